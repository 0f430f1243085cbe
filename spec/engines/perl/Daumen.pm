package Daumen;

# One game of "Daumen drauf!" and its rules.
#
# The words in capitals (HIGH-5) are the clauses that a line carries out, Q30 and the like the
# questions that the manuals leave open. A card is a string, "Y3p"; its kind is "Y3". Seats are
# numbered clockwise from 0. The game knows nothing of the protocol; engine.pl speaks that.

use strict;
use warnings;

use Daumen::Flags;

sub kind   { substr $_[0], 0, 2 }
sub colour { substr $_[0], 0, 1 }
sub value  { substr $_[0], 1, 1 }

# ---------------------------------------------------------------- setting up

# Daumen->new(players => 3, starter => 0, hand_size => 5, deck => [...], flags => {...})
# Dies with one line of text if such a game cannot be played.
sub new {
    my ($class, %arg) = @_;
    my ($n, $size, $starter, $deck) = @arg{qw(players hand_size starter deck)};
    $size    //= 5;                                                          # START-3
    $starter //= 0;                                                          # START-1
    ($_ // '') =~ /\A[0-9]+\z/ or die "a number is missing\n" for $n, $size, $starter;
    $n >= 2 && $n <= 7 or die "two to seven players\n";                      # GAME-1
    $starter < $n      or die "no such seat begins\n";
    $size > 0          or die "a hand has at least one card\n";
    ref $deck eq 'ARRAY' && @$deck >= $n * $size or die "the deck is too short for the hands\n";
    my %seen;
    for my $card (@$deck) {                                                  # MAT-2, MAT-4
        ($card // '') =~ /\A[YGB][1-9][ph]\z/ or die "no such card in a deck\n";
        $seen{$card}++ and die "a card is there twice\n";
    }

    my $self = bless {
        players    => $n,
        hand_size  => $size,
        rule       => Daumen::Flags::readings($arg{flags} // {}),
        hand       => [map { [] } 1 .. $n],
        captured   => [map { [] } 1 .. $n],
        known      => [map { {} } 1 .. $n],     # by seat: the kinds whose fangs it knows
        pile       => [@$deck],
        trick      => [],                       # { seat, card, covered }, in the order shown
        covered    => [(undef) x $n],           # by seat: its covered entry of the trick
        colours    => {},                       # those that are no longer new
        passes     => 0,                        # in a row, on the highest card
        leader     => $starter,                                              # START-1, LEAD-1
        turn       => $starter,
        last_actor => undef,
        over       => 0,
        events     => [],
    }, $class;
    my @order = $self->_clockwise_from($starter);                            # START-5
    $self->_draw($self->_reads('deal=packets')
        ? map { ($_) x $size } @order
        : (@order) x $size);                                                 # START-4
    return $self;                               # what is left is the draw pile: START-6
}

# Whether the rule set reads a flag so: _reads('deal=packets').
sub _reads { $_[0]{rule}{ $_[1] } // die "no such reading: $_[1]" }

sub _clockwise_from {
    my ($self, $first) = @_;
    return map { ($first + $_) % $self->{players} } 0 .. $self->{players} - 1;
}

# ---------------------------------------------------------------- what is allowed

# The highest card is always the one shown last (Q27); undef while nobody has led.
sub _top { $_[0]{trick}[-1] }

sub _is_higher {
    my ($self, $card) = @_;
    my $top = $self->_top or return 1;                                       # LEAD-1: any card
    return value($card) > value($top->{card}) if colour($card) eq colour($top->{card});  # HIGH-1
    return !$self->{colours}{ colour($card) };              # HIGH-2, HIGH-3, HIGH-4, HIGH-5
}

sub _holds {
    my ($self, $seat, $card) = @_;
    return scalar grep { $_ eq $card } @{ $self->{hand}[$seat] };
}

# The twin of the highest card, if this seat holds it.
sub _twin_in_hand {
    my ($self, $seat) = @_;
    my $top = $self->_top or return;
    my $kind = kind($top->{card});
    my ($twin) = grep { kind($_) eq $kind } @{ $self->{hand}[$seat] };
    return $twin;
}

sub _may_parry {
    my ($self, $seat) = @_;
    return 0 if !defined $self->_twin_in_hand($seat);                        # PARRY-1
    return $seat == $self->{turn} if $self->_reads('parry_timing=own_turn'); # PARRY-2
    return $seat != $self->_top->{seat} || $self->_reads('self_parry=true'); # Q20, Q21
}

sub _may_show {
    my ($self, $seat, $card) = @_;
    return $seat == $self->{turn}                                            # TURN-1, NEXT-1
        && $self->_holds($seat, $card)                                       # THUMB-1
        && $self->_is_higher($card);                                         # TURN-2, RAISE-3
}

sub _can_only_pass {
    my ($self, $seat) = @_;
    return !$self->_may_parry($seat)                                         # Q23
        && !grep { $self->_is_higher($_) } @{ $self->{hand}[$seat] };
}

sub _may_pass {
    my ($self, $seat) = @_;
    return 0 if $seat != $self->{turn} || !$self->_top;                      # TURN-1, LEAD-2
    return 1 if $seat != $self->{leader} || $self->_reads('must_show_scope=trick');  # PASS-1
    return $self->_can_only_pass($seat);                    # Q14: the head of a later lap
}

# Every action allowed now, each as [seat, do, card].
sub legal {
    my ($self) = @_;
    return if $self->{over};                                                 # OVER-1
    my $turn = $self->{turn};
    my @actions = (
        (map { [$turn, 'show', $_] } grep { $self->_is_higher($_) } @{ $self->{hand}[$turn] }),
        ($self->_may_pass($turn) ? [$turn, 'pass'] : ()),
        (map { [$_, 'parry', $self->_twin_in_hand($_)] }
            grep { $self->_may_parry($_) } 0 .. $self->{players} - 1),
    );
    return @actions;
}

sub allows {
    my ($self, $seat, $do, $card) = @_;
    return 0 if $self->{over};                                               # OVER-1
    return 0 if ref $seat || ($seat // '') !~ /\A[0-9]+\z/ || $seat >= $self->{players};
    $_ //= '' for $do, $card;
    return $do eq 'show'  ? $self->_may_show($seat, $card)
         : $do eq 'pass'  ? $self->_may_pass($seat)
         : $do eq 'parry' ? $self->_may_parry($seat) && $self->_twin_in_hand($seat) eq $card
         :                  0;
}

# ---------------------------------------------------------------- what happens

# Carries out an action with all that follows from it. Returns the events, or undef if the action
# is not allowed; then nothing has changed. An event is [name, field, value, ...].
sub apply {
    my ($self, $seat, $do, $card) = @_;
    return if !$self->allows($seat, $do, $card);
    $seat += 0;                                  # a number, also where it was read as text
    $self->{events}     = [];
    $self->{last_actor} = $seat;
    $do eq 'show' ? $self->_show($seat, $card)
  : $do eq 'pass' ? $self->_pass($seat)
  :                 $self->_parry($seat, $card);
    return $self->{events};
}

sub _tell {
    my ($self, @event) = @_;
    push @{ $self->{events} }, \@event;
}

sub _show {
    my ($self, $seat, $card) = @_;
    $self->_release($seat);                                                  # RAISE-1, RAISE-2
    $self->_put_into_trick($seat, $card);
    $self->{colours}{ colour($card) } = 1;                                   # HIGH-2, Q25
    $self->{passes} = 0;
    $self->_tell('shown', seat => $seat, card => kind($card));               # THUMB-4
    $self->_go_on unless $self->_ends_within_trick;
}

sub _pass {
    my ($self, $seat) = @_;
    $self->_tell('passed', seat => $seat);       # a covered card stays where it is: Q19
    $self->{passes}++;
    $self->_go_on;
}

sub _parry {
    my ($self, $seat, $card) = @_;
    $self->_release($seat) if $self->_reads('parrier_releases_old_card=true');  # Q24
    $self->_put_into_trick($seat, $card);
    $self->_tell('parried', seat => $seat, card => kind($card));
    $self->_end_trick($seat, $self->_reads('refill_after_parry=true'));      # PARRY-4, Q26
}

sub _put_into_trick {
    my ($self, $seat, $card) = @_;
    my $hand = $self->{hand}[$seat];
    @$hand = grep { $_ ne $card } @$hand;
    push @{ $self->{trick} }, { seat => $seat, card => $card, covered => 1 };   # THUMB-2
    $self->{covered}[$seat] = $self->_top;
}

# Lays open the card under the thumb of a seat, if there is one.
sub _release {
    my ($self, $seat) = @_;
    my $entry = $self->{covered}[$seat] or return;
    $entry->{covered} = 0;
    $self->{covered}[$seat] = undef;
    $self->_reveal($entry->{card}, 0 .. $self->{players} - 1);
    $self->_tell('released', seat => $seat, card => $entry->{card});
}

# The turn goes on clockwise, over seats that are jumped and into a new lap; or the trick ends.
sub _go_on {
    my ($self) = @_;
    while ($self->{passes} < $self->{players} - 1) {
        $self->{turn} = ($self->{turn} + 1) % $self->{players};              # TURN-1
        if ($self->{turn} == $self->{leader}) {                              # END-1
            $self->_new_lap;
            return if $self->{over};
        }
        return if !$self->_is_jumped($self->{turn});                         # PASS-2, Q16
        $self->_tell('skipped', seat => $self->{turn});
        $self->{passes}++;                       # Q17: counts as passed, has not acted
    }
    $self->_end_trick($self->_top->{seat}, 1);                               # END-2
}

sub _is_jumped {
    my ($self, $seat) = @_;
    return 0 if $self->_reads('forced_pass=explicit');                       # PASS-3
    return !@{ $self->{hand}[$seat] } if $self->_reads('forced_pass=skip_empty_hands');
    return $self->_can_only_pass($seat);
}

sub _new_lap {
    my ($self) = @_;
    my $top = $self->_top;
    $self->{colours} = { colour($top->{card}) => 1 } if $self->_reads('colour_scope=lap');  # Q12
    if ($self->_reads('refill_scope=lap')) {                                 # Q13
        $self->_refill($top->{seat});
        $self->_ends_within_trick;
    }
}

# ---------------------------------------------------------------- after a trick

sub _end_trick {
    my ($self, $taker, $with_refill) = @_;
    $self->_capture($taker);
    return $self->_finish if $self->_is_tested_early && $self->_holders <= 1;   # Q40
    $self->_refill($taker) if $with_refill;                                  # FILL-1
    return $self->_finish if $self->_holders <= 1;                           # OVER-1

    my $hand = $self->{hand};
    return $self->_finish                                                    # Q33
        if !@{ $hand->[$taker] } && $self->_reads('leader_without_cards=game_ends');
    my ($leader) = grep { @{ $hand->[$_] } } $self->_clockwise_from($taker); # NEXT-1, NEXT-2
    @$self{qw(leader turn)} = ($leader, $leader);                            # END-5, PARRY-5
    $self->_tell('leads', seat => $leader);
}

# Everything of the trick goes to one seat: END-3, PARRY-4.
sub _capture {
    my ($self, $taker) = @_;
    my @cards = map { $_->{card} } @{ $self->{trick} };
    my @lookers = $self->_reads('inspection=all') ? 0 .. $self->{players} - 1 : $taker;
    push @{ $self->{captured}[$taker] }, @cards;                             # END-4
    $self->_tell('taken', seat => $taker, cards => scalar @cards);
    $self->_reveal($_, @lookers) for @cards;                                 # END-6, Q01
    $self->_tell('inspected', seats => \@lookers);
    $self->_clear_table;
}

sub _clear_table {
    my ($self) = @_;
    $self->{trick}   = [];
    $self->{covered} = [(undef) x $self->{players}];
    $self->{colours} = {};                                                   # HIGH-4
    $self->{passes}  = 0;
}

# Brings the hands back to their size. The owner of the highest card, or the taker, is given;
# the flag may let the seat draw first that acted last.
sub _refill {
    my ($self, $winner) = @_;
    my $first = $self->_reads('refill_first=winner') ? $winner : $self->{last_actor};   # FILL-3
    my @order = $self->_clockwise_from($first);                              # FILL-4
    my @need  = map { $self->{hand_size} - $self->_held($_) } 0 .. $self->{players} - 1;  # Q32
    my $left  = @{ $self->{pile} };                                          # FILL-6
    my $total = 0;
    $total += $_ for @need;

    # One seat for each card that is drawn, in the order of drawing.
    my @draws;
    if ($total <= $left || $self->_reads('refill_short=greedy')) {
        @draws = map { ($_) x $need[$_] } @order;
    }
    elsif ($self->_reads('refill_short=whole_need')) {                       # FILL-2, Q31
        for my $seat (@order) {
            push @draws, ($seat) x $need[$seat] if @draws + $need[$seat] <= $left;
        }
    }
    elsif ($self->_reads('refill_short=one_by_one')) {
        for my $round (1 .. $self->{hand_size}) {
            push @draws, grep { $need[$_] >= $round } @order;
        }
    }                                            # all_or_nothing: nobody draws
    splice @draws, $left if @draws > $left;
    $self->_draw(@draws);

    my %count;
    $count{$_}++ for @draws;
    for my $seat (@draws) {
        my $cards = delete $count{$seat} or next;
        $self->_tell('drawn', seat => $seat, cards => $cards);
    }
}

# Each seat named takes the top card of the pile.
sub _draw {
    my ($self, @seats) = @_;
    for my $seat (@seats) {
        my $card = shift @{ $self->{pile} };
        push @{ $self->{hand}[$seat] }, $card;
        $self->_reveal($card, $seat);                                        # HAND-1
    }
}

# ---------------------------------------------------------------- the end

# How many cards a seat holds, the one under its thumb included or not: Q41.
sub _held {
    my ($self, $seat) = @_;
    my $covered = $self->{covered}[$seat] && $self->_reads('covered_card_is_hand_card=true');
    return @{ $self->{hand}[$seat] } + ($covered ? 1 : 0);
}

sub _holders {
    my ($self) = @_;
    return scalar grep { $self->_held($_) } 0 .. $self->{players} - 1;
}

# Whether the end is tested at this moment, be it within a trick or before drawing: Q40.
sub _is_tested_within {
    my ($self) = @_;
    return $self->_reads('end_test=any_moment')
        || $self->_reads('end_test=any_moment_pile_empty') && !@{ $self->{pile} };
}

sub _is_tested_early { $_[0]->_reads('end_test=before_refill') || $_[0]->_is_tested_within }

# Ends the game within a trick, if it is over. Says whether it is.
sub _ends_within_trick {
    my ($self) = @_;
    return 0 if !$self->_is_tested_within || $self->_holders > 1;
    if ($self->_reads('unfinished_trick=highest_takes')) {                   # Q42
        $self->_capture($self->_top->{seat});
    }
    else {
        $self->_tell('left', cards => scalar @{ $self->{trick} });
        $self->_clear_table;
    }
    $self->_finish;
    return 1;
}

sub _finish {
    my ($self) = @_;
    $self->{over} = 1;
    @$self{qw(leader turn)} = ();
    $self->_tell('over');
    my @seats = 0 .. $self->{players} - 1;
    for my $seat (@seats) {
        $self->_reveal($_, @seats) for @{ $self->{hand}[$seat] };            # Q03: laid open
        my $points = -@{ $self->{hand}[$seat] };                             # OVER-2, OVER-4
        $points += /p\z/ ? -1 : 1 for @{ $self->{captured}[$seat] };         # VAL-1, VAL-2
        $self->{points}[$seat] = $points;                                    # VAL-3, VAL-4
        $self->_tell('points', seat => $seat, points => $points);
    }
}

# ---------------------------------------------------------------- what is seen

# These seats see the face of a card, and so they know its twin too: MAT-4.
sub _reveal {
    my ($self, $card, @seats) = @_;
    $self->{known}[$_]{ kind($card) } = 1 for @seats;
}

# What lies open for all.
sub state {
    my ($self) = @_;
    return {
        over     => $self->{over},
        turn     => $self->{turn},
        leader   => $self->{leader},
        trick    => [map { [$_->{seat}, $_->{covered} ? kind($_->{card}) : $_->{card}, $_->{covered}] }
                        @{ $self->{trick} }],
        hands    => [map { scalar @$_ } @{ $self->{hand} }],
        pile     => scalar @{ $self->{pile} },
        captured => [map { [map { kind($_) } @$_] } @{ $self->{captured} }],
        points   => $self->{points},
    };
}

# What one seat knows: THUMB-2, THUMB-4, HAND-1, HAND-2, Q02, Q03.
sub view {
    my ($self, $seat) = @_;
    my $known = $self->{known}[$seat];
    my $as_known = sub { $known->{ kind($_[0]) } ? $_[0] : kind($_[0]) };
    return {
        hand     => [@{ $self->{hand}[$seat] }],
        trick    => [map { [$_->{seat}, $as_known->($_->{card}), $_->{covered}] } @{ $self->{trick} }],
        captured => [map { [map { $as_known->($_) } @$_] } @{ $self->{captured} }],
        hands    => $self->{over} ? [map { [@$_] } @{ $self->{hand} }] : undef,
    };
}

1;

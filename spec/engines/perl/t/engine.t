# Examples worked out by hand, and random games in which no card may get lost.

use strict;
use warnings;

use FindBin;
use lib "$FindBin::Bin/..";
use IPC::Open2;
use JSON::PP qw(decode_json encode_json);
use List::Util qw(shuffle sum0);
use Test::More;

use Daumen;

my $ENGINE = "$FindBin::Bin/../engine.pl";

# A game with these hands and this pile: the deck from which they are dealt one by one.
sub table {
    my ($hands, $pile, %flags) = @_;
    my @hands = map { [split ' '] } @$hands;
    my @deck;
    for my $i (0 .. $#{ $hands[0] }) { push @deck, map { $_->[$i] } @hands }
    return Daumen->new(
        players   => scalar @hands,
        hand_size => scalar @{ $hands[0] },
        deck      => [@deck, split ' ', $pile],
        flags     => \%flags,
    );
}

# Moves as text: "0 Y3p", "1 pass", "2 parry Y3h".
sub play {
    my ($game, @moves) = @_;
    my @events;
    for my $move (@moves) {
        my ($seat, $do, $card) = split ' ', $move;
        ($do, $card) = ('show', $do) if $do =~ /^[YGB]/;
        my $told = $game->apply($seat, $do, $card);
        if (!$told) { fail("allowed: $move"); next }
        push @events, @$told;
    }
    return map { text_of(@$_) } @events;
}

sub text_of { join ' ', map { ref $_ ? "[@$_]" : $_ } @_ }

sub legal { my ($game) = @_; return join ', ', sort map { join ' ', @$_ } $game->legal }
sub hand  { my ($game, $seat) = @_; return join ' ', @{ $game->view($seat)->{hand} } }

sub refused {
    my ($game, @moves) = @_;
    for my $move (@moves) {
        my ($seat, $do, $card) = split ' ', $move;
        ($do, $card) = ('show', $do) if $do =~ /^[YGB]/;
        ok(!$game->apply($seat, $do, $card), "refused: $move");
    }
}

subtest 'dealing' => sub {
    my @deck = qw(Y1p Y1h Y2p Y2h Y3p Y3h Y4p Y4h G1p G1h);
    my %deal = (players => 2, deck => \@deck);
    my $game = Daumen->new(%deal);
    is hand($game, 0), 'Y1p Y2p Y3p Y4p G1p', 'one by one (Q50)';
    $game = Daumen->new(%deal, flags => { deal => 'packets' });
    is hand($game, 0), 'Y1p Y1h Y2p Y2h Y3p', 'in packets';
    $game = Daumen->new(%deal, starter => 1);
    is hand($game, 1), 'Y1p Y2p Y3p Y4p G1p', 'the starter gets the first card';
    is $game->state->{turn}, 1, 'and leads';
};

subtest 'colours' => sub {
    my $game = table(['Y3p G5p B9p', 'Y5h B8h G6p', 'G4h Y9h B7p', 'B1p Y8h G9p'], '');
    play($game, '0 Y3p', '1 Y5h', '2 G4h', '3 B1p');    # EX-1
    is legal($game), '0 pass, 0 show B9p', 'yellow and green are topped (HIGH-5)';
    refused($game, '0 G5p', '0 Y3p', '1 B8h', '1 pass', '0 parry B9p', '9 pass', '0 fly');
    play($game, '0 B9p');
    is legal($game), '1 pass', 'a lower black does not do (HIGH-1)';

    $game = table(['Y3p', 'Y2p', 'B1h'], '');
    refused($game, '0 pass', '1 Y2p');                  # LEAD-2, START-1
    play($game, '0 Y3p');
    is legal($game), '1 pass', 'lower in the same colour';
    play($game, '1 pass');
    is legal($game), '2 pass, 2 show B1h', 'a new colour may be lower (HIGH-2)';

    my @hands = ('Y3h B1p B2p', 'G2p Y1h G9p', 'Y4p Y4h G3p');
    my @moves = ('0 Y3h', '1 G2p', '2 pass', '0 B1p');
    $game = table(\@hands, '');
    play($game, @moves);
    is legal($game), '1 pass', 'colours of the whole trick (Q12)';
    $game = table(\@hands, '', colour_scope => 'lap');
    play($game, @moves);
    is legal($game), '1 pass, 1 show Y1h', 'colours of the lap: yellow is new again';
};

subtest 'parry' => sub {
    my @hands = ('Y3p G1p', 'Y4h G4h', 'Y3h G3h');
    my $game = table(\@hands, '');
    play($game, '0 Y3p');
    is legal($game), '1 pass, 1 show G4h, 1 show Y4h', 'only on turn (PARRY-2)';
    refused($game, '2 parry Y3h');
    is_deeply [play($game, '1 pass', '2 parry Y3h')],
        ['passed seat 1', 'parried seat 2 card Y3', 'taken seat 2 cards 2',
         'inspected seats [0 1 2]', 'leads seat 2'], 'the parrier takes and leads';

    $game = table(\@hands, '', parry_timing => 'any_time');
    play($game, '0 Y3p', '2 parry Y3h');
    is_deeply $game->state->{captured}, [[], [], ['Y3', 'Y3']], 'at any time (Q20)';

    $game = table(\@hands, '');
    play($game, '0 Y3p', '1 Y4h');
    is legal($game), '2 pass, 2 show G3h', 'the twin of a lower card is dead (Q22)';

    my @own = ('Y3p Y3h', 'B1p B1h');
    $game = table(\@own, '', parry_timing => 'any_time');
    play($game, '0 Y3p');
    is legal($game), '1 pass, 1 show B1h, 1 show B1p', 'not one\'s own card (Q21)';
    $game = table(\@own, '', parry_timing => 'any_time', self_parry => 'true');
    play($game, '0 Y3p');
    is legal($game), '0 parry Y3h, 1 pass, 1 show B1h, 1 show B1p', 'one\'s own card';

    @hands = ('Y3h Y4h G1p', 'Y4p G2p B1p', 'Y1p G3p B2p');
    my @moves = ('0 Y3h', '1 Y4p', '2 pass', '0 parry Y4h');
    $game = table(\@hands, '', inspection => 'taker_only');
    play($game, @moves);
    is_deeply $game->view(2)->{captured}[0], [qw(Y3 Y4 Y4)], 'seat 2 has seen nothing (Q01)';
    is_deeply $game->view(1)->{captured}[0], [qw(Y3 Y4p Y4h)], 'seat 1 knows its own card';
    $game = table(\@hands, '', inspection => 'taker_only', parrier_releases_old_card => 'true');
    is((play($game, @moves))[3], 'released seat 0 card Y3h', 'released before the parry (Q24)');
    is_deeply $game->view(2)->{captured}[0], [qw(Y3h Y4 Y4)], 'and seen';

    $game = table(['Y3p Y1p', 'Y3h Y1h'], 'Y4p G4p');
    is_deeply [grep { /drawn|leads/ } play($game, '0 Y3p', '1 parry Y3h')],
        ['drawn seat 1 cards 1', 'drawn seat 0 cards 1', 'leads seat 1'], 'drawing first (Q26)';
    $game = table(['Y3p Y1p', 'Y3h Y1h'], 'Y4p G4p', refill_after_parry => 'false');
    is_deeply [grep { /drawn|leads/ } play($game, '0 Y3p', '1 parry Y3h')],
        ['leads seat 1'], 'leading at once';
};

subtest 'laps' => sub {
    my @hands = ('Y3h Y5p B2p', 'Y4h G1p G2p', 'Y1p G3p B3p');
    my $game = table(\@hands, '');
    play($game, '0 Y3h', '1 Y4h', '2 pass');
    is legal($game), '0 pass, 0 show B2p, 0 show Y5p', 'the leader may stop (Q14)';
    $game = table(\@hands, '', must_show_scope => 'lap');
    play($game, '0 Y3h', '1 Y4h', '2 pass');
    is legal($game), '0 show B2p, 0 show Y5p', 'the head of a lap must go on';

    @hands = ('Y2p G1p', 'Y3h G2p', 'Y1p G3p');
    my @lap = (refill_scope => 'lap', covered_card_is_hand_card => 'false');
    my @moves = ('0 Y2p', '1 Y3h', '2 pass');
    $game = table(\@hands, 'B5h Y5p Y4p', @lap);
    play($game, @moves);
    is hand($game, 0) . '/' . hand($game, 1), 'G1p Y5p/G2p B5h', 'drawing after the lap (Q13)';
    $game = table(\@hands, 'B5h Y5p Y4p', @lap, refill_first => 'last_actor');
    play($game, @moves);
    is hand($game, 0) . '/' . hand($game, 1), 'G1p B5h/G2p Y5p', 'the last to act begins';
    $game = table(\@hands, 'B5h Y5p Y4p', refill_scope => 'lap');
    play($game, @moves);
    is $game->state->{pile}, 3, 'a covered card counts as held: nobody needs one';
};

subtest 'order of drawing' => sub {
    my @hands = ('Y3h B1p', 'Y5h B2p', 'G1p B3p');
    my @moves = ('0 Y3h', '1 Y5h', '2 G1p', '0 pass', '1 pass');
    my $game = table(\@hands, 'Y1h B5p G4h');
    play($game, @moves);
    is join('/', map { hand($game, $_) } 0 .. 2), 'B1p B5p/B2p G4h/B3p Y1h', 'the winner first (Q30)';
    $game = table(\@hands, 'Y1h B5p G4h', refill_first => 'last_actor');
    play($game, @moves);
    is join('/', map { hand($game, $_) } 0 .. 2), 'B1p G4h/B2p Y1h/B3p B5p', 'the last to act first';
    is $game->state->{leader}, 2, 'the winner leads all the same';

    # Seat 2 needs two cards, seat 0 two, seat 1 one; the pile has three.
    @hands = ('Y2p B2h Y5p', 'Y3h Y5h G5p', 'G1h B3h G5h');
    @moves = ('0 Y2p', '1 Y3h', '2 G1h', '0 B2h', '1 pass', '2 B3h', '0 pass', '1 pass');
    my %drawn = (
        greedy         => ['drawn seat 2 cards 2', 'drawn seat 0 cards 1'],
        all_or_nothing => [],
        whole_need     => ['drawn seat 2 cards 2', 'drawn seat 1 cards 1'],
        one_by_one     => ['drawn seat 2 cards 1', 'drawn seat 0 cards 1', 'drawn seat 1 cards 1'],
    );
    my %hands = (
        greedy         => 'Y5p Y4h/Y5h G5p/G5h G2h B1p',
        all_or_nothing => 'Y5p/Y5h G5p/G5h',
        whole_need     => 'Y5p/Y5h G5p Y4h/G5h G2h B1p',
        one_by_one     => 'Y5p B1p/Y5h G5p Y4h/G5h G2h',
    );
    for my $reading (sort keys %drawn) {
        $game = table(\@hands, 'G2h B1p Y4h', refill_short => $reading);
        is_deeply [grep { /drawn/ } play($game, @moves)], $drawn{$reading}, "$reading (Q31)";
        is join('/', map { hand($game, $_) } 0 .. 2), $hands{$reading}, 'the cards';
    }
    $game = table(\@hands, 'G2h B1p Y4h B5h B5p', refill_short => 'one_by_one');
    play($game, @moves);
    is hand($game, 2), 'G5h G2h B1p', 'a pile that lasts is not drawn one by one';
};

subtest 'seats that can only pass' => sub {
    my @hands = ('Y3p Y1p', 'Y2p Y2h', 'Y3h G2p');
    my $game = table(\@hands, '', forced_pass => 'skip_all');
    is_deeply [play($game, '0 Y3p')],
        ['shown seat 0 card Y3', 'skipped seat 1'], 'jumped up to one that has a choice (Q17)';
    is $game->state->{turn}, 2, 'it is on turn';
    $game = table(\@hands, '', forced_pass => 'skip_empty_hands');
    play($game, '0 Y3p');
    is legal($game), '1 pass', 'not empty, so it passes by itself';

    $game = table(['Y1p', 'Y2p'], 'Y1h Y2h', forced_pass => 'skip_empty_hands', refill_first => 'last_actor');
    is_deeply [play($game, '0 Y1p', '1 Y2p')],
        ['shown seat 0 card Y1', 'shown seat 1 card Y2', 'skipped seat 0', 'taken seat 1 cards 2',
         'inspected seats [0 1]', 'drawn seat 1 cards 1', 'drawn seat 0 cards 1', 'leads seat 1'],
        'a jumped seat has not acted';
};

subtest 'the end' => sub {
    # Three seats; C keeps three cards and pays for them.
    my $game = table(['Y3h B2h B3h', 'Y4p G3h B4h', 'B1h G2p Y1h'], '');
    play($game, '0 Y3h', '1 Y4p', '2 pass', '0 pass', '1 B4h', '2 pass', '0 pass',
        '1 G3h', '2 pass', '0 B2h', '1 pass', '2 pass', '0 B3h', '1 pass');
    is_deeply [play($game, '2 pass')],
        ['passed seat 2', 'taken seat 0 cards 1', 'inspected seats [0 1 2]', 'over',
         'points seat 0 points 3', 'points seat 1 points 1', 'points seat 2 points -3'],
        'one minus point for each card in hand (OVER-2)';
    is_deeply [$game->legal], [], 'nothing is allowed any more';
    refused($game, '2 B1h', '2 pass');
    is_deeply $game->view(0)->{hands}, [[], [], [qw(B1h G2p Y1h)]], 'the last hand is open (Q03)';
    is $game->state->{leader}, undef, 'nobody leads';

    # A wins without a card left; B is the next clockwise who has some (NEXT-2).
    for ([next_clockwise => 'leads seat 1'], [game_ends => 'over']) {
        my ($reading, $last) = @$_;
        $game = table(['Y3p', 'Y1h', 'G4h'], '', leader_without_cards => $reading);
        my @events = play($game, '0 Y3p', '1 pass', '2 pass');
        is_deeply [grep { /^(leads|over)/ } @events], [$last], "$reading (Q33)";
    }
    is_deeply $game->state->{points}, [-1, -1, -1], 'all hands pay';

    $game = table(['G3p', 'Y4h'], '', end_test => 'any_moment', covered_card_is_hand_card => 'false');
    is_deeply [play($game, '0 G3p')],
        ['shown seat 0 card G3', 'taken seat 0 cards 1', 'inspected seats [0 1]', 'over',
         'points seat 0 points -1', 'points seat 1 points -1'], 'over within the trick (Q40, Q41)';
    $game = table(['G3p', 'Y4h'], '', end_test => 'any_moment', covered_card_is_hand_card => 'false',
        unfinished_trick => 'nobody', inspection => 'taker_only');
    is_deeply [(play($game, '0 G3p'))[1, 2, 3]], ['left cards 1', 'over', 'points seat 0 points 0'],
        'the trick is nobody\'s (Q42)';
    $game = table(['G3p', 'Y4h'], '', end_test => 'any_moment');
    play($game, '0 G3p');
    is legal($game), '1 pass, 1 show Y4h', 'a covered card is still held';
    $game = table(['G3p', 'Y4h'], 'Y1p Y2p', end_test => 'any_moment_pile_empty',
        covered_card_is_hand_card => 'false');
    play($game, '0 G3p');
    is legal($game), '1 pass, 1 show Y4h', 'not before the pile is empty';
    $game = table(['G3p', 'G3h'], 'Y1p Y2p', end_test => 'before_refill');
    play($game, '0 G3p', '1 parry G3h');
    is_deeply $game->state->{points}, [0, 0], 'over before anybody draws';

    ok !eval { table(['G3p', 'Y4h'], '', self_parry => 'true'); 1 }, 'self_parry needs any_time (Q21)';
};

subtest 'what a seat knows' => sub {
    my $game = table(['Y3p Y5p G1p', 'Y3h G4h G2p', 'Y4p B1p B2p'], 'G1h G2h', inspection => 'taker_only');
    play($game, '0 Y3p');
    is $game->view(1)->{trick}[0][1], 'Y3p', 'the holder of the twin knows the fang';
    is $game->view(2)->{trick}[0][1], 'Y3',  'another does not';
    play($game, '1 G4h', '2 pass', '0 pass');
    is_deeply $game->view(1)->{captured}[1], [qw(Y3p G4h)], 'the taker has looked';
    is_deeply $game->view(2)->{captured}[1], [qw(Y3 G4)],   'the others have not';
    is $game->view(0)->{captured}[1][0], 'Y3p', 'nobody forgets';
    is $game->view(0)->{hands}, undef, 'hands are closed';

    $game = table(['Y3p Y5p', 'Y4h G4h', 'B1p B2p'], '', inspection => 'taker_only');
    play($game, '0 Y3p', '1 Y4h', '2 pass', '0 Y5p');
    is_deeply $game->view(2)->{trick}, [[0, 'Y3p', 0], [1, 'Y4', 1], [0, 'Y5', 1]], 'released cards are open';
    is_deeply $game->state->{trick},   [[0, 'Y3p', 0], [1, 'Y4', 1], [0, 'Y5', 1]], 'so the state tells them';
};

# All cards lie somewhere, and what a seat is shown is true.
sub check_table {
    my ($game, $deck, $left) = @_;
    my @seats = 0 .. $game->{players} - 1;
    my @all = (@{ $game->{pile} }, @$left,
        (map { $_->{card} } @{ $game->{trick} }),
        map { (@{ $game->{hand}[$_] }, @{ $game->{captured}[$_] }) } @seats);
    return 'cards got lost' if join(' ', sort @all) ne join(' ', sort @$deck);
    return 'somebody holds too much' if grep { $game->_held($_) > $game->{hand_size} }
        grep { $game->_reads('covered_card_is_hand_card=true') } @seats;
    return 'no action is left' if !$game->{over} && !$game->legal;
    for my $seat (@seats) {
        my $view = $game->view($seat);
        my @told = grep { /[ph]$/ } map { @$_ } @{ $view->{captured} };
        my %true = map { $_ => 1 } map { @$_ } @{ $game->{captured} };
        return 'a wrong fang' if grep { !$true{$_} } @told;
    }
    return '';
}

subtest 'random games' => sub {
    srand 20;
    my %readings = %Daumen::Flags::READINGS;
    my ($games, $actions) = (0, 0);
    while ($games < 300) {
        my $n    = 2 + int rand 6;
        my $size = $games % 3 ? 5 : 1 + int rand 3;
        my @deck = shuffle map { my $c = $_; map { ("$c${_}p", "$c${_}h") } 1 .. $n + 2 } qw(Y G B);
        my %flags = map { $_ => $readings{$_}[rand @{ $readings{$_} }] } keys %readings;
        my $game = eval {
            Daumen->new(players => $n, starter => int rand $n, hand_size => $size, deck => \@deck, flags => \%flags);
        } or next;    # two combinations of flags make no rule set
        $games++;
        my $trouble = check_table($game, \@deck, []);
        my @left;
        until ($game->{over} || $trouble) {
            my @legal = $game->legal;
            my $action = $legal[rand @legal];
            my %table = map { $_->{card} => 1 } @{ $game->{trick} };
            $table{ $action->[2] } = 1 if defined $action->[2];
            my $events = $game->apply(@$action) or $trouble = 'a legal action is refused';
            @left = sort keys %table if grep { $_->[0] eq 'left' } @$events;
            $actions++;
            $trouble ||= check_table($game, \@deck, \@left);
        }
        my $minus_twice = 2 * grep { /h$/ } map { @$_ } @{ $game->{hand} };
        $trouble ||= 'the points do not add up' if !@left && !@{ $game->{pile} }
            && sum0(@{ $game->state->{points} }) != -$minus_twice;
        is $trouble, '', join ' ', map { "$_=$flags{$_}" } sort keys %flags if $trouble;
    }
    ok 1, "$games games, $actions actions";
};

subtest 'the protocol' => sub {
    my $pid = open2(my $out, my $in, $^X, $ENGINE);
    my $ask = sub { print {$in} $_[0], "\n"; $in->flush; return decode_json(scalar <$out>) };
    my $request = sub { $ask->(encode_json({@_})) };

    ok $request->(message => 'legal')->{error}, 'no game yet';
    ok $ask->('{"message":')->{error}, 'no JSON';
    is $request->(message => 'hello', protocol => 1, game => 'daumen_drauf')->{protocol}, 1, 'hello';
    my $state = {
        over => JSON::PP::false, turn => 0, leader => 0, trick => [], hands => [2, 2], pile => 4,
        captured => [[], []], points => undef,
    };
    my @deal = (message => 'new', players => 2, starter => 0, hand_size => 2,
        deck => [qw(Y1p Y2h G1h Y1h Y3p G1p Y2p Y3h)]);
    is_deeply $request->(@deal, flags => { self_parry => JSON::PP::false }), { state => $state }, 'new';
    is_deeply $request->(message => 'legal'), { legal => [
        { seat => 0, do => 'show', card => 'Y1p' }, { seat => 0, do => 'show', card => 'G1h' } ] }, 'legal';
    my $answer = $request->(message => 'apply', action => { seat => 0, do => 'show', card => 'Y1p' });
    is_deeply $answer->{state}{trick}, [{ seat => 0, card => 'Y1', covered => JSON::PP::true }], 'apply';
    is_deeply $request->(message => 'view', seat => 1), { view => { hand => [qw(Y2h Y1h)],
        trick => [{ seat => 0, card => 'Y1p', covered => JSON::PP::true }],
        captured => [[], []], hands => undef } }, 'view';
    is_deeply $request->(message => 'apply', action => { seat => 1, do => 'show', card => 'Y1h' }),
        { refused => JSON::PP::true }, 'refused';
    $answer = $request->(message => 'apply', action => { seat => 1, do => 'parry', card => 'Y1h' });
    is_deeply $answer->{state}{captured}, [[], [qw(Y1 Y1)]], 'parried';
    is_deeply $answer->{events}, [
        { event => 'parried', seat => 1, card => 'Y1' }, { event => 'taken', seat => 1, cards => 2 },
        { event => 'inspected', seats => [0, 1] }, { event => 'drawn', seat => 1, cards => 1 },
        { event => 'drawn', seat => 0, cards => 1 }, { event => 'leads', seat => 1 } ], 'events';
    ok $request->(@deal, flags => { self_parry => JSON::PP::true })->{unsupported}, 'unsupported';
    ok $request->(message => 'view', seat => 0)->{error}, 'then there is no game';
    print {$in} qq({"message":"bye"}\n);
    close $in;
    waitpid $pid, 0;
    is $?, 0, 'bye';
};

done_testing;

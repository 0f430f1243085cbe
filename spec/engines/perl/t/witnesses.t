# The witnesses of the open questions and the worked games, as the pages beside this folder tell
# them: each is played, and what the page says of the table afterwards is compared.

use strict;
use warnings;

use FindBin;
use lib "$FindBin::Bin/..";
use Test::More;

use Daumen;

my $PAGES = "$FindBin::Bin/../../../daumen_drauf";

sub slurp { my ($file) = @_; local (@ARGV, $/) = $file; return scalar <> }

# One record of one game: names, deck, moves, score.
sub record {
    my ($file) = @_;
    my %record;
    for (map { s/(^|\s)#.*//r } split /\n/, slurp($file)) {
        if    (/^names: (.*)/)         { $record{names} = [split /,\s*/, $1] }
        elsif (/^deck: (.*)/)          { $record{deck} = [split ' ', $1] }
        elsif (/^hand (\w+): (.*)/)    { $record{hand}{$1} = [split ' ', $2] }
        elsif (/^pile:(.*)/)           { $record{pile} = [split ' ', $1] }
        elsif (/^score: (.*)/)         { $record{score} = $1 }
        elsif (/^pack: .*-h(\d)/)      { $record{hand_size} = $1 }
        elsif (/^(\w+): (?:(pass)|(parry )?([YGB]\d[ph]))\s*$/) {
            push @{ $record{moves} }, [$1, $2 // ($3 ? 'parry' : 'show'), $4];
        }
    }
    return \%record;
}

# Deals and plays a record by a rule set told in words.
sub play {
    my ($record, $rules) = @_;
    my @names = @{ $record->{names} };
    my %seat  = map { $names[$_] => $_ } 0 .. $#names;
    my %flags = $rules =~ /(\w+)=(\w+)/g;
    my $size  = $record->{hand_size} // 5;
    my @deck  = $record->{deck} ? @{ $record->{deck} } : (
        (map { my $i = $_; map { $record->{hand}{$_}[$i] } @names } 0 .. $size - 1),
        @{ $record->{pile} });
    my $game = Daumen->new(players => scalar @names, hand_size => $size, deck => \@deck, flags => \%flags);
    for my $move (@{ $record->{moves} }) {
        my ($name, @what) = @$move;
        $game->apply($seat{$name}, @what) or fail("allowed: @$move[0, 1]");
    }
    return $game;
}

# What a page says of the table, in its own words.
my %TOLD = (
    'on turn'     => sub { my ($game, $names) = @_; $names->[$game->state->{turn}] },
    'draw pile'   => sub { join(' ', @{ $_[0]{pile} }) || '–' },
    'the game'    => sub { $_[0]->state->{over} ? 'is over' : 'goes on' },
    'points'      => sub {
        my ($game, $names) = @_;
        my $points = $game->state->{points};
        join ', ', map { "$names->[$_] $points->[$_]" } 0 .. $#$names;
    },
    'allowed now' => sub {
        my ($game, $names) = @_;
        my @by_seat;
        push @{ $by_seat[ $_->[0] ] }, $_->[1] eq 'show' ? $_->[2] : join ' ', grep { defined } @$_[1, 2]
            for $game->legal;
        my $turn = $game->state->{turn};
        join '; ', map { "$names->[$_]: " . join ', ', @{ $by_seat[$_] } }
            grep { $by_seat[$_] } $turn, grep { $_ != $turn } 0 .. $#$names;
    },
);

sub compare {
    my ($game, $names, $cell, $what) = @_;
    my %seat = map { $names->[$_] => $_ } 0 .. $#$names;
    my $sorted = sub { join ' ', sort split ' ', $_[0] };
    for my $line (split /<br>/, $cell) {
        my ($key, $value) = $line =~ /^\s*\*(.*?):\*\s*(.*?)\s*$/ or next;
        if (my $tell = $TOLD{$key}) {
            is $tell->($game, $names), $value, "$what: $key";
        }
        elsif ($key =~ /^hand of (\w+)/) {
            my $hand = join(' ', @{ $game->view($seat{$1})->{hand} }) || '–';
            is $sorted->($hand), $sorted->($value), "$what: $key";
        }
        elsif ($key =~ /^captured by (\w+)/) {
            my $cards = join(' ', @{ $game->{captured}[$seat{$1}] }) || '–';
            is $sorted->($cards), $sorted->($value), "$what: $key";
        }
        elsif ($key =~ /^what (\w+) knows/) {
            my $known = $game->{known}[$seat{$1}];
            my %kinds = map { Daumen::kind($_) => 1 } split ' ', $value;
            my $is = join ' ', map { my $k = $_; $known->{$k} ? ("${k}h", "${k}p") : ("$k?") x 2 } sort keys %kinds;
            is $is, $sorted->($value), "$what: $key";
        }
        else { diag "$what: $key not compared" }
    }
}

for my $page (glob "$PAGES/questions/Q*.md") {
    next if $page =~ /\.de\.md$/ || $page =~ /Q5[24]/;    # several games
    my $text = slurp($page);
    while ($text =~ /^### `\w+`\n(.*?)(?=^###|\z)/gms) {
        my $witness = $1;
        my ($base, $other) = $witness =~ /parts `(.*?)` from `(.*?)`/;
        my ($file)  = $witness =~ /\]\((\S+\.dd)\)/;
        my ($left, $right) = $witness =~ /Here they part.*?---\s*\|\s*\n\|(.*?)\|(.*?)\|\s*$/ms;
        my $record = record("$PAGES/questions/$file");
        compare(play($record, $base),  $record->{names}, $left,  "$file, $base");
        compare(play($record, $other), $record->{names}, $right, "$file, $other");
    }
}

for my $file (glob "$PAGES/games/*.dd") {
    my $record = record($file);
    my $game   = play($record, 'german');
    my ($name) = $file =~ m{([^/]+)$};
    is join(' ', @{ $game->state->{points} // [] }), $record->{score}, "$name: score";
}

done_testing;

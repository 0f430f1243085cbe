#!/usr/bin/env perl

# The protocol: one JSON object a line on standard input, one answer a line on standard output.

use strict;
use warnings;

use FindBin;
use lib $FindBin::Bin;
use JSON::PP ();
use Daumen;

my @EVENTS = qw(released shown passed skipped parried taken inspected left drawn leads over points);
my $JSON   = JSON::PP->new->utf8->canonical;

my $game;         # the one at hand
my %read_before;  # short requests come again and again; reading JSON is the slow part

my %ANSWER = (
    hello => \&hello,
    new   => \&new_game,
    legal => sub { '{"legal":' . list_of(map { action_text(@$_) } the_game()->legal) . '}' },
    apply => \&apply,
    view  => \&view,
);

$| = 1;
while (defined(my $line = <STDIN>)) {
    next if $line !~ /\S/;
    my $answer = eval {
        my $request = request($line);
        my $message = $request->{message} // '';
        exit 0 if $message eq 'bye';
        my $sub = $ANSWER{$message} or die "no such message\n";
        $sub->($request);
    };
    if (!defined $answer) {
        chomp(my $why = $@);
        $answer = $JSON->encode({ error => $why });
    }
    print $answer, "\n";
}
exit 0;

# ---------------------------------------------------------------- requests

sub request {
    my ($line) = @_;
    if (my $request = $read_before{$line}) { return $request }
    my $request = $JSON->decode($line);
    ref $request eq 'HASH' or die "a request is an object\n";
    if (length $line < 200) {
        %read_before = () if keys %read_before > 5000;
        $read_before{$line} = $request;
    }
    return $request;
}

sub the_game { $game // die "no game has begun\n" }

sub hello {
    return $JSON->encode({ engine => 'perl 1.0', protocol => 1, rules => ['all'], events => \@EVENTS });
}

sub new_game {
    my ($request) = @_;
    undef $game;
    $game = eval { Daumen->new(map { $_ => $request->{$_} } qw(players starter hand_size deck flags)) };
    return $game ? '{"state":' . state_text($game->state) . '}'
                 : $JSON->encode({ unsupported => $@ =~ s/\s+\z//r });
}

sub apply {
    my ($request) = @_;
    my $action = $request->{action};
    ref $action eq 'HASH' or die "an action is an object\n";
    my $events = the_game()->apply(@$action{qw(seat do card)}) or return '{"refused":true}';
    return '{"state":' . state_text($game->state)
        . ',"events":' . list_of(map { event_text(@$_) } @$events) . '}';
}

sub view {
    my ($request) = @_;
    my $seat = $request->{seat} // '';
    the_game();
    !ref $seat && $seat =~ /\A[0-9]+\z/ && $seat < $game->{players} or die "no such seat\n";
    my $view = $game->view($seat);
    return sprintf '{"view":{"hand":%s,"trick":%s,"captured":%s,"hands":%s}}',
        cards_text(@{ $view->{hand} }),
        trick_text($view->{trick}),
        list_of(map { cards_text(@$_) } @{ $view->{captured} }),
        $view->{hands} ? list_of(map { cards_text(@$_) } @{ $view->{hands} }) : 'null';
}

# ---------------------------------------------------------------- answers
# The few shapes are written by hand: that is several times faster than JSON::PP. No text in them
# needs quoting but cards and names of events.

sub list_of    { '[' . join(',', @_) . ']' }
sub cards_text { @_ ? '["' . join('","', @_) . '"]' : '[]' }
sub null_or    { $_[0] // 'null' }

sub action_text {
    my ($seat, $do, $card) = @_;
    return qq({"seat":$seat,"do":"$do") . (defined $card ? qq(,"card":"$card"}) : '}');
}

sub trick_text {
    my ($trick) = @_;
    return list_of(map {
        sprintf '{"seat":%d,"card":"%s","covered":%s}', $_->[0], $_->[1], $_->[2] ? 'true' : 'false'
    } @$trick);
}

sub state_text {
    my ($state) = @_;
    return sprintf '{"over":%s,"turn":%s,"leader":%s,"trick":%s,"hands":%s,"pile":%d,"captured":%s,"points":%s}',
        $state->{over} ? 'true' : 'false',
        null_or($state->{turn}),
        null_or($state->{leader}),
        trick_text($state->{trick}),
        list_of(@{ $state->{hands} }),
        $state->{pile},
        list_of(map { cards_text(@$_) } @{ $state->{captured} }),
        $state->{points} ? list_of(@{ $state->{points} }) : 'null';
}

sub event_text {
    my ($name, @fields) = @_;
    my $text = qq({"event":"$name");
    while (my ($field, $value) = splice @fields, 0, 2) {
        $value = ref $value ? list_of(@$value) : $field eq 'card' ? qq("$value") : $value;
        $text .= qq(,"$field":$value);
    }
    return "$text}";
}

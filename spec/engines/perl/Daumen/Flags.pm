package Daumen::Flags;

# The flags of the rule set: what the manuals leave open, and every reading of it.

use strict;
use warnings;

# Every flag with its readings; the German one stands first.
our %READINGS = (
    inspection                => [qw(all taker_only)],                                     # Q01
    colour_scope              => [qw(trick lap)],                                          # Q12
    refill_scope              => [qw(trick lap)],                                          # Q13
    must_show_scope           => [qw(trick lap)],                                          # Q14
    forced_pass               => [qw(explicit skip_empty_hands skip_all)],                 # Q17
    parry_timing              => [qw(own_turn any_time)],                                  # Q20
    self_parry                => [qw(false true)],                                         # Q21
    parrier_releases_old_card => [qw(false true)],                                         # Q24
    refill_after_parry        => [qw(true false)],                                         # Q26
    refill_first              => [qw(winner last_actor)],                                  # Q30
    refill_short              => [qw(greedy all_or_nothing whole_need one_by_one)],        # Q31
    leader_without_cards      => [qw(next_clockwise game_ends)],                           # Q33
    end_test                  => [qw(after_refill before_refill any_moment any_moment_pile_empty)], # Q40
    covered_card_is_hand_card => [qw(true false)],                                         # Q41
    unfinished_trick          => [qw(highest_takes nobody)],                               # Q42
    deal                      => [qw(single packets)],                                     # Q50
    match_measure             => [qw(net plus_only)],                  # Q52, of several games
    next_starter              => [qw(same_seat rotate best_score)],    # Q54, of several games
);

# The readings chosen as a table "flag=reading" => 1 or 0. A flag that is not named is read as in
# the German manual. Dies with one line of text if there is no such rule set.
sub readings {
    my ($flags) = @_;
    my %rule;
    for my $flag (keys %READINGS) {
        my @readings = @{ $READINGS{$flag} };
        my $chosen   = $flags->{$flag} // $readings[0];
        $chosen = $chosen ? 'true' : 'false' if ref $chosen;    # true and false of JSON
        grep { $_ eq $chosen } @readings or die "no reading $flag=$chosen\n";
        $rule{"$flag=$_"} = $_ eq $chosen ? 1 : 0 for @readings;
    }
    die "self_parry=true needs parry_timing=any_time\n"                      # Q21
        if $rule{'self_parry=true'} && $rule{'parry_timing=own_turn'};
    die "covered_card_is_hand_card=false would change nothing\n"             # Q41
        if $rule{'covered_card_is_hand_card=false'}
        && $rule{'refill_scope=trick'}
        && ($rule{'end_test=after_refill'} || $rule{'end_test=before_refill'});
    return \%rule;
}

1;

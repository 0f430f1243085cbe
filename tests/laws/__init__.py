"""Laws that hold in every game, whatever the seats, the rules and the cards."""

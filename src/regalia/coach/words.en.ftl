## Hints

rival = the best rival’s points
term =
    { $what } { $sign ->
        [less] −{ $whole }.{ $tenth }
       *[more] +{ $whole }.{ $tenth }
    }
why =
    { $best ->
        [yes] By the end, compared with the next best choice: { $terms }.
       *[no] By the end, compared with the best choice: { $terms }.
    }
why-alike =
    { $best ->
        [yes] By the end it comes to much the same as the next best choice.
       *[no] By the end it comes to much the same as the best choice.
    }
why-only = It is the only choice.
hint-title = Worth considering
hint-choice = Choice
hint-chance = Chance to win
hint-margin = Points ahead
hint-points = Points
hint-how = From what you can see: { $tries } playouts from positions that fit it; 95 % intervals.

## Reviews

error-open = This game is not over yet; a review comes after the last action.
title = Review
nobody-wins = Nobody wins
wins =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win together
    }
wins-by =
    { $points ->
        [one] { $name } wins by { $points } point
       *[other] { $name } wins by { $points } points
    }
course = Chance to win
course-points = Expected points
course-how = At each position, { $looks } quick playouts with other draws, judged by where they lead. After the last action, the line is the result.
swings = The biggest swings
ledger = Luck and choices
ledger-how = Luck: after each action that let chance decide, what came out, minus the mean of the same action with other draws. Choices: what your own decisions were worth compared with what search preferred, in the same positions. Points are points ahead of the best rival; ± is a 95 % interval.
player = Player
luck-chance = Luck, chance to win
luck-points = Luck, points
cost-chance = Choices, chance to win
cost-points = Choices, points
agreed = Agreed with search
agreed-of = { $agreed } of { $total }
draws-caption = What chance gave, moment by moment, in points
all-draws = All { $count } moments of chance
ply = Action
deal = Deal
where = When
did = What
decisions = The costliest decisions
decisions-how = What search would have done, knowing no more than the player did, and how much better that would have been.
all-decisions = All { $count } decisions
colon = :
played = Played
preferred = Search preferred
the-same = the same
worth-chance = Worth, chance to win
worth-points = Worth, points
positions = Position by position
all-positions = All { $count } positions
reviewing = Reviewing the game

## What is wrong

error-died = A deal between { $bots } crashed the process that played it three times; the series stops.
error-twice = “{ $bot }” is named twice; name a bot alone to let it meet itself.
error-settle = “{ $text }” cannot be settled: give two shares of wins, the lower one first, such as 0.45,0.55.
error-settle-pairs = --settle compares bots two by two: it needs 2 seats and at least 2 bots.
error-tables = These bots would make too many tables ({ $tables }, at most { $most }): name fewer.
error-lost = A task crashed the process that worked on it; the command stops.
error-ray = Ray is not installed here; pip install regalia[ray] brings it.

## Tables

bot = Bot
pair = Pair
games = Games
wins = Won : drawn : lost
rate = Wins (95 %)
place = Place
points = Points
margin = Margin (95 %)
rating = Rating
pace = ms a move
answer = Answer
by-bot = Each bot
by-pair = Each pair

## The page

title = Arena
how-title = How it was measured
again = To run it again:
pair-chart = The share of games that the first of each pair won, with its 95 % interval
pair-caption = The first of each pair: games won, drawn and lost, and by how many points
bot-chart = Rating of each bot, give or take two standard deviations
bot-caption = Each bot over all its games

## Sentences

summary =
    { $game }, { $seats ->
        [one] solo
       *[other] { $seats } seats
    }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    } from seed { $seed }, { $build }.
how = Every bot plays every deal from every seat. A draw is half a win; a shared first place counts in equal parts for those who hold it. Ratings: openskill, where a newcomer has 25 ± 8.3.
question = Sequential test, 5 % error on either side: does the first of a pair win at most { $low } or at least { $high }? A pair stops when that is answered; its interval is then a little too narrow.
faults =
    { $bot } gave no valid answer to { $faults ->
        [one] { $faults } question
       *[other] { $faults } questions
    }: a random legal action was played instead.
settled =
    { $answer ->
        [high] at least { $high }
        [low] at most { $low }
       *[open] open
    }

## The ladder

rung = { $game }, { $seats ->
        [one] solo
       *[other] { $seats } seats
    }, seed { $seed }
published = Published (95 %)
measured = Measured
lands = Lands
inside =
    { $answer ->
        [yes] inside
       *[no] outside
    }
landed =
    { $total ->
        [one] { $inside } of { $total } figure lands inside its interval.
       *[other] { $inside } of { $total } figures land inside their intervals.
    }

## The balance of a game

balance = Balance
balance-how = Every seat is played by { $bot }, so that any difference comes from the game. A shared win counts in equal parts for those who share it; intervals are 95 %.
by-seat = Seats
seat = Seat
seat-number = Seat { $n }
seat-caption = The share of games that each seat wins, with its 95 % interval
spread = Final points
spread-how = Over all seats: { $mean } on average, with a standard deviation of { $sd }.
numbers = The numbers
how-many = Seats
sheet = What winners have more of
sheet-caption = Mean points by line of the score sheet
line = Line
winners = Winners
others = Others
difference = Difference
dealt = What chance gave
dealt-caption = Wins and points of the seats that were dealt it, with 95 % intervals; what all seats share favours nobody, but may bring more points
choices = Choices and wins ({ $watched })
choice = What
choice-caption = How often seats that did it won; by chance alone it would be { $share }

## Weights from self-play

training = Weights from self-play
training-how =
    { $rounds ->
        [one] One round of two games
       *[other] { $rounds } rounds, { $games } games
    }, seed { $seed }. In each round two players with opposite small changes play each other from both seats, and the weights follow the better one.
training-course = How the weights changed
training-chart = The weights that changed most, compared with where they began
training-round = round { $n }
training-weight = weight { $n }
training-weights = All weights
training-caption = Each weight before the first round and now
training-number = Weight
training-before = Before
training-after = Now

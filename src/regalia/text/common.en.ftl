# What all games say, in English.

# A letter, so that no number stands beside another: "gives Player B 1 gold".
seat = Player { $n ->
    [1] A
    [2] B
    [3] C
    [4] D
    [5] E
    [6] F
   *[other] G
}
list = { $first } and { $last }
near = { " " }Did you mean { $near }?
near-codes = { " " }The nearest: { $near }.
near-not-now = { " " }The nearest: { $near }. None of that kind is legal now, but these are: { $legal }.
near-legal = { " " }The nearest legal now: { $near }.

## Set-up

error-game = There is no game called “{ $id }”; there are: { $known }.{ $hint }
error-plugin = The package “{ $package }” offers the game “{ $id }”, but it cannot be played here: { $why }
plugin-taken = that name belongs to Regalia itself.
plugin-name = an id has 2 to 40 lower-case letters, digits and underscores, and begins with a letter.
plugin-twice = another package offers a game of that name.
plugin-kind = { $where } is not a complete game.
plugin-id = the game calls itself “{ $id }”.
plugin-error = loading it failed with { $error }.
error-seats = { $game } cannot be played with { $seats } seats; possible: { $known }.
error-option = { $game } has no option “{ $option }”; there are: { $known }.{ $hint }
error-value = The option “{ $option }” of { $game } cannot be “{ $value }”; possible: { $known }.
error-list = The option “{ $option }” of { $game } is a list of strings, not “{ $value }”.
error-together = These options of { $game } do not go together: { $why }
error-pair = “{ $pair }” is not an option; write it as name=value.
error-option-twice = The option “{ $option }” is given twice.
error-seed = “{ $seed }” is not a seed: a seed is a whole number from 0 up to, but not including, 2^{ $bits }.
error-bot = There is no bot called “{ $bot }” for this game; there are: { $known }.{ $hint }

## Actions

error-no-seat = There is no seat “{ $seat }” in this match; seats run from 0 to { $last }.
error-no-fields = { $game } does not declare its fields, so its observations cannot be laid out as numbers.
error-mask = { $seat } may not play action { $action } now; the action mask says which it may.
error-batch = A batch holds at least one game, not “{ $n }”.
error-workers = A batch of { $n } games can be shared by 1 to { $n } processes, not “{ $workers }”.
error-worker-died = A process of this batch ended unexpectedly ({ $why }); its games are lost. Make a new batch.
error-batch-closed = This batch is closed.
error-no-action = { $game } has no action “{ $action }”; actions run from 0 to { $last }.
error-code = { $game } has no action with the code “{ $code }”; codes begin with: { $known }.{ $hint }
error-over = { $seat } has nothing to decide: the game is over.
error-not-asked = { $seat } has nothing to decide now; the match waits for { $waiting }.
error-illegal =
    “{ $action }” is not legal for { $seat } now; { $count ->
        [one] the only legal action is: { $legal }.
       *[other] there are { $count } legal actions, the nearest: { $legal }.
    }
error-undo-nothing =
    { $me ->
        [yes] You have
       *[no] { $seat } has
    } not done anything that could be taken back.
error-undo-other =
    { $me ->
        [yes] You
       *[no] { $seat }
    } cannot take that back: { $other } has acted since.
error-undo-news =
    { $me ->
        [yes] You
       *[no] { $seat }
    } cannot take that back: a die was rolled or something was shown.
error-undo-over = The game is over and its seed is public: nothing can be taken back any more.

## Records

record-action = { $seat }: { $code }
error-file =
    { $why ->
        [missing] There is no file “{ $path }”.
        [folder] “{ $path }” is a folder, not a file.
        [closed] You do not have permission to open the file “{ $path }”.
       *[other] The file “{ $path }” cannot be read or written.
    }
error-record-source = A record is a dict, JSON text or a path, not: { $found }.
error-record-text = “{ $text }” is not a record in JSON; to read a file, give a pathlib.Path.
error-record-size = This is not a record: it is longer than { $most } bytes.
error-record-utf8 = The record is damaged: byte { $at } is not UTF-8 text.
error-record-json = The record is damaged or cut off: it stops being JSON at line { $line }, column { $column }.
error-record-absurd = The record is damaged: it has a field twice, a malformed number, or brackets nested too deep.
error-record-foreign = This is not a Regalia record: its “format” is not “regalia-record”.
error-record-future = The record is newer than this program: it has format { $version }, and this program reads up to format { $known }.
error-record-missing = The record is damaged: “{ $field }” is missing.
error-record-unknown = The record is damaged: it has an unknown field “{ $field }”.
error-record-field = The record is damaged: “{ $field }” cannot be “{ $value }”.
error-record-why = The record cannot be used because of its “{ $field }”: { $why }
error-record-options = The record was not made by this program: { $why }
error-record-rules = The record follows version { $rules } of { $game }, but this program knows only version { $known }: a newer version of Regalia is needed.
error-record-differs = The record follows version { $rules } of { $game } and would be a different game under today’s rules. { $why }
differs =
    { $why ->
        [illegal] Move { $n } is no longer allowed.
        [told] Move { $n } would turn out differently today.
        [asked] The moves are the same, but after the last one it would be somebody else’s turn.
       *[result] The moves are the same, but the result would be different.
    } { $changes }
differs-unknown = Which rule changed is not recorded.
error-record-material = The record was played with printed values other than those in use here.
error-record-long = The record has { $count } actions; no game lasts longer than { $most }.
error-record-commitment = The deal is not the one that was committed to: the commitment does not open with this game, options, seed and nonce.
error-record-words = The deal does not follow from the server’s secret and the words that the players added.
error-record-published = The deal is not the one that was published: the record has the commitment { $found }.
error-record-start = The record does not fit this program: the position before the first action is different.
error-record-action = Action { $n } of the record ({ $what }) is not valid: { $why }
error-record-entry = it is not [seat, [code, …], digest].
error-record-digest = the position after it is not the recorded one.
error-record-final = The record is cut off or damaged: after its last action ({ $count }) the position is not the recorded one.
error-record-result =
    The record is damaged: { $state ->
        [over] the game is over after action { $count }, but there is no result.
       *[open] there is a result, but the game is not over after action { $count }.
    }
error-record-scores = The record is damaged: its “{ $field }” are not those of the game that was played.
error-record-at = The record has no position “{ $at }”; positions run from 0 to { $last }.

## Command line: errors

error-train = { $game } has no weights that self-play could improve.
error-train-file = { $path } is not a training run of { $game }.
error-fuzz =
    { $kind ->
        [law] No law is called
       *[setting] No setting is called
    } “{ $name }”.{ $hint }
error-bot-count = { $count } bots are named for { $seats } seats; name one for all, or one for each.
error-program = There is no program “{ $program }” to start here.
error-seat-number = There is no seat { $seat }; seats run from 1 to { $last }.
error-name = “{ $name }” cannot be a name: it needs 1 to { $most } printable characters.
error-resume = A resumed game has its own game, seats, seed and options: leave these out.
error-play-what = Which game? There are: { $known }.
error-rule = There is no rule { $rule }; there are rules of: { $known }.
error-rule-near = There is no rule { $rule }; the nearest: { $near }.
error-topic = “{ $topic }” is neither a game nor a rule, and no rule mentions it; there are rules of: { $known }.{ $hint }
error-choice = There is no choice { $n }; choices run from 1 to { $last }.
error-command = “{ $word }” means nothing here; type a number to choose, or h for help.
error-save-where = Where to? Type s and the name of a file.
error-save-exists = “{ $path }” already exists and is not this game; choose another name.
cli-usage = Wrong usage: { $why } See { $command } --help.
cli-usage-command = There is no command “{ $word }”; there are: { $known }.{ $hint }
cli-usage-option = There is no option { $option } here; see { $command } --help.
cli-usage-missing = { $what } is missing; see { $command } --help.
cli-usage-value = The value of { $option } is not valid ({ $why }); see { $command } --help.
cli-output =
    The output cannot be written: { $why ->
        [full] there is no room left.
        [closed] it is closed.
       *[other] its device does not accept it.
    }
cli-interrupted = Interrupted.

## Command line: tables

cli-game = Game
cli-name = Name
cli-seats = Seats
cli-option = Option
cli-default = Default
cli-values = Values
cli-examples = for example { $values }
cli-games-more = The options of a game: regalia games { $game }
cli-seat = Seat
cli-bot = Bot
cli-wins = Wins
cli-measure = Measure
cli-build = Build
cli-value = Value
cli-unit = Unit
cli-rules = Rules
cli-proven = Proven
cli-physical-count = Physical
cli-missing = Missing
cli-result = Final score
cli-total = Total

## Command line: sentences

cli-measuring = Measuring…
cli-build-name =
    { $build ->
        [compiled] compiled
       *[interpreted] interpreted
    }
cli-simulated =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $moves } moves, { $speed } moves per second ({ $build }); scores { $mean } ± { $sd }.
cli-rules-of =
    { $game }: { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
cli-physical = It is about the physical pieces only: there is nothing to prove.
cli-unproven = No test proves it yet.
cli-verified =
    Valid: { $actions ->
        [one] { $actions } action was legal
       *[other] all { $actions } actions were legal
    }, every position is as recorded, and { $over ->
        [yes] so are scores and ranks.
       *[no] the game is not over yet.
    }
cli-verified-own = The deal is the one its own commitment fixed: { $commitment }
cli-verified-carried = It was played under older rules (version { $before }) and is the same game under version { $rules }; its old digests cannot be checked here.
cli-verified-published = The deal is the one that was published: { $commitment }
cli-verified-words = The players had a hand in it: they added { $words }
cli-verified-position = It did not begin with the set-up: it began from a position that the record contains.
cli-place = { $rank }. { $name }
cli-nobody = Nobody wins.
cli-nobody-won =
    { $games ->
        [one] { $games } game had no winner.
       *[other] { $games } games had no winner.
    }
cli-faults =
    { $faults ->
        [one] { $faults } question got
       *[other] { $faults } questions got
    } no valid answer: a random legal action was played instead.
cli-player = Player
cli-welcome = This deal is fixed; its commitment is { $commitment }. Type h for help.
cli-ask = Your choice:
cli-undone = Taken back.
cli-saved = Saved: { $path }
cli-unsaved = This game is not saved: type s and the name of a file to save it, or q again to leave.
cli-bye = Goodbye.
cli-help =
    a number   choose that action
    hint       see the best three choices and why
    u          take back your last action
    b          show the table again
    v SEAT     look at a seat’s own area, for example v 2
    r RULE     read a rule, for example r KB-5.3
    s FILE     save the game; regalia play --resume FILE goes on
    q          leave
cli-campaign-ask = Press Enter to go on, s and the name of a file to save, q to leave:
cli-campaign-tie = Press Enter to play it again, m to decide by merit, s and the name of a file to save, q to leave:
cli-campaign-fine = The campaign is in order: { $name }, for { $seats } players.
cli-campaign-saved = The saved campaign is in order: { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, { $over ->
    [yes] over.
   *[no] still being played.
}
cli-material-none = There is nothing to replace in { $game }: its values are those of the box.
cli-material-fine = The file fits. Games played with it carry the mark { $mark }.
cli-material-mark = Games played here carry the mark { $mark }. Options: --template, --check.

cli-fuzz-broken = “{ $law }” is broken at { $setting }:
cli-fuzz =
    { $checks ->
        [one] One check
       *[other] { $checks } checks
    } from seed { $seed }: { $broken ->
        [0] every law held.
        [one] one failed.
       *[other] { $broken } failed.
    }

cli-audit = tables
cli-audit-counted =
    { $tables ->
        [one] There is one table
       *[other] There are { $tables } tables
    }; { $examined ->
        [0] none follows older rules.
        [one] one was played again under today’s rules.
       *[other] { $examined } were played again under today’s rules.
    }
cli-audit-rules = Rules
cli-audit-outcome = After the update
cli-audit-tables = Tables
cli-audit-is =
    { $outcome ->
        [current] as it is
        [carried] carried over
        [differs] differs
        [newer] follows newer rules
        [no-game] its game is not installed
       *[damaged] cannot be read
    }
cli-audit-changed = { $game }, since version { $rules }: { $changes }
cli-audit-line =
    { $table } ({ $game }, { $status ->
        [over] over
        [open] not begun
       *[playing] in progress
    }, { $actions ->
        [one] one move
       *[other] { $actions } moves
    }): { $outcome ->
        [differs] { $why ->
            [illegal] differs from move { $move } on, which is no longer allowed.
            [told] differs from move { $move } on, which would turn out differently.
            [asked] differs after its last move: it would be somebody else’s turn.
           *[result] differs in its result.
        }
        [newer] follows newer rules than this program knows.
        [no-game] its game is not installed here.
       *[damaged] cannot be read.
    }


## Positions

fault = { $place }: { $what }
faults =
    { $first }
    { $rest }
fault-no-positions = { $game } cannot begin from a position yet.
fault-record = fields with their values are expected here, not “{ $value }”.
fault-field = there is no such field; there are: { $known }.{ $hint }
fault-row = a list of at most { $most } entries is expected here, not “{ $value }”.
fault-word = “{ $value }” is not known here; possible: { $known }.{ $hint }
fault-int = “{ $value }” is not a whole number.
fault-str = “{ $value }” is not text.
fault-bool = “{ $value }” is neither true nor false.
fault-seat = there is no seat “{ $seat }”; seats run from 0 to { $last }.
fault-large = “{ $value }” is more than any table holds.
fault-negative = it cannot be less than 0, but { $value } was given.
fault-missing = “{ $field }” is missing.
fault-twice = “{ $what }” appears here twice.
fault-absent = there is no “{ $what }” on this table, according to its “{ $field }”.
fault-follows = “{ $told }” is impossible: the rest implies “{ $found }”.
fault-to-act = this is impossible in the phase “{ $phase }”: until the game is over somebody has to act, and after that nobody does.
fault-ascending = list the seats in ascending order, each once.
fault-order = list every seat from 0 to { $last } once.
fault-broken = The table breaks a rule of the game: { $why }.
fault-wreck = The game cannot continue from this table.
fault-json = it stops being JSON at line { $line }, column { $column }.
fault-size = it is longer than { $most } bytes.
error-record-position = The record cannot be used because of its position: { $why }
error-play-from = A position names its game, seats and options: leave them out when you use --from.

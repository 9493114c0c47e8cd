# What the pages around all games say, in English.

## Frame

site = Regalia
nav-play = Play
nav-rules = Rules
nav-main = Main
skip = Skip to the table
language = Language
theme = Theme

## Lobby

lobby-title = What shall we play tonight?
play-now = Play now
new-table = Play now
seats = Seats
seats-range = { $fewest }–{ $most }
minutes = { $n } min
seat-me = Me
seat-bot = Bot
seat-open = Friend
a-friend = A friend
seat-kind = Who sits here
seat-open-hint = joins with your link
your-name = Your name
you = You
name-ask = What shall we call you?
name-once = Asked once: this browser remembers it.
name-asked = Asked once.
name-guest = Leave it empty to play as { $name }.
name-other = Use another name
sit-as = You sit down as { $name }.
name = Name
levels = How well the bots play
bot-kind = Kind of bot
bot-uniform = Carefree
bot-greedy = Steady
bot-level1 = Beginner
bot-level1-about = Sees few of the possible moves and often misjudges them.
bot-level2 = Casual
bot-level2-about = Sees about half of what is possible and hardly looks further than the next move.
bot-level3 = Keen
bot-level3-about = Sees most of what is possible, but hardly looks further than the next move.
bot-level4 = Seasoned
bot-level4-about = Thinks every good move through, a little way ahead.
bot-level5 = Expert
bot-level5-about = Thinks every good move through, many times over.
listed = Show this table in the lobby
your-tables = Your tables
your-turn-at = { $n ->
    [one] your turn at one table
   *[other] your turn at { $n } tables
}
open-tables = Open tables
live-tables = In progress
finished-tables = Recently finished
no-open-tables = No open tables.
sit-down = Sit down
watch = Watch
go = Go to the table
your-turn = Your turn
list-open = { $n ->
    [one] one seat is free
   *[other] { $n } seats are free
}
list-waiting = Waiting for { $names }
list-won = { $me ->
    [yes] You won: { $points }
   *[no] { $n ->
        [0] Nobody won: { $points }
        [one] { $names } won: { $points }
       *[other] { $names } share the victory: { $points }
    }
}

## Table

undo = Undo
undo-text = Takes back your last choice, as long as nothing hidden has come to light since. Everybody can read it in the log.
confirm-chance = This draws cards or rolls dice, so it cannot be undone.
confirm-shown = This shows something that was hidden, so it cannot be undone.
confirm-yes = Do it
your-choices = Your choices
log = Log
since = Meanwhile
steps = Step through what happened
steps-text = What has happened since your last move, one event at a time, at your own pace.
step-at = { $n } of { $of }
step-back = Previous event
step-on = Next event
chat = Chat
spectator-chat = Spectators may chat
spectator = Spectator
chat-say = Say something
chat-send = Send
score = Score
total = Total
pair = { $name }: { $text }
waiting = Waiting for { $names }
not-started = The game starts when every seat is taken.
invite = Invite
invite-text = Links to send: to sit down while a seat is open, or just to watch.
watching = You are watching.
curtain = Pass the device
curtain-lead = No one else should be looking now.
curtain-me = I am { $name }: show my view
auto = Play forced moves for me
commitment = The deal is sealed with this hash:
over = The game is over
won-me = You win
won = { $n ->
    [0] Nobody wins
    [one] { $names } wins
   *[other] { $names } share the victory
}
proof = Verify the deal
record = Download the record
rename = Change name
save = Save
seat-free = free seat
is-bot = bot
is-away = away
is-to-act = to act
rules-of = Rules of { $game }
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
rank = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
back = Back to the table
back-lobby = Back to the lobby
tools = Tools
more = More
close = Close
panes = Parts of the table
tab-board = Board
tab-mine = Mine
tab-others = Rivals
go-on = Continue
scenes-skip = Skip scenes that tell what happened
scenes-off = Skip scenes like this
show-table = Show the table
result = How it ended
rematch = Rematch
hint = Hint
hint-ask = Ask for a hint
hint-ask-text = What a good player would consider now, and your chance to win with it. Hints are counted, and everybody can read in the log that you asked.
hint-chance = Chance to win
hint-margin = Points ahead
hint-points = Points
hint-asked = { $n ->
    [one] Your first hint in this game.
   *[other] { $n } hints in this game so far.
}
hints-allow = Hints are allowed
review = Review
review-waiting = Working out what the game turned on: the chance to win move by move, the swings, luck and choices. This takes a few seconds, or a minute on a slow machine.
review-proof = Check it again
reviewing = Reviewing { $game }
reviewing-lead = Every decision is being played out. This takes a few seconds, or a minute on a slow machine; the review then opens by itself.

# Looking back.
replay = Replay
replay-at = Move { $n } of { $last }:
replay-step = Step { $n } of { $last }:
replay-start = Everything is set up.
replay-unseen = { $seat } makes a choice that this view does not show.
replay-moved = { $seat } has moved.
replay-something = Something has changed.
replay-watch = Spectator
replay-eyes = Whose view
replay-scrub = Where in the game
replay-rounds = Rounds
replay-ways = Move about
replay-first = To the beginning
replay-last = To the end
replay-back = One move back
replay-on = One move forward
replay-turn-back = One turn back
replay-turn-on = One turn forward
replay-part-back = One round or phase back
replay-part-on = One round or phase forward
replay-play = Play or pause
replay-speed = Speed
replay-keep = Share
replay-link = Link to this position
replay-review = Review: chances, swings, luck
replay-file = One file to replay offline
replay-file-lead = One page with everything in it: the view of every seat, in English and French. It opens without a server.
replay-making = Packing { $game }
replay-making-lead = Every position is being drawn. This takes a few seconds, or a minute for a long game; the download then starts by itself.
replay-true = Verified: the deal and all { $n } moves agree.
replay-forgets = This server keeps the record only for a while. If the link no longer works, drop the file again, and it will.
replay-lost = This position could not be loaded. Try again, or reload the page.
replay-onward = Play on from here
replay-onward-lead = A new table, at this position, against bots. This game stays as it is.
replay-onward-seat = Your seat
replay-onward-others = The others
replay-onward-chance = Dice and draws to come
replay-chance-same = The same
replay-chance-new = New ones
replay-chance-why = The same: what was sealed before this game’s first move, so the same choices meet the same cards and dice. New ones: sealed now; hands and table stay. Both can be verified.
replay-onward-go = Play on
replay-origin = Played on from another game: see where
replay-drop = Replay a record
replay-drop-lead = Drop a record here, or choose its file. It is verified move by move, and then you can look at it from any seat.
replay-drop-choose = Choose a record
replay-drop-go = Verify and replay
replay-drop-kept = The record stays on this server for a while and is found only by its link. Up to { $most } kB.
replay-drop-bad = This record cannot be replayed.
key-space = Space
error-replay-busy = Many replays are being watched right now. Please try again in a moment.
error-replay-at = There is no such position: this game has { $last } moves up to here.
error-replay-seat = That view is not open to you while the game goes on.
error-replay-chance = This game cannot be played on with new dice and draws.
error-replay-over = The game is over here. Go back at least one move to play on.
error-replay-bot = Choose one of the levels that are offered.
error-replay-files = Many files are being packed right now. Please come back in a few minutes.
error-replay-file = This game could not be packed.
error-record-none = Choose the file of a record first.
error-record-size = A record can have at most { $most } kB here.
error-record-gone = This record is no longer kept here. Drop its file again, and the link will work.
log-from = Played on from another game; all that came before happened there.

show-result = Show the result
pace = Bots play
pace-quick = Quickly
pace-calm = Calmly
pace-slow = Slowly
keys = Keyboard shortcuts
keys-off = Turn single-key shortcuts off
help-now = Right now: { $prompt }.
help-key = What is this? Arrow keys step through
key-tab = Next choice
key-enter = Choose, confirm
key-next = Next table waiting for you
copy = Copy
copied = Copied

## Seats

invite-title = Invite to { $game }
invite-lead = Each link is one free seat. Whoever opens it first takes the seat, and the link stops working.
invite-seat = Seat { $n }
invite-reissue = New link (the old one stops working)
invite-bot = Give it to a bot
invite-watch = To watch, without seeing anything hidden:
sit-title = Sit down at { $game }
sit-with = With { $names }.
qr = QR code of the link of seat { $n }

## Rules

rules-search = Search the rules
rules-found = { $n ->
    [0] No rule contains all these words.
    [one] One rule
   *[other] { $n } rules
}
find = Find

## Proof

proof-title = The deal of { $game }
proof-good = The deal is the one that was sealed before the first action, and every action was legal.
proof-bad = The proof fails:
proof-published = Published at the start
proof-seed = Seed
proof-nonce = Nonce
proof-actions = { $n } actions replayed, every position compared
proof-how = With the record and the hash, anyone can check this: regalia verify

## Refusals

error-title = That did not work
error-page = There is no such page.
error-no-table = There is no such table; the address may be incomplete.
error-method = This page cannot be used in that way.
error-request = The server could not make sense of that request.
error-size = That was too long.
error-fast = Too many requests; please wait a moment.
error-streams = Too many people are watching; please try again later.
error-slow = That took too long to arrive; please try again.
error-connections = There are too many connections from your address; please try again later.
error-full = The server is full; please try again later.
error-csrf = This page was open too long or came from somewhere else; reload it and try again.
error-bug = Something went wrong on our side. No move already played is lost.
error-stale = This page was out of date; here is the table as it is now. Nothing was played.
error-again = The table is being reloaded; please try again.
error-away = The tables cannot be reached just now; please try again in a moment. Nothing that the server confirmed is lost.
error-not-started = The game has not started: a seat is still free.
error-not-your-seat = This seat is not yours. Open its link to sit down.
error-not-host = Only the host of the table can do that.
error-not-over = The record is sealed until the game is over.
error-no-action = Choose one of the actions on the page.
error-seat-taken = This seat is taken.
error-no-hint = There is nothing to advise on right now.
error-no-hints = The host has switched hints off at this table.
error-hint-late = No advice came in time. Please ask again.
error-hint-busy = Advice for this table is on its way already.
error-no-review = This game cannot be reviewed yet.
error-review = This game could not be reviewed.
error-reviews-busy = Many games are being reviewed right now. Please come back in a few minutes.
error-pace = Bots play quickly, calmly or slowly.
error-seat-kind = A seat is for you, for a bot or for a friend.
error-link-old = This link is no longer valid; ask the host for a new one.
error-name-empty = Please give a name.
error-name-first = What shall the others call you? Please give a name.
error-name-long = A name can have at most { $most } characters.
error-name-strange = A name can only have visible letters, digits and spaces.
error-name-mixed = Each word of a name must keep to one alphabet.
error-name-reserved = “{ $name }” means someone else on this page; please choose another name.
error-name-taken = Someone here is already called { $name }, or nearly so.
error-spectators-quiet = Only players can chat at this table.
error-chat-empty = Type a message first.
error-chat-fast = Too many messages at this table at once; please wait a moment.
error-chat-long = A message can have at most { $most } characters.
error-chat-strange = Please use visible letters only.

## Command line

serving = Regalia is at { $address } (tables are kept in { $data }); Ctrl+C stops it.
port-taken = Something is already listening on { $host }:{ $port }; choose another port with --port.
start-host = Nothing can listen on { $host }:{ $port }: this machine has no such address.
start-port-forbidden = You may not listen on { $host }:{ $port }; choose a port above 1023 with --port.
start-limit = { $limit } is not a limit; give one as NAME=NUMBER, with one of these names: { $names }.
start-proxy = { $proxy } is not the address of a proxy; give one like 127.0.0.1 or 10.0.0.0/8.
start-url = { $data } is not the address of a database.
start-driver = The database { $data } needs a driver that is not installed: { $name }.
start-database = The database { $data } cannot be opened: { $why }.
start-workers = Only PostgreSQL lets several processes share their tables: give its address with --data postgresql://…, or leave --workers at 1.
start-folder = { $data } is a folder; name a file in it with --data.
start-linked = { $data } has another name, too (a hard link), by which another server may be using it; remove that name, or give this server a file of its own with --data.
start-no-database = { $data } is not a database. Nothing in it was changed.
start-foreign = { $data } is the database of another program. Nothing in it was changed.
start-newer = { $data } was made by a newer version of Regalia; use that one. Nothing in it was changed.
start-damaged = The database { $data } is damaged; restore it from a backup.
start-unwritable = { $path } cannot be written: { $why }.
start-in-use = Another server is using { $data }; stop it first, or give this one a file of its own with --data.
start-key-bad = { $path } is not a complete key (64 hexadecimal digits). Restore it from a backup, or start with --new-key: every seat link and cookie made so far then stops working.
start-key-unreadable = The key { $path } cannot be read: { $why }.
start-key-unwritable = The key { $path } cannot be written: { $why }.
start-key-lost = There are tables in { $data }, but their key { $path } is gone: without it no seat link or cookie made so far works. Restore it from a backup, or start with --new-key to go on without it.

## Look

in-words = Every choice in words
in-words-text = Everything you may do now as sentences, each with a button: nothing has to be found on the board.
play-again = Play again
options = Options
just-now = Just now
at-random = At random
lost = No connection. The table is safe; this page will catch up by itself.
unsent = Your last click got no answer. If nothing has changed on the table, please click again.

## Campaigns

campaign = Campaign
campaign-none = Single game
campaign-help = Linked games with a story and one winner. The campaign is our own, not the publisher’s.
campaign-changes = What is different
campaign-next = Play the next scenario
campaign-wait = Waiting for someone at the table to begin the next scenario.
campaign-merit = Give it to the most deserving
campaign-standing = Standing
campaign-wins = Scenarios won
campaign-on = Continue the campaign
error-no-campaign = There is no such campaign.

## Seats, deals, notes

error-damaged = This table was damaged and cannot be opened. Other tables are not affected.
error-over = The game is over.
log-undo = { $name } took back a move.
log-again = { $name } wants to play again: press Rematch to sit down.
log-hint = { $name } asked for a hint.
log-left = { $name } gave the seat back.
log-sat = { $name } took the free seat.
log-bot = { $name }, a bot, took the free seat.
leave-seat = Give my seat back
leave-sure = Someone else can then take it. You cannot come back unless the host sends you a new link.
device = Play on another device
device-title = Your seat on another device
device-lead = Open this link, or scan the code, on your other device. It works once. Show it to nobody else: whoever opens it plays as { $name }.
device-sit = Play as { $name } on this device too?
device-go = Yes, that is me
invite-done = Every seat is taken.
proof-secret = The server’s secret
proof-words = Words the players added
proof-words-none = none
proof-mine = This browser’s words are in the deal, and the seal is the one it was shown.
proof-not-mine = Warning: this is not the deal this browser was promised.

# After an update.
error-outdated = The rules have changed since this game began, and under today’s rules it would be a different game. Open the table to read what changed.
error-newer-rules = This table follows newer rules than this server knows: a newer version of Regalia is needed.
log-carried = The rules have changed since version { $name }. Every move still holds, so the game goes on.
log-agreed = { $name } agrees to play on under today’s rules.
log-cut =
    { $n ->
        [0] Everybody agreed: the game begins again under today’s rules.
       *[other] Everybody agreed: the game goes on after move { $n }, under today’s rules.
    }
kept-title = This game follows older rules
kept-changed = What changed
kept-why =
    { $why ->
        [illegal] From move { $n } on, today’s rules no longer allow what was played.
        [told] From move { $n } on, things would turn out differently today.
        [asked] After the last move it would be somebody else’s turn today.
       *[result] Every move still holds, but the result would be different today.
    }
kept-same =
    { $n ->
        [0] Nothing happened before it.
        [1] The first move is the same under today’s rules.
       *[other] Up to move { $n } everything is the same under today’s rules.
    }
kept-on = Playing on
kept-offer =
    { $n ->
        [0] If everybody agrees, the game begins again from the same deal, under today’s rules.
       *[other] If everybody agrees, the game goes back to where it stood after move { $n } and goes on from there under today’s rules. What came after it is lost.
    }
kept-agree = Play on
kept-agreed = wants to play on
kept-waits = has not answered yet
kept-over = This game is over and stays as it is: its result counts.
kept-drawn-last = The table is shown as it was last drawn.
kept-drawn-before = The table is shown as it was drawn after move { $n }.
kept-drawn-same = The table is shown after move { $n }: the last position that is the same today.
kept-show = What changed
kept-scores = Score of the table shown
kept-border = From here on today’s rules differ.
kept-untold = Something happened that this version has no words for.
audit-missing = There is no database { $data }.


## For programs

error-token = A token is needed here, and this one is not valid: you get one when you take a seat.
error-json = This is not valid JSON.
error-not-json = Please send JSON (Content-Type: application/json).
error-body = This is not what is expected here: { $why }
error-nothing = Say what to change.
error-no-game = There is no such game here.
error-reviewing = The review is being written; ask again in a moment.
error-replay-making = The file is being packed; ask again in a moment.
error-not-older = This table follows today’s rules: there is nothing to agree to.
problem-bad-request = Invalid request
problem-no-token = A token is needed
problem-not-yours = Not allowed
problem-not-found = Not found
problem-wrong-method = Method not allowed
problem-too-slow = Too slow
problem-stale = Out of date
problem-gone = Gone
problem-too-large = Too large
problem-not-json = Not JSON
problem-refused = Refused
problem-too-fast = Too many requests, or busy
problem-bug = Server error
problem-away = The tables cannot be reached just now
problem-illegal-action = Not a legal action
problem-bad-option = Not a possible option
problem-cannot-undo = Cannot be taken back
token-offer = A program of yours can play this seat alongside you, or in your place.
token-show = Show a token for a program
token-title = Token for a program
token-lead = Whoever has this token plays as { $name }: give it to your program and to nobody else. It stops working once you give the seat back.
token-try = Try it
token-more = What a program can do
api-title = The API
api-lead = Everything the pages can do, for programs: a program can take a seat at a table with people. It gets what that seat may know, and no more.
api-how = How it works
api-how-token = A seat has a token. You get it when your program makes a table or sits down, or on the page of your seat (“Play on another device”). Send it as Authorization: Bearer.
api-how-turn = Ask for the table, or listen to its stream. If “actions” is not empty it is your turn: send the number or the code of one of them, with the “ply” you saw.
api-how-refused = A refused request is answered with a problem (RFC 9457): “type” is for your program, “detail” is the sentence a person would read. Nothing has changed.
api-how-lang = Sentences are in English or French, by Accept-Language or ?lang=.
api-document = OpenAPI document
api-operations = What can be asked
api-shapes = What is sent and returned
api-problems = Problems
api-takes = takes
api-gives = gives
api-token-anyone = no token needed
api-token-seat = a seat’s token
api-token-host = the host’s token
api-needed = required
api-done = Done.
api-group-games = Games
api-group-learn = Learning a game
api-group-tables = Tables
api-group-seats = Seats
api-group-play = Playing
api-group-end = After the end
api-group-back = Looking back
api-group-kept = After an update
api-group-campaigns = Campaigns
api-games = All games that can be played here, with their options and bots.
api-game = One game.
api-game-schema = The JSON Schema of a table’s “view” in this game.
api-rules = The numbered rules, or those that contain the words of q.
api-how-to-play = The aim, a turn, how the game ends, what counts.
api-tutorial = A table at the first step of the game’s tutorial, and the token of its learner.
api-tutorial-step = Go on in a tutorial. What a step awaits can also be played as an action; anything else is refused with the step’s own sentence.
api-tables = Tables that anybody may see: those with seats to take, and those to watch.
api-draft = The seal of a deal, before anybody adds words to it.
api-create = A new table. You get a token for each of your seats and one for the host.
api-table = The table as your seat sees it; without a token, as any spectator does.
api-actions = What you are asked, and everything you may answer.
api-stream = Server-sent events: the table as you may see it, whenever that changes. Events named “here” only say that the connection is alive.
api-change-table = How fast the bots answer (a seat’s token), or whether hints are allowed and spectators may chat (the host’s).
api-sit = Take an open seat: with its secret link, or without one where the table is listed.
api-leave = Give your seat back, for everybody to see. Your token stops working.
api-links = The secret links of the open seats, for the host to hand out.
api-reissue = Revoke the link of an open seat; you get a new one.
api-give-to-bot = Put a bot in a seat that stays empty.
api-device = A link to your own seat for another device or browser, good for one use.
api-sit-by-device = Play a seat that is yours elsewhere, by the link you made there.
api-act = Act, by the number or the code of one of your actions. You get the table after it.
api-undo = Take back your last action, where “can_undo” says that it is fair.
api-chat = Say something to the table. Without a token, under a name, where spectators may chat.
api-hint = What a good player would consider in your place. It is counted, and the others are told.
api-change-seat = Change your name, or let forced actions play themselves.
api-record = The whole match: seed, options, every action. Sealed until the game is over.
api-proof = The deal, opened, and whether the record follows from what was published before it.
api-review = Who was ahead when, what was chosen, what chance gave: a page to keep. 429 while it is being written.
api-again = Play again with the same people, seats moved on by one. Whoever asks first makes the table.
api-play-on = A new table that goes on from a move of a match that is over, with you in one seat and bots in the others.
api-past = The table at an earlier stop, with its log: your own running game as your seat saw it, or any game that is over.
api-replay-file = A finished match as a page of its own that replays it offline, from every seat’s view. 429 while it is being packed.
api-bring = Send a record: every action and digest is checked. The server forgets it after a while.
api-brought = A record that was sent, unchanged.
api-brought-past = The match of a record at one of its moves, as any seat saw it.
api-brought-file = The same as a page of its own that replays it offline. 429 while it is being packed.
api-brought-review = What the match of a record turned on: a page to keep. 429 while it is being written.
api-brought-onward = A new table that goes on from a move of a record.
api-kept = What is left of a table whose rules were corrected, and who wants to play on.
api-agree = Agree to play on under today’s rules. Once everybody has agreed, the table can be played again.
api-campaign = The story so far. The token of a seat at one of its tables becomes one for the current table.
api-add-words = Add words to the next deal, before it is dealt.
api-go-on = Set up the table for the next scenario; any player may.
api-give-to-merit = Give a tied final to the most deserving: the host decides for the table.

## Whose turn

sound = Sound when it is my turn
notices-offer = Your turn came while you were away. Shall we tell you next time?
notices-yes = Yes, tell me
notices-no = No, thanks

## Getting up

hand-over = Let a bot play for me
take-back = Take my seat back
stood-in = A bot is playing for { $name }.
replace = Let a bot play for { $name }
resign = Resign
resign-sure = A bot takes your seat for good, and the others play on. You cannot come back.
remove-table = Delete this table
bot-stand-in = standing in
log-handed = A bot plays for { $name } for now.
log-back = { $name } is back.
log-resigned = { $name } resigned; a bot plays on.
log-replaced = { $name } is away; a bot plays on until they return.
error-not-waiting = Nobody is waiting for that seat.
error-not-gone = { $name } was here not long ago. After { $hours } hours away, a bot can take over.
error-begun = The game has begun, so the table cannot be deleted.
api-hand-over = Let a bot play for you, until you take the seat back.
api-take-back = Sit down again where a bot has stood in for you; your token is still good.
api-resign = Leave your seat to a bot for good.
api-replace = Let a bot play for a player whom everybody is waiting for and who has been gone for a while. They can take the seat back.
api-remove = Delete a table whose game has not begun.

## Learning

how = How to play
how-title = How to play { $game }
how-aim = The aim
how-turn = How it goes
how-end = How it ends
how-counts = What counts
how-rules = Every rule, numbered
tutorial = Tutorial
tutorial-new = New to { $game }? Learn it at the table, in ten minutes.
tutorial-begin = Start the tutorial
tutorial-again = Start over
tutorial-resume = Continue the tutorial (step { $n } of { $of })
tutorial-help = Not sure what something is, or why it cannot be chosen now? Rest the pointer on it, long-press it, or press the I key.
tutorial-step = Step { $n } of { $of }
tutorial-leave = Leave
tutorial-leave-text = The tutorial waits for you in the lobby.
tutorial-skip = Skip the tutorial
tutorial-show = Show me
tutorial-watch = Watch
tutorial-free = Play on here
tutorial-real = Play a real game
tutorial-wait = One moment: the others are still playing.
tutorial-read-on = Read this first, then press Continue.

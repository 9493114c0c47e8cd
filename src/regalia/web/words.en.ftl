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
name = Name
levels = How well the bots play
bot-kind = Kind of bot
bot-uniform = Carefree
bot-greedy = Steady
bot-level1 = Beginner
bot-level1-about = Sees few of the possible moves and often misjudges them.
bot-level2 = Casual
bot-level2-about = Sees about half of what is possible and looks no further than the next move.
bot-level3 = Keen
bot-level3-about = Sees nearly everything and weighs each move as it stands.
bot-level4 = Seasoned
bot-level4-about = Thinks every good move through, a little way ahead.
bot-level5 = Expert
bot-level5-about = Thinks every good move through many times, and further ahead.
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
confirm-chance = This draws cards or rolls dice, so it cannot be undone.
confirm-shown = This shows something that was hidden, so it cannot be undone.
confirm-yes = Do it
your-choices = Your choices
log = Log
since = Since you last looked
steps = Step through what happened
step-at = { $n } of { $of }
step-back = Previous event
step-on = Next event
chat = Chat
chat-say = Say something
chat-send = Send
score = Score
total = Total
waiting = Waiting for { $names }
not-started = The game starts when every seat is taken.
invite = Invite
watching = You are watching.
curtain = Pass the device
curtain-lead = No one else should be looking now.
curtain-me = I am { $name }: show my view
auto = Play forced moves for me
commitment = The deal is sealed with this hash:
over = The game is over
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
scenes-off = Skip scenes like this
show-table = Show the table
result = How it ended
rematch = Rematch
hint = Hint
hint-ask = Ask for a hint
hint-chance = Chance to win
hint-margin = Points ahead
hint-points = Points
hint-asked = { $n ->
    [one] Your first hint in this game.
   *[other] { $n } hints in this game so far.
}
hints-allow = Hints are allowed
review = Review
reviewing = Reviewing { $game }
reviewing-lead = Every decision is being played out. This takes a few seconds, or a minute on a slow machine; the review then opens by itself.
show-result = Show the result
pace = Bots play
pace-quick = Quickly
pace-calm = Calmly
pace-slow = Slowly
keys = Keyboard shortcuts
keys-off = Turn single-key shortcuts off
key-tab = Next choice
key-enter = Choose, confirm
key-next = Next table waiting for you
copy = Copy link
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
    [0] No rule has all these words.
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
error-connections = Too many connections come from your address; please try again later.
error-full = The server is full; please try again later.
error-csrf = This page was open too long or came from somewhere else; reload it and try again.
error-bug = Something went wrong on our side. No move already played is lost.
error-stale = This page was out of date; here is the table as it is now. Nothing was played.
error-again = The table is being reloaded; please try again.
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
error-no-review = Nobody can review this game yet.
error-review = This game could not be reviewed.
error-reviews-busy = Many games are being reviewed right now. Please come back in a few minutes.
error-pace = Bots play quickly, calmly or slowly.
error-seat-kind = A seat is for you, for a bot or for a friend.
error-link-old = This link is no longer valid; ask the host for a new one.
error-name-empty = Please give a name.
error-name-long = A name can have at most { $most } characters.
error-name-strange = A name can only have visible letters, digits and spaces.
error-name-mixed = Each word of a name must keep to one alphabet.
error-name-reserved = “{ $name }” means someone else on this page; please choose another name.
error-name-taken = Someone here is already called { $name }, or nearly so.
error-chat-empty = Type a message first.
error-chat-long = A message can have at most { $most } characters.
error-chat-strange = Please use visible letters only.

## Command line

serving = Regalia is at { $address } (tables are kept in { $data }); Ctrl+C stops it.
port-taken = Something is already listening on { $host }:{ $port }; choose another port with --port.
start-host = Nothing can listen on { $host }:{ $port }: this machine has no such address.
start-port-forbidden = You may not listen on { $host }:{ $port }; choose a port above 1023 with --port.
start-proxy = { $proxy } is not the address of a proxy; give one like 127.0.0.1 or 10.0.0.0/8.
start-url = { $data } is not the address of a database.
start-driver = The database { $data } needs a driver that is not installed: { $name }.
start-database = The database { $data } cannot be opened: { $why }.
start-folder = { $data } is a folder; name a file in it with --data.
start-no-database = { $data } is not a database. Nothing in it was changed.
start-foreign = { $data } is the database of another program. Nothing in it was changed.
start-newer = { $data } was made by a newer version of Regalia; use that one. Nothing in it was changed.
start-damaged = The database { $data } is damaged; restore a copy of it.
start-unwritable = { $path } cannot be written: { $why }.
start-in-use = Another server uses { $data }; stop it first, or give this one a file of its own with --data.
start-key-bad = { $path } is not a whole key (64 hexadecimal digits). Restore a copy of it, or start with --new-key: then every seat link and cookie made so far becomes void.
start-key-unreadable = The key { $path } cannot be read: { $why }.
start-key-unwritable = The key { $path } cannot be written: { $why }.
start-key-lost = There are tables in { $data }, but their key { $path } is gone: without it every seat link and cookie made so far is void. Restore it, or start with --new-key to go on without it.

## Look

in-words = Every choice in words
play-again = Play again
options = Options
just-now = Just now
at-random = At random
lost = No connection. The table is safe; this page will catch up by itself.
unsent = Your last click got no answer. If nothing has changed on the table, please click again.

## Campaigns

campaign = Campaign
campaign-none = Single game
campaign-help = Linked games with a story and one winner. It is an original campaign of ours, not the publisher’s.
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
error-outdated = The rules have changed since this game began, and under today’s it would be another one. Open the table to read what changed.
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
        [told] From move { $n } on, things would turn out otherwise today.
        [asked] After the last move somebody else would be asked today.
       *[result] Every move still holds, but the result would be another one today.
    }
kept-same =
    { $n ->
        [0] Nothing before it has happened.
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
kept-scores = Score, as the table is shown
kept-border = From here on today’s rules differ.
kept-untold = Something happened that today’s program has no words for.
audit-missing = There is no database { $data }.

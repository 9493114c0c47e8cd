# The tutorial of Dragon Castle, in English.

aim = Take tiles off the castle, close groups of four in your realm and build shrines as high as you can: most points wins.

welcome = Welcome! The old castle is coming apart, and out of its tiles you build a realm of your own. Your points stand here; the most wins.
free = Begin on the castle’s top floor, with a tile whose left or right side is free. Everything you may take is bright.
take = You have two Soldiers already. Take another one: the Soldier 6 at D5.
take-not = Not that one yet: take the Soldier 6 at D5.
pair = Best of all is a pair: the same tile again, from any floor, if its side is free. The other Soldier 6 lies at C7: take it too.
pair-not = All of that is allowed, but a pair is the most: take the Soldier 6 at C7.
place = Both go into your realm, wherever you like. Put the first right beside your Soldiers, on D2.
place-not = Beside the others they are worth more: on D2.
close = The second one now touches a group of three. With four it closes, and scores: on C3!
close-not = So close! On C3 it makes the group four.
shrine = Four together are consolidated: 2 points, and the tiles turn over. Now, and only now, you may build a shrine on one of them. Build on C3.
shrine-not = A shrine brings points at the end, so build one: on C3.
season = Hazel has closed nothing yet. Seasons, Winds and Dragons are rare; closing them allows two shrines. Take Autumn at I5.
season-not = Let us try a rare one: Autumn at I5.
keep = Instead of a twin you may take a shrine with your tile, or give the tile up for a point. You are out of shrines: take one.
keep-not = Possible, but your shrines are used up. Take one now.
stack = Tiles that lie face down carry new ones. Build upwards: a shrine on the third floor scores three times as much. Put Autumn on B2.
stack-not = Upwards! Put Autumn on the face-down tile at B2.
countdown = When only the castle’s lowest floor is left, you may call the dragon instead of taking a tile: 2 points each time, until the last round begins.
last = Take, place, close, build: you know it all. In a real game a Spirit and a Dragon join in; their cards say what they do. Shall we?

picture-take = Take a tile of the castle’s top floor whose left or right side is free.
picture-choose = Then take its twin too, or a shrine, or give the tile up for a point.
picture-place = Place your tiles: on empty spaces, or on tiles that lie face down.
picture-close = Four or more of one kind that touch close: they score and turn over.
picture-shrine = On a group that has just closed you may build a shrine; the higher, the better.
end = Once only the lowest floor is left, players may call the dragon. After as many calls as there are players, the round is played to its end.
counts = Points for groups, shrines by their floor (1, 2 or 3), 2 for each call, and what the Dragon’s card rewards.

# The tutorial of Legends, in English.

aim = Take cards, send your armies over the islands and hold more land than anyone: most points wins.

welcome = Welcome, my liege! When everyone has ten cards, the most points wins. Here are yours, counted as if the game ended now.
map = Points come from land first of all. Everybody has four armies in the start region, at the star, and one far away. Whoever is strongest in a region holds it.
row = A turn is one card from this row. The first is free, those further right cost up to 3 coins. Coins must last the whole game, so spend them with care.
take = The Cursed Banshee costs nothing and gives you six moves. Click it, then take it.
take-not = A fine card, but first take the free one: the Cursed Banshee.
land = Now your armies march. By land it costs 1 move: send one army from the Bay Road to the Inner Curve.
land-not = Another time! March from the Bay Road to the Inner Curve, by land.
sea = It is yours, and worth a point. By sea it costs 3 moves: sail from the Bay Road to Ash Beach, on the next island.
sea-not = Not quite: from the Bay Road sail to Ash Beach. That is a new island.
spread = Alone on an island, you hold its region and the island too: two points! March once more, from the Bay Road to the Lower Horn.
spread-not = Almost: one more army from the Bay Road, to the Lower Horn.
stop = You need not use everything a card gives. Stop moving here; then the others take their cards.
stop-not = Let the last move go, and stop moving.
lost = Look: two armies of a rival have sailed to Ash Beach, and two beat one. Whoever is strictly stronger holds a region; if it is a tie, nobody does.
dwarf = Your turn again. The Mountain Dwarf, for 1 coin, does two things: place armies, then destroy one. Take it.
dwarf-not = Take the Mountain Dwarf: it brings what you need now.
place = New armies start in the start region, or wherever you have a city. Place one at the Bay Road; I place the second.
place-not = Place your armies first: at the Bay Road.
destroy = Where you have an army you may destroy one. Strike at Ash Beach, at the army that took it from you!
destroy-not = Strike at Ash Beach, at your rival’s army. Then nobody holds it.
lasting = Cards stay with you: some make every march longer, some score at the end. You have two elixirs; whoever has the most at the end gains 2 points.
last = Take a card, act, spread out: that is the whole game. Ready for a real one?

picture-row = Take one card of the row. The further right, the more coins it costs.
picture-move = Move: 1 move by land, 3 by sea.
picture-place = Place new armies in the start region or where you have a city.
picture-build = Build a city where you have an army: it counts like one and stays.
picture-keep = Keep the card: what it can do lasts, or scores at the end.
end = The game ends when everybody has their cards: 11 with two players, 10 with three, 8 with four.
counts = Each region you hold is a point, and so is each island where you hold the most regions. Cards add theirs, and the most elixirs 2.

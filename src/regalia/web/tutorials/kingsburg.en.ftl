# The tutorial of Kingsburg, in English.

aim = Send your dice to the King’s advisors, build up a province and hold out for five winters: most points wins.

welcome = Welcome, Governor! Whoever has the most victory points after five years wins. Yours are counted here.
roll = Spring, summer and autumn each begin with a roll of three dice. The lowest total goes first, and today that is you.
first = Each advisor has a number, and your dice must match it exactly. Your 2 fits the Squire: click him, then press Place on 2.
first-not = Not yet: start with the Squire, number 2. He takes your die that shows a 2.
taken = Your rivals have placed dice too. An advisor helps only one player each season, so these two are gone.
sum = Two dice count together: 3 and 4 make 7. Click the Astronomer and place both.
sum-not = Good idea, but another time: put 3 and 4 together on the Astronomer, number 7.
help = All dice are placed, so the advisors pay, from 1 to 18. The Squire gave you gold. Let the Astronomer give you stone.
help-not = Take stone this time: together with your gold it pays for a building.
build = Once a season you may build. The Guard Tower costs 1 gold and 1 stone, scores a point and helps in winter. Build it!
build-not = That is possible, but build the Guard Tower now: you will be glad of it in winter.
rows = Build each row from left to right. Further right it costs more and is worth more. Whoever has the most buildings after spring scores a point.
summer = It is summer. The Alchemist, 6, is taken, so your 6 cannot go there. Add your 2 and win over the Treasurer, 8: two gold! (Keep the +2 token the Astronomer gave you: once, it adds 2 to your dice.)
summer-not = Almost: put 6 and 2 together on the Treasurer, number 8.
skip = Now you know a season. Sit back: I play the rest of summer and all of autumn for you. Whoever has built least gets the King’s help: an extra die in spring, and before autumn the Envoy, who opens a taken advisor or lets you build twice.
recruit = Winter is near, and nobody knows how strong the enemy is. A soldier costs two goods: recruit one.
recruit-not = Do not go unprepared: recruit a soldier for 1 gold and 1 stone.
winter = Your soldiers, your buildings and the King’s help beat the Goblins. Those who are stronger than the enemy win something, those who are weaker lose something. A new enemy waits here for next winter.
last = That is all of it: dice, advisors, buildings, winter, five times over. Ready for a real game?

picture-roll = Roll three dice. The lowest total goes first.
picture-court = In turn, place dice on a free advisor whose number they make.
picture-help = The advisors pay, from 1 to 18: goods, points, soldiers.
picture-build = Pay goods and build once, each row from left to right.
picture-winter = After autumn recruit soldiers, then beat the winter’s enemy.
end = The game ends after the winter of the fifth year.
counts = Buildings bring most of the points, some advisors a few, and so do won battles. If points are tied, goods decide.

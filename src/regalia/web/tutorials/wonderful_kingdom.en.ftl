# The tutorial of It's a Wonderful Kingdom, in English.

aim = Split the cards, guess what lies face down, and build the duchy that makes and scores the most: most points after four rounds wins.

welcome = Welcome, Your Grace! For four rounds you share out cards with a rival as one shares a cake: one cuts, the other chooses. Each area held one card, and Hazel has added two of hers. You take one area, with everything in it, and build with it.
select = One of hers lies face down: a trap? A Calamity costs 4 points. Play it safe and take area 1.
select-not = You may well be right, but today take area 1, where you see everything.
offer = Now you cut. Put two cards out, together or apart. First the Lost Continent, a fine bait: click it, then area 1.
offer-not = Begin with the Lost Continent, in area 1.
trap = And now the trap: you must get rid of your Calamity sooner or later. Lay it face down beside the bait, in area 1.
trap-not = Your Calamity goes into area 1 too, face down.
caught = Hazel took the bait, Calamity and all! You have two traps each round. I play the rest of this phase for you.
build = Seven cards are yours. Each is built or recycled. The Farm costs only 2 Materials: put it under construction. I add the Forgotten Mines.
build-not = Put the Farm under construction first.
recycle = The Stone Compass is a Treasure: it cannot be built, but recycled it gives two cubes. Do that.
recycle-not = Start with the Stone Compass: two cubes at once.
cube = Place a cube at once on a card that wants it: the Materials on the Farm. I recycle three more cards for the Mines.
cube-not = Materials go well on the Farm.
done = The Forgotten Mines are built already and produce this very round. All is planned: finish.
done-not = You are done: finish planning.
produce = Production: Materials, Population, Gold, Exploration. You make 2 Materials, and one is all the Farm still wants. Place it.
produce-not = Finish the Farm first: one cube of Materials.
lead = The Farm is built! Whoever makes more in a step puts a soldier in training, and the second time receives one. Soldiers pay for some cards, and for quests.
alchemy = One cube is left over. Put it into Alchemy: five cubes there make a Krystallium, which stands for any cube, and a quest is paid from there.
alchemy-not = It could go there too, but try Alchemy now.
quest = Your quest comes before all points: only a player who has completed its final step can win. Each step is done once, at any time, for the cubes and soldiers it names, and brings a reward.
last = Offer, select, plan, produce, four times: you know it. A first real game goes on the same quest, so save up for its final step. Ready?

picture-offer = Offer two cards in two areas; up to two a round may lie face down.
picture-select = The other takes one area with all its cards; then it is the other way round.
picture-plan = Build each card, or recycle it for cubes. A Calamity stays, at −4 points.
picture-produce = Produce in four steps, and put the cubes on your cards.
picture-lead = Whoever makes more in a step trains a soldier.
end = The game ends after the fourth round.
counts = Points on built cards, some for each card of a type, minus 4 for each Calamity, and whatever the module you chose adds. On a quest, only a player who has completed its final step can win.

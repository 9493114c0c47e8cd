# The tutorial of It's a Wonderful World, in English.

aim = Draft cards, build the best of them and recycle the rest, so that your empire makes more each round: most points after four rounds wins.

welcome = Welcome! Your empire has four rounds to grow; then the most points wins. Each round you draft cards, plan, and produce.
card = Every card says on its left what it costs, and at its foot what it will make each round or score. Inside the two arrows: the cube it gives when you recycle it instead.
draft = Both of you take one card and hand the rest on. Start with the Research Center: it makes Science round after round. Click it, then draft it.
draft-not = Another good card, but start with the Research Center.
passed = Here are the cards your rival had. It goes on like this until you have seven. I draft the other six for you.
build = Seven cards: each is either built or recycled. Wind Turbines need only 2 Materials and make Energy. Put them under construction.
build-not = First put the Wind Turbines under construction.
recycle = The Military Base would take too long. Recycle it, and you get one cube of Materials at once.
recycle-not = Keep that for later. Recycle the Military Base.
cube = A cube must be placed right away, on a card that wants it. Put it on the Wind Turbines.
cube-not = On the Wind Turbines it does the most.
finish = One more! Recycle the Submarine too; I put its cube on the Wind Turbines.
finish-not = Recycle the Submarine: its cube is the one you need.
built = All costs paid: the Wind Turbines stand, and they work this very round. I plan your last cards, the Research Center among them.
done = Every card is planned. What you have begun stays for later rounds. Finish planning.
done-not = You are done: finish planning.
produce = Production: Materials, Energy, Science, Gold, Exploration, always in this order. You make one cube of Materials. Put it on the Research Center.
produce-not = The Research Center still wants 3 Materials: put the cube there.
lead = Whoever alone makes the most of a resource wins a character: you got a Financier. Characters pay for some cards and are worth points at the end. Watch the other four steps.
krystallium = Cubes that fit nowhere go onto your empire: five become a Krystallium, which stands for any cube. Nothing is wasted.
last = Draft, plan, produce, four times: that is all. Finish cards early: they work every round. Ready for a real game?

picture-draft = Draft: take a card, hand the rest on, until you have seven.
picture-plan = Plan: build each card, or recycle it for one cube.
picture-produce = Produce in five steps, and put the cubes on your cards.
picture-built = A card whose cost is paid is built, and produces from the next step on.
picture-lead = Whoever makes the most in a step wins a General or a Financier.
end = The game ends after the production of round four.
counts = Points on built cards, some of them for each card of a type or each character; every General and Financier left is a point.

# The tutorial of It's a Wonderful Kingdom, in French.

aim = Partagez les cartes, devinez ce qui est face cachée et bâtissez le duché qui produit et rapporte le plus : après quatre manches, le plus de points gagne.

welcome = Bienvenue, Votre Grâce ! Quatre manches durant, vous partagez des cartes comme un gâteau : l’un coupe, l’autre choisit. Chaque zone avait déjà une carte ; Hazel en a ajouté deux des siennes. Prenez-en une, avec tout ce qu’elle contient, et bâtissez.
select = L’une est face cachée : un piège ? Une Calamité coûte 4 points. Jouez la prudence et prenez la zone 1.
select-not = Vous avez peut-être raison, mais prenez aujourd’hui la zone 1, où tout se voit.
offer = À vous de couper. Posez deux cartes, ensemble ou non. D’abord le Continent Perdu, un bel appât : cliquez dessus, puis dans la zone 1.
offer-not = Commencez par le Continent Perdu, dans la zone 1.
trap = Et maintenant le piège : il faut bien se défaire de sa Calamité. Posez-la face cachée près de l’appât, dans la zone 1.
trap-not = Votre Calamité va aussi dans la zone 1, face cachée.
caught = Hazel a mordu, Calamité comprise ! Vous avez deux pièges par manche. Je joue pour vous la fin de cette phase.
build = Sept cartes sont à vous. Chacune est construite ou recyclée. La Ferme ne coûte que 2 Matériaux : mettez-la en construction. J’ajoute les Mines Oubliées.
build-not = Mettez d’abord la Ferme en construction.
recycle = La Boussole de Pierre est un Trésor : elle ne se construit pas, mais recyclée elle donne deux cubes. Recyclez-la.
recycle-not = Commencez par la Boussole de Pierre : deux cubes d’un coup.
cube = Un cube se place aussitôt sur une carte qui le demande : les Matériaux sur la Ferme. Je recycle encore trois cartes pour les Mines.
cube-not = Les Matériaux vont bien sur la Ferme.
done = Les Mines Oubliées sont déjà construites et produisent dès cette manche. Tout est planifié : terminez.
done-not = Vous avez fini : terminez la planification.
produce = La production : Matériaux, Population, Or, Exploration. Vous produisez 2 Matériaux, et il n’en manque qu’un à la Ferme : à vous.
produce-not = Finissez d’abord la Ferme : un cube de Matériaux.
lead = La Ferme est construite ! Qui produit plus à une étape met un soldat à l’entraînement, et la deuxième fois le reçoit. Les soldats paient certaines cartes, et les quêtes.
alchemy = Il vous reste un cube. Mettez-le à l’Alchimie : cinq cubes y donnent un Krystallium, qui vaut n’importe quel cube, et c’est de là que se paient les quêtes.
alchemy-not = Il y trouverait sa place, mais essayez l’Alchimie.
quest = Votre quête passe avant tous les points : il faut avoir accompli l’étape finale pour gagner. Chaque étape se fait une fois, à tout moment, pour les cubes et les soldats qu’elle nomme, et rapporte.
last = Proposer, choisir, planifier, produire, quatre fois : vous savez tout. La première vraie partie se joue avec la même quête : gardez de quoi finir l’étape finale. On y va ?

picture-offer = Proposez deux cartes dans deux zones ; deux par manche peuvent être face cachée.
picture-select = L’autre prend une zone et toutes ses cartes ; puis on inverse.
picture-plan = Construisez chaque carte, ou recyclez-la pour des cubes. Une Calamité reste, à −4 points.
picture-produce = Produisez en quatre étapes, et posez les cubes sur vos cartes.
picture-lead = Qui produit plus à une étape forme un soldat.
end = La partie finit après la quatrième manche.
counts = Les points des cartes construites, parfois pour chaque carte d’un type, moins 4 par Calamité, et ce qu’ajoute le module choisi. Dans une quête, il faut avoir accompli l’étape finale pour gagner.

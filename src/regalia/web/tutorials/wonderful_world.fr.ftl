# The tutorial of It's a Wonderful World, in French.

aim = Draftez des cartes, bâtissez les meilleures et recyclez les autres, pour que votre empire produise toujours plus : après quatre tours, le plus de points gagne.

welcome = Bienvenue ! Votre empire a quatre tours pour grandir ; ensuite, qui a le plus de points gagne. À chaque tour : draft, planification, production.
card = Chaque carte montre à gauche ce qu’elle coûte, et en bas ce qu’elle produira à chaque tour ou rapportera. Entre les deux flèches : le cube qu’elle donne si vous la recyclez.
draft = Chacun prend une carte et passe les autres. Commencez par le Centre de Recherche : il produit de la Science, tour après tour. Cliquez dessus, puis draftez-le.
draft-not = Une bonne carte aussi, mais commencez par le Centre de Recherche.
passed = Voici les cartes de votre rival. On continue ainsi jusqu’à sept. Je drafte les six autres pour vous.
build = Sept cartes : chacune est construite ou recyclée. Les Éoliennes ne demandent que 2 Matériaux et produisent de l’Énergie. Mettez-les en construction.
build-not = Mettez d’abord les Éoliennes en construction.
recycle = La Base Militaire prendrait trop de temps. Recyclez-la : elle donne tout de suite un cube de Matériaux.
recycle-not = Gardez cela pour plus tard. Recyclez la Base Militaire.
cube = Un cube se place aussitôt, sur une carte qui le demande. Posez-le sur les Éoliennes.
cube-not = C’est sur les Éoliennes qu’il sert le plus.
finish = Encore un ! Recyclez aussi le Sous-marin ; je pose son cube sur les Éoliennes.
finish-not = Recyclez le Sous-marin : c’est son cube qu’il vous faut.
built = Tout est payé : les Éoliennes sont construites, et elles produisent dès ce tour. Je planifie vos dernières cartes, dont le Centre de Recherche.
done = Toutes les cartes sont planifiées. Ce qui est commencé reste pour les tours suivants. Terminez la planification.
done-not = Vous avez fini : terminez la planification.
produce = La production : Matériaux, Énergie, Science, Or, Exploration, toujours dans cet ordre. Vous produisez 1 cube de Matériaux. Posez-le sur le Centre de Recherche.
produce-not = Le Centre de Recherche demande encore 3 Matériaux : posez le cube là.
lead = Qui produit, sans égal, le plus d’une ressource gagne un personnage : vous avez reçu un Financier. Ils paient certaines cartes et valent des points à la fin. Regardez les quatre autres étapes.
krystallium = Les cubes sans place vont sur votre empire : cinq font un Krystallium, qui remplace n’importe quel cube. Rien ne se perd.
last = Drafter, planifier, produire, quatre fois : c’est tout. Finissez tôt vos cartes, elles produisent à chaque tour. Une vraie partie, maintenant ?

picture-draft = Draftez : prenez une carte, passez les autres, jusqu’à sept.
picture-plan = Planifiez : construisez chaque carte, ou recyclez-la pour un cube.
picture-produce = Produisez en cinq étapes, et posez les cubes sur vos cartes.
picture-built = Une carte payée est construite, et produit dès l’étape suivante.
picture-lead = Qui produit le plus à une étape gagne un Général ou un Financier.
end = La partie finit après la production du quatrième tour.
counts = Les points des cartes construites, parfois pour chaque carte d’un type ou chaque personnage ; chaque Général et chaque Financier restant vaut un point.

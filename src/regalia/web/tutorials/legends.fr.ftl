# The tutorial of Legends, in French.

aim = Prenez des cartes, envoyez vos armées sur les îles et tenez plus de terres que les autres : le plus de points gagne.

welcome = Bienvenue, Votre Majesté ! Quand chacun a dix cartes, qui a le plus de points gagne. Voici les vôtres, comptés comme si la partie finissait maintenant.
map = Les points viennent d’abord des terres. Chacun a quatre armées dans la région de départ, à l’étoile, et une au loin. Le plus fort d’une région la tient.
row = Un tour, c’est une carte de cette rangée. La première est gratuite, les suivantes coûtent jusqu’à 3 pièces. Vos pièces doivent durer toute la partie : ménagez-les.
take = La Banshee Maudite ne coûte rien et donne six pas. Cliquez dessus, puis prenez-la.
take-not = Belle carte, mais prenez d’abord la gratuite : la Banshee Maudite.
land = À vos armées de marcher. Par terre, il en coûte 1 pas : envoyez une armée de la Route de la Baie au Creux du Croissant.
land-not = Une autre fois ! Marchez de la Route de la Baie au Creux du Croissant, par terre.
sea = La région est à vous : un point. Par mer, il en coûte 3 pas : de la Route de la Baie, gagnez la Plage de Cendre, sur l’île voisine.
sea-not = Pas tout à fait : de la Route de la Baie, allez par mer à la Plage de Cendre. C’est une nouvelle île.
spread = Sans rival sur une île, vous tenez la région et l’île aussi : deux points ! Encore une marche : de la Route de la Baie à la Corne Basse.
spread-not = Presque : encore une armée de la Route de la Baie, à la Corne Basse.
stop = On n’est pas obligé d’utiliser tout ce que donne une carte. Arrêtez-vous ici ; les autres prennent alors leurs cartes.
stop-not = Laissez le dernier pas et arrêtez-vous.
lost = Voyez : deux armées d’un rival ont gagné la Plage de Cendre, et deux valent mieux qu’une. Il faut être strictement plus fort ; à égalité, personne ne tient la région.
dwarf = C’est de nouveau à vous. Le Nain des Montagnes, pour 1 pièce, fait deux choses : placer des armées, puis en détruire une. Prenez-le.
dwarf-not = Prenez le Nain des Montagnes : il apporte ce qu’il vous faut.
place = Les nouvelles armées arrivent dans la région de départ, ou là où vous avez une cité. Placez-en une sur la Route de la Baie ; je place la seconde.
place-not = Placez d’abord vos armées, sur la Route de la Baie.
destroy = Là où vous avez une armée, vous pouvez en détruire une. Frappez à la Plage de Cendre l’armée qui vous l’a prise !
destroy-not = Frappez à la Plage de Cendre, l’armée de votre rival. Alors personne ne la tient.
lasting = Les cartes restent devant vous : les unes allongent chaque marche, d’autres comptent à la fin. Vous avez deux élixirs ; qui en a le plus à la fin gagne 2 points.
last = Prendre une carte, agir, s’étendre : c’est tout le jeu. Une vraie partie, maintenant ?

picture-row = Prenez une carte de la rangée. Plus elle est à droite, plus elle coûte de pièces.
picture-move = Marchez : par terre 1 pas, par mer 3.
picture-place = Placez des armées dans la région de départ ou là où vous avez une cité.
picture-build = Bâtissez une cité là où vous avez une armée : elle compte comme une armée, et elle reste.
picture-keep = Gardez la carte : son pouvoir dure, ou compte à la fin.
end = La partie finit quand chacun a ses cartes : 11 à deux, 10 à trois, 8 à quatre.
counts = Chaque région tenue vaut un point, et chaque île où vous tenez le plus de régions aussi. Les cartes ajoutent les leurs, et le plus d’élixirs 2.

# The tutorial of Dragon Castle, in French.

aim = Prenez les tuiles de la Forteresse, consolidez des combinaisons de quatre dans votre Royaume et bâtissez vos sanctuaires bien haut : le plus de points gagne.

welcome = Bienvenue ! La vieille Forteresse se défait, et de ses tuiles vous bâtissez votre Royaume. Vos points sont ici ; qui en a le plus gagne.
free = Commencez à l’étage du haut, par une tuile dont le côté gauche ou droit est libre. Tout ce que vous pouvez prendre est clair.
take = Vous avez déjà deux Soldats. Prenez-en un autre : le Soldat 6 en D5.
take-not = Pas celle-là pour l’instant : prenez le Soldat 6 en D5.
pair = Le mieux est une paire : la même tuile une seconde fois, à n’importe quel étage, si un côté est libre. L’autre Soldat 6 est en C7 : prenez-le aussi.
pair-not = C’est permis, mais une paire vaut mieux : prenez le Soldat 6 en C7.
place = Les deux vont dans votre Royaume, où vous voulez. Posez le premier à côté de vos Soldats, en D2.
place-not = À côté des autres, il vaut plus : en D2.
close = Le second touche maintenant une combinaison de trois. À quatre, elle se consolide et rapporte : en C3 !
close-not = Si près ! En C3, la combinaison compte quatre tuiles.
shrine = Quatre ensemble, c’est une consolidation : 2 points, et les tuiles se retournent. Maintenant, et seulement maintenant, vous pouvez y bâtir un sanctuaire. Bâtissez en C3.
shrine-not = Un sanctuaire rapporte à la fin : bâtissez-en un, en C3.
season = Hazel n’a encore rien consolidé. Saisons, Vents et Dragons sont rares ; les consolider permet deux sanctuaires. Prenez l’Automne en I5.
season-not = Essayons une tuile rare : l’Automne en I5.
keep = Au lieu d’une jumelle, vous pouvez prendre un sanctuaire avec votre tuile, ou céder la tuile pour un point. Vous n’avez plus de sanctuaire : prenez-en un.
keep-not = Possible, mais vous n’avez plus de sanctuaire. Prenez-en un.
stack = Les tuiles retournées en portent de nouvelles. Bâtissez vers le haut : au troisième étage, un sanctuaire compte triple. Posez l’Automne en B2.
stack-not = Vers le haut ! Posez l’Automne sur la tuile retournée, en B2.
countdown = Quand il ne reste que l’étage du bas, vous pouvez appeler le Dragon au lieu de prendre une tuile : 2 points chaque fois, jusqu’à ce que le dernier tour commence.
last = Prendre, poser, consolider, bâtir : vous savez tout. Dans une vraie partie, un Esprit et un Dragon s’en mêlent ; leurs cartes disent ce qu’ils font. On y va ?

picture-take = Prenez une tuile de l’étage du haut dont le côté gauche ou droit est libre.
picture-choose = Prenez ensuite sa jumelle, ou un sanctuaire, ou cédez la tuile pour un point.
picture-place = Posez vos tuiles : sur des cases vides ou sur des tuiles retournées.
picture-close = Quatre tuiles ou plus d’un même type qui se touchent sont consolidées : elles rapportent et se retournent.
picture-shrine = Sur une combinaison tout juste consolidée, bâtissez un sanctuaire ; plus haut, c’est mieux.
end = Quand il ne reste que l’étage du bas, on peut appeler le Dragon. Après autant d’appels que de joueurs, on finit le tour de table en cours.
counts = Les combinaisons, les sanctuaires selon leur étage (1, 2 ou 3), 2 par appel, et ce que récompense la carte Dragon.

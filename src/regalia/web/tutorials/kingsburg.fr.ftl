# The tutorial of Kingsburg, in French.

aim = Envoyez vos dés chez les conseillers du Roi, bâtissez une province et tenez cinq hivers : le plus de points gagne.

welcome = Bienvenue, gouverneur ! Qui a le plus de points de victoire après cinq années gagne. Les vôtres se comptent ici.
roll = Le printemps, l’été et l’automne commencent chacun par un jet de trois dés. Le total le plus bas joue en premier, et aujourd’hui, c’est vous.
first = Chaque conseiller porte un numéro, que vos dés doivent atteindre exactement. Votre 2 convient au Gentilhomme : cliquez sur lui, puis sur le bouton Placer sur 2.
first-not = Pas encore : commencez par le Gentilhomme, le numéro 2. Il prend votre dé qui montre un 2.
taken = Vos rivaux ont aussi placé des dés. Un conseiller n’aide qu’un seul joueur par saison : ces deux-là sont pris.
sum = Deux dés s’additionnent : 3 et 4 font 7. Cliquez sur l’Astronome et placez les deux.
sum-not = Bonne idée, mais une autre fois : mettez 3 et 4 ensemble sur l’Astronome, le numéro 7.
help = Tous les dés sont placés : les conseillers paient, de 1 à 18. Le Gentilhomme vous a donné de l’or. Demandez une pierre à l’Astronome.
help-not = Prenez plutôt la pierre : avec votre or, elle paie un bâtiment.
build = Une fois par saison, vous pouvez bâtir. La Tour de Garde coûte 1 or et 1 pierre, rapporte un point et aide en hiver. Bâtissez-la !
build-not = C’est possible, mais bâtissez d’abord la Tour de Garde : elle vous servira en hiver.
rows = Chaque rangée se bâtit de gauche à droite. Plus on avance, plus c’est cher, et plus cela rapporte. Qui a le plus de bâtiments après le printemps gagne un point.
summer = Voici l’été. L’Alchimiste, le 6, est pris : votre 6 n’y va pas. Ajoutez votre 2 et gagnez le Trésorier, le 8 : 2 or ! (Gardez le pion +2 de l’Astronome : une fois, il ajoute 2 à vos dés.)
summer-not = Presque : mettez 6 et 2 ensemble sur le Trésorier, le numéro 8.
skip = Vous connaissez une saison. Je joue pour vous la fin de l’été et l’automne. Qui a le moins bâti reçoit l’aide du Roi : un dé de plus au printemps, et avant l’automne l’Envoyé, qui ouvre un conseiller pris ou laisse bâtir deux fois.
recruit = L’hiver approche, et personne ne connaît la force de l’ennemi. Un soldat coûte deux marchandises : recrutez-en un.
recruit-not = Ne partez pas sans défense : recrutez un soldat pour 1 or et 1 pierre.
winter = Vos soldats, vos bâtiments et l’aide du Roi ont battu les Gobelins. Plus fort, on gagne quelque chose ; plus faible, on perd. Un nouvel ennemi attend ici l’hiver prochain.
last = C’est tout : des dés, des conseillers, des bâtiments, l’hiver, et cela cinq fois. Une vraie partie, maintenant ?

picture-roll = Lancez trois dés. Le total le plus bas commence.
picture-court = À tour de rôle, placez des dés sur un conseiller libre dont ils font le numéro.
picture-help = Les conseillers paient, de 1 à 18 : marchandises, points, soldats.
picture-build = Payez et bâtissez une fois, chaque rangée de gauche à droite.
picture-winter = Après l’automne, recrutez des soldats, puis battez l’ennemi de l’hiver.
end = La partie finit après l’hiver de la cinquième année.
counts = Les bâtiments donnent le plus de points ; quelques conseillers et les batailles gagnées en ajoutent. À égalité, les marchandises décident.

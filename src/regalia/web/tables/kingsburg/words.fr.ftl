# Ce que dit la page de Kingsburg en plus des mots du jeu, en français.

## Quantités

n-gold = { $n } or
n-wood = { $n } bois
n-stone = { $n ->
    [one] { $n } pierre
   *[other] { $n } pierres
}
n-good = { $n ->
    [one] { $n } marchandise au choix
   *[other] { $n } marchandises au choix
}
n-other-goods = une de chaque autre sorte
n-soldier = { $n ->
    [one] { $n } soldat
   *[other] { $n } soldats
}
n-plus2 = { $n ->
    [one] { $n } pion +2
   *[other] { $n } pions +2
}
n-vp = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
n-building = { $n ->
    [one] { $n } bâtiment
   *[other] { $n } bâtiments
}
peek = regarder l’ennemi
or = ou

## Le temps

year = Année
calendar = L’année
phase-aid = Aide
phase-spring = Printemps
phase-reward = Récompense
phase-summer = Été
phase-envoy = Envoyé
phase-autumn = Automne
phase-recruit = Recrues
phase-winter = Hiver

## La cour

court = Cour
order = Ordre du tour
you = Vous
rolled = a lancé { $n }
out = a passé
neutral = dés neutres
taken-by = Pris : { $names }
taken-neutral = Pris : { $names }. À deux, des dés neutres bloquent un ou deux conseillers par saison.
ways = { $n ->
    [one] une façon de placer
   *[other] { $n } façons de placer
}
out-of-reach = Vos dés ne peuvent pas faire { $n }
aim = Choisissez un conseiller éclairé : prix et gain s’affichent ici.
aim-building = Choisissez un bâtiment éclairé pour voir ce qu’il coûte et ce qu’il apporte.
aimed = Vous visez
uses = Vous utilisez
other-ways = { $n ->
    [one] 1 autre
   *[other] { $n } autres
}
ways-to = D’autres dés pour cette place : { $advisor }
place-on = Placer sur { $n }
brings = Vous recevez
keeps = Vous gardez
then = pour { $list }
then-none = sans emploi
keeps-none = Il ne reste aucun dé
nothing = rien
place = Placer
dice = dés { $dice }
no-dice = plus de dés
token = pion +2
market = Marché { $shift }

## L’hiver

enemy = Ennemi { $year }
enemy-back = Ennemi de l’année { $year }, face cachée, force { $low } à { $high }
strength = Force
attacks = attaque en hiver
only-you = vous seul le savez
this-winter = cet hiver
battle = Bataille
scene = { $enemy } attaquent
scene-lead = Hiver de l’année { $year } : force { $foe }
scene-won = Vous battez { $enemy }
scene-held = Vous tenez bon contre { $enemy }
scene-beaten = { $enemy } vous battent
scene-against = Hiver de l’année { $year } : { $mine } contre { $foe }
below = Moins de { $n }
at = À { $n }
above = Plus de { $n }
king-die = Troupes du Roi : +{ $n }
king-sends = Le Roi envoie { $n }
king-rolled = { $me ->
    [yes] Vous l’avez lancé
   *[no] { $seat } l’a lancé
}, en tant que premier joueur. Un dé pour tous.
sum = Total
outcome = Issue
points-head = Points
verdict-best = Victoire, en tête
verdict-won = Victoire
verdict-held = Résiste
verdict-beaten = Défaite
verdict-waits = Pas encore
held-text = rien gagné, rien perdu
beaten-text = plus rien à perdre
adds = { $building } : { $n ->
    [1] +1
    [2] +2
   *[other] { $n }
}
key-soldier = soldat
key-building = bâtiment
key-king = dé du Roi
key-struck = perdu par les Fermes
now-hold = Vous avez maintenant
next-year = Ensuite, année { $year }
go-home = Tous les soldats rentrent chez eux.
defeat = Défaite
victory = Victoire
track-text = Soldats et bâtiments, avant le dé du Roi. Hachuré : la force que l’ennemi peut avoir.
track-known = Soldats et bâtiments contre cet ennemi, avant le dé du Roi.
defence = { $n } par les bâtiments

## Les provinces

province = Votre province
others = Les autres gouverneurs
governors = Les gouverneurs
province-short = Province
rivals = Rivaux
hold = Vous avez :
is-built = construit
is-can = à votre portée
is-next = prochain de sa rangée
is-far = il faut d’abord : { $building }
needs-left = attend son voisin
missing = Il manque : { $goods }
costs = Vous payez
leaves = Il vous reste
build-it = Bâtir : { $building }
rolls-again = Vous relancez
choose = Choisir
do-take = Prendre
do-give = Céder
do-recruit = Recruter 1
do-offer = Offrir
do-trade = Échanger
do-reroll = Relancer
build = Construire
opens = Puis à portée
envoy = Envoyé
aid = Dé du Roi
passed = a passé
tie = Égalité de points : le plus de marchandises l’emporte, puis le plus de bâtiments.
points = points

## Les questions

hint-court = À votre portée : { $list }
hint-building = Un par saison, chaque rangée depuis la gauche.
hint-second = L’Envoyé permet de construire encore.
pass-court = Passer
pass-roll = Garder les dés
pass-help = Refuser
pass-building = Passer
pass-second = Le garder
pass-offer = Tout garder
pass-recruiting = Assez
pass-aid = Refuser
pass-battle = Refuser

## Les bâtiments en quelques mots

brief-statue = Relancer un dé si égaux
brief-chapel = Tout relancer à 7 ou moins
brief-church = +1, Démons seuls
brief-cathedral = Fin : 1 point pour 2 marchandises
brief-inn = Pion +2 chaque été
brief-market = Un groupe ±1 par saison
brief-farms = Un dé blanc ; −1 au combat
brief-merchants-guild = 1 or chaque saison
brief-guard-tower = +1 au combat
brief-blacksmith = +1 au combat
brief-barracks = Soldats à 1 marchandise
brief-wizards-guild = +2 au combat
brief-palisade = +1, Zombies +2
brief-stable = Un soldat de plus
brief-stone-wall = +1, égalités gagnées
brief-fortress = +1, victoires à 1 point
brief-barricade = +1, Gobelins seuls
brief-crane = Colonnes 3, 4 : −1 or
brief-town-hall = 1 marchandise, 1 point
brief-embassy = 1 point chaque saison

## What cannot be taken back

confirm-rolls = Ensuite tous lancent leurs dés : impossible d’annuler.
confirm-chapel = Tous vos dés sont relancés : impossible d’annuler.
confirm-statue = Un dé est relancé : impossible d’annuler.
confirm-peeks = { $me ->
    [yes] Vous voyez ensuite l’ennemi de cette année : impossible d’annuler.
   *[no] { $seat } voit ensuite l’ennemi de cette année : impossible d’annuler.
}
confirm-enemy = Ensuite la carte de l’ennemi est retournée et le dé du Roi est lancé : impossible d’annuler.
confirm-chance = La prochaine carte ou le prochain dé décide : impossible d’annuler.

## Qu’est-ce que c’est ?

what-gold = Or
what-gold-text = Paie les bâtiments ; deux marchandises, quelles qu’elles soient, recrutent aussi un soldat avant l’hiver.
what-wood = Bois
what-wood-text = Paie les bâtiments ; deux marchandises, quelles qu’elles soient, recrutent aussi un soldat avant l’hiver.
what-stone = Pierre
what-stone-text = Paie les bâtiments ; deux marchandises, quelles qu’elles soient, recrutent aussi un soldat avant l’hiver.
what-good = Une marchandise au choix
what-good-text = Or, bois ou pierre, une par une, comme il vous plaît.
what-soldier = Soldats
what-soldier-text = Chacun ajoute 1 à votre force cet hiver. Tous rentrent ensuite chez eux. Avant l’hiver, on les recrute pour deux marchandises chacun.
what-plus2 = Pion +2
what-plus2-text = Ajouté à un groupe de dés, il compte 2 de plus ; un seul par groupe. On garde ceux qui restent.
what-vp = Points
what-vp-text = Qui a le plus de points après cinq ans gagne.
what-building = Bâtiment
what-building-text = Perdu contre un ennemi : celui du haut de votre colonne la plus à droite, avec ses points.
what-peek = Un regard sur l’ennemi
what-peek-text = Vous seul voyez la carte de l’ennemi de l’année, puis la remettez en place.
what-order = Ordre du tour
what-order-text = Le plus petit total commence ; le nombre est le total des dés.
what-strength = Force
what-strength-text = Soldats et bâtiments, avant le dé du Roi. Au-dessus de l’ennemi on gagne, à égalité rien ne se passe, en dessous on perd.
what-dice = Dés
what-dice-text = Réunis, ils doivent faire exactement le nombre d’un conseiller. Chaque groupe contient au moins un dé de votre couleur.
what-aid = Aide du Roi
what-aid-text = Qui a le moins construit reçoit un dé blanc pour le printemps ; à plusieurs, chacun prend plutôt une marchandise.
what-spring = Printemps
what-spring-text = Lancer les dés, les envoyer aux conseillers, recevoir leurs dons, construire une fois.
what-reward = Récompense du Roi
what-reward-text = Qui a le plus construit reçoit 1 point, et tous les ex æquo aussi.
what-summer = Été
what-summer-text = Comme au printemps ; à la fin, l’Auberge rapporte.
what-envoy = L’Envoyé
what-envoy-text = Va à qui a le moins construit. Une fois, il ouvre un conseiller occupé ou permet de construire deux fois.
what-autumn = Automne
what-autumn-text = Comme au printemps : la dernière occasion de construire avant la bataille.
what-recruit = Recrutement
what-recruit-text = Deux marchandises recrutent un soldat, une seule avec les Baraquements ; autant que vous pouvez payer.
what-winter = Hiver
what-winter-text = Le dé du Roi ajoute des soldats à tous, puis chacun affronte l’ennemi seul.
what-enemy-text = Attaque en hiver. Les ennemis de cette année ont une force de { $low } à { $high }.
what-enemy-me = Vous avez { $n } contre { $foe }, avant le dé du Roi.
what-pass-text = Vous ne prenez plus part à cette étape.
what-idle-text = Fait ce que vous avez choisi.
what-idle-why = Choisissez d’abord quelque chose.
what-year = L’année
what-year-text = Cinq années de huit étapes. Après le cinquième hiver, qui a le plus de points gagne.

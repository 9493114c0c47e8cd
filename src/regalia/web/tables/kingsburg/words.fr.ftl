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
    [yes] Vous l’avez lancé, étant
   *[no] { $seat } l’a lancé, étant
} en tête. Un dé pour tous.
sum = Total
outcome = Issue
points-head = Points
verdict-best = Victoire, le plus fort
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
track-text = Soldats et bâtiments, avant le dé du Roi. Hachuré : où l’ennemi peut se tenir.
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
brief-cathedral = Fin : 1 point pour 2
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

confirm-chance = Ensuite on lance les dés ou on retourne la carte de l’ennemi : impossible d’annuler.

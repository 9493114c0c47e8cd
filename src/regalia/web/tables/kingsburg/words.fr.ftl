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

court = La cour
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
aim = Choisissez un conseiller éclairé pour voir ce qu’il donne et ce qu’il coûte.
aim-building = Choisissez un bâtiment éclairé pour voir ce qu’il coûte et ce qu’il apporte.
brings = Vous recevez
keeps = Vous gardez
keeps-none = Il ne reste aucun dé
then = pour { $list }
then-none = sans emploi
place = Placer
with-envoy = envoie votre Envoyé
dice = dés { $dice }
no-dice = plus de dés
token = pion +2
market = Marché { $shift }

## L’hiver

enemy = Ennemi de l’année { $year }
enemy-back = Ennemi de l’année { $year }, face cachée, force { $low } à { $high }
strength = Force
strength-range = Force { $low }–{ $high }
attacks = attaque en hiver
only-you = vous seul le savez
defeat = Défaite
victory = Victoire
king-die = Troupes du Roi +{ $n }
track = Force cet hiver
track-text = Soldats et bâtiments, avant le dé du Roi. Hachuré : où l’ennemi peut se tenir.
track-known = Soldats et bâtiments contre cet ennemi, avant le dé du Roi.
track-battle = Soldats, bâtiments et troupes du Roi contre cet ennemi.
defence = { $n } par les bâtiments

## Les provinces

province = Votre province
others = Les autres gouverneurs
governors = Les gouverneurs
is-built = construit
is-can = à votre portée
is-next = prochain de sa rangée
is-far = il faut d’abord : { $building }
needs-left = attend son voisin
missing = Il manque : { $goods }
costs = Vous payez
leaves = Vous gardez
unlocks = Prochain de la rangée : { $building }.
build = Construire
second = second bâtiment
sends-envoy = Envoie votre Envoyé.
opens = ensuite à votre portée
envoy = Envoyé
aid = Dé du Roi
passed = a passé
tie = Égalité de points : le plus de marchandises l’emporte, puis le plus de bâtiments.
points = points

## Les questions

hint-aid = Chacun des plus démunis en bâtiments et en marchandises en reçoit une.
hint-roll = Votre bâtiment permet de relancer. Ce qui tombe est acquis.
hint-court = Des dés dont la somme fait le nombre d’un conseiller gagnent son aide.
hint-help = Ce que vous prenez pourra servir dès cette saison.
hint-building = Un bâtiment par saison, chaque rangée depuis la gauche.
hint-second = L’Envoyé permet de construire encore.
hint-offer = La Mairie vaut un point par saison.
hint-recruiting = Les soldats restent jusqu’à la fin de l’hiver.
hint-battle = L’hiver prend son dû, ou donne.
pass-court = Passer
pass-roll = Garder les dés
pass-help = Refuser
pass-building = Ne rien construire
pass-second = Pas de second bâtiment
pass-offer = Tout garder
pass-recruiting = Assez de soldats
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

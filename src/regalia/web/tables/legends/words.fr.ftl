# Ce que dit la page de Legends, en plus des mots du jeu, en français.

## Qui et quoi

you = Vous
neutral = Neutre
start = Région de départ
hidden = Un jeton face cachée
map = Carte
players = Joueurs
cards = Cartes à prendre
coins = Pièces
elixirs = Élixirs
armies = Armées en réserve
cities = Cités en réserve
points = points
captured = Armées capturées
no-family = Sans famille
piece-army = { $who } : { $n ->
    [one] { $n } armée
   *[other] { $n } armées
}
piece-city = { $who } : une cité
holds-island = { $who } : contrôle l’île
land = { $regions ->
    [one] { $regions } région
   *[other] { $regions } régions
}, { $islands ->
    [one] { $islands } île
   *[other] { $islands } îles
}
cards-of = { $n } cartes sur { $total }
perk-fly = Vol { $n } : la mer coûte { $n } de moins
perk-place = +{ $n } à chaque placement d’armées
perk-move = +{ $n } à chaque déplacement
perk-shield = Immunité : ses armées ne peuvent être détruites
first = premier joueur
bids = mise { $n }
thinks = réfléchit
has-bid = a misé

## La carte

sea-title = La haute mer
sheet = { $islands ->
    [one] { $islands } île
   *[other] { $islands } îles
}, { $regions } régions
route-sea = Par mer, { $one } et { $other } : { $n }
route-pass = Passage, { $one } et { $other } : 1
route-portal = Portail, { $one } et { $other } : 1
key-land = frontière, 1
key-sea = route maritime, { $n }
key-pass = passage, 1
key-start = région de départ
key-flag = contrôle la région
key-island = contrôle l’île
by-land = par terre
by-sea = par mer
by-pass = par le passage
by-portal = par le portail
is-free = Personne ici.
is-tied = Égalité : personne ne la contrôle.
is-mine = Vous la contrôlez.
is-held = { $who } : la contrôle.

## Ce qui en viendrait

would-tie = Égalité : à personne
would-keep-me = Elle reste à vous
would-take-me = Vous la prenez
would-keep = { $who } la garde
would-take = { $who } la prend
would-turn = Retourne le jeton caché

## Pourquoi pas

why-move = Aucune de vos armées ici à déplacer.
why-points = Pas assez de points pour partir d’ici.
why-build = Bâtissez là où se tient une de vos armées.
why-place = Les armées se placent sur la région de départ et auprès de vos cités.
why-destroy = Détruisez là où vous avez aussi une armée.
why-dear = Il manque { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}

## Cartes

effect-place = Placer { $n }
effect-move = Déplacer { $n }
effect-build = Bâtir { $n ->
    [one] une cité
   *[other] { $n } cités
}
effect-destroy = Détruire { $n }
gift-flying = Vol : la mer coûte { $n } de moins
gift-extra-army = +{ $n } à chaque placement
gift-extra-move = +{ $n } à chacun de vos déplacements
gift-elixir = { $n ->
    [one] { $n } élixir
   *[other] { $n } élixirs
}
gift-immune = Vos armées ne peuvent être détruites
gift-coins = +{ $n } pièces aussitôt
gift-family = 1 par carte { $family }
gift-per-flying = 1 par vol
gift-per-coins = 1 par tranche de { $n } pièces
gift-set = { $vp } pour les { $n } { $family }
take-for = { $n ->
    [0] gratuite
    [one] { $n } pièce
   *[other] { $n } pièces
}
leaves = reste { $n }
playing = { $who } la joue
playing-me = vous la jouez
deck = { $n ->
    [one] { $n } carte dans la pioche
   *[other] { $n } cartes dans la pioche
}

## Ce qui est demandé

from = De
to = vers
steal = Volez une pièce. Votre victime : { $who }
turned = { $n ->
    [0] comme dessiné
    [1] un quart de tour
    [2] un demi-tour
   *[other] trois quarts de tour
}
then = Ensuite : { $effect }.
hint-boards = Les formes montrent chaque face et comment elle serait posée.
hint-start = Tous commencent ici, avec quatre armées chacun.
hint-token = Touchez une région de la carte.
hint-outpost = Sur un autre plateau et une autre île que le départ.
hint-neutral = La troisième couleur compte pour le contrôle, sans compter pour personne.
hint-bid = En secret. La plus forte mise est payée et commence.
hint-take = Le prix est dessous ; l’action suit aussitôt.
hint-choice = L’une des deux actions.
hint-place = Sur la région de départ, ou là où se dresse une de vos cités.
hint-move = Choisissez d’où, puis vers où. Terre 1, mer { $n }.
hint-build = Là où se tient une de vos armées. Les cités comptent pour le contrôle.
hint-destroy = Là où se tient aussi une de vos armées.
hint-theft = Vous avez détruit une armée de ce joueur.
hint-extra = Elle coûte son prix et n’a pas d’action.
done-token = La laisser de côté
done-choice = Aucune
done-place = Ne plus placer
done-move = Ne plus déplacer
done-build = Pas de cité
done-destroy = Ne rien détruire
done-theft = Épargner la pièce
done-extra = Rien de plus

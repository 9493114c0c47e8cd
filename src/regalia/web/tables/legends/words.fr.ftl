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
first = 1er joueur
bids = mise : { $n }
thinks = réfléchit
has-bid = mise faite

## La carte

sea-title = La haute mer
sheet = { $islands ->
    [one] { $islands } île
   *[other] { $islands } îles
}, { $regions } régions
route-sea = Par mer, { $one } et { $other } : { $n }
route-pass = Passage, { $one } et { $other } : 1
route-portal = Portail, { $one } et { $other } : 1
key-land = frontière, 1 pas
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
is-held = { $who } la contrôle.

## Ce qui en viendrait

would-tie = égalité, à personne
would-empty = personne ne la contrôle
would-keep-me = elle reste à vous
would-take-me = vous la prenez
would-keep = { $who } la garde
would-take = { $who } la prend
would-turn = retourne le jeton caché

## Pourquoi pas

why-move = Aucune de vos armées ici à déplacer.
why-points = Plus assez de pas pour partir d’ici.
why-build = Bâtissez là où se tient une de vos armées.
why-place = Les armées se placent dans la région de départ et là où vous avez une cité.
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
gift-coins = { $n ->
    [one] +{ $n } pièce aussitôt
   *[other] +{ $n } pièces aussitôt
}
gift-family = 1 par carte { $family }
gift-per-flying = 1 par vol
gift-per-coins = 1 par tranche de { $n } pièces
gift-set = Série { $family } ({ $n }) : { $vp }
take-for = { $n ->
    [0] Prendre, gratuit
    [one] Prendre pour { $n } pièce
   *[other] Prendre pour { $n } pièces
}
pays = { $n ->
    [0] gratuit, reste { $left }
   *[other] payez { $n }, reste { $left }
}
note-move = la mer coûte { $n }
note-in = { $regions }
note-place = dans { $n ->
    [one] { $n } région
   *[other] { $n } régions
}
note-build = dans { $n ->
    [one] { $n } région
   *[other] { $n } régions
}
note-destroy = { $n } au choix
playing = jouée par { $who }
playing-me = en cours
deck = { $n ->
    [one] { $n } carte dans la pioche
   *[other] { $n } cartes dans la pioche
}

## Ce qui est demandé

tab-cards = Cartes
zoom = Agrandir la carte
next-row = Rangée suivante
from = De
elsewhere = Autre armée
to-where = Une armée, { $region } →
strength-after = forces ensuite
costs = { $n ->
    [one] { $n } pas, reste { $left }
   *[other] { $n } pas, reste { $left }
}
left = reste { $n }
steal = Voler une pièce à { $who }
go-start = Départ : { $region }
go-token = Placer : { $region }
go-outpost = Placer : { $region }
go-neutral = Placer : { $region }
go-place = Placer : { $region }
go-build = Bâtir : { $region }
go-destroy = Détruire : { $region }
go-move = Déplacer : { $region }
go-bid = { $n ->
    [0] Ne rien miser
    [one] Miser { $n } pièce
   *[other] Miser { $n } pièces
}
go-centre = Au centre : { $name }
go-lay = Poser : { $name }
then = Ensuite : { $effect }.
hint-centre = La région de départ y sera.
hint-boards = Choisissez une face et son sens : la carte la montre.
hint-start = Tous commencent ici, avec quatre armées chacun.
hint-token = Sur la carte, ou dans la liste.
hint-outpost = Sur un autre plateau et une autre île que le départ.
hint-neutral = Elle compte pour le contrôle, pour personne.
hint-bid = Vous avez { $coins } pièces. Seule la plus forte mise est payée.
hint-take = Vous avez { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}. Le prix est à gauche.
hint-choice = L’une des deux, ou aucune.
hint-place = Dans la région de départ ou là où vous avez une cité.
hint-move = Par terre 1 pas, par mer { $n }.
hint-build = Là où se tient une de vos armées.
hint-destroy = Là où se tient aussi une de vos armées.
hint-theft = Vous avez détruit une armée de ce joueur.
hint-extra = Vous avez { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}. Le prix est à gauche.
done-token = Le laisser de côté
done-choice = Aucune
done-place = Ne plus placer
done-move = Ne plus déplacer
done-build = Pas de cité
done-destroy = Ne rien détruire
done-theft = Épargner la pièce
done-extra = Rien de plus

## Ce qui est raconté

auction = Les mises sont ouvertes
auction-most = Qui a misé le plus paie et commence.
auction-age = Égalité : le plus jeune paie et commence.
auction-die = Égalité : les dés décident qui paie et commence.
auction-none = Personne ne mise : le plus jeune commence.
auction-bid = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
auction-first = { $n ->
    [0] Premier joueur
   *[other] Premier joueur, pour { $n }
}
auction-keeps = Rien à payer
rolled = dé : { $n }
tally = La partie { $n } est comptée
tally-lead = Trois parties s’additionnent.
tally-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
tally-sum = { $n } jusqu’ici

## What cannot be taken back

confirm-bids = Toutes les mises sont dévoilées : impossible d’annuler.
confirm-row = Les premières cartes sont posées : impossible d’annuler.
confirm-refill = Une nouvelle carte entre dans la rangée : impossible d’annuler.
confirm-looks = { $me ->
    [yes] Vous regardez ensuite un jeton caché : impossible d’annuler.
   *[no] { $seat } regarde ensuite un jeton caché : impossible d’annuler.
}
confirm-chance = De nouveaux plateaux ou de nouvelles cartes sont tirés : impossible d’annuler.
confirm-shown = Le jeton caché est retourné : impossible d’annuler.

## Qu’est-ce que c’est ?

what-coin = Pièces
what-coin-text = Elles paient les cartes, et seules quelques cartes en rapportent. À égalité de points, le plus de pièces l’emporte.
what-elixir = Élixirs
what-elixir-text = Qui en a le plus à la fin reçoit 2 points ; à plusieurs, 1 point chacun.
what-army = Armées en réserve
what-army-text = Ce que vous pouvez encore placer. Sur la carte, le plus fort d’une région la tient.
what-city = Cités en réserve
what-city-text = Se bâtissent là où vous avez une armée. Une cité compte comme une armée, ne part jamais, et des armées peuvent y être placées.
what-vp = Points
what-vp-text = En l’état : un point par région et par île tenue, et ce que rapportent les cartes.
what-land = Régions et îles tenues
what-land-text = Un point chacune. Qui est seul le plus fort d’une région la tient ; qui tient seul le plus de régions d’une île tient l’île.
what-price = Prix
what-price-text = Selon la place depuis la gauche : 0, 1, 1, 2, 2, 3 pièces. Les cartes glissent à gauche quand on en prend une.
what-perk = Capacité durable
what-perk-text = Agit dès que sa carte est prise, et à chaque tour ensuite.
what-find = Trouvaille
what-find-text = Revient au premier qui a bâti une cité à cet endroit.
what-place = Placer des armées
what-place-text = De votre réserve, dans la région de départ ou là où vous avez une cité.
what-move = Déplacer des armées
what-move-text = Une frontière coûte 1 pas par armée, la mer { $sea }.
what-build = Bâtir une cité
what-build-text = Là où vous avez au moins une armée.
what-destroy = Détruire une armée
what-destroy-text = De n’importe quel joueur, là où vous avez aussi une armée. Elle retourne à la réserve de son propriétaire.
what-done = Cela suffit
what-done-text = Une action peut être faite en partie, ou pas du tout ; le reste est perdu.
what-bid = Votre mise
what-bid-text = Qui mise le plus paie sa mise et joue en premier ; personne d’autre ne paie.

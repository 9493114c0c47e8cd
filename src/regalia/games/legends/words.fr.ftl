# Dix-Huit Minutes pour un Empire en français. `$me` vaut « yes » quand la phrase parle de la personne qui lit.

where-setup = Mise en place
where-bids = Enchères
where-round = Tour { $n } sur { $total }
where-extra = Après le dernier tour
where-long = Partie { $n } sur { $total }, { $here }
where-over = La partie est terminée

## Termes

player = { $me ->
    [yes] vous
   *[no] { $seat }
}
player-bid = { player } { $n }
player-points = { player } { $n }
owner = { $me ->
    [yes] la vôtre
   *[no] { $seat }
}
owner-neutral = neutre
coin = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
price = { $n ->
    [0] gratuitement
    [one] { $n } pièce
   *[other] { $n } pièces
}
point = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
slot-west = ouest
slot-centre = central
slot-east = est
slot-stem = sud
slot-nw = nord-ouest
slot-ne = nord-est
slot-se = sud-est
slot-sw = sud-ouest
part-place = placer { $n }
part-move = déplacer { $n }
part-build = { $n ->
   *[other] bâtir une cité
}
part-destroy = { $n ->
   *[other] détruire une armée
}
part-and = { $one } + { $other }
part-or = { $one } / { $other }
ability-flying = { $n ->
   *[other] volante
}
ability-extra-army = +{ $n } armée
ability-extra-move = +{ $n } déplacement
ability-elixir = { $n ->
    [one] { $n } élixir
   *[other] { $n } élixirs
}
ability-immune = { $n ->
   *[other] immunité
}
ability-coins = { $n ->
    [one] +{ $n } pièce
   *[other] +{ $n } pièces
}
ability-per-family = 1 point par carte { $family }
ability-set = { $total } points pour la série { $family } ({ $n } cartes)
ability-per-flying = 1 point par capacité volante
ability-per-coins = 1 point par tranche de { $n } pièces
effects = { $parts } ; { $abilities }

## Ce qui est demandé

prompt-wait = On attend { $seats }
prompt-board = Posez le plateau { $slot }
prompt-centre = Quel plateau sera le plateau central ?
prompt-start = Choisissez la région de départ
prompt-token = Placez { $token }{ $total ->
    [1] { "" }
   *[other] { " " }({ $n } sur { $total })
}{ $skip ->
    [yes] , ou laissez ce jeton dans la boîte
   *[no] { "" }
}
prompt-face-down = Placez un jeton face cachée ({ $n } sur { $total })
prompt-outpost = Choisissez où se tiendra la cinquième armée de chacun
prompt-neutral = Placez une armée neutre ({ $n } sur { $total })
prompt-bid = Combien misez-vous pour jouer en premier ?
prompt-take = Prenez une carte
prompt-choice = { $card } : laquelle des deux actions ?
prompt-place = Placez des armées (encore { $n })
prompt-move = { $n ->
    [one] Déplacez des armées : encore { $n } pas
   *[other] Déplacez des armées : encore { $n } pas
}
prompt-build = Bâtir une cité ?
prompt-destroy = Détruire une armée ?
prompt-theft = Voler une pièce à { $victim } ?
prompt-extra = Prendre une carte de plus, sans son action ?
prompt-over = { $me ->
    [yes] Vous l’emportez avec { $points } !
   *[no] { $seat } l’emporte avec { $points }
}
prompt-over-grimoire = { $me ->
    [yes] Vous l’emportez avec { $points }, grâce au Grimoire !
   *[no] { $seat } l’emporte avec { $points }, grâce au Grimoire
}
prompt-over-coins = { $me ->
    [yes] Vous l’emportez avec { $points }, grâce aux pièces restantes !
   *[no] { $seat } l’emporte avec { $points }, grâce aux pièces restantes
}
prompt-over-armies = { $me ->
    [yes] Vous l’emportez avec { $points }, grâce au nombre d’armées !
   *[no] { $seat } l’emporte avec { $points }, grâce au nombre d’armées
}
prompt-over-regions = { $me ->
    [yes] Vous l’emportez avec { $points }, grâce au nombre de régions !
   *[no] { $seat } l’emporte avec { $points }, grâce au nombre de régions
}
prompt-over-last = { $me ->
    [yes] Vous l’emportez avec { $points }, grâce à la dernière partie !
   *[no] { $seat } l’emporte avec { $points }, grâce à la dernière partie
}
prompt-over-shared = Victoire partagée avec { $points } : { $winners }

## Ce qu’on peut faire

do-lay = Poser { $isle }{ $n ->
    [0] { "" }
    [1] , un quart de tour à droite
    [2] , à l’envers
   *[other] , un quart de tour à gauche
}
do-centre = Le plateau { $slot }, { $isle }
do-start = Partir ici : { $region }
do-token = Placer ce jeton sur { $region }
do-leave-out = Laisser { $token } dans la boîte
do-outpost = Placer les armées sur { $region }
do-neutral = Placer une armée neutre sur { $region }
do-bid = { $n ->
    [0] Ne rien miser
    [one] Miser { $n } pièce
   *[other] Miser { $n } pièces
}
do-take = Prendre { $card } ({ $price }) : { $effects }
do-take-extra = Prendre { $card } ({ $price }), sans son action : { $effects }
do-part-place = { $n ->
    [one] Placer { $n } armée
   *[other] Placer { $n } armées
}
do-part-move = { $n ->
    [one] Se déplacer de { $n } pas
   *[other] Se déplacer de { $n } pas
}
do-part-build = { $n ->
   *[other] Bâtir une cité
}
do-part-destroy = { $n ->
   *[other] Détruire une armée
}
do-neither = Ni l’une ni l’autre
do-place = Placer une armée sur { $region }
do-move = Déplacer une armée depuis { $origin } vers { $target }
do-sail = Déplacer une armée depuis { $origin } vers { $target }, par mer ({ $n })
do-build = Bâtir une cité sur { $region }
do-destroy = Détruire une armée sur { $region } ({ $owner })
do-steal = Voler une pièce
do-spare = Ne rien voler
do-stop-place = Ne plus rien placer
do-stop-move = Ne plus rien déplacer
do-stop-build = Ne rien bâtir
do-stop-destroy = Ne rien détruire
do-take-no-more = Ne pas prendre d’autre carte

## Ce qui s’est passé

event-game = La partie { $n } sur { $total } commence.
event-sets-up = { $me ->
    [yes] Vous préparez la carte.
   *[no] { $seat } prépare la carte.
}
event-warlord = { $me ->
    [yes] Votre chef de guerre : { $warlord }. { $text }
   *[no] Chef de guerre pour { $seat } : { $warlord }. { $text }
}
event-board = Plateau { $slot } : { $isle }{ $n ->
    [0] { "" }
    [1] , un quart de tour à droite
    [2] , à l’envers
   *[other] , un quart de tour à gauche
}.
event-centre = Le plateau { $slot }, { $isle }, tient lieu de plateau central.
event-start = La région de départ : { $region }.
event-token = { $me ->
    [yes] Vous placez
   *[no] { $seat } place
} { $token } sur { $region }.
event-hides = { $me ->
    [yes] Vous placez
   *[no] { $seat } place
} un jeton face cachée sur { $region }.
event-leaves-out = { $me ->
    [yes] Vous laissez
   *[no] { $seat } laisse
} { $token } dans la boîte.
event-musters = Chacun place { $n } armées sur { $region }.
event-musters-more = { $me ->
    [yes] La Sorcière Écarlate vous amène une armée de plus sur { $region }.
   *[no] La Sorcière Écarlate amène une armée de plus à { $seat } sur { $region }.
}
event-outpost = La cinquième armée de chacun se tient sur { $region }.
event-neutral = { $me ->
    [yes] Vous placez
   *[no] { $seat } place
} une armée neutre sur { $region }.
event-row = La rangée : { $cards }.
event-coins = Chacun reçoit { $coins }.
event-seals = { $me ->
    [yes] Vous misez.
   *[no] { $seat } mise.
}
event-bids = Les mains s’ouvrent : { $bids }.
event-rolls = { $me ->
    [yes] Vous lancez le dé : { $n }.
   *[no] { $seat } lance le dé : { $n }.
}
event-first = { $me ->
    [yes] Vous payez { $coins } et jouez en premier.
   *[no] { $seat } paie { $coins } et joue en premier.
}
event-first-free = { $me ->
    [yes] Personne n’a rien misé : vous jouez en premier.
   *[no] Personne n’a rien misé : { $seat } joue en premier.
}
event-takes = { $me ->
    [yes] Vous prenez
   *[no] { $seat } prend
} { $card } ({ $price }).
event-earns = { $me ->
    [yes] Vous recevez
   *[no] { $seat } reçoit
} { $coins }.
event-chooses-neither = { $me ->
    [yes] Vous n’utilisez aucune des deux actions : { $card }.
   *[no] { $seat } n’utilise aucune des deux actions : { $card }.
}
event-forgoes-place = { $me ->
    [yes] Vous ne placez plus rien.
   *[no] { $seat } ne place plus rien.
}
event-forgoes-move = { $me ->
    [yes] Vous ne déplacez plus rien.
   *[no] { $seat } ne déplace plus rien.
}
event-forgoes-build = { $me ->
    [yes] Vous ne bâtissez rien.
   *[no] { $seat } ne bâtit rien.
}
event-forgoes-destroy = { $me ->
    [yes] Vous ne détruisez rien.
   *[no] { $seat } ne détruit rien.
}
event-places = { $me ->
    [yes] Vous placez
   *[no] { $seat } place
} une armée sur { $region }.
event-moves = { $me ->
    [yes] Vous déplacez
   *[no] { $seat } déplace
} une armée depuis { $origin } vers { $target }{ $n ->
    [1] { "" }
   *[other] { " " }({ $n } pas)
}.
event-builds = { $me ->
    [yes] Vous bâtissez
   *[no] { $seat } bâtit
} une cité sur { $region }.
event-finds = { $me ->
    [yes] Vous découvrez
   *[no] { $seat } découvre
} { $token } sur { $region }.
event-knight = { $me ->
    [yes] Le Chevalier Blanc vous amène une armée sur { $region }.
   *[no] Le Chevalier Blanc amène une armée à { $seat } sur { $region }.
}
event-slays = { $me ->
    [yes] Vous pourfendez
   *[no] { $seat } pourfend
} le Dragon Indomptable sur { $region }.
event-thieves = { $me ->
    [yes] Les voleurs vous prennent une pièce sur { $region }.
   *[no] Les voleurs prennent une pièce à { $seat } sur { $region }.
}
event-destroys = { $me ->
    [yes] Vous détruisez
   *[no] { $seat } détruit
} une armée sur { $region } ({ $owner }).
event-captures = { $me ->
    [yes] Vous gardez
   *[no] { $seat } garde
} l’armée prise à { $victim }.
event-steals = { $me ->
    [yes] Vous volez
   *[no] { $seat } vole
} une pièce à { $victim }.
event-spares = { $me ->
    [yes] Vous ne volez rien à { $victim }.
   *[no] { $seat } ne vole rien à { $victim }.
}
event-refill = Nouvelle carte : { $card } ({ $effects }).
event-looks = { $me ->
    [yes] Vous regardez
   *[no] { $seat } regarde
} en secret le jeton posé sur { $region }.
event-sees = Sur { $region } se trouve { $token }.
event-takes-extra = { $me ->
    [yes] Vous prenez
   *[no] { $seat } prend
} une carte de plus, { $card } ({ $price }), sans son action.
event-takes-no-more = { $me ->
    [yes] Vous ne prenez pas d’autre carte.
   *[no] { $seat } ne prend pas d’autre carte.
}
event-game-over = La partie { $n } est terminée : { $points }.
event-over = La partie est terminée : { $points }.

## Feuille de score

score-regions = Régions
score-islands = Îles
score-families = Familles
score-sets = Séries
score-flying = Capacités volantes
score-coins = Pièces
score-elixirs = Élixirs
score-citadels = Citadelles
score-tokens = Jetons
score-warlord = Chef de guerre
score-past = Parties précédentes

## Options

objection-setup = la personne qui prépare la carte doit être l’une des { $n } à table.
objection-ages = les âges nomment des places, la plus jeune en premier, une fois chacune et comptées à partir de 0 ; il y en a { $n }.
objection-shape = la carte « { $map } » a une autre forme.
option-shape = Forme de la carte
option-shape-help = Comment sont disposés les quatre plateaux.
option-shape-t = En T : un plateau au milieu des trois autres
option-shape-rectangle = En rectangle : les îles forment une boucle
option-map = Carte
option-map-help = D’où viennent les quatre plateaux, leur face et leur orientation.
option-map-random = Tirée au hasard
option-map-chosen = Composée par la personne qui prépare la carte
option-map-booklet = Comme sur l’image du livret (T)
option-map-all_a = Toutes les premières faces (T)
option-map-all_b = Toutes les secondes faces, la Grande Île au milieu (T)
option-map-ring = Un anneau de quatre îles (rectangle)
option-setup_player = Qui prépare la carte
option-setup_player-help = La personne qui compose la carte, choisit la région de départ et place les jetons.
option-setup_player-none = Au hasard
option-setup_player-0 = La première place
option-setup_player-1 = La deuxième place
option-setup_player-2 = La troisième place
option-setup_player-3 = La quatrième place
option-ages = Âges
option-ages-help = Les places comptées à partir de 0, la plus jeune en premier, comme 2,0 ; à mise égale, la plus jeune l’emporte. Les autres suivent dans leur ordre.
option-bid_ties = Mises égales
option-bid_ties-help = Qui joue en premier quand les plus hautes mises sont égales.
option-bid_ties-age = La personne la plus jeune
option-bid_ties-die = Un dé en décide
option-explorations = Jetons Exploration
option-explorations-help = La première personne qui y bâtit une cité prend le jeton.
option-explorations-none = Aucun
option-explorations-open = Cinq, face visible
option-explorations-swamp = Six, face cachée, dont le Marais Pestilentiel
option-citadels = Citadelles
option-citadels-help = Trois régions qui valent un point de plus.
option-citadels-true = Trois citadelles
option-citadels-false = Aucune
option-encounters = Rencontres
option-encounters-help = Un dragon, deux portails et une troupe de voleurs, placés par la personne qui prépare la carte.
option-encounters-true = En jeu
option-encounters-false = Aucune
option-warlords = Chefs de guerre
option-warlords-help = Un chef pour chacun, distribué au hasard.
option-warlords-true = Un par personne
option-warlords-false = Aucun
option-long_game = Partie longue
option-long_game-help = Trois parties de suite, dont les points s’ajoutent.
option-long_game-true = Trois parties
option-long_game-false = Une partie
option-one_own_city_per_region = Plusieurs de ses cités dans une région
option-one_own_city_per_region-help = Peut-on bâtir une seconde cité là où se dresse déjà l’une des siennes ?
option-one_own_city_per_region-true = Interdit
option-one_own_city_per_region-false = Permis
option-self_destroy = Détruire ses propres armées
option-self_destroy-help = Peut-on détruire l’une de ses propres armées ?
option-self_destroy-true = Permis
option-self_destroy-false = Interdit
option-neutral_destroyable = Détruire des armées neutres
option-neutral_destroyable-help = À deux, peut-on détruire les armées de la troisième couleur ?
option-neutral_destroyable-true = Permis
option-neutral_destroyable-false = Interdit

## Positions

fault-game = les parties d’une partie longue se comptent à partir de 1 ; la dernière : { $last }.
fault-fleeting = une partie ne peut pas commencer par la phase « { $phase } » : elle vide la table.
fault-skipped = avec ces options et cette graine, la mise en place ne demande rien dans la phase « { $phase } ».
fault-face = ce n’est pas la face d’un plateau ; il y a : { $known }.
fault-turns = un plateau est tourné de 0 à 3 quarts.
fault-no-card = dans la phase « { $phase } », on exécute l’action d’une carte : dites laquelle.
fault-card = dans la phase « { $phase } », on n’exécute aucune carte.
fault-not-taken = « { $card } » n’est pas parmi les cartes du joueur dont c’est le tour.
fault-turn = celui qui agit doit être celui dont c’est le tour.
fault-row = il faut ici un nombre par place ({ $count }).
fault-armies = il y a { $count } armées de cette couleur sur la carte, pour { $total } en tout.
fault-cities = il y a { $count } cités de cette couleur sur la carte, pour { $total } en tout.
fault-supply = { $count } sont sur la carte ou capturées, pour { $total } en tout : le reste est en réserve.
fault-neutral = la troisième couleur n’a d’armées que sur une carte à deux joueurs.
fault-neutral-count = { $count } sont sur la carte, pour { $total } en tout : le reste est en réserve.
fault-deck = « { $card } » n’est pas dans le paquet à { $n } joueurs.
fault-row-size = la rangée a au plus { $count } cartes.
fault-token = « { $token } » est ici { $count } fois, pour { $total } en tout.
fault-looked = personne n’a pu regarder là où rien n’est face cachée.
fault-no-warlords = les options laissent les chefs de guerre dans la boîte.

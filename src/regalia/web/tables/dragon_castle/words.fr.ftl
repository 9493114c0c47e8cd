# Ce que dit la page de Dragon Castle en plus des mots du jeu, en français.

## The castle

castle = La Forteresse
tab-castle = Forteresse
tab-realm = Royaume
tab-rivals = Rivaux
zoom = Agrandir la Forteresse
castle-label = La Forteresse : { $n ->
    [one] { $n } tuile
   *[other] { $n } tuiles
}, dernier étage { $floor }
tile-on = { $tile } · { $cell }, étage { $floor }
covered-tile = une tuile couverte
why-walled = Bloquée à gauche et à droite, par { $left } et { $right }.
why-walled-covered = Bloquée à gauche et à droite, par des tuiles couvertes.
why-low = Pas au dernier étage : la première tuile se prend à l’étage { $floor }.
why-pressed = Ses deux côtés courts sont bloqués.
why-no-twin = Pas une jumelle : vous tenez { $tile }.
why-no-room = Pas de place pour deux tuiles dans votre Royaume.
why-not-beside = Pas à côté de la première tuile.
why-other-floor = Pas à l’étage de la première tuile.
why-other-type = D’un autre type que la première ({ $types }).
is-second = Disponible, mais seulement comme seconde d’une paire : la première se prend à l’étage { $floor }.
is-available = Disponible : au dernier étage, un côté long libre.
take-text = ensuite, au choix
pair-text = La seconde de la paire ; placez ensuite les deux
destroy-text = Défaussée sans rien rapporter
uncovers = découvre celle du dessous
do-take = Prendre { $tile }
do-pair = Prendre aussi { $tile }
do-destroy = Détruire { $tile }
key-can = à prendre
key-twin = sa jumelle
key-floors = { $n ->
    [one] Étage
   *[other] Étages
} { $floors } :

## What is asked

hint-take = Toute tuile qui brille. Elle ne se repose pas.
hint-action = Sa jumelle peut être à tout étage.
hint-place = Case vide, ou tuiles face cachée sans sanctuaire.
hint-judge = Ce qui est cerclé sera consolidé ensuite.
hint-build = Un sanctuaire ferme sa pile pour de bon.
hint-spirit = Choisissez ce qui est cerclé d’or.
hint-close = Contre une tuile visible, ou un sanctuaire.
done-judge = Consolider
done-build = Ne plus bâtir
done-faith = En rester là
done-close = Finir le tour
done-wind = N’en retourner aucune
done-strength = Ne plus déplacer
actions = Votre action
pair = Paire
pair-twins = { $n ->
    [one] { $n } jumelle brille
   *[other] { $n } jumelles brillent
}
pair-none = aucune jumelle à portée
keep = Tuile et sanctuaire
keep-note = { $n ->
    [0] plus de sanctuaires
    [one] encore { $n } sanctuaire
   *[other] encore { $n } sanctuaires
}
keep-none = plus de sanctuaires
shrine = Sanctuaire
discard-for = Défausser +{ $n }
then-twins = { $n ->
    [0] pas de jumelle
    [one] { $n } jumelle
   *[other] { $n } jumelles
}
then-close = { $note }, { $n } consolidées
then-keep = 1 en réserve
then-discard = rien n’est placé
call = Appeler le Dragon
call-note = +{ $n }
no-room = pas de place dans votre Royaume
no-room-two = pas de place pour deux
unaim = Autre chose
in-hand = En main

## Realms

mine = Votre Royaume
others = Les autres Royaumes
realms = Les Royaumes
realm-label = Royaume : { $name }, { $n ->
    [0] sans sanctuaire
    [one] { $n } sanctuaire
   *[other] { $n } sanctuaires
}
points = points
reserve = sanctuaires en réserve
leads = en tête
holds = tient
left = { $n ->
    [one] { $n } sanctuaire restant
   *[other] { $n } sanctuaires restants
}
face-down = Tuile face cachée
stack = { $what } · { $cell }, étage { $floor }
stack-shrine = Sanctuaire en { $cell }, étage { $floor } : { $n ->
    [one] { $n } point
   *[other] { $n } points
}
waits = { $n } { $types } attendent : { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
do-place = Placer { $tile } en { $cell }
do-build = Bâtir en { $cell }
do-group = Consolider
do-flip = Retourner
do-lift = La déplacer
do-set = Poser en { $cell }
do-change = Compter comme { $types } : +{ $n }
closes = Consolide { $n } { $types }
closes-later = Consolide { $n } { $types } à la fin du tour
joins = Une combinaison de { $n } : { $types }
alone = Seule pour l’instant
on-floor = étage { $floor }
shrines = { $n ->
    [one] { $n } sanctuaire, jusqu’à +{ $points } à la fin
   *[other] { $n } sanctuaires, jusqu’à +{ $points } à la fin
}
no-shrines = pas de sanctuaire en réserve à bâtir
dragons = Dragons { $n } pour l’heure
shrine-on = Sanctuaire · { $cell }, étage { $floor }
build-text = { $n ->
    [one] { $n } point à la fin
   *[other] { $n } points à la fin
}
group-types = { $n } { $types }
group-number = { $n } tuiles portant un { $number }
flip-text = Retournée face cachée : aucun point, mais une place pour un sanctuaire.
lift-text = Dites ensuite où.
change-text = Compte comme :

## Cards and countdown

cards = Esprits et Dragons
spirit-can = L’activer
spirit-on = À l’œuvre
spirit-used = Déjà activé
spirit-price = Contre une tuile ou un sanctuaire
spirit-later = Pas en ce moment
spirit-poor = Rien pour le payer
spirit-idle = Sans effet maintenant
dragon-me = Vous : { $n }
pay-or = Ou donnez une tuile cerclée.
pay-tile = Donnez une tuile cerclée.
pay-shrine = Donner un sanctuaire
countdown = Compte à rebours
track-text = Étage 1 seul : { $n } points l’appel.
track-more = Chaque appel prend le pion de droite. Le « ! » à nu : c’est le dernier tour.
covered = { $n ->
    [one] { $n } tuile de la Forteresse est encore couverte :
   *[other] { $n } tuiles de la Forteresse sont encore couvertes :
}
track-last = Le dernier tour
track-stack = { $n } dans la pile
track-end = Le « ! » : { $tokens ->
    [0] à nu, c’est le dernier tour
   *[other] couvert
}
track-space = Case { $n } : { $tokens ->
    [0] vide
   *[other] un pion
}

## What the others did

told-group = Une combinaison est consolidée
told-call = Le Dragon est appelé
told-last = Le dernier tour
told-lead = Depuis votre dernier tour
told-lead-last = À la fin, chacun aura joué autant de tours.
did-closes = consolide { $n } { $types }
did-beauty = consolide { $n } tuiles portant un { $number }
did-builds = Sanctuaire à l’étage { $floor } : { $n ->
    [one] { $n } point à la fin
   *[other] { $n } points à la fin
}
did-calls = appelle le Dragon ; { $left ->
    [0] il ne reste aucun pion
    [one] il reste { $left } pion
   *[other] il reste { $left } pions
}
did-last = Le Doyen des Dragons s’est envolé : ce tour de table est le dernier.

## What cannot be taken back

confirm-chance = La tuile du dessous apparaît : impossible d’annuler.

## Qu’est-ce que c’est ?

what-vp = Points
what-vp-text = Gagnés en cours de partie. Sanctuaires, pions Compte à rebours et Dragons s’y ajoutent à la fin.
what-reserve = Sanctuaires en réserve
what-reserve-text = Se bâtissent sur une tuile d’une combinaison au moment où elle est consolidée ; plus haut, ils valent plus.
what-supply = Sanctuaires restants
what-supply-text = Il en reste { $supply } à prendre avec une tuile.
what-held = Tuile en main
what-held-text = Se pose sur une case vide de votre Royaume, ou sur une pile dont le sommet est face cachée et sans sanctuaire.
what-stack = Pile d’un Royaume
what-stack-text = Quatre tuiles ou plus d’un même type côte à côte sont consolidées : on les retourne et elles rapportent. On peut poser sur un sommet face cachée.
what-shrine = Sanctuaire
what-shrine-text = Vaut 1 point à l’étage 1, 2 à l’étage 2, 3 à partir de l’étage 3. On ne pose rien dessus.
what-countdown = Compte à rebours
what-countdown-text = Quand la Forteresse n’a plus qu’un étage, on peut prendre des pions, { $n } points chacun. Quand le « ! » est à nu, le tour est le dernier.
what-bag = Tuiles couvertes
what-bag-text = Ce qui se trouve encore sous d’autres tuiles de la Forteresse, par type : on peut le déduire en comptant.
what-done = Cela suffit
what-done-text = Vous continuez sans rien de plus ; ce qui n’est pas bâti maintenant ne le sera plus.
what-pair = Prendre une paire
what-pair-text = Une seconde tuile identique à la première, de n’importe quel étage.
what-keep = La garder, avec un sanctuaire
what-keep-text = Posez la tuile et prenez un sanctuaire de la réserve commune.
what-discard = La défausser
what-discard-text = La tuile quitte la partie pour { $vp ->
    [one] 1 point
   *[other] { $vp } points
}.
what-call = Appel du Dragon
what-call-text = Prenez un pion Compte à rebours au lieu d’une tuile : { $n } points à la fin.
what-floors = Tuiles par étage
what-floors-text = Ce qui reste de la Forteresse. Un tour commence par une tuile libre de l’étage du haut ; elle est libre tant qu’un de ses longs côtés l’est.
what-slot = Case d’un Royaume
what-slot-text = On pose une tuile sur une case vide, ou sur des tuiles face cachée sans sanctuaire. Deux cases sont voisines par un côté, pas par un coin.

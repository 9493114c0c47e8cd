# Ce que dit la page de Dragon Castle en plus des mots du jeu, en français.

## The castle

castle = La Forteresse
castle-label = La Forteresse : { $n ->
    [one] { $n } tuile
   *[other] { $n } tuiles
}, dernier étage { $floor }
tile-on = { $tile } · { $cell }, étage { $floor }
covered-tile = une tuile couverte
why-walled = Bloquée à gauche et à droite, par { $left } et { $right }.
why-walled-covered = Bloquée à gauche et à droite, par des tuiles couvertes.
why-low = Pas au dernier étage : la première tuile se prend à l’étage { $floor }.
why-pressed = Ses deux côtés courts sont bloqués.
why-no-twin = Pas une jumelle : vous tenez { $tile }.
why-no-room = Pas de place pour deux tuiles dans votre Royaume.
why-not-beside = Pas à côté de la première tuile.
why-other-floor = Pas à l’étage de la première tuile.
why-other-type = Elle n’est pas des { $types }.
is-second = Disponible, mais seulement comme seconde d’une paire : la première se prend à l’étage { $floor }.
is-available = Disponible : au dernier étage, un côté long libre.
take-text = { $n ->
    [0] Aucune jumelle à portée : gardez-la avec un sanctuaire, ou défaussez-la pour un point.
    [one] { $n } jumelle à portée, pour une paire.
   *[other] { $n } jumelles à portée, pour une paire.
}
pair-text = La seconde de la paire ; placez ensuite les deux.
destroy-text = Défaussée sans rien rapporter.
uncovers = Découvre la tuile du dessous : cela ne se reprend pas.
do-take = Prendre { $tile }
do-pair = Prendre aussi { $tile }
do-destroy = Détruire { $tile }
key-can = à prendre
key-twin = ses jumelles
key-floors = étage { $floor }

## What is asked

hint-take = Elle doit briller : à l’étage { $floor }, un côté long libre.
hint-action = Sa jumelle peut être à tout étage.
hint-place = Sur une case vide, ou sur des tuiles face cachée sans sanctuaire.
hint-judge = Ce qui est cerclé sera consolidé ensuite.
hint-build = Un sanctuaire ferme sa pile pour de bon.
hint-close = Il coûte une tuile face visible de votre Royaume, ou un sanctuaire.
done-judge = Consolider
done-build = Ne plus bâtir
done-faith = En rester là
done-close = Finir le tour
done-wind = N’en retourner aucune
done-strength = Ne plus déplacer
actions = Votre action
pair = Paire
pair-note = deux jumelles
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
discard = Défausser
discard-note = { $n ->
    [one] +{ $n } point
   *[other] +{ $n } points
}
call = Appeler le Dragon
call-note = +{ $n } points
call-locked = quand seul l’étage 1 reste
no-room = pas de place dans votre Royaume
no-room-two = pas de place pour deux
aim-realm = Choisissez dans votre Royaume
unaim = Autre chose
in-hand = En main

## Realms

mine = Votre Royaume
others = Les autres Royaumes
realms = Les Royaumes
realm-label = Le Royaume de { $name }, { $n ->
    [0] sans sanctuaire
    [one] { $n } sanctuaire
   *[other] { $n } sanctuaires
}
points = points
reserve = sanctuaires en réserve
in-reserve = en réserve
leads = en tête
holds = tient
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
do-change = { $types } : +{ $n }
closes = { $n } { $types } consolidés
closes-later = { $n } { $types } consolidés à la fin du tour
closes-now = { $n } tuiles consolidées
joins = Un groupe de { $n } : { $types }
alone = Seule pour l’instant
on-floor = étage { $floor }
shrines = { $n ->
    [one] { $n } sanctuaire, jusqu’à +{ $points } à la fin
   *[other] { $n } sanctuaires, jusqu’à +{ $points } à la fin
}
no-shrines = pas de sanctuaire en réserve à bâtir
dragons = Dragons { $n } pour l’heure
shrine-on = Sanctuaire · { $cell }, étage { $floor }
build-text = { $n ->
    [one] { $n } point à la fin
   *[other] { $n } points à la fin
}
group-of = { $n } tuiles
flip-text = Retournée face cachée : aucun point, mais une place pour un sanctuaire.
lift-text = Dites ensuite où.
change-text = Compte comme :

## Cards and countdown

cards = Esprits et Dragons
spirit-can = L’invoquer
spirit-on = À l’œuvre
spirit-used = Déjà invoqué ce tour-ci
spirit-price = Coûte une tuile face visible ou un sanctuaire
spirit-later = Pas à ce moment du tour
spirit-poor = Rien pour le payer
spirit-idle = Il ne pourrait rien faire maintenant
dragon-me = Vous : { $n }
pay-with = Donnez :
pay-shrine = Un sanctuaire
pay-tile = { $tile }, { $cell }
countdown = Compte à rebours
track-text = Chaque appel prend le jeton le plus à droite : { $n } points. Le « ! » à nu : dernier tour.
track-last = Le dernier tour
track-stack = { $n } dans la pile
track-end = Le « ! » : { $tokens ->
    [0] à nu, c’est le dernier tour
   *[other] couvert
}
track-space = Case { $n } : { $tokens ->
    [0] vide
   *[other] un jeton
}
shrines-left = Sanctuaires restants
tiles-left = Tuiles de la Forteresse
covered-left = dont couvertes

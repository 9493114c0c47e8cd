# Dragon Castle en français. `$me` vaut « yes » quand la phrase parle de la personne qui lit.

where = Tour de table { $n }
where-last = Tour de table { $n }, le dernier
where-over = Le Doyen des Dragons est venu

## Terms

player = { $me ->
    [yes] vous
   *[no] { $seat }
}
point = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
shrine = { $n ->
    [one] { $n } sanctuaire
   *[other] { $n } sanctuaires
}
back = une tuile face cachée

## What is asked

prompt-wait = On attend { $seats }
prompt-take = Prenez une tuile à l’étage { $n }
prompt-take-call = Prenez une tuile, ou appelez le Dragon
prompt-take-elegance = Prenez une tuile dont un côté court est libre
prompt-call = La Forteresse est vide : appelez le Dragon
prompt-action = Vous tenez { $tile } : sa jumelle, un sanctuaire ou un point ?
prompt-action-few = Vous tenez { $tile } : qu’en faire ?
prompt-place = Placez { $tiles }
prompt-place-pair = Placez deux fois { $tile }
prompt-judge = Activer un Esprit avant de consolider ?
prompt-build = Bâtir sur vos tuiles consolidées ? Vous avez { $shrines }
prompt-faith = Activer l’Esprit de la Foi pour un sanctuaire de plus ?
prompt-faith-build = L’Esprit de la Foi : bâtissez un sanctuaire de plus
prompt-close = Activer un Esprit avant de finir votre tour ?
prompt-wind-flip = { $spirit } : retourner d’abord une tuile ?
prompt-wind-lift = { $spirit } : quel sanctuaire déplacer ?
prompt-wind-set = { $spirit } : où déplacer le sanctuaire ?
prompt-strength-lift = { $spirit } : quelle tuile déplacer ?
prompt-strength-set = { $spirit } : où déplacer la tuile ?
prompt-strength-lift-again = { $spirit } : déplacer une seconde tuile ?
prompt-strength-set-again = { $spirit } : où déplacer la seconde tuile ?
prompt-beauty = { $spirit } : quelle combinaison d’un même chiffre consolider ?
prompt-change = { $spirit } : quelle tuile Spéciale compte comme un autre type ?
prompt-cunning = { $spirit } : quelle combinaison de trois consolider ?
prompt-deception = { $spirit } : prenez une tuile à côté de la première
prompt-depths = { $spirit } : une seconde tuile du même type ({ $types })
prompt-elegance = { $spirit } : prenez une seconde tuile : { $tile }
prompt-destruction = { $spirit } : quelle tuile de la Forteresse défausser ?
prompt-over = { $me ->
    [yes] Vous gagnez avec { $points } !
   *[no] { $seat } gagne avec { $points }
}
prompt-over-stacks = { $me ->
    [yes] Vous gagnez avec { $points }, grâce aux piles surmontées d’une tuile face cachée !
   *[no] { $seat } gagne avec { $points }, grâce aux piles surmontées d’une tuile face cachée
}
prompt-over-shrines = { $me ->
    [yes] Vous gagnez avec { $points }, grâce au nombre de sanctuaires !
   *[no] { $seat } gagne avec { $points }, grâce au nombre de sanctuaires
}
prompt-over-shared = Victoire partagée avec { $points } : { $winners }

## What may be done

do-take = Prendre { $tile } en { $cell }
do-pair = Prendre aussi { $tile } en { $cell }
do-destroy = Détruire { $tile } en { $cell }
do-call = Appeler le Dragon ({ $points } à la fin)
do-shrine = Garder la tuile et prendre un sanctuaire
do-discard = Défausser la tuile pour { $points }
do-place = Placer { $tile } en { $cell }{ $n ->
    [1] { "" }
   *[other] { ", étage " }{ $n }
}
do-build = Bâtir un sanctuaire en { $cell }, étage { $n }
do-build-no-more = Ne plus rien bâtir
do-go-on = Consolider maintenant
do-end = Finir votre tour
do-no-faith = En rester là
do-pay = Activer { $spirit } en défaussant { $tile } en { $cell }
do-give = Activer { $spirit } en défaussant un sanctuaire
do-beauty = Consolider les tuiles marquées { $n } depuis { $cell }
do-group = Consolider depuis { $cell } : { $types }
do-change = Compter { $tile } en { $cell } comme : { $type }
do-flip = Retourner { $tile } en { $cell } face cachée
do-flip-nothing = Ne rien retourner
do-lift = Déplacer { $tile } depuis { $cell }
do-lift-shrine = Déplacer le sanctuaire depuis { $cell }
do-set = Déplacer en { $cell }, étage { $n }
do-move-no-more = Ne plus rien déplacer

## What happened

event-castle = La Forteresse est bâtie : { $castle }, { $n } piles.
event-own-castle = Une Forteresse de votre invention est bâtie : { $n } piles.
event-advice-players = Ce plan n’est pas conseillé à { $n } joueurs : { $castle }.
event-advice-floor = Le premier étage compte { $n } tuiles ; on en conseille { $least } à { $most }.
event-advice-rows = Aux étages supérieurs, { $n ->
    [one] { $n } ligne compte
   *[other] { $n } lignes comptent
} { $length } tuiles ou plus : les tuiles disponibles pourraient manquer.
event-card = { $card } : { $text }
event-first = { $me ->
    [yes] C’est vous qui avez vu un dragon en dernier : vous commencez.
   *[no] { $seat } a vu un dragon en dernier et commence.
}
event-takes = { $me ->
    [yes] Vous prenez
   *[no] { $seat } prend
} { $tile } en { $cell }.
event-uncovers = Dessous, en { $cell } : { $tile }.
event-pairs = { $me ->
    [yes] Vous prenez aussi
   *[no] { $seat } prend aussi
} { $tile } en { $cell }.
event-keeps = { $me ->
    [yes] Vous prenez un sanctuaire et avez désormais
   *[no] { $seat } prend un sanctuaire et a désormais
} { $shrines } en réserve.
event-discards = { $me ->
    [yes] Vous défaussez
   *[no] { $seat } défausse
} { $tile } (+{ $points }).
event-calls = { $me ->
    [yes] Vous appelez
   *[no] { $seat } appelle
} le Dragon ; { $n ->
    [0] il ne reste aucun pion Compte à rebours.
    [one] il reste { $n } pion Compte à rebours.
   *[other] il reste { $n } pions Compte à rebours.
}
event-places = { $me ->
    [yes] Vous placez
   *[no] { $seat } place
} { $tile } en { $cell }.
event-consolidates = { $me ->
    [yes] Vous consolidez
   *[no] { $seat } consolide
} { $n } { $types } (+{ $points }).
event-builds = { $me ->
    [yes] Vous bâtissez
   *[no] { $seat } bâtit
} un sanctuaire en { $cell }, étage { $n }.
event-pays = { $me ->
    [yes] Vous activez
   *[no] { $seat } active
} { $spirit } en défaussant { $tile } en { $cell }.
event-gives = { $me ->
    [yes] Vous activez
   *[no] { $seat } active
} { $spirit } en défaussant un sanctuaire.
event-beauty = { $me ->
    [yes] Vous consolidez
   *[no] { $seat } consolide
} { $n } tuiles marquées { $face } (+{ $points }).
event-flips = { $me ->
    [yes] Vous retournez
   *[no] { $seat } retourne
} { $tile } en { $cell } face cachée.
event-moves-shrine = { $me ->
    [yes] Vous déplacez
   *[no] { $seat } déplace
} un sanctuaire : { $origin } → { $target }.
event-changes = { $tile } en { $cell } compte comme : { $type }.
event-moves = { $me ->
    [yes] Vous déplacez
   *[no] { $seat } déplace
} { $tile } : { $origin } → { $target }.
event-destroys = { $me ->
    [yes] Vous détruisez
   *[no] { $seat } détruit
} { $tile } en { $cell } de la Forteresse.
event-last-round = Le Doyen des Dragons s’est envolé : ce tour de table est le dernier.
event-dragon-scores = { $me ->
    [yes] { $dragon } vous accorde { $points }.
   *[no] { $dragon } accorde { $points } à { $seat }.
}
event-over = Le Doyen des Dragons est venu et contemple chaque Royaume.

## Score sheet

score-groups = Combinaisons consolidées
score-discards = Tuiles défaussées
score-shrines = Sanctuaires
score-countdown = Appels du Dragon
score-dragon = { $dragon }

## Options

option-castle = Forteresse
option-castle-help = Le plan selon lequel la Forteresse est bâtie.
option-castle-base = La mise en place de base pour le nombre de joueurs
option-castle-base_2p = La mise en place de base à 2 joueurs
option-castle-base_3p = La mise en place de base à 3 joueurs
option-castle-base_4p = La mise en place de base à 4 joueurs
option-castle-four_seasons = Les Quatre Saisons (2 joueurs)
option-castle-thousand_towers = Les Mille Tours (2 joueurs)
option-castle-barracks = Les Baraquements (2 joueurs)
option-castle-pillars_of_creation = Les Piliers de la Création (2 ou 3 joueurs)
option-castle-stronghold = La Place Forte (3 joueurs)
option-castle-blockhouse = Le Blockhaus (3 joueurs)
option-castle-training_ground = Le Terrain d’Entraînement (3 joueurs)
option-castle-keep = Le Donjon (3 ou 4 joueurs)
option-castle-dragon_head = La Tête du Dragon (4 joueurs)
option-castle-monastery_of_the_abyss = Le Monastère des Abysses (4 joueurs)
option-castle-gates_of_destiny = Les Portes du Destin (4 joueurs)
option-castle-forbidden_city = La Cité Interdite (4 joueurs)
option-plan = Un plan de votre invention
option-plan-help = Des lignes de hauteurs de 1 à 3, un point là où il n’y a pas de pile, les lignes séparées par des virgules ; 116 tuiles en tout.
option-spirits = Cartes Esprit en jeu
option-spirits-help = Aucune pour une première partie, une d’ordinaire, davantage pour les habitués.
option-spirits-0 = Aucune
option-spirits-1 = Une
option-spirits-2 = Deux
option-spirits-3 = Trois
option-spirits-4 = Quatre
option-spirits-5 = Cinq
option-spirits-6 = Six
option-spirits-7 = Sept
option-spirits-8 = Huit
option-spirits-9 = Neuf
option-spirits-10 = Toutes les dix
option-spirit_cards = Cartes Esprit choisies
option-spirit_cards-help = Celles qui doivent être en jeu ; les autres sont piochées au hasard.
option-dragons = Cartes Dragon en jeu
option-dragons-help = Aucune pour une première partie, une d’ordinaire, davantage si vous osez.
option-dragons-0 = Aucune
option-dragons-1 = Une
option-dragons-2 = Deux
option-dragons-3 = Trois
option-dragons-4 = Quatre
option-dragons-5 = Cinq
option-dragons-6 = Six
option-dragons-7 = Sept
option-dragons-8 = Huit
option-dragons-9 = Neuf
option-dragons-10 = Toutes les dix
option-dragon_cards = Cartes Dragon choisies
option-dragon_cards-help = Celles qui doivent être en jeu ; les autres sont piochées au hasard.
option-beginner = Cartes pour débutants
option-beginner-help = Ne piocher que des cartes pour débutants ?
option-beginner-true = Cartes pour débutants seulement
option-beginner-false = Toutes les cartes
option-first_player = Premier joueur
option-first_player-help = Qui commence.
option-first_player-random = Au hasard
option-first_player-first_seat = La première place

## What does not go together

objection-plan = un plan se compose de hauteurs, de points pour les cases vides et de virgules entre les lignes.
objection-high = aucune pile d’une Forteresse ne dépasse { $n } tuiles.
objection-ragged = toutes les lignes d’un plan ont la même longueur ; complétez-les par des points.
objection-large = un plan compte au plus { $rows } lignes et { $columns } cases par ligne.
objection-tiles = le plan doit compter les { $total } tuiles ; il en compte { $n }.
objection-either = choisissez une Forteresse ou un plan de votre invention, pas les deux.
objection-cards = nommez chaque carte une fois, parmi : { $known }.
objection-room = { $named } cartes sont nommées, mais { $n } seulement sont en jeu.
objection-beginner = il n’y a que { $n } cartes pour débutants.

## Positions

fault-tiles = Forteresse, Royaumes, défausses et main comptent ensemble { $count } tuiles, pour { $total } en tout.
fault-copies = « { $tile } » est visible ou recouverte { $count } fois, pour { $total } en tout.
fault-covered = { $count } tuiles sont sous d’autres dans la Forteresse : il en faut autant de recouvertes.
fault-height = une pile a au moins une tuile ; le maximum : { $total }.
fault-shrine = un sanctuaire se dresse sur une tuile face cachée.
fault-shrines = les joueurs ont ou ont bâti { $count } sanctuaires, pour { $total } en tout : le reste est dans la réserve.
fault-countdown = { $count } pions Compte à rebours sont pris, pour { $total } en tout : le reste est sur la piste.
fault-turn = celui qui agit doit être le joueur actif.
fault-round = les tours de table se comptent à partir de 1.

## Hints

rival = points du meilleur adversaire
term =
    { $what } { $sign ->
        [less] −{ $whole },{ $tenth }
       *[more] +{ $whole },{ $tenth }
    }
why =
    { $best ->
        [yes] À la fin, par rapport au deuxième meilleur choix : { $terms }.
       *[no] À la fin, par rapport au meilleur choix : { $terms }.
    }
why-alike =
    { $best ->
        [yes] À la fin, cela revient à peu près au même que le deuxième meilleur choix.
       *[no] À la fin, cela revient à peu près au même que le meilleur choix.
    }
why-only = C’est tout ce que vous pouvez faire.
hint-title = À considérer
hint-choice = Choix
hint-chance = Chances de gagner
hint-margin = Points d’avance
hint-points = Points
hint-how = D’après ce que vous voyez : { $tries } essais depuis des positions qui y correspondent ; intervalles à 95 %.

## Reviews

error-open = Cette partie n’est pas finie ; l’analyse vient après la dernière action.
title = Analyse
nobody-wins = Personne ne gagne
wins =
    { $count ->
        [one] Victoire : { $names }
       *[other] Victoire partagée : { $names }
    }
wins-by =
    { $points ->
        [one] Victoire : { $name }, { $points } point d’avance
       *[other] Victoire : { $name }, { $points } points d’avance
    }
course = Chances de gagner
course-points = Points attendus
course-how = À chaque position, { $looks } essais : on joue la suite d’instinct, avec d’autres tirages, puis on juge où elle mène. Après la dernière action, la courbe est le résultat.
swings = Les grands tournants
ledger = Chance et choix
ledger-how = Chance : après chaque action suivie d’un tirage, ce qui est sorti moins la moyenne de la même action avec d’autres tirages. Choix : ce que valaient vos décisions à côté de ce que la recherche préférait, dans les mêmes positions. Les points sont ceux d’avance sur le meilleur adversaire ; ± est un intervalle à 95 %.
player = Joueur
luck-chance = Chance, part de victoire
luck-points = Chance, points
cost-chance = Choix, part de victoire
cost-points = Choix, points
agreed = Comme la recherche
agreed-of = { $agreed } sur { $total }
draws-caption = Ce que le hasard a donné, moment par moment, en points
all-draws = Tous les moments de hasard ({ $count })
ply = Action
deal = Donne
where = Quand
did = Quoi
decisions = Les décisions les plus coûteuses
decisions-how = Ce que la recherche aurait fait, sans en savoir plus que le joueur, et combien cela aurait valu de plus.
all-decisions = Toutes les décisions ({ $count })
colon = { "\u00A0" }:
played = Joué
preferred = La recherche préférait
the-same = la même chose
worth-chance = Valeur, part de victoire
worth-points = Valeur, points
positions = Position par position
all-positions = Toutes les positions ({ $count })
reviewing = Analyse de la partie

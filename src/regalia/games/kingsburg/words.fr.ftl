# Kingsburg en français. `$me` vaut « yes » quand la phrase parle de la personne qui lit.

where = Année { $year }, { $phase }
where-over = Les cinq années sont écoulées

## Termes

player = { $me ->
    [yes] vous
   *[no] { $seat }
}
player-total = { player } ({ $total })
gold = { $n } or
wood = { $n } bois
stone = { $n ->
    [one] { $n } pierre
   *[other] { $n } pierres
}
any = { $n ->
    [one] { $n } marchandise au choix
   *[other] { $n } marchandises au choix
}
building = { $n ->
    [one] { $n } bâtiment
   *[other] { $n } bâtiments
}
soldier = { $n ->
    [one] { $n } soldat
   *[other] { $n } soldats
}
point = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
token = un pion +2
die = un { $n }
white-die = un { $n } blanc
market-up = le Marché (+1)
market-down = le Marché (−1)

## Ce qui est demandé

prompt-wait = On attend { $seats }
prompt-aid = Le Roi vous aide : prenez une marchandise
prompt-statue = Relancer ? Tous vos dés affichent { $face }
prompt-chapel = Relancer ? Vos dés ne totalisent que { $total }
prompt-statue-chapel = Relancer ? Tous vos dés affichent { $face }, soit { $total } en tout
prompt-court = Choisissez un conseiller, ou passez
prompt-court-envoy = Dépêchez l’Envoyé chez un conseiller déjà pris, ou passez
prompt-choice = Choisissez ce que vous offre { $advisor }
prompt-goods = { $n ->
    [one] Choisissez la marchandise que vous offre { $advisor }
   *[other] Choisissez les { $n } marchandises que vous offre { $advisor }
}
prompt-alchemist = Échanger une marchandise chez l’Alchimiste ?
prompt-smuggler = Acheter { $n } marchandises au Contrebandier pour { $price } ?
prompt-smuggler-must = Choisissez { $n } marchandises : le Contrebandier en demande { $price }
prompt-build = Construisez, ou passez
prompt-build-again = Dépêcher l’Envoyé pour un second bâtiment ?
prompt-offer = Céder quelque chose à la Mairie pour { $points } ?
prompt-recruit = { $n ->
    [one] Recrutez : { $n } marchandise par soldat
   *[other] Recrutez : { $n } marchandises par soldat
}
prompt-lose = { $n ->
    [one] Cédez { $n } marchandise : { $enemy } l’exigent
   *[other] Cédez { $n } marchandises : { $enemy } les exigent
}
prompt-plunder = { $n ->
    [one] Prenez { $n } marchandise au choix : { $enemy } sont en fuite
   *[other] Prenez { $n } marchandises au choix : { $enemy } sont en fuite
}
prompt-over = { $me ->
    [yes] Vous l’emportez avec { $points } !
   *[no] { $seat } l’emporte avec { $points }
}
prompt-over-goods = { $me ->
    [yes] Vous l’emportez avec { $points }, grâce aux marchandises restantes !
   *[no] { $seat } l’emporte avec { $points }, grâce aux marchandises restantes
}
prompt-over-buildings = { $me ->
    [yes] Vous l’emportez avec { $points }, grâce au nombre de bâtiments !
   *[no] { $seat } l’emporte avec { $points }, grâce au nombre de bâtiments
}
prompt-over-shared = Victoire partagée avec { $points } : { $winners }

## Ce qu’on peut faire

do-influence = Influencer { $advisor } avec { $group }
do-influence-envoy = Influencer { $advisor } avec { $group }, grâce à l’Envoyé
do-pass = Passer pour la saison
do-statue-coloured = Relancer un dé de couleur grâce à la Statue
do-statue-white = Relancer un dé blanc grâce à la Statue
do-chapel = Relancer tous vos dés grâce à la Chapelle
do-keep-dice = Garder vos dés
do-take = Prendre { $goods }
do-buy = Acheter { $goods } pour { $price }
do-trade = Échanger { $given } contre { $taken }
do-decline = Éconduire { $advisor }
do-build = Construire { $building } pour { $cost }{ $vp ->
    [0] { "" }
    [one] { " " }({ $vp } point)
   *[other] { " " }({ $vp } points)
}
do-build-again = Dépêcher l’Envoyé et construire { $building } pour { $cost }{ $vp ->
    [0] { "" }
    [one] { " " }({ $vp } point)
   *[other] { " " }({ $vp } points)
}
do-build-nothing = Ne rien construire
do-keep-envoy = Garder l’Envoyé
do-offer = Céder { $gift } pour { $points }
do-offer-nothing = Ne rien céder
do-recruit = Recruter un soldat pour { $price }
do-recruit-no-more = Ne plus recruter
do-lose = Céder { $goods }

## Ce qui s’est passé

event-first-order = Ordre du tour au départ : { $order }.
event-year = L’année { $year } commence.
event-aid-die = { $me ->
    [yes] Le Roi vous aide
   *[no] Le Roi aide { $seat }
} : un dé blanc de plus ce printemps.
event-aid-good = { $me ->
    [yes] Le Roi vous donne { $good }.
   *[no] Le Roi donne { $good } à { $seat }.
}
event-season = { $season } de l’année { $year }.
event-neutral = Dés neutres : { $dice } sur { $advisor }.
event-guild = { $me ->
    [yes] La Guilde des Marchands vous rapporte 1 or.
   *[no] La Guilde des Marchands rapporte 1 or à { $seat }.
}
event-rolls = { $me ->
    [yes] Vous lancez les dés
   *[no] { $seat } lance les dés
} : { $dice }.
event-statue = { $me ->
    [yes] Vous relancez { $old } grâce à la Statue et obtenez
   *[no] { $seat } relance { $old } grâce à la Statue et obtient
} { $new }.
event-chapel = { $me ->
    [yes] Vous relancez
   *[no] { $seat } relance
} tous les dés grâce à la Chapelle : { $dice }.
event-keeps = { $me ->
    [yes] Vous gardez les dés tels quels.
   *[no] { $seat } garde les dés tels quels.
}
event-order = Ordre du tour : { $order }.
event-places = { $me ->
    [yes] Vous placez
   *[no] { $seat } place
} { $group } sur { $advisor }.
event-places-envoy = { $me ->
    [yes] Vous dépêchez l’Envoyé et placez
   *[no] { $seat } dépêche l’Envoyé et place
} { $group } sur { $advisor }.
event-passes = { $me ->
    [yes] Vous passez.
   *[no] { $seat } passe.
}
event-must-pass = { $me ->
    [yes] Vous ne pouvez plus rien placer.
   *[no] { $seat } ne peut plus rien placer.
}
event-receives = { $me ->
    [yes] { $advisor } vous donne { $gains }.
   *[no] { $advisor } donne { $gains } à { $seat }.
}
event-buys = { $me ->
    [yes] { $advisor } vous vend { $gains } pour { $price }.
   *[no] { $advisor } vend { $gains } à { $seat } pour { $price }.
}
event-trades = { $me ->
    [yes] Vous échangez
   *[no] { $seat } échange
} { $given } contre { $taken } chez l’Alchimiste.
event-declines = { $me ->
    [yes] Vous éconduisez
   *[no] { $seat } éconduit
} { $advisor }.
event-peeks = { $me ->
    [yes] Vous observez
   *[no] { $seat } observe
} en secret l’ennemi de l’année.
event-sees = Par-delà la frontière : { $enemy }, force { $strength }. La victoire rapportera { $reward }, la défaite coûtera { $loss }.
event-builds = { $me ->
    [yes] Vous construisez
   *[no] { $seat } construit
} { $building } pour { $cost }{ $vp ->
    [0] { "" }
    [one] { " " }(+{ $vp } point)
   *[other] { " " }(+{ $vp } points)
}.
event-builds-nothing = { $me ->
    [yes] Vous ne construisez rien.
   *[no] { $seat } ne construit rien.
}
event-sends-envoy = { $me ->
    [yes] Vous dépêchez
   *[no] { $seat } dépêche
} l’Envoyé pour élever un second bâtiment.
event-inn = { $me ->
    [yes] L’Auberge vous donne un pion +2.
   *[no] L’Auberge donne un pion +2 à { $seat }.
}
event-embassy = { $me ->
    [yes] L’Ambassade vous rapporte { $vp }.
   *[no] L’Ambassade rapporte { $vp } à { $seat }.
}
event-offers = { $me ->
    [yes] Vous cédez
   *[no] { $seat } cède
} { $gift } à la Mairie pour { $points }.
event-keeps-offer = { $me ->
    [yes] Vous ne cédez rien à la Mairie.
   *[no] { $seat } ne cède rien à la Mairie.
}
event-reward = { $me ->
    [yes] Le Roi vous récompense
   *[no] Le Roi récompense { $seat }
} pour { $n ->
    [0] de bonnes intentions
    [one] { $n } bâtiment
   *[other] { $n } bâtiments
} (+{ $points }).
event-envoy = { $me ->
    [yes] L’Envoyé du Roi vous rejoint.
   *[no] L’Envoyé du Roi rejoint { $seat }.
}
event-no-envoy = L’Envoyé reste auprès du Roi cette année : égalité parmi les moins avancés.
event-envoy-returns = { $me ->
    [yes] Vous renvoyez
   *[no] { $seat } renvoie
} l’Envoyé sans avoir fait appel à lui.
event-recruits = { $me ->
    [yes] Vous recrutez
   *[no] { $seat } recrute
} un soldat pour { $mix }.
event-enemy = L’hiver est là : { $enemy } attaquent, force { $strength }. La victoire rapporte { $reward }, la défaite coûte { $loss }.
event-king-die = { $me ->
    [yes] Vous lancez
   *[no] { $seat } lance
} le dé du Roi : { $die } de renfort pour chaque province.
event-holds = { $me ->
    [yes] Vous tenez bon
   *[no] { $seat } tient bon
} avec { $strength } : ni gain ni perte.
event-wins = { $me ->
    [yes] Vous repoussez { $enemy }, { $strength } contre { $theirs }, et gagnez
   *[no] { $seat } repousse { $enemy }, { $strength } contre { $theirs }, et gagne
} { $reward }.
event-wins-wall = { $me ->
    [yes] Derrière les Murs de Pierre, vous repoussez { $enemy }, { $strength } contre { $theirs }, et gagnez
   *[no] Derrière les Murs de Pierre, { $seat } repousse { $enemy }, { $strength } contre { $theirs }, et gagne
} { $reward }.
event-fortress = { $me ->
    [yes] La Forteresse vous rapporte { $vp }.
   *[no] La Forteresse rapporte { $vp } à { $seat }.
}
event-strongest = { $me ->
    [yes] Vous menez
   *[no] { $seat } mène
} l’armée la plus forte (+{ $vp }).
event-plunders = { $me ->
    [yes] Vous emportez
   *[no] { $seat } emporte
} { $mix }.
event-defeated = { $me ->
    [yes] { $enemy } vous battent, { $theirs } contre { $strength }.
   *[no] { $enemy } battent { $seat }, { $theirs } contre { $strength }.
}
event-loses-goods = { $me ->
    [yes] Vous perdez
   *[no] { $seat } perd
} { $goods }.
event-gives-up = { $me ->
    [yes] Vous cédez
   *[no] { $seat } cède
} { $mix }.
event-destroyed = { $me ->
    [yes] Vous voyez
   *[no] { $seat } voit
} s’écrouler { $building }{ $vp ->
    [0] { "" }
    [one] { " " }(−{ $vp } point)
   *[other] { " " }(−{ $vp } points)
}.
event-loses-vp = { $me ->
    [yes] Vous perdez
   *[no] { $seat } perd
} { $vp }.
event-cathedral = { $me ->
    [yes] La Cathédrale vous rapporte { $points }
   *[no] La Cathédrale rapporte { $points } à { $seat }
} pour { $n ->
    [one] { $n } marchandise
   *[other] { $n } marchandises
}.
event-over = Les cinq années sont écoulées : le Roi fait les comptes.

## Feuille de score

score-buildings = Bâtiments
score-court = Conseillers
score-reward = Récompenses du Roi
score-embassy = Ambassade
score-town-hall = Mairie
score-victories = Victoires
score-fortress = Forteresse
score-defeats = Défaites
score-cathedral = Cathédrale

## Options

option-plus2_influence_limit = Pions +2 à la cour
option-plus2_influence_limit-help = Combien de pions +2 on peut ajouter à ses dés en une saison.
option-plus2_influence_limit-per_group = Un par groupe de dés
option-plus2_influence_limit-per_season = Un pour toute la saison
option-smuggler_optional = L’offre du Contrebandier
option-smuggler_optional-help = Peut-on refuser de payer le Contrebandier une fois ses dés posés chez lui ?
option-smuggler_optional-true = Peut être refusée
option-smuggler_optional-false = Doit être acceptée
option-building_token_cap = Limite de bâtiments
option-building_token_cap-help = La boîte contient 17 pions bâtiment pour les 20 bâtiments d’une province.
option-building_token_cap-none = Les 20 peuvent être construits
option-building_token_cap-17 = Pas plus de 17 à la fois
option-demons = Les Démons de l’année IV
option-demons-help = On connaît deux versions de cet ennemi ; ceci choisit celle du paquet.
option-demons-standard = La défaite coûte 4 marchandises et 1 point
option-demons-alternative = La défaite coûte 4 marchandises et 1 bâtiment

## Positions

fault-year = les années se comptent à partir de 1 ; la dernière : { $last }.
fault-turn = c’est le tour d’un seul joueur, dont le rang est { $turn } ; ce n’est pas lui qui agit.
fault-season = la phase « { $phase } » n’a pas lieu dans cette saison ({ $season }) ; possible : { $fit }.
fault-enemy-year = « { $enemy } » vient l’année { $year }.
fault-demons = « { $enemy } » n’est pas dans le paquet que choisissent les options.
fault-face = un dé ne peut pas montrer { $face }.
fault-dice = il y a { $count } dés ; le maximum : { $most }.
fault-gap = « { $building } » vient après « { $before } », qui n’est pas là.
fault-cap = avec ces options, le nombre de bâtiments est limité ; le maximum : { $most }.
fault-soldiers = personne n’a de soldats avant que les premiers conseillers de l’année n’aient aidé.
fault-market = le Marché décale un groupe de +1, de −1, ou pas du tout.
fault-group = « { $advisor } » demande { $number } et au moins un dé de couleur ; ces dés donnent { $total }.
fault-shared = plus d’un groupe sur « { $advisor } » : seul un Envoyé déjà dépêché en permet un second.

# It’s a Wonderful Kingdom in French. `$me` is "yes" where the sentence is about the listener.

## Where

where-council = Avant la première manche : le Conseil
where-choice = Manche { $round }, Choix
where-planning = Manche { $round }, Planification
where-production = Manche { $round }, Production
where-step = Manche { $round }, Production : { $resource }
where-combat = Manche { $round }, Combat
where-conquest = Manche { $round }, Conquête
where-scoring = Après la dernière manche
where-over = La partie est terminée

## Terms

player = { $me ->
    [yes] vous
   *[no] { $seat }
}
player-count = { player } { $n }
materials = { $n ->
    [one] { $n } Matériau
   *[other] { $n } Matériaux
}
population = { $n } Population
gold = { $n } Or
exploration = { $n } Exploration
krystallium = { $n } Krystallium
soldier = { $n ->
    [one] { $n } Soldat
   *[other] { $n } Soldats
}
point = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
nothing = rien
copies = { $card } ({ $n })
copy = { $card } (nº { $n })
face-down = { $n ->
    [one] { $n } carte cachée
   *[other] { $n } cartes cachées
}
hidden-card = { $card } (face cachée)
unknown-card = une carte inconnue, Proposition { $n }
area = la zone { $n }
selection = { $me ->
    [yes] votre Sélection
   *[no] la Sélection ({ $seat })
}
own-selection = votre Sélection
icon = { $cube } ({ $card })
icon-per = { $cube } par carte d’un type ({ $card })
site = emplacement { $n } ({ $bonus })
bonus-materials = Matériaux
bonus-population = Population
bonus-gold = Or
bonus-exploration = Exploration
bonus-krystallium = Krystallium
bonus-trap = Piège
bonus-spy = Espion
bonus-destruction = Destruction de carte
bonus-double_move = Double-déplacement
bonus-prison = Prison
a-spy = 1 Espion
power-cubes = +{ $cubes } à son étape
power-draw = Début de Planification : regardez { $draw } cartes, gardez-en { $keep }
power-grey_eminence = Planification : recyclez une carte deux fois
power-royal_alchemist = Planification : un Krystallium
power-trader = Planification : cubes recyclés au choix
power-master_at_arms = Production : Suprématie même à égalité, et double
power-herald = Fin de partie : { $n } points
power-matriarch = Fin de partie : achevez une carte à { $n } cubes près
power-spymaster = Avant de sélectionner : regardez les cartes cachées d’une zone
power-assassin = Début de Planification : défaussez une carte adverse sélectionnée
power-jester = Début de Planification : échangez une carte avec la Sélection adverse
power-court_mage = Planification : jusqu’à { $n } cubes de l’Alchimie vers des cartes
power-diplomat = Début de Planification : renvoyez une Calamité
power-smuggler = Avant de sélectionner : déplacez une carte vers l’autre zone

## What is asked

prompt-wait = On attend { $seats }
prompt-council = Gardez l’un de ces deux conseillers
prompt-menace = Prenez une Menace en main
prompt-offer = Proposez une première carte
prompt-half = Proposez-en une seconde
prompt-token = Poser un jeton Illusion sur une carte ?
prompt-giving = Quelle carte de votre Sélection donnez-vous en échange ?
prompt-after = Échangez une carte, ou terminez votre tour
prompt-select = Sélectionnez une zone
prompt-search = Fouille : défausser deux cartes pour en voir trois ?
prompt-search-second = Défaussez une seconde carte
prompt-keep = Gardez l’une de ces cartes
prompt-dragon = Un Dragon prend un Soldat posé sur une carte : laquelle ?
prompt-thief = Un Voleur recouvre une icône de Production : laquelle ?
prompt-shadow = Une Ombre vous fait défausser une carte : laquelle ?
prompt-powers = Utiliser un pouvoir avant la Planification ?
prompt-jest = Quelle carte prenez-vous en échange ?
prompt-plan = { $n ->
    [one] Construisez ou recyclez votre dernière carte
   *[other] Construisez ou recyclez vos { $n } cartes
}
prompt-freeze = Placez les Géants de Givre sous vos cartes
prompt-planned = Tout est planifié : terminez, ou utilisez ou défaussez quelque chose
prompt-place = À placer : { $cubes }
prompt-any = { $n ->
    [one] Placez { $n } cube au choix
   *[other] Placez { $n } cubes au choix
}
prompt-conjure = Le Mage de Cour peut encore déplacer des cubes : { $n }
prompt-wither = Une Sœur du Malheur prend un cube : lequel ?
prompt-arms = Appeler le Maître d’Armes pour cette Production ?
prompt-step = Plus rien à placer : terminez, ou utilisez ou défaussez quelque chose
prompt-combat = Combattez les Menaces, ou terminez la manche
prompt-uncover = Quel jeton Volé enlevez-vous ?
prompt-conquest = Recrutez, déplacez, ou passez
prompt-join = Quelles armées s’y déplacent ?
prompt-settle = Où se tiennent vos armées ?
prompt-prison = La Prison prend une armée : laquelle ?
prompt-free = La manche se termine : utiliser ce que vous avez ?
prompt-scoring = Utiliser un pouvoir avant le décompte ?
prompt-over = { $me ->
    [yes] Vous gagnez avec { $points } !
   *[no] { $seat } gagne avec { $points }
}
prompt-over-quest = { $me ->
    [yes] Vous gagnez avec { $points }, car seule votre quête est achevée !
   *[no] { $seat } gagne avec { $points } : seule cette quête est achevée
}
prompt-over-cards = { $me ->
    [yes] Vous gagnez avec { $points }, grâce au nombre de cartes !
   *[no] { $seat } gagne avec { $points }, grâce au nombre de cartes
}
prompt-over-soldiers = { $me ->
    [yes] Vous gagnez avec { $points }, grâce au nombre de Soldats !
   *[no] { $seat } gagne avec { $points }, grâce au nombre de Soldats
}
prompt-over-shared = Victoire partagée avec { $points } : { $winners }
prompt-over-nobody = Personne ne gagne : la quête est inachevée
prompt-over-lost = La partie est perdue
prompt-over-medal = { $points } : { $medal ->
    [0] pas de médaille
    [1] médaille de bronze
    [2] médaille d’argent
   *[3] médaille d’or
}
prompt-over-scenario = { $scenario } : gagné avec { $points }, { $medal ->
    [0] sans médaille
    [1] médaille de bronze
    [2] médaille d’argent
   *[3] médaille d’or
}

## What may be done

do-keep = Garder : { $card }
do-menace = Prendre : { $card }
do-offer = Proposer dans { $area } : { $card }
do-hide = Proposer face cachée dans { $area } : { $card }
do-select = Sélectionner { $area } : { $cards }
do-select-empty = Sélectionner { $area } : aucune carte
do-illusion = Jeton Illusion dans { $area } : { $card }
do-no-illusion = Pas de jeton Illusion
do-swap = Échanger contre : { $card }, dans { $area }
do-swap-give = Donner : { $card }
do-no-swap = Terminer le tour
do-smuggle = Contrebandier : { $card } vers { $area }
do-peek = Maître Espion : regarder { $area }
do-spy = Espion : regarder une carte cachée dans { $zone } (Proposition { $n })
do-turn = Espion : révéler une carte cachée dans { $zone }
do-search = Défausser pour une Fouille : { $card }
do-no-search = Prendre la zone telle quelle
do-construct = Mettre en construction : { $card } ({ $cost })
do-recycle = Recycler : { $card } (+{ $cubes })
do-double = Éminence Grise, recycler deux fois : { $card } (+{ $cubes })
do-alchemy = En Alchimie : { $cube }
do-sacrifice = Défausser pour l’Ombre : { $card }
do-destroy = Détruire : { $card }
do-murder = Assassin, défausser : { $card }
do-jest-give = Bouffon, donner : { $card }
do-jest-take = Bouffon, prendre : { $card }
do-fight = Combattre : { $card } ({ $price })
do-power = { $card } ({ $price }) : { $what }
do-quest = { $quest }, { $step } : payer { $cost } pour { $gain }
do-quest-wild = { $quest }, { $step } : payer { $cost } pour { $gain } (Krystallium au lieu de : { $cubes })
do-transmute = En Krystallium : { $cubes }
do-recruit = { $n ->
    [one] Recruter { $n } armée
   *[other] Recruter { $n } armées
}
do-march = Se déplacer vers : { $place }
do-join = Une armée depuis : { $place }
do-go = { $n ->
    [one] En avant : { $n } armée
   *[other] En avant : { $n } armées
}
do-occupy = { $place } : { $sites }
do-imprison = Emprisonner : { $place }, emplacement { $site }
do-no-prison = N’emprisonner personne
do-cover = Recouvrir : { $icon }
do-uncover = Découvrir : { $icon }
do-no-uncover = Laisser tous les jetons Volé
do-place = Placer { $cube } : { $card } (manque : { $missing })
do-krystallium = Placer un Krystallium comme { $cube } : { $card } (manque : { $missing })
do-give-up = Abandonner : { $card } (manque : { $missing } ; { $cubes } en Alchimie)
do-freeze = Géant de Givre sous : { $card } (manque : { $missing })
do-thaw = Vaincre le Géant de Givre sous : { $card } ({ $price })
do-finish = Matriarche, construire : { $card } (manque : { $missing } ; { $price })
do-burn = Perdre le Soldat posé sur : { $card } (manque : { $missing })
do-wither = Perdre { $cube } : { $card } (manque : { $missing })
do-conjure = Mage de Cour, déplacer { $cube } : { $card } (manque : { $missing })
do-no-conjure = Plus de cube pour le Mage de Cour
do-no-arms = Sans le Maître d’Armes
do-pass = Passer
do-done-start = Plus de pouvoir
do-done-planning = Terminer la Planification
do-done-step = Terminer l’étape
do-done-combat = Terminer la manche
do-done = Terminer

## What happened

event-duchy = { $me ->
    [yes] Vous dirigez
   *[no] { $seat } dirige
} { $duchy }, face { $side }.
event-first = { $me ->
    [yes] Vous commencez
   *[no] { $seat } commence
} la première manche.
event-pack = { $me ->
    [yes] Vous apportez
   *[no] { $seat } apporte
} une Menace : { $pack }.
event-quest = La quête : { $quest }.
event-board = Plateau Conquête { $board }.
event-scenario = Scénario : { $scenario }.
event-candidates = Deux conseillers au choix : { $cards }.
event-council = { $me ->
    [yes] Vous gardez
   *[no] { $seat } garde
} : { $card }.
event-round = Manche { $n } : { $me ->
    [yes] vous commencez
   *[no] { $seat } commence
}.
event-round-alone = La manche { $n } commence.
event-hand = Votre main : { $cards }.
event-menace = Et une Menace : { $card }.
event-lays = Dans { $area } : { $card }.
event-top = La pioche montre : { $card }.
event-reshuffles = { $n ->
    [one] La pioche est vide ; { $n } carte défaussée en forme une nouvelle.
   *[other] La pioche est vide ; { $n } cartes défaussées en forment une nouvelle.
}
event-offers = { $me ->
    [yes] Vous proposez
   *[no] { $seat } propose
} : { $card } en zone 1, { $other } en zone 2.
event-offers-both = { $me ->
    [yes] Vous proposez
   *[no] { $seat } propose
} : { $cards }, dans { $area }.
event-hides = Face cachée dans { $area } : { $card }.
event-selects = { $me ->
    [yes] Vous sélectionnez
   *[no] { $seat } sélectionne
} { $area } : { $cards }.
event-selects-nothing = { $me ->
    [yes] Vous sélectionnez
   *[no] { $seat } sélectionne
} { $area }, vide.
event-joins = { $card } rejoint { $me ->
    [yes] votre Conseil
   *[no] son Conseil ({ $seat })
}, avec un Soldat.
event-illusion = { $me ->
    [yes] Vous posez
   *[no] { $seat } pose
} un jeton Illusion dans { $area } : { $card }.
event-swaps = { $me ->
    [yes] Vous échangez
   *[no] { $seat } échange
} : { $taken } contre { $given }.
event-smuggles = { $me ->
    [yes] Vous déplacez
   *[no] { $seat } déplace
} : { $card }, depuis { $area }.
event-peeks = { $me ->
    [yes] Vous regardez
   *[no] { $seat } regarde
} ce que cache { $area }.
event-spies = { $me ->
    [yes] Vous regardez
   *[no] { $seat } regarde
} une carte cachée dans { $zone } (Proposition { $n }).
event-sees = Vous voyez : { $cards }.
event-leftovers = Le reste est défaussé : { $cards }.
event-danger = Une carte Danger, face cachée, dans { $area }.
event-searches = { $me ->
    [yes] Vous défaussez
   *[no] { $seat } défausse
} pour une Fouille : { $card }.
event-draws = { $me ->
    [yes] Vous consultez
   *[no] { $seat } consulte
} : { $cards }.
event-keeps = { $me ->
    [yes] Vous gardez
   *[no] { $seat } garde
} : { $card }.
event-turns = Un Espion révèle : { $card }.
event-reveals = { $me ->
    [yes] Vous révélez
   *[no] { $seat } révèle
} : { $cards }.
event-power = { $me ->
    [yes] Vous utilisez
   *[no] { $seat } utilise
} un pouvoir : { $card }.
event-looks = { $n ->
    [one] En secret, { $me ->
            [yes] vous consultez
           *[no] { $seat } consulte
        } { $n } carte.
   *[other] En secret, { $me ->
            [yes] vous consultez
           *[no] { $seat } consulte
        } { $n } cartes.
}
event-discards = { $me ->
    [yes] Vous défaussez
   *[no] { $seat } défausse
} : { $cards }.
event-vermin = { $n ->
    [one] { $me ->
            [yes] Vous recevez
           *[no] { $seat } reçoit
        } { $n } Vermine.
   *[other] { $me ->
            [yes] Vous recevez
           *[no] { $seat } reçoit
        } { $n } Vermines.
}
event-dragon-takes = Un Dragon prend un Soldat { $me ->
    [yes] dans votre réserve
   *[no] à { $seat }
}.
event-dragon-burns = Un Dragon prend un Soldat, { $me ->
    [yes] chez vous
   *[no] chez { $seat }
} : { $card }.
event-dragon-waits = Soldats dus aux Dragons par { $me ->
    [yes] vous
   *[no] { $seat }
} : { $n }.
event-dragon-debt = Soldats pris aussitôt par les Dragons, { $me ->
    [yes] chez vous
   *[no] chez { $seat }
} : { $n }.
event-covers = Un Voleur recouvre { $me ->
    [yes] une de vos icônes
   *[no] une icône, chez { $seat }
} : { $icon }.
event-uncovers = { $me ->
    [yes] Vous découvrez
   *[no] { $seat } découvre
} : { $icon }.
event-sacrifices = Une Ombre { $me ->
    [yes] vous fait défausser
   *[no] fait défausser à { $seat }
} : { $card }.
event-calamities = { $n ->
    [one] { $n } Calamité pour { $me ->
            [yes] vous
           *[no] { $seat }
        }.
   *[other] { $n } Calamités pour { $me ->
            [yes] vous
           *[no] { $seat }
        }.
}
event-strikes = { $me ->
    [yes] Vous détruisez
   *[no] { $seat } détruit
} : { $card }.
event-jests = { $me ->
    [yes] Vous échangez
   *[no] { $seat } échange
} : { $given } contre { $taken }.
event-starts = { $me ->
    [yes] Vous mettez
   *[no] { $seat } met
} en construction : { $card }.
event-recycles = { $me ->
    [yes] Vous recyclez
   *[no] { $seat } recycle
} : { $card }.
event-gives-up = { $me ->
    [yes] Vous abandonnez
   *[no] { $seat } abandonne
} : { $card }.
event-builds = { $me ->
    [yes] Vous construisez
   *[no] { $seat } construit
} : { $card }.
event-transmutes = { $me ->
    [yes] Vous transmutez
   *[no] { $seat } transmute
} cinq cubes en un Krystallium.
event-freezes = Un Géant de Givre se glisse { $me ->
    [yes] sous une de vos cartes
   *[no] sous une carte, chez { $seat }
} : { $card }.
event-withers = Une Sœur du Malheur { $me ->
    [yes] vous prend { $cube }
   *[no] prend { $cube } à { $seat }
} : { $card }.
event-quest-step = { $me ->
    [yes] Vous accomplissez
   *[no] { $seat } accomplit
} une étape ({ $quest }) : { $step }.
event-pioneer = { $me ->
    [yes] Vous êtes
   *[no] { $seat } est
} la première personne à finir la quête.
event-tokens = Jetons Illusion pour { $me ->
    [yes] vous
   *[no] { $seat }
} : { $n }.
event-step = { $resource } : { $counts }.
event-step-alone = Production : { $cubes }.
event-supremacy = { $me ->
    [yes] Vous avez
   *[no] { $seat } a
} la Suprématie : { $resource }.
event-fights = { $me ->
    [yes] Vous vainquez
   *[no] { $seat } vainc
} une Menace : { $card }.
event-thaws = { $me ->
    [yes] Vous vainquez
   *[no] { $seat } vainc
} le Géant de Givre sous : { $card }.
event-mines = Le plateau { $me ->
    [yes] vous rapporte
   *[no] rapporte à { $seat }
} : { $gain }.
event-passes = { $me ->
    [yes] Vous passez
   *[no] { $seat } passe
}.
event-recruits = { $n ->
    [one] { $me ->
            [yes] Vous recrutez
           *[no] { $seat } recrute
        } { $n } armée.
   *[other] { $me ->
            [yes] Vous recrutez
           *[no] { $seat } recrute
        } { $n } armées.
}
event-marches = { $n ->
    [one] { $me ->
            [yes] Vous déplacez
           *[no] { $seat } déplace
        } { $n } armée : { $place }.
   *[other] { $me ->
            [yes] Vous déplacez
           *[no] { $seat } déplace
        } { $n } armées : { $place }.
}
event-conquers = { $me ->
    [yes] Vous attaquez
   *[no] { $seat } attaque
} à { $n } contre { $enemies } : { $place }.
event-frees = { $n ->
    [one] { $me ->
            [yes] Vous libérez
           *[no] { $seat } libère
        } { $n } armée de la Prison.
   *[other] { $me ->
            [yes] Vous libérez
           *[no] { $seat } libère
        } { $n } armées de la Prison.
}
event-imprisons = { $me ->
    [yes] Une de vos armées part en Prison
   *[no] { $seat } perd une armée, qui part en Prison
} : { $place }.
event-refills = Bleu revient : { $place }.
event-lost-vermin = Il n’y a plus de Vermine : la partie est perdue.
event-lost-shadows = La Guilde a ses cinq ressources : la partie est perdue.
event-over = Les quatre manches sont jouées.
event-medal = { $medal ->
    [0] Pas de médaille.
    [1] Médaille de bronze !
    [2] Médaille d’argent !
    [3] Médaille d’or !
   *[other] La partie est perdue.
}

## Score sheet

score-flat = Points bruts
score-structure = Structures
score-company = Compagnies
score-monument = Monuments
score-discovery = Découvertes
score-calamities = Calamités
score-menaces = Menaces
score-trophies = Sœurs et Œufs
score-quest = Quête
score-land = Territoires
score-herald = Héraut
score-side = Face A, en solo

## Options

option-module = Module
option-module-help = Chaque partie ajoute un module, et un seul, aux règles de base. Un scénario apporte les siens.
option-module-menace = Menace
option-module-advisors = Conseillers
option-module-quest = Quête
option-module-conquest = Conquête
option-scenario = Scénario solo
option-scenario-help = Une histoire, avec sa mise en place, ses dangers et ses médailles.
option-scenario-none = Partie libre
option-scenario-sc01 = Des rats partout
option-scenario-sc02 = La prophétie
option-scenario-sc03 = Le froid du Nord
option-scenario-sc04 = L’ultime bataille
option-scenario-sc05 = La guilde des voleurs
option-scenario-sc06 = Assailli de toute part
option-pack_1 = Menaces de la première place
option-pack_1-help = Module Menace : le pack de la première place, ou en solo.
option-pack_1-giant_rats = Rats Géants
option-pack_1-frost_giants = Géants de Givre
option-pack_1-shadows = Ombres
option-pack_1-thieves = Voleurs
option-pack_1-sisters_of_misfortune = Sœurs du Malheur
option-pack_1-syphons = Syphons
option-pack_1-black_dragons = Dragons Noirs (à deux)
option-pack_1-illusionists = Illusionnistes (à deux)
option-pack_2 = Menaces de la seconde place
option-pack_2-help = Module Menace : le pack de la seconde place ; deux packs différents s’affrontent.
option-pack_2-giant_rats = Rats Géants
option-pack_2-frost_giants = Géants de Givre
option-pack_2-shadows = Ombres
option-pack_2-thieves = Voleurs
option-pack_2-sisters_of_misfortune = Sœurs du Malheur
option-pack_2-syphons = Syphons
option-pack_2-black_dragons = Dragons Noirs (à deux)
option-pack_2-illusionists = Illusionnistes (à deux)
option-quest = Quête
option-quest-help = Module Quête : le plateau utilisé. Les étapes sont reconstituées.
option-quest-northern_lands = Les Terres du Nord
option-quest-usurper = L’Usurpatrice
option-quest-plague_lord = Le Seigneur Pestiféré
option-quest-broken_crown = La Couronne Brisée (deluxe)
option-quest-deeps = Les Abysses (deluxe)
option-board = Plateau Conquête
option-board-help = Module Conquête : A1 à B2 à deux, C1 et C2 en solo. Les cartes sont reconstituées.
option-board-auto = A1, ou C1 en solo
option-board-A1 = A1
option-board-A2 = A2
option-board-B1 = B1
option-board-B2 = B2
option-board-C1 = C1 (solo)
option-board-C2 = C2 (solo)
option-side = Face des cartes Duché
option-side-help = Les deux joueurs jouent avec la même face. La Conquête a ses propres cartes. En solo, la face A coûte 15 points.
option-side-A = A : chaque Duché est différent
option-side-B = B : tous semblables
option-side-C = C (deluxe) : cinq Krystallium, aucune production
option-side-D = D (deluxe) : différents et plus difficiles
option-duchies = Duchés
option-duchies-help = Un Duché par place, ou rien pour les distribuer au hasard.
option-deluxe = Cartes deluxe
option-deluxe-help = Cinq Développements et quatre conseillers de plus, et le Duché de Senada.
option-deluxe-false = Sans
option-deluxe-true = Avec
option-solo_search = Fouille, en solo
option-solo_search-help = La règle dit une fois par manche, la page de l’éditeur à chaque sélection.
option-solo_search-once_per_round = Une fois par manche
option-solo_search-per_selection = À chaque sélection
option-menace_draw = Menace de la manche
option-menace_draw-help = Quelle carte d’un pack aux cartes différentes rejoint la main.
option-menace_draw-choose = Au choix de son propriétaire
option-menace_draw-random = Au hasard
option-tiebreak_cards = Cartes qui départagent
option-tiebreak_cards-help = La règle ne dit pas si Calamités et Syphons comptent.
option-tiebreak_cards-constructed = Cartes construites
option-tiebreak_cards-all = Toutes les cartes du Duché
option-setup_advisor_soldier = Soldat du premier conseiller
option-setup_advisor_soldier-help = Le conseiller gardé à la mise en place apporte-t-il aussi un Soldat ?
option-setup_advisor_soldier-false = Non
option-setup_advisor_soldier-true = Oui
object-scenario = Un scénario se joue seul.
object-pack-solo = Ce pack ne se joue pas en solo.
object-packs = Deux packs différents doivent s’affronter.
object-board = Ce plateau est prévu pour un autre nombre de joueurs.
object-duchy = Aucun Duché ne s’appelle { $duchy }.
object-duchy-side = Ce Duché n’a pas cette face : { $duchy }.
material-file = Le fichier est illisible : { $why }
material-size = Le fichier est trop long : { $most } octets au plus.
material-table = Il n’y a pas de table « { $table } » à remplacer.
material-row = Il n’y a pas de ligne « { $row } » dans la table « { $table } ».
material-field = « { $row } » n’a pas de champ « { $field } » à remplacer.
material-value = Le champ « { $field } » ne peut pas être « { $value } » ({ $row }).
material-copies = Il y a { $found } cartes du type « { $kind } », et non { $wanted }.
object-duchies = { $n ->
    [one] Nommez { $n } Duché.
   *[other] Nommez { $n } Duchés différents, un par place.
}

## Positions

fault-phase = le hasard de cette graine n’a pas mené à la phase « { $phase } » ; décrivez la table et dites qui agit.
fault-met = le hasard de cette graine n’a pas mené à la phase « { $phase } » à la manche { $round } ; décrivez la table et dites qui agit.
fault-round = les manches se comptent à partir de 1 ; la dernière : { $last }.
fault-offers = il y a deux zones de Proposition.
fault-copies = « { $card } » est ici { $count } fois, pour { $total } en tout dans cette partie.
fault-no-map = il n’y a de carte qu’avec le module « conquest ».
fault-side = à cette table, tous les Duchés montrent la face { $side }.
fault-menace = « { $card } » n’est pas une Menace.
fault-training = il y a au plus un Soldat à l’Entraînement.
fault-slots = « { $card } » a moins de cases de cette sorte : { $total }.

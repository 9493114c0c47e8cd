# It's a Wonderful World en français. `$me` vaut « yes » quand la phrase parle de la personne qui lit.

where-draft = Tour { $round }, draft
where-planning = Tour { $round }, planification
where-pool = Tour { $round }, planification : pool { $n } sur { $last }
where-step = Tour { $round }, production : { $resource }
where-extra = Tour { $round }, production : Krystallium et personnages
where-over = Les quatre tours sont joués
where-over-rounds = Les { $n } tours sont joués

## Termes

player = { $me ->
    [yes] vous
   *[no] { $seat }
}
player-count = { player } { $n }
materials = { $n ->
    [one] { $n } Matériau
   *[other] { $n } Matériaux
}
energy = { $n } Énergie
science = { $n } Science
gold = { $n } Or
exploration = { $n } Exploration
krystallium = { $n } Krystallium
general = { $n ->
    [one] { $n } Général
   *[other] { $n } Généraux
}
financier = { $n ->
    [one] { $n } Financier
   *[other] { $n } Financiers
}
point = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
copies = { $card } ({ $n })

## Ce qui est demandé

prompt-wait = On attend { $seats }
prompt-draft = Draftez une carte ({ $n } sur { $last })
prompt-plan = { $n ->
    [one] Planifiez votre dernière carte
   *[other] Planifiez vos { $n } cartes
}
prompt-carried = Placez { $cube }
prompt-give = Défaussez une seconde carte
prompt-deck = Dans quelle pioche puisez-vous ?
prompt-keep = Gardez l’une de ces cartes
prompt-choose = Suprématie { $step ->
    [materials] de Matériaux
    [energy] d’Énergie
    [science] de Science
    [gold] d’Or
   *[exploration] d’Exploration
} : prenez un Général ou un Financier
prompt-place = Placez { $cubes }
prompt-free-planning = Terminez, ou utilisez ou défaussez d’abord quelque chose
prompt-free = Terminez, ou utilisez ou défaussez d’abord quelque chose
prompt-over = { $me ->
    [yes] Vous l’emportez avec { $points } !
   *[no] { $seat } l’emporte avec { $points }
}
prompt-over-cards = { $me ->
    [yes] Vous l’emportez avec { $points }, grâce au nombre de cartes !
   *[no] { $seat } l’emporte avec { $points }, grâce au nombre de cartes
}
prompt-over-characters = { $me ->
    [yes] Vous l’emportez avec { $points }, grâce au nombre de personnages !
   *[no] { $seat } l’emporte avec { $points }, grâce au nombre de personnages
}
prompt-over-shared = Victoire partagée avec { $points } : { $winners }
prompt-over-nobody = Personne n’a ce que le scénario demande pour l’emporter
prompt-over-title = { $me ->
    [yes] { $points } : vous êtes { $title }
   *[no] { $points } : { $seat } est { $title }
}
prompt-over-failed = { $scenario } : perdu, toutes les cartes imposées ne sont pas construites
prompt-over-medal = { $scenario } : gagné avec { $points }, { $medal ->
    [0] sans médaille
    [1] médaille de bronze
    [2] médaille d’argent
   *[3] médaille d’or
}

## Ce qu’on peut faire

do-pick = Drafter : { $card }
do-construct = Mettre en construction : { $card } ({ $cost })
do-recycle = Recycler : { $card } (+{ $cube })
do-exchange = Défausser pour un échange : { $card }
do-keep = Garder : { $card }
do-draw-base = Piocher { $n } cartes du jeu de base
do-draw-ascension = Piocher { $n } cartes Corruption & Ascension
do-empire = Sur la carte Empire : { $cube }
do-general = Prendre un Général
do-financier = Prendre un Financier
do-place = Placer { $cube } : { $card } (manque : { $missing })
do-krystallium = Placer un Krystallium comme { $cube } : { $card } (manque : { $missing })
do-discard = Défausser : { $card } (manque : { $missing } ; { $cube } sur la carte Empire)
do-done-planning = Terminer la planification
do-done = Terminer l’étape

## Ce qui s’est passé

event-empire = { $me ->
    [yes] Vous dirigez
   *[no] { $seat } dirige
} : { $empire }, face { $side }.
event-scenario = Scénario : { $scenario }.
event-change-rounds = Ce scénario dure { $n } tours.
event-change-yields = Chaque Empire produit aussi : { $what }.
event-change-drains = Chaque Empire produit en moins : { $what }.
event-change-supremacy = La suprématie ({ $resource }) apporte { $prize ->
    [choice] un Général ou un Financier
    [none] aucun personnage
   *[one] { $character }
}.
event-change-points = { $what } : { $points } de plus par exemplaire, pour tout le monde.
event-change-goal = { $what } : il en faut au moins { $n } pour l’emporter.
event-change-without = Retirées des pioches : { $what }.
event-change-with = Mélangée à la pioche : { $what }.
event-change-start = Chaque joueur commence avec { $what }.
event-change-gift = { $me ->
    [yes] Vous commencez
   *[no] { $seat } commence
} avec { $what }.
event-change-keeps = { $me ->
    [yes] Vous avez gardé
   *[no] { $seat } a gardé
} : { $what }, en construction.
event-round = Le tour { $n } commence.
event-hand = { $me ->
    [yes] Votre main
   *[no] Main
} : { $cards }.
event-picks = { $me ->
    [yes] Vous draftez
   *[no] { $seat } drafte
} : { $card }.
event-leftovers = { $n ->
    [one] { $n } carte reste et part face cachée à la défausse.
   *[other] { $n } cartes restent et partent face cachée à la défausse.
}
event-pool = Un nouveau pool : { $cards }.
event-gives = { $me ->
    [yes] Vous défaussez
   *[no] { $seat } défausse
} : { $card }.
event-draws = { $me ->
    [yes] Vous consultez
   *[no] { $seat } consulte
} : { $cards }.
event-keeps = { $me ->
    [yes] Vous gardez
   *[no] { $seat } garde
} : { $card }.
event-reshuffles = { $n ->
    [one] La pioche est vide ; { $n } carte défaussée en forme une nouvelle.
   *[other] La pioche est vide ; { $n } cartes défaussées en forment une nouvelle.
}
event-starts = { $me ->
    [yes] Vous mettez en construction
   *[no] { $seat } met en construction
} : { $cards }.
event-recycles = { $me ->
    [yes] Vous recyclez
   *[no] { $seat } recycle
} : { $cards }.
event-discards = { $me ->
    [yes] Vous abandonnez la construction
   *[no] { $seat } abandonne la construction
} : { $cards }.
event-builds = { $me ->
    [yes] Vous achevez
   *[no] { $seat } achève
} : { $cards }.
event-step = { $resource } : { $counts }.
event-step-alone = { $me ->
    [yes] Vous produisez
   *[no] Production :
} { $cubes }.
event-supremacy = Suprématie, { $resource } : { $character } pour { player }.
event-supremacy-choice = Suprématie, { $resource } : un Général ou un Financier pour { player }.
event-chooses = { $me ->
    [yes] Vous prenez
   *[no] { $seat } prend
} { $character }.
event-extra = { $me ->
    [yes] Vous produisez aussi
   *[no] { $seat } produit aussi
} { $gains }.
event-over = Les quatre tours sont joués.
event-over-rounds = Les { $n } tours sont joués.
event-title = { $me ->
    [yes] Vous voilà
   *[no] Voilà { $seat }
} { $title }.
event-medal = { $scenario } : { $medal ->
    [0] gagné, sans médaille.
    [1] médaille de bronze !
    [2] médaille d’argent !
    [3] médaille d’or !
   *[other] perdu, toutes les cartes imposées ne sont pas construites.
}

## Feuille de score

score-flat = Points bruts
score-structure = Structures
score-vehicle = Véhicules
score-research = Recherches
score-project = Projets
score-discovery = Découvertes
score-generals = Généraux
score-financiers = Financiers
score-duos = Duos

## Options

option-side = Face des cartes Empire
option-side-help = Tous jouent avec la même face. Les scénarios se jouent toujours sur la face B.
option-side-A = A : chaque Empire est différent
option-side-B = B : tous semblables
option-side-C = C (promo) : cinq Krystallium, aucune production
option-side-D = D (promo) : productions différentes
option-side-E = E (promo) : tous semblables, avec corruption
option-side-F = F (promo) : différents, avec corruption
option-corruption_ascension = Corruption & Ascension
option-corruption_ascension-help = Les cartes et les Empires de l’extension. À six et sept joueurs, et dans ses scénarios, elle est toujours là.
option-corruption_ascension-when_needed = Seulement quand il le faut
option-corruption_ascension-always = Toujours
option-war_or_peace = Cartes Guerre ou Paix
option-war_or_peace-help = Des cartes débloquées par la campagne, mêlées à la pioche de base d’une partie libre. Une seule source dit comment on s’en sert.
option-war_or_peace-none = Aucune
option-war_or_peace-booster = Les 15 cartes du booster
option-war_or_peace-all = Les 20, Mémoriaux compris
option-empires = Empires
option-empires-help = Un Empire par place, ou rien pour les distribuer au hasard.
option-scenario = Scénario solo
option-scenario-help = Des cartes en construction dès le début, à achever absolument, et des points pour les médailles.
option-scenario-none = Partie libre
option-scenario-to_the_centre_of_the_earth = Vers le centre de la Terre
option-scenario-a_better_world = Un monde meilleur
option-scenario-they_are_among_us = Ils sont parmi nous
option-scenario-back_to_the_future = Retour vers le futur
option-scenario-the_end_of_time = La fin des temps
option-scenario-money_has_no_smell = L’argent n’a pas d’odeur
option-scenario-the_age_of_robots = L’ère des robots (C&A)
option-scenario-what_are_the_police_doing = Que fait la police ? (C&A)
option-scenario-a_space_race = Une course à l’espace (C&A)
option-scenario-a_glorious_death = Une mort glorieuse (C&A)
option-scenario-the_northern_ice = Les glaces du Nord (C&A)
option-scenario-hubris = La démesure (C&A)
option-solo_shortage = Quand une pioche solo est vide
option-solo_shortage-help = La règle du jeu ne prévoit pas ce cas.
option-solo_shortage-reshuffle = La défausse forme une nouvelle pioche
option-solo_shortage-stop = Plus d’échange possible
option-changes = Changements de campagne
option-changes-help = Ce que change un scénario de campagne, par exemple rounds=5 ou yields=G. La campagne s’en charge.

change-word = « { $text } » n’est pas un changement ; ils commencent par { $known }, puis « = » et une valeur.
change-twice = « { $text } » est changé deux fois.
change-which = « { $text } » ne dit pas de quoi il s’agit ; il y a { $known }.
change-seat = « { $text } » ne désigne aucune place ; elles vont de 1 à { $last }.
change-plain = « { $text } » a quelque chose entre son mot et « = ».
change-value = « { $text } » est impossible ; les valeurs sont { $known }.
change-card = « { $text } » ne désigne aucune carte du jeu.
change-letters = « { $text } » demande 1 à { $most } lettres parmi { $known }.
change-foreign = { $card } ne peut être ni ajoutée ni gardée : on ajoute des cartes Guerre ou Paix, on garde des cartes au dos de base.
change-without = { $card } est à la fois retirée des pioches et en jeu.
change-copies = { $card } serait trop souvent en jeu ; la boîte en contient { $n }.
change-players = Une campagne se joue de 1 à { $most } joueurs.
change-alone = Un scénario de campagne ne se combine ni avec un scénario solo, ni avec d’autres cartes Guerre ou Paix.
change-list = Les changements doivent former une liste de chaînes.
change-deck = Les tours demandent { $needed } cartes d’une pioche qui en compte { $held }.

object-scenario = Un scénario se joue seul.
object-scenario-war = Les cartes Guerre ou Paix sont pour les parties libres ; un scénario se joue sans elles.
object-scenario-ascension = Ce scénario est du jeu de base ; il se joue sans Corruption & Ascension.
object-empire = Aucun Empire ne s’appelle { $empire }.
object-empires = { $n ->
    [one] Nommez { $n } Empire.
   *[other] Nommez { $n } Empires différents, un par place.
}

## Campagnes : ce qui peut clocher dans un fichier

book-shelf = Il n’y a pas de campagne « { $name } » ; il y a { $known }, ou bien nommez un fichier en .toml.
book-file = Le fichier { $path } est illisible.
book-size = Le fichier d’une campagne compte { $most } octets au plus.
book-toml = Le fichier de la campagne n’est pas du TOML : { $why }
book-unicode = Le fichier de la campagne n’est pas un texte UTF-8 : l’un de ses caractères est abîmé.
book-digits = Le fichier de la campagne contient un nombre qui a trop de chiffres.
book-format = Le fichier de la campagne n’est pas au format { $known }.
book-missing = { $where } : il manque le champ « { $field } ».
book-unknown = { $where } : il n’y a pas de champ « { $field } ».
book-wrong = { $where } : le champ « { $field } » ne peut pas valoir { $value }.
book-number = { $where } : le champ « { $field } » doit être entre { $least } et { $most }.
book-word = { $where } : le champ « { $field } » ne peut pas valoir { $value } ; il y a { $known }.
book-lang = { $where } : le texte du champ « { $field } » manque en « { $lang } ».
book-control = { $where } : le texte du champ « { $field } » en « { $lang } » contient un caractère qui ne peut s’afficher, { $code }.
book-seats = Le champ « seats » énumère des nombres de joueurs différents, de 1 à { $most }.
book-count = Une campagne compte { $scenarios } scénarios, dont { $played } sont joués.
book-twice = « { $what } » sert deux fois de nom.
book-card = Carte { $number } : « { $slug } » n’est pas une carte Guerre ou Paix.
book-copies = « { $slug } » n’est dans la boîte { $n ->
    [one] qu’une fois
   *[other] que { $n } fois
}.
book-number-unknown = Il n’y a pas de carte { $number } dans la campagne.
book-used-twice = La carte { $number } sert deux fois.
book-own-word = { $where } : « { $text } » revient à la campagne ; utilisez cards, keep et gift.
book-final-goal = { $where } : il faut un vainqueur au scénario final, il n’a donc pas d’objectif.
book-final-reward = { $where } : rien ne suit le scénario final, il ne récompense donc personne.
book-no-winner = { $where } : il n’y a pas de résolution pour le vainqueur.
book-keep-grey = { $where } : la carte { $number } a un bord gris, on ne peut pas la garder.
book-no-reward = { $where } : la résolution pour « { $who } » n’apporte rien.
book-gifts = { $where } : tous les dons ensemble comptent plus de { $n } lettres.
book-changes = { $where }, à { $seats ->
    [one] un joueur
   *[other] { $seats } joueurs
} : { $why }
book-way = { $where } serait le numéro { $number } sur { $played } : le scénario final, et lui seul, vient en dernier quel que soit le chemin.
book-next = { $where } : il n’y a pas de scénario « { $next } » pour continuer.
book-last = { $where } : rien ne vient après.
book-idle = { $where } n’est jamais joué.
book-over = La campagne est terminée.
book-players = Cette campagne se joue à { $known }, pas à { $seats }.
book-option = Dans une campagne, on choisit { $known }, pas { $option }.
book-record-foreign = Ce n’est pas une campagne sauvegardée.
book-record-field = La campagne sauvegardée est abîmée : « { $field } ».
book-record-match = Partie { $number } de la campagne sauvegardée : { $why }
book-record-setup = Ce n’est pas la partie que demande la campagne.
book-record-open = Elle n’est pas finie, et pourtant une autre la suit.

## Campagnes : ce qui est dit

campaign-scenario = Scénario { $number } sur { $last } : { $name }
campaign-final = Scénario final : { $name }
campaign-again = De nouveau le scénario final : { $name }
campaign-changes = Ce qui change
campaign-kept = { $me ->
    [yes] Vous gardez
   *[no] { $seat } garde
} { $cards }
campaign-solo = Vous gagnez ce scénario avec { $points }.
campaign-wins = { $winners } { $n ->
    [one] remporte le scénario.
   *[other] remportent le scénario.
}
campaign-no-winner = Personne ne remporte le scénario.
campaign-fits = { $text } ({ $seats })
campaign-goes = { $card } est pour { player }.
campaign-everybody = tout le monde
campaign-card = { $card } ({ $number })
campaign-standing = Scénarios remportés
campaign-tie = Égalité parfaite : le scénario final est rejoué, à moins que la table ne donne la campagne au plus méritant.
campaign-winner = { $me ->
    [yes] Vous avez gagné la campagne !
   *[no] { $seat } a gagné la campagne.
}
campaign-lost = Le scénario final est perdu, et la campagne avec lui.

## Positions

fault-alone = un joueur seul ne fait pas de draft.
fault-round = les tours se comptent à partir de 1 ; le dernier : { $last }.
fault-copies = « { $card } » est ici { $count } fois, pour { $total } en tout dans cette partie.
fault-cubes = cinq cubes sur une carte Empire font un Krystallium.
fault-now = ce n’est que pendant la planification et la production qu’une zone peut différer de ce que tous en voient.
fault-slots = « { $card } » a moins de cases de cette sorte : { $total }.
fault-side = à cette table, toutes les cartes Empire montrent la face { $side }.

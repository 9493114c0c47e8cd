# Ce que la page d’It’s a Wonderful World dit en plus des mots du jeu, en français.

## Cards

cost = Coût : { $cost }
cost-site = Coût : { $cost } ; il manque : { $missing }
fact-type = Type
fact-cost = Coût
fact-bonus = Une fois, à l’achèvement
fact-yields = Produit
fact-points = Points
fact-recycle = Recyclée
yields-per = { $cube } par { $type }
corrupts = corruption : −{ $cubes }
points-per = { $n ->
    [one] { $n } point par { $what }
   *[other] { $n } points par { $what }
}
points-duo = { $n ->
    [one] { $n } point par paire { $one } et { $other }
   *[other] { $n } points par paire { $one } et { $other }
}

## The ledger

ledger = Production
ledger-caption = Ce que produit chaque place, étape par étape, et qui mène
track-caption = La production de ce tour, étape par étape, et qui mène
points = Points
owned = { $what } : possédés
round = Tour { $n } sur { $all }
you = Vous
you-small = vous
prize = { $two ->
    [yes] Pour les deux premiers : { $prize }
   *[no] Pour qui produit le plus : { $prize }
}
prize-solo = Dès { $n } cubes : { $prize }
prize-won = Suprématie : { $prize } pour { $names }
prize-void = Personne ne le gagne : { $prize }
either = un Général ou un Financier
nobody = personne
leads = Suprématie : { $prize }
ties = Égalité : personne ne le gagne
ahead = En tête pour l’instant

## The hand

hand = Votre main
your-draft = Votre draft
drawn = Vos cartes piochées
pool = Votre pool
left = { $n ->
    [one] encore une carte à planifier
   *[other] encore { $n } cartes à planifier
}
first-cube = { $n ->
    [one] une carte attend que le cube soit posé
   *[other] { $n } cartes attendent que le cube soit posé
}
sealed = Scellée : { $card }. Les autres choisissent encore.
pass-left = Les mains passent à gauche
pass-right = Les mains passent à droite
pass-to = Le reste passe à { $name }
cube-completes = le cube achève { $card }
cube-fits = { $n ->
    [one] le cube va sur une carte, ou sur votre Empire
   *[other] le cube va sur { $n } cartes, ou sur votre Empire
}
cube-empire = sur votre Empire : { $n } cubes sur { $all }
cube-fifth = le cinquième cube de votre Empire : +1 Krystallium
deck-left = { $n ->
    [one] encore une carte
   *[other] encore { $n } cartes
}
deck-base = { $n ->
    [one] { $n } carte dans la pioche de base
   *[other] { $n } cartes dans la pioche de base
}
deck-ascension = { $n ->
    [one] { $n } carte dans la pioche Corruption & Ascension
   *[other] { $n } cartes dans la pioche Corruption & Ascension
}

## Under construction

sites = En construction
no-sites = Rien n’est en construction.
completes = { $any ->
    [yes] { $tool } l’achève : { $gains }
   *[no] { $tool } l’achève
}
needs = { $any ->
    [yes] Il manque { $missing } : { $gains }
   *[no] Il manque { $missing }
}
discard = La défausser
discard-hint = { $n ->
    [0] { $cube } sur votre Empire
    [one] perd un cube, { $cube } sur votre Empire
   *[other] perd { $n } cubes, { $cube } sur votre Empire
}
wild = Krystallium sur { $card } en tant que …

## Tools

done = Terminé
done-planning = Terminé

## Hints

hint-done = Il ne reste rien à poser.

## Empires

empire = Votre Empire
cubes = { $n } cubes sur { $all } sur la carte Empire
built = Cartes achevées
none-built = Rien d’achevé encore
drafted = Draftées
state-done = Terminé

## Alone

solo = Seul face à l’Histoire
solo-free = Le titre que vous porterez
solo-scenario = Achevez toutes les cartes du scénario ; les points donnent des médailles.
won = Pour gagner le scénario
pools = Pool { $n } sur { $all }
shortage-reshuffle = Le prochain échange remélange la défausse.
shortage-stop = Quand il n’y a plus rien à piocher, plus d’échange.
medal-bronze = Bronze
medal-silver = Argent
medal-gold = Or
goals = Cartes du scénario
goal-built = achevée
goal-begun = { $n } cases sur { $all }
goal-gone = défaussée : le scénario est perdu

## Aiming

aim-draft = Choisissez une carte : son coût et ses gains s’affichent ici.
aim-plan = Choisissez une carte à construire ou à recycler.
aim-give = Choisissez la seconde carte à céder.
aim-keep = Choisissez la carte à garder ; les autres sont défaussées.
aim-place = Choisissez une carte éclairée ou votre Empire.
aim-pick = Choisissez.
aim-free = Choisissez une carte à utiliser ou à défausser, ou terminez.
draft = Drafter { $card }
keep = Garder { $card }
construct = Construire { $card }
recycle = Recycler
exchange = Échanger, 1 sur 2
exchange-second = Céder { $card }
once = une fois
each-round = par tour
you-make = vous en faites { $n }
you-own = vous en avez { $n }
place = Poser : { $what }
onto-empire = Sur votre Empire
all-onto-empire = Tout sur l’Empire
take-general = Prendre un Général
take-financier = Prendre un Financier
choose-character = Général ou Financier
choose-deck = Quelle pioche ?
name-base = Pioche de base
name-ascension = Corruption & Ascension
wanted = Attendu par { $cards }
unwanted = Aucune de vos cartes n’en attend.

## Around the cards

tab-hand = Cartes
tab-sites = Chantiers
tab-empire = Mon Empire
tab-table = Table
production = Vous produisez
holds = Ce que vous possédez
on-empire = Sur l’Empire
pts = pts
to-go = à poser
sites-count = { $n ->
    [one] une carte
   *[other] { $n } cartes
}
sites-take = les cases dorées prennent : { $what }
ways = Où poser : { $what }
needs-caption = Cases libres, et ce que vous produisez par tour
open-slots = Cases libres
make = Vous produisez
with-it = Avec { $card }
led-by-none = Personne ne mène
led-now = { $you ->
    [yes] Vous menez avec { $n } : { $prize }
    [too] { $names } menez : { $prize }
   *[no] { $count ->
        [one] { $names } mène avec { $n } : { $prize }
       *[other] { $names } mènent : { $prize }
    }
}
led-next = { $you ->
    [yes] Vous mèneriez avec { $n }
    [too] { $names } mèneriez
   *[no] { $count ->
        [one] { $names } mènerait avec { $n }
       *[other] { $names } mèneraient
    }
}
taken = { $names } : { $prize }
taken-by-none = Personne
deciding = Choisissent encore : { $names }
deciding-count = { $n } choisissent encore
names = { $first } et { $last }
rivals-build = Les rivaux construisent

## Told

round-over = Fin du tour { $n }
round-brought = Ce que sa production a donné
story-none = { $what } : personne ne mène
story-you = { $what } : vous menez avec { $n }
story-lead = { $what } : { $me ->
    [yes] { $names } menez
   *[no] { $n ->
        [one] { $names } mène
       *[other] { $names } mènent
    }
}
finished = { $me ->
    [yes] Vous achevez
   *[no] { $name } achève
}

## What cannot be taken back

confirm-picks = Tous les choix sont montrés et les mains passent : impossible d’annuler.
confirm-hand = De nouvelles mains sont distribuées : impossible d’annuler.
confirm-pool = De nouvelles cartes sont posées : impossible d’annuler.
confirm-draws = De nouvelles cartes sont piochées : impossible d’annuler.
confirm-step = { $n ->
    [one] La production continue : impossible d’annuler.
   *[other] Chacun voit ce que les autres ont fait et la production continue : impossible d’annuler.
}
confirm-over = La partie est alors finie : impossible d’annuler.
confirm-chance = De nouvelles cartes sont distribuées : impossible d’annuler.
confirm-shown = { $n ->
    [one] La partie continue à partir d’ici : impossible d’annuler.
   *[other] Chacun voit ce que les autres ont fait : impossible d’annuler.
}

## Qu’est-ce que c’est ?

what-cube-text = Produit à son étape et placé aussitôt : sur une case libre de sa couleur, ou sur votre Empire. Qui en produit seul le plus gagne aussi un personnage.
what-krystallium-text = Remplit n’importe quelle case de cube, ou une case à lui, à tout moment. Cinq cubes sur votre Empire en font un.
what-general-text = Gagné en produisant le plus d’énergie, de science ou d’exploration. Paie ses propres cases ; chacun qui reste à la fin vaut un point.
what-financier-text = Gagné en produisant le plus de matériaux, de science ou d’or. Paie ses propres cases ; chacun qui reste à la fin vaut un point.
what-type-text = Un type de carte. Certaines cartes produisent ou rapportent pour chaque carte construite d’un type.
what-empire = Sur votre Empire
what-empire-text = Les cubes qu’aucune carte ne prend vont ici. Au cinquième, ils deviennent 1 Krystallium.
what-points = Points
what-points-text = En l’état : les cartes, ce qu’elles rapportent par type, et un point par personnage.
what-done = Terminé
what-done-text = Vous avez placé tout ce que vous vouliez ; les autres ont peut-être encore à placer.
what-lead = Suprématie
what-lead-text = Qui produit seul le plus à une étape gagne son personnage ; à égalité, personne.
what-slots = Cases libres
what-slots-text = Ce que vos cartes en construction demandent encore de chaque ressource.
what-make = Votre production
what-make-text = Ce que votre Empire et vos cartes achevées produisent de chaque ressource, à chaque tour.
what-side = Empire
what-side-text = Produit ses propres cubes à chaque tour ; tous les Empires d’une partie montrent la même face.
what-goal = À construire
what-goal-text = Une carte que ce scénario demande.
what-medal = Ce qu’il faut
what-medal-text = On le gagne avec ce nombre de points à la fin.
what-pools = Pools de cartes
what-pools-text = En solo, pas de draft : à chaque tour, vous planifiez des pools de nouvelles cartes, l’un après l’autre.

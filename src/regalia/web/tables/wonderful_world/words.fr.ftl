# Ce que la page d'It's a Wonderful World dit en plus des mots du jeu, en français.

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
more = En savoir plus : { $card }

## The ledger

ledger = Production
ledger-caption = Ce que produit chaque place, étape par étape, et qui mène
track-caption = La production de ce tour, étape par étape, et qui mène
points = Points
owned = { $what } : possédés
round = Tour { $n } sur { $all }
you = Vous
you-small = vous
phase-draft = Draft
phase-planning = Planification
phase-production = Production
phase-over = La fin
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
aim-draft = Choisissez une carte pour voir ce qu’elle coûte et rapporte.
aim-plan = Choisissez une carte : mettez-la en construction, ou recyclez-la.
aim-give = Choisissez la seconde carte à céder.
aim-keep = Choisissez la carte à garder ; les autres sont défaussées.
draft = La prendre
keep = La garder
construct = Construire
recycle = Recycler
exchange = Échanger, 1 sur 2
exchange-second = Céder
worth = Achevée maintenant : { $points }
reach = Un tour de production remplit { $n } cases sur { $all }
cube-completes = le cube achève { $card }
cube-fits = { $n ->
    [one] le cube va sur une carte, ou sur votre Empire
   *[other] le cube va sur { $n } cartes, ou sur votre Empire
}
cube-empire = sur votre Empire : { $n } cubes sur { $all }
cube-fifth = le cinquième cube de votre Empire : +1 Krystallium
character = +{ $points }{ $n ->
    [0] {""}
    [one] , une case l’attend
   *[other] , { $n } cases l’attendent
}
deck-base = { $n ->
    [one] { $n } carte dans la pioche de base
   *[other] { $n } cartes dans la pioche de base
}
deck-ascension = { $n ->
    [one] { $n } carte dans la pioche Corruption & Ascension
   *[other] { $n } cartes dans la pioche Corruption & Ascension
}
new-site = Construire { $card }

## Under construction

sites = En construction
no-sites = Rien n’est en construction.
fresh = posé pendant cette étape
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

tools = Ce que vous posez
any-time = À tout moment
no-slot = aucune case n’en veut
none-owned = vous n’en avez pas
done = Terminé
done-planning = Terminé
why-cubes = Posez d’abord { $cubes }
why-cards = { $n ->
    [one] Planifiez d’abord votre dernière carte
   *[other] Planifiez d’abord vos { $n } cartes
}

## Hints

hint-draft = Chacun choisit en secret ; toutes les cartes se révèlent ensemble.
hint-cube = Sur une carte éclairée, ou sur votre Empire.
hint-plan = Les autres ne voient rien avant que vous ayez terminé.
hint-free = Krystallium et personnages vont sur les cartes éclairées.
hint-done = Il ne reste rien à poser.

## Empires

empire = Votre Empire
production = Ce que vous produisez
cubes = { $n } cubes sur { $all } sur la carte Empire
built = Cartes achevées
none-built = Rien d’achevé encore
others = Les autres Empires
empires = Les Empires
drafted = Draftées
state-done = Terminé
state-draft = choisit
state-plan = planifie
state-place = pose ses cubes

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

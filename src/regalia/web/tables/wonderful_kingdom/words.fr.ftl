# Ce que la page de It's a Wonderful Kingdom dit à côté des mots du jeu, en français.

## Termes

and = { $all } et { $last }
you = Vous
you-small = vous
blue = Bleu
of = { $n } sur { $all }
nothing = rien
points = Points
pts = pts
training = { $n ->
    [0] aucun à l’entraînement
   *[other] { $n } à l’entraînement
}
score = Score
nothing-yet = Rien encore
taken = Prises cette manche
tab-choice = Choix
tab-search = Zones
tab-plan = Cartes
tab-works = Chantiers
tab-map = Carte
tab-mine = Mon Duché
tab-others = Table
krystallium = Krystallium
soldiers = Soldats

## Cartes

kind-treasure = Trésor
kind-calamity = Calamité
kind-menace = Menace
kind-advisor = Conseiller
cost = Coûte { $cost }
cost-site = Coûte { $cost } ; manque encore : { $missing }
fights = Vaincue avec { $cost }
price = Pouvoir contre { $cost }
fact-type = Type
fact-cost = Coûte
fact-fight = Vaincue avec
fact-price = Pouvoir contre
fact-effect = Effet
fact-bonus = Une fois, construite
fact-beaten = Une fois vaincue
fact-yields = Produit
fact-points = Points
fact-unbeaten = Si invaincue
fact-recycle = Recyclée
yields-per = { $cube } par { $type }
points-per = { $n ->
    [one] { $n } point par { $what }
   *[other] { $n } points par { $what }
}
more = En savoir plus : { $card }
menace-calamity = Va droit dans le Duché de qui la prend
menace-giant_rat = Apporte une Vermine par Rat dans votre Construction
menace-vermin = Venue avec les Rats
menace-frost_giant = Se tient sous une carte, qu’on ne peut achever avant de l’avoir vaincu
menace-shadow = À chaque Planification, défaussez une carte ; ses cubes vont à l’Alchimie adverse
menace-thief = Couvre une icône de production jusqu’à sa défaite
menace-sister = À chaque Planification, ôte un cube d’une carte ; les quatre vaincues : { $n } points
menace-syphon = Produit { $cube } pour l’adversaire ; vaincu, pour vous
menace-dragon = Prend un Soldat à chaque manche
menace-egg = Sécurisé : { $one } points, les deux : { $two }
menace-illusionist = À chaque Production, l’adversaire gagne un jeton Illusion
power-used = utilisé cette manche
power-poor = il faut { $price }
use = Utiliser

## Les zones de Proposition

offers = Zones de Proposition
area = Zone { $n }
area-note = { $n ->
    [0] vide
    [one] { $n } carte
   *[other] { $n } cartes
}
area-with = { $n ->
    [one] { $n } carte, { $what }
   *[other] { $n } cartes, { $what }
}
here = ici
some-hidden = { $n ->
    [one] dont une inconnue
   *[other] dont { $n } inconnues
}
some-danger = { $n ->
    [one] dont un Danger
   *[other] dont { $n } Dangers
}
select = Prendre la zone { $n }
face-down = face cachée
then = { $n ->
    [one] puis { $n } carte
   *[other] puis { $n } cartes
}
danger-card = Danger
hidden-known = Face cachée : { $card }, connue de qui l’a cachée ou regardée
a-trap = un piège
hidden-by = Face cachée, posée par { $name }
illusion = Un jeton Illusion s’y trouve
swapping = Vous échangez contre
act-illusion = Illusion
act-swap = Échanger
act-smuggle = Déplacer
act-search = Défausser
act-give = Donner
act-turn = Révéler
act-spy = Regarder
act-peek = Regarder (Espion)
turns = Tours de cette phase
turn = Tour { $n } sur { $all }
selection-n = Sélection { $n } sur { $all }
turn-offer-mine = proposez
turn-offer-other = propose
turn-select-mine = prenez
turn-select-other = prend

## Rangées de cartes

hand = Votre main
hand-note = { $n ->
    [one] une carte
   *[other] { $n } cartes
}
selection = Votre Sélection
theirs = Sélection de { $name }
pack = Vos Menaces
drawn = Cartes au choix
council-choice = Deux conseillers
keep-one = les autres sont défaussées
left = { $n ->
    [0] tout est planifié
    [one] une carte à planifier
   *[other] { $n } cartes à planifier
}
half-up = Zone { $n }
half-down = Zone { $n }, cachée
worth = Achevée maintenant : { $points }
reach = { $n ->
    [one] Une manche remplit { $n } case sur { $all }
   *[other] Une manche remplit { $n } cases sur { $all }
}
treasure = Deux cubes au recyclage ; ne se construit pas
offer-up = Zone { $n }
offer-down = Zone { $n }, cachée
spends-trap = coûte un Piège
keep = La garder
take = La prendre
construct = Construire
recycle = Recycler
double = Recycler deux fois
sacrifice = La défausser
destroy = La détruire
murder = Envoyer l’Assassin
jest-give = La donner (Bouffon)
jest-take = La prendre
cube-completes = achève { $card }
cube-fits = { $n ->
    [one] va sur une carte, ou à l’Alchimie
   *[other] va sur { $n } cartes, ou à l’Alchimie
}
cube-alchemy = à l’Alchimie
aim-offer = Choisissez une carte, puis une zone : visible, ou cachée avec un Piège.
aim-plan = Choisissez une carte : mettez-la en Construction ou recyclez-la.
picks = Choisissez
aim-any = Choisissez une carte pour voir ce que vous pouvez en faire.
aim-cube = Sur une carte éclairée, ou dans l’Alchimie.

## En Construction

sites = En Construction
sites-note = { $n ->
    [0] aucune carte
    [one] { $n } carte
   *[other] { $n } cartes
}{ $foes ->
    [0] {""}
    [one] , { $foes } Menace
   *[other] , { $foes } Menaces
}
builds = En construction
completes = { $any ->
    [yes] { $tool } l’achève : { $gains }
   *[no] { $tool } l’achève
}
needs = { $any ->
    [yes] Manque { $missing } : { $gains }
   *[no] Manque { $missing }
}
frozen = Glacée : remplissez-la, puis battez le Géant avec { $soldiers } au Combat
frozen-full = Glacée et pleine : libérée par { $soldiers } au Combat
foe = Il faut { $need } au Combat ; vous en avez { $have }
foe-strong = Trop forte : { $need }, vous en avez { $have }
foe-now = Combattre : { $points }, reste { $left }
foe-waits = Attend une carte sous laquelle se glisser
act-freeze = Géant ici
act-thaw = Battre le Géant
act-finish = L’achever
act-burn = Perdre ce Soldat
act-wither = Perdre { $cube }
act-conjure = { $cube } de l’Alchimie
give-up = L’abandonner
give-up-hint = { $cubes } à l’Alchimie, le reste est perdu
wild = Krystallium sur { $card } en tant que…

## Outils

tools = Ce que vous placez
no-slot = aucune case n’en veut
none-owned = vous n’en avez pas
done = Fini
pass = Passer
as-it-is = La prendre telle quelle
no-thanks = Non, continuer
why-cubes = Placez d’abord { $cubes }
why-cards = { $n ->
    [one] Planifiez d’abord votre dernière carte
   *[other] Planifiez d’abord vos { $n } cartes
}
why-giant = Un Géant de Givre veut d’abord une carte

## Duchés

duchy = Votre Duché
production = Ce que vous produisez
alchemy = Alchimie
into-alchemy = Dans l’Alchimie
alchemy-label = Alchimie : { $cubes }
alchemy-next = à l’Alchimie : { $n } cubes sur { $all }
alchemy-fifth = le cinquième cube : +1 Krystallium
alchemy-quest = à l’Alchimie, pour payer les étapes de la quête
transmute = Transmuter
transmute-which = Quels cinq cubes deviennent un Krystallium ?
training-full = Un Soldat à l’Entraînement : la prochaine Suprématie vous le donne
training-empty = Entraînement vide : la prochaine Suprématie y met un Soldat
built = Cartes achevées
none-built = Rien d’achevé encore
covered = { $cube } couvert par un jeton Volé
is-covered = couvert par un jeton Volé
traps = { $n ->
    [0] plus de Piège
    [one] { $n } Piège restant
   *[other] { $n } Pièges restants
}
in-hand = { $n ->
    [one] { $duchy }, { $n } carte
   *[other] { $duchy }, { $n } cartes
}
their-selection = Sélection
calamities = Calamités : { $n }
sisters = Sœurs vaincues : { $n }
eggs = Œufs sécurisés : { $n }
illusions = Jetons Illusion : { $n }
debts = Soldats dus aux Dragons : { $n }
heralds = Points du Héraut : { $n }
spies = Espions : { $n }
prisoners = Armées en Prison : { $n }
state-done = Fini
state-now = joue
council = Conseil

## Le tableau

ledger = Production
ledger-caption = Ce que chacun produit, étape par étape, et qui mène
round = Manche { $n } sur { $all }
prize = La Suprématie forme un Soldat
prize-solo = { $n } ou plus forment un Soldat
prize-won = Suprématie : un Soldat pour { $names }
prize-void = Personne ne forme de Soldat
leads = Suprématie : un Soldat entre à l’Entraînement, ou en sort
ties = Égalité : personne n’en forme
ahead = En tête pour l’instant

## Quêtes

quest-lead = Les étapes se paient de l’Alchimie à tout moment ; la finale décide qui peut gagner.
quest-solo = Les étapes se paient de l’Alchimie à tout moment ; sans la finale, tout est perdu.
lacks = manque : { $missing }
pay = Payer
pay-which = Krystallium à la place de…
pay-plain = sans Krystallium
done-by = faite par { $name }
a-spy = un Espion

## Conquête

map = La carte, plateau { $board }
map-lead = Un emplacement agit tant qu’une armée s’y tient ; les territoires valent des points à la fin.
march-note = Marchez, ou recrutez. Vous avez { $soldiers } ; chaque armée en coûte un.
join-note = Choisissez les armées qui partent : { $n } pour l’instant, { $need } au moins.
castle-red = Château rouge
castle-blue = Château bleu
place = { $place } : { $n ->
    [0] aucune armée
    [one] { $n } armée de { $who }
   *[other] { $n } armées de { $who }
}
worth-place = { $n ->
    [one] { $n } point pour le contrôle
   *[other] { $n } points pour le contrôle
}
move-here = Aller ici
attack = { $n ->
    [one] Attaquer { $n }
   *[other] Attaquer { $n }
}
join-from = Une d’ici
why-castle = On n’entre pas dans l’autre château.
why-no-soldier = Vous n’avez plus de Soldat ; chaque armée déplacée en coûte un.
why-far = { $own ->
    [yes] Aucune autre de vos armées n’est dans un lieu voisin.
   *[no] Aucune de vos armées n’est dans un lieu voisin.
}
why-beyond = { $own ->
    [yes] Aucune autre de vos armées n’est à un pas, ni à deux par un chemin libre d’ennemis.
   *[no] Aucune de vos armées n’est à un pas, ni à deux par un chemin libre d’ennemis.
}
why-few = { $foes ->
    [one] Une armée ennemie se tient ici : il en faut deux, une seule des vôtres peut venir.
   *[other] { $foes } armées ennemies se tiennent ici : il en faut plus, { $n } des vôtres au plus peuvent venir.
}
why-poor = { $foes ->
    [one] Une armée ennemie se tient ici : il faut { $need }, vous en avez { $soldiers }.
   *[other] { $foes } armées ennemies se tiennent ici : il faut { $need }, vous en avez { $soldiers }.
}
why-goal = Vos armées viennent ici.
why-none = Aucune de vos armées n’est ici.
why-far-goal = Ce n’est pas voisin du lieu où vont vos armées.
why-beyond-goal = Le lieu où vont vos armées n’est ni voisin, ni à deux pas par un chemin libre d’ennemis.
why-all-gone = { $n ->
    [one] Votre armée d’ici part déjà.
   *[other] Vos { $n } armées d’ici partent déjà.
}
recruit = Recruter
recruit-many = Combien d’armées, à un Soldat chacune ?
left-over = reste { $soldiers }
imprison = Prison : { $site }
army = une armée
no-site = aucun emplacement
reserve = { $prison ->
    [0] { $n } en réserve
   *[other] { $n } en réserve, { $prison } en prison
}

## Seul

solo = En solo
solo-free = Les points valent des médailles.
lead-sc01 = Quatre Fermes à construire ; chacune encore inachevée nourrit la Vermine.
lead-sc02 = Trois ouvrages de la prophétie, six Soldats, aucun Espion.
lead-sc03 = Quatre ouvrages et la quête du Nord, des Géants de Givre parmi les Dangers.
lead-sc04 = Quatre ouvrages et l’Usurpatrice, avec un Conseil à vos côtés.
lead-sc05 = Quatre Voleurs couvrent ce que vous produisez ; les Ombres s’amassent à côté.
lead-sc06 = Quatre ouvrages et deux quêtes à la fois.
danger = { $n ->
    [one] { $n } carte Danger jamais vue, { $left } dans son paquet
   *[other] { $n } cartes Danger jamais vues, dont { $left } dans leur paquet
}
deck = { $n ->
    [one] { $n } carte dans la pioche, celle-ci d’abord
   *[other] { $n } cartes dans la pioche, celle-ci d’abord
}
spies-ready = { $n } sur { $all } Espions prêts
search-ready = Fouille prête
search-used = Fouille faite
goals = Ce qu’il faut faire
goal-built = fait
goal-begun = { $n } cases sur { $all }
goal-gone = abandonnée : un autre exemplaire servirait
goal-beaten = vaincu
goal-there = encore là
perils = Comment on perd
peril-vermin = Perdu aussitôt si la Vermine s’épuise
vermin-left = reste { $n }
peril-shadows = Perdu aussitôt avec { $n } cubes près des Dangers
aside = { $n } sur { $all }
peril-thieves = Perdu à la fin si un Voleur est invaincu
peril-unbuilt = Perdu à la fin si un ouvrage manque
peril-final = Perdu sans l’étape finale : { $quest }
not-yet = pas encore
medal-bronze = Bronze
medal-silver = Argent
medal-gold = Or

## Une manche racontée

story-none = { $what } : personne n’a la Suprématie
story-you = { $what } : vous menez avec { $n }
story-lead = { $what } : { $name } mène
story-over = La manche { $n } est finie
story-brought = Ce qu’elle a apporté.
story-trains = s’entraîne
story-built = Achevées
story-beaten = Vaincues
story-nothing = Rien d’achevé, rien de vaincu.

## What cannot be taken back

confirm-offers = L’adversaire voit votre Offre : impossible d’annuler.
confirm-turns = Une carte face cachée est retournée : impossible d’annuler.
confirm-sees = { $me ->
    [yes] Vous voyez ensuite une carte cachée : impossible d’annuler.
   *[no] { $seat } voit ensuite une carte cachée : impossible d’annuler.
}
confirm-reveals = Les cartes prises sont retournées : impossible d’annuler.
confirm-draws = De nouvelles cartes sont piochées : impossible d’annuler.
confirm-looks = De nouvelles cartes sont piochées : impossible d’annuler.
confirm-hand = De nouvelles mains sont distribuées : impossible d’annuler.
confirm-lays = De nouvelles cartes sont posées : impossible d’annuler.
confirm-council = Les conseillers sont montrés : impossible d’annuler.
confirm-chance = De nouvelles cartes sont distribuées : impossible d’annuler.
confirm-shown = { $n ->
    [one] Les autres cartes sont écartées : impossible d’annuler.
   *[other] L’adversaire voit votre choix : impossible d’annuler.
}

## Qu’est-ce que c’est ?

what-cube-text = Produit à son étape et placé aussitôt : sur une case libre de sa couleur, ou en Alchimie. Qui en produit le plus forme un Soldat.
what-krystallium-text = Remplace n’importe quel cube, ou remplit une case à lui, à tout moment. Cinq cubes en Alchimie en font un.
what-soldier-text = Paie ses propres cases, les combats, les pouvoirs et les conquêtes. Gagné par la Suprématie, après l’Entraînement, ou en construisant.
what-type-text = Un type de carte. Certaines cartes produisent ou rapportent pour chaque carte construite d’un type.
what-points = Points
what-points-text = En l’état : ce qui est construit, ce que cela rapporte par type, et ce que coûtent les Calamités.
what-training = Entraînement
what-training-text = La première Suprématie y place un Soldat, la suivante vous le donne.
what-alchemy = Alchimie
what-alchemy-text = Les cubes qu’aucune carte ne prend vont ici. Au cinquième, ils deviennent 1 Krystallium.
what-trap = Pièges
what-trap-text = Chacun permet de proposer une carte face cachée. Les deux reviennent à chaque manche.
what-down = Carte face cachée
what-down-text = Personne ne la regarde avant la Planification ; qui l’a posée sait ce que c’est.
what-turns = Tours
what-turns-text = L’un propose deux cartes, l’autre prend toute une zone, puis propose à son tour.
what-area = Zone de Proposition
what-area-text = Qui la choisit prend toutes ses cartes ; l’autre zone reste telle quelle.
what-token = Jeton
what-token-text = Sert à ce que dit son module.
what-done = Terminé
what-done-text = Possible dès que chaque carte et chaque cube a sa place.
what-lead = Suprématie
what-lead-text = Qui produit le plus à une étape forme un Soldat ; à égalité, personne.
what-round = La manche
what-round-text = Choisir des cartes tour à tour, planifier, produire ; certains modules ajoutent une phase. Une partie a quatre manches.
what-side = Duché
what-side-text = Produit ses propres cubes à chaque manche ; les deux Duchés montrent la même face.
what-deck = La pioche
what-deck-text = En solo, sa première carte est visible ; l’ordre des autres est inconnu.
what-danger = Danger
what-danger-text = Des cartes qui viennent d’elles-mêmes, et ce qui doit encore venir.
what-spy = Espions
what-spy-text = Dépensez-en un pendant le choix pour révéler une carte cachée.
what-peril = Comment perdre
what-peril-text = Si cela arrive, la partie est perdue, quels que soient les points.
what-goal = À faire
what-goal-text = Ce que ce scénario demande.
what-medal = Médaille
what-medal-text = On la gagne avec ce nombre de points à la fin.
what-reserve = Réserve
what-reserve-text = Les armées hors de la carte. Un Soldat chacune les place sur votre château.
what-worth = Valeur finale
what-worth-text = Les points de qui contrôle ce territoire en fin de partie.
what-spot = Emplacement
what-spot-text = Agit tant qu’une armée s’y trouve, une armée par emplacement.
gains = Rapporte { $gains }
step-points = Points : { $points }
step-final = Il faut l’avoir faite pour gagner
what-territory-text = Qui y a des armées le contrôle. Pour y entrer, venez avec plus d’armées qu’il n’y en a ; chacune coûte un Soldat.
what-castle-text = Son propriétaire le contrôle toujours ; les nouvelles armées arrivent ici.

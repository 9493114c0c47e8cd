# What the pages around all games say, in French.

## Frame

site = Regalia
nav-play = Jouer
nav-rules = Règles
nav-main = Principal
skip = Aller à la table
language = Langue
theme = Thème

## Lobby

lobby-title = À quoi jouons-nous ce soir ?
play-now = Jouer
new-table = Jouer
seats = Places
seats-range = { $fewest }–{ $most }
minutes = { $n } min
seat-me = Moi
seat-bot = Robot
seat-open = Ami
a-friend = Une amie, un ami
seat-kind = Qui joue ici
seat-open-hint = prend place avec votre lien
you = Vous
name-ask = Comment vous appelez-vous ?
name-once = Une seule fois : ce navigateur s’en souvient.
name-asked = Une seule fois.
name-guest = Sans réponse, vous jouez sous le nom de { $name }.
name-other = Prendre un autre nom
sit-as = Vous prenez place sous le nom de { $name }.
your-name = Votre nom
name = Nom
levels = La force des robots
bot-kind = Sorte de robot
bot-uniform = Insouciant
bot-greedy = Posé
bot-level1 = Débutant
bot-level1-about = Voit peu des coups possibles et les juge souvent mal.
bot-level2 = Amateur
bot-level2-about = Voit environ la moitié des possibilités et ne regarde guère plus loin que le prochain coup.
bot-level3 = Appliqué
bot-level3-about = Voit la plupart des possibilités, mais ne regarde guère plus loin que le prochain coup.
bot-level4 = Aguerri
bot-level4-about = Examine la suite de chaque bon coup, à court terme.
bot-level5 = Expert
bot-level5-about = Examine maintes fois la suite de chaque bon coup.
listed = Montrer cette table à l’accueil
your-tables = Vos tables
your-turn-at = { $n ->
    [one] à vous de jouer à une table
   *[other] à vous de jouer à { $n } tables
}
open-tables = Tables ouvertes
live-tables = En cours
finished-tables = Terminées récemment
no-open-tables = Aucune table ouverte.
sit-down = S’asseoir
watch = Regarder
go = Aller à la table
your-turn = À vous
list-open = { $n ->
    [one] une place libre
   *[other] { $n } places libres
}
list-waiting = On attend { $names }
list-won = { $me ->
    [yes] Vous avez gagné : { $points }
   *[no] { $n ->
        [0] Personne n’a gagné : { $points }
        [one] { $names } a gagné : { $points }
       *[other] { $names } partagent la victoire : { $points }
    }
}

## Table

undo = Annuler
undo-text = Reprend votre dernier choix, tant que rien de caché n’a été dévoilé depuis. Chacun peut le lire dans le journal.
confirm-chance = On pioche ou on lance les dés : impossible d’annuler ensuite.
confirm-shown = Quelque chose de caché sera révélé : impossible d’annuler ensuite.
confirm-yes = Confirmer
your-choices = Vos choix
log = Journal
since = Entre-temps
steps = Revoir ce qui s’est passé
steps-text = Ce qui s’est passé depuis votre dernier coup, un événement à la fois, à votre rythme.
step-at = { $n } sur { $of }
step-back = Événement précédent
step-on = Événement suivant
chat = Discussion
spectator-chat = Les spectateurs peuvent discuter
spectator = Spectateur
chat-say = Dire quelque chose
chat-send = Envoyer
score = Score
total = Total
pair = { $name } : { $text }
waiting = On attend { $names }
not-started = La partie commence quand toutes les places sont prises.
invite = Inviter
invite-text = Des liens à envoyer : pour s’asseoir tant qu’une place est libre, ou pour regarder.
watching = Vous regardez.
curtain = Passez l’appareil
curtain-lead = Que personne d’autre ne regarde.
curtain-me = Je suis { $name } : montrer ma vue
auto = Jouer à ma place les coups forcés
commitment = La donne est scellée sous cette empreinte :
over = La partie est finie
won-me = Vous gagnez
won = { $n ->
    [0] Personne ne gagne
    [one] { $names } gagne
   *[other] { $names } partagent la victoire
}
proof = Vérifier la donne
record = Télécharger la partie
rename = Changer de nom
save = Enregistrer
seat-free = place libre
is-bot = robot
is-away = absent
is-to-act = doit jouer
rules-of = Règles de { $game }
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
rank = { $n ->
    [1] 1er
   *[other] { $n }e
}
back = Retour à la table
back-lobby = Retour à l’accueil
tools = Outils
more = Plus
close = Fermer
panes = Parties de la table
tab-board = Plateau
tab-mine = À moi
tab-others = Rivaux
go-on = Continuer
scenes-skip = Passer les scènes qui racontent ce qui s’est passé
scenes-off = Passer ces scènes
show-table = Voir la table
result = Le résultat
rematch = Revanche
hint = Conseil
hint-ask = Demander un conseil
hint-ask-text = Ce qu’un bon joueur envisagerait maintenant, et vos chances de gagner ainsi. Les conseils sont comptés, et chacun peut lire dans le journal que vous en avez demandé un.
hint-chance = Chances de gagner
hint-margin = Avance en points
hint-points = Points
hint-asked = { $n ->
    [one] Votre premier conseil de la partie.
   *[other] { $n } conseils dans cette partie.
}
hints-allow = Conseils autorisés
review = Analyse
review-waiting = On cherche ce qui a fait basculer la partie : les chances de gagner coup par coup, les tournants, la chance et les choix. Cela prend quelques secondes, ou une minute sur une machine lente.
review-proof = Vérifier encore
reviewing = { $game } : analyse en cours
reviewing-lead = Chaque décision est rejouée en pensée. Cela prend quelques secondes, une minute sur une machine lente ; l’analyse s’ouvrira ensuite d’elle-même.

# Revoir une partie.
replay = Revoir
replay-at = Coup { $n } sur { $last } :
replay-step = Étape { $n } sur { $last } :
replay-start = Tout est en place.
replay-unseen = { $seat } fait un choix que cette vue ne montre pas.
replay-moved = { $seat } a joué.
replay-something = Quelque chose a changé.
replay-watch = Spectateur
replay-eyes = Vu par
replay-scrub = Où dans la partie
replay-rounds = Manches
replay-ways = Se déplacer
replay-first = Au début
replay-last = À la fin
replay-back = Un coup en arrière
replay-on = Un coup en avant
replay-turn-back = Un tour en arrière
replay-turn-on = Un tour en avant
replay-part-back = Une manche ou une phase en arrière
replay-part-on = Une manche ou une phase en avant
replay-play = Lecture ou pause
replay-speed = Vitesse
replay-keep = Partager
replay-link = Lien vers cette position
replay-review = Analyse : chances, tournants, hasard
replay-file = Un fichier à revoir hors ligne
replay-file-lead = Une seule page qui contient tout : la vue de chaque place, en français et en anglais. Elle s’ouvre sans serveur.
replay-making = { $game } : préparation du fichier
replay-making-lead = Chaque position est dessinée. Cela prend quelques secondes, une minute pour une longue partie ; le téléchargement commencera ensuite de lui-même.
replay-true = Vérifié : la donne et les { $n } coups concordent.
replay-forgets = Ce serveur ne garde la partie qu’un certain temps. Si le lien ne répond plus, déposez le fichier à nouveau : le lien sera le même.
replay-lost = Cette position n’a pas pu être chargée. Réessayez, ou rechargez la page.
replay-onward = Continuer d’ici
replay-onward-lead = Une nouvelle table, dans cette position, contre des robots. Cette partie reste comme elle est.
replay-onward-seat = Votre place
replay-onward-others = Les autres
replay-onward-chance = Les dés et les tirages à venir
replay-chance-same = Les mêmes
replay-chance-new = De nouveaux
replay-chance-why = Les mêmes : ceux scellés avant le premier coup de cette partie ; les mêmes choix rencontrent les mêmes cartes et les mêmes dés. De nouveaux : scellés maintenant ; les mains et la table ne changent pas. Dans les deux cas, la partie peut être vérifiée.
replay-onward-go = Continuer
replay-origin = Suite d’une autre partie : voir laquelle
replay-drop = Revoir un fichier de partie
replay-drop-lead = Déposez ici une partie enregistrée, ou choisissez son fichier. Elle est vérifiée coup par coup, puis se revoit de n’importe quelle place.
replay-drop-choose = Choisir un fichier
replay-drop-go = Vérifier et revoir
replay-drop-kept = La partie reste un certain temps sur ce serveur ; seul son lien y mène. { $most } ko au plus.
replay-drop-bad = Cette partie ne peut pas être revue.
key-space = Espace
error-replay-busy = Beaucoup de parties sont revues en ce moment. Réessayez dans un instant.
error-replay-at = Cette position n’existe pas : la partie compte { $last } coups jusqu’ici.
error-replay-seat = Cette vue ne vous est pas ouverte tant que la partie dure.
error-replay-chance = Ce jeu ne peut pas être continué avec de nouveaux tirages.
error-replay-over = Ici, la partie est finie. Reculez d’un coup au moins pour continuer.
error-replay-bot = Choisissez un des niveaux proposés.
error-replay-files = Beaucoup de fichiers sont en préparation. Revenez dans quelques minutes.
error-replay-file = Ce fichier n’a pas pu être préparé.
error-record-none = Choisissez d’abord le fichier d’une partie.
error-record-size = Le fichier d’une partie compte ici { $most } ko au plus.
error-record-gone = Cette partie n’est plus gardée ici. Déposez à nouveau son fichier, et le lien fonctionnera.
log-from = Suite d’une autre partie ; ce qui précède s’y est passé.

show-result = Voir le résultat
pace = Les robots jouent
pace-quick = Vite
pace-calm = Posément
pace-slow = Lentement
keys = Raccourcis clavier
keys-off = Désactiver les raccourcis d’une touche
help-now = Pour l’instant : { $prompt }.
help-key = Qu’est-ce que c’est ? Les flèches font défiler
key-tab = Choix suivant
key-enter = Choisir, confirmer
key-next = Prochaine table qui vous attend
copy = Copier
copied = Copié

## Seats

invite-title = Inviter à { $game }
invite-lead = Chaque lien est une place libre. La première personne qui l’ouvre s’assied ; ensuite il ne sert plus.
invite-seat = Place { $n }
invite-reissue = Nouveau lien, révoquer l’ancien
invite-bot = La donner à un robot
invite-watch = Pour regarder, sans rien voir de caché :
sit-title = S’asseoir à { $game }
sit-with = Avec { $names }.
qr = Code QR du lien de la place { $n }

## Rules

rules-search = Chercher dans les règles
rules-found = { $n ->
    [0] Aucune règle ne contient tous ces mots.
    [one] Une règle
   *[other] { $n } règles
}
find = Chercher

## Proof

proof-title = La donne de { $game }
proof-good = La donne est celle qui fut scellée avant le premier coup, et chaque coup était permis.
proof-bad = La preuve échoue :
proof-published = Publié au début
proof-seed = Graine
proof-nonce = Nonce
proof-actions = { $n } coups rejoués, chaque position comparée
proof-how = Avec la partie et l’empreinte, chacun peut le vérifier : regalia verify

## Refusals

error-title = Cela n’a pas marché
error-page = Cette page n’existe pas.
error-no-table = Cette table n’existe pas ; l’adresse est peut-être incomplète.
error-method = Cette page ne s’utilise pas ainsi.
error-request = Le serveur n’a pas compris cette demande.
error-size = C’était trop long.
error-fast = Trop de demandes ; patientez un instant, s’il vous plaît.
error-streams = Trop de monde regarde ; réessayez plus tard.
error-slow = L’envoi a pris trop de temps ; réessayez, s’il vous plaît.
error-connections = Trop de connexions viennent de votre adresse ; réessayez plus tard.
error-full = Le serveur est plein ; réessayez plus tard.
error-csrf = Cette page est restée ouverte trop longtemps ou vient d’ailleurs ; rechargez-la et recommencez.
error-bug = Une erreur s’est produite de notre côté. Aucun coup déjà joué n’est perdu.
error-stale = Cette page était en retard sur la table ; la voici telle qu’elle est. Rien n’a été joué.
error-again = La table est en cours de rechargement ; réessayez, s’il vous plaît.
error-away = Les tables sont inaccessibles en ce moment ; réessayez dans un instant, s’il vous plaît. Rien de ce que le serveur a confirmé n’est perdu.
error-not-started = La partie n’a pas commencé : une place est encore libre.
error-not-your-seat = Cette place n’est pas la vôtre. Ouvrez son lien pour vous asseoir.
error-not-host = Seul l’hôte de la table peut faire cela.
error-not-over = La partie reste scellée jusqu’à la fin.
error-no-action = Choisissez une des actions de la page.
error-seat-taken = Cette place est prise.
error-no-hint = Il n’y a rien à conseiller pour l’instant.
error-no-hints = L’hôte a désactivé les conseils à cette table.
error-hint-late = Aucun conseil n’est arrivé à temps. Redemandez.
error-hint-busy = Un conseil pour cette table est déjà en route.
error-no-review = Ce jeu ne peut pas encore être analysé.
error-review = Cette partie n’a pas pu être analysée.
error-reviews-busy = Beaucoup de parties sont en cours d’analyse. Revenez dans quelques minutes.
error-pace = Les robots jouent vite, posément ou lentement.
error-seat-kind = Une place est pour vous, pour un robot ou pour un ami.
error-link-old = Ce lien n’est plus valable ; demandez-en un nouveau à l’hôte.
error-name-first = Comment les autres doivent-ils vous appeler ? Indiquez un nom.
error-name-empty = Donnez un nom, s’il vous plaît.
error-name-long = Un nom a au plus { $most } caractères.
error-name-strange = Un nom est fait de lettres, de chiffres et d’espaces visibles.
error-name-mixed = Chaque mot d’un nom s’écrit dans un seul alphabet.
error-name-reserved = Cette page appelle déjà quelqu’un d’autre « { $name } » ; choisissez un autre nom.
error-name-taken = Quelqu’un s’appelle déjà { $name } ici, ou presque.
error-spectators-quiet = À cette table, seuls les joueurs peuvent discuter.
error-chat-empty = Écrivez d’abord un message.
error-chat-fast = Trop de messages à la fois à cette table ; patientez un instant, s’il vous plaît.
error-chat-long = Un message a au plus { $most } caractères.
error-chat-strange = Des lettres visibles seulement, s’il vous plaît.

## Command line

serving = Regalia est à { $address } (les tables sont gardées dans { $data }) ; Ctrl+C l’arrête.
port-taken = Un autre programme écoute déjà sur { $host }:{ $port } ; choisissez un autre port avec --port.
start-host = Impossible d’écouter sur { $host }:{ $port } : cette machine n’a pas cette adresse.
start-port-forbidden = Vous ne pouvez pas écouter sur { $host }:{ $port } ; choisissez un port au-dessus de 1023 avec --port.
start-limit = { $limit } n’est pas une limite ; donnez-en une sous la forme NOM=NOMBRE, avec l’un de ces noms : { $names }.
start-proxy = { $proxy } n’est pas l’adresse d’un mandataire ; donnez-en une comme 127.0.0.1 ou 10.0.0.0/8.
start-url = { $data } n’est pas l’adresse d’une base de données.
start-driver = La base { $data } demande un pilote qui n’est pas installé : { $name }.
start-database = La base { $data } ne peut pas être ouverte : { $why }.
start-workers = Seul PostgreSQL permet à plusieurs processus de partager leurs tables : donnez son adresse avec --data postgresql://…, ou laissez --workers à 1.
start-folder = { $data } est un dossier ; nommez un fichier dedans avec --data.
start-linked = { $data } porte aussi un autre nom (un lien physique), par lequel un autre serveur l’utilise peut-être ; supprimez ce nom, ou donnez à ce serveur son propre fichier avec --data.
start-no-database = { $data } n’est pas une base de données. Rien n’y a été changé.
start-foreign = { $data } est la base d’un autre programme. Rien n’y a été changé.
start-newer = { $data } vient d’une version plus récente de Regalia ; utilisez celle-là. Rien n’y a été changé.
start-damaged = La base { $data } est abîmée ; restaurez-la à partir d’une sauvegarde.
start-unwritable = { $path } ne peut pas être écrit : { $why }.
start-in-use = Un autre serveur utilise { $data } ; arrêtez-le d’abord, ou donnez à celui-ci son propre fichier avec --data.
start-key-bad = { $path } n’est pas une clé complète (64 chiffres hexadécimaux). Restaurez-la à partir d’une sauvegarde, ou démarrez avec --new-key : les liens et cookies de places faits jusqu’ici ne fonctionneront plus.
start-key-unreadable = La clé { $path } ne peut pas être lue : { $why }.
start-key-unwritable = La clé { $path } ne peut pas être écrite : { $why }.
start-key-lost = Il y a des tables dans { $data }, mais leur clé { $path } a disparu : sans elle, aucun lien ni cookie de place fait jusqu’ici ne fonctionne. Restaurez-la à partir d’une sauvegarde, ou démarrez avec --new-key pour continuer sans elle.

## Présentation

in-words = Tous les choix en mots
in-words-text = Tout ce que vous pouvez faire maintenant, en phrases, chacune avec son bouton : rien à chercher sur le plateau.
play-again = Rejouer
options = Options
just-now = À l’instant
at-random = Au hasard
lost = Pas de connexion. La table est en sûreté ; cette page reprendra d’elle-même dès que possible.
unsent = Votre dernier clic est resté sans réponse. Si la table n’en montre aucune trace, veuillez cliquer de nouveau.

## Campagnes

campaign = Campagne
campaign-none = Partie isolée
campaign-help = Des parties liées par une histoire, avec un seul vainqueur. C’est une campagne originale, pas celle de l’éditeur.
campaign-changes = Ce qui change
campaign-next = Jouer le scénario suivant
campaign-wait = On attend qu’un joueur de la table lance le scénario suivant.
campaign-merit = La donner au plus méritant
campaign-standing = Classement
campaign-wins = Scénarios remportés
campaign-on = Suite de la campagne
error-no-campaign = Cette campagne n’existe pas.

## Places, donnes, notes

error-damaged = Cette table est endommagée et ne peut pas être ouverte. Les autres tables ne sont pas touchées.
error-over = La partie est finie.
log-undo = { $name } a repris un coup.
log-again = { $name } veut rejouer : appuyez sur Revanche pour vous asseoir.
log-hint = { $name } a demandé un conseil.
log-left = { $name } a rendu sa place.
log-sat = { $name } a pris la place libre.
log-bot = { $name }, un robot, a pris la place libre.
leave-seat = Rendre ma place
leave-sure = Quelqu’un d’autre pourra la prendre. Vous ne pourrez y revenir que si l’hôte vous envoie un nouveau lien.
device = Jouer sur un autre appareil
device-title = Votre place sur un autre appareil
device-lead = Ouvrez ce lien ou scannez le code sur votre autre appareil. Il ne sert qu’une fois. Ne le montrez à personne : qui l’ouvre joue à la place de { $name }.
device-sit = Jouer aussi sur cet appareil en tant que { $name } ?
device-go = Oui, c’est moi
invite-done = Toutes les places sont prises.
proof-secret = Le secret du serveur
proof-words = Mots des joueurs
proof-words-none = aucun
proof-mine = Les mots de ce navigateur sont dans la donne, et le sceau est celui qui lui avait été montré.
proof-not-mine = Attention : ce n’est pas la donne qui avait été promise à ce navigateur.

# Après une mise à jour.
error-outdated = Les règles ont changé depuis le début de cette partie, qui serait différente aujourd’hui. Ouvrez la table pour lire ce qui a changé.
error-newer-rules = Cette table suit des règles plus récentes que celles de ce serveur : il faut une version plus récente de Regalia.
log-carried = Les règles ont changé depuis la version { $name }. Tous les coups restent valables, la partie continue.
log-agreed = { $name } veut bien continuer selon les règles actuelles.
log-cut =
    { $n ->
        [0] Tout le monde est d’accord : la partie recommence selon les règles actuelles.
       *[other] Tout le monde est d’accord : la partie reprend après le coup { $n }, selon les règles actuelles.
    }
kept-title = Cette partie suit d’anciennes règles
kept-changed = Ce qui a changé
kept-why =
    { $why ->
        [illegal] À partir du coup { $n }, les règles actuelles ne permettent plus ce qui a été joué.
        [told] À partir du coup { $n }, les choses tourneraient autrement aujourd’hui.
        [asked] Après le dernier coup, quelqu’un d’autre aurait la main aujourd’hui.
       *[result] Tous les coups restent valables, mais le résultat serait différent aujourd’hui.
    }
kept-same =
    { $n ->
        [0] Rien ne s’est passé auparavant.
        [1] Le premier coup est le même selon les règles actuelles.
       *[other] Jusqu’au coup { $n }, tout est pareil selon les règles actuelles.
    }
kept-on = Continuer la partie
kept-offer =
    { $n ->
        [0] Si tout le monde est d’accord, la partie recommence avec la même donne, selon les règles actuelles.
       *[other] Si tout le monde est d’accord, la partie revient à ce qu’elle était après le coup { $n } et reprend de là selon les règles actuelles. La suite est perdue.
    }
kept-agree = Continuer
kept-agreed = veut continuer
kept-waits = n’a pas encore répondu
kept-over = Cette partie est finie et reste telle quelle : son résultat compte.
kept-drawn-last = La table est montrée telle qu’elle a été dessinée pour la dernière fois.
kept-drawn-before = La table est montrée telle qu’elle a été dessinée après le coup { $n }.
kept-drawn-same = La table est montrée après le coup { $n } : la dernière position qui soit la même aujourd’hui.
kept-show = Ce qui a changé
kept-scores = Décompte de la table montrée
kept-border = À partir d’ici, les règles actuelles diffèrent.
kept-untold = Il s’est passé quelque chose que le programme actuel ne sait plus dire.
audit-missing = Il n’y a pas de base { $data }.


## Pour les programmes

error-token = Il faut ici un jeton, et celui-ci n’est pas valable : on en reçoit un en prenant une place.
error-json = Ce JSON est illisible.
error-not-json = Envoyez du JSON, s’il vous plaît (Content-Type « application/json »).
error-body = Ce n’est pas ce qui est attendu ici : { $why }
error-nothing = Dites ce qu’il faut changer.
error-no-game = Ce jeu n’existe pas ici.
error-reviewing = L’analyse est en cours de rédaction ; redemandez dans un instant.
error-replay-making = Le fichier est en préparation ; redemandez dans un instant.
error-not-older = Cette table suit les règles d’aujourd’hui : il n’y a rien à accepter.
problem-bad-request = Demande incorrecte
problem-no-token = Il faut un jeton
problem-not-yours = Non autorisé
problem-not-found = Introuvable
problem-wrong-method = Méthode non autorisée
problem-too-slow = Trop lent
problem-stale = Dépassé
problem-gone = Disparu
problem-too-large = Trop grand
problem-not-json = Ce n’est pas du JSON
problem-refused = Refusé
problem-too-fast = Trop de demandes, ou serveur occupé
problem-bug = Erreur du serveur
problem-away = Les tables sont inaccessibles en ce moment
problem-illegal-action = Action interdite
problem-bad-option = Option impossible
problem-cannot-undo = Impossible à annuler
token-offer = Un de vos programmes peut jouer cette place avec vous, ou pour vous.
token-show = Afficher un jeton pour un programme
token-title = Jeton pour un programme
token-lead = Qui possède ce jeton joue en tant que { $name } : ne le donnez qu’à votre programme. Il ne fonctionne plus dès que vous rendez la place.
token-try = Pour essayer
token-more = Ce qu’un programme peut faire
api-title = L’API
api-lead = Tout ce que permettent les pages, pour les programmes : un programme peut occuper une place à une table de joueurs. Il reçoit ce que cette place peut savoir, et rien de plus.
api-how = Comment ça marche
api-how-token = Une place a un jeton. On le reçoit quand le programme crée une table ou s’assied, ou sur la page de sa propre place (« Jouer sur un autre appareil »). Envoyez-le dans l’en-tête Authorization, après le mot Bearer.
api-how-turn = Demandez la table, ou écoutez son flux. Si « actions » n’est pas vide, c’est à vous : envoyez le numéro ou le code de l’une d’elles, avec le « ply » que vous avez vu.
api-how-refused = Tout refus est un « problem » (RFC 9457) : « type » est pour votre programme, « detail » est la phrase qu’un joueur lirait. Rien n’a alors changé.
api-how-lang = Les phrases sont en français ou en anglais, selon Accept-Language ou le paramètre lang.
api-document = Document OpenAPI
api-operations = Ce qu’on peut demander
api-shapes = Ce qui est envoyé et reçu
api-problems = Refus
api-takes = prend
api-gives = donne
api-token-anyone = sans jeton
api-token-seat = jeton d’une place
api-token-host = jeton de l’hôte
api-needed = obligatoire
api-done = C’est fait.
api-group-games = Jeux
api-group-learn = Apprendre un jeu
api-group-tables = Tables
api-group-seats = Places
api-group-play = En jeu
api-group-end = Après la partie
api-group-back = Revoir
api-group-kept = Après une mise à jour
api-group-campaigns = Campagnes
api-games = Tous les jeux qu’on peut jouer ici, avec leurs options et leurs robots.
api-game = Un jeu.
api-game-schema = Le JSON Schema de la « view » d’une table de ce jeu.
api-rules = Les règles numérotées, ou celles qui contiennent les mots de q.
api-how-to-play = Le but, un tour, la fin de la partie, ce qui compte.
api-tutorial = Une table à la première étape du tutoriel du jeu, et le jeton de son élève.
api-tutorial-step = Continuer un tutoriel. Ce qu’une étape attend peut aussi être joué comme une action ; tout le reste est refusé avec la phrase de l’étape.
api-tables = Les tables visibles de tous : celles où il reste une place, et celles à regarder.
api-draft = Le sceau d’une donne, avant que quiconque y ajoute des mots.
api-create = Une nouvelle table. Vous recevez un jeton pour chacune de vos places et un pour le rôle d’hôte.
api-table = La table telle que votre place la voit ; sans jeton, telle que tout spectateur la voit.
api-actions = Ce qu’on vous demande, et tout ce que vous pouvez répondre.
api-stream = Événements SSE : la table telle que vous pouvez la voir, à chaque changement. Les événements « here » sont des signes de vie.
api-change-table = La vitesse des robots (jeton d’une place), ou l’autorisation des conseils et de la discussion des spectateurs (jeton de l’hôte).
api-sit = Prendre une place libre : avec son lien secret, ou sans lien si la table est publique.
api-leave = Rendre votre place, au vu de tous. Votre jeton ne fonctionne plus.
api-links = Les liens secrets des places libres, à distribuer par l’hôte.
api-reissue = Annuler le lien d’une place libre ; vous recevez le suivant.
api-give-to-bot = Mettre un robot à une place qui reste vide.
api-device = Un lien vers votre propre place pour un autre appareil ou navigateur ; il ne sert qu’une fois.
api-sit-by-device = Jouer une place qui est déjà la vôtre, par le lien que vous avez créé.
api-act = Agir, par le numéro ou le code de l’une de vos actions. Vous recevez la table qui en résulte.
api-undo = Annuler votre dernière action, quand « can_undo » dit que c’est équitable.
api-chat = Dire quelque chose à la table. Sans jeton, sous un nom, là où les spectateurs peuvent discuter.
api-hint = Ce qu’un bon joueur envisagerait à votre place. C’est compté, et les autres l’apprennent.
api-change-seat = Changer de nom, ou laisser se jouer seules les actions forcées.
api-record = Toute la partie : graine, options, chaque action. Scellée jusqu’à la fin.
api-proof = La donne révélée, et si la partie découle bien de ce qui avait été publié.
api-review = Qui menait et quand, les choix, la chance : une page à garder. Tant qu’elle s’écrit, 429.
api-again = Encore une fois avec les mêmes joueurs, chacun décalé d’une place. Le premier qui demande crée la table.
api-play-on = Une nouvelle table qui reprend une partie terminée après un coup, avec vous à une place et des robots aux autres.
api-past = La table à un arrêt antérieur, avec son journal : votre partie en cours telle que votre place l’a vue, ou toute partie finie.
api-replay-file = Une partie finie en une seule page qui se rejoue hors ligne, vue de chaque place. 429 pendant sa préparation.
api-bring = Envoyer un enregistrement : chaque action et chaque empreinte est vérifiée. Le serveur l’oublie après un temps.
api-brought = Un enregistrement envoyé, tel quel.
api-brought-past = La partie d’un enregistrement après un de ses coups, vue de n’importe quelle place.
api-brought-file = La même, en une seule page qui se rejoue hors ligne. 429 pendant sa préparation.
api-brought-review = Ce qui a décidé la partie d’un enregistrement : une page à garder. 429 pendant sa rédaction.
api-brought-onward = Une nouvelle table qui continue à partir d’un coup d’un enregistrement.
api-kept = Ce qui reste d’une table dont les règles ont été corrigées, et qui veut continuer.
api-agree = Accepter de continuer selon les règles d’aujourd’hui. Quand tous l’ont fait, la table se joue de nouveau.
api-campaign = L’histoire jusqu’ici. Le jeton d’une place à l’une de ses tables en devient un pour la table en cours.
api-add-words = Ajouter des mots à la prochaine donne, avant qu’elle soit faite.
api-go-on = Dresser la table du scénario suivant ; tout joueur le peut.
api-give-to-merit = Donner une finale à égalité au plus méritant : l’hôte décide pour la table.

## À qui le tour

sound = Son quand c’est mon tour
notices-offer = Votre tour était venu pendant votre absence. Voulez-vous qu’on vous prévienne la prochaine fois ?
notices-yes = Oui, prévenez-moi
notices-no = Non merci

## Se lever de table

hand-over = Laisser un robot jouer pour moi
take-back = Reprendre ma place
stood-in = Un robot joue pour { $name }.
replace = Laisser un robot jouer pour { $name }
resign = Abandonner
resign-sure = Un robot prend votre place pour de bon, et les autres continuent. Vous ne pourrez pas revenir.
remove-table = Supprimer cette table
bot-stand-in = remplaçant
log-handed = Un robot joue pour { $name } en attendant.
log-back = { $name } est de retour.
log-resigned = { $name } abandonne ; un robot continue.
log-replaced = { $name } est absent ; un robot joue jusqu’à son retour.
error-not-waiting = Personne n’attend cette place.
error-not-gone = { $name } était là il y a peu. Après { $hours } heures sans nouvelles, un robot pourra continuer.
error-begun = La partie a commencé : la table ne peut plus être supprimée.
api-hand-over = Laisser un robot jouer pour vous, jusqu’à ce que vous repreniez la place.
api-take-back = Reprendre la place où un robot vous remplace ; votre jeton reste bon.
api-resign = Laisser votre place à un robot pour de bon.
api-replace = Laisser un robot jouer pour quelqu’un que tous attendent et qui est parti depuis un moment. Il pourra reprendre sa place.
api-remove = Supprimer une table où rien n’a commencé.

## Learning

how = Comment jouer
how-title = Comment jouer à { $game }
how-aim = Le but
how-turn = Le déroulement
how-end = La fin
how-counts = Ce qui compte
how-rules = Toutes les règles, numérotées
tutorial = Tutoriel
tutorial-new = { $game }, c’est nouveau pour vous ? Apprenez-le à la table, en dix minutes.
tutorial-begin = Commencer le tutoriel
tutorial-again = Recommencer
tutorial-resume = Reprendre le tutoriel (étape { $n } sur { $of })
tutorial-help = Vous ne savez pas ce qu’est une chose, ou pourquoi on ne peut pas la choisir ? Laissez le pointeur dessus, appuyez longuement, ou appuyez sur la touche I.
tutorial-step = Étape { $n } sur { $of }
tutorial-leave = Quitter
tutorial-leave-text = Le tutoriel vous attend à l’accueil.
tutorial-skip = Passer le tutoriel
tutorial-show = Montrez-moi
tutorial-watch = Regardez
tutorial-free = Continuer ici
tutorial-real = Jouer une vraie partie
tutorial-wait = Un instant : les autres jouent encore.
tutorial-read-on = Lisez d’abord ceci, puis appuyez sur Continuer.

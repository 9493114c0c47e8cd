# Ce que disent tous les jeux, en français.

# A letter, so that no number stands beside another: "gives Player B 1 gold".
seat = Joueur { $n ->
    [1] A
    [2] B
    [3] C
    [4] D
    [5] E
    [6] F
   *[other] G
}
list = { $first } et { $last }
near = { " " }Vouliez-vous dire { $near } ?
near-codes = { " " }Les plus proches : { $near }.
near-not-now = { " " }Les plus proches : { $near }. Rien de tel n’est permis maintenant, mais ceci l’est : { $legal }.
near-legal = { " " }Les plus proches parmi les actions permises : { $near }.

## Mise en place

error-game = Aucun jeu ne s’appelle « { $id } » ; il y a : { $known }.{ $hint }
error-plugin = Le paquet « { $package } » propose le jeu « { $id } », mais on ne peut pas y jouer ici : { $why }
plugin-taken = ce nom est réservé à Regalia.
plugin-name = un identifiant a 2 à 40 minuscules sans accent, chiffres et tirets bas, et commence par une lettre.
plugin-twice = un autre paquet propose un jeu de ce nom.
plugin-kind = { $where } n’est pas un jeu complet.
plugin-id = le jeu s’appelle lui-même « { $id } ».
plugin-error = son chargement a échoué : { $error }.
error-seats = { $game } ne se joue pas avec { $seats } places ; possible : { $known }.
error-option = { $game } n’a pas d’option « { $option } » ; il y a : { $known }.{ $hint }
error-value = { $game } : l’option « { $option } » ne peut pas valoir « { $value } » ; possible : { $known }.
error-list = { $game } : l’option « { $option } » est une liste de chaînes, et non « { $value } ».
error-together = { $game } : ces options ne vont pas ensemble : { $why }
error-pair = « { $pair } » n’est pas une option ; écrivez nom=valeur.
error-option-twice = L’option « { $option } » est donnée deux fois.
error-seed = Une graine est un nombre entier compris entre 0 et 2^{ $bits } (exclu), pas « { $seed } ».
error-bot = Aucun robot ne s’appelle « { $bot } » pour ce jeu ; il y a : { $known }.{ $hint }

## Actions

error-no-seat = Il n’y a pas de place « { $seat } » dans cette partie ; elles se comptent de 0 à { $last }.
error-no-fields = { $game } ne déclare pas ses champs : ses observations ne peuvent pas être mises en nombres.
error-mask = { $seat } ne peut pas jouer l’action { $action } maintenant ; le masque d’actions dit lesquelles sont permises.
error-batch = Un lot contient au moins une partie, pas « { $n } ».
error-workers = Un lot de { $n } parties se partage entre 1 et { $n } processus, pas « { $workers } ».
error-worker-died = Un processus de ce lot s’est arrêté de façon inattendue ({ $why }) ; ses parties sont perdues. Créez un nouveau lot.
error-batch-closed = Ce lot est fermé.
error-no-action = { $game } n’a pas d’action « { $action } » ; elles se comptent de 0 à { $last }.
error-code = { $game } n’a pas d’action de code « { $code } » ; les codes commencent par : { $known }.{ $hint }
error-over = { $seat } n’a rien à décider : la partie est finie.
error-not-asked = { $seat } n’a rien à décider maintenant ; la partie attend : { $waiting }.
error-illegal =
    { $seat } ne peut pas choisir « { $action } » maintenant ; { $count ->
        [1] la seule action permise est : { $legal }.
       *[other] il y a { $count } actions permises, les plus proches : { $legal }.
    }
error-undo-nothing =
    { $me ->
        [yes] Vous n’avez
       *[no] { $seat } n’a
    } encore rien fait qui puisse être annulé.
error-undo-other =
    { $me ->
        [yes] Vous ne pouvez
       *[no] { $seat } ne peut
    } rien annuler : { $other } a agi depuis.
error-undo-news =
    { $me ->
        [yes] Vous ne pouvez
       *[no] { $seat } ne peut
    } pas annuler cela : un dé a été lancé ou quelque chose a été montré.
error-undo-over = La partie est finie et sa graine est publique : plus rien ne peut être annulé.

## Enregistrements

record-action = { $seat } : { $code }
error-file =
    { $why ->
        [missing] Il n’y a pas de fichier « { $path } ».
        [folder] « { $path } » est un dossier, pas un fichier.
        [closed] Vous n’avez pas le droit d’ouvrir le fichier « { $path } ».
       *[other] Le fichier « { $path } » ne peut être ni lu ni écrit.
    }
error-record-source = Un enregistrement est un dict, un texte JSON ou un chemin, et non : { $found }.
error-record-text = « { $text } » n’est pas un enregistrement en JSON ; pour lire un fichier, donnez un pathlib.Path.
error-record-size = Ce n’est pas un enregistrement : il dépasse { $most } octets.
error-record-utf8 = L’enregistrement est abîmé : l’octet { $at } n’est pas du texte UTF-8.
error-record-json = L’enregistrement est abîmé ou coupé : ce n’est plus du JSON à la ligne { $line }, colonne { $column }.
error-record-absurd = L’enregistrement est abîmé : un champ y est deux fois, un nombre est mal formé, ou des crochets sont trop imbriqués.
error-record-foreign = Ce n’est pas un enregistrement Regalia : son « format » n’est pas « regalia-record ».
error-record-future = L’enregistrement est plus récent que ce programme : il est au format { $version }, ce programme lit jusqu’au format { $known }.
error-record-missing = L’enregistrement est abîmé : « { $field } » manque.
error-record-unknown = L’enregistrement est abîmé : il a un champ inconnu « { $field } ».
error-record-field = L’enregistrement est abîmé : « { $field } » ne peut pas valoir « { $value } ».
error-record-why = L’enregistrement est inutilisable à cause du champ « { $field } » : { $why }
error-record-options = L’enregistrement n’a pas été fait par ce programme : { $why }
error-record-rules = { $game } : l’enregistrement suit la version { $rules }, ce programme connaît la version { $known } ; il faut une version plus récente de Regalia.
error-record-differs = { $game } : l’enregistrement suit la version { $rules } et donne une autre partie selon les règles actuelles. { $why }
differs =
    { $why ->
        [illegal] Le coup { $n } n’est plus permis.
        [told] Le coup { $n } aurait aujourd’hui d’autres effets.
        [asked] Les coups sont les mêmes, mais quelqu’un d’autre aurait la main après le dernier.
       *[result] Les coups sont les mêmes, mais le résultat serait différent.
    } { $changes }
differs-unknown = La règle qui a changé n’est pas notée.
error-record-material = La partie enregistrée a été jouée avec d’autres valeurs imprimées que celles utilisées ici.
error-record-long = L’enregistrement compte { $count } actions ; aucune partie n’en dépasse { $most }.
error-record-commitment = La donne n’est pas celle qui avait été engagée : l’engagement ne s’ouvre pas avec ce jeu, ces options, cette graine et ce nonce.
error-record-words = La donne ne découle pas du secret du serveur et des mots ajoutés par les joueurs.
error-record-published = La donne n’est pas celle qui avait été publiée : l’enregistrement porte l’engagement { $found }.
error-record-start = L’enregistrement ne va pas avec ce programme : la position avant la première action est différente.
error-record-action = L’action { $n } de l’enregistrement ({ $what }) n’est pas valable : { $why }
error-record-entry = ce n’est pas [place, [code, …], empreinte].
error-record-digest = la position qui la suit n’est pas celle qui est enregistrée.
error-record-final = L’enregistrement est coupé ou abîmé : après sa dernière action ({ $count }), la position n’est pas celle qui est enregistrée.
error-record-result =
    L’enregistrement est abîmé : { $state ->
        [over] la partie est finie après l’action { $count }, mais il n’y a pas de résultat.
       *[open] il y a un résultat, mais la partie n’est pas finie après l’action { $count }.
    }
error-record-scores = L’enregistrement est abîmé : « { $field } » ne correspond pas à la partie jouée.
error-record-at = L’enregistrement n’a pas de position « { $at } » ; elles se comptent de 0 à { $last }.

## Ligne de commande : erreurs

error-train = { $game } n’a pas de poids que le jeu contre soi-même améliorerait.
error-train-file = { $path } n’est pas un entraînement pour ce jeu : { $game }.
error-fuzz =
    { $kind ->
        [law] Aucune loi ne s’appelle
       *[setting] Aucun réglage ne s’appelle
    } « { $name } ».{ $hint }
error-bot-count = { $count } robots sont nommés pour { $seats } places ; nommez-en un pour toutes, ou un pour chacune.
error-program = Il n’y a pas ici de programme « { $program } » à lancer.
error-seat-number = Il n’y a pas de place { $seat } ; elles se comptent de 1 à { $last }.
error-name = « { $name } » ne peut pas être un nom : il faut 1 à { $most } caractères imprimables.
error-resume = Une partie reprise a déjà son jeu, ses places, sa graine et ses options : ne les donnez pas.
error-play-what = Quel jeu ? Il y a : { $known }.
error-rule = Il n’y a pas de règle { $rule } ; les règles disponibles : { $known }.
error-rule-near = Il n’y a pas de règle { $rule } ; les plus proches : { $near }.
error-topic = « { $topic } » n’est ni un jeu ni une règle, et aucune règle ne le contient ; les règles disponibles : { $known }.{ $hint }
error-choice = Il n’y a pas de choix { $n } ; ils se comptent de 1 à { $last }.
error-command = « { $word } » ne veut rien dire ici ; tapez un numéro pour choisir, ou h pour l’aide.
error-save-where = Où ? Tapez s et le nom d’un fichier.
error-save-exists = « { $path } » existe déjà et n’est pas cette partie ; choisissez un autre nom.
cli-usage = Utilisation incorrecte : { $why } Voir { $command } --help.
cli-usage-command = Il n’y a pas de commande « { $word } » ; il y a : { $known }.{ $hint }
cli-usage-option = Il n’y a pas d’option { $option } ici ; voir { $command } --help.
cli-usage-missing = Il manque { $what } ; voir { $command } --help.
cli-usage-value = { $option } ne peut pas prendre cette valeur ({ $why }) ; voir { $command } --help.
cli-output =
    Impossible d’écrire le résultat : { $why ->
        [full] il n’y a plus de place.
        [closed] la sortie est fermée.
       *[other] l’appareil ne l’accepte pas.
    }
cli-interrupted = Interrompu.

## Ligne de commande : tableaux

cli-game = Jeu
cli-name = Nom
cli-seats = Places
cli-option = Option
cli-default = Par défaut
cli-values = Valeurs
cli-examples = par exemple { $values }
cli-games-more = Les options d’un jeu : regalia games { $game }
cli-seat = Place
cli-bot = Robot
cli-wins = Victoires
cli-measure = Mesure
cli-build = Version
cli-value = Valeur
cli-unit = Unité
cli-rules = Règles
cli-proven = Prouvées
cli-physical-count = Matérielles
cli-missing = Manquantes
cli-result = Décompte final
cli-total = Total

## Ligne de commande : phrases

cli-measuring = Mesure en cours…
cli-build-name =
    { $build ->
        [compiled] version compilée
       *[interpreted] version interprétée
    }
cli-simulated =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $moves } coups, { $speed } coups par seconde ({ $build }) ; scores { $mean } ± { $sd }.
cli-rules-of =
    { $game } : { $count ->
        [one] { $count } règle
       *[other] { $count } règles
    }
cli-physical = Elle ne concerne que le matériel : il n’y a rien à prouver.
cli-unproven = Aucun test ne la prouve encore.
cli-verified =
    Valide : { $actions ->
        [one] { $actions } action, permise
       *[other] { $actions } actions, toutes permises
    } ; chaque position est celle qui est enregistrée, et { $over ->
        [yes] le décompte et le classement aussi.
       *[no] la partie n’est pas finie.
    }
cli-verified-own = La donne est celle que fixait son propre engagement : { $commitment }
cli-verified-carried = La partie a été jouée selon d’anciennes règles (version { $before }) et reste la même selon la version { $rules } ; ses anciennes empreintes ne peuvent pas être vérifiées ici.
cli-verified-published = La donne est celle qui avait été publiée : { $commitment }
cli-verified-words = Les joueurs y ont pris part : ils ont ajouté { $words }
cli-verified-position = Elle n’a pas commencé par la mise en place, mais par une position que l’enregistrement décrit.
cli-place = { $rank }. { $name }
cli-nobody = Personne ne gagne.
cli-nobody-won =
    { $games ->
        [one] { $games } partie n’a pas eu de gagnant.
       *[other] { $games } parties n’ont pas eu de gagnant.
    }
cli-faults =
    { $faults ->
        [one] { $faults } question est restée
       *[other] { $faults } questions sont restées
    } sans réponse valable : une action permise au hasard a été jouée à la place.
cli-player = Joueur
cli-welcome = Cette donne est fixée ; son engagement est { $commitment }. Tapez h pour l’aide.
cli-ask = Votre choix :
cli-undone = Annulé.
cli-saved = Enregistré : { $path }
cli-unsaved = Cette partie n’est pas enregistrée : tapez s et le nom d’un fichier pour l’enregistrer, ou de nouveau q pour quitter.
cli-bye = Au revoir.
cli-help =
    un numéro  choisir cette action
    hint       voir les trois meilleurs choix et pourquoi
    u          annuler votre dernière action
    b          revoir la table
    v PLACE    regarder la zone d’une place, par exemple v 2
    r RÈGLE    lire une règle, par exemple r KB-5.3
    s FICHIER  enregistrer la partie ; regalia play --resume FICHIER la reprend
    q          quitter
cli-campaign-ask = Entrée pour continuer, s et un nom de fichier pour sauvegarder, q pour quitter :
cli-campaign-tie = Entrée pour rejouer, m pour trancher au mérite, s et un nom de fichier pour sauvegarder, q pour quitter :
cli-campaign-fine = La campagne est en ordre : { $name }, pour { $seats } joueurs.
cli-campaign-saved = La campagne sauvegardée est en ordre : { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}, { $over ->
    [yes] terminée.
   *[no] encore en cours.
}
cli-material-none = Rien à remplacer dans { $game } : ses valeurs sont celles de la boîte.
cli-material-fine = Le fichier convient. Les parties jouées avec lui portent la marque { $mark }.
cli-material-mark = Les parties jouées ici portent la marque { $mark }. Options : --template, --check.

cli-fuzz-broken = « { $law } » n’est pas respectée pour { $setting } :
cli-fuzz =
    { $checks ->
        [one] Une vérification
       *[other] { $checks } vérifications
    } à partir de la graine { $seed } : { $broken ->
        [0] toutes les lois sont respectées.
        [one] une a échoué.
       *[other] { $broken } ont échoué.
    }

cli-audit = tables
cli-audit-counted =
    { $tables ->
        [one] Il y a { $tables } table
       *[other] Il y a { $tables } tables
    } ; { $examined ->
        [0] aucune ne suit d’anciennes règles.
        [one] { $examined } a été rejouée selon les règles actuelles.
       *[other] { $examined } ont été rejouées selon les règles actuelles.
    }
cli-audit-rules = Règles
cli-audit-outcome = Après la mise à jour
cli-audit-tables = Tables
cli-audit-is =
    { $outcome ->
        [current] telle quelle
        [carried] reprise
        [differs] différente
        [newer] suit des règles plus récentes
        [no-game] jeu non installé
       *[damaged] illisible
    }
cli-audit-changed = { $game }, depuis la version { $rules } : { $changes }
cli-audit-line =
    { $table } ({ $game }, { $status ->
        [over] finie
        [open] pas commencée
       *[playing] en cours
    }, { $actions ->
        [one] { $actions } coup
       *[other] { $actions } coups
    }) : { $outcome ->
        [differs] { $why ->
            [illegal] diffère à partir du coup { $move }, qui n’est plus permis.
            [told] diffère à partir du coup { $move }, qui aurait d’autres effets.
            [asked] diffère après son dernier coup : quelqu’un d’autre aurait la main.
           *[result] diffère par son résultat.
        }
        [newer] suit des règles plus récentes que celles de ce programme.
        [no-game] son jeu n’est pas installé ici.
       *[damaged] est illisible.
    }


## Positions

fault = { $place } : { $what }
faults =
    { $first }
    { $rest }
fault-no-positions = { $game } : une partie ne peut pas encore commencer par une position.
fault-record = il faut ici des champs et leurs valeurs, et non « { $value } ».
fault-field = ce champ n’existe pas ; il y a : { $known }.{ $hint }
fault-row = il faut ici une liste (au plus { $most } éléments), et non « { $value } ».
fault-word = « { $value } » est inconnu ici ; possible : { $known }.{ $hint }
fault-int = « { $value } » n’est pas un nombre entier.
fault-str = « { $value } » n’est pas un texte.
fault-bool = « { $value } » n’est ni true ni false.
fault-seat = il n’y a pas de place « { $seat } » ; elles se comptent de 0 à { $last }.
fault-large = « { $value } » dépasse tout ce qu’une table peut porter.
fault-negative = cela ne peut pas être inférieur à 0, et vaut ici { $value }.
fault-missing = « { $field } » manque.
fault-twice = « { $what } » s’y trouve deux fois.
fault-absent = il n’y a pas de « { $what } » sur cette table, d’après « { $field } ».
fault-follows = « { $told } » est impossible : le reste implique « { $found } ».
fault-to-act = dans la phase « { $phase } », c’est impossible : tant que la partie dure, quelqu’un doit agir ; ensuite, plus personne.
fault-ascending = les places figurent ici dans l’ordre croissant, une fois chacune.
fault-order = chaque place, de 0 à { $last }, doit y figurer une fois.
fault-broken = La table enfreint une règle du jeu : { $why }.
fault-wreck = À partir de cette table, la partie ne peut pas continuer.
fault-json = ce n’est plus du JSON à la ligne { $line }, colonne { $column }.
fault-size = elle dépasse { $most } octets.
error-record-position = L’enregistrement est inutilisable à cause de sa position : { $why }
error-play-from = Une position donne déjà le jeu, les places et les options : ne les répétez pas avec --from.

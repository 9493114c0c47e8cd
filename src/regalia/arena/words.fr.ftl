## What is wrong

error-died = Une donne entre { $bots } a mis fin trois fois au processus qui la jouait ; la série s’arrête.
error-twice = « { $bot } » est nommé deux fois ; nommé seul, un robot joue contre lui-même.
error-settle = « { $text } » ne peut pas être tranché : donnez deux parts de victoires, la plus petite d’abord, par exemple 0.45,0.55.
error-settle-pairs = --settle compare les robots deux à deux : il faut 2 places et au moins 2 robots.
error-tables = Ces robots forment trop de tables ({ $tables }, au plus { $most }) : nommez-en moins.
error-lost = Une tâche a mis fin au processus qui s’en chargeait ; la commande s’arrête.
error-ray = Ray n’est pas installé ici ; pip install regalia[ray] l’apporte.

## Tables

bot = Robot
pair = Paire
games = Parties
wins = + : = : −
rate = Victoires (95 %)
place = Rang
points = Points
margin = Écart (95 %)
rating = Cote
pace = ms/coup
answer = Réponse
by-bot = Chaque robot
by-pair = Chaque paire

## The page

title = Arène
how-title = Comment c’est mesuré
again = La même série encore une fois :
pair-chart = La part des parties gagnées par le premier de chaque paire, avec son intervalle à 95 %
pair-caption = Le premier de chaque paire : parties gagnées, nulles et perdues, et de combien de points
bot-chart = La cote de chaque robot, à deux écarts types près
bot-caption = Chaque robot, toutes parties confondues

## Sentences

summary =
    { $game }, { $seats ->
        [one] en solo
       *[other] { $seats } places
    } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } à partir de la graine { $seed }, { $build }.
how = Chaque robot joue chaque donne à chaque place. Une nulle vaut une demi-victoire ; une première place à plusieurs se partage. Cotes : openskill, où un nouveau venu vaut 25 ± 8,3.
question = Test séquentiel, 5 % d’erreur de chaque côté : le premier d’une paire gagne-t-il au plus { $low } ou au moins { $high } ? Une paire s’arrête dès que c’est tranché ; son intervalle est alors un peu trop étroit.
faults =
    { $bot } n’a pas répondu comme il faut à { $faults ->
        [one] { $faults } question
       *[other] { $faults } questions
    } : une action permise au hasard a été jouée à la place.
settled =
    { $answer ->
        [high] au moins { $high }
        [low] au plus { $low }
       *[open] ouverte
    }

## The ladder

rung = { $game }, { $seats ->
        [one] en solo
       *[other] { $seats } places
    }, graine { $seed }
published = Publié (95 %)
measured = Mesuré
lands = Tombe
inside =
    { $answer ->
        [yes] dedans
       *[no] dehors
    }
landed =
    { $total ->
        [one] { $inside } chiffre sur { $total } tombe dans son intervalle.
       *[other] { $inside } chiffres sur { $total } tombent dans leurs intervalles.
    }

## The balance of a game

balance = Équilibre
balance-how = Toutes les places sont jouées par { $bot } : ce qui diffère vient du jeu. Une victoire à plusieurs se partage ; les intervalles sont à 95 %.
by-seat = Places
seat = Place
seat-number = Place { $n }
seat-caption = La part des parties gagnées par chaque place, avec son intervalle à 95 %
spread = Points à la fin
spread-how = Toutes places confondues : { $mean } en moyenne, avec un écart type : { $sd }.
numbers = Les chiffres
how-many = Places
sheet = Ce que les gagnants ont de plus
sheet-caption = Points en moyenne par ligne du décompte
line = Ligne
winners = Gagnants
others = Autres
difference = Différence
dealt = Ce que le hasard a donné
dealt-caption = Victoires et points des places qui l’ont reçu, avec des intervalles à 95 % ; ce que toutes les places partagent n’avantage personne, mais peut rapporter plus de points
choices = Choix et victoires ({ $watched })
choice = Quoi
choice-caption = Combien de fois ont gagné ceux qui l’ont fait ; au hasard seul, ce serait { $share }

## Weights from self-play

training = Des poids appris en jouant contre soi-même
training-how =
    { $rounds ->
        [one] Une manche de deux parties
       *[other] { $rounds } manches, { $games } parties
    }, graine { $seed }. À chaque manche, deux joueurs aux petits changements opposés se rencontrent, chacun à chaque place, et les poids suivent le meilleur.
training-course = Comment les poids ont changé
training-chart = Les poids qui ont le plus changé, par rapport au départ
training-round = manche { $n }
training-weight = poids { $n }
training-weights = Tous les poids
training-caption = Chaque poids avant la première manche et maintenant
training-number = Poids
training-before = Avant
training-after = Maintenant

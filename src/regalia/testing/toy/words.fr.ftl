pitch = Des mises scellées pour des cailloux que personne n’a vus.
option-purse = Pièces par joueur
option-omens = Présages
option-omens-help = Un dé aide le plus pauvre.
where = Manche { $round }
prompt-over = Tous les cailloux sont sur la table.
prompt-wait = On attend : { $seats }.
prompt-warden = Vous êtes le gardien : regarder le caillou, ou ne pas y toucher ?
prompt-bid = Votre main fermée contient { $bid ->
    [one] { $bid } pièce
   *[other] { $bid } pièces
}.
do-leave = Ne pas toucher au caillou
do-peek = Payer une pièce et regarder
do-raise = Ajouter une pièce à votre mise
do-seal = Sceller votre mise
event-lot = Le caillou numéro { $n } est posé face cachée.
event-peeks = { $seat } regarde le caillou.
event-sees = Le caillou vaut { $n }.
event-raises = Votre mise est maintenant de { $n }.
event-seals = { $seat } scelle sa mise.
event-opens = Les mains s’ouvrent : { $bids }.
event-wins = { $seat } remporte le caillou (le dé dit { $n }).
event-gets = Votre nouveau caillou vaut { $n }.
event-alms = Le dé laisse { $n } à { $seat }.
event-shows = { $seat } montre un caillou de valeur { $n }.
score-pebbles = Cailloux
score-coins = Pièces

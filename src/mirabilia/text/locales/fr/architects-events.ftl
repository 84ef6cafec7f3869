# 7 Wonders Architects: what happened. $who is "you" for the person who reads, else $city has the name.

architects-peeked-you = Le Chat te montre la première carte de la pioche centrale : { $card }.
architects-peeked-other = { $city } regarde la première carte de la pioche centrale.
architects-took-turn =
    { $who ->
        [you] Tu prends une carte { $deck } : { $card }.
       *[other] { $city } prend une carte { $deck } : { $card }.
    }
architects-took-draw =
    { $who ->
        [you] Tu prends encore une carte { $deck } : { $card }.
       *[other] { $city } prend encore une carte { $deck } : { $card }.
    }
architects-took-effect =
    { $who ->
        [you] Ta Merveille te donne une carte { $deck } : { $card }.
       *[other] { $city } reçoit par sa Merveille une carte { $deck } : { $card }.
    }
architects-took-look =
    { $who ->
        [you] Tu gardes une carte { $deck } : { $card }.
       *[other] { $city } garde une carte { $deck } : { $card }.
    }
architects-deck-centre = de la pioche centrale
architects-deck-own =
    { $who ->
        [you] de ta pioche
       *[other] de sa propre pioche
    }
# Your deck, when someone else takes from it.
architects-deck-you = de ta pioche
architects-deck-of = de la pioche ({ $city })
architects-cat-moved =
    { $who ->
        [you] Tu reçois le Chat.
       *[other] { $city } reçoit le Chat.
    }
architects-flipped = Les cors sonnent : { $flipped } jetons Conflit sur { $all } retournés.
architects-flipped-battle = Le dernier jeton Conflit est retourné : bataille à la fin de ce tour !
architects-draw-allowed =
    { $who ->
        [you] Tu peux prendre encore une carte.
       *[other] { $city } peut prendre encore une carte.
    }
architects-stage-built =
    { $who ->
        [you] Tu construis l’étape { $stage } ({ $gives }) avec { $cards }.
       *[other] { $city } construit l’étape { $stage } ({ $gives }) avec { $cards }.
    }
architects-researched =
    { $who ->
        [you] Tu défausses { $cards }.
       *[other] { $city } défausse { $cards }.
    }
architects-gained-token =
    { $who ->
        [you] Tu prends un jeton Progrès : { $token }.
       *[other] { $city } prend un jeton Progrès : { $token }.
    }
architects-turned-token =
    { $who ->
        [you] Tu pioches un jeton Progrès au hasard : { $token }.
       *[other] { $city } pioche un jeton Progrès au hasard : { $token }.
    }
# Only for the person who looked.
architects-looked-you = Tu regardes les premières cartes { $deck } : { $cards }.
architects-looked-other = { $city } regarde les premières cartes { $deck }.
architects-declined =
    { $who ->
        [you] Tu renonces à l’effet de ton étape.
       *[other] { $city } renonce à l’effet de son étape.
    }
architects-fought = Bataille : { $sides }. Toutes les cartes avec des cors sont défaussées.
architects-fought-side = { $city } { $shields } (+{ $victories })

# 7 Wonders Architects: what happened. $who is "you" for the person who reads, else $city has the name.

architects-peeked-you = Die Katze zeigt dir die oberste Karte des mittleren Stapels: { $card }.
architects-peeked-other = { $city } sieht sich die oberste Karte des mittleren Stapels an.
architects-took-turn =
    { $who ->
        [you] Du nimmst eine Karte { $deck }: { $card }.
       *[other] { $city } nimmt eine Karte { $deck }: { $card }.
    }
architects-took-draw =
    { $who ->
        [you] Du ziehst noch eine Karte { $deck }: { $card }.
       *[other] { $city } zieht noch eine Karte { $deck }: { $card }.
    }
architects-took-effect =
    { $who ->
        [you] Dein Weltwunder bringt dir eine Karte { $deck }: { $card }.
       *[other] { $city } bekommt durch das Weltwunder eine Karte { $deck }: { $card }.
    }
architects-took-look =
    { $who ->
        [you] Du behältst eine Karte { $deck }: { $card }.
       *[other] { $city } behält eine Karte { $deck }: { $card }.
    }
architects-deck-centre = vom mittleren Stapel
architects-deck-own =
    { $who ->
        [you] von deinem Stapel
       *[other] vom eigenen Stapel
    }
# Your deck, when someone else takes from it.
architects-deck-you = von deinem Stapel
architects-deck-of = vom Stapel von { $city }
architects-cat-moved =
    { $who ->
        [you] Du bekommst die Katze.
       *[other] { $city } bekommt die Katze.
    }
architects-flipped = Hörner erklingen: { $flipped } von { $all } Konfliktmarkern umgedreht.
architects-flipped-battle = Der letzte Konfliktmarker ist umgedreht: Kampf am Ende dieses Zuges!
architects-draw-allowed =
    { $who ->
        [you] Du darfst noch eine Karte ziehen.
       *[other] { $city } darf noch eine Karte ziehen.
    }
architects-stage-built =
    { $who ->
        [you] Du baust Stufe { $stage } ({ $gives }) mit { $cards }.
       *[other] { $city } baut Stufe { $stage } ({ $gives }) mit { $cards }.
    }
architects-researched =
    { $who ->
        [you] Du wirfst { $cards } ab.
       *[other] { $city } wirft { $cards } ab.
    }
architects-gained-token =
    { $who ->
        [you] Du nimmst einen Fortschrittsmarker: { $token }.
       *[other] { $city } nimmt einen Fortschrittsmarker: { $token }.
    }
architects-turned-token =
    { $who ->
        [you] Du ziehst verdeckt einen Fortschrittsmarker: { $token }.
       *[other] { $city } zieht verdeckt einen Fortschrittsmarker: { $token }.
    }
# Only for the person who looked.
architects-looked-you = Du siehst dir die obersten Karten { $deck } an: { $cards }.
architects-looked-other = { $city } sieht sich die obersten Karten { $deck } an.
architects-declined =
    { $who ->
        [you] Du verzichtest auf den Effekt deiner Stufe.
       *[other] { $city } verzichtet auf den Effekt der Stufe.
    }
architects-fought = Kampf: { $sides }. Alle Karten mit Hörnern werden abgeworfen.
architects-fought-side = { $city } { $shields } (+{ $victories })

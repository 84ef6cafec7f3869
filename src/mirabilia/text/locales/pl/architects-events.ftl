# 7 Wonders Architects: what happened. $who is "you" for the person who reads, else $city has the name.
# Present tense only: nobody knows whether a name is a he or a she. $card and $cards stand in the nominative, behind "kartę" or a colon.

architects-peeked-you = Kot pokazuje ci wierzchnią kartę stosu głównego: { $card }.
architects-peeked-other = { $city } podgląda wierzchnią kartę stosu głównego.
architects-took-turn =
    { $who ->
        [you] Bierzesz kartę { $card } { $deck }.
       *[other] { $city } bierze kartę { $card } { $deck }.
    }
architects-took-draw =
    { $who ->
        [you] Bierzesz dodatkową kartę { $card } { $deck }.
       *[other] { $city } bierze dodatkową kartę { $card } { $deck }.
    }
architects-took-effect =
    { $who ->
        [you] Twój cud daje ci kartę { $card } { $deck }.
       *[other] { $city } dzięki cudowi dostaje kartę { $card } { $deck }.
    }
architects-took-look =
    { $who ->
        [you] Zatrzymujesz kartę { $card } { $deck }.
       *[other] { $city } zatrzymuje kartę { $card } { $deck }.
    }
# A deck always with its preposition, for it changes with the word: "karta ze stosu głównego".
architects-deck-centre = ze stosu głównego
architects-deck-you = z twojego stosu
architects-deck-own = z własnego stosu
architects-deck-of = ze stosu ({ $city })
architects-cat-moved =
    { $who ->
        [you] Kot przychodzi do ciebie.
       *[other] { $city } przejmuje Kota.
    }
architects-flipped = Rozbrzmiewa róg! Odwrócone znaczniki konfliktu: { $flipped } z { $all }.
architects-flipped-battle = Róg rozbrzmiewa po raz ostatni: na koniec tej tury bitwa!
architects-draw-allowed =
    { $who ->
        [you] Możesz wziąć dodatkową kartę.
       *[other] { $city } może wziąć dodatkową kartę.
    }
architects-stage-built =
    { $who ->
        [you] Budujesz etap { $stage } cudu ({ $gives }). Użyte karty: { $cards }.
       *[other] { $city } buduje etap { $stage } cudu ({ $gives }). Użyte karty: { $cards }.
    }
architects-researched =
    { $who ->
        [you] Odrzucasz symbole: { $cards }.
       *[other] { $city } odrzuca symbole: { $cards }.
    }
architects-gained-token =
    { $who ->
        [you] Bierzesz żeton postępu { $token }.
       *[other] { $city } bierze żeton postępu { $token }.
    }
architects-turned-token =
    { $who ->
        [you] Bierzesz w ciemno żeton postępu { $token }.
       *[other] { $city } bierze w ciemno żeton postępu { $token }.
    }
# Only for the person who looked.
architects-looked-you = Oglądasz karty { $deck }: { $cards }.
architects-looked-other = { $city } ogląda pierwsze karty { $deck }.
architects-declined =
    { $who ->
        [you] Rezygnujesz z efektu swojego etapu.
       *[other] { $city } rezygnuje z efektu swojego etapu.
    }
architects-fought = Bitwa: { $sides }. Wszystkie karty z rogami są odrzucane.
architects-fought-side = { $city } { $shields } (+{ $victories })

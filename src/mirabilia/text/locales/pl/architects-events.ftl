# 7 Wonders Architects: what happened. $who is "you" for the person who reads, else $city has the name.
# Present tense only: nobody knows whether a name is a he or a she. $card and $cards stand in the nominative, behind "kartę" or a colon.

architects-peeked-you = Kot pokazuje ci wierzchnią kartę stosu głównego: { $card }.
architects-peeked-other = { $city } podgląda wierzchnią kartę stosu głównego.
architects-took-turn =
    { $who ->
        [you] Bierzesz kartę { $deck }: { $card }.
       *[other] { $city } bierze kartę { $deck }: { $card }.
    }
architects-took-draw =
    { $who ->
        [you] Bierzesz dodatkową kartę { $deck }: { $card }.
       *[other] { $city } bierze dodatkową kartę { $deck }: { $card }.
    }
architects-took-effect =
    { $who ->
        [you] Dzięki cudowi dostajesz kartę { $deck }: { $card }.
       *[other] { $city } dzięki cudowi dostaje kartę { $deck }: { $card }.
    }
architects-took-look =
    { $who ->
        [you] Zatrzymujesz kartę { $deck }: { $card }.
       *[other] { $city } zatrzymuje kartę { $deck }: { $card }.
    }
# A deck always with its preposition, for it changes with the word: "karta ze stosu głównego".
architects-deck-centre = ze stosu głównego
architects-deck-own =
    { $who ->
        [you] ze swojego stosu
       *[other] ze swojego stosu
    }
# Your deck, when someone else takes from it.
architects-deck-you = z twojego stosu
architects-deck-of = ze stosu ({ $city })
architects-cat-moved =
    { $who ->
        [you] Przejmujesz Kota.
       *[other] { $city } przejmuje Kota.
    }
architects-flipped = Rozbrzmiewa róg! Odwrócone znaczniki konfliktu: { $flipped } z { $all }.
architects-flipped-battle = Odwrócono ostatni znacznik konfliktu: na koniec tej tury dojdzie do bitwy!
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
        [you] Bierzesz żeton postępu: { $token }.
       *[other] { $city } bierze żeton postępu: { $token }.
    }
architects-turned-token =
    { $who ->
        [you] Bierzesz w ciemno żeton postępu: { $token }.
       *[other] { $city } bierze w ciemno żeton postępu: { $token }.
    }
# Only for the person who looked.
architects-looked-you = Oglądasz wierzchnie karty { $deck }: { $cards }.
architects-looked-other = { $city } ogląda wierzchnie karty { $deck }.
architects-declined =
    { $who ->
        [you] Rezygnujesz z efektu swojego etapu.
       *[other] { $city } rezygnuje z efektu swojego etapu.
    }
architects-fought = Bitwa: { $sides }. Wszystkie karty z rogami są odrzucane.
architects-fought-side = { $city } { $shields } (+{ $victories })

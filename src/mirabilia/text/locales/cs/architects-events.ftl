# 7 Wonders Architects: what happened. $who is "you" for the person who reads, else $city has the name.
# Present tense only: nobody knows whether a name is a he or a she. $card and $cards stand in the nominative, behind "kartu" or a colon.

architects-peeked-you = Kočka ti ukazuje vrchní kartu dobíracího balíčku: { $card }.
architects-peeked-other = { $city } nahlíží na vrchní kartu dobíracího balíčku.
architects-took-turn =
    { $who ->
        [you] Bereš si kartu { $card } { $deck }.
       *[other] { $city } si bere kartu { $card } { $deck }.
    }
architects-took-draw =
    { $who ->
        [you] Bereš si navíc kartu { $card } { $deck }.
       *[other] { $city } si bere navíc kartu { $card } { $deck }.
    }
architects-took-effect =
    { $who ->
        [you] Tvůj div ti přináší kartu { $card } { $deck }.
       *[other] { $city } díky svému divu získává kartu { $card } { $deck }.
    }
architects-took-look =
    { $who ->
        [you] Necháváš si kartu { $card } { $deck }.
       *[other] { $city } si nechává kartu { $card } { $deck }.
    }
# A deck always with its preposition, for it changes with the word: "karta z tvého balíčku".
architects-deck-centre = z dobíracího balíčku
architects-deck-you = z tvého balíčku
architects-deck-own = ze svého balíčku
architects-deck-of = z balíčku ({ $city })
architects-cat-moved =
    { $who ->
        [you] Kočka přichází k tobě.
       *[other] { $city } získává kočku.
    }
architects-flipped = Zní roh! Otočené žetony konfliktu: { $flipped } z { $all }.
architects-flipped-battle = Roh zní naposledy: na konci tohoto tahu bude boj!
architects-draw-allowed =
    { $who ->
        [you] Můžeš si vzít kartu navíc.
       *[other] { $city } si může vzít kartu navíc.
    }
architects-stage-built =
    { $who ->
        [you] Stavíš { $stage }. část divu ({ $gives }). Použité karty: { $cards }.
       *[other] { $city } staví { $stage }. část divu ({ $gives }). Použité karty: { $cards }.
    }
architects-researched =
    { $who ->
        [you] Odhazuješ symboly: { $cards }.
       *[other] { $city } odhazuje symboly: { $cards }.
    }
architects-gained-token =
    { $who ->
        [you] Bereš si žeton pokroku { $token }.
       *[other] { $city } si bere žeton pokroku { $token }.
    }
architects-turned-token =
    { $who ->
        [you] Bereš si naslepo žeton pokroku { $token }.
       *[other] { $city } si bere naslepo žeton pokroku { $token }.
    }
# Only for the person who looked.
architects-looked-you = Prohlížíš si karty { $deck }: { $cards }.
architects-looked-other = { $city } si prohlíží první karty { $deck }.
architects-declined =
    { $who ->
        [you] Vzdáváš se efektu své části divu.
       *[other] { $city } se vzdává efektu své části divu.
    }
architects-fought = Boj: { $sides }. Všechny karty s rohy se odhazují.
architects-fought-side = { $city } { $shields } (+{ $victories })

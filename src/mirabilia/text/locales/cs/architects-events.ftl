# 7 Wonders Architects: what happened. $who is "you" for the person who reads, else $city has the name.
# Present tense only: nobody knows whether a name is a he or a she. $card and $cards stand in the nominative, behind "kartu" or a colon.

architects-peeked-you = Kočka ti ukazuje vrchní kartu dobíracího balíčku: { $card }.
architects-peeked-other = { $city } nahlíží na vrchní kartu dobíracího balíčku.
architects-took-turn =
    { $who ->
        [you] Bereš si kartu { $deck }: { $card }.
       *[other] { $city } si bere kartu { $deck }: { $card }.
    }
architects-took-draw =
    { $who ->
        [you] Bereš si navíc kartu { $deck }: { $card }.
       *[other] { $city } si bere navíc kartu { $deck }: { $card }.
    }
architects-took-effect =
    { $who ->
        [you] Díky svému divu získáváš kartu { $deck }: { $card }.
       *[other] { $city } díky svému divu získává kartu { $deck }: { $card }.
    }
architects-took-look =
    { $who ->
        [you] Necháváš si kartu { $deck }: { $card }.
       *[other] { $city } si nechává kartu { $deck }: { $card }.
    }
# A deck always with its preposition, for it changes with the word: "karta z tvého balíčku".
architects-deck-centre = z dobíracího balíčku
architects-deck-own =
    { $who ->
        [you] ze svého balíčku
       *[other] ze svého balíčku
    }
# Your deck, when someone else takes from it.
architects-deck-you = z tvého balíčku
architects-deck-of = z balíčku ({ $city })
architects-cat-moved =
    { $who ->
        [you] Získáváš kočku.
       *[other] { $city } získává kočku.
    }
architects-flipped = Zní roh! Otočené žetony konfliktu: { $flipped } z { $all }.
architects-flipped-battle = Poslední žeton konfliktu je otočený: na konci tohoto tahu bude boj!
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
        [you] Bereš si žeton pokroku: { $token }.
       *[other] { $city } si bere žeton pokroku: { $token }.
    }
architects-turned-token =
    { $who ->
        [you] Bereš si naslepo žeton pokroku: { $token }.
       *[other] { $city } si bere naslepo žeton pokroku: { $token }.
    }
# Only for the person who looked.
architects-looked-you = Prohlížíš si vrchní karty { $deck }: { $cards }.
architects-looked-other = { $city } si prohlíží vrchní karty { $deck }.
architects-declined =
    { $who ->
        [you] Vzdáváš se efektu své části divu.
       *[other] { $city } se vzdává efektu své části divu.
    }
architects-fought = Boj: { $sides }. Všechny karty s rohy se odhazují.
architects-fought-side = { $city } { $shields } (+{ $victories })

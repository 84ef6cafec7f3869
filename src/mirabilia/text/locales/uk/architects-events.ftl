# 7 Wonders Architects: what happened. $who is "you" for the person who reads, else $city has the name.
# Present tense only: nobody knows whether a name is a he or a she. $card and $cards stand in the nominative, behind "карту" or a colon.

architects-peeked-you = Кіт показує вам верхню карту центральної колоди: { $card }.
architects-peeked-other = { $city } підглядає верхню карту центральної колоди.
architects-took-turn =
    { $who ->
        [you] Ви берете карту { $deck }: { $card }.
       *[other] { $city } бере карту { $deck }: { $card }.
    }
architects-took-draw =
    { $who ->
        [you] Ви берете додаткову карту { $deck }: { $card }.
       *[other] { $city } бере додаткову карту { $deck }: { $card }.
    }
architects-took-effect =
    { $who ->
        [you] Завдяки чуду ви отримуєте карту { $deck }: { $card }.
       *[other] { $city } завдяки чуду отримує карту { $deck }: { $card }.
    }
architects-took-look =
    { $who ->
        [you] Ви залишаєте собі карту { $deck }: { $card }.
       *[other] { $city } залишає собі карту { $deck }: { $card }.
    }
# A deck always with its preposition, for it changes with the word: "карта зі своєї колоди".
architects-deck-centre = із центральної колоди
architects-deck-own =
    { $who ->
        [you] зі своєї колоди
       *[other] зі своєї колоди
    }
# Your deck, when someone else takes from it.
architects-deck-you = з вашої колоди
architects-deck-of = з колоди ({ $city })
architects-cat-moved =
    { $who ->
        [you] Ви забираєте Кота.
       *[other] { $city } забирає Кота.
    }
architects-flipped = Сурмить горн! Перевернуті жетони конфлікту: { $flipped } з { $all }.
architects-flipped-battle = Перевернуто останній жетон конфлікту: наприкінці цього ходу буде битва!
architects-draw-allowed =
    { $who ->
        [you] Ви можете взяти додаткову карту.
       *[other] { $city } може взяти додаткову карту.
    }
architects-stage-built =
    { $who ->
        [you] Ви будуєте етап { $stage } чуда ({ $gives }). Використані карти: { $cards }.
       *[other] { $city } будує етап { $stage } чуда ({ $gives }). Використані карти: { $cards }.
    }
architects-researched =
    { $who ->
        [you] Ви скидаєте символи: { $cards }.
       *[other] { $city } скидає символи: { $cards }.
    }
architects-gained-token =
    { $who ->
        [you] Ви берете жетон прогресу: { $token }.
       *[other] { $city } бере жетон прогресу: { $token }.
    }
architects-turned-token =
    { $who ->
        [you] Ви берете наосліп жетон прогресу: { $token }.
       *[other] { $city } бере наосліп жетон прогресу: { $token }.
    }
# Only for the person who looked.
architects-looked-you = Ви переглядаєте верхні карти { $deck }: { $cards }.
architects-looked-other = { $city } переглядає верхні карти { $deck }.
architects-declined =
    { $who ->
        [you] Ви відмовляєтеся від ефекту свого етапу.
       *[other] { $city } відмовляється від ефекту свого етапу.
    }
architects-fought = Битва: { $sides }. Усі карти з горнами скидаються.
architects-fought-side = { $city } { $shields } (+{ $victories })

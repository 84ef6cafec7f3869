# 7 Wonders: what happened. $who is "you" for the person who reads, else $city has the name.
# Present tense only: nobody knows whether a name is a he or a she. $card stands in the nominative, behind "kartę".

seven-built =
    { $who ->
        [you] Wznosisz budowlę „{ $card }”: { $price }.
        [free_city] Wolne miasto wznosi budowlę „{ $card }”: { $price }.
       *[other] { $city } wznosi budowlę „{ $card }”: { $price }.
    }
seven-built-chain = za darmo (łańcuch)
seven-built-free = za darmo (zdolność cudu)
seven-built-dug = za darmo (ze stosu kart odrzuconych)
seven-stage-built =
    { $who ->
        [you] Budujesz etap { $stage } swojego cudu ({ $effect }): { $price }.
        [free_city] Wolne miasto buduje etap { $stage } swojego cudu ({ $effect }): { $price }.
       *[other] { $city } buduje etap { $stage } swojego cudu ({ $effect }): { $price }.
    }
# Only for the person who buried the card.
seven-buried = { $told } Pod nim: { $card }.
seven-sold =
    { $who ->
        [you] Odrzucasz za monety kartę „{ $card }”.
        [free_city] Wolne miasto odrzuca za monety kartę „{ $card }”.
       *[other] { $city } odrzuca za monety kartę „{ $card }”.
    }
seven-sold-unseen =
    { $who ->
        [free_city] Wolne miasto odrzuca kartę za monety.
       *[other] { $city } odrzuca kartę za monety.
    }
seven-thrown = Twoja ostatnia karta zostaje odłożona: { $card }.
seven-declined =
    { $who ->
        [you] Nie budujesz niczego ze stosu kart odrzuconych.
        [free_city] Wolne miasto nie buduje niczego ze stosu kart odrzuconych.
       *[other] { $city } nie buduje niczego ze stosu kart odrzuconych.
    }
seven-earned-trade = +{ $count } od sąsiadów
seven-earned-sale = +{ $count } za kartę
seven-earned-effect = +{ $count } z efektu

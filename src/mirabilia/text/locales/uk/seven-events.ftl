# 7 Wonders: what happened. $who is "you" for the person who reads, else $city has the name.
# Present tense only: nobody knows whether a name is a he or a she. $card stands in the nominative, behind "споруду" or "карту".

seven-built =
    { $who ->
        [you] Ви будуєте споруду «{ $card }»: { $price }.
        [free_city] Вільне місто будує споруду «{ $card }»: { $price }.
       *[other] { $city } будує споруду «{ $card }»: { $price }.
    }
seven-built-chain = безкоштовно (ланцюжок)
seven-built-free = безкоштовно (здатність чуда)
seven-built-dug = безкоштовно (зі скиду)
seven-stage-built =
    { $who ->
        [you] Ви будуєте етап { $stage } свого чуда ({ $effect }): { $price }.
        [free_city] Вільне місто будує етап { $stage } свого чуда ({ $effect }): { $price }.
       *[other] { $city } будує етап { $stage } свого чуда ({ $effect }): { $price }.
    }
# Only for the person who buried the card.
seven-buried = { $told } Під ним: { $card }.
seven-sold =
    { $who ->
        [you] Ви скидаєте за монети карту «{ $card }».
        [free_city] Вільне місто скидає за монети карту «{ $card }».
       *[other] { $city } скидає за монети карту «{ $card }».
    }
seven-sold-unseen =
    { $who ->
        [free_city] Вільне місто скидає карту за монети.
       *[other] { $city } скидає карту за монети.
    }
seven-thrown = Ваша остання карта йде у скид: { $card }.
seven-declined =
    { $who ->
        [you] Ви нічого не будуєте зі скиду.
        [free_city] Вільне місто нічого не будує зі скиду.
       *[other] { $city } нічого не будує зі скиду.
    }
seven-earned-trade = +{ $count } від сусідів
seven-earned-sale = +{ $count } за карту
seven-earned-effect = +{ $count } завдяки ефекту

# 7 Wonders: what happened. $who is "you" for the person who reads, else $city has the name.

seven-built =
    { $who ->
        [you] Tu construis { $card } : { $price }.
        [free_city] La Cité libre construit { $card } : { $price }.
       *[other] { $city } construit { $card } : { $price }.
    }
seven-built-chain = gratuit (chaînage)
seven-built-free = gratuit (pouvoir de la Merveille)
seven-built-dug = gratuit (de la défausse)
seven-stage-built =
    { $who ->
        [you] Tu construis l’étape { $stage } de ta Merveille ({ $effect }) : { $price }.
        [free_city] La Cité libre construit l’étape { $stage } de sa Merveille ({ $effect }) : { $price }.
       *[other] { $city } construit l’étape { $stage } de sa Merveille ({ $effect }) : { $price }.
    }
# Only for the person who buried the card.
seven-buried = { $told } La carte dessous : { $card }.
seven-sold =
    { $who ->
        [you] Tu vends { $card }.
        [free_city] La Cité libre vend { $card }.
       *[other] { $city } vend { $card }.
    }
seven-sold-unseen =
    { $who ->
        [free_city] La Cité libre vend une carte.
       *[other] { $city } vend une carte.
    }
seven-thrown = Ta dernière carte est défaussée : { $card }.
seven-declined =
    { $who ->
        [you] Tu ne construis rien de la défausse.
        [free_city] La Cité libre ne construit rien de la défausse.
       *[other] { $city } ne construit rien de la défausse.
    }
seven-earned-trade = +{ $count } du voisinage
seven-earned-sale = +{ $count } pour la carte
seven-earned-effect = +{ $count } par son effet

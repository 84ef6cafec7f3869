# 7 Wonders Architects: what happened. $who is "you" for the person who reads, else $city has the name.

architects-peeked-you = The Cat shows you the top of the centre: { $card }.
architects-peeked-other = { $city } looks at the top of the centre.
architects-took-turn =
    { $who ->
        [you] You take { $card } from { $deck }.
       *[other] { $city } takes { $card } from { $deck }.
    }
architects-took-draw =
    { $who ->
        [you] You draw { $card } from { $deck }.
       *[other] { $city } draws { $card } from { $deck }.
    }
architects-took-effect =
    { $who ->
        [you] Your wonder brings you { $card } from { $deck }.
       *[other] The wonder of { $city } brings { $card } from { $deck }.
    }
architects-took-look =
    { $who ->
        [you] You keep { $card } from { $deck }.
       *[other] { $city } keeps { $card } from { $deck }.
    }
architects-deck-centre = the centre
architects-deck-you = your deck
architects-deck-own = its own deck
architects-deck-of = the deck of { $city }
architects-cat-moved =
    { $who ->
        [you] The Cat comes to you.
       *[other] The Cat goes to { $city }.
    }
architects-flipped = Horns sound: { $flipped } of { $all } conflict tokens turned.
architects-flipped-battle = Horns sound for the last time: battle at the end of this turn!
architects-draw-allowed =
    { $who ->
        [you] You may draw another card.
       *[other] { $city } may draw another card.
    }
architects-stage-built =
    { $who ->
        [you] You build stage { $stage } ({ $gives }) with { $cards }.
       *[other] { $city } builds stage { $stage } ({ $gives }) with { $cards }.
    }
architects-researched =
    { $who ->
        [you] You give up { $cards }.
       *[other] { $city } gives up { $cards }.
    }
architects-gained-token =
    { $who ->
        [you] You take the token { $token }.
       *[other] { $city } takes the token { $token }.
    }
architects-turned-token =
    { $who ->
        [you] You turn up the token { $token }.
       *[other] { $city } turns up the token { $token }.
    }
# Only for the person who looked.
architects-looked-you = You look into { $deck }: { $cards }.
architects-looked-other = { $city } looks at the first cards of { $deck }.
architects-declined =
    { $who ->
        [you] You skip the effect of your stage.
       *[other] { $city } skips the effect of its stage.
    }
architects-fought = Battle: { $sides }. All cards with horns are discarded.
architects-fought-side = { $city } { $shields } (+{ $victories })

# 7 Wonders Architects: what happened. $who is "you" for the person who reads, else $city has the name.

architects-peeked-you = The Cat shows you the top card of the central deck: { $card }.
architects-peeked-other = { $city } peeks at the top card of the central deck.
architects-took-turn =
    { $who ->
        [you] You take a card from { $deck }: { $card }.
       *[other] { $city } takes a card from { $deck }: { $card }.
    }
architects-took-draw =
    { $who ->
        [you] You draw another card from { $deck }: { $card }.
       *[other] { $city } draws another card from { $deck }: { $card }.
    }
architects-took-effect =
    { $who ->
        [you] Your wonder brings you a card from { $deck }: { $card }.
       *[other] { $city } gets a card from { $deck } by its wonder: { $card }.
    }
architects-took-look =
    { $who ->
        [you] You keep a card from { $deck }: { $card }.
       *[other] { $city } keeps a card from { $deck }: { $card }.
    }
architects-deck-centre = the central deck
architects-deck-own =
    { $who ->
        [you] your deck
       *[other] its own deck
    }
# Your deck, when someone else takes from it.
architects-deck-you = your deck
architects-deck-of = the deck of { $city }
architects-cat-moved =
    { $who ->
        [you] You get the Cat.
       *[other] { $city } gets the Cat.
    }
architects-flipped = Horns sound: { $flipped } of { $all } conflict tokens flipped.
architects-flipped-battle = The last conflict token is flipped: battle at the end of this turn!
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
        [you] You discard { $cards }.
       *[other] { $city } discards { $cards }.
    }
architects-gained-token =
    { $who ->
        [you] You take a progress token: { $token }.
       *[other] { $city } takes a progress token: { $token }.
    }
architects-turned-token =
    { $who ->
        [you] You draw a progress token blind: { $token }.
       *[other] { $city } draws a progress token blind: { $token }.
    }
# Only for the person who looked.
architects-looked-you = You look at the top cards of { $deck }: { $cards }.
architects-looked-other = { $city } looks at the top cards of { $deck }.
architects-declined =
    { $who ->
        [you] You skip the effect of your stage.
       *[other] { $city } skips the effect of its stage.
    }
architects-fought = Battle: { $sides }. All cards with horns are discarded.
architects-fought-side = { $city } { $shields } (+{ $victories })

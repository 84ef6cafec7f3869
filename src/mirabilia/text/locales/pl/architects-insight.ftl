# Architects: what can be done, in short, and what an option brings.

architects-move-take =
    { $deck ->
        [left] wziąć z własnego stosu
        [right] wziąć ze stosu prawego sąsiada
       *[centre] wziąć ze stosu głównego
    }
architects-move-draw =
    { $deck ->
        [left] dobrać z własnego stosu
        [right] dobrać ze stosu prawego sąsiada
       *[centre] dobrać ze stosu głównego
    }
architects-move-build = wybudować etap { $stage }
architects-move-research = wymienić symbole na żeton „{ $token }”
architects-move-research_unseen = wymienić symbole na zakryty żeton
architects-move-end = zakończyć turę
architects-move-from = wziąć ze stosu miasta { $city }
architects-move-from_unseen = wziąć ze stosu głównego
architects-move-token = wziąć żeton „{ $token }”
architects-move-token_unseen = wziąć zakryty żeton
architects-move-look =
    { $deck ->
        [left] obejrzeć własny stos
        [right] obejrzeć stos prawego sąsiada
       *[centre] obejrzeć stos główny
    }
architects-move-keep = zatrzymać kartę: { $card }
architects-move-use = użyć efektu etapu
architects-move-decline = zrezygnować z efektu etapu

# Reasons for an option: clauses that stand in a list.
architects-prospect-stage = od razu można wybudować etap { $count }
architects-prospect-token = przybliża żeton postępu
architects-prospect-take_any = potem: { architects-effect-take_any }
architects-prospect-take_token = potem: { architects-effect-take_token }
architects-prospect-take_central = potem: { architects-effect-take_central }
architects-prospect-look = potem: { architects-effect-look }
architects-prospect-take_both = potem: { architects-effect-take_both }
architects-prospect-draws =
    { $count ->
        [one] pozwala na jeszcze { $count } kartę
        [few] pozwala na jeszcze { $count } karty
        [many] pozwala na jeszcze { $count } kart
       *[other] pozwala na jeszcze { $count } karty
    }
architects-prospect-cat = przynosi Kota

# Architects: what can be done, in short, and what an option brings.

architects-move-take =
    { $deck ->
        [left] взяти з власної колоди
        [right] взяти з колоди правого сусіда
       *[centre] взяти із центральної колоди
    }
architects-move-draw =
    { $deck ->
        [left] добрати з власної колоди
        [right] добрати з колоди правого сусіда
       *[centre] добрати із центральної колоди
    }
architects-move-build = збудувати етап { $stage }
architects-move-research = обміняти символи на жетон «{ $token }»
architects-move-research_unseen = обміняти символи на закритий жетон
architects-move-end = завершити хід
architects-move-from = взяти з колоди міста { $city }
architects-move-from_unseen = взяти із центральної колоди
architects-move-token = взяти жетон «{ $token }»
architects-move-token_unseen = взяти закритий жетон
architects-move-look =
    { $deck ->
        [left] переглянути власну колоду
        [right] переглянути колоду правого сусіда
       *[centre] переглянути центральну колоду
    }
architects-move-keep = залишити собі карту: { $card }
architects-move-use = використати ефект етапу
architects-move-decline = відмовитися від ефекту етапу

# Reasons for an option: clauses that stand in a list.
architects-prospect-stage = одразу можна збудувати етап { $count }
architects-prospect-token = наближає жетон прогресу
architects-prospect-take_any = потім: { architects-effect-take_any }
architects-prospect-take_token = потім: { architects-effect-take_token }
architects-prospect-take_central = потім: { architects-effect-take_central }
architects-prospect-look = потім: { architects-effect-look }
architects-prospect-take_both = потім: { architects-effect-take_both }
architects-prospect-draws =
    { $count ->
        [one] дозволяє ще { $count } карту
        [few] дозволяє ще { $count } карти
        [many] дозволяє ще { $count } карт
       *[other] дозволяє ще { $count } карти
    }
architects-prospect-cat = приносить Кота

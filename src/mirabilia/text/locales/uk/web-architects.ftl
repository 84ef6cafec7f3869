# 7 Wonders Architects as text.

web-architects-headline =
    { $who ->
        [you] Хід { $turn }: ваш
       *[other] Хід { $turn }: { $city }
    }
web-architects-table = Стіл
web-architects-battle = Наприкінці цього ходу буде битва!
web-architects-peace =
    { $count ->
        [one] { $count } горн до наступної битви
        [few] { $count } горни до наступної битви
        [many] { $count } горнів до наступної битви
       *[other] { $count } горна до наступної битви
    }
web-architects-cat-nobody = Кота ще ніхто не має.
web-architects-cat = Кота має { $city }.
web-architects-deck =
    { $count ->
        [0] { $deck }: порожньо
        [one] { $deck }: зверху { $card }, { $count } карта
        [few] { $deck }: зверху { $card }, { $count } карти
        [many] { $deck }: зверху { $card }, { $count } карт
       *[other] { $deck }: зверху { $card }, { $count } карти
    }
web-architects-its-deck = Колода
web-architects-unseen = карта долілиць
web-architects-blind = наосліп, верхній зі стосу
web-architects-tokens-open = Жетони прогресу: { $tokens }
web-architects-built =
    { $count ->
        [one] Збудовані етапи: { $count } з 5
        [few] Збудовані етапи: { $count } з 5
        [many] Збудовані етапи: { $count } з 5
       *[other] Збудовані етапи: { $count } з 5
    }
web-architects-stage = Етап { $stage }. Вартість: { $cost }; дає: { $gives }
web-architects-cards = Карти: { $cards }
web-architects-tokens = Жетони: { $tokens }

web-architects-question-take = Візьміть карту
web-architects-question-act = Зробіть те, що дозволяють або вимагають ваші карти
web-architects-question-effect = Ефект вашого етапу: { $effect }
web-architects-question-look = Залиште собі одну з карт, які бачите
web-architects-group-take = Узяти карту
web-architects-group-build = Збудувати
web-architects-group-research = Скинути символи за жетон прогресу
web-architects-group-draw = Узяти додаткову карту
web-architects-group-effect = Ефект вашого етапу
web-architects-group-look = Залишити собі
web-architects-group-end = Кінець
web-architects-do-take = { $deck }: { $card }
web-architects-do-build = Етап { $stage } ({ $gives }) за карти: { $cards }
web-architects-do-research = { $cards } за жетон: { $token }
web-architects-do-look = Переглянути верхні карти { $deck }
web-architects-do-use = Використати: { $effect }
web-architects-do-decline = Пропустити
web-architects-do-end = Завершити хід
web-architects-cannot = Етап { $stage }: { $reason }
web-architects-paid-engineering = { $cards } («Інженерія»)
web-architects-paid-economy = { $coins } (одна рахується як дві: «Економіка»)

# 7 Wonders Architects as text.

web-architects-headline =
    { $who ->
        [you] Хід { $turn }: твій
       *[other] Хід { $turn }: { $city }
    }
web-architects-table = Стіл
web-architects-battle = Наприкінці цього ходу битва!
web-architects-peace =
    { $count ->
        [one] { $count } ріг до наступної битви
        [few] { $count } роги до наступної битви
        [many] { $count } рогів до наступної битви
       *[other] { $count } рогу до наступної битви
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
web-architects-unseen = закрита карта
web-architects-blind = верхній зі стосу, наосліп
web-architects-tokens-open = Жетони прогресу: { $tokens }
web-architects-built =
    { $count ->
        [one] Стоїть { $count } етап із 5
        [few] Стоять { $count } етапи з 5
        [many] Стоїть { $count } етапів із 5
       *[other] Стоїть { $count } етапу з 5
    }
web-architects-stage = Етап { $stage }: ресурси { $cost }, дає { $gives }
web-architects-cards = Карти: { $cards }
web-architects-tokens = Жетони: { $tokens }

web-architects-question-take = Візьми карту
web-architects-question-act = Зроби те, що дозволяють твої карти
web-architects-question-effect = Ефект твого етапу: { $effect }
web-architects-question-look = Залиш собі одну з карт, які бачиш
web-architects-group-take = Узяти карту
web-architects-group-build = Збудувати
web-architects-group-research = Віддати символи за жетон прогресу
web-architects-group-draw = Узяти ще карту
web-architects-group-effect = Ефект твого етапу
web-architects-group-look = Залишити собі
web-architects-group-end = Кінець
web-architects-do-take = { $deck }: { $card }
web-architects-do-build = Етап { $stage } ({ $gives }), оплата: { $cards }
web-architects-do-research = { $cards } за { $token }
web-architects-do-look = Зазирнути: { $deck }
web-architects-do-use = Використати: { $effect }
web-architects-do-decline = Обійтися без нього
web-architects-do-end = Завершити хід
web-architects-cannot = Етап { $stage }: { $reason }
web-architects-paid-engineering = { $cards } завдяки жетону «Інженерія»
web-architects-paid-economy = { $coins } (одна рахується за 2, «Економіка»)

# 7 Wonders Architects in the terminal.

## Its first words

architects-terminal-intro-you =
    { $count ->
        [one] Ваше чудо: { $wonder }. Ви граєте проти { $count } бота ({ $bot }). Перемагає той, хто має найбільше балів.
        [few] Ваше чудо: { $wonder }. Ви граєте проти { $count } ботів ({ $bot }). Перемагає той, хто має найбільше балів.
        [many] Ваше чудо: { $wonder }. Ви граєте проти { $count } ботів ({ $bot }). Перемагає той, хто має найбільше балів.
       *[other] Ваше чудо: { $wonder }. Ви граєте проти { $count } бота ({ $bot }). Перемагає той, хто має найбільше балів.
    }
architects-terminal-first-what = Щоходу беріть карту; з відповідних карт будується ваше чудо. Хто його завершить, закінчує гру.
architects-terminal-first-how = Введіть номер того, що хочете зробити; ? підкаже.

## The screen of a turn

architects-terminal-header = Хід { $turn } · { $what }
architects-terminal-what-take = візьміть карту
architects-terminal-what-act = зробіть те, що дозволяють або вимагають ваші карти
architects-terminal-what-effect = ефект вашого етапу
architects-terminal-what-look = залиште собі одну з карт, які бачите

architects-terminal-others = інші
architects-terminal-column-stages = етапи
architects-terminal-column-shields = щити
architects-terminal-column-victories = перемоги
architects-terminal-column-cards = карти
architects-terminal-column-tokens = жетони прогресу
architects-terminal-none = немає

architects-terminal-progress = прогрес
architects-terminal-stack =
    { $count ->
        [0] закритих немає
       *[other] закриті: { $count }
    }
architects-terminal-war = конфлікт
architects-terminal-peace =
    { $peace ->
        [one] { $track } { $peace } горн до наступної битви
        [few] { $track } { $peace } горни до наступної битви
        [many] { $track } { $peace } горнів до наступної битви
       *[other] { $track } { $peace } горна до наступної битви
    }
architects-terminal-battle = { $track } наприкінці цього ходу буде битва!
architects-terminal-now = Якби битва була зараз: { $result }
architects-terminal-now-nobody = ніхто б не переміг
architects-terminal-now-seat = { $city } +{ $count }
architects-terminal-cat = Кіт
architects-terminal-cat-nobody = його ще ніхто не має
architects-terminal-cat-held =
    { $who ->
        [you] він у вас
       *[other] його має { $city }
    }
# What the person saw by it.
architects-terminal-cat-seen = { $held }; верхня карта центральної колоди: { $card }
architects-terminal-cat-you-blind = він у вас; наступного ходу ви побачите верхню карту центральної колоди

architects-terminal-own = ви: { $wonder }
architects-terminal-title = { $seat } { $city }
architects-terminal-tokens = прогрес: { $tokens }
architects-terminal-no-cards = карт ще немає
# $state says what is there and what is missing, or which stages come first.
architects-terminal-stage = { $cost } → { $gives }
architects-terminal-stage-built = { $gives }
architects-terminal-stage-state = { $stage } ({ $state })
architects-terminal-stage-able = можна збудувати

architects-terminal-deck-left = ← ваша колода
architects-terminal-deck-centre = центральна колода
architects-terminal-deck-right = { $city } →
architects-terminal-unseen = долілиць

## Options

architects-terminal-must = ! треба зробити до кінця ходу
architects-terminal-group-take = Візьміть карту: введіть номер її колоди.
architects-terminal-group-build = Збудувати
architects-terminal-group-research = Скинути символи за жетон прогресу
architects-terminal-group-draw = Узяти додаткову карту
architects-terminal-use = Скористайтеся ефектом свого етапу: { $effect }
architects-terminal-keep = Залиште собі одну з карт: { $cards }
architects-terminal-group-end = Кінець
architects-terminal-do-take = { $deck }: { $card }
architects-terminal-do-build = етап { $stage } ({ $gives }) за карти: { $cards }
architects-terminal-do-research = { $cards } за жетон: { $token }
architects-terminal-do-blind = наосліп, верхній зі стосу
architects-terminal-do-from = верхня карта { $deck }: { $card }
architects-terminal-do-look = переглянути верхні карти { $deck } ({ $count })
architects-terminal-do-both = узяти карти: { $cards }
architects-terminal-do-decline = відмовитися від нього
architects-terminal-do-end = завершити хід
architects-terminal-paid-economy = { $coins } (одна рахується як дві: «Економіка»)
architects-terminal-paid-engineering = { $cards } («Інженерія»)

## Looking closer

architects-terminal-decks = Що є в колодах
architects-terminal-all = разом
architects-terminal-tops = Зверху: { $tops }
# The number of a seat and the top of its deck.
architects-terminal-top = { $seat } { $card }
architects-terminal-tokens-down = Закриті жетони: { $tokens }
architects-terminal-strength = { shields }, { $victories }, { $stages } з 5 етапів
architects-terminal-deck-line = колода: { $count }, зверху { $card }
architects-terminal-deck-empty = колода: порожня
architects-terminal-log-turn = Хід { $turn }, { $city }
architects-terminal-happened = Що сталося

## Answers to what cannot be done

architects-terminal-puzzled = Не розумію: { $line }. Введіть номер від 1 до { $last }; ? пояснить.
architects-terminal-puzzled-nothing = Введіть номер від 1 до { $last }; ? пояснить.
architects-terminal-no-option = Оберіть номер від 1 до { $last }.

## Help

architects-terminal-help-number = зробити те, що під номером 3
architects-terminal-help-decks = що ще є в колодах і які жетони закриті
architects-terminal-help-stages = { $built } етап збудовано · { $open } наступний · { $locked } пізніший. Етап коштує однакові або різні сірі карти; монети замінюють ті, яких бракує.
architects-terminal-help-science = 2 однакові або 3 різні символи треба скинути за жетон прогресу.
architects-terminal-help-war = Горни перевертають жетони конфлікту; коли перевернуто всі, за кожного сусіда з меншою кількістю щитів ви отримуєте жетон перемоги.
architects-terminal-help-score = Бали: етапи, Кіт 2, сині карти, 3 за жетон перемоги, жетони прогресу.

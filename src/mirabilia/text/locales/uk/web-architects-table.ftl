# The pictured table of 7 Wonders Architects.

## The bar

web-arch-order = порядок: { $names }

## Progress tokens

web-arch-tokens = Жетони прогресу
web-arch-blind = Узяти наосліп
web-arch-stack =
    { $count ->
        [one] верхній із { $count }
        [few] верхній із { $count }
        [many] верхній із { $count }
       *[other] верхній із { $count }
    }
web-arch-stack-title = Закриті жетони в невідомому порядку

## Cities

web-arch-left = ліворуч
web-arch-left-next = ліворуч, ходить після вас
web-arch-right = праворуч
web-arch-both-sides = сусід з обох боків
web-arch-label-shields = щити
web-arch-label-victories = перемоги
web-arch-label-stages = етапи
web-arch-stages-of = { $count } із { $all } етапів
web-arch-next-stage = Наступний етап: { $cost }
web-arch-finished = Чудо завершено
web-arch-in-front = На столі
web-arch-mine = Перед вами
web-arch-no-cards = немає карт
web-arch-whole-city = { $city }: усе місто
web-arch-now-playing = зараз ходить
web-arch-wonder-of = Чудо: { $wonder }
web-arch-previous-city = Попереднє місто
web-arch-next-city = Наступне місто

## Stages

web-arch-stage = Етап { $stage }
web-arch-built = збудовано
web-arch-must-build = треба збудувати
web-arch-can-build = можна збудувати

## Conflict

web-arch-conflict = Конфлікт
web-arch-conflict-turned = Жетони конфлікту стороною «Битва» догори: { $turned } із { $all }
web-arch-fought-now = Якби битва була зараз:

## Decks

web-arch-decks = Колоди
web-arch-deck-you = Ваша колода
web-arch-deck-centre = Центральна колода
web-arch-deck-of = Колода: { $city }
web-arch-only-you = бачите лише ви
web-arch-face-down = долілиць
web-arch-peek = підглянуто
web-arch-take = Узяти: { $card }
web-arch-take-unseen = Узяти наосліп
web-arch-draw = Узяти ще: { $card }
web-arch-draw-unseen = Узяти ще наосліп
web-arch-look = Переглянути 5 карт
web-arch-see-all = Усі карти ({ $count })
web-arch-inside = Карти, які ще є в колоді, разом із верхньою
web-arch-empty = порожньо

## What to do

web-arch-use = Використати
web-arch-must = обов’язково

## The log


## The Cat

web-arch-cat-yours = Кіт у вас: у свій хід ви бачите верхню карту центральної колоди.
web-arch-cat = Кіт

## After the game


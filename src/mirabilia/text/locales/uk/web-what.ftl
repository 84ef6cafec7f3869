# What is this? What is said about a card, a stage, a token or a symbol that someone asks about.

web-what-ask = Що це: { $name }?
web-what-back = Назад
web-what-rules = У правилах

## What kind of thing it is, beside its name

web-what-kind-symbol = науковий символ
web-what-kind-resource = ресурс
web-what-kind-power = здатність
web-what-kind-colour = вид карт
web-what-kind-sign = знак
web-what-kind-token = жетон прогресу
web-what-kind-wonder = чудо світу

## Rows, and what stands in one that is empty

web-what-row-costs = Вартість
web-what-row-after = Даром із
web-what-row-leads = Ланцюжок до
web-what-row-copies = Копій
web-what-row-worth = Зараз дасть
web-what-row-built = Хто має
web-what-row-has = Хто має
web-what-row-before = Перед ним
web-what-row-next = Після нього
web-what-row-whose = Чий
web-what-row-boards = Чудеса
web-what-row-cards = Карти
web-what-row-helped = Пасує до
web-what-row-to-come = Ще лишилося
web-what-row-lasts = Діє
web-what-no-card = жодної карти
web-what-no-stage = жодного етапу
web-what-no-token = жодного жетона
web-what-nothing = нічого
web-what-nobody = ніхто
web-what-nobody-yet = ще ніхто
web-what-none-left = більше немає
web-what-not-here = у цій грі немає
web-what-worth-later = коли його можна збудувати
web-what-built = збудовано
web-what-not-built = ще не збудовано

## Costs and copies

web-what-you = для вас: { $price }
web-what-any-card = під нього йде будь-яка карта
web-what-guild = щонайбільше одна, якщо вона в цій грі
web-what-players = гравців
web-what-copies-of = { $count } з { $all } жетонів
web-what-token-costs = два однакові символи або три різні
web-what-token-lasts = до кінця гри
web-what-token-open = відкритий
web-what-token-hidden = у стосі

## Names and what they mean

web-what-stage = Етап { $stage }
web-what-discount = Дешевша торгівля
web-what-points-name = бали
web-what-horn = горн
web-what-conflict = жетони конфлікту
web-what-resource =
    Ним платять за споруди та етапи, щоходу заново. Чого бракує вашому місту, можна купити в сусіда, який це виробляє.
web-what-coins = Ними платять до банку й сусідам. Наприкінці кожні 3 монети — це бал.
web-what-shields = Після кожної епохи їх порівнюють з обома сусідами: більше — жетон, менше — втрата бала.
web-what-points = Наприкінці їх додають; перемагає той, у кого найбільше.
web-what-victories = За кожного сусіда, який має в битві менше щитів, ви отримуєте один. Кожен вартий 3 балів.

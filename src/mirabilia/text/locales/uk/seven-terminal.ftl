# 7 Wonders in the terminal.

## Its first words

seven-terminal-intro-you =
    { $count ->
        [one] Ваше місто: { $city }. Ви граєте проти { $count } бота ({ $bot }). Перемагає той, хто має найбільше балів.
        [few] Ваше місто: { $city }. Ви граєте проти { $count } ботів ({ $bot }). Перемагає той, хто має найбільше балів.
        [many] Ваше місто: { $city }. Ви граєте проти { $count } ботів ({ $bot }). Перемагає той, хто має найбільше балів.
       *[other] Ваше місто: { $city }. Ви граєте проти { $count } бота ({ $bot }). Перемагає той, хто має найбільше балів.
    }
seven-terminal-first-what = Щоходу використайте одну карту: збудуйте її, підкладіть під чудо, щоб збудувати його етап, або скиньте за 3 монети.
seven-terminal-first-how = Введіть її номер і літеру, як-от 3 b: b будує її, s будує етап чуда, x скидає її; ? підкаже.
seven-terminal-intro-free-city = Вільне місто не має гравця: ви й бот граєте за нього по черзі.

## The screen of a turn

seven-terminal-header = { seven-age } · хід { $turn } з 6 · { $detail }
seven-terminal-passing-left = карти йдуть { $left } ← { $you } ← { $right }
seven-terminal-passing-right = карти йдуть { $left } → { $you } → { $right }
seven-terminal-last-turn = інша карта йде у скид, потім конфлікти
seven-terminal-last-turn-both = розігруються обидві карти, потім конфлікти
seven-terminal-swap = { $city } обмінюється з вами картами
seven-terminal-holder = У вас карта вільного міста й карта «{ $card }» з його колоди: спершу оберіть для себе, потім для вільного міста.
seven-terminal-holder-other = { $city } тримає карту вільного міста й цього ходу грає і за нього.
seven-terminal-special-seventh = Сьома карта
seven-terminal-seventh-why = Ваше чудо дозволяє розіграти й останню карту; зароблене цього ходу витратити ще не можна.
seven-terminal-seventh-for = Чудо вільного міста дозволяє йому розіграти останню карту колоди; як саме, обираєте ви.
seven-terminal-special-dig = Скид
seven-terminal-dig-why = Ваше чудо дозволяє збудувати одну з цих карт безкоштовно; n не будує нічого.
seven-terminal-dig-for = Чудо вільного міста будує одну з цих карт безкоштовно: оберіть яку; n не будує нічого.
seven-terminal-special-free_city = Ви граєте за вільне місто
seven-terminal-free-city-why = Ваш власний вибір: { $choice } (u скасує його). Тепер оберіть карту для вільного міста.

seven-terminal-choice-build = збудувати: { $card }
seven-terminal-choice-stage = етап чуда, під ним: { $card }
seven-terminal-choice-sell = скинути за монети: { $card }
seven-terminal-choice-free = безкоштовно збудувати: { $card }

seven-terminal-title = { $seat } { $city } { $side }
seven-terminal-title-free-city = { $seat } { $city } ({ $board } { $side })
seven-terminal-far = інші
seven-terminal-far-coins = монети
seven-terminal-far-shields = щити
seven-terminal-far-stages = етапи
seven-terminal-far-won_lost = пер-пор
# Numbers of compasses, gears and tablets: 2-0-1.
seven-terminal-far-science = ц-ш-т
seven-terminal-far-cards = карти
seven-terminal-side-left = ← { $city }
seven-terminal-side-right = → { $city }
# The own city, seen from the Free City.
seven-terminal-title-you = { $title } (ви)
seven-terminal-own = ваше місто: { $city }
seven-terminal-income = { $coins } ({ $income } на наступний хід)
seven-terminal-stages = етапи { $stages }
seven-terminal-science = наука { $symbols }
seven-terminal-conflicts = конфлікти: перемог { $won }, поразок { $lost } ({ points })
seven-terminal-makes = виробляє: { $wares }
seven-terminal-sells = продає по { $coins }: { $wares }
seven-terminal-buys = дешевше: { $discounts }
seven-terminal-free-build = у цій епосі одну споруду можна збудувати безкоштовно (f)
seven-terminal-no-cards = карт ще немає

seven-terminal-column-card = карта
seven-terminal-column-does = що дає
seven-terminal-column-needs = вартість
seven-terminal-column-build = b будувати
seven-terminal-column-stage = s етап
seven-terminal-column-sell = x скинути
seven-terminal-copies = { $card } ×{ $count }
seven-terminal-free-verb = f: безкоштовно
# What a card does, what it costs, and what it makes free later.
seven-terminal-does-costs = { $effect } ({ $cost })
seven-terminal-does-frees = { $effect }, ланцюжок до: { $cards }
seven-terminal-next-stage = Етап { $number } ({ $cost } → { $effect }): { $answer }
seven-terminal-complete = Чудо завершено.

## Looking closer

seven-terminal-stage = етап { $number }: { $cost } → { $effect }
seven-terminal-for-sale = виробляє і продає: { $wares }
seven-terminal-own-use = виробляє лише для себе: { $wares }
seven-terminal-sold =
    { $count ->
        [0] за монети не скинуто жодної карти
        [one] за монети скинуто { $count } карту
        [few] за монети скинуто { $count } карти
        [many] за монети скинуто { $count } карт
       *[other] за монети скинуто { $count } карти
    }
seven-terminal-explain = { $card } · { $effect } · { $cost }
seven-terminal-costs = вартість: { $cost }
seven-terminal-costs-nothing = безкоштовно
seven-terminal-free-with = безкоштовно, якщо є: { $cards }
seven-terminal-frees = ланцюжок до: { $cards }
seven-terminal-not-build = не можна збудувати — { $reason }
seven-terminal-not-stage = не можна збудувати етап — { $reason }
seven-terminal-not-sell = не можна скинути за монети — { $reason }
seven-terminal-log-turn = { seven-age }, хід { $turn }
seven-terminal-memory = { $city } має те, що лишилося з карт: { $cards }
seven-terminal-memory-gone =
    { $count ->
        [one] ({ $count } з них зіграно долілиць)
        [few] ({ $count } з них зіграно долілиць)
        [many] ({ $count } з них зіграно долілиць)
       *[other] ({ $count } з них зіграно долілиць)
    }
seven-terminal-memory-drawn = і карту з колоди вільного міста
seven-terminal-memory-empty = У цій епосі ви ще не передавали карт із руки.

## What changed

seven-terminal-turn-over = Що сталося: { seven-age }, хід { $turn }
seven-terminal-over-seventh = Сьома карта епохи { seven-age-number }
seven-terminal-over-digging = Скид: { seven-age }, хід { $turn }
seven-terminal-changes = Ваше місто: { $changes }.
seven-terminal-change-coins = монети { $before } → { $after }
seven-terminal-change-shields = щити { $before } → { $after }
seven-terminal-change-symbols = наукові символи { $before } → { $after }
seven-terminal-change-stages = етапи { $before } → { $after }

## Asking

seven-terminal-prompt-payment =
    { $last ->
        [1] Є лише один спосіб оплати: введіть 1. (Enter: назад)
       *[other] Який спосіб оплати, 1-{ $last }? (Enter: назад)
    }
seven-terminal-payment = { $number }  { $price }

## Answers to what cannot be done

seven-terminal-what = Не розумію: { $line }. { $how }
seven-terminal-how = Введіть номер карти та b, s або x, як-от 2 b; ? пояснить.
seven-terminal-how-dig = Введіть номер карти та b, як-от 2 b, або n, щоб нічого не будувати; ? пояснить.
# The form "one" is also that of 21, so 1 stands for itself.
seven-terminal-no-row =
    { $count ->
        [1] Є лише карта 1.
        [one] Оберіть карту від 1 до { $count }.
        [few] Оберіть карту від 1 до { $count }.
        [many] Оберіть карту від 1 до { $count }.
       *[other] Оберіть карту від 1 до { $count }.
    }
seven-terminal-no-payment =
    { $count ->
        [1] Є лише спосіб оплати 1.
        [one] Оберіть спосіб оплати від 1 до { $count }.
        [few] Оберіть спосіб оплати від 1 до { $count }.
        [many] Оберіть спосіб оплати від 1 до { $count }.
       *[other] Оберіть спосіб оплати від 1 до { $count }.
    }
seven-terminal-cannot-build = Карту «{ $card }» не можна збудувати — { $reason }.
seven-terminal-cannot-stage = Етап із картою «{ $card }» не можна збудувати — { $reason }.
seven-terminal-cannot-sell = Карту «{ $card }» не можна скинути за монети — { $reason }.
seven-terminal-only = З картою «{ $card }» тут можна лише: { $letters }.
seven-terminal-cannot-free = Карту «{ $card }» не можна збудувати безкоштовно: це дозволяє лише другий етап Олімпії A, раз на епоху.
seven-terminal-no-decline = Пропустити не можна; x скидає карту.
seven-terminal-no-choice = Немає чого скасовувати.

## Help

seven-terminal-help-build = збудувати карту 3 найдешевшим способом
seven-terminal-help-ways = спершу показати всі способи оплати (також 3 s ?)
seven-terminal-help-stage = збудувати наступний етап чуда, підклавши карту 3 долілиць
seven-terminal-help-sell = скинути карту 3 за 3 монети
seven-terminal-help-free = збудувати карту 3 безкоштовно завдяки Олімпії
seven-terminal-help-card = пояснити карту 3
seven-terminal-help-nothing = нічого не будувати зі скиду
seven-terminal-help-back = скасувати власний вибір, поки обираєте для вільного міста
seven-terminal-help-memory = карти, які ви передали, і ваші карти під чудом та у скиді
seven-terminal-help-signs = { $yes } можна заплатити · { $chain } безкоштовно завдяки ланцюжку або чуду · { $no } не можна, і чому
seven-terminal-help-far = ц-ш-т — кількості циркулів, шестерень і табличок, +1 за довільний символ; пер-пор — перемоги й поразки в конфліктах.
seven-terminal-help-trade = Чого вам бракує, можна купити в сусіда, який це виробляє: 2 монети за штуку, зі знижкою 1.
seven-terminal-help-score = Бали: конфлікти, 1 за 3 монети, чудо, сині карти, наука (однакові символи у квадраті, 7 за набір), жовті карти, гільдії.

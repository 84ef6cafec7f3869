# 7 Wonders Architects: what a choice would lead to, in as few words as possible.

web-arch-then-unseen = ви не бачите цієї карти
web-arch-then-kept = одразу нічого
web-arch-then-ends = ваше чудо завершене: це останній хід
web-arch-then-builds =
    { $must ->
        [yes] будує етап { $stage }
       *[no] дає змогу збудувати етап { $stage }
    }
# How the points change by it.
web-arch-then-worth = { $what } ({ $change })
web-arch-then-spent = витрачає: { $cards }
web-arch-then-battle = битва наприкінці вашого ходу
web-arch-then-victories = жетони перемоги: { $who }
web-arch-then-nobody = ніхто б не переміг
web-arch-then-set = { $cards }: берете жетон
# Symbols of which one more makes a set for a progress token: “gear” or “compass / gear / tablet”.
web-arch-then-completing = до жетона бракує: { $cards }
web-arch-then-effect = потім { $effect }
web-arch-then-points = бали: { $change }
web-arch-then-cat = ви забираєте Кота
web-arch-then-flipped =
    { $count ->
        [one] сурмить { $count } горн
        [few] сурмлять { $count } горни
        [many] сурмлять { $count } горнів
       *[other] сурмить { $count } горна
    }
web-arch-then-shields =
    { $count ->
        [one] тоді { $count } щит
        [few] тоді { $count } щити
        [many] тоді { $count } щитів
       *[other] тоді { $count } щита
    }
web-arch-then-armed = { $what }; битва: { $change }
web-arch-then-draws =
    { $count ->
        [one] { $count } додаткова карта
        [few] { $count } додаткові карти
        [many] { $count } додаткових карт
       *[other] { $count } додаткової карти
    }
# What a stage still takes is one of those below.
web-arch-then-stage = етап { $stage }: { $need }
web-arch-need-different =
    { $count ->
        [one] бракує ще { $count } виду або монети
        [few] бракує ще { $count } видів або монет
        [many] бракує ще { $count } видів або монет
       *[other] бракує ще { $count } виду або монет
    }
web-arch-need-identical =
    { $count ->
        [one] бракує ще { $count } такого самого або монети
        [few] бракує ще { $count } таких самих або монет
        [many] бракує ще { $count } таких самих або монет
       *[other] бракує ще { $count } такого самого або монет
    }
web-arch-need-of = бракує { $count }× { $card } або монети

# Trying again from a decision of a finished game.

web-try = Спробувати звідси ще раз
web-try-as = Спробувати звідси ще раз за гравця { $name }
web-try-about = Новий стіл почнеться з цього рішення: ті самі карти, ті самі боти, а на місцях інших людей теж боти.
web-try-opening = Карти розкладаються знову…
web-try-sign = Нова спроба
web-try-sign-about = Нова спроба від рішення в завершеній грі. До цього рішення
web-try-decision = Рішення, з якого все почалося
web-try-once-more = Звідти ще раз
web-try-known = Ця гра продовжує іншу, тож її карти можна було знати. Про неї нічого не обіцяно: доказу немає, і до статистики вона не входить.
web-try-reviewed = Ця гра — нова спроба, тож її розбір починається з першого нового рішення.
web-try-compared = Тоді й тепер
web-try-then = Тоді
web-try-now = Тепер
web-try-difference = Різниця
web-try-won = перемога
web-try-more =
    { $count ->
        [one] На { $count } бал більше, ніж тоді.
        [few] На { $count } бали більше, ніж тоді.
        [many] На { $count } балів більше, ніж тоді.
       *[other] На { $count } бала більше, ніж тоді.
    }
web-try-fewer =
    { $count ->
        [one] На { $count } бал менше, ніж тоді.
        [few] На { $count } бали менше, ніж тоді.
        [many] На { $count } балів менше, ніж тоді.
       *[other] На { $count } бала менше, ніж тоді.
    }
web-try-equal = Стільки ж балів, як тоді.

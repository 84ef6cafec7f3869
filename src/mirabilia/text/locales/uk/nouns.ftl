# Things that both games have.

coins =
    { $count ->
        [one] { $count } монета
        [few] { $count } монети
        [many] { $count } монет
       *[other] { $count } монети
    }
points =
    { $count ->
        [one] { $count } бал
        [few] { $count } бали
        [many] { $count } балів
       *[other] { $count } бала
    }
shields =
    { $count ->
        [one] { $count } щит
        [few] { $count } щити
        [many] { $count } щитів
       *[other] { $count } щита
    }

# Of a card: "коричнева карта".
colour-brown = коричнева
colour-grey = сіра
colour-blue = синя
colour-yellow = жовта
colour-red = червона
colour-green = зелена
colour-purple = фіолетова

symbol-compass = циркуль
symbol-gear = шестерня
symbol-tablet = табличка
symbols-compass =
    { $count ->
        [one] { $count } циркуль
        [few] { $count } циркулі
        [many] { $count } циркулів
       *[other] { $count } циркуля
    }
symbols-gear =
    { $count ->
        [one] { $count } шестерня
        [few] { $count } шестерні
        [many] { $count } шестерень
       *[other] { $count } шестерні
    }
symbols-tablet =
    { $count ->
        [one] { $count } табличка
        [few] { $count } таблички
        [many] { $count } табличок
       *[other] { $count } таблички
    }
# Symbols of a kind that is chosen at the end.
symbols-wild =
    { $count ->
        [one] { $count } довільний символ
        [few] { $count } довільні символи
        [many] { $count } довільних символів
       *[other] { $count } довільного символу
    }

# Names the person who plays, where others have the name of their city.
you = ви

# 7 Wonders: the boards. A city is short, its wonder is what gets built there.

seven-city-rhodos = Родос
seven-wonder-rhodos = Колос Родоський
seven-city-alexandria = Александрія
seven-wonder-alexandria = Александрійський маяк
seven-city-ephesos = Ефес
seven-wonder-ephesos = Храм Артеміди в Ефесі
seven-city-babylon = Вавилон
seven-wonder-babylon = Висячі сади Вавилона
seven-city-olympia = Олімпія
seven-wonder-olympia = Статуя Зевса в Олімпії
seven-city-halikarnassos = Галікарнас
seven-wonder-halikarnassos = Мавзолей у Галікарнасі
seven-city-gizah = Гіза
seven-wonder-gizah = Піраміди Гізи

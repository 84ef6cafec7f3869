# 7 Wonders: the boards. A city is short, its wonder is what gets built there.

seven-city-rhodos = Rodos
seven-wonder-rhodos = Kolos Rodyjski
seven-city-alexandria = Aleksandria
seven-wonder-alexandria = Latarnia morska w Aleksandrii
seven-city-ephesos = Efez
seven-wonder-ephesos = Świątynia Artemidy w Efezie
seven-city-babylon = Babilon
seven-wonder-babylon = Wiszące ogrody Semiramidy
seven-city-olympia = Olimpia
seven-wonder-olympia = Posąg Zeusa w Olimpii
seven-city-halikarnassos = Halikarnas
seven-wonder-halikarnassos = Mauzoleum w Halikarnasie
# As in English.
seven-city-gizah = Giza
seven-wonder-gizah = Piramidy w Gizie

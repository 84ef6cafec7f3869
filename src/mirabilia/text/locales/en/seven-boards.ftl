# 7 Wonders: the boards. A city is short, its wonder is what gets built there.

seven-city-rhodos = Rhodes
seven-wonder-rhodos = The Colossus of Rhodes
seven-city-alexandria = Alexandria
seven-wonder-alexandria = The Lighthouse of Alexandria
seven-city-ephesos = Ephesus
seven-wonder-ephesos = The Temple of Artemis in Ephesus
seven-city-babylon = Babylon
seven-wonder-babylon = The Hanging Gardens of Babylon
seven-city-olympia = Olympia
seven-wonder-olympia = The Statue of Zeus in Olympia
seven-city-halikarnassos = Halicarnassus
seven-wonder-halikarnassos = The Mausoleum of Halicarnassus
seven-city-gizah = Giza
seven-wonder-gizah = The Pyramids of Giza

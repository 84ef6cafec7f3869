# 7 Wonders: the boards. A city is short, its wonder is what gets built there.

seven-city-rhodos = Rhodos
seven-wonder-rhodos = Der Koloss von Rhodos
# As in English.
seven-city-alexandria = Alexandria
seven-wonder-alexandria = Der Leuchtturm von Alexandria
seven-city-ephesos = Ephesos
seven-wonder-ephesos = Der Tempel der Artemis in Ephesos
# As in English.
seven-city-babylon = Babylon
seven-wonder-babylon = Die Hängenden Gärten von Babylon
# As in English.
seven-city-olympia = Olympia
seven-wonder-olympia = Die Zeusstatue von Olympia
seven-city-halikarnassos = Halikarnassos
seven-wonder-halikarnassos = Das Mausoleum von Halikarnassos
seven-city-gizah = Gizeh
seven-wonder-gizah = Die Pyramiden von Gizeh

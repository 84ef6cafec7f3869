# 7 Wonders: the boards. A city is short, its wonder is what gets built there.

# As in English.
seven-city-rhodos = Rhodes
seven-wonder-rhodos = Le Colosse de Rhodes
seven-city-alexandria = Alexandrie
seven-wonder-alexandria = Le Phare d’Alexandrie
seven-city-ephesos = Éphèse
seven-wonder-ephesos = Le Temple d’Artémis à Éphèse
seven-city-babylon = Babylone
seven-wonder-babylon = Les Jardins suspendus de Babylone
seven-city-olympia = Olympie
seven-wonder-olympia = La Statue de Zeus à Olympie
seven-city-halikarnassos = Halicarnasse
seven-wonder-halikarnassos = Le Mausolée d’Halicarnasse
seven-city-gizah = Gizeh
seven-wonder-gizah = Les Pyramides de Gizeh

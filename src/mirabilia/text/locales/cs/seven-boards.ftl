# 7 Wonders: the boards. A city is short, its wonder is what gets built there.

seven-city-rhodos = Rhodos
seven-wonder-rhodos = Rhódský kolos
seven-city-alexandria = Alexandrie
seven-wonder-alexandria = Maják na ostrově Faru v Alexandrii
seven-city-ephesos = Efes
seven-wonder-ephesos = Artemidin chrám v Efesu
# As in English.
seven-city-babylon = Babylon
seven-wonder-babylon = Visuté zahrady Semiramidiny v Babylóně
# As in English.
seven-city-olympia = Olympia
seven-wonder-olympia = Feidiův Zeus v Olympii
seven-city-halikarnassos = Halikarnassos
seven-wonder-halikarnassos = Mauzoleum v Halikarnassu
seven-city-gizah = Gíza
seven-wonder-gizah = Egyptské pyramidy v Gíze

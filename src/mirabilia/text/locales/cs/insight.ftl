# Rozbor: jak se volbě říká a proč by jiná byla lepší. Společné pro všechny dveře.

insight-call-best = nejlepší možná volba
insight-call-good = stejně dobrá volba jako nejlepší
insight-call-near = skoro nejlepší volba
insight-call-inaccuracy = nepřesnost
insight-call-mistake = chyba
insight-call-blunder = hrubá chyba

# Důvody pro lepší možnost, jako položky seznamu. $category je název, třeba Věda.
insight-why-more = { $category }: asi o { points } víc
insight-why-fewer = { $category }: asi o { points } méně
insight-why-rival = { $city } získá asi o { points } méně

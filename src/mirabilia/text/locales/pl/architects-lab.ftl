# 7 Wonders Architects in the reports of the lab.

# What cities do, on average: with cards and tokens, in a table’s head.
architects-had-card = wzięto
architects-had-token = wzięto
architects-count-stages = wybudowane etapy
architects-count-cards = wzięte karty
architects-count-tokens = wzięte żetony postępu

architects-section-cards = Karty
architects-section-tokens = Żetony postępu

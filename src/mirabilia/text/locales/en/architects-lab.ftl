# 7 Wonders Architects in the reports of the lab.

# What cities do, on average: with cards and tokens, in a table’s head.
architects-had-card = taken
architects-had-token = taken
architects-count-stages = stages built
architects-count-cards = cards taken
architects-count-tokens = progress tokens taken

architects-section-cards = Cards
architects-section-tokens = Progress tokens

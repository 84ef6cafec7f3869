"""How fast Mirabilia is, as ratios: every figure beside those of its peers from the same run on the same machine."""

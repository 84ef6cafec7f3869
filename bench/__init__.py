"""How fast Mirabilia is, as ratios: every figure beside its peers' from the same run on the same machine."""

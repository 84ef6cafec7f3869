"""Figures for Prometheus that the server counts itself."""

from __future__ import annotations

from mirabilia.server.metrics import QUICK, Durations


def test_a_bucket_has_all_that_took_no_longer() -> None:
    durations = Durations("waited", "How long somebody waited.")
    for seconds in (0.0, QUICK[0], 0.0011, QUICK[-1], 60.0):
        durations.observe(seconds)
    (family,) = durations.collect()
    told = {sample.labels.get("le", sample.name): sample.value for sample in family.samples}
    assert [told[str(limit)] for limit in QUICK] == [2, *[3] * (len(QUICK) - 2), 4]
    assert (told["+Inf"], told["waited_count"]) == (5, 5)
    assert told["waited_sum"] == 0.001 + 0.0011 + 5.0 + 60.0

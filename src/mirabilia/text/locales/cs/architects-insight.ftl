# Architects: what can be done, in short, and what an option brings.

architects-move-take =
    { $deck ->
        [left] vzít z vlastního balíčku
        [right] vzít z balíčku pravého souseda
       *[centre] vzít z dobíracího balíčku
    }
architects-move-draw =
    { $deck ->
        [left] dobrat z vlastního balíčku
        [right] dobrat z balíčku pravého souseda
       *[centre] dobrat z dobíracího balíčku
    }
architects-move-build = postavit { $stage }. část
architects-move-research = vyměnit symboly za žeton { $token }
architects-move-research_unseen = vyměnit symboly za skrytý žeton
architects-move-end = ukončit tah
architects-move-from = vzít z balíčku města { $city }
architects-move-from_unseen = vzít z dobíracího balíčku
architects-move-token = vzít žeton { $token }
architects-move-token_unseen = vzít skrytý žeton
architects-move-look =
    { $deck ->
        [left] prohlédnout si vlastní balíček
        [right] prohlédnout si balíček pravého souseda
       *[centre] prohlédnout si dobírací balíček
    }
architects-move-keep = nechat si kartu { $card }
architects-move-use = využít efekt části divu
architects-move-decline = vzdát se efektu části divu

# Reasons for an option: clauses that stand in a list.
architects-prospect-stage = hned půjde postavit { $count }. část
architects-prospect-token = přiblíží žeton pokroku
architects-prospect-take_any = potom: { architects-effect-take_any }
architects-prospect-take_token = potom: { architects-effect-take_token }
architects-prospect-take_central = potom: { architects-effect-take_central }
architects-prospect-look = potom: { architects-effect-look }
architects-prospect-take_both = potom: { architects-effect-take_both }
architects-prospect-draws =
    { $count ->
        [one] dovolí ještě { $count } kartu
        [few] dovolí ještě { $count } karty
        [many] dovolí ještě { $count } karty
       *[other] dovolí ještě { $count } karet
    }
architects-prospect-cat = přinese kočku

# The settings, beside those that the menu of a table has too.

web-settings-you = Ty
web-settings-look = Vzhled
web-settings-play = Hra
web-settings-shortcuts = Klávesové zkratky
web-settings-shortcuts-why = Písmena a číslice u stolu něco dělají. Vypni je, pokud diktuješ nebo pokud překážejí.
web-settings-textView-why =
    Každý stůl ve slovech a tlačítkách: pro čtečky obrazovky, pomalé připojení a malé displeje.
web-settings-coach = Trenér u stolů s boty
web-settings-coach-why = Po každém tahu jedna věta o tom, jakou cenu měla tvoje volba. Kde hrají i jiní lidé, musí nejdřív souhlasit všichni.
web-settings-memoryAid-why = Jen to, co je vidět z tvého místa.
web-settings-sound-why = Pár krátkých tónů: tvůj tah, volba, mince, boj, konec.
web-settings-sound-try = Poslechnout
web-settings-cue-turn = Jsi na tahu
web-settings-cue-chosen = Vybráno
web-settings-cue-coins = Mince
web-settings-cue-battle = Boj
web-settings-cue-end = Konec

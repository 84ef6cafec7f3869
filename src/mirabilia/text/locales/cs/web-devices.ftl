# A person’s seats on other devices, and how they come back.

web-devices-title = Tvoje místa
web-devices-intro =
    Tvoje místa patří tomuto prohlížeči: žádný účet tu není. Tady je přeneseš na jiné zařízení a zajistíš, aby se nikdy
    neztratila.
web-devices-back = Zpět ke stolu

## To another device

web-devices-hand-why =
    Vytvoř odkaz a otevři ho tam: namiř fotoaparát na kód, nebo si odkaz pošli. Funguje jednou, do 15 minut, a místa ti
    zůstanou i tady. Kdo ho otevře, hraje místo tebe, takže ho nikomu jinému neukazuj.
web-devices-hand-none = Tento prohlížeč zatím žádná místa nemá. Jsou na jiném zařízení? Otevři tuto stránku tam a vytvoř odkaz.
web-devices-which = Která místa
web-devices-which-one = jen tento stůl
web-devices-which-all = všechna: { $count }
web-devices-make =
    { $count ->
        [one] Vytvořit odkaz pro { $count } místo
        [few] Vytvořit odkaz pro { $count } místa
        [many] Vytvořit odkaz pro { $count } místa
       *[other] Vytvořit odkaz pro { $count } míst
    }
web-devices-make-again = Vytvořit nový odkaz
web-devices-link = Jednorázový odkaz
web-devices-qr = Jednorázový odkaz jako QR kód
web-devices-left = Funguje jednou. Zbývá: { $time }
web-devices-used = Druhé zařízení se ozvalo: tvoje místa už má.
web-devices-ran-out = Platnost tohoto odkazu vypršela.
web-devices-forget-why = Chceš odteď hrát jen tam? Až místa dorazí, tento prohlížeč je může zapomenout.
web-devices-forget =
    { $count ->
        [one] Zapomenout tady toto místo
        [few] Zapomenout tady tato místa
        [many] Zapomenout tady tato místa
       *[other] Zapomenout tady tato místa
    }
web-devices-forget-sure = Dorazila místa na druhé zařízení? Zapomeň je tady až potom.
web-devices-forget-go = Dorazila, tady zapomenout
web-devices-forget-not = Nechat si je
web-devices-forgotten = Tento prohlížeč místa zapomněl.

## From another device

web-devices-take = Hrát dál tady
web-devices-take-one = Jiné tvoje zařízení sem předává místo u stolu.
web-devices-take-many =
    { $count ->
        [one] Jiné tvoje zařízení sem předává { $count } místo.
        [few] Jiné tvoje zařízení sem předává { $count } místa.
        [many] Jiné tvoje zařízení sem předává { $count } místa.
       *[other] Jiné tvoje zařízení sem předává { $count } míst.
    }
web-devices-take-go = Převzít
web-devices-take-used = Tento odkaz už byl použit, nebo jeho platnost vypršela. Vytvoř na druhém zařízení nový.
web-devices-came =
    { $count ->
        [one] Dorazilo { $count } místo.
        [few] Dorazila { $count } místa.
        [many] Dorazilo { $count } místa.
       *[other] Dorazilo { $count } míst.
    }
web-devices-came-none = Nic nového: všechna tato místa už tu jsou.

## Recovery code

web-devices-recovery = Záchranný kód
web-devices-recovery-why =
    25 písmen a číslic na papíře, které vrátí tvoje místa v jakémkoli prohlížeči, i když se toto zařízení rozbije nebo
    se na něm všechno smaže. Nová místa se přidávají sama.
web-devices-recovery-make = Vytvořit záchranný kód
web-devices-recovery-secret = Opiš si ho a dobře ho uschovej. Kdo ho má, má tvoje místa.
web-devices-recovery-kept =
    { $count ->
        [0] Místa, která obsadíš, se pod tvůj kód uloží sama.
        [one] Pod tvým kódem je uloženo { $count } místo. Nová se přidávají sama.
        [few] Pod tvým kódem jsou uložena { $count } místa. Nová se přidávají sama.
        [many] Pod tvým kódem je uloženo { $count } místa. Nová se přidávají sama.
       *[other] Pod tvým kódem je uloženo { $count } míst. Nová se přidávají sama.
    }
web-devices-recovery-behind = Pod tvým kódem ještě nejsou všechna místa. Odešlou se, jakmile server odpoví.
web-devices-recovery-show = Ukázat můj kód
web-devices-recovery-copy = Zkopírovat kód
web-devices-recovery-select = Označ kód a zkopíruj si ho.
web-devices-recovery-print = Vytisknout
web-devices-recovery-replace = Nahradit kód
web-devices-recovery-replace-sure =
    Nový kód dostane všechna místa tohoto prohlížeče. Starý dál vrátí, co pod ním je, ale nic nového.
web-devices-recovery-replace-go = Vytvořit nový kód
web-devices-recovery-replace-not = Nechat starý
web-devices-have = Mám kód
web-devices-have-go = Vrátit moje místa
web-devices-have-wrong = Kód má 25 písmen a číslic. Zkontroluj ho ještě jednou.
web-devices-have-unknown = Pod tímto kódem nic není. Zkontroluj ho písmeno po písmenu.

## Whether the browser keeps what it has

web-devices-browser = Tento prohlížeč
web-devices-browser-yes = Tento prohlížeč slibuje, že tvoje místa uchová, dokud je nesmažeš.
web-devices-browser-no =
    Tento prohlížeč může tvoje místa smazat, když dojde paměť nebo když sem delší dobu nepřijdeš. Vrátí je záchranný
    kód.
web-devices-browser-refused =
    Tento prohlížeč odmítl: tvoje místa může dál smazat, když dojde paměť nebo když sem delší dobu nepřijdeš. Vrátí je
    záchranný kód.
web-devices-browser-unknown =
    Tento prohlížeč neříká, jak dlouho tvoje místa uchová. Záchranný kód je vrátí v každém případě.
web-devices-browser-ask = Požádat prohlížeč, aby je uchoval

## What belongs to a person

web-devices-own = Co je tvoje
web-devices-own-none = Tento prohlížeč žádná místa nemá, takže tu není co si vzít ani smazat.
web-devices-own-elsewhere-why =
    Cizí zařízení, nebo odkaz v nepovolaných rukou? Pak ať tvoje místa platí jen v tomto prohlížeči.
web-devices-own-elsewhere = Odhlásit všude jinde
web-devices-own-elsewhere-done = Tvoje místa teď platí jen v tomto prohlížeči.
web-devices-own-why =
    Všechno, co o tobě server uchovává, si můžeš vzít jako soubor: svoje hry i zprávy. Nebo to můžeš nechat smazat.
web-devices-own-save = Uložit všechny moje hry
web-devices-own-saved = Soubor je uložený.
web-devices-own-delete = Smazat všechna moje data
web-devices-own-delete-sure = Smazat všechna tvoje data?
web-devices-own-delete-what =
    { $count ->
        [one] Odejdeš od { $count } stolu. Pokud se tam ještě hraje, pokračuje bot. Tvoje tahy zůstanou pod jménem { $name }; tvoje vlastní jméno a všechny tvoje zprávy se smažou, stejně jako to, co je uložené pod tvým záchranným kódem. Nejde to vzít zpět.
        [few] Odejdeš od { $count } stolů. Kde se ještě hraje, pokračuje bot. Tvoje tahy zůstanou pod jménem { $name }; tvoje vlastní jméno a všechny tvoje zprávy se smažou, stejně jako to, co je uložené pod tvým záchranným kódem. Nejde to vzít zpět.
        [many] Odejdeš od { $count } stolu. Kde se ještě hraje, pokračuje bot. Tvoje tahy zůstanou pod jménem { $name }; tvoje vlastní jméno a všechny tvoje zprávy se smažou, stejně jako to, co je uložené pod tvým záchranným kódem. Nejde to vzít zpět.
       *[other] Odejdeš od { $count } stolů. Kde se ještě hraje, pokračuje bot. Tvoje tahy zůstanou pod jménem { $name }; tvoje vlastní jméno a všechny tvoje zprávy se smažou, stejně jako to, co je uložené pod tvým záchranným kódem. Nejde to vzít zpět.
    }
web-devices-own-delete-go = Všechno smazat
web-devices-own-delete-not = Ponechat
web-devices-own-deleted = Všechna tvoje data jsou smazaná.

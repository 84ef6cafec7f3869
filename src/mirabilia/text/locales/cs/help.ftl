# The help of the mirabilia command: what stands around every verb and option.

help-usage = Použití:
help-any-options = [VOLBY]
help-options = Volby
help-help = Vypíše tuto nápovědu a skončí.
help-version = Vypíše verzi a skončí.

# What stands for a value that has to be typed.
help-number = ČÍSLO
# As in English.
help-text = TEXT
help-file = SOUBOR
help-named-command = NÁZEV=PŘÍKAZ
help-command = PŘÍKAZ
help-address = ADRESA

# Behind an option, in brackets.
help-variable = proměnná: { $name }
help-default = výchozí: { $value }
help-required = povinné

## More about each verb

verb-match-more = Každé rozdání se odehraje jednou z každého místa, se stejnými kartami. Intervaly obsahují skutečný průměr v 95 případech ze 100; když je rozdání méně než 20, žádné nejsou. S volbou --save naváže týž příkaz tam, kde přestal, i s více rozdáními.
verb-ladder-more = Stolem je každá sestava botů, která obsadí všechna místa, a u všech stolů se hrají stejná rozdání. S volbou --save naváže týž příkaz tam, kde přestal, i s více rozdáními.
verb-stats-more = Ukáže, jak si vedou desky, jak často se karty stavějí a jak si vede ten, kdo je staví, odkud pocházejí body, a pokud je to známo, jak hrají lidé. Intervaly obsahují skutečnou hodnotu v 95 případech ze 100.
verb-dataset-more = Každé rozhodnutí má jeden řádek: co bylo z místa vidět, co se dalo udělat, co se udělalo a jak pro ně hra skončila. Sloupce popisuje docs/reference/dataset.md.
verb-serve-more = Na volná místa usedají boti. Ukončí ho Ctrl-C.
verb-backup-more = BACKUP je soubor, do kterého se stoly zkopírují. Kopie je úplná a ověřená; server na ní lze rovnou spustit.
verb-restore-more =
    BACKUP je soubor se zálohou; server musí být zastavený.

    Pokud server hlásí, že jsou jeho stoly starší než poslední zápis, a záloha není, uveď jako BACKUP jejich vlastní soubor: od té chvíle platí za úplné.
verb-moderate-more = „reports“ ukáže, co lidé nahlásili, a „export“ celý průběh stolu. Ostatní stůl uzavřou nebo smažou, odstraní jméno nebo řádek chatu, zablokují adresu nebo tu, ze které se hraje na některém místě, znovu ji pustí nebo hlášení odloží.
verb-bot-more = BOT se píše level, level:leaning, level@500 nebo level@0.5s. Hrát může každý program, který mluví stejným protokolem: uveď ho volbou --program NÁZEV=PŘÍKAZ u příkazu, který ji zná, a mezi boty ho piš program:NÁZEV.
verb-replay-more = Každý tah se kontroluje podle pravidel a výsledek podle toho, co uvádí soubor.
verb-review-more = Čte záznam nebo zápis hry. Rozhodnutí se posuzují podle toho, co se na daném místě dalo vědět, a za chybu se označí jen to, co přesahuje nepřesnost odhadu. Stejný soubor, úsilí a semínko dají stejný rozbor.
verb-trust-more = Šance všech míst v průběhu hry se srovnají s tím, co se skutečně vyhrálo, a zjistí se, kolik z chyby je náhoda; s volbou --levels se zjistí přesnost rozborů u jednotlivých botů.
verb-puzzles-more = Hádanka je chvíle, kdy je jedna možnost jasně nejlepší a slabší bot chybuje; hlubší hledání v jiných světech s tím musí souhlasit.
verb-tune-more = Týž příkaz naváže tam, kde ten minulý přestal: co se našlo, je v souboru vedle --out.

## Options that verbs share

option-players = Počet hráčů; když chybí, obvyklý počet té hry.
option-seed = Stejné semínko, stejné výsledky.
option-wishes = Desky podle míst, třeba "rhodos-A ? ?-B"; ? se losuje pro každé rozdání.
option-program = Program, který smí hrát; mezi boty se píše program:NÁZEV. Lze zadat vícekrát.
option-save = Ukládá odehraná rozdání do tohoto souboru a pokračuje z něj.
option-json = Zapíše čísla do tohoto souboru; - je standardní výstup.
option-jobs = Počet procesů vedle sebe; když chybí, všechna jádra.
option-ray = Pracuje místo toho na clusteru Ray; vyžaduje mirabilia[cluster].
option-backend = V čem pravidla běží; výsledky jsou stejné.
option-bots = Kdo hraje: jeden bot pro všechna místa, nebo pro každé jeden, oddělení čárkami; level, level:leaning, level@500, level@0.5s.
option-games = Kolik her, každá s vlastním rozdáním.

## Options of the verbs that study games

simulate-option-games = Kolik her se odehraje.
simulate-option-transcript = Zapíše každou hru celou, jeden objekt JSON na řádek.
match-option-hero = Kdo se měří: level, level:leaning, level@500 nebo level@0.5s.
match-option-others = Jeho soupeři: jeden bot pro všechna ostatní místa, nebo pro každé jeden, oddělení čárkami.
match-option-deals = Počet rozdání, každé se hraje z každého místa.
ladder-option-bots = Hodnocení boti, oddělení čárkami; když chybí, všechny úrovně.
ladder-option-deals = Počet rozdání u každého stolu, ve všech rozsazeních.
ladder-option-plot = Nakreslí hodnocení do tohoto souboru, .svg nebo .png.
stats-option-records = Místo hraní prozkoumá tyto záznamy: JSON, jeden v souboru nebo jeden na řádku.
stats-option-html = Zapíše zprávu s grafy do tohoto souboru.
stats-option-into = Uloží čísla i do tohoto souboru, vedle čísel pro jiné počty hráčů.
dataset-option-observations = Verze pozorování (docs/learning.md); když chybí, první.
dataset-option-out = Soubor Parquet, který se zapíše.
tune-option-generations = Kolik generací celkem, i s dřívějšími.
tune-option-population = Kandidátů v generaci; když chybí, určí to počet vah.
tune-option-deals = Počet rozdání pro každého kandidáta, z každého místa.
tune-option-sigma = Jak daleko se rozptýlí první kandidáti.
tune-option-out = Zapíše váhy do tohoto souboru; jeho ostatní oddíly zůstanou.
tune-option-plot = Nakreslí průběh do tohoto souboru, .svg nebo .png.
tune-option-start = Začne s vahami z tohoto souboru; když chybí, s ručně nastavenými.
tune-option-against = Vezme první soupeře z tohoto souboru; když chybí, platí --start.
review-option-seat = Rozebere rozhodnutí tohoto místa; když chybí, všech.
review-option-html = Zapíše rozbor jako stránku do tohoto souboru.
review-option-json = Zapíše rozbor do tohoto souboru, pro programy; - je standardní výstup.
review-option-effort = Kolikanásobek obvyklé práce.
trust-option-games = Kolik her smíšených botů.
trust-option-worlds = Kolik dohraných her na každou šanci.
trust-option-levels = Místo toho změří přesnost těchto botů, třeba apprentice,builder.
trust-option-decision = Kolik dohraných her na každé rozhodnutí, s volbou --levels.
trust-option-svg = Nakreslí do tohoto souboru šance proti tomu, co se stalo.
puzzles-option-count = Kolik hádanek má soubor mít.
puzzles-option-games = Prohledá nejvýš tolik her, od první.
puzzles-option-out = Soubor; přerušené hledání z něj pokračuje.

## Options of the other verbs

bot-option-stdio = Nabídne BOT: otázky na standardním vstupu, odpovědi na standardním výstupu.
bot-option-check = Zahraje si s programem a řekne, zda dodržuje protokol.
replay-option-record = Vypíše hru jako záznam (JSON).
backup-option-database = Soubor, ve kterém je server uchovává.
backup-option-replace = Nahradí BACKUP, pokud už existuje.
restore-option-replace = Nahradí stoly, které tam teď jsou.
moderate-option-table = Označení stolu, jak je v jeho odkazu.
moderate-option-seat = Místo u toho stolu, počítáno od 0.
moderate-option-said = Kdy byl řádek napsán, jak to ukazuje hlášení.
moderate-option-address = Adresa, třeba 203.0.113.9.
moderate-option-hours = Na kolik hodin se adresa zablokuje.
moderate-option-report = Označení hlášení.
moderate-option-server = Adresa serveru.
moderate-option-moderators = Soubor s řádkem se tvým jménem a tokenem, jako má server.
moderate-option-name = Který moderátor z toho souboru jsi, pokud jich je víc.

## What was typed, and cannot be used

refused-no_option = Volba „{ $option }“ neexistuje.
refused-no_verb = Příkaz „{ $verb }“ neexistuje.
refused-no_value = Volba „{ $option }“ potřebuje hodnotu.
refused-missing_option = Chybí volba „{ $option }“.
refused-missing_argument = Chybí „{ $argument }“.
refused-too_much = Tohle je navíc: { $words }.
refused-not_whole = „{ $what }“ musí být celé číslo.
refused-not_a_number = „{ $what }“ musí být číslo.
refused-not_in_range = „{ $what }“ musí být číslo v rozsahu { $range }.
refused-not_a_choice = „{ $what }“ musí být jedno z: { $choices }.
refused-unfit = Hodnota pro „{ $what }“ se nehodí: { $reason }

# What a command cannot do, and why: one line, read in the terminal.

refused-line = mirabilia: chyba: { $reason }
refused-see = { $reason } Viz: { $command } --help
refused-system = nelze pokračovat: { $reason }
# Where something is wrong, and what.
refused-within = { $where }: { $reason }

## Bots and programs

refused-not_a_bot = „{ $text }“ není bot; napiš level, level:leaning, level@500 (počet dohrávek) nebo level@0.5s
refused-no_bot = bot „{ $bot }“ není; jsou tu { $known }
refused-no_leanings = { $bot } nemá styly; napiš jen { $bot }
refused-no_leaning = styl „{ $leaning }“ není; jsou tu { $known }
refused-no_search = { $bot } neprohledává, takže čas na přemýšlení nepotřebuje; napiš { $instead }
refused-no_time = „{ $text }“ nedává žádný čas na přemýšlení
refused-no_level = { $game } nemá bota { $bot }; má { $known }
refused-not_a_program = „{ $text }“ není program; napiš program:NÁZEV nebo program:NÁZEV@2s, třeba program:my-bot
refused-not_a_command = --program: „{ $text }“ není NÁZEV=PŘÍKAZ, kde název má jen malá písmena, číslice, - a _
refused-no_command = { $what }: chybí příkaz
refused-no_program = { $what }: program „{ $program }“ tu nelze spustit
refused-program_twice = --program: { $program } je zadán dvakrát
refused-unknown_program = program:{ $program } není známý; zadej --program { $program }=PŘÍKAZ

## Tables

refused-no_game = hra „{ $game }“ není; jsou tu { $known }
refused-no_version = verze { $version } hry { $game } není; jsou tu { $known }
refused-players = { $game } je pro { $least } až { $most } hráčů, ne pro { $players }
refused-wishes =
    { $players ->
        [one] „{ $wishes }“ se nehodí pro { $players } hráče
        [few] „{ $wishes }“ se nehodí pro { $players } hráče
        [many] „{ $wishes }“ se nehodí pro { $players } hráče
       *[other] „{ $wishes }“ se nehodí pro { $players } hráčů
    }
refused-no_wonder = div „{ $wonder }“ není; jsou tu { $known }
refused-wonder_twice = { $wonder } je uveden dvakrát; každé město potřebuje vlastní div
refused-no_side = „{ $text }“: div má strany A a B, třeba { $wonder }-A
refused-no_key = semínko „{ $seed }“ není klíč: { $digits } šestnáctkových číslic malými písmeny
refused-no_seed = semínko { $seed } není mezi 0 a { $last }

## Files

refused-no_folder = { $file } nelze zapsat: jeho složka neexistuje
refused-folder = { $file } nelze zapsat: je to složka
refused-unwritable = { $file } nelze zapsat: { $reason }
refused-unreadable = { $file } nelze přečíst: { $reason }

## Proofs

refused-not_a_proof = není to důkaz: { $reason }
refused-no_proof = není to důkaz, ale to, co místo něj říká server: { $reason }
refused-not_json = není to úplný JSON, možná je uříznutý: { $reason }
refused-format = formát { $format } tu není známý; tato verze čte formáty 1 a 2
refused-digest = otisk obsahu je { $digest }, ne { $stated }, jak soubor uvádí; byl změněn
refused-layout = není uspořádaný jako důkazy; obsah je neporušený, ale cestou byl soubor změněn
refused-broken_seed = semínko a sůl dávají závazek { $promised }, ne { $stated }, jak soubor uvádí; to není přislíbené semínko
refused-broken_secret = tajemství dává závazek { $promised }, ne { $stated }, jak soubor uvádí; to není přislíbené tajemství
refused-noted = závazek je { $stated }, ne poznamenaný { $noted }; je od jiného stolu, nebo se rozdávalo z jiného semínka
refused-share_order = podíly nejsou v pořadí míst
refused-share = podíl místa { $seat } není ten přislíbený
refused-no_share = poznamenaný slib { $promise } nikdo nedal; rozdávalo se bez tvého podílu
refused-share_left_out = tebou přislíbený podíl (místo { $seat }) byl z rozdání vynechán
refused-unlike_commitment = „{ $text }“ není závazek, ten má { $digits } šestnáctkových číslic
refused-unlike_promise = „{ $text }“ není slib, ten má { $digits } šestnáctkových číslic
refused-no_setup = ze semínka nelze vylosovat přípravu hry: { $reason }
refused-setup = pro tato přání losuje semínko přípravu „{ $drawn }“, ne „{ $stated }“, jak soubor uvádí
refused-unfinished =
    { $moves ->
        [one] hra po { $moves } tahu nekončí; záznam je uříznutý
        [few] hra po { $moves } tazích nekončí; záznam je uříznutý
        [many] hra po { $moves } tahu nekončí; záznam je uříznutý
       *[other] hra po { $moves } tazích nekončí; záznam je uříznutý
    }
refused-move = tah { $number } z { $moves } není tam nebo tak, jak ho má záznam
refused-winners = vítězí místa { $winners }, ne { $stated }, jak soubor uvádí

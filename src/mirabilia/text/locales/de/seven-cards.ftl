# 7 Wonders: the cards of the box.

seven-card-lumber_yard = Holzplatz
seven-card-stone_pit = Steinbruch
seven-card-clay_pool = Ziegelei
seven-card-ore_vein = Erzbergwerk
seven-card-tree_farm = Baumschule
seven-card-excavation = Ausgrabungsstätte
seven-card-clay_pit = Tongrube
seven-card-timber_yard = Forstwirtschaft
seven-card-forest_cave = Waldhöhle
# As in English.
seven-card-mine = Mine
seven-card-loom_age1 = Webstuhl
seven-card-glassworks_age1 = Glashütte
seven-card-press_age1 = Presse
seven-card-pawnshop = Pfandhaus
seven-card-baths = Bäder
# As in English.
seven-card-altar = Altar
# As in English.
seven-card-theater = Theater
seven-card-tavern = Taverne
seven-card-east_trading_post = Kontor Ost
seven-card-west_trading_post = Kontor West
seven-card-marketplace = Markt
seven-card-stockade = Befestigungsanlage
seven-card-barracks = Kaserne
seven-card-guard_tower = Wachturm
seven-card-apothecary = Apotheke
seven-card-workshop = Werkstatt
seven-card-scriptorium = Skriptorium
seven-card-sawmill = Sägewerk
seven-card-quarry = Bildhauerei
seven-card-brickyard = Ziegelbrennerei
seven-card-foundry = Gießerei
seven-card-loom_age2 = Webstuhl
seven-card-glassworks_age2 = Glashütte
seven-card-press_age2 = Presse
seven-card-aqueduct = Aquädukt
seven-card-temple = Tempel
# As in English.
seven-card-statue = Statue
seven-card-courthouse = Gericht
# As in English.
seven-card-forum = Forum
seven-card-caravansery = Karawanserei
seven-card-vineyard = Weinberg
seven-card-bazar = Basar
seven-card-walls = Mauern
seven-card-training_ground = Trainingsgelände
seven-card-stables = Ställe
seven-card-archery_range = Schießplatz
seven-card-dispensary = Arzneiausgabe
seven-card-laboratory = Laboratorium
seven-card-library = Bibliothek
seven-card-school = Schule
# As in English.
seven-card-pantheon = Pantheon
seven-card-gardens = Gärten
seven-card-town_hall = Rathaus
seven-card-palace = Palast
seven-card-senate = Senat
seven-card-haven = Hafen
seven-card-lighthouse = Leuchtturm
seven-card-chamber_of_commerce = Handelskammer
# As in English.
seven-card-arena = Arena
seven-card-fortifications = Verteidigungsanlage
seven-card-circus = Zirkus
seven-card-arsenal = Waffenlager
seven-card-siege_workshop = Belagerungsmaschinen
seven-card-lodge = Loge
seven-card-observatory = Observatorium
seven-card-university = Universität
seven-card-academy = Akademie
seven-card-study = Studierzimmer
seven-card-workers_guild = Gilde der Arbeiter
seven-card-craftsmens_guild = Gilde der Künstler
seven-card-traders_guild = Gilde der Händler
seven-card-philosophers_guild = Gilde der Philosophen
seven-card-spies_guild = Gilde der Spione
seven-card-strategists_guild = Gilde der Strategen
seven-card-shipowners_guild = Gilde der Reeder
seven-card-scientists_guild = Gilde der Wissenschaftler
seven-card-magistrates_guild = Gilde der Beamten
seven-card-builders_guild = Gilde der Baumeister

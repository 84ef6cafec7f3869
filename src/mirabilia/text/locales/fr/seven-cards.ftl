# 7 Wonders: the cards of the box.

seven-card-lumber_yard = Chantier
seven-card-stone_pit = Cavité
seven-card-clay_pool = Bassin argileux
seven-card-ore_vein = Filon
seven-card-tree_farm = Friche
# As in English.
seven-card-excavation = Excavation
seven-card-clay_pit = Fosse argileuse
seven-card-timber_yard = Exploitation forestière
seven-card-forest_cave = Gisement
# As in English.
seven-card-mine = Mine
seven-card-loom_age1 = Métier à tisser
seven-card-glassworks_age1 = Verrerie
seven-card-press_age1 = Presse
seven-card-pawnshop = Prêteur sur gages
seven-card-baths = Bains
seven-card-altar = Autel
seven-card-theater = Théâtre
seven-card-tavern = Taverne
seven-card-east_trading_post = Comptoir est
seven-card-west_trading_post = Comptoir ouest
seven-card-marketplace = Marché
seven-card-stockade = Palissade
seven-card-barracks = Caserne
seven-card-guard_tower = Tour de garde
seven-card-apothecary = Officine
seven-card-workshop = Atelier
# As in English.
seven-card-scriptorium = Scriptorium
seven-card-sawmill = Scierie
seven-card-quarry = Carrière
seven-card-brickyard = Briqueterie
seven-card-foundry = Fonderie
seven-card-loom_age2 = Métier à tisser
seven-card-glassworks_age2 = Verrerie
seven-card-press_age2 = Presse
seven-card-aqueduct = Aqueduc
# As in English.
seven-card-temple = Temple
# As in English.
seven-card-statue = Statue
seven-card-courthouse = Tribunal
# As in English.
seven-card-forum = Forum
seven-card-caravansery = Caravansérail
seven-card-vineyard = Vignoble
# As in English.
seven-card-bazar = Bazar
seven-card-walls = Muraille
seven-card-training_ground = Place d’armes
seven-card-stables = Écuries
seven-card-archery_range = Champs de tir
seven-card-dispensary = Dispensaire
seven-card-laboratory = Laboratoire
seven-card-library = Bibliothèque
seven-card-school = École
seven-card-pantheon = Panthéon
seven-card-gardens = Jardins
seven-card-town_hall = Hôtel de ville
seven-card-palace = Palais
seven-card-senate = Sénat
seven-card-haven = Port
seven-card-lighthouse = Phare
seven-card-chamber_of_commerce = Chambre de commerce
seven-card-arena = Arène
# As in English.
seven-card-fortifications = Fortifications
seven-card-circus = Cirque
# As in English.
seven-card-arsenal = Arsenal
seven-card-siege_workshop = Atelier de siège
seven-card-lodge = Loge
seven-card-observatory = Observatoire
seven-card-university = Université
seven-card-academy = Académie
seven-card-study = Étude
seven-card-workers_guild = Guilde des travailleurs
seven-card-craftsmens_guild = Guilde des artisans
seven-card-traders_guild = Guilde des commerçants
seven-card-philosophers_guild = Guilde des philosophes
seven-card-spies_guild = Guilde des espions
seven-card-strategists_guild = Guilde des stratèges
seven-card-shipowners_guild = Guilde des armateurs
seven-card-scientists_guild = Guilde des scientifiques
seven-card-magistrates_guild = Guilde des magistrats
seven-card-builders_guild = Guilde des bâtisseurs

/** What the same places are called elsewhere, and corners of them. Rows as in `place-hints.ts`. */
export const abroad = `
at-garden | plate-bande, plates-bandes, roseraie, jardin ouvrier, jardins ouvriers, jardin communautaire | out the back, rose garden/n, kitchen garden/n, down the garden
at-meadow | bocage, pampa, terrain vague | hayfield, on the common, the downs, on the downs, vacant lot/n
at-farmyard | fenil, grenier à foin, basse-cour, cour de ferme | hay barn/n, farmyard, paddock
at-forest | la brousse, en brousse, châtaigneraie | out in the bush, in the bush, pine plantation/n, bushland
at-mountain | pistes de ski | on the piste, the piste
at-snowfield | calotte glaciaire, inlandsis | icecap, ice cap, ice floe/n
at-desert | sahel, erg, reg!!, hamada saharienne | the sahel, dust bowl
at-underwater | récif/n de corail, récif corallien, les coraux | coral reef/n, among the corals
at-river | marigot, oued, arroyo | billabong, bayou bank
at-street | ghetto, coron | ghetto, council estate/n, housing estate/n, tenement
at-square | parvis, esplanade, place de la république, place de la liberté, place de la nation, place de l'église, place de l'hôtel de ville | village green, promenade!!, market cross
at-market | à la brocante, au vide-grenier, à la braderie, braderie, entre les étals, marché aux puces | jumble sale/n, swap meet/n, bring and buy, farmers market/n
at-shop | bureau/n de tabac, boutique/n de vêtements, friperie, superette | thrift store/n, op shop/n, corner shop/n, off-licence, bodega
at-bar | estaminet, pmu du coin | taproom, shebeen, rum shop/n
at-restaurant | maquis du coin, au maquis, cabane à sucre, baraque à frites | chop bar/n, dhaba, greasy spoon, rib shack
at-church | à confesse, à vêpres, ma confirmation, ma communion, première communion, fonts baptismaux, chemin de croix, marches de l'autel, devant l'autel | altar steps, steps of the altar, before the altar, at the altar, down the aisle, up the aisle, my confirmation, first communion, baptismal font, evensong, vespers, midnight mass
at-hospital | au dispensaire, maison médicale | a&e, casualty ward, sickbay, field hospital
at-stairs | sur le palier, escalier/n de secours, escalier/n d'incendie | fire escape/n, stair landing
at-classroom | à l'étude, salle/n d'étude, salle de permanence, salle de physique+chimie+musique+dessin+sciences | study hall, science lab/n, chemistry lab/n, prep room
at-office | caisse d'allocations, bureau d'aide sociale, au consulat | consulate, registry office, welfare office/n
at-factory | chaîne/n de montage, chantier naval, chantiers navals | shop floor, factory floor, assembly line/n, shipyard
at-warehouse | réserve du magasin, arrière du magasin | storeroom, stockroom
at-garage | cabanon à outils, remise à outils, atelier de mon père+grand-père | tool shed/n, garden workshop, dad's workshop
at-station | bouche/n de métro, aubette | ticket hall/n, tube platform, subway platform
at-carriage | wagon-lit, voiture-bar, voiture-lit | sleeper car/n, sleeping car/n, in the sleeper, dining car/n
at-car | fourgon de mon père, pick-up de mon père | dad's van, dad's truck, my van
at-airport | sur le tarmac, tarmac | on the tarmac, tarmac
at-cabin | siège/n d'avion, dans un vol, un vol pour | airplane seat/n, plane seat/n
at-sky | dans les airs, haut dans le ciel | up in the air, high up in the air
at-attic | galetas, soupente, sous les toits | under the eaves, garret
at-kitchen | arrière-cuisine, souillarde, dépense!! | scullery
at-livingRoom | vivoir, salle familiale | sun lounge
at-bedroom | auberge/n de jeunesse, chambre/n d'appoint | spare room/n, youth hostel/n, hostel
at-bathroom | bécosse, chambre/n de bain | dunny, washroom stall/n
at-library | au cdi, cdi= | library stacks
at-cinema | aux petites vues, multiplexe | drive-in movie, multiplex
at-gym | en cours de gym, cours de gym, au gym, le gym, dans les vestiaires | pe lesson/n, changing rooms=, sports hall/n
at-stadium | les tribunes, tribunes=, gradins= | on the pitch, football pitch, the grandstand, bleachers=
at-pool | bains publics, bassin de la piscine | public baths
`;

/** What carries people, and what they travel with. Rows as `things.ts` reads them. */
export const travel = `
wheelchair | fauteuil roulant, m: fauteuil/n roulant | wheelchair
ufo | soucoupe volante, f: soucoupe/n volante, ovni | flying saucer: flying saucer/n, ufo
parachute | parachute, m | parachute
anchor | ancre, f | anchor
compass | boussole, f | compass
fire-engine | camion de pompiers, m: camion/n de pompiers | fire engine: fire engine/n, fire truck/n
ambulance | ambulance, f | ambulance
passport | passeport, m | passport
pram | landau, m: landau, poussette, carrosse/n de bébé, carrosses de bébé | pram: pram, stroller, baby carriage/n, pushchair, baby buggy/n, perambulator
trolley | chariot, m: caddie, chariot/n de supermarché | shopping trolley: shopping trolley/n, shopping cart/n, trolley!!
tram | tramway, m: tramway, tram | tram: tram, streetcar
stretcher | brancard, m: brancard, civière, table/n d'opération | stretcher: stretcher, operating table/n, gurney
tractor | tracteur, m | tractor
police-car | voiture de police, f: voiture/n de police | police car: police car/n, patrol car/n
taxi | taxi, m | taxi: taxi, cab!!
tank | char d’assaut, m: char/n d'assaut, char/n de combat, blindé!! | tank: tank!!
minibus | camionnette, f: minibus, camionnette, fourgonnette, monospace, estafette, matatu, taxi-brousse, taxis-brousse | van: van!!, minivan, minibus, camper van/n, matatu, combi van/n
pickup | pick-up, m: pick-up | pickup truck: pickup truck/n, pick-up truck/n, pickup!!
racing-car | voiture de course, f: voiture/n de course, voitures de course, formule/n 1, kart, karting | racing car: race car/n, racing car/n, go-kart, go kart/n
jeep | tout-terrain, tout-terrains, m: 4x4, quatre-quatre, jeep, tout-terrain | jeep: jeep, suv=, land rover/n
moped | scooter, m: scooter, mobylette, vespa, vélomoteur, cyclomoteur, solex | scooter: moped, motor scooter/n, vespa, lambretta
lorry | semi-remorque, m: semi-remorque, semi-remorques=, poids lourd | articulated lorry: semi-truck, tractor trailer/n, eighteen wheeler/n, 18 wheeler/n, big rig/n
delivery-van | camion de livraison, m: camion/n de livraison, camion/n de déménagement | delivery truck: delivery truck/n, moving truck/n, moving van/n, mail truck/n
bulldozer | bulldozer, m | bulldozer
tow-truck | dépanneuse, f | tow truck
locomotive | locomotive, f: locomotive, train/n à vapeur | steam engine: locomotive, steam engine/n, steam train/n
bullet-train | train à grande vitesse, trains à grande vitesse, m: tgv, train/n à grande vitesse | high-speed train: bullet train/n, high-speed train/n
canoe | canoë, m: canoë, pirogue, kayak | canoe: canoe, pirogue, kayak
sailing-boat | voilier, m: voilier, catamaran, yacht | sailing boat: sailboat, sailing boat/n, yacht, catamaran, ketch
speedboat | hors-bord, hors-bord, m: hors-bord, canot/n à moteur | speedboat: speedboat, speed boat/n, motorboat, motor boat/n
ferry | ferry, m: ferry, traversier, vaporetto | ferry: ferry, ferryboat, car ferry/n, vaporetto
ocean-liner | paquebot, m: paquebot, bateau/n de croisière | cruise ship: cruise ship/n, ocean liner/n, liner
raft | radeau, m | raft
submarine | sous-marin, m: sous-marin, sous-marins= | submarine
light-aircraft | petit avion, m: petit avion, petits avions, avion/n de tourisme | light aircraft, light aircraft: small plane/n, little plane/n, private plane/n
rocket-ship | fusée, f: fusée | rocket: rocket
space-shuttle | navette spatiale, f: navette/n spatiale | space shuttle
satellite | satellite, m | satellite
airship | dirigeable, m: dirigeable, ballon/n dirigeable, zeppelin | airship: airship, zeppelin, blimp
unicycle | monocycle, m | unicycle
drone | drone, m | drone: drone!!
lifebuoy | bouée, f | lifebuoy: lifebuoy, lifebelt, life belt/n, life preserver/n, life ring/n
car-key | clé de voiture, f: clé/n de voiture, clés de la voiture, clés de ma voiture, clef/n de voiture | car key: car key/n, keys to the car, keys to my car
tyre | pneu, m: pneu, pneus= | tyre: tire!!, tyre, flat tire/n
steering-wheel | volant, m: volant!! | steering wheel: steering wheel/n
motorised-wheelchair | fauteuil électrique, m: fauteuil électrique, fauteuils électriques | electric wheelchair: motorized wheelchair/n, electric wheelchair/n
rickshaw | tuk-tuk, tuk-tuks, m: tuk-tuk, pousse-pousse, rickshaw | tuk-tuk: tuk-tuk, rickshaw, auto rickshaw/n, trishaw
covered-wagon | charrette, f: charrette, chariot!!, carriole | wagon: covered wagon/n, wagon!!, cart!!, buggy
forklift | chariot élévateur, m: chariot/n élévateur | forklift
shipwreck | épave, f: épave | shipwreck: shipwreck, sunken ship/n
crane | grue de chantier, f: grue/n de chantier, une grue métallique, grue/n du port | crane: construction crane/n, tower crane/n
ship-wheel | barre à roue, f: gouvernail, barre/n du bateau, barre/n du navire | ship's wheel: ship's wheel, ship's helm, at the helm
propeller | hélice, f | propeller
hang-glider | deltaplane, m | hang glider
caravan | caravane, f: caravane!!, roulotte, mobil-home, camping-car | caravan: caravan!!, travel trailer/n, house trailer/n, mobile home/n, motorhome, motor home/n, winnebago, rv=
excavator | pelleteuse, f: pelleteuse, tractopelle, pelle/n mécanique, jcb | digger: digger!!, excavator, backhoe, jcb=
combine-harvester | moissonneuse-batteuse, moissonneuses-batteuses, f: moissonneuse-batteuse, moissonneuses-batteuses, moissonneuse | combine harvester: combine harvester/n, harvester
sledge | luge, f: luge, traîneau, traîne/n sauvage, bobsleigh | sledge: sledge, sled, toboggan, bobsleigh, bobsled
toll-barrier | barrière de péage, f: barrière/n de péage, péage, barrière/n de parking | toll barrier: toll barrier/n, tollbooth, toll booth/n, parking barrier/n
biplane | biplan, m | biplane
galleon | galion, m: galion, caravelle!!, trois-mâts, bateau/n de pirates, bateau/n pirate, navire/n pirate | galleon: galleon, tall ship/n, pirate ship/n, caravel
longship | drakkar, m | Viking ship: longship, viking ship/n, viking boat/n
schooner | goélette, f: goélette, felouque, jonque!!, boutre | schooner: schooner, dhow, felucca
trawler | chalutier, m: chalutier, thonier, bateau/n de pêche | fishing boat: trawler, fishing boat/n, fishing vessel/n, shrimp boat/n, tugboat
warship | navire de guerre, m: navire/n de guerre, cuirassé!!, bateau/n de guerre, destroyer | warship: warship, battleship, gunboat, navy ship/n
cargo-ship | porte-conteneurs, porte-conteneurs, m: porte-conteneurs, pétrolier, cargo!! | container ship: cargo ship/n, container ship/n, freighter, oil tanker/n, supertanker
paddle-steamer | bateau à aubes, bateaux à aubes, m: bateau/n à aubes | paddle steamer: paddle steamer/n, steamboat, riverboat
steamroller | rouleau compresseur, m: rouleau compresseur, rouleaux compresseurs | steamroller
gondola | gondole, f | gondola: venetian gondola/n, gondola in venice, in a gondola, a gondola, gondolas=
barge | péniche, f: péniche, bateau-logement | barge: barge!!, narrowboat, narrow boat/n, houseboat, canal boat/n
horse-carriage | carrosse, m: carrosse, calèche, fiacre, diligence!! | horse-drawn carriage: horse-drawn carriage/n, horse drawn carriage/n, horse and carriage, golden carriage, royal carriage, stagecoach, stage coach/n, pumpkin carriage
`;

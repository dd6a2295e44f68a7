import { family } from '#lexicon/symbols/family.ts';

export const ways = family(
  'ways',
  { fr: 'les chemins', en: 'ways' },
  `
road | route!, chemin!, sentier, chaussée | road, road wind/v, path wind/v, path, trail!!, pathway, lane
motorway | autoroute, périphérique | motorway, highway, freeway
bridge | pont, passerelle | bridge!!, bridges=, footbridge
tunnel | tunnel | tunnel
station | hall/n de la gare, hall/n de gare, gare!!, quai/n de gare, quai/n de la gare, gare routière | station!!, train station/n, railway station/n, bus station/n, on the platform, train platform/n, depot, subway station/n, metro station/n, underground station/n, tube station/n
airport | aéroport, piste/n de décollage, salle/n d'embarquement | airport, runway, departure lounge/n
bus-stop | arrêt de bus: arrêt/n de bus, arrêt/n du bus, arrêt/n de tram, abribus, arrêt/n d'autobus | bus stop: bus stop/n, bus shelter/n, tram stop/n
crossroads | carrefour, croisement | crossroads=, intersection, crossroad
labyrinth | labyrinthe, dédale | labyrinth, maze
border | frontière, douane | border!!, frontier, customs=!!
fence | clôture, barrière, grillage, barbelé | fence!!, barrier, barbed wire
parking | parking | parking lot/n, car park/n
rails | rail: rail, voie/n ferrée | railway track: railroad track/n, railway track/n, train track/n, rails=
- | police station/n, en route, en chemin, le même chemin, chemin faisant, chemin inverse, chemin du retour, rebrousser/v chemin | police station/n, gas station/n, radio station/n, all the way
petrol-station | station/n service, station/n essence | petrol station/n, gas station/n
`,
);

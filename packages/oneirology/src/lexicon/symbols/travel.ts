import { family } from '#lexicon/symbols/family.ts';

export const travel = family(
  'travel',
  { fr: 'les voyages', en: 'travel' },
  `
journey | voyage!!, trajet, périple, excursion, vacances= | journey, trip!!, voyage, vacation, holiday!!, tour!!
train | train!!, wagon, locomotive, tgv | train!!, trains=!!, railway, locomotive, railroad
metro | métro, rame!! | subway, underground train/n, metro
car | voiture, auto, automobile, bagnole, taxi, mon char, ton char, son char | car, automobile, taxi, cab, jeep, limousine
bus | bus, autobus, autocar, le car, un car, du car, en car, les cars, car/n scolaire, tramway, tram | bus, coach/n bus, school bus/n, tram, streetcar, trolleybus, trolley bus/n, trolley car/n
truck | camion, camionnette, fourgon | truck, lorry, van
motorcycle | moto, scooter, mobylette | motorcycle, motorbike, scooter, moped
bicycle | vélo, bicyclette, tricycle | bicycle, bike, push bike/n, pushbike, tricycle
boat | bateau, barque, canot, voilier, radeau, pirogue, péniche, ferry | boat, ferry, ferryboat, canoe, sailboat, raft, kayak, rowboat, dinghy
ship | navire, paquebot, cargo, sous-marin | ship!!, ships=, ocean liner/n, submarine, steamer
plane | avion!, aéroplane, planeur | plane!!, airplane, aeroplane, aircraft, jet!!, glider, planes=
cable-car | télécabine, téléphérique, télésiège, nacelle | cable car: cable car/n, chairlift, ski lift/n, gondola lift/n
helicopter | hélicoptère | helicopter
balloon | ballon: ballon!!, ballon/n dirigeable, montgolfière, dirigeable | balloon, hot air balloon/n, airship, zeppelin
rocket | fusée, vaisseau/n spatial, navette/n spatiale | rocket, spaceship, spacecraft, space shuttle/n
cart | charrette, carrosse, calèche, chariot | carriage, wagon, cart!!, chariot
sleigh | traîneau, luge | sleigh, sled, toboggan
suitcase | valise, bagage, sac/n à dos, malle | suitcase, luggage, baggage, backpack, trunk!!
ticket | billet!!, passeport, billet/n de train, billet/n d'avion, ticket/n de bus, ticket/n de métro, ticket/n de tram | ticket, passport, bus ticket/n, train ticket/n, plane ticket/n, bus pass, subway ticket/n
map | carte/n routière, plan/n de la ville, boussole | map!!, compass, maps=
wheel | roue, volant!! | wheel, steering wheel/n
crash | accident, collision, carambolage, s'écraser/v | crash, crash/v, accident, collision, wreck
driving | conduite: conduire/v, au volant | driving: drive/v, driving
- | dans le chariot, dans un chariot, dans mon chariot, chariot/n de courses, chariot/n de supermarché, pousser/v un chariot, pousser/v mon chariot, plier/v en bateau, bateau/n en papier, bateau/n de papier, avion/n en papier, en train de, en train d', par accident, billet/n de banque, train/n de vie | paper boat/n, paper plane/n, toy boat/n, by accident, train of thought, vaccum cleaner, drove crazy, drive me crazy
`,
);

import { family } from '#lexicon/symbols/family.ts';

/**
 * Words that say where one is without naming the place: a cashier, a duvet, chalk. A picture reads
 * them where nothing else tells; no figure about dreams counts them. The id is `at-` and a stage.
 */
export const placeHints = family(
  'props',
  { fr: 'ce qui dit le lieu', en: 'what tells the place' },
  `
at-kitchen | casserole, bouilloire, plan/n de travail, lave-vaisselle, vaisselle, grille-pain, placard/n de la cuisine, tablier, évier | saucepan, kettle, worktop, kitchen counter/n, dishwasher, dirty dishes, toaster, cupboard, apron, kitchen sink/n
at-bathroom | brosse/n à dents, rasoir, shampooing, serviette/n de bain, pommeau de douche, sous la douche, rideau/n de douche, je me rasais, me brossais les dents, me lavais les dents, lavabo | razor, shampoo, bath towel/n, in the shower, shower curtain/n, brushing my teeth, washbasin
at-bedroom | pied du lit, bord du lit, couette, oreiller, table/n de nuit, table/n de chevet, sous les draps, dans les draps, me glisser sous la couverture | foot of the bed, foot of my bed, end of the bed, end of my bed, edge of the bed, edge of my bed, duvet, pillow, bedside, nightstand, under the covers, under the blankets
at-livingRoom | canapé, salon, télécommande, planche/n à repasser, fer/n à repasser, table/n basse, salle à manger, sapin/n de noël | sofa, couch, living room/n, lounge, remote control/n, ironing board/n, coffee table/n, dining room/n
at-office | open-space, open space/n, photocopieuse, imprimante, réunion/n de travail, en réunion, collègue, entretien/n d'embauche, tableur | open-plan, photocopier, printer!!, colleague, co-worker, coworker, in a meeting, meeting room/n, job interview/n, spreadsheet
at-classroom | craie, au tableau, salle/n de cours, toute la classe, devant la classe, en classe, cartable, cour de récréation, maîtresse/n d'école, contrôle/n de maths, interrogation/n écrite | chalk!!, blackboard, whiteboard, in front of the class, in front of the whole class, the whole class, school desk/n, schoolbag, homework
at-hospital | infirmière, infirmier, brancard, salle/n d'opération, table/n d'opération, chirurgien, chirurgienne, perfusion, salle/n d'attente, dentiste, salle/n d'accouchement | nurse, stretcher, operating table/n, operating room/n, surgeon, waiting room/n, dentist, delivery room/n
at-church | autel, à la messe, l'autel, banc/n d'église, confessionnal | altar, at mass, pew, down the aisle, confessional
at-cemetery | tombe/n de, sa tombe, une tombe, des tombes, les tombes, ma tombe, pierre/n tombale, caveau | grave!!, gravestone, tombstone, headstone, graveyard
at-airport | piste d'atterrissage, porte d'embarquement, tapis à bagages, comptoir d'enregistrement, terminal | boarding gate/n, luggage carousel/n, baggage claim/n, check-in, departure lounge/n
at-station | sur le quai, chef/n de gare, hall de gare, voie ferrée | on the platform, station master/n, train tracks
at-restaurant | serveur, serveuse, addition!!, brasserie, bistrot, au café, terrasse d'un café, carte des desserts, maître/n d'hôtel | waiter, waitress, cafe, café, diner, pub, bistro, the menu
at-shop | caissière, caissier, cabine/n d'essayage, à la caisse, rayon/n des, au rayon, supermarché, boulangerie, bijouterie, caddie | cashier, checkout, fitting room/n, changing room/n, supermarket, shop assistant/n, grocery
at-street | trottoir, feu rouge, feux rouges, tramway, tram, passant!!, lampadaire, taxi, poubelle, réverbère | pavement, sidewalk, traffic light/n, tram, streetcar, lamppost, taxi, passers-by, passer-by, cab!!
at-road | pare-brise, autoroute, volant!!, auto-stop, bande d'arrêt d'urgence, rétroviseur, pédale de frein, les freins, coffre de la voiture, camion-citerne | windscreen, windshield, motorway, highway, freeway, steering wheel/n, hitchhiking, rear-view mirror/n, the brakes
at-theatre | sur scène, le public applaudissait, les coulisses, dans les coulisses, un concert, l'opéra, chef/n d'orchestre | on stage, backstage, in the wings, the orchestra, a concert, opera, standing ovation/n
at-pool | maître-nageur, plongeoir, petit bain, grand bain | lifeguard, diving board/n, deep end, shallow end
at-beach | château/n de sable, parasol, serviette/n de plage, transat | sandcastle, beach towel/n, parasol, deckchair
at-garden | pelouse, haie!!, corde/n à linge, fil/n à linge, étendoir, barbecue, cabane de jardin, potager, tondeuse | lawn, hedge, washing line/n, clothesline, barbecue, garden shed/n, backyard, lawnmower
at-forest | clairière, sous-bois, sentier | clearing!!, undergrowth, woodland
at-meadow | botte/n de foin, tracteur, champ/n de blé, moissonneuse | haystack, tractor, cornfield, wheat field/n
at-mountain | sommet de la montagne, glacier, piolet, refuge/n de montagne, télésiège, piste/n de ski | mountaintop, glacier, ice axe/n, ski lift/n, ski slope/n
at-stairs | palier!!, rampe d'escalier, cage/n d'escalier, escalator | landing!!, banister, stairwell, escalator
at-prison | cellule!!, barreaux=, parloir, gardien/n de prison | prison cell/n, behind bars, jail, prison guard/n
at-parking | sous-sol du parking, place de parking, ma voiture était garée | car park/n, parking lot/n, parking space/n, parking garage/n
at-museum | galerie/n d'art, vernissage, salle/n d'exposition, gardien/n de musée | art gallery/n, exhibition, museum guard/n
at-carriage | compartiment/n de train, wagon, contrôleur/n du train, wagon-restaurant | train compartment/n, train carriage/n, dining car/n, ticket inspector/n
at-cabin | hôtesse/n de l'air, steward, hublot | flight attendant/n, stewardess, tray table/n
`,
);

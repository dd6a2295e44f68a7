/**
 * Where a dream takes place. Concepts of the symbol lexicon serve here too, so a place is written
 * once; the extra terms below are settings without being symbols.
 */
export const indoorPlaces: ReadonlySet<string> = new Set(
  `house apartment room bedroom kitchen bathroom toilet stairs lift corridor attic cellar school shop
  restaurant bar hotel hospital church prison theatre museum library factory office castle
  childhood-home garage post-office stadium tunnel metro building tower cave airport classroom`.split(
    /\s+/,
  ),
);

/** Indoor places that are rooms: to name one says more than to name a building. */
export const rooms: ReadonlySet<string> = new Set(
  `room bedroom kitchen bathroom toilet stairs lift corridor attic cellar classroom library
  theatre`.split(/\s+/),
);

export const outdoorPlaces: ReadonlySet<string> = new Set(
  `sea river stream lake pond waterfall beach harbour swamp mountain hill valley cliff desert field
  island volcano countryside jungle forest garden park street square market cemetery farm fair ruin
  road motorway bridge crossroads parking rails balcony city village sky space underwater
  pool station petrol-station bus-stop labyrinth fountain`.split(/\s+/),
);

/**
 * What carries people: a place only for who is aboard, and outdoors as coders take it. A boat that
 * the dream merely sees is a thing on the water.
 */
export const vehicles: ReadonlySet<string> = new Set(
  `boat ship car bus train truck plane helicopter balloon rocket cart sleigh motorcycle bicycle
  cable-car`.split(/\s+/),
);

/** Where a dream may stand, and which else is only a thing that it sees. */
export const stoodOn: ReadonlySet<string> = new Set(['roof', 'well']);

/** Things and weathers that only tell on which side of a door the dream is. */
export const indoorSigns: ReadonlySet<string> = new Set(
  'bed fireplace floor wardrobe door table chair carpet wall exam trial window curtain mirror lamp book film theatre-play music television computer sleeping'.split(
    ' ',
  ),
);

export const outdoorSigns: ReadonlySet<string> = new Set(
  `grass tree sand fence roof well abyss rain snow storm wind fog flood wave moon stars cloud
  boat ship bicycle sleigh hunting fishing climbing`.split(/\s+/),
);

/** Key: place, and what it is like; coders call the inside of a vehicle outdoors. */
export const placeTable = `
indoor room | amphi, arrière boutique, auditorium, baignoire, carnotzet, cellule!!, en cours de, galetas, l'entrée, l'internat, ma piaule+turne, salle de jeux, sous le lit, vestibule, véranda | at my desk, bathtub, behind the counter, cell!!, entrance hall/n, entryway, fitting+control+rehearsal+back+spare room/n, gym locker/n, on the couch+sofa, playroom, reception desk/n, sunroom, tub, under the bed, vault!!, vestibule
indoor room | autel, casier!!, comptoir, frigo, interrupteur, lave-vaisselle, lustre, machine/n à écrire+laver, micro-ondes, moquette, palier, plafond, radiateur, table/n de nuit, tableau noir, tiroir, étagère, évier | altar, banister, bedside, blackboard, bookcase, bookshelf, bookshelves=, ceiling, chandelier, crib!!, dishwasher, fridge, in typing+sewing+english+math+history+gym+art+french class, microwave, nightstand, pew, radiator, refrigerator, typewriter, washing machine/n
indoor building | bijouterie | jewelry+jewellery+dress+gift+shoe+clothing+department+grocery+antique+hardware+drug+toy+record+candy+pet+bridal+thrift+coffee shop+store
indoor building | baraque, bowling, cafétéria, caravane, case!!, chez des amis, chez elle+lui+eux, chez la voisine, chez le voisin+psy, chez ma grand-mère, chez ma mère+tante, chez mes parents, chez mon père+oncle+amie+ami, chez un ami, chez une amie, ciné, commune!!, convent, couvent, cybercafé, ehpad, galerie d'art, galerie marchande, gendarmerie, hutte, kot, maquis!!, resto, supérette, à la maison | arena, bowling alley/n, bus terminal/n, convent, disco, drugstore, embassy, fort!!, gallery!!, his place, ice+skating rink/n, infirmary, mill!!, orphanage, snack bar/n, sorority house/n, student union/n, studio!!, trailer!!
indoor room | au lit+chaud+comptoir+guichet, buanderie, cabine/n d'essayage, cabinet médical, cabinet/n du médecin, cellier, chez le dentiste+médecin+coiffeur, crypte, dans mon+un lit, garde-manger, hall!!, loge!!, morgue, piscine couverte, pièce!!, placard!!, salle/n d'attente, salle/n d'audience, salle/n de réunion+sport+bal+concert, salle/n à manger, salon/n de coiffure, serre!!, vestiaire, à l'intérieur, à l'étage, à la caisse, à table | at the counter+checkout, auditorium, ballroom, beauty salon/n, crypt, cubicle, den!!, dining+waiting+dressing+changing+conference+meeting+locker+rec+family+laundry+front room/n, downstairs=, foyer, greenhouse, hairdresser, in a room+bed+closet, in bed, in my bed, in the room+bed+closet, indoors=, inside=!, ladies room, laundry, lobby, lounge!!, morgue, nursery, pantry, parlor, parlour, stairwell, storeroom, study!!, upstairs=, washroom
indoor building | aquarium, archives=, banque!!, bunker, cabane/n de jardin, casino, centre/n de loisirs, commissariat, cour d'assises, crèche, gymnase, hammam, igloo, labo, laboratoire, mairie!!, maison/n de retraite, opéra!!, planétarium, refuge!!, salle/n des fêtes, salon/n+institut/n de beauté, sauna, tente, tribunal | aquarium, archive, bank!!, bungalow, bunker, café, casino, city+town hall/n, courthouse, courtroom, igloo, in court, kindergarten, lab, laboratory, nursing+rest home/n, opera house/n, opera!!, penthouse, planetarium, police station/n, sauna, shed, shelter!!, spa, tent, villa
outdoor nature | aire/n de jeux, allée, au bord du lac, au soleil, banquise, bord de l'eau, bord de la rivière, camping, champ de bataille, chantier, cour de l'école, cour de récréation, cour!!, dehors, en plein air, en pleine nature, glacier, hippodrome, pelouse, piste/n de ski, plein champ, sous la pluie, sur un banc, zoo, à l'extérieur | bank of the river+stream+canal+lake, quay, quayside, jetty, wharf, seafront, towpath, backyard, ball park/n, battlefield, camp!!, campground, campsite, construction site/n, courtyard, down the street, driveway, glacier, golf course/n, ground!!, in the sun+rain, lawn, on a+the bench, open air, outdoors=, outside=, pasture, patio, picnic, playground, racetrack, riverbank, schoolyard, ski slope/n, vineyard, wilderness, woods=, yard, zoo
ambiguous scene | appel téléphonique, au téléphone, concert, conférence, coup/n de téléphone, cérémonie, endroit, examen, fête!!, lieu!!, mariage, quelque part, rendez-vous, réunion, soirée!!, spectacle, un+en cours, vacances=, voyage!! | a date, a+my class, called me, ceremony, concert, conference, convention, dance!!, exam, funeral, game!!, going out with, in a play, meeting, on stage, on the phone+telephone, party!!, performance, place!!, reception, show!!, social!!, somewhere, telephone+phone call/n, telephoned=, trip!!, vacation, wedding
- | au lieu de, avoir/v lieu, en dehors de, jeter/v dehors, pièce/n d'identité, pièce/n d'or, pièce/n de monnaie+théâtre, pièce/n montée | inside out, outside of, take/v place, took place
`;

export const familiarTable = `
familiar | chez ma grand-mère, chez ma mère, chez mes grands-parents, chez mes parents, chez moi+nous, chez mon père, ma maison+chambre+ville+rue+cuisine, maison d'enfance, maison de mes parents, mon ancienne école, mon appartement+école+lycée+bureau+lit+quartier+village+salon, notre maison+appartement+jardin+chambre, rentrer/v à la maison | back+childhood home, go/v+come/v+drive/v+walk/v+get/v home, my grandmother's, my house+room+bedroom+home+apartment+school+office+bed+street+dorm, my old school+house, our house+home+kitchen+backyard+street+yard, our living room, parents house
unfamiliar | endroit étrange, inconnu de moi, jamais vu+vue, lieu+endroit inconnu, maison+ville inconnue, ne connaissais pas, pays étranger | did not recognize, didn't recognize, foreign country, never been, never seen before, strange house+place+town+city+room, unfamiliar=, unknown+some place
distorted | mais différente+différent, n'était pas vraiment, ne ressemblait pas à, pas comme en vrai | but it was different, but it wasn't, did not look like, didn't look like, doesn't look like, looked+but different, not our house
geographical | afrique, alpes=, amérique, berlin=, bretagne, chine, espagne, italie, japon, londres=, lyon=, marseille=, new york, paris=, provence, rome=, venise=, états unis | africa=, alaska=, boston=, california=, canada=, chicago=, china=, cleveland=, england=, europe=, florida=, france=, germany=, hawaii=, italy=, japan=, london=, los angeles, mexico=, new york, paris=, russia=, san francisco, texas=
`;

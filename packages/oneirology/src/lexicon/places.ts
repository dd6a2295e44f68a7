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
indoor room | l'entrée, vestibule, amphi, auditorium, ma piaule, ma turne, ma piaule d'étudiant, cellule!!, véranda, baignoire, en cours de, salle de jeux, arrière boutique, l'internat, dans l'entrée, sous le lit, derrière le comptoir | entryway, vestibule, entrance hall/n, sunroom, playroom, vault!!, cell!!, fitting room/n, control room/n, rehearsal room/n, back room/n, spare room/n, gym locker/n, tub, bathtub, at my desk, under the bed, behind the counter, on the couch, on the sofa, reception desk/n
indoor building | bowling, supérette, galerie marchande, galerie d'art, convent, couvent, gendarmerie, commune!!, kot, maquis!!, case!!, hutte, baraque, caravane, ehpad, cybercafé, resto, ciné, cafétéria, chez ma mère, chez mon père, chez mes parents, chez ma grand-mère, chez mon oncle, chez ma tante, chez mon amie, chez mon ami, chez un ami, chez une amie, chez des amis, chez le voisin, chez la voisine, chez elle, chez lui, chez eux, chez le psy, à la maison | bowling alley/n, studio!!, drugstore, gallery!!, arena, disco, mill!!, fort!!, trailer!!, infirmary, embassy, orphanage, student union/n, convent, sorority house/n, his place, snack bar/n, ice rink/n, skating rink/n, bus terminal/n
indoor room | à l'intérieur, dedans, salle/n à manger, salle/n d'attente, pièce!!, vestiaire, à l'étage, loge!!, hall!!, buanderie, garde-manger, cellier, placard!!, cabine/n d'essayage, salon/n de coiffure, salle/n de réunion, salle/n d'audience, salle/n de sport, salle/n de bal, salle/n de concert, crypte, morgue, piscine couverte, serre!!, au lit, dans mon lit, dans un lit, au chaud, à table, cabinet/n du médecin, cabinet médical, chez le dentiste, chez le médecin, chez le coiffeur, au comptoir, au guichet, à la caisse | indoors=, inside=!, dining room/n, waiting room/n, dressing room/n, changing room/n, conference room/n, meeting room/n, locker room/n, upstairs=, downstairs=, ballroom, lobby, rec room/n, family room/n, auditorium, washroom, ladies room, in a room, in the room, in bed, den!!, foyer, laundry room/n, front room/n, pantry, nursery, study!!, stairwell, crypt, morgue, beauty salon/n, storeroom, laundry, greenhouse, in my bed, in a bed, in the bed, hairdresser, cubicle, lounge!!, parlor, parlour, in a closet, in the closet, at the counter, at the checkout
indoor building | banque!!, tribunal, cour d'assises, commissariat, mairie!!, laboratoire, labo, opéra!!, casino, sauna, hammam, bunker, igloo, tente, refuge!!, aquarium, planétarium, archives=, salon/n de beauté, institut/n de beauté, crèche, centre/n de loisirs, maison/n de retraite, gymnase, cabane/n de jardin, salle/n des fêtes | bank!!, courtroom, courthouse, in court, police station/n, city hall/n, town hall/n, laboratory, lab, opera house/n, opera!!, casino, sauna, bunker, igloo, tent, shelter!!, aquarium, planetarium, archive, spa, kindergarten, nursing home/n, rest home/n, villa, shed, café, bungalow, penthouse
outdoor nature | dehors, en plein air, à l'extérieur, en pleine nature, plein champ, cour!!, cour de récréation, cour de l'école, camping, chantier, piste/n de ski, glacier, champ de bataille, hippodrome, zoo, pelouse, aire/n de jeux, bord de l'eau, bord de la rivière, au bord du lac, sur un banc, au soleil, sous la pluie, banquise, allée | outdoors=, outside=, open air, yard, backyard, front yard/n, playground, camp!!, woods=, ground!!, ball park/n, golf course/n, lawn, driveway, down the street, zoo, picnic, courtyard, school yard/n, schoolyard, campsite, campground, construction site/n, ski slope/n, glacier, battlefield, racetrack, vineyard, riverbank, on a bench, on the bench, in the sun, in the rain, patio, pasture, wilderness
ambiguous scene | endroit, lieu!!, quelque part, fête!!, soirée!!, mariage, cérémonie, réunion, conférence, spectacle, concert, au téléphone, coup/n de téléphone, appel téléphonique, un cours, en cours, examen, vacances=, voyage!!, rendez-vous | place!!, somewhere, party!!, dance!!, wedding, ceremony, reception, meeting, conference, convention, show!!, concert, on the phone, on the telephone, telephoned=, telephone call/n, phone call/n, called me, a class, my class, exam, vacation, trip!!, social!!, performance, game!!, in a play, on stage, a date, going out with, funeral
- | pièce/n montée, pièce/n de monnaie, pièce/n d'or, pièce/n d'identité, pièce/n de théâtre, jeter/v dehors, en dehors de, avoir/v lieu, au lieu de | inside out, outside of, take/v place, took place
`;

export const familiarTable = `
familiar | chez moi, chez nous, chez mes parents, ma maison, notre maison, ma chambre, mon appartement, mon école, mon lycée, mon bureau, mon lit, maison de mes parents, maison d'enfance, mon quartier, ma ville, notre appartement, ma rue, notre jardin, mon village, rentrer/v à la maison, chez ma grand-mère, chez mes grands-parents, chez ma mère, chez mon père, ma cuisine, mon salon, notre chambre, mon ancienne école | my house, our house, my room, my bedroom, my home, our home, my apartment, my school, my office, my bed, parents house, my old school, our living room, our kitchen, our backyard, my old house, my grandmother's, our street, my street, my dorm, our yard, back home, go/v home, come/v home, drive/v home, walk/v home, get/v home, childhood home
unfamiliar | lieu inconnu, endroit inconnu, maison inconnue, ville inconnue, ne connaissais pas, jamais vu, jamais vue, endroit étrange, pays étranger, inconnu de moi | unfamiliar=, strange house, strange place, strange town, strange city, strange room, unknown place, never seen before, never been, some place, foreign country, didn't recognize, did not recognize
distorted | ne ressemblait pas à, mais différente, mais différent, n'était pas vraiment, pas comme en vrai | didn't look like, did not look like, but it was different, not our house, doesn't look like, looked different, but different, but it wasn't
geographical | paris=, lyon=, marseille=, londres=, new york, venise=, rome=, berlin=, afrique, amérique, japon, chine, italie, espagne, bretagne, provence, alpes=, états unis | new york, london=, paris=, chicago=, california=, florida=, boston=, texas=, mexico=, europe=, italy=, germany=, england=, france=, canada=, africa=, japan=, china=, san francisco, los angeles, cleveland=, alaska=, hawaii=, russia=
`;

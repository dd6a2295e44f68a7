import type { BodyPart } from '#schema.ts';
import { wordSet } from '#text/word-set.ts';

/** The words of each part of a body, and of what one wears there. */
const words: Readonly<Record<BodyPart, string>> = {
  head: 'head hair ear ears oreille oreilles scalp tête cheveux crâne',
  face: 'face cheek forehead cheeks nose visage joue joues front nez',
  mouth: 'mouth lips tongue throat bouche lèvres langue gorge',
  neck: 'neck cou',
  shoulder: 'shoulder shoulders épaule épaules',
  back: 'back dos',
  chest: 'chest breast heart poitrine torse',
  belly: 'belly stomach waist ventre taille',
  arm: 'arm arms elbow bras coude',
  wrist: 'wrist wrists poignet poignets',
  hand: 'hand hands palm palms finger fingers fingertips main mains paume doigt doigts',
  pocket: 'pocket pockets poche poches',
  leg: 'leg legs thigh knee knees jambe jambes cuisse genou genoux',
  foot: 'foot feet ankle ankles toes pied pieds cheville chevilles',
  skin: 'skin body peau corps',
};
export const partOf: ReadonlyMap<string, BodyPart> = new Map(
  Object.entries(words).flatMap(([part, list]) =>
    list.split(' ').map((word) => [word, part as BodyPart] as const),
  ),
);

export const mine = wordSet('my mon ma mes');
export const theirs = wordSet('his her their its son sa ses leur leurs');
/** French says whose a part is by who has something there: « au poignet ». */
export const articles = wordSet("the le la les l' au aux");
export const joints = wordSet(
  'on in around round to into onto against from over under behind through out of of sur dans à au aux autour de contre sous plein plein de hors',
);
/** How something is there: between it and the joint. */
export const joined = wordSet(
  `was were is are be been had got tied attached stuck glued fastened chained pinned hanging hung clinging
  clung perched perching sitting sat sits landed standing stood wrapped wrapping coiled coiling curled curling tightening tightened slithering slithered opened open crawling
  ran running crept jumped crawled growing grew grown grows sprouting sprouted sprang tattooed written drawn painted carved
  hidden asleep sleeping all up out coming came était étaient est sont avait attaché attachée attachés
  attachées noué nouée collé collée collés collées accroché accrochée accrochés enchaîné suspendu
  suspendue posé posée posés posées perché perchée assis assise installé enroulé enroulée enroulés enroulait enroulaient enroule enroulent serrait glissait glissaient planté
  plantée plantés plantées grimpait grimpaient poussait poussaient pousse poussent poussé sorti sortait sortaient tatoué
  tatouée écrit dessiné gravé gravé caché cachée endormi endormie tout toute partout s'était s' se qui that
  which ouvrait ouvraient ouvert rampait rampaient courait couraient couvrait recouvrait covering covered couvraient`,
);
export const covering = wordSet('covered covering couvrait couvraient recouvrait recouvraient');
export const filled = wordSet(
  'covered couvrait couvraient couvre full filled couverte couvert couvertes couverts recouverte recouvert pleine plein pleines pleins remplie',
);
export const filledWith = wordSet('with in of by de d');
/** After what something is only there, and nobody handles it. */
export const having = wordSet(
  `had have has with avais avait avons ai a ayant avec was were saw see notice noticed felt feel found
  discovered voyais vis sentais sentis découvrais découvre remarquais trouvais retrouvais i j' and et
  il elle y there me m' lui`,
);
export const adjectives = wordSet(
  `a an the some two three many huge big small little tiny red blue black white green gold golden strange
  enormous long un une des du de d' le la les l' deux trois grosse gros grande grand petite petit petits
  petites énorme rouge rouges bleu bleue noir noire noirs blanc blanche vert verte longue of fresh live
  pink yellow purple orange grey gray brown jaune jaunes rose roses gris grise marron violet violette`,
);

/** What marks a body, and is no thing apart from it. */
export const marks = wordSet(
  'horns blood wound tattoo scales fur bruise eye mouth ear hair wing teeth',
);

/** Marks that are no concept of a dream, by their words. */
const markWords: Readonly<Record<string, string>> = {
  tattoo: 'tattoo tattoos tatouage tatouages',
  scales: 'scale scales écaille écailles',
  fur: 'fur fourrure poils pelage',
  bruise: 'bruise bruises bleus ecchymose hématome',
  leeches: 'leech leeches sangsue sangsues',
  wound:
    'cut gash scratch scar wound cuts scratches scars wounds coupure entaille plaie cicatrice coupures griffures cicatrices plaies blessures',
  horns: 'horns antlers cornes',
};
export const markOf: ReadonlyMap<string, string> = new Map(
  Object.entries(markWords).flatMap(([id, list]) => list.split(' ').map((word) => [word, id])),
);

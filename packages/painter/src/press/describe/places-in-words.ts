import type { Language } from '#describe-words.ts';
import { isInside } from '#press/choosing/deeds/strange.ts';
import { isCarriedOff } from '#press/compose/together/carried-off.ts';
import { isOnSea } from '#press/describe/beyond-in-words.ts';
import { elides } from '#press/describe/french.ts';
import { isStuff, thingNoun } from '#press/describe/nouns.ts';
import { isFill, waters } from '#press/grounds/fills.ts';
import type { ChangeName, FillName, PrintScene } from '#press/scene.ts';
import { isOnQuay, stageFor } from '#press/stage-of.ts';
import type { StageName } from '#press/stages.ts';

/**
 * stage | French: preposition, noun, gender | English: preposition, noun. `f` and `p` where French
 * takes it for feminine or plural; a preposition that holds its article says so by `+`.
 */
const table = `
sea | dans +la, mer, f | in +the, sea
beach | sur, plage, f | on, beach
lake | au bord d’, lac, m | by, lake
river | au bord d’, rivière, f | by, river
underwater | +sous l’eau, , f | +under water,
pool | dans, piscine, f | in, swimming pool
mountain | +à la montagne, , f | +among mountains,
cliff | au bord d’, falaise, f | on the edge of, cliff
forest | dans, forêt, f | in, forest
clearing | dans, clairière, f | in, clearing
meadow | dans, champ, m | in, field
garden | dans, jardin, m | in, garden
desert | dans, désert, m | in, desert
snowfield | +dans la neige, , f | +in the snow,
cave | dans, grotte, f | in, cave
sky | +parmi les nuages, , p | +among the clouds,
space | +dans l’espace, , m | +in space,
roofs | sur les toits d’, ville, f | on the roofs of, city
street | dans, rue, f | in, street
square | sur, place, f | in, square
road | sur, route, f | on, road
parking | dans, parking souterrain, m | in, car park
station | sur le quai d’, gare, f | on the platform of, station
carriage | dans, wagon, m | in, railway carriage
bridge | sur, pont, m | on, bridge
airport | dans, aéroport, m | in, airport
kitchen | dans, cuisine, f | in, kitchen
bedroom | dans, chambre, f | in, bedroom
livingRoom | dans, salon, m | in, living room
bathroom | dans, salle de bains, f | in, bathroom
corridor | dans, long couloir, m | in, long corridor
stairs | dans, grand escalier, m | on, great staircase
attic | dans, grenier, m | in, attic
classroom | dans, salle de classe, f | in, classroom
library | dans, bibliothèque, f | in, library
hospital | dans, salle d’hôpital, f | in, hospital ward
theatre | sur la scène d’, théâtre, m | on the stage of, theatre
shop | dans, magasin, m | in, shop
church | dans, église, f | in, church
office | dans, bureau, m | in, office
prison | dans, prison, f | in, prison
cabin | dans, avion, m | aboard, plane
cellar | dans, cave, f | in, cellar
cemetery | dans, cimetière, m | in, cemetery
lift | dans, ascenseur, m | in, lift
museum | dans, musée, m | in, museum
restaurant | dans, restaurant, m | in, restaurant
gym | dans, gymnase, m | in, sports hall
factory | dans, usine, f | in, factory
warehouse | dans, entrepôt, m | in, warehouse
courtroom | dans, salle d’audience, f | in, courtroom
bar | dans, bar, m | in, bar
nightclub | dans, boîte de nuit, f | in, nightclub
car | dans, voiture, f | in, car
poolside | au bord d’, piscine, f | by, swimming pool
cinema | dans, cinéma, m | in, cinema
garage | dans, garage, m | in, garage
stadium | dans, stade, m | in, stadium
playground | dans, aire de jeux, f | in, playground
schoolyard | dans, cour d’école, f | in, school yard
market | sur, marché, m | in, market
farmyard | dans, cour de ferme, f | in, farmyard
abstract | +dans le vague, , m | +in no certain place,
`;

/** Of a place that the dream has a closer word for, by that word's concept. */
const byPlace = `
bus | dans, bus, m | in, bus
metro | dans, rame de métro, f | in, underground train
tram | dans, tramway, m | in, tram
`;

/** The same of what somebody flies over: one flies above the sea, not in it. */
const flownOver = `
sea | au-dessus de +la, mer, f | above +the, sea
beach | au-dessus d’, plage, f | above, beach
lake | au-dessus d’, lac, m | above, lake
river | au-dessus d’, rivière, f | above, river
mountain | +au-dessus des montagnes, , f | +above mountains,
cliff | au-dessus d’, falaise, f | above, cliff
forest | au-dessus d’, forêt, f | above, forest
clearing | au-dessus d’, clairière, f | above, clearing
meadow | au-dessus d’, champ, m | above, field
garden | au-dessus d’, jardin, m | above, garden
desert | au-dessus d’, désert, m | above, desert
snowfield | +au-dessus de la neige, , f | +above the snow,
roofs | au-dessus des toits d’, ville, f | above the roofs of, city
street | au-dessus d’, rue, f | above, street
square | au-dessus d’, place, f | above, square
road | au-dessus d’, route, f | above, road
bridge | au-dessus d’, pont, m | above, bridge
cemetery | au-dessus d’, cimetière, m | above, cemetery
`;

const fillWords: Record<FillName, Record<Language, string>> = {
  sand: { fr: 'de sable', en: 'sand' },
  snow: { fr: 'de neige', en: 'snow' },
  salt: { fr: 'de sel', en: 'salt' },
  ash: { fr: 'de cendre', en: 'ash' },
  milk: { fr: 'de lait', en: 'milk' },
  blood: { fr: 'de sang', en: 'blood' },
  honey: { fr: 'de miel', en: 'honey' },
  coffee: { fr: 'de café', en: 'coffee' },
  oil: { fr: 'd’huile', en: 'oil' },
  lava: { fr: 'de lave', en: 'lava' },
  jelly: { fr: 'de gelée', en: 'jelly' },
  mud: { fr: 'de boue', en: 'mud' },
  wine: { fr: 'de vin', en: 'wine' },
};

const onQuay: Record<Language, PlaceWords> = {
  fr: { joint: 'sur', noun: 'quai', kind: 'm' },
  en: { joint: 'on', noun: 'quay', kind: '' },
};

interface PlaceWords {
  readonly joint: string;
  readonly noun: string;
  readonly kind: string;
}

const words = wordsOf(table);
const wordsFlownOver = wordsOf(flownOver);
const wordsByPlace = wordsOf(byPlace);

function wordsOf(rows: string) {
  return new Map(
    rows
      .trim()
      .split('\n')
      .map((row) => {
        const [stage = '', fr = '', en = ''] = row.split(' | ');
        return [stage, { fr: read(fr), en: read(en) }] as const;
      }),
  );
}

function read(cell: string): PlaceWords {
  const [joint = '', noun = '', kind = ''] = cell.split(',').map((part) => part.trim());
  return { joint, noun, kind };
}

const placeChanges: Partial<
  Record<ChangeName, { readonly fr: string; readonly feminine?: string; readonly en: string }>
> = {
  flooded: { fr: 'inondé', feminine: 'inondée', en: 'flooded' },
  burning: { fr: 'en flammes', en: 'burning' },
  'upside-down': { fr: 'à l’envers', en: 'upside-down' },
  melting: { fr: 'qui fond', en: 'melting' },
  broken: { fr: 'qui se fissure', en: 'crumbling' },
  empty: { fr: 'vide', en: 'empty' },
  tiny: { fr: 'dont les murs se resserrent', en: 'shrinking' },
  ice: { fr: 'gelé', feminine: 'gelée', en: 'frozen' },
};

const ways: ReadonlySet<StageName> = new Set(['bridge', 'road', 'street', 'square'] as const);

/** `A sea of milk`, « un pont fait de biscuits », `a garden with a ground of hair`. */
function madeInWords(
  ground: NonNullable<PrintScene['ground']>,
  { stage, kind }: { readonly stage: StageName; readonly kind: string },
  language: Language,
): string {
  const noun = thingNoun({ kind: 'thing', count: 1, changes: [], ...ground }, language);
  // A stuff is one, things are many.
  const isSome = isStuff(ground.id);
  // Of coffee there is no cup.
  const matter = isFill(ground.id)
    ? fillWords[ground.id][language].replace(/^d(?:e |’)/, '')
    : isSome
      ? noun.one
      : noun.many;
  if (language === 'en') {
    if (waters.has(stage)) return `of ${matter}`;
    return ways.has(stage)
      ? `made of ${matter}`
      : `with a ${isInside(stage) ? 'floor' : 'ground'} of ${matter}`;
  }
  const of = `${elides(matter) ? 'd’' : 'de '}${matter}`;
  if (waters.has(stage)) return of;
  return ways.has(stage) ? `fait${kind === 'f' ? 'e' : ''} ${of}` : `au sol ${of}`;
}

/** Under whom the ground breaks, where no word for the place can say it. */
export function brokenGround(scene: PrintScene, language: Language): string | undefined {
  const stage = stageFor(scene);
  const hasNoun = stage !== 'abstract' && words.get(stage)?.[language].noun !== '';
  if (hasNoun || !scene.placeChanges.includes('broken')) return undefined;
  return language === 'fr' ? 'le sol se fend' : 'the ground breaks';
}

/** Where the print plays, and what the place is made to be: `in a flooded kitchen`. */
export function placeWithChanges(scene: PrintScene, language: Language, isCrossed = false): string {
  const stage: StageName = stageFor(scene);
  if (stage === 'abstract') return '';
  const [first] = scene.deeds;
  if (isOnSea(scene)) return language === 'fr' ? 'sur la mer' : 'on the sea';
  const isFlownOver = first?.act === 'fly' || (first !== undefined && isCarriedOff(scene, first));
  const told =
    (isFlownOver ? wordsFlownOver.get(stage) : undefined) ??
    wordsByPlace.get(scene.place ?? '') ??
    words.get(stage);
  const quay = isOnQuay(scene) && !isFlownOver ? onQuay[language] : undefined;
  const { joint, noun, kind } = quay ?? told?.[language] ?? { joint: '', noun: '', kind: '' };
  const isIce = scene.placeChanges.includes('ice');
  const changes = scene.placeChanges
    .flatMap((change) => placeChanges[change] ?? [])
    // Ice cracks, and does not crumble.
    .map((said) => (isIce && said.en === 'crumbling' ? { ...said, en: 'cracking' } : said));
  if (noun === '') return joint.slice(1);
  // One crosses a field, and not in it.
  const by = isCrossed ? joint.replace(/^.*?(?=\+|$)/, '') : joint;
  const full = scene.filled && fillWords[scene.filled];
  const made = scene.ground ? [madeInWords(scene.ground, { stage, kind }, language)] : [];
  // The sea, but a sea of milk.
  const isTheOne = joint.includes('+') && made.length === 0;
  if (language === 'en') {
    const fills = full ? [`full of ${full.en}`] : [];
    const said = [...changes.map(({ en }) => en), noun, ...made, ...fills].join(' ');
    if (isTheOne) return `${by.replace('+', '')} ${said}`;
    const before = by.replace('+the', '').trim();
    return `${before} ${/^[aeiou]/.test(said) ? 'an' : 'a'} ${said}`.trim();
  }
  const after = changes.map(({ fr, feminine }) => (kind === 'f' ? (feminine ?? fr) : fr));
  const fills = full ? `${kind === 'f' ? 'remplie' : 'rempli'} ${full.fr}` : '';
  const said = [noun, after.join(' et '), ...made, fills].filter((part) => part !== '').join(' ');
  if (isTheOne) return `${by.replace('+', '')} ${said}`;
  const article = kind === 'f' ? 'une' : 'un';
  const before = by.replace(/\+.*/, '').trim();
  return before.endsWith('’')
    ? `${before}${article} ${said}`
    : `${before} ${article} ${said}`.trim();
}

import type { Named } from '#named.ts';
import type { ActName } from '#press/scene.ts';
import type { StageName } from '#press/stages.ts';

/** Concepts that say little of where one is: a bed can stand in a hospital, a train can pass. */
export const faint = new Set(
  `bed table window door mirror car bus train truck metro ticket boat ship tree carpet television
  fireplace curtain wardrobe wall floor room house childhood-home fence wave tide shell flood fishing
  drowning swimming diving climbing cable-car hunting wedding grass ruin sleigh ice snow winter cloud
  flying floating rainbow plane balloon helicopter stars planet rocket alien aurora eclipse moon
  shooting-star tower building bus-stop fountain driving journey motorcycle bicycle rails sleeping
  lift funeral exam blackboard book medicine theatre-play singing speech film priest work trial cage camel
  hole well sand castle coral sky tunnel toilet stairs`.split(/\s+/),
);

export const actsToo = new Set(
  'flying floating swimming drowning diving climbing driving journey sleeping singing speech'.split(
    ' ',
  ),
);

/** What one does says where, where nothing else does. */
export const stageOfAct: Partial<Record<ActName, StageName>> = {
  cook: 'kitchen',
  eat: 'kitchen',
  wash: 'bathroom',
  marry: 'church',
  birth: 'hospital',
  sleep: 'bedroom',
  phone: 'livingRoom',
  sew: 'livingRoom',
  knit: 'livingRoom',
  drive: 'road',
  ride: 'road',
  swim: 'sea',
  drown: 'sea',
  fly: 'sky',
};
/** Things by the one place where people have them about, a stage a line. */
const thingsOf: Readonly<Partial<Record<StageName, string>>> = {
  kitchen: `freezer cup tea teapot cutlery toaster blender coffee-pot whisk ladle wok jug rolling-pin chopsticks
    kitchen-knife oven-glove butter toast steak bacon sausage salad waffle apple banana tomato garlic
    broccoli cauldron jar food-tin spoon fork bowl onion lemon rice pancake sandwich`,
  bathroom: 'toothbrush soap sponge razor shampoo toilet-roll plunger shower-head',
  livingRoom: `armchair rocking-chair bookshelf remote-control vacuum-cleaner houseplant picture-frame
    game-controller`,
  bedroom: 'pillow blanket bunk-bed alarm-clock',
  office: 'stapler filing-cabinet folder briefcase keyboard printer calculator laptop',
  classroom: 'ruler crayon globe backpack graduation-cap diploma',
  hospital: 'syringe crutch stethoscope x-ray bandage plaster',
  garden:
    'shovel rake wheelbarrow watering-can barbecue kennel birdhouse beehive hose bush sunflower tulip',
  street: 'street-light traffic-light mailbox postbox taxi police-car fire-engine moped',
  road: 'racing-car pickup lorry jeep minibus caravan tow-truck traffic-cone',
  meadow: 'haystack ram ox scythe tent campfire tipi',
  farmyard: 'barn rooster pitchfork',
  forest: 'branch fir-tree log-cabin treehouse',
  beach: 'palm-tree surfboard beach-ball',
  sea: 'ferry ocean-liner sailing-boat submarine raft lifebuoy shipwreck buoy',
  river: 'canoe',
  church: 'pipe-organ prayer-beads',
  pool: 'diving-board',
  restaurant: 'dish-cover tray',
  shop: 'counter',
};

export const stageOfThing: Readonly<Record<string, StageName>> = {
  ...Object.fromEntries(
    Object.entries(thingsOf).flatMap(([stage, ids]) =>
      ids.split(/\s+/).map((id) => [id, stage as StageName]),
    ),
  ),
  mirror: 'bathroom',
  bed: 'bedroom',
  television: 'livingRoom',
  phone: 'livingRoom',
  telephone: 'livingRoom',
  piano: 'livingRoom',
  moon: 'roofs',
  car: 'road',
  house: 'garden',
  teacher: 'classroom',
  doctor: 'hospital',
  medicine: 'hospital',
  priest: 'church',
  wedding: 'church',
  funeral: 'church',
  boss: 'office',
  work: 'office',
  exam: 'classroom',
  desk: 'office',
  fridge: 'kitchen',
  potato: 'kitchen',
  'frying-pan': 'kitchen',
  bathtub: 'bathroom',
  mattress: 'bedroom',
  sofa: 'livingRoom',
  oven: 'kitchen',
  bread: 'kitchen',
  coffee: 'kitchen',
  cheese: 'kitchen',
  meat: 'kitchen',
  egg: 'kitchen',
  toilet: 'bathroom',
  'washing-machine': 'kitchen',
  plate: 'kitchen',
  feast: 'kitchen',
  soup: 'kitchen',
  cake: 'kitchen',
  door: 'corridor',
  saucepan: 'kitchen',
  gravestone: 'cemetery',
  tram: 'street',
  sandcastle: 'beach',
  'washing-line': 'garden',
  slide: 'playground',
  stretcher: 'hospital',
  'laid-table': 'restaurant',
  'wedding-dress': 'church',
  furniture: 'livingRoom',
  'playing-cards': 'livingRoom',
  'back-seat': 'car',
  platform: 'station',
  plaza: 'square',
  teeth: 'bathroom',
  passport: 'airport',
  trolley: 'shop',
  mannequin: 'shop',
  swing: 'garden',
  pram: 'street',
  scarecrow: 'meadow',
  windmill: 'meadow',
  tractor: 'meadow',
};

/** Concepts that are places and things at once: in the sea, a boat is a thing. */
export const thingsToo: ReadonlySet<string> = new Set(
  `boat ship train car bus bicycle motorcycle truck bed table window door mirror tree wave island
  rocket planet alien house childhood-home plane balloon helicopter book television moon piano castle
  tower fireplace fountain camel cage toilet fishing stairs ticket shell sleigh medicine carpet`.split(
    /\s+/,
  ),
);

/** Words of the engine's concepts that name a narrower place: concept | words | place. */
const narrower: readonly (readonly [concept: string, words: RegExp, place: string])[] = [
  ['stadium', /gym/i, 'gym'],
  ['factory', /warehouse|entrepôt|hangar/i, 'warehouse'],
  ['bar', /boîte|disco|night/i, 'nightclub'],
  ['theatre', /cin[ée]ma|movie/i, 'cinema'],
  ['balcony', /^v[ée]rand/i, 'garden'],
  ['jungle', /^savan/i, 'field'],
  ['sea', /^(?:seaside|bord de mer)/i, 'beach'],
];

/** The place that a concept's own words say: a gym is no stadium, a warehouse no factory. */
export function narrowerPlace({ id, evidence }: Named): string {
  const found = narrower.find(
    ([concept, words]) => concept === id && evidence.every(({ text }) => words.test(text)),
  );
  return found?.[2] ?? id;
}

/** What has windows all along. */
export const coaches: ReadonlySet<string> = new Set(['train', 'bus', 'metro', 'tram']);

/** What a stage has by itself: drawn there already, and not once more. */
const parts: Partial<Record<StageName, string>> = {
  station: 'train rails stairs',
  carriage: 'train metro bus window',
  hospital: 'bed window curtain',
  bedroom: 'bed window wardrobe curtain lamp',
  library: 'book window',
  classroom: 'blackboard table chair window painting desk',
  theatre: 'curtain',
  church: 'window',
  kitchen: 'table window',
  livingRoom: 'window',
  bathroom: 'bathtub toilet window curtain',
  corridor: 'door lamp',
  stairs: 'stairs',
  prison: 'window bed',
  office: 'table chair window desk',
  shop: 'bottle',
  cabin: 'plane window door',
  lift: 'lift door mirror',
  museum: 'painting',
  restaurant: 'table chair window',
  bar: 'counter bottle chair table',
  courtroom: 'table chair window desk',
  gym: 'window',
  factory: 'window machine',
  car: 'car window wheel',
  farmyard: 'barn',
  cellar: 'stairs bottle',
  cemetery: 'cemetery stone',
  sky: 'cloud',
  space: 'stars planet',
  roofs: 'house chimney building',
  street: 'house building door',
  square: 'house building fountain',
  garden: 'fence',
  forest: 'tree',
  clearing: 'tree',
  road: 'road',
  bridge: 'bridge',
};

export function isPartOf(id: string, stage: StageName): boolean {
  return parts[stage]?.split(' ').includes(id) ?? false;
}

/** What one rides along a road, or past the land beside one. */
export const riddenByRoad = new Set(
  'bus car truck motorcycle bicycle cart tractor train'.split(' '),
);

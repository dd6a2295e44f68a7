import type { SettingName } from '@reverie/painter';

/**
 * The one place where plain words of the hand-coded table become what the painter has: settings for
 * places, concepts for beings and things. A word that is missing stands for itself. An empty list
 * says that the painter has nothing of the kind, and that only a dream's other words can be met.
 */
export function settingsFor(word: string): readonly string[] {
  return places[word] ?? [word];
}

export function conceptsFor(word: string): readonly string[] {
  return things[word]?.split(' ').filter((concept) => concept !== '') ?? [word];
}

/** What a forbidden word forbids: of people, the one it names and nobody else. */
export function conceptsForbiddenBy(word: string): readonly string[] {
  return people.has(word) ? [word] : conceptsFor(word);
}

const people: ReadonlySet<string> = new Set(['man', 'mother', 'brother', 'grandfather']);

/** A dream within walls is met by the plainest room, one on the road by road or vehicle. */
const places: Readonly<Record<string, readonly SettingName[]>> = {
  harbour: ['sea'],
  island: ['sea', 'beach'],
  ice: ['snowfield', 'lake'],
  pool: ['lake'],
  cliff: ['mountain'],
  snow: ['snowfield'],
  farm: ['meadow'],
  stadium: ['meadow', 'city'],
  village: ['street', 'city'],
  market: ['street', 'shop'],
  courtyard: ['street', 'garden'],
  bridge: ['river'],
  road: ['road', 'carriage'],
  bus: ['carriage'],
  train: ['carriage'],
  station: ['station', 'carriage'],
  plane: ['sky', 'carriage'],
  airport: ['room', 'corridor'],
  school: ['classroom'],
  stage: ['theatre'],
  house: ['room'],
  bedroom: ['room'],
  attic: ['room'],
  garage: ['room'],
  hotel: ['room', 'corridor'],
  hall: ['room', 'corridor'],
  lift: ['corridor'],
  cellar: ['cave', 'room'],
  restaurant: ['room'],
  office: ['room'],
  workshop: ['room'],
  factory: ['room'],
  museum: ['room'],
  library: ['room'],
  court: ['room'],
};

/** Anybody of that sex and age: the painter's figures differ in little more. */
const anyWoman =
  'woman mother sister daughter wife stranger friend teacher doctor boss neighbour lover celebrity cousin uncle-aunt ex';
const anyMan =
  'man father brother son husband stranger friend teacher doctor boss neighbour lover celebrity cousin uncle-aunt ex old-person';

const things: Readonly<Record<string, string>> = {
  none: 'none',
  dreamer: 'flying falling',
  woman: `${anyWoman} grandmother`,
  man: `${anyMan} grandfather thief murderer shadow-figure`,
  mother: 'mother woman',
  sister: 'sister woman',
  grandmother: 'grandmother woman',
  father: 'father man',
  brother: 'brother man',
  grandfather: 'grandfather old-person',
  uncle: 'uncle-aunt man',
  aunt: 'uncle-aunt',
  teacher: 'teacher woman man',
  doctor: 'doctor stranger',
  cashier: 'woman stranger',
  policeman: 'man stranger police',
  priest: 'man stranger old-person',
  child: 'child son daughter',
  girl: 'child daughter',
  baby: 'baby child',
  couple: 'parents kiss love couple',
  crowd: 'crowd family',
  double: 'twin',
  bird: 'bird duck seagull dove crow parrot swan heron owl',
  moose: 'moose deer',
  mammoth: 'mammoth elephant',
  rat: 'rat mouse',
  bat: 'bat-animal',
  seaweed: '',
  shrimp: '',
  plant: 'flower leaf',
  flower: 'flower rose',
  apple: 'fruit',
  pie: 'cake',
  meat: 'meat pig',
  mushroom: 'mushroom',
  boat: 'boat ship',
  ship: 'ship boat',
  shipwreck: 'ship boat',
  sledge: 'sleigh',
  spaceship: 'rocket',
  cart: 'wheel',
  truck: 'truck car',
  lighthouse: 'lighthouse tower',
  building: 'house tower',
  house: 'house childhood-home',
  gate: 'door fence',
  glove: 'gloves',
  storm: 'tornado storm',
  earthquake: '',
  landslide: 'avalanche',
  star: 'stars',
  tooth: 'teeth',
  telephone: 'phone',
  lamp: 'lamp candle',
  candle: 'candle lamp',
  cup: 'coffee',
  watch: 'clock',
  desk: 'table',
  drawer: '',
  furniture: 'wardrobe table chair bed',
  box: 'box treasure',
  suitcase: 'suitcase bag',
  money: 'money',
  shoe: 'shoes',
  weapon: 'knife',
  fire: 'fire burning',
  wings: 'wing',
  wind: 'wind',
  ring: 'ring jewel',
  bath: '',
  river: '',
  hole: '',
};

import type { SettingName, TimeOfDay, Weather } from '#scene.ts';

/** Reads `word word word` lists into a map from each word to its key. */
function invert<Name extends string>(
  table: Partial<Record<Name, string>>,
): ReadonlyMap<string, Name> {
  const map = new Map<string, Name>();
  for (const name in table) {
    for (const word of (table[name] ?? '').split(/\s+/)) if (word !== '') map.set(word, name);
  }
  return map;
}

/** Concepts that are places: naming one sets the scene. */
export const placeOfConcept = invert<SettingName>({
  sea: 'sea wave harbour tide flood island ship boat',
  beach: 'beach shell sand',
  lake: 'lake pond waterfall pool water fountain fishing',
  river: 'river stream bridge',
  mountain: 'mountain cliff valley avalanche climbing cable-car volcano abyss',
  forest: 'forest jungle park hunting tree',
  city: 'city square tower stadium',
  street: 'street building market village bus-stop parking post-office',
  meadow: 'field hill countryside grass farm cemetery fair castle ruin swamp',
  garden: 'garden balcony fence',
  snowfield: 'snow ice sleigh',
  desert: 'desert',
  sky: 'sky cloud flying floating rainbow airport',
  space: 'space stars planet rocket alien aurora eclipse shooting-star',
  underwater: 'underwater diving drowning coral swimming',
  room: `house apartment room bedroom bed fireplace window childhood-home
    attic museum library factory office restaurant bar hotel work wall floor roof table carpet wardrobe curtain garage trial`,
  classroom: 'school classroom exam blackboard',
  hospital: 'hospital medicine',
  theatre: 'theatre theatre-play singing speech film',
  corridor: 'corridor prison lift door labyrinth',
  stairs: 'stairs',
  carriage: 'metro ticket',
  station: 'station',
  shop: 'shop',
  church: 'church funeral priest',
  kitchen: 'kitchen',
  bathroom: 'bathroom toilet',
  road: 'road motorway rails train car bus bicycle motorcycle truck crossroads driving journey petrol-station',
  cave: 'cave tunnel cellar hole well',
});

/** A room of no kind: where the dream names a particular one, that is the room it means. */
export const partOfRoom: ReadonlySet<string> = new Set(['room', 'wall']);
export const particularRooms: readonly SettingName[] = [
  'theatre',
  'classroom',
  'hospital',
  'shop',
  'church',
];

/** Where one is who is aboard: the dream takes place in these, it does not see them. */
export const placeAboard = invert<SettingName>({
  carriage: 'train bus metro car truck',
  mountain: 'cable-car',
  sky: 'plane helicopter balloon',
  space: 'rocket',
  sea: 'boat ship',
  road: 'bicycle motorcycle cart',
  snowfield: 'sleigh',
});

/** What a setting holds by itself, so that it is not painted twice. */
export const partOfPlace = invert<SettingName>({
  garden: 'house childhood-home fence',
  river: 'bridge',
  stairs: 'stairs',
  carriage: 'train bus metro car truck window',
  hospital: 'bed window',
  classroom: 'window',
  kitchen: 'window',
  bathroom: 'window bathroom',
  church: 'church chair',
  room: 'window',
  city: 'tower',
});

/** Places that a mere mention hardly sets: a house can be seen from a field. */
export const faintPlaces: ReadonlySet<string> = new Set(
  `window wall floor roof door car bus train truck bicycle motorcycle journey water
  shell cloud stars tower castle stadium lift bridge hole well driving ship boat swimming flying
  floating grass sky climbing fair ruin toilet rocket alien island table carpet wardrobe curtain work
  snow ice sleigh avalanche fence singing speech film fishing hunting ticket medicine rainbow
  coral parking sand bed tree funeral priest`.split(/\s+/),
);

/** Where one passes on the way to somewhere else. */
export const passages: ReadonlySet<string> = new Set(
  'road corridor stairs bridge lift door crossroads cart petrol-station bus'.split(' '),
);

export const timeOfConcept = invert<TimeOfDay>({
  night: 'night moon stars darkness aurora shooting-star',
  day: 'sun rainbow summer',
  dawn: 'dawn spring',
  dusk: 'dusk autumn',
});

export const weatherOfConcept = invert<Weather>({
  rain: 'rain umbrella',
  snow: 'snow ice winter avalanche sleigh',
  storm: 'storm lightning thunder tornado',
  mist: 'fog smoke',
  wind: 'wind',
  cloudy: 'cloud',
});

/** Settings under a roof or under rock, where light comes in from somewhere. */
export const enclosed: ReadonlySet<SettingName> = new Set([
  'room',
  'corridor',
  'cave',
  'classroom',
  'hospital',
  'shop',
  'church',
  'theatre',
  'stairs',
  'station',
  'shop',
  'church',
  'kitchen',
  'bathroom',
]);

/** Settings no weather reaches. */
export const sheltered: ReadonlySet<SettingName> = new Set([
  ...enclosed,
  'underwater',
  'space',
  'carriage',
  'abstract',
]);

/** Silhouettes too large for any room: a house named indoors is where one is, not what one sees. */
export const outdoorsOnly: ReadonlySet<string> = new Set(
  `house castle church bridge car train bus truck ferris-wheel tree island boat ship plane bus truck motorcycle
  helicopter balloon cable-car tower ruin fountain well wave tornado crowd dinosaur`.split(/\s+/),
);

/** Large things that a roof was built for. */
export const roomFor = invert<SettingName>({ station: 'train', church: 'crowd' });

/** Silhouettes of people. */
export const people: ReadonlySet<string> = new Set(
  'woman man someone child old-man old-woman couple crowd baby family'.split(' '),
);

/** What is done, and no thing: who does it or has it done is the hero, where the dream names them. */
export const deeds: ReadonlySet<string> = new Set('running chase dancing burning kiss'.split(' '));

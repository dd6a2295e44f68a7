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
  sea: 'sea wave beach harbour tide flood island ship shell',
  lake: 'lake pond river stream waterfall swamp pool water',
  mountain: 'mountain cliff valley avalanche climbing cable-car volcano abyss',
  forest: 'forest jungle park',
  city: 'city street square building market tower village stadium restaurant bar shop hotel',
  meadow: 'field hill garden countryside grass farm cemetery fair castle ruin',
  desert: 'desert sand',
  sky: 'sky cloud flying floating falling rainbow wing airport',
  space: 'space stars planet rocket alien aurora eclipse shooting-star',
  underwater: 'underwater diving drowning coral swimming',
  room: 'house apartment room bedroom bed kitchen bathroom toilet fireplace window childhood-home attic balcony museum theatre library church factory office wall floor roof',
  corridor: 'corridor hospital school classroom prison lift door stairs exam labyrinth',
  road: 'road motorway rails station journey train car bus bus-stop bridge crossroads driving bicycle parking',
  cave: 'cave tunnel cellar metro hole',
});

/** Places that a mere mention hardly sets: a house can be seen from a field. */
export const faintPlaces: ReadonlySet<string> = new Set(
  `window wall floor roof bed door stairs car bus train bicycle journey water falling wing shell
  cloud stars tower castle stadium lift bridge hole driving ship swimming flying floating grass sky
  climbing fair ruin toilet rocket alien island ship`.split(/\s+/),
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
  cloudy: 'cloud wind',
});

/** Settings under a roof or under rock, where light comes in from somewhere. */
export const enclosed: ReadonlySet<SettingName> = new Set([
  'room',
  'corridor',
  'cave',
  'classroom',
  'hospital',
  'theatre',
  'stairs',
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
  'house castle church bridge car train ferris-wheel tree pine-tree island sailboat plane'.split(
    ' ',
  ),
);

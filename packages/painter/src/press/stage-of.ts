import { beneath, isFrozen, isOnIce } from '#press/beneath.ts';
import { looksAhead } from '#press/car-outside.ts';
import { flownOver } from '#press/flown-over.ts';
import type { PrintScene } from '#press/scene.ts';
import type { StageMaker } from '#press/stage.ts';
import { carAhead } from '#press/stages/car-ahead.ts';
import { frozenLake } from '#press/stages/lake.ts';
import { quay } from '#press/stages/quay.ts';
import { sectionOf } from '#press/stages/section.ts';
import { skyOverLand } from '#press/stages/sky.ts';
import { type StageName, stageMakers } from '#press/stages.ts';
import type { SettingName } from '#scene.ts';

/** The stage of each setting that a scene of version 1 knows. */
export const stageOfSetting: Readonly<Record<SettingName, StageName>> = {
  sea: 'sea',
  lake: 'lake',
  mountain: 'mountain',
  forest: 'forest',
  city: 'roofs',
  meadow: 'meadow',
  desert: 'desert',
  sky: 'sky',
  space: 'space',
  underwater: 'underwater',
  room: 'livingRoom',
  corridor: 'corridor',
  road: 'road',
  cave: 'cave',
  street: 'street',
  beach: 'beach',
  river: 'river',
  garden: 'garden',
  snowfield: 'snowfield',
  classroom: 'classroom',
  hospital: 'hospital',
  theatre: 'theatre',
  carriage: 'carriage',
  stairs: 'stairs',
  station: 'station',
  shop: 'shop',
  church: 'church',
  kitchen: 'kitchen',
  bathroom: 'bathroom',
  abstract: 'abstract',
};

/** The setting each stage is of: which light, weather and roof it has. */
export const settingOfStage: Readonly<Record<StageName, SettingName>> = {
  sea: 'sea',
  beach: 'beach',
  lake: 'lake',
  river: 'river',
  underwater: 'underwater',
  pool: 'lake',
  mountain: 'mountain',
  cliff: 'mountain',
  forest: 'forest',
  clearing: 'forest',
  meadow: 'meadow',
  garden: 'garden',
  desert: 'desert',
  snowfield: 'snowfield',
  cave: 'cave',
  sky: 'sky',
  space: 'space',
  roofs: 'city',
  street: 'street',
  square: 'street',
  road: 'road',
  parking: 'room',
  station: 'station',
  carriage: 'carriage',
  bridge: 'river',
  airport: 'station',
  kitchen: 'kitchen',
  bedroom: 'room',
  livingRoom: 'room',
  bathroom: 'bathroom',
  corridor: 'corridor',
  stairs: 'stairs',
  attic: 'room',
  classroom: 'classroom',
  library: 'room',
  hospital: 'hospital',
  theatre: 'theatre',
  shop: 'shop',
  church: 'church',
  office: 'room',
  prison: 'corridor',
  cabin: 'carriage',
  cellar: 'cave',
  cemetery: 'meadow',
  lift: 'corridor',
  museum: 'room',
  restaurant: 'room',
  gym: 'room',
  factory: 'room',
  warehouse: 'room',
  courtroom: 'room',
  bar: 'room',
  nightclub: 'room',
  car: 'carriage',
  poolside: 'room',
  cinema: 'theatre',
  garage: 'room',
  stadium: 'street',
  playground: 'garden',
  schoolyard: 'street',
  market: 'street',
  farmyard: 'meadow',
  abstract: 'abstract',
};

/** Where a scene plays: the place it names, else the kind of place. */
export function stageFor({ setting, place }: Pick<PrintScene, 'setting' | 'place'>): StageName {
  return (place === undefined ? undefined : stageOfConcept(place)) ?? stageOfSetting[setting];
}

/** What draws it: on a quay one has planks under the feet, and in a car one looks at what is ahead. */
export function makerFor(scene: PrintScene): StageMaker {
  if (looksAhead(scene)) return carAhead;
  if (flownOver(scene, stageFor(scene)).size > 0) return skyOverLand;
  if (beneath(scene, stageFor(scene)).size > 0) return sectionOf(isOnIce(scene));
  if (stageFor(scene) === 'lake' && isFrozen(scene)) return frozenLake;
  return isOnQuay(scene) ? quay : stageMakers[stageFor(scene)];
}

export function isOnQuay({ place }: PrintScene): boolean {
  return place === 'harbour';
}

/** The engine's concepts that are played on each stage. */
const conceptsOf: Readonly<Partial<Record<StageName, string>>> = {
  sea: 'sea wave tide boat ship island',
  beach: 'beach shell sand harbour',
  lake: 'lake pond fishing swamp',
  river: 'river stream waterfall flood',
  underwater: 'underwater diving coral drowning',
  pool: 'pool swimming',
  mountain: 'mountain climbing cable-car volcano valley avalanche hill',
  cliff: 'cliff abyss',
  forest: 'forest jungle hunting tree',
  meadow: 'meadow field countryside grass ruin',
  garden: 'garden park fence house childhood-home',
  desert: 'desert camel',
  snowfield: 'snow ice sleigh winter',
  cave: 'cave tunnel hole well',
  sky: 'sky cloud flying floating rainbow plane balloon helicopter',
  space: 'space stars planet rocket alien aurora eclipse shooting-star moon',
  roofs: 'roof balcony tower',
  street: 'street city building crossroads bus-stop post-office petrol-station',
  square: 'square fair village fountain castle',
  road: 'road motorway driving journey car truck motorcycle bicycle',
  parking: 'parking',
  station: 'station rails',
  carriage: 'train metro bus ticket',
  bridge: 'bridge',
  airport: 'airport',
  kitchen: 'kitchen',
  bedroom: 'bedroom bed hotel sleeping',
  livingRoom: 'room apartment fireplace carpet television',
  bathroom: 'bathroom toilet',
  corridor: 'corridor labyrinth door',
  stairs: 'stairs',
  attic: 'attic',
  classroom: 'school classroom exam blackboard',
  library: 'library book',
  hospital: 'hospital medicine',
  theatre: 'theatre theatre-play singing speech',
  shop: 'shop',
  church: 'church funeral priest wedding',
  office: 'office work',
  prison: 'prison cage',
  cabin: 'cabin',
  cellar: 'cellar',
  cemetery: 'cemetery',
  lift: 'lift',
  museum: 'museum',
  restaurant: 'restaurant',
  gym: 'gym',
  factory: 'factory',
  warehouse: 'warehouse',
  courtroom: 'courtroom trial',
  bar: 'bar',
  nightclub: 'nightclub',
  car: 'in-car',
  poolside: 'poolside',
  cinema: 'cinema film',
  garage: 'garage',
  stadium: 'stadium',
  playground: 'playground',
  schoolyard: 'schoolyard',
  market: 'market',
  farmyard: 'farmyard farm',
};

const byConcept: ReadonlyMap<string, StageName> = new Map(
  Object.entries(conceptsOf).flatMap(([stage, concepts]) =>
    (concepts ?? '')
      .split(' ')
      .map((concept): [string, StageName] => [concept, stage as StageName]),
  ),
);

/** The stage of a place by the engine's concept for it; undefined where it is no place. */
export function stageOfConcept(concept: string): StageName | undefined {
  return byConcept.get(concept);
}

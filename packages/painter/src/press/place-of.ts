import type { DreamAnalysis, Evidence } from '@reverie/oneirology/schema';
import type { Named } from '#named.ts';
import { isColour } from '#press/colours-told.ts';
import type { ActName, ChangeName } from '#press/scene.ts';
import { settingOfStage, stageOfConcept, stageOfSetting } from '#press/stage-of.ts';
import type { StageName } from '#press/stages.ts';
import type { SettingName } from '#scene.ts';
import { chooseSetting } from '#setting-of.ts';

export interface PlaceOf {
  readonly setting: SettingName;
  /** The dream's own word for it, a concept id. */
  readonly place?: string;
  readonly stage: StageName;
}

/** Concepts that say little of where one is: a bed can stand in a hospital, a train can pass. */
const faint = new Set(
  `bed table window door mirror car bus train truck metro ticket boat ship tree carpet television
  fireplace curtain wardrobe wall floor room house childhood-home fence wave tide shell flood fishing
  drowning swimming diving climbing cable-car hunting wedding grass ruin sleigh ice snow winter cloud
  flying floating rainbow plane balloon helicopter stars planet rocket alien aurora eclipse moon
  shooting-star tower building bus-stop fountain driving journey motorcycle bicycle rails sleeping
  lift exam blackboard book medicine theatre-play singing speech film priest work trial cage camel
  hole well sand castle coral sky tunnel`.split(/\s+/),
);

const actsToo = new Set(
  'flying floating swimming drowning diving climbing driving journey sleeping singing speech'.split(
    ' ',
  ),
);

/** What one does says where, where nothing else does. */
const stageOfAct: Partial<Record<ActName, StageName>> = {
  cook: 'kitchen',
  eat: 'kitchen',
  wash: 'bathroom',
  sleep: 'bedroom',
  phone: 'livingRoom',
  drive: 'road',
  swim: 'sea',
  drown: 'sea',
  fly: 'sky',
};
const stageOfThing: Readonly<Record<string, StageName>> = {
  mirror: 'bathroom',
  bed: 'bedroom',
  television: 'livingRoom',
  phone: 'livingRoom',
  telephone: 'livingRoom',
  piano: 'livingRoom',
  moon: 'roofs',
  car: 'road',
  house: 'garden',
};

/**
 * Where a print plays. What the older painter chose is kept where the dream names such a place; else
 * a place that is one by itself stands above a thing that one meets in many.
 */
export function placeOf(analysis: DreamAnalysis, named: readonly Named[]): PlaceOf {
  const setting = chooseSetting(analysis, named, null);
  const kinds = analysis.settings.filter(({ shown }) => shown).map(({ kind }) => kind);
  const told = named.filter(({ id }) => stageOfConcept(id) !== undefined);
  const strong = told.filter((one) => !faint.has(one.id) && !isContainer(one, told));
  const worth = ({ id, times, evidence }: Named) => {
    const stage = stageOfConcept(id) ?? 'abstract';
    const isChosen = settingOfStage[stage] === setting || stageOfSetting[setting] === stage;
    return (
      Math.sqrt(times) +
      (kinds.includes(id) ? 1 : 0) +
      (isChosen ? 1.2 : 0) +
      (isWhereDone(analysis, id) ? 0.8 : 0) -
      (evidence[0]?.start ?? 0) / 2000
    );
  };
  const [best] = strong.sort((a, b) => worth(b) - worth(a));
  if (best) return placed(best.id);
  const places = told.filter(({ id }) => !actsToo.has(id));
  const ofSetting = ({ id }: Named) => settingOfStage[stageOfConcept(id) ?? 'abstract'] === setting;
  const isActAlone = !places.some(ofSetting) && told.some(ofSetting) && places.length > 0;
  const [weak] = (isActAlone ? places : told.filter(ofSetting)).sort((a, b) => worth(b) - worth(a));
  const isRoom = setting === 'room' && named.some(({ id }) => id === 'room');
  const implied = isRoom ? undefined : impliedStage(analysis, named, setting);
  if (implied !== undefined)
    return {
      setting: settingOfStage[implied],
      place: placeNames[implied] ?? implied,
      stage: implied,
    };
  if (weak) return placed(weak.id);
  return { setting, stage: stageOfSetting[setting] };
}

/** The concept that a stage without a setting of its own is kept by. */
const placeNames: Partial<Record<StageName, string>> = { livingRoom: 'room', roofs: 'city' };

function placed(place: string): PlaceOf {
  const stage = stageOfConcept(place) ?? 'abstract';
  return { setting: settingOfStage[stage], place, stage };
}

function impliedStage(
  { deeds = [] }: DreamAnalysis,
  named: readonly Named[],
  setting: SettingName,
): StageName | undefined {
  const isAboard = named.some(({ id }) => id === 'train' || id === 'metro' || id === 'bus');
  if (setting === 'carriage' && !isAboard) return 'road';
  if (setting !== 'abstract' && setting !== 'room') return undefined;
  const byAct = deeds.map(({ act }) => stageOfAct[act]).find((stage) => stage !== undefined);
  return byAct ?? named.map(({ id }) => stageOfThing[id]).find((stage) => stage !== undefined);
}

/** `The library of my school`: the school only says whose the library is. */
function isContainer(place: Named, places: readonly Named[]): boolean {
  return place.evidence.every((words) =>
    places.some(
      ({ id, evidence }) =>
        id !== place.id &&
        !faint.has(id) &&
        id !== 'bedroom' &&
        evidence.some((other) => isJustAfter(words, other)),
    ),
  );
}

function isJustAfter(words: Evidence, other: Evidence): boolean {
  const gap = words.start - other.end;
  return gap >= 3 && gap <= 8;
}

function isWhereDone({ deeds = [] }: DreamAnalysis, id: string): boolean {
  return deeds.some(({ where }) => where.some(({ what }) => what === id));
}

/** What the place is made to be, as far as a place can be it. */
export function placeChanges(analysis: DreamAnalysis, { stage }: PlaceOf): ChangeName[] {
  const shownOf = new Set<ChangeName>([
    ...([
      'flooded',
      'burning',
      'upside-down',
      'melting',
      'broken',
      'empty',
      'giant',
      'tiny',
    ] as const),
  ]);
  const changes = (analysis.changes ?? []).filter(
    ({ of, change }) =>
      stageOfConcept(of) === stage &&
      shownOf.has(change) &&
      !isColour(change) &&
      !thingsToo.has(of),
  );
  const isWatery = /^(?:sea|underwater|lake|river|pool|beach)$/.test(stage);
  const isFlooded = analysis.symbols.some(({ id, shown }) => shown && id === 'flood') && !isWatery;
  return [
    ...new Set([
      ...changes.map(({ change }) => change),
      ...(isFlooded ? (['flooded'] as const) : []),
    ]),
  ];
}

/** Concepts that are places and things at once: in the sea, a boat is a thing. */
export const thingsToo: ReadonlySet<string> = new Set(
  `boat ship train car bus bicycle motorcycle truck bed table window door mirror tree wave island
  rocket planet alien house childhood-home plane balloon helicopter book television moon piano castle
  tower fireplace fountain camel cage`.split(/\s+/),
);

/** What a stage has by itself: drawn there already, and not once more. */
const parts: Partial<Record<StageName, string>> = {
  station: 'train rails stairs',
  carriage: 'train metro bus window',
  hospital: 'bed window curtain',
  bedroom: 'bed window wardrobe curtain lamp',
  library: 'book window',
  classroom: 'blackboard table chair window',
  theatre: 'curtain',
  church: 'window',
  kitchen: 'table window',
  livingRoom: 'window',
  bathroom: 'bathtub window curtain',
  corridor: 'door lamp',
  stairs: 'stairs',
  prison: 'window bed',
  office: 'table chair window',
  shop: 'bottle',
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

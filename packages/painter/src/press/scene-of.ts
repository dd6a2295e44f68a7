import type { Change, Character, Deed, DreamAnalysis } from '@reverie/oneirology/schema';
import { rankHeroes } from '#heroes.ts';
import { moodsOf } from '#moods-of.ts';
import { type Named, namedIn } from '#named.ts';
import { strangenessOf, worthOfAct } from '#press/acts.ts';
import {
  type Actor,
  type ChangeName,
  type PrintScene,
  printSceneVersion,
  type ShownDeed,
} from '#press/scene.ts';
import { hashText } from '#random.ts';
import type { SettingName } from '#scene.ts';
import { chooseTime, chooseWeather } from '#scene-circumstances.ts';
import { deeds as actConcepts, placeOfConcept } from '#scene-tables.ts';
import { chooseSetting } from '#setting-of.ts';

const mostActors = 6;
/** What a deed must be worth to be shown beside the first. */
const leastWorth = 1.6;

/** Chooses what a print of a dream shows: the strangest act that is told, where, and by whom. */
export function printSceneOf(told: DreamAnalysis): PrintScene {
  const analysis = withOneNameEach(told);
  const named = namedIn(analysis);
  const moods = moodsOf(analysis, named);
  const setting = chooseSetting(analysis, named, null);
  const chance = hashText(named.map(({ id, times }) => id + times).join(' '));
  const cast = castOf(analysis, setting, named);
  const place = placeNamed(analysis, named, setting);
  return {
    version: printSceneVersion,
    setting,
    ...(place !== undefined && { place }),
    placeChanges: placeChanges(analysis, setting),
    time: chooseTime(named, moods, chance),
    weather: chooseWeather(setting, named, moods, chance >>> 8),
    moods,
    ...cast,
  };
}

/** An animal is met as a character and as a concept: from here on it is the concept. */
function withOneNameEach(analysis: DreamAnalysis): DreamAnalysis {
  const names = new Map<string, string>();
  for (const character of analysis.characters) {
    const symbol = character.identity === 'animal' ? symbolOn(analysis, character) : undefined;
    if (symbol) names.set(character.id, symbol.id);
  }
  const name = (id: string) => names.get(id) ?? id;
  return {
    ...analysis,
    deeds: analysis.deeds?.map((deed) => ({
      ...deed,
      who: name(deed.who),
      ...(deed.whom !== undefined && { whom: name(deed.whom) }),
      where: deed.where.map((one) => ({ ...one, what: name(one.what) })),
    })),
    changes: analysis.changes?.map((change) => ({ ...change, of: name(change.of) })),
  };
}

/** The concept that names the place best: the one told most often of those this setting stands for. */
function placeNamed(
  analysis: DreamAnalysis,
  named: readonly Named[],
  setting: SettingName,
): string | undefined {
  const kinds = analysis.settings.filter(({ shown }) => shown).map(({ kind }) => kind);
  const fitting = named.filter(({ id }) => placeOfConcept.get(id) === setting);
  fitting.sort(
    (a, b) => Number(kinds.includes(b.id)) - Number(kinds.includes(a.id)) || b.times - a.times,
  );
  return fitting[0]?.id;
}

function placeChanges(analysis: DreamAnalysis, setting: SettingName): ChangeName[] {
  const changes = (analysis.changes ?? []).filter(
    ({ of, change }) =>
      placeOfConcept.get(of) === setting && !isColour(change) && change !== 'ceiling',
  );
  const isFlooded =
    analysis.symbols.some(({ id, shown }) => shown && id === 'flood') && setting !== 'sea';
  return [
    ...new Set([
      ...changes.map(({ change }) => change),
      ...(isFlooded ? ['flooded' as const] : []),
    ]),
  ];
}

const colours = new Set<ChangeName>(
  'red orange yellow green blue violet pink brown black white grey gold'.split(' ') as ChangeName[],
);

export function isColour(change: ChangeName): boolean {
  return colours.has(change);
}

interface Ranked {
  readonly deed: Deed;
  readonly worth: number;
}

function castOf(
  analysis: DreamAnalysis,
  setting: SettingName,
  named: readonly Named[],
): Pick<PrintScene, 'actors' | 'deeds'> {
  const actors: Actor[] = [];
  const places = new Map<string, number>();
  const changesOf = wornBy(analysis, changesById(analysis.changes ?? []));
  const clothes = new Set(
    analysis.symbols.filter(({ category }) => category === 'clothing').map(({ id }) => id),
  );
  const isPlace = (id: string) =>
    (placeOfConcept.get(id) === setting && !things.has(id)) ||
    // Who is aboard sees no train.
    (setting === 'carriage' && aboard.has(id));

  // `A spider on the ceiling of the room`: the room is as it was.
  const isCeilingTold = (analysis.changes ?? []).some(({ change }) => change === 'ceiling');
  const onCeiling = new Set(
    (analysis.deeds ?? [])
      .filter(({ where }) => isCeilingTold && where.some(({ relation }) => relation === 'on'))
      .map(({ who }) => who),
  );

  /** Where somebody or something stands in `actors`; null where it cannot be shown, or no more can. */
  function add(id: string): number | null {
    const known = places.get(id);
    if (known !== undefined) return known;
    if (notShown.has(id) || actConcepts.has(id)) return null;
    const somebody = personBehind(analysis, id);
    if (somebody !== undefined) return add(somebody);
    if (actors.length >= mostActors) return null;
    const own = changesOf.get(id) ?? [];
    const actor = actorOf(analysis, id, onCeiling.has(id) ? [...own, 'ceiling'] : own);
    if (actor === null) return null;
    places.set(id, actors.length);
    return actors.push(actor) - 1;
  }

  const deeds: ShownDeed[] = [];
  for (const { deed, worth } of rankDeeds(analysis, changesOf)) {
    if (deeds.length > 0 && worth < leastWorth) break;
    if (deeds.length === 3) break;
    if (isPlace(deed.who)) continue;
    const who = add(deed.who);
    if (who === null || deeds.some((one) => one.who === who || one.whom === who)) continue;
    const whom = deed.whom === undefined || isPlace(deed.whom) ? null : add(deed.whom);
    const [where] = deed.where.filter(({ what }) => what !== deed.who && !clothes.has(what));
    const to = where === undefined ? null : isPlace(where.what) ? 'place' : add(where.what);
    deeds.push({
      who,
      act: deed.act,
      ...(whom !== null && whom !== who && { whom }),
      ...(where && to !== null && to !== who && { relation: { name: where.relation, to } }),
    });
  }
  // What is strange and does nothing, then what is told most: a moon too near, a white horse.
  const strange = [...changesOf]
    .filter(([id]) => !isPlace(id) && id !== 'dreamer' && !clothes.has(id))
    .sort((a, b) => strangeness(b[1]) - strangeness(a[1]));
  for (const [id, changes] of strange)
    if (strangeness(changes) >= 0.8 && actors.length < 5) add(id);
  for (const { id } of rankHeroes(analysis, named)) {
    if (actors.length >= 3) break;
    if (!isPlace(id)) add(id);
  }
  // Somebody has to see it: the dreamer is there, if nobody else is.
  if (setting !== 'abstract' && !actors.some(({ kind }) => kind === 'person')) add('dreamer');
  return { actors, deeds };
}

const aboard = new Set(['train', 'metro', 'bus', 'car', 'cart', 'truck']);
/** Concepts that are places and things at once: in the sea, a boat is a thing. */
const things = new Set(
  'boat ship train car bus bicycle motorcycle truck bed table window door mirror tree wave island bridge rocket planet alien'.split(
    ' ',
  ),
);
/** Concepts that are acts, circumstances or crowds of their own. */
const notShown = new Set(
  'flying floating falling drowning swimming chase fight kiss night day sky family friend'.split(
    ' ',
  ),
);

/** Whom a concept is only another word for: `grandfather`, `a man without a face`. */
function personBehind({ symbols, characters }: DreamAnalysis, id: string): string | undefined {
  const symbol = symbols.find((one) => one.id === id);
  if (symbol === undefined) return undefined;
  const people = characters.filter(({ identity }) => identity !== 'animal');
  return people.find(({ evidence }) =>
    symbol.evidence.every((own) =>
      evidence.some(({ start, end }) => start < own.end && own.start < end),
    ),
  )?.id;
}

function changesById(changes: readonly Change[]): Map<string, ChangeName[]> {
  const byId = new Map<string, ChangeName[]>();
  for (const { of, change } of changes) {
    const list = byId.get(of) ?? [];
    if (!list.includes(change)) byId.set(of, [...list, change]);
  }
  return byId;
}

/** `A man in a green coat` is green: what is worn colours who wears it. */
function wornBy(
  { deeds = [], symbols }: DreamAnalysis,
  byId: ReadonlyMap<string, ChangeName[]>,
): Map<string, ChangeName[]> {
  const worn = new Map(byId);
  for (const { who, whom, where } of deeds) {
    for (const { relation, what } of where) {
      const isGarment = symbols.some(({ id, category }) => id === what && category === 'clothing');
      const colours = (byId.get(what) ?? []).filter(isColour);
      const wearer = whom ?? who;
      if (relation !== 'in' || !isGarment || colours.length === 0) continue;
      worn.set(wearer, [...(worn.get(wearer) ?? []), ...colours]);
    }
  }
  return worn;
}

function strangeness(changes: readonly ChangeName[]): number {
  return changes.reduce((sum, change) => sum + strangenessOf[change], 0);
}

function rankDeeds(
  analysis: DreamAnalysis,
  changesOf: ReadonlyMap<string, readonly ChangeName[]>,
): Ranked[] {
  const wonders = analysis.bizarreness.elements
    .filter(({ shown }) => shown)
    .flatMap((one) => one.evidence);
  const feelings = analysis.emotions.filter(({ shown }) => shown).flatMap((one) => one.evidence);
  const isPerson = (id: string) =>
    id === 'dreamer' ||
    analysis.characters.some((one) => one.id === id && one.identity !== 'animal');
  return (analysis.deeds ?? [])
    .map((deed): Ranked => {
      const parties = [deed.who, deed.whom, ...deed.where.map(({ what }) => what)];
      const strange = parties.reduce(
        (sum, id) => sum + strangeness((id === undefined ? undefined : changesOf.get(id)) ?? []),
        0,
      );
      // A thing that acts, an animal that does as people do: no day has it.
      const isImpossible = !isPerson(deed.who) && deed.who !== 'unknown' ? 1.2 : 0;
      const isTwo = deed.whom === undefined ? 0 : 0.8;
      const near = (words: typeof wonders, reach: number) =>
        words.some(({ start, negated }) => {
          const at = deed.evidence[0]?.start ?? 0;
          return !negated && Math.abs(start - at) < reach;
        });
      const worth =
        worthOfAct[deed.act] +
        Math.min(3, strange) +
        isImpossible +
        isTwo +
        (near(wonders, 70) ? 1 : 0) +
        (near(feelings, 60) ? 0.4 : 0) -
        (deed.who === 'unknown' ? 2.5 : 0);
      return { deed, worth };
    })
    .sort((a, b) => b.worth - a.worth);
}

function actorOf(
  analysis: DreamAnalysis,
  id: string,
  changes: readonly ChangeName[],
): Actor | null {
  if (id === 'dreamer') {
    return { kind: 'person', who: 'dreamer', gender: 'unknown', age: 'adult', count: 1, changes };
  }
  const character = analysis.characters.find((one) => one.id === id);
  if (character && character.identity !== 'animal') return personOf(character, changes);
  const symbol =
    analysis.symbols.find((one) => one.id === id) ?? (character && symbolOn(analysis, character));
  if (symbol === undefined || !symbol.shown || symbol.count === 0) return null;
  const isGroup = analysis.characters.some(
    (one) => one.number === 'group' && symbolOn(analysis, one)?.id === symbol.id,
  );
  return {
    kind: 'thing',
    id: symbol.id,
    label: symbol.label,
    count: changes.includes('many') ? 100 : isGroup ? 3 : 1,
    changes: changes.filter((change) => change !== 'many'),
  };
}

function symbolOn(analysis: DreamAnalysis, { evidence }: Character) {
  return analysis.symbols.find((symbol) =>
    symbol.evidence.some((own) =>
      evidence.some((words) => words.start < own.end && own.start < words.end),
    ),
  );
}

const oldWords = /grand|papi|mami|mamie|vieux|vieille|vieil|aïeul|old|elder|ancestor/i;

function personOf(character: Character, changes: readonly ChangeName[]): Actor {
  const { gender, age, number, label } = character;
  const isOld = oldWords.test(label);
  return {
    kind: 'person',
    who: 'other',
    gender: gender === 'male' || gender === 'female' ? gender : 'unknown',
    age: isOld ? 'old' : age === 'child' || age === 'baby' ? age : 'adult',
    count: changes.includes('many') ? 100 : number === 'group' ? 3 : 1,
    changes: changes.filter((change) => change !== 'many'),
  };
}

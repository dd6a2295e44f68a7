import type { DreamAnalysis } from '@reverie/oneirology/schema';
import { rankHeroes } from '#heroes.ts';
import type { Named } from '#named.ts';
import { isSomebodyElse, isVessel } from '#press/choosing/castable.ts';
import { symbolOn } from '#press/choosing/deeds/shown-deeds.ts';
import { categoryOf, isOfBeasts, strangeness } from '#press/choosing/deeds/strange.ts';
import type { Roster } from '#press/choosing/people/roster.ts';
import type { PlaceOf } from '#press/grounds/placed.ts';
import type { ShownDeed } from '#press/scene.ts';

/** Who is nobody in particular: `we were looking for someone`. */
const anybody =
  /^(?:some|any|every|no)(?:one|body)$|^(?:quelqu['’]un|personne|person|others?|autres?|d['’]autres)$/i;

/** Who is aboard a boat or a bath with somebody who does something there: both are. */
export function matesAboard(
  analysis: DreamAnalysis,
  { actors, places, add }: Roster,
  deeds: readonly ShownDeed[],
): ShownDeed[] {
  const [first] = deeds;
  if (first === undefined || !isVessel(actors, first.relation?.to)) return [];
  const aboard: ShownDeed[] = [];
  for (const { who, where } of analysis.deeds ?? []) {
    if (first.who !== places.get(who)) continue;
    for (const { relation, what } of where) {
      const isMate = isSomebodyElse(analysis, what) || isOfBeasts(categoryOf(analysis, what));
      const place = relation === 'with' && isMate ? add(what) : null;
      const isBusy = [...deeds, ...aboard].some((one) => one.who === place || one.whom === place);
      if (place === null || isBusy) continue;
      aboard.push({ who: place, act: 'sit', ...(first.relation && { relation: first.relation }) });
    }
  }
  return aboard;
}

/** « Mon frère et moi courions, poursuivis par un loup »: whoever is with the chased runs too. */
export function matesChased(
  analysis: DreamAnalysis,
  { places, add }: Roster,
  deeds: readonly ShownDeed[],
): ShownDeed[] {
  const told = analysis.deeds ?? [];
  return deeds.flatMap(({ act, whom }): ShownDeed[] => {
    if (act !== 'chase' || whom === undefined) return [];
    const mate = told
      .filter((deed) => places.get(deed.who) === whom && deed.act === 'run')
      .flatMap(({ where }) => where)
      .find(({ relation, what }) => relation === 'with' && isSomebodyElse(analysis, what));
    const who = mate && add(mate.what);
    const isBusy = deeds.some((one) => one.who === who || one.whom === who);
    if (who === undefined || who === null || isBusy) return [];
    return [{ who, act: 'run', relation: { name: 'beside', to: whom } }];
  });
}

/** A cabin is a house and a log cabin by one word: it stands there once. */
function isSaidAlready(
  { symbols, props = [] }: DreamAnalysis,
  id: string,
  places: ReadonlyMap<string, number>,
): boolean {
  const all = [...symbols, ...props];
  const seen = all
    .filter((one) => one.id !== id && places.has(one.id))
    .flatMap((one) => one.evidence);
  const words = all.filter((one) => one.id === id).flatMap(({ evidence }) => evidence);
  return (
    words.length > 0 &&
    words.every((own) => seen.some(({ start, end }) => start < own.end && own.start < end))
  );
}

/** Whom and what somebody looks for: not there, unless they do something or something is done to them. */
function lostIn(analysis: DreamAnalysis): ReadonlySet<string> {
  const told = analysis.deeds ?? [];
  const sought = told.flatMap(({ act, whom }) => (act === 'search' && whom ? [whom] : []));
  const isThere = (id: string) =>
    told.some(({ who, act, whom }) => who === id || (act !== 'search' && whom === id));
  const lost = sought.filter((id) => !isThere(id));
  // My son is a somebody and a concept, by one word.
  const named = analysis.characters
    .filter(({ id }) => lost.includes(id))
    .flatMap((one) => symbolOn(analysis, one)?.id ?? []);
  return new Set([...lost, ...named]);
}

/** `My eyes were open`: a part of somebody's body is theirs, and no thing beside them. */
function isSomebodys({ symbols, whoseParts = [] }: DreamAnalysis, id: string): boolean {
  // Teeth that fall out are told in many ways, and are what one has to see.
  const part = symbols.find((one) => one.id === id && one.category === 'body' && id !== 'teeth');
  const own = whoseParts
    .filter(({ part: name }) => name === id)
    .flatMap(({ evidence }) => evidence);
  return part?.evidence.every(({ end }) => own.some((words) => words.end === end)) ?? false;
}

/** Somebody, or a part of a body: `his hat was on his head`. */
function isOfSomebody(analysis: DreamAnalysis, id: string): boolean {
  return (
    id === 'dreamer' ||
    analysis.characters.some((one) => one.id === id) ||
    categoryOf(analysis, id) === 'body'
  );
}

/**
 * Who and what else is there: what is strange and does nothing, then what is told most, then whoever
 * has to see it. Gives what is strange, strangest first.
 */
export function addBystanders(
  analysis: DreamAnalysis,
  { stage }: PlaceOf,
  named: readonly Named[],
  { actors, places, changesOf, isPlace, isFull, wonderOf, add, addSeen, addCoffin }: Roster,
  deeds: readonly ShownDeed[],
): readonly string[] {
  const told = analysis.deeds ?? [];
  const lost = lostIn(analysis);
  const ids = new Set(
    [...changesOf.keys(), ...named.map(({ id }) => id)].filter(
      (id) => !lost.has(id) && (wonderOf(id) >= 2 || !isSomebodys(analysis, id)),
    ),
  );
  // A shadow is somebody's, and so is a double.
  const isShade = actors.some(
    (one) => one.kind === 'person' && (one.role === 'shade' || one.role === 'double'),
  );
  // Who dreams is there, where they are naked, tiny, without a face.
  const isMarked = strangeness(changesOf.get('dreamer') ?? []) >= 2;
  if ((isShade || isMarked) && !isFull()) add('dreamer');
  const strange = [...ids]
    .filter((id) => !isPlace(id) && id !== 'dreamer' && wonderOf(id) >= 0.8)
    .sort((a, b) => wonderOf(b) - wonderOf(a));
  for (const id of strange) if (actors.length < 5) addSeen(id);
  for (const { id } of rankHeroes(analysis, named)) {
    if (actors.length < 3 && !isPlace(id) && ids.has(id)) addSeen(id);
  }
  // A hamster has a shape here alone, and is met as any animal is.
  for (const { id } of named) {
    const isBeast = isOfBeasts(categoryOf(analysis, id)) && !isPlace(id) && !lost.has(id);
    if (actors.length < 3 && isBeast) addSeen(id);
  }
  for (const { id } of analysis.props ?? [])
    if (actors.length < 4 && !isPlace(id) && !lost.has(id) && !isSaidAlready(analysis, id, places))
      addSeen(id);
  // `There was a map on the ground`, « des gants sur la plage »: nobody has it, and it is there.
  for (const { who, act, where } of told) {
    const isThere = /^(?:stand|lie)$/.test(act) && where.length > 0 && !isPlace(who);
    const isOn = where.some(({ what }) => isOfSomebody(analysis, what));
    const isOwned = analysis.owners?.includes(who) ?? false;
    if (actors.length < 4 && isThere && !isOn && !isOwned && ids.has(who) && !lost.has(who))
      add(who, categoryOf(analysis, who) === 'clothing');
  }
  // Who does something is there, though it is nothing to see: `people stared`.
  for (const { who } of told) {
    if (actors.length < 4 && isSomebodyElse(analysis, who)) addSeen(who);
  }
  // `A girl has moved into our cellar`: so she is there, though no act of hers is one to see.
  for (const one of analysis.characters) {
    const { id, identity, label, shown } = one;
    // A dragon is one, by whichever of its names it is there.
    const isThere = places.has(symbolOn(analysis, one)?.id ?? '');
    const isSomebody = identity !== 'animal' && !anybody.test(label) && !isThere && !lost.has(id);
    if (actors.length < 4 && shown && isSomebody) addSeen(id);
  }
  // Of a funeral there is a coffin, whoever is seen there.
  if (named.some(({ id }) => id === 'funeral') && actors.length < 5) addCoffin();
  // Somebody has to see it: the dreamer is there, if nobody else is or nothing happens.
  const isEmpty = !actors.some(({ kind }) => kind === 'person');
  const isThere = told.some(({ who }) => who === 'dreamer');
  const isStill = (deeds.length === 0 || isThere) && actors.length < 3;
  // The hall of a theatre looks at somebody: at who dreams, where nobody else is on its stage.
  const isWatched = stage === 'theatre' && actors.every(({ count }) => count > 1);
  const isSeer = isEmpty || isStill || isWatched;
  if (isSeer || actors.length === 0) add('dreamer');
  return strange;
}

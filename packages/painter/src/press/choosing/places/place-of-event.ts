import type { Deed, DreamAnalysis } from '@reverie/oneirology/schema';
import type { Named } from '#named.ts';
import { strangenessOf } from '#press/acts.ts';
import { changesIn } from '#press/choosing/changes-of.ts';
import { rankDeeds } from '#press/choosing/deeds/rank-deeds.ts';
import { stageOfThing } from '#press/choosing/places/place-tables.ts';
import type { StageName } from '#press/stages.ts';

/** What a deed must be worth for its place to stand above the others. */
const leastWorth = 3;

/** What is shown, where the dream moves on: its words as offsets, and where it is said to be done. */
export interface Event {
  readonly start: number;
  readonly where: Deed['where'];
}

/** The deed most worth seeing, whatever the place is; undefined where nothing much happens. */
export function eventOf(analysis: DreamAnalysis, named: readonly Named[]): Event | undefined {
  const happening = rankDeeds(analysis, named, 'abstract', changesIn(analysis)).flatMap(
    ({ deed, worth }) => {
      const start = deed.evidence?.[0]?.start;
      return worth >= leastWorth && start !== undefined
        ? [{ worth, start, where: deed.where }]
        : [];
    },
  );
  // `Everybody was naked`: a change is an event as a deed is.
  const changed = (analysis.changes ?? []).flatMap(({ of, change, evidence }) => {
    const start = evidence[0]?.start;
    const worth = 1.5 + strangenessOf[change];
    if (start === undefined || worth < leastWorth) return [];
    return [{ worth, start, where: [{ relation: 'in' as const, what: of }] }];
  });
  const [first] = [...happening, ...changed].sort((a, b) => b.worth - a.worth);
  return first;
}

/**
 * The place one is in by then, of several that a dream tells: the one it is done in, or else the last
 * that was named before it. Undefined where all of them come after.
 */
export function placeThen(event: Event, places: readonly Named[]): string | undefined {
  const done = event.where.find(
    ({ relation, what }) => isThere.test(relation) && places.some(({ id }) => id === what),
  );
  if (done !== undefined) return done.what;
  // `Our flat on Station Street`, `the head of the Art School`: a name, and not where one is.
  const before = places
    .flatMap(({ id, evidence }) =>
      evidence.filter(({ text }) => !/^\p{Lu}/u.test(text)).map(({ start }) => ({ id, start })),
    )
    .filter(({ start }) => start < event.start)
    .sort((a, b) => b.start - a.start);
  return before[0]?.id;
}

const isIn = /^(?:in|on|at|through)$/;
/** Whoever flies over a place is seen there too. */
const isThere = /^(?:in|on|at|through|above|under)$/;

/** `We were in bed and cuddled. Later I walked down the street`: the room of what was told before it. */
export function roomThen(
  event: Event,
  named: readonly Named[],
  places: readonly Named[],
): StageName | undefined {
  const isLater = places.every(({ evidence }) =>
    evidence.every(({ start }) => start > event.start + later),
  );
  // `Was riding a snail through the supermarket`: it is done there.
  const isDoneThere = event.where.some(
    ({ relation, what }) => isThere.test(relation) && places.some(({ id }) => id === what),
  );
  if (!isLater || isDoneThere || places.length === 0) return undefined;
  const thing = named.find(
    ({ id, evidence }) =>
      rooms.has(stageOfThing[id] ?? '') && evidence.some(({ start }) => start < event.start),
  );
  return thing && stageOfThing[thing.id];
}

/** Letters from a deed to a place that is another's: a sentence or so. */
const later = 30;

const rooms = new Set(['bedroom', 'kitchen', 'bathroom', 'livingRoom', 'office', 'classroom']);

/**
 * `I was in a big house and my sister cried`: a house that one is in, and that nothing happens to, is seen
 * from inside.
 */
export function roomInHouse(
  { settings, symbols, deeds = [], changes = [] }: DreamAnalysis,
  house: string,
): StageName | undefined {
  const shown = settings.filter((one) => one.shown);
  const isIndoors = shown.some(({ kind, place }) => kind === house && place === 'indoor');
  const isOutside = shown.some(({ place }) => place === 'outdoor');
  const isParty = deeds.some(({ who, whom }) => who === house || whom === house);
  const isBeside = deeds.some(({ where }) =>
    where.some(({ relation, what }) => what === house && !isIn.test(relation)),
  );
  // `The window of the house`: both are seen.
  const fronts = symbols.filter(({ id }) => fronted.test(id)).flatMap(({ evidence }) => evidence);
  const words = symbols.find(({ id }) => id === house)?.evidence ?? [];
  const isFront = words.some(({ start }) =>
    fronts.some(({ end }) => start - end >= 3 && start - end <= 8),
  );
  const isChanged = changes.some(({ of }) => of === house);
  const isSeen = isOutside || isParty || isBeside || isChanged || isFront;
  return isIndoors && !isSeen ? 'livingRoom' : undefined;
}

const fronted = /^(?:window|door|roof|chimney|wall)$/;

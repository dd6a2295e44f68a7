import type { DreamAnalysis, Evidence } from '@reverie/oneirology/schema';
import { pieceFor } from '#press/pieces/registry.ts';
import { stageOfConcept } from '#press/stage-of.ts';

/** A dream whose thing holds a place: what is round the thing, and what is in it. */
export interface Contained {
  /** The concept of what holds it. */
  readonly vessel: string;
  readonly outer: DreamAnalysis;
  readonly inner: DreamAnalysis;
}

/** What can be opened, or looked into. */
export const vessels = new Set(
  `fridge freezer wardrobe suitcase door gate lift television drawer window oven washing-machine mirror
  bottle jar aquarium snow-globe painting photograph`.split(/\s+/),
);

/** What one goes through, and what is on its other side. */
const ways = new Set(['door', 'gate', 'lift', 'mirror', 'wardrobe']);

/** Rooms are behind doors on any day; the sea is not, and no church is in a fridge. */
const wide = new Set(
  `church theatre library station museum castle cave sea beach lake river forest jungle meadow field countryside garden park desert snow mountain sky
  space city underwater island valley jungle street square village`.split(/\s+/),
);

/** Letters between what is opened and the place in it: `and inside there was a snowy`. */
const reach = { least: 15, most: 70 };

/** How far what is in it is told from the place itself, in letters. */
const around = { before: 14, after: 48 };

/**
 * `I opened the fridge and inside there was a forest`, `a city in a suitcase`: two places, the one in
 * the other. Null where a dream has no such thing.
 */
export function containedIn(analysis: DreamAnalysis): Contained | null {
  const { symbols, props = [], deeds = [] } = analysis;
  const all = [...props, ...symbols];
  for (const vessel of all) {
    if (!vessels.has(vessel.id) || pieceFor(vessel.id) === null || isPartOfOther(vessel, all))
      continue;
    if (vessel.id === 'window') {
      const seen = seenThrough(analysis, vessel);
      if (seen) return seen;
      continue;
    }
    for (const place of symbols) {
      if (!wide.has(place.id) || stageOfConcept(place.id) === undefined) continue;
      const at = placeIn(vessel, place, deeds);
      if (at !== undefined) return split(analysis, vessel.id, at, vessel.evidence[0]?.end ?? 0);
    }
  }
  return null;
}

type Told = DreamAnalysis['symbols'][number];

/** `The doors of the wardrobe`, « la porte du frigo »: it is the wardrobe that opens. */
function isPartOfOther({ id, evidence }: Told, all: readonly Told[]): boolean {
  return all.some(
    (one) =>
      one.id !== id &&
      vessels.has(one.id) &&
      one.evidence.some((own) =>
        evidence.some(
          ({ start, end }) =>
            (own.start >= end && own.start - end <= 10) ||
            (start >= own.end && start - own.end <= 4),
        ),
      ),
  );
}

/** The words of a place that is in a thing; undefined where it is around it. */
function placeIn(
  vessel: Told,
  place: Told,
  deeds: NonNullable<DreamAnalysis['deeds']>,
): Evidence | undefined {
  const [own] = vessel.evidence;
  const [first] = place.evidence;
  if (own === undefined || first === undefined || place.evidence.length > 1) return undefined;
  // Somebody does something there: they have gone in.
  const isEntered = deeds.some(
    ({ who, act, where }) =>
      who !== place.id &&
      who !== vessel.id &&
      act !== 'open' &&
      where.some(({ what }) => what === place.id),
  );
  if (isEntered) return undefined;
  // `Every door opened onto the sea`, « la porte donnait sur une forêt ».
  const isOnto = deeds.some(
    ({ who, act, whom, where }) =>
      ((who === vessel.id && (act === 'open' || act === 'give')) ||
        // `I opened the door to a beach`.
        (whom === vessel.id && act === 'open')) &&
      where.some(
        ({ relation, what }) => (relation === 'on' || relation === 'towards') && what === place.id,
      ),
  );
  if (isOnto) return first;
  const isTold = deeds.some(
    ({ who, act, whom, where }) =>
      (who === place.id || (whom === place.id && (act === 'find' || act === 'open'))) &&
      where.some(
        ({ relation, what }) =>
          (what === vessel.id || (what === 'door' && vessel.id === 'wardrobe')) &&
          (relation === 'in' ||
            (relation === 'from' && act === 'emerge') ||
            (relation === 'behind' && (act === 'find' || ways.has(vessel.id)))),
      ),
  );
  if (isTold) return first;
  const isOpened = deeds.some(
    ({ who, act, whom }) =>
      (act === 'open' && [whom ?? who].some((one) => one === vessel.id || one === 'door')) ||
      (act === 'find' && vessel.id === 'door' && whom === 'door'),
  );
  const gap = first.start - own.end;
  return isOpened && gap >= reach.least && gap <= reach.most ? first : undefined;
}

/**
 * `Through the window I saw the sea`, « des oiseaux par la fenêtre »: what is outside, where it is a
 * place or flies. Null where nobody looks out, or nothing of the kind is seen.
 */
function seenThrough(analysis: DreamAnalysis, window: Told): Contained | null {
  const isLooking = analysis.deeds?.some(
    ({ who, act, whom, where }) =>
      who === 'dreamer' &&
      act === 'look' &&
      (whom === 'window' ||
        where.some(({ relation, what }) => relation === 'through' && what === 'window')),
  );
  const [own] = window.evidence;
  if (!isLooking || own === undefined) return null;
  const isNear = ({ start, end }: Evidence) =>
    (start > own.end && start - own.end <= reach.most) ||
    (end < own.start && own.start - end <= pastIt);
  const first = (isKept: (one: Told) => boolean) =>
    analysis.symbols
      .filter((one) => one.evidence.length === 1 && isKept(one))
      .map(({ evidence }) => evidence[0])
      .find((one) => one !== undefined && isNear(one));
  const ground = first(({ id }) => wide.has(id) && stageOfConcept(id) !== undefined);
  const flyer = analysis.symbols.find(({ id, category }) => category === 'birds' || flying.has(id));
  const inSky = flyer && first((one) => one === flyer);
  const place = ground ?? inSky;
  if (place === undefined) return null;
  // « La fenêtre de ma chambre »: whose window it is, and nothing outside.
  const isOfWindow = ({ id, evidence }: Dated) =>
    /^(?:at-|bedroom$|kitchen$|room$|house$|bathroom$|classroom$)/.test(id) &&
    evidence.some(({ start }) => start - own.end <= ofRoom);
  const isOutside = (one: Dated) =>
    !isOfWindow(one) &&
    one.evidence.every(({ start, end }) =>
      place.start > own.end
        ? start >= own.end && end <= place.end + around.after
        : start >= place.start - around.before && end <= own.start,
    );
  const seen = apart(analysis, 'window', isOutside);
  // What flies is in the sky, where no other place is told.
  const sky =
    ground === undefined && flyer ? [{ ...flyer, id: 'sky', category: 'sky' } as Told] : [];
  const { symbols, props } = seen.inner;
  const isHint = ({ id }: Dated) => sky.length > 0 && id.startsWith('at-');
  return {
    ...seen,
    inner: {
      ...seen.inner,
      symbols: [...symbols, ...sky],
      ...(props && { props: props.filter((one) => !isHint(one)) }),
    },
  };
}

/** Letters between a window and its room. */
const ofRoom = 14;

/** Letters between what is seen and « par la fenêtre » after it. */
const pastIt = 22;

/** What is seen in the sky, whatever it stands on. */
const flying = new Set(
  'bird plane ufo moon balloon helicopter rocket comet aurora eclipse'.split(' '),
);

interface Dated {
  readonly id: string;
  readonly evidence: readonly Evidence[];
}

function split(analysis: DreamAnalysis, vessel: string, place: Evidence, after: number): Contained {
  const isIn = ({ start, end }: Evidence) =>
    start >= Math.max(place.start - around.before, place.start > after ? after : 0) &&
    end <= place.end + around.after;
  return apart(analysis, vessel, ({ evidence }) => evidence.every(isIn));
}

function apart(
  analysis: DreamAnalysis,
  vessel: string,
  isWithin: (one: Dated) => boolean,
): Contained {
  const isInside = (one: Dated) => one.id !== vessel && isWithin(one);
  const named = [...analysis.symbols, ...(analysis.props ?? [])];
  const own = named.find(({ id }) => id === vessel)?.evidence ?? [];
  // The doors of a wardrobe are its own, and so is the snow of a snow globe.
  const isOfVessel = ({ id, evidence }: Dated) =>
    (id === 'door' && (vessel === 'wardrobe' || vessel === 'lift')) ||
    (id !== vessel &&
      evidence.every(({ start, end }) => own.some((one) => one.start < end && start < one.end)));
  const part = (isKept: (one: Dated) => boolean) => {
    const symbols = analysis.symbols.filter((one) => !isOfVessel(one) && isKept(one));
    const characters = analysis.characters.filter(isKept);
    const props = analysis.props?.filter((one) => !isOfVessel(one) && isKept(one));
    const ids = new Set([...symbols, ...characters, ...(props ?? [])].map(({ id }) => id));
    const isThere = (id: string | undefined) => id === undefined || id === 'dreamer' || ids.has(id);
    return {
      ...analysis,
      symbols,
      characters,
      ...(props && { props }),
      settings: analysis.settings.filter(({ evidence }) => isKept({ id: '', evidence })),
      deeds: analysis.deeds
        ?.filter(({ who, whom }) => isThere(who) && isThere(whom))
        .map((deed) => ({ ...deed, where: deed.where.filter(({ what }) => isThere(what)) })),
      changes: analysis.changes?.filter(({ of }) => ids.has(of)),
    };
  };
  const inner = part(isInside);
  return {
    vessel,
    outer: part((one) => !isInside(one)),
    // Who dreams looks in from without.
    inner: {
      ...inner,
      deeds: inner.deeds?.filter(({ who, whom }) => who !== 'dreamer' && whom !== 'dreamer'),
    },
  };
}

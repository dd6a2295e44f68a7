import type { Deed, DreamAnalysis, Evidence } from '@reverie/oneirology/schema';
import { isInside } from '#press/choosing/deeds/strange.ts';
import { stageOfConcept } from '#press/stage-of.ts';

/** What a room has in it of a land, by the land's concept: water, something underfoot, or many trees. */
const landOf: Readonly<Record<string, 'water' | 'sand' | 'grass' | 'tree'>> = {
  sea: 'water',
  lake: 'water',
  river: 'water',
  pool: 'water',
  beach: 'sand',
  desert: 'sand',
  sand: 'sand',
  meadow: 'grass',
  countryside: 'grass',
  field: 'grass',
  garden: 'grass',
  grass: 'grass',
  forest: 'tree',
  jungle: 'tree',
};

/** What water does in a room. */
const flowing = new Set<Deed['act']>(['run', 'pass', 'enter', 'fall', 'float', 'climb']);

const labels = {
  sand: { fr: 'sable', en: 'sand' },
  grass: { fr: 'herbe', en: 'grass' },
  tree: { fr: 'arbre', en: 'tree' },
} as const;

const streets = new Set(['street', 'road', 'square', 'city', 'village']);

interface Indoors {
  readonly land: string;
  readonly room: string;
  readonly evidence: Evidence[];
}

/**
 * `The sea was in my living room`, « ma chambre était devenue une forêt »: still a room, with what of
 * the land it can have in it.
 */
export function withLandIndoors(analysis: DreamAnalysis): DreamAnalysis {
  const told = landsIndoors(analysis);
  return told === undefined ? analysis : inRoom(analysis, told);
}

function landsIndoors({ deeds = [], changes = [] }: DreamAnalysis): Indoors | undefined {
  const isRoom = (id: string | undefined): id is string =>
    id !== undefined && isInside(stageOfConcept(id) ?? 'abstract');
  const isLand = (id: string | undefined): id is string =>
    id !== undefined && Object.hasOwn(landOf, id);
  for (const { who, act, whom, where, evidence } of deeds) {
    if (act === 'become' && isRoom(who) && isLand(whom)) return { land: whom, room: who, evidence };
    const [place] = where;
    if (!isLand(who) || place === undefined) continue;
    const { relation, what } = place;
    // `A bedroom full of sand` is full of it. `A river ran through the kitchen`.
    const isThere = act === 'stand' || (landOf[who] === 'water' && flowing.has(act));
    if (who !== 'sand' && isThere && (relation === 'in' || relation === 'through') && isRoom(what))
      return { land: who, room: what, evidence };
    if (act === 'stand' && relation === 'under' && what === 'bed')
      return { land: who, room: 'bedroom', evidence };
    if (act === 'stand' && relation === 'on' && what === 'floor')
      return { land: who, room: what, evidence };
  }
  // `The streets were rivers` too.
  const same = changes.find(
    ({ of, change, what }) =>
      change === 'same-as' &&
      isLand(what) &&
      (isRoom(of) || (landOf[what] === 'water' && streets.has(of))),
  );
  return same?.what === undefined
    ? undefined
    : { land: same.what, room: same.of, evidence: same.evidence };
}

function inRoom(analysis: DreamAnalysis, { land, room, evidence }: Indoors): DreamAnalysis {
  const { symbols, props = [], settings, deeds = [], changes = [] } = analysis;
  const kind = landOf[land] ?? 'water';
  const words = symbols.filter(({ id }) => id === land).flatMap((one) => one.evidence);
  const isAt = (own: readonly Evidence[], places: readonly Evidence[]) =>
    own.every(({ start, end }) => places.some((one) => start < one.end && one.start < end));
  const isOfLand = (own: readonly Evidence[]) => isAt(own, words);
  // `A river ran`: nobody else runs.
  const others = symbols.filter(({ id, category, evidence: own }) =>
    id === land ? kind !== 'water' : category !== 'motion' || !isAt(own, evidence),
  );
  // Whoever dreams is there, which says where that is.
  const within: Deed = {
    ...{ who: 'dreamer', act: 'stand', evidence },
    where: [{ relation: 'in', what: room === 'floor' ? 'room' : room }],
  };
  const told = deeds.filter(
    (one) => one.evidence !== evidence && (one.who !== land || one.act !== 'stand'),
  );
  const kept = {
    ...analysis,
    symbols: others,
    // No place any more, nor a hint at one.
    settings: settings.filter((one) => !isOfLand(one.evidence)),
    props: props.filter((one) => !one.id.startsWith('at-') || !isOfLand(one.evidence)),
    deeds: told.some(({ who }) => who === 'dreamer') ? told : [...told, within],
    changes: changes.filter((one) => one.evidence !== evidence),
  };
  if (kind === 'water')
    return {
      ...kept,
      changes: [...kept.changes, { of: room, change: 'flooded', evidence }],
    };
  const renamed = others.map((one) =>
    one.id === land ? { ...one, id: kind, label: labels[kind] } : one,
  );
  const isGround = ({ id }: { readonly id: string }) => id === kind;
  if (kind !== 'tree')
    // By itself sand is a desert, and grass a meadow.
    return {
      ...kept,
      symbols: renamed.filter((one) => !isGround(one)),
      props: [...kept.props, ...renamed.filter(isGround)],
      changes: [...kept.changes, { of: 'floor', change: 'made-of', what: kind, evidence: words }],
    };
  return {
    ...kept,
    symbols: renamed,
    deeds: [...kept.deeds, { ...within, who: kind }],
    changes: [...kept.changes, { of: kind, change: 'many', evidence: words }],
  };
}

import { together } from '#press/compose/act-tables.ts';
import { hasBay } from '#press/compose/seated/bays.ts';
import { canCarry, isBeast } from '#press/pieces/bestiary.ts';
import type { ActName, PrintScene, ShownDeed } from '#press/scene.ts';

/** The glass that somebody looks into. */
export function mirrorOf({ actors }: PrintScene, { act, whom, relation }: ShownDeed) {
  if (act !== 'look') return undefined;
  const to = whom ?? (typeof relation?.to === 'number' ? relation.to : undefined);
  const glass = to === undefined ? undefined : actors[to];
  return glass?.kind === 'thing' && glass.id === 'mirror' ? to : undefined;
}

/** Whether a reflection does something else than who stands before the glass. */
export function isBeforeMirror(scene: PrintScene, deed: ShownDeed): boolean {
  return deed.relation?.name === 'before' && mirrorOf(scene, deed) !== undefined;
}

/** With whom it is done: they do it too. */
export function partnerOf(
  { actors }: PrintScene,
  { act, relation }: ShownDeed,
  done: ReadonlySet<number>,
): number | undefined {
  const to = relation?.to;
  if (relation?.name !== 'with' || typeof to !== 'number' || done.has(to)) return undefined;
  const other = actors[to];
  // Who flies with birds has them in no hand: they fly too.
  const isMate = other?.kind === 'person' || (other?.kind === 'thing' && isBeast(other.id));
  return together.has(act) && isMate ? to : undefined;
}

const vessels = new Set([
  'boat',
  'ship',
  'car',
  'bicycle',
  'motorcycle',
  'truck',
  'sleigh',
  'balloon',
  'bus',
  'train',
  'tram',
  'metro',
]);

/** What flies in tales with somebody on it. */
const flownOn = new Set(['carpet', 'broom', 'cloud', 'bed']);

/** Whether somebody rides it as one rides a horse. */
export function isRidden(id: string): boolean {
  return canCarry(id) || flownOn.has(id);
}

const going = new Set<ActName>([
  ...(['fly', 'float', 'fall', 'ride', 'drive', 'run', 'pass', 'swim', 'chase'] as const),
]);

/** What one is in, and not on. */
const roofed: ReadonlySet<string> = new Set(['car', 'truck']);

/** What somebody rides, drives or sits in. */
export function mountOf(
  { actors }: PrintScene,
  { who, act, whom, relation }: ShownDeed,
): number | undefined {
  const doer = actors[who];
  if (doer === undefined) return undefined;
  // « Je ramais une barque »: in it.
  const afloat = whom === undefined ? undefined : actors[whom];
  const isRowed = act === 'sit' && afloat?.kind === 'thing' && /^(?:boat|ship)$/.test(afloat.id);
  if (whom !== undefined && (act === 'ride' || act === 'drive' || isRowed)) {
    return actors[whom]?.kind === 'thing' ? whom : undefined;
  }
  const to = typeof relation?.to === 'number' ? relation.to : undefined;
  const vessel = to === undefined ? undefined : actors[to];
  if (vessel?.kind !== 'thing') return undefined;
  // One travels on a bus, and in a car: who stands on a car is on its roof.
  const isOnRoof = relation?.at === 'roof' || (roofed.has(vessel.id) && !going.has(act));
  if (relation?.name !== 'in' && (relation?.name !== 'on' || isOnRoof)) return undefined;
  // A piano in a truck is its load, and at no window of it.
  if (relation?.name === 'in' && doer.kind === 'thing' && hasBay(vessel.id)) return undefined;
  // Who writes on a bed rides nowhere.
  if (vessel.id === 'bed' && !going.has(act)) return undefined;
  return vessels.has(vessel.id) || (relation?.name === 'on' && isRidden(vessel.id))
    ? to
    : undefined;
}

import type { Troupe } from '#press/compose/casting.ts';
import type { Scheme } from '#press/schemes.ts';
import type { Slot, SlotKind, Stage } from '#press/stage.ts';
import type { Random } from '#random.ts';

/** Where a troupe stands: its origin, and units for a centimetre. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly depth: number;
  readonly facing: 'left' | 'right';
}

/** Which slots suit what stands how, the first most. */
const slotsFor: Readonly<Record<Troupe['stands'], readonly SlotKind[]>> = {
  ground: ['hero', 'beside', 'foreground', 'middle', 'far'],
  air: ['air', 'hero', 'middle', 'far'],
  water: ['water', 'underwater', 'hero', 'middle'],
  hang: ['ceiling', 'air', 'wall', 'hero'],
  table: ['table', 'shelf', 'seat', 'hero', 'beside', 'foreground'],
};

/** The slots a relation asks for. */
const slotsOfRelation: Readonly<Record<string, readonly SlotKind[]>> = {
  bed: ['bed'],
  table: ['table'],
  chair: ['seat'],
  window: ['window'],
  door: ['door'],
  ceiling: ['ceiling'],
};

/** Least and most units of the longer side of who is not the hero. */
const otherSize = [70, 520] as const;

/**
 * Places one troupe after another: each in the slot that suits it best of those left, at its true
 * size there, but never too small to be seen nor too large for the sheet.
 */
export function placeTroupe(
  troupe: Troupe,
  stage: Stage,
  taken: Place[],
  width: number,
  /** The hero's; null for all others. */
  scheme: Scheme | null,
  random: Random,
): Place {
  const isHero = scheme !== null;
  const kinds = [...asked(troupe), ...slotsFor[troupe.stands]];
  const [first, ...rest] = stage.slots
    .map((slot) => ({ slot, rank: rankOf(slot, kinds, taken, isHero) + random.next() * 0.3 }))
    .sort((a, b) => a.rank - b.rank);
  const slot = (first ?? rest[0])?.slot;
  if (slot === undefined) throw new Error('A stage without slots.');
  const hangs = troupe.changes.includes('ceiling') && slot.kind !== 'ceiling';
  if (hangs) {
    // A stage that has no hook has a top all the same.
    const x = stage.light.x > 500 ? 330 : 670;
    return { x, y: 62, scale: fittingScale(troupe, slot, scheme), depth: 40, facing: 'right' };
  }
  const scale = fittingScale(troupe, slot, scheme);
  const x = scheme?.at === undefined ? slot.x : width * scheme.at;
  return { x, y: slot.y, scale, depth: slot.depth, facing: slot.facing };
}

function asked({ changes, relation }: Troupe): readonly SlotKind[] {
  if (changes.includes('ceiling') || changes.includes('upside-down')) return ['ceiling'];
  return relation ? (slotsOfRelation[relation.name] ?? []) : [];
}

function rankOf(slot: Slot, kinds: readonly SlotKind[], taken: readonly Place[], isHero: boolean) {
  const at = kinds.indexOf(slot.kind);
  const crowding = taken.reduce((sum, place) => {
    const apart = Math.abs(place.x - slot.x) / 160 + Math.abs(place.y - slot.y) / 220;
    return sum + Math.max(0, 2.4 - apart) * 2.2;
  }, 0);
  return (at < 0 ? 12 : at * (isHero ? 1.6 : 1)) + crowding;
}

function fittingScale({ box, changes }: Troupe, slot: Slot, scheme: Scheme | null): number {
  const size = Math.max(box.right - box.left, box.bottom - box.top);
  const [least, most] = scheme?.hero ?? otherSize;
  const grown = changes.includes('giant') ? 4 : changes.includes('tiny') ? 0.22 : 1;
  const wanted = slot.scale * size * grown;
  const low = changes.includes('tiny') ? 56 : changes.includes('giant') ? 480 : least;
  const high = changes.includes('giant') ? 980 : most;
  return Math.min(high, Math.max(low, wanted)) / size;
}

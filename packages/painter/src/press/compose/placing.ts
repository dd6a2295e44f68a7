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
  /** The slot it was taken from. */
  readonly slot?: { readonly x: number; readonly y: number };
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
const otherSize = [150, 560] as const;

/**
 * Places one troupe after another: each in the slot that suits it best of those left, at its true
 * size there, but never too small to be seen nor too large for the sheet.
 */
export function placeTroupe(troupe: Troupe, stage: Stage, options: PlacingOptions): Place {
  const { taken, width, height, scheme, isHero, random, avoid = [] } = options;
  const kinds = [...asked(troupe), ...slotsFor[troupe.stands]];
  const hero = taken[0];
  const [first] = stage.slots
    .map((slot) => ({
      slot,
      rank:
        rankOf(slot, kinds, taken, isHero) +
        (isHero || !hero ? 0 : strayOf(slot, hero, scheme, height)) +
        (avoid.some(({ x, y }) => x === slot.x && y === slot.y) ? 30 : 0) +
        random.next() * 0.3,
    }))
    .sort((a, b) => a.rank - b.rank);
  const slot = first?.slot;
  if (slot === undefined) throw new Error('A stage without slots.');
  const fitting = fittingScale(troupe, slot, isHero ? scheme : null);
  // Nobody who is only there stands far larger than the hero.
  const isFree = isHero || hero === undefined || troupe.changes.length > 0;
  const isGrown = troupe.box.bottom - troupe.box.top > emblem;
  const scale = isFree || !isGrown ? fitting : Math.min(fitting, hero.scale * 1.6);
  const from = { slot: { x: slot.x, y: slot.y } };
  if (troupe.changes.includes('ceiling') && slot.kind !== 'ceiling') {
    // A stage that has no hook has a top all the same.
    const x = stage.light.x > width / 2 ? width * 0.33 : width * 0.67;
    return { ...from, x, y: 62, scale, depth: 40, facing: 'right' };
  }
  const own = { ...from, x: slot.x, y: slot.y, scale, depth: slot.depth, facing: slot.facing };
  if (isHero) return heroAt(own, troupe, options);
  if (scheme.others === 'line' && hero && troupe.stands === 'ground') {
    // One behind the other, all the same way, each at its own size.
    const step = width * (0.3 * taken.length) * (hero.x > width / 2 ? -1 : 1);
    const size = Math.min(scale, hero.scale * 1.5);
    return {
      ...own,
      x: hero.x + step,
      y: hero.y - 4 * taken.length,
      scale: size,
      depth: hero.depth - 1,
      facing: hero.facing,
    };
  }
  return own;
}

export interface PlacingOptions {
  readonly taken: readonly Place[];
  readonly width: number;
  readonly height: number;
  readonly scheme: Scheme;
  readonly isHero: boolean;
  readonly random: Random;
  /** Slots where it was not seen. */
  readonly avoid?: readonly Point[];
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The hero is where the scheme has it, and what flies is never tucked into a corner. */
function heroAt(place: Place, troupe: Troupe, { width, height, scheme }: PlacingOptions): Place {
  const isBound =
    troupe.relation !== undefined && /^(?:bed|table|window|door)$/.test(troupe.relation.name);
  const x = scheme.at === undefined || isBound ? place.x : width * scheme.at;
  if (troupe.stands !== 'air') return { ...place, x };
  const tall = (troupe.box.bottom - troupe.box.top) * place.scale;
  const middle = (troupe.box.bottom + troupe.box.top) / 2;
  const wanted = Math.max(height * 0.3, Math.min(height * 0.44, place.y));
  const across = Math.max(width * 0.36, Math.min(width * 0.64, x));
  return { ...place, x: across, y: Math.max(wanted, tall / 2 + 80) - middle * place.scale * 0.2 };
}

/** How far a slot lies from where the scheme has the others. */
function strayOf(slot: Slot, hero: Place, { others }: Scheme, height: number): number {
  if (others === 'near') return slot.kind === 'foreground' ? -3 : 0;
  if (others === 'above') return slot.y < height * 0.62 ? -2 : 1;
  if (others !== 'diagonal') return 0;
  const [dx, dy] = [Math.abs(slot.x - hero.x), hero.y - slot.y];
  return dy > 0 ? Math.abs(dx - dy * 1.2) / 200 - 1.5 : 2;
}

function asked({ changes, relation }: Troupe): readonly SlotKind[] {
  if (changes.includes('ceiling') || changes.includes('upside-down')) return ['ceiling'];
  return relation?.at === undefined ? [] : (slotsOfRelation[relation.at] ?? []);
}

function rankOf(slot: Slot, kinds: readonly SlotKind[], taken: readonly Place[], isHero: boolean) {
  const at = kinds.indexOf(slot.kind);
  const crowding = taken.reduce((sum, place) => {
    const apart = Math.abs(place.x - slot.x) / 160 + Math.abs(place.y - slot.y) / 220;
    return sum + Math.max(0, 2.4 - apart) * 2.2;
  }, 0);
  return (at < 0 ? 12 : at * (isHero ? 1.6 : 1)) + crowding;
}

/** Centimetres: what is smaller is shown larger than life, since nobody would see it. */
const emblem = 25;

function fittingScale({ box, changes }: Troupe, slot: Slot, scheme: Scheme | null): number {
  // What is wide may fill the sheet's width: two who run would else be small.
  const size = Math.max((box.right - box.left) * 0.66, box.bottom - box.top);
  const [least, most] = scheme?.hero ?? otherSize;
  const isGiant = changes.includes('giant') || changes.includes('growing');
  const isTiny = changes.includes('tiny') && !isGiant;
  const wanted = slot.scale * size * (isGiant ? 4 : isTiny ? 0.22 : 1);
  // A cat is a cat beside whoever is there; a tooth or a key alone is an emblem.
  const isEmblem = size < emblem;
  const fair = isEmblem ? least : Math.max(150, Math.min(least, wanted * 2.4));
  const low = isTiny ? 84 : isGiant ? 520 : fair;
  const high = isGiant ? 980 : isTiny ? 230 : most;
  return Math.min(high, Math.max(low, wanted)) / size;
}

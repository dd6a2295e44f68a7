import { hasFooting } from '#press/compose/footing.ts';
import type { Troupe } from '#press/compose/troupe.ts';
import type { Box } from '#press/path.ts';
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
  /** On a seat that the stage or somebody has. */
  readonly isSeat?: boolean;
  /** Down to where it is seen: a driver to the sill of the window. */
  readonly until?: number;
  /** What of the sheet it takes. */
  readonly area?: Box;
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

const needsFloor = new Set<SlotKind>(['hero', 'beside', 'middle', 'far']);

/** The slots a relation asks for. */
const slotsOfRelation: Readonly<Record<string, readonly SlotKind[]>> = {
  bed: ['bed'],
  table: ['table'],
  chair: ['seat'],
  window: ['window'],
  door: ['door'],
  ceiling: ['ceiling'],
};

/** Centimetres from the ground to where somebody seated sits. */
export const seatHeight = 46;

/** Least and most units of the longer side of who is not the hero. */
const otherSize = [150, 560] as const;

/**
 * Places one troupe after another: each in the slot that suits it best of those left, at its true
 * size there, but never too small to be seen nor too large for the sheet.
 */
export function placeTroupe(troupe: Troupe, stage: Stage, options: PlacingOptions): Place {
  if (troupe.isBackdrop) return behindAll(troupe, stage, options);
  const place = slotPlace(troupe, stage, options);
  if (!troupe.isCelestial || stage.horizon < options.height * 0.25) return place;
  const low = stage.horizon - troupe.box.bottom * place.scale * 0.86;
  return { ...place, y: Math.min(place.y, Math.max(low, options.height * 0.16)) };
}

/** At the horizon, from side to side. */
function behindAll({ box }: Troupe, stage: Stage, { width, height }: PlacingOptions): Place {
  const horizon = Math.max(stage.horizon, height * 0.4);
  const scale = Math.min((width * 0.92) / (box.right - box.left), horizon / (box.bottom - box.top));
  const y = horizon + (height - horizon) * 0.34 - box.bottom * scale;
  return {
    x: width / 2,
    y,
    scale,
    depth: 0.01,
    facing: stage.light.x > width / 2 ? 'left' : 'right',
  };
}

function slotPlace(troupe: Troupe, stage: Stage, options: PlacingOptions): Place {
  const { taken, width, height, scheme, isHero, random, avoid = [], promised = [] } = options;
  const wanted = asked(troupe);
  const kinds = [...wanted, ...slotsFor[troupe.stands]];
  const hero = taken[0];
  const sizeAt = (slot: Slot) => fittingScale(troupe, slot, isHero ? scheme : null);
  const [first] = stage.slots
    .map((slot) => ({
      slot,
      rank:
        rankOf(slot, kinds, taken, isHero) -
        // Where the dream says they are: in bed, at the table.
        (wanted.includes(slot.kind) ? 6 : 0) +
        (isHero || !hero ? 0 : strayOf(slot, hero, scheme, height)) +
        (avoid.some(({ x, y }) => x === slot.x && y === slot.y) ? 30 : 0) +
        (!isHero && needsFloor.has(slot.kind) && !hasFooting(stage, slot) ? 9 : 0) +
        (isPawn(troupe, slot) ? 7 : 0) +
        (isHero ? 0 : 9 * coveredBy(troupe, { ...slot, scale: sizeAt(slot) }, taken)) +
        random.next() * 0.3,
    }))
    .sort((a, b) => a.rank - b.rank);
  const slot = first?.slot;
  if (slot === undefined) throw new Error('A stage without slots.');
  const fitting = fittingScale(troupe, slot, isHero ? scheme : null);
  // Nobody who is only there stands far larger than the hero.
  const isFree = isHero || hero === undefined || troupe.changes.length > 0;
  const isGrown = troupe.box.bottom - troupe.box.top > emblem;
  const most = Math.max(legible(troupe), hero === undefined ? 0 : hero.scale * 1.6);
  const scale = isFree || !isGrown ? fitting : Math.min(fitting, most);
  const isSeat =
    troupe.seatless !== undefined &&
    troupe.count === 1 &&
    slot.kind === 'seat' &&
    Math.abs(fitting / slot.scale - 1) < 0.35;
  const from = { slot: { x: slot.x, y: slot.y }, ...(isSeat && { isSeat }) };
  if (troupe.changes.includes('ceiling') && slot.kind !== 'ceiling') {
    // A stage that has no hook has a top all the same.
    const x = stage.light.x > width / 2 ? width * 0.33 : width * 0.67;
    return { ...from, x, y: 62, scale, depth: 40, facing: 'right' };
  }
  const sunk = isSeat ? seatHeight * scale : 0;
  const own = {
    ...from,
    x: slot.x,
    y: slot.y + sunk,
    scale,
    depth: slot.depth,
    facing: slot.facing,
  };
  if (isHero) {
    const isBound = isSeat || troupe.isOnWater || (slot.kind === 'wall' && troupe.act === 'climb');
    const placed = isBound ? own : heroAt(own, troupe, options);
    const clear = isBound ? placed : aside(troupe, placed, promised, options);
    return isSeat || needsFloor.has(slot.kind)
      ? onFloor(troupe, clear, stage, { height, x: own.x })
      : clear;
  }
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
  const clear = aside(troupe, own, taken, options);
  return needsFloor.has(slot.kind) ? onFloor(troupe, clear, stage, { height, x: own.x }) : clear;
}

/** Nearer to us or back towards its slot, until there is floor under the feet. */
function onFloor(
  troupe: Troupe,
  place: Place,
  stage: Stage,
  slot: { readonly x: number; readonly height: number },
): Place {
  if (troupe.stands !== 'ground' || place.isSeat) return place;
  const { horizon } = stage;
  // Two who stand together have four feet: both sides need the floor.
  const half = troupe.actors.length > 1 ? troupe.box.right * place.scale * 0.8 : 0;
  for (const way of [0, 0.35, 0.7, 1]) {
    const x = place.x + (slot.x - place.x) * way;
    for (let y = place.y; y <= slot.height * 0.95; y += slot.height * 0.02) {
      if (![-half, half].every((off) => hasFooting(stage, { x: x + off, y }))) continue;
      const grown = horizon < place.y - 20 ? (y - horizon) / (place.y - horizon) : 1;
      return { ...place, x, y, scale: place.scale * Math.min(1.25, grown) };
    }
  }
  return place;
}

/** Where it would hide somebody, or be hidden, it is moved across to where it does so least. */
function aside(
  troupe: Troupe,
  place: Place,
  taken: readonly Place[],
  { width, height }: PlacingOptions,
): Place {
  if (coveredBy(troupe, place, taken) < 0.2) return place;
  const tried = Array.from({ length: 13 }, (_, n) => width * (0.08 + 0.07 * n));
  const cost = (x: number) =>
    coveredBy(troupe, { ...place, x }, taken) + Math.abs(x - place.x) / (width * 3);
  const x = tried.reduce((best, one) => (cost(one) < cost(best) ? one : best), place.x);
  if (troupe.stands !== 'air') return { ...place, x };
  const heights = Array.from({ length: 7 }, (_, n) => height * (0.14 + 0.08 * n));
  const y = heights.reduce(
    (best, one) =>
      coveredBy(troupe, { ...place, x, y: one }, taken) + Math.abs(one - place.y) / (height * 3) <
      coveredBy(troupe, { ...place, x, y: best }, taken) + Math.abs(best - place.y) / (height * 3)
        ? one
        : best,
    place.y,
  );
  return { ...place, x, y };
}

/** The share of the smaller of two that both would take, with whom it is most; 0..1. */
function coveredBy(
  troupe: Troupe,
  place: Pick<Place, 'x' | 'y' | 'scale' | 'facing'>,
  taken: readonly Place[],
): number {
  const own = areaOf(troupe, place);
  return taken.reduce((most, { area }) => {
    if (area === undefined) return most;
    const wide = Math.min(own.right, area.right) - Math.max(own.left, area.left);
    const tall = Math.min(own.bottom, area.bottom) - Math.max(own.top, area.top);
    if (wide <= 0 || tall <= 0) return most;
    const smaller = Math.min(sizeOf(own), sizeOf(area));
    return Math.max(most, (wide * tall) / Math.max(1, smaller));
  }, 0);
}

function sizeOf({ left, top, right, bottom }: Box): number {
  return (right - left) * (bottom - top);
}

/** What of the sheet a troupe takes; some of one kind stand beside each other. */
export function areaOf(
  { box, count, actors }: Troupe,
  { x, y, scale, facing }: Pick<Place, 'x' | 'y' | 'scale' | 'facing'>,
): Box {
  const way = facing === 'right' ? 1 : -1;
  const [one, two] = [x + way * box.left * scale, x + way * box.right * scale];
  const isSome = count > 1 && count < 20 && actors.length === 1;
  const spare = isSome ? Math.min(330, Math.abs(two - one)) * 0.9 : 0;
  return {
    left: Math.min(one, two) - spare,
    right: Math.max(one, two) + spare,
    top: y + box.top * scale,
    bottom: y + box.bottom * scale,
  };
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
  /** Where others are to be whom the dream puts there: the hero leaves them their bed. */
  readonly promised?: readonly Place[];
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

/** Whether somebody is to lie in the bed of the place. */
export function isPromised(troupe: Troupe, { slots }: Stage): boolean {
  return asked(troupe).some((kind) => kind === 'bed' && slots.some((slot) => slot.kind === kind));
}

function asked({
  act,
  isOnWater,
  changes,
  count,
  relation,
  seatless,
  isThing,
}: Troupe): readonly SlotKind[] {
  if (changes.includes('ceiling') || changes.includes('upside-down')) return ['ceiling'];
  if (isOnWater) return ['water'];
  if (act === 'climb' && typeof relation?.to !== 'number') return ['wall'];
  const isUnder = relation?.name === 'under';
  const isAtTable = relation?.at === 'table' && relation.name !== 'on';
  const isSaid = relation?.at !== undefined && !isUnder && !isAtTable;
  const at = isSaid ? (slotsOfRelation[relation.at ?? ''] ?? []) : [];
  // Who sleeps where there is a bed is in it, unless told otherwise.
  if (act === 'sleep' && !isThing && relation === undefined) return ['bed'];
  return at.length === 0 && seatless && count === 1 ? ['seat'] : at;
}

function rankOf(slot: Slot, kinds: readonly SlotKind[], taken: readonly Place[], isHero: boolean) {
  const at = kinds.indexOf(slot.kind);
  const crowding = taken.reduce((sum, place) => {
    const apart = Math.abs(place.x - slot.x) / 160 + Math.abs(place.y - slot.y) / 220;
    return sum + Math.max(0, 2.4 - apart) * 2.2;
  }, 0);
  return (at < 0 ? 12 : at * (isHero ? 1.6 : 1)) + crowding;
}

/** Somebody so far away that they would have to be drawn too large for where they stand. */
function isPawn(troupe: Troupe, slot: Slot): boolean {
  const needed = legible(troupe);
  return troupe.stands === 'ground' && needed > 0 && slot.scale < needed * 0.5;
}

/** Units that somebody has to be seen doing anything: smaller, they are a pawn on a board. */
const leastPerson = 230;

/** Units for a centimetre that make a person legible; things may be small. */
export function legible({
  isThing,
  changes,
  box,
}: Pick<Troupe, 'isThing' | 'changes' | 'box'>): number {
  return isThing || changes.includes('tiny') ? 0 : leastPerson / (box.bottom - box.top);
}

/** Centimetres: what is smaller is shown larger than life, since nobody would see it. */
const emblem = 25;

function fittingScale(
  { act, box, changes, count, isThing }: Troupe,
  slot: Slot,
  scheme: Scheme | null,
): number {
  // What is wide may fill the sheet's width: two who run would else be small.
  const size = Math.max((box.right - box.left) * 0.66, box.bottom - box.top);
  const [least, most] = scheme?.hero ?? otherSize;
  const isGiant = changes.includes('giant') || changes.includes('growing');
  const isTiny = changes.includes('tiny') && !isGiant;
  // Of who drowns, only a third is above the water.
  const dip = act === 'drown' && !isThing ? 1.5 : 1;
  const wanted = slot.scale * size * dip * (isGiant ? 4 : isTiny ? 0.22 : 1);
  // A cat is a cat beside whoever is there; a tooth or a key alone is an emblem.
  const isEmblem = size < emblem;
  const isSmall = isEmblem || isTiny;
  const seen = isSmall ? 0 : legible({ isThing: isThing === true, changes, box }) * size;
  const fair = isEmblem ? least : Math.max(150, seen, Math.min(least, wanted * 2.4));
  const low = isTiny ? 84 : isGiant ? (count > 1 ? 360 : 520) : fair;
  const high = isGiant ? (count > 1 ? 430 : 980) : isTiny ? 230 : most;
  return Math.min(high * dip, Math.max(low * dip, wanted)) / size;
}

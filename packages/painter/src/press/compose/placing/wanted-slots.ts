import type { Place } from '#press/compose/placing/areas.ts';
import type { Troupe } from '#press/compose/troupe.ts';
import type { ActName } from '#press/scene.ts';
import type { Scheme } from '#press/schemes.ts';
import type { Slot, SlotKind, Stage } from '#press/stage.ts';

/** Which slots suit what stands how, the first most. */
export const slotsFor: Readonly<Record<Troupe['stands'], readonly SlotKind[]>> = {
  ground: ['hero', 'beside', 'foreground', 'middle', 'far'],
  air: ['air', 'hero', 'middle', 'far'],
  water: ['water', 'underwater', 'hero', 'middle'],
  hang: ['ceiling', 'air', 'wall', 'hero'],
  table: ['table', 'shelf', 'bed', 'seat', 'hero', 'beside', 'foreground'],
};

/** The slots a relation asks for. */
const slotsOfRelation: Readonly<Record<string, readonly SlotKind[]>> = {
  bed: ['bed'],
  table: ['table'],
  chair: ['seat'],
  desk: ['seat', 'table'],
  window: ['window'],
  door: ['door'],
  ceiling: ['ceiling'],
  stairs: ['top'],
  // Where a wall is bare, and else where its window is.
  wall: ['wall', 'window'],
};

const resting = new Set<ActName>(['sit', 'lie', 'sleep', 'cry', 'crouch', 'kneel', 'birth']);

export function asked({
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
  const isOnSteps = relation?.at === 'stairs';
  if (act === 'climb' && !isThing && !isOnSteps && typeof relation?.to !== 'number')
    return ['wall'];
  const isUnder = relation?.name === 'under';
  const isAtTable = relation?.at === 'table' && relation.name !== 'on';
  // `Stood at the end of my bed`: beside it, and not on it.
  const isAtBed =
    relation?.at === 'bed' && relation.name !== 'on' && act !== null && !resting.has(act);
  const isSaid = relation?.at !== undefined && !isUnder && !isAtTable && !isAtBed;
  const at = isSaid ? (slotsOfRelation[relation.at ?? ''] ?? []) : [];
  // Who sleeps where there is a bed is in it, unless told otherwise.
  if (act === 'sleep' && !isThing && relation === undefined) return ['bed'];
  // Nor does who lies or sleeps in a ward lie on its floor.
  const isDown = (act === 'lie' || act === 'sleep') && !isThing;
  const isWithin = relation?.name === 'in' && relation.to === 'place';
  if (isDown && isWithin && relation.at === undefined) return ['bed'];
  return at.length === 0 && seatless && count === 1 ? ['seat'] : at;
}

/** Whether somebody is to lie in the bed of the place. */
export function isPromised(troupe: Troupe, { slots }: Stage): boolean {
  return asked(troupe).some((kind) => kind === 'bed' && slots.some((slot) => slot.kind === kind));
}

export function rankOf(
  slot: Slot,
  kinds: readonly SlotKind[],
  taken: readonly Place[],
  isHero: boolean,
) {
  const at = kinds.indexOf(slot.kind);
  const crowding = taken.reduce((sum, place) => {
    const apart = Math.abs(place.x - slot.x) / 160 + Math.abs(place.y - slot.y) / 220;
    return sum + Math.max(0, 2.4 - apart) * 2.2;
  }, 0);
  // Somebody at a table leaves room on it.
  const apart = slot.kind === 'table' && !isHero ? crowding * 0.2 : crowding;
  return (at < 0 ? 12 : at * (isHero ? 1.6 : 1)) + apart;
}

/** How far a slot lies from where the scheme has the others. */
export function strayOf(slot: Slot, hero: Place, { others }: Scheme, height: number): number {
  if (others === 'near') return slot.kind === 'foreground' ? -3 : 0;
  if (others === 'above') return slot.y < height * 0.62 ? -2 : 1;
  if (others !== 'diagonal') return 0;
  const [dx, dy] = [Math.abs(slot.x - hero.x), hero.y - slot.y];
  return dy > 0 ? Math.abs(dx - dy * 1.2) / 200 - 1.5 : 2;
}

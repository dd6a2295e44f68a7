import type { Troupe } from '#press/compose/troupe.ts';
import { isGiant } from '#press/giants.ts';
import { longSide } from '#press/path.ts';
import type { Scheme } from '#press/schemes.ts';
import type { Slot } from '#press/stage.ts';

/** Least and most units of the longer side of who is not the hero. */
const otherSize = [120, 560] as const;

/** What stands on tables, though it be the hero. */
const onTable = [130, 210] as const;

/** On these a thing is only a little larger than by day. */
const surfaces = new Set<Slot['kind']>(['table', 'shelf', 'bed', 'seat']);

/** Units that somebody has to be seen doing anything: smaller, they are a pawn on a board. */
const leastPerson = 230;

/** Units for a centimetre that make a person legible; things may be small. */
export function legible({
  isThing,
  changes,
  box,
}: Pick<Troupe, 'isThing' | 'changes' | 'box'>): number {
  if (isThing || changes.includes('tiny')) return 0;
  // A baby is a person of less.
  const tall = box.bottom - box.top;
  return (leastPerson * Math.min(1, 0.3 + tall / 170)) / tall;
}

/** Centimetres: what is smaller is shown larger than life, since nobody would see it. */
export const emblem = 25;

/** Centimetres: what is larger carries people who are small beside it. */
const aweigh = 1000;

/** Somebody so far away that they would have to be drawn too large for where they stand. */
export function isPawn(troupe: Troupe, slot: Slot): boolean {
  const needed = legible(troupe);
  return troupe.stands === 'ground' && needed > 0 && slot.scale < needed * 0.5;
}

/** Centimetres: who stands where a thing is to be as large as it is beside them. */
const somebody = { left: -27, right: 27, top: -170, bottom: 0 };

/** What is in a box has to be seen: it is a little larger than by day, and so many units at least. */
const grownToShow = 1.3;
const leastHolder = 170;

/** How long what a whole place is seen in is at least, on the sheet. */
const leastWorld = 460;

/** Units of the drawing for a centimetre of somebody or something, where they are placed. */
export function fittingScale(troupe: Troupe, slot: Slot, scheme: Scheme | null): number {
  if (!troupe.isToScale) return shownScale(troupe, slot, scheme);
  const { box, isHolding, isHolder } = troupe;
  const person = { ...troupe, isToScale: false, isThing: false, isHolding: false, box: somebody };
  const beside = shownScale({ ...person, act: null, count: 1, stands: 'ground' }, slot, scheme);
  // It is seen, and fits on the sheet.
  const long = longSide(box);
  const least = isHolding ? leastHolder : isHolder ? leastWorld : 72;
  return Math.min(Math.max(beside * (isHolding ? grownToShow : 1), least / long), 860 / long);
}

function shownScale(
  { act, box, changes, count, isThing, stands, isHolder, isHolding, isBeast }: Troupe,
  slot: Slot,
  scheme: Scheme | null,
): number {
  // What is wide may fill the sheet's width: two who run would else be small.
  const size = Math.max((box.right - box.left) * 0.66, box.bottom - box.top);
  // Nobody's bowl is as large as they are.
  const isOnTable = stands === 'table' && size < 90 && !isHolding;
  // A tooth or a key that is the hero is seen, and no giant.
  const isSpeck = size < emblem && !isGiant(changes);
  const [least, most] =
    isOnTable || (isSpeck && !isHolding && scheme) ? onTable : (scheme?.hero ?? otherSize);
  const isHuge = isGiant(changes);
  const isTiny = changes.includes('tiny') && !isHuge;
  // Of who drowns, only a third is above the water.
  const dip = act === 'drown' && !isThing ? 1.5 : 1;
  const wanted = slot.scale * size * dip * (isHuge ? 4 : isTiny ? 0.22 : 1);
  // A cat is a cat beside whoever is there; a tooth or a key alone is an emblem.
  const isEmblem = size < emblem;
  const isSmall = isEmblem || isTiny;
  const seen = isSmall ? 0 : legible({ isThing: isThing === true, changes, box }) * size;
  const lowest = scheme === null && stands === 'table' && surfaces.has(slot.kind) ? 76 : least;
  // A beast of a day keeps the size of one beside people.
  const grown = isBeast ? 1.7 : 2.4;
  // A camera that is only there is no larger than a chair.
  const smallest = scheme === null ? Math.max(72, Math.min(lowest, wanted * 2.2)) : lowest;
  const fair = isEmblem ? smallest : Math.max(120, seen, Math.min(least, wanted * grown));
  // What is in it has to be seen.
  if (isHolder) return Math.max(stands === 'air' ? 720 : 560, wanted) / size;
  if (isHolding) {
    // Those at a long table are seen as well as those in a cup.
    const wide = Math.min(2.1, 820 / (box.right - box.left));
    const widest = 940 / (box.right - box.left);
    // A ship, a balloon: those aboard are small by the side of it.
    if (size > aweigh) return Math.min(widest, Math.min(1000, Math.max(900, wanted)) / size);
    return Math.min(widest, Math.max(Math.min(760, Math.max(380, wanted)) / size, wide));
  }
  // Of a tiny person the arms and legs have to be seen.
  const smallestTiny = isThing ? 84 : 130;
  const low = isTiny ? smallestTiny : isHuge ? (count > 1 ? 360 : 520) : fair;
  const high = isHuge ? (count > 1 ? 430 : 980) : isTiny ? 230 : most;
  return Math.min(high * dip, Math.max(low * dip, wanted)) / size;
}

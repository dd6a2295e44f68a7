import type { Troupe } from '#press/compose/troupe.ts';
import type { Layer } from '#press/drawing.ts';
import { type Box, boxAround, boxOf } from '#press/path.ts';
import type { ShownDeed } from '#press/scene.ts';

/** Those who are on the sheet, and where. */
export interface Seeing {
  readonly troupes: readonly Troupe[];
  readonly layers: readonly Layer[];
  readonly owners: readonly number[];
}

/** How much of who is on something is over it, and how far from it the feet may be: shares of either. */
const over = 0.35;
const near = 0.2;

/** Where somebody is, if they are drawn there: `on` a bell that is behind them is not told. */
export function relationSeen({ who, relation }: ShownDeed, seeing: Seeing): ShownDeed['relation'] {
  if (relation === undefined || typeof relation.to !== 'number' || relation.at !== undefined)
    return relation;
  const isMet = meets[relation.name];
  if (isMet === undefined) return relation;
  const [one, two] = [troupeWith(who, seeing), troupeWith(relation.to, seeing)];
  const isBound =
    one?.isIn !== undefined || one?.isCarried || one?.isHeld || two?.isOfStage || two?.outsideCar;
  if (one === undefined || two === undefined || one === two || isBound) return relation;
  const [own, other] = [boxOfTroupe(one, seeing), boxOfTroupe(two, seeing)];
  if (own === null || other === null || isMet(own, other)) return relation;
  // Who is told to be in a box, and lies on it, is on it.
  if (relation.name === 'in' && meets.on?.(own, other)) return { ...relation, name: 'on' };
  return isBeside(own, other) ? { ...relation, name: 'beside' } : undefined;
}

/** Whether what somebody puts on, in or under something is there. */
export function isPutThere({ act, whom, relation }: ShownDeed, seeing: Seeing): boolean {
  if (whom === undefined || relation === undefined || typeof relation.to !== 'number') return false;
  return relationSeen({ who: whom, act, relation }, seeing)?.name === relation.name;
}

const meets: Readonly<Partial<Record<string, (own: Box, other: Box) => boolean>>> = {
  on: (own, other) => {
    const tall = other.bottom - other.top;
    const isAtTop = own.bottom >= other.top - near * tall && own.top <= other.bottom;
    return isAtTop && own.top < (other.top + other.bottom) / 2 && shareOver(own, other) >= over;
  },
  in: (own, other) =>
    shareOver(own, other) >= over && own.bottom > other.top && own.top < other.bottom,
  // Further off than what they are behind.
  behind: (own, other) => own.bottom <= other.bottom + 0.06 * (other.bottom - other.top),
  above: (own, other) =>
    own.bottom <= other.top + (other.bottom - other.top) * 0.5 && shareOver(own, other) > 0,
};

const shareOver = (own: Box, other: Box): number =>
  (Math.min(own.right, other.right) - Math.max(own.left, other.left)) /
  Math.max(1, own.right - own.left);

/** No further from it than either is wide. */
function isBeside(own: Box, other: Box): boolean {
  const apart = Math.max(own.left, other.left) - Math.min(own.right, other.right);
  return apart <= Math.max(own.right - own.left, other.right - other.left);
}

function troupeWith(n: number, { troupes }: Seeing): Troupe | undefined {
  return troupes.find(({ actors }) => actors.includes(n));
}

function boxOfTroupe({ actors: [first] }: Troupe, { layers, owners }: Seeing): Box | null {
  return boxAround(
    layers.flatMap(({ path }, n) => (owners[n] === first ? (boxOf(path) ?? []) : [])),
  );
}

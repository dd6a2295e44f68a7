import { canOpen } from '#press/compose/bodies/acts-of-things.ts';
import type { Reach } from '#press/compose/told/acts-seen.ts';
import type { Troupe } from '#press/compose/troupe.ts';
import { isBeast } from '#press/pieces/bestiary.ts';
import type { PrintScene, ShownDeed } from '#press/scene.ts';
import { stageFor } from '#press/stage-of.ts';
import type { StageName } from '#press/stages.ts';

/** Where whoever drives sits at a wheel. */
const seated = new Set<StageName>(['car', 'carriage', 'cabin']);

/** How whom or what it is done to, or with, is drawn. */
export function reachOf(
  scene: PrintScene,
  { who, whom, act, relation }: ShownDeed,
  troupes: readonly Troupe[],
): Reach {
  const withWhat =
    relation &&
    typeof relation.to === 'number' &&
    /^(?:with|at|from|through|on|in)$/.test(relation.name)
      ? relation.to
      : undefined;
  // Done to a part of the place, or as whoever comes out of something does it.
  const isOfPart = relation?.at !== undefined || (relation !== undefined && act === 'emerge');
  if (whom === undefined && isOfPart) return 'joined';
  if (act === 'drive' && seated.has(stageFor(scene))) return 'joined';
  if (whom === undefined && withWhat === undefined) return 'alone';
  // What is drawn open has been opened by whoever reaches for it, and nothing else has.
  const opened = act === 'open' && whom !== undefined ? scene.actors[whom] : undefined;
  if (opened?.kind === 'thing') return canOpen(opened.id) ? 'joined' : 'something';
  const isJoined = [whom ?? withWhat].some(
    (n) => n !== undefined && n !== who && areJoined(who, n, troupes),
  );
  if (isJoined) return 'joined';
  if (whom === undefined) return 'alone';
  const other = scene.actors[whom];
  return other?.kind === 'person' || (other && isBeast(other.id)) ? 'somebody' : 'something';
}

/** Centimetres: whoever is no larger is in somebody's arms. */
const babyHigh = 132;

/** Whether two are one piece, or one is in the hands of the other, on it or in it. */
function areJoined(one: number, two: number, troupes: readonly Troupe[]): boolean {
  const of = (n: number) => troupes.find(({ actors }) => actors.includes(n));
  const [first, second] = [of(one), of(two)];
  if (first === undefined || second === undefined) return false;
  if (first === second || first.isEach) return true;
  // Nobody grown is in another's hands, whatever is said of them.
  const isInHand = ({ isHeld, isThing, box, count, changes }: Troupe) =>
    isHeld === true &&
    (isThing === true ||
      changes.includes('tiny') ||
      (count === 1 && box.bottom - box.top < babyHigh));
  const isHad = (troupe: Troupe, by: Troupe) =>
    (isInHand(troupe) || troupe.isCarried === true || troupe.isIn !== undefined) &&
    by.actors.some((n) => n === troupe.relation?.to);
  // Who plays a piano sits at its keys.
  const isAt = (troupe: Troupe, by: Troupe) =>
    troupe.relation?.name === 'at' && by.actors.some((n) => n === troupe.relation?.to);
  // What is eaten is on the table that they sit at.
  const isServed =
    second.relation?.name === 'on' && first.actors.some((n) => n === second.relation?.to);
  return isHad(first, second) || isHad(second, first) || isAt(first, second) || isServed;
}

import type { LoneRule } from '#press/compose/casting-rule.ts';
import { heldBeside, isHandy } from '#press/compose/hands/handy.ts';
import type { Troupe } from '#press/compose/troupe.ts';
import { troupeOf } from '#press/compose/troupe-of.ts';
import type { ActName, PrintScene, ShownDeed } from '#press/scene.ts';

/** What is done standing before something large. */
const atLarge = new Set<ActName>(['tend', 'touch', 'build', 'paint', 'wash']);

/** What or whom a deed is done at: they are placed first, and who does it by them. */
function doneAt(
  scene: PrintScene,
  { act, whom = -1, relation }: ShownDeed,
  seed: number,
): { target: Troupe; by: 'on' | 'at' | 'beside' } | null {
  const isThing = scene.actors[whom]?.kind === 'thing';
  const target = troupeOf(scene, whom, null, seed);
  if (target === null) return null;
  // Who climbs a ladder is on it; who leaves somebody has them behind their back.
  if (act === 'climb' && isThing) return { target, by: 'on' };
  if (act === 'leave' && !isThing) return { target, by: 'beside' };
  // Who plays a piano sits at its keys.
  if (act === 'play' && isThing && target.piece.anchors?.keys) return { target, by: 'at' };
  // Who finds a house, or mends a piano, stands before it.
  const isAtIt = act === 'find' || atLarge.has(act);
  const isLarge = isThing && typeof relation?.to !== 'number' && !isHandy(target);
  return isAtIt && isLarge ? { target, by: 'beside' } : null;
}

/** At what is placed first. */
export const atWhat: LoneRule = ({ scene, deed, seed, done }, alone) => {
  const { who, whom, relation } = deed;
  const at = whom === undefined || done.has(whom) ? null : doneAt(scene, deed, seed);
  if (!at || whom === undefined) return null;
  const tool = heldBeside(scene, deed, new Set([...done, who, whom]), seed);
  // Who plays a piano has a stool to do it on: it is that of the dream.
  const seat = at.by === 'at' && relation?.name === 'on' ? relation.to : undefined;
  const stool = seat === undefined || seat === 'place' || done.has(seat) ? [] : [seat];
  const actors = [...alone.actors, ...stool];
  return [
    at.target,
    { ...alone, actors, relation: { name: at.by, to: whom } },
    ...(tool ? [tool] : []),
  ];
};

import type { Casting } from '#press/compose/casting-rule.ts';
import { troupeOf } from '#press/compose/troupe-of.ts';
import type { Piece } from '#press/piece.ts';

/** Centimetres that hands can work on: no kerb, and no wall. */
const fit = { low: 34, high: 132, narrow: 44, wide: 420 };

/** What the dream has somebody work at, free of anybody else: their bench, in place of one of ours. */
export function workedAt({
  scene,
  deed,
  seed,
  done,
}: Casting): { at: number; piece: Piece } | null {
  const { who, whom, relation } = deed;
  const at = relation?.to;
  if (typeof at !== 'number' || at === who || at === whom || done.has(at)) return null;
  if (!/^(?:at|on|beside|before|behind|with)$/.test(relation?.name ?? '')) return null;
  const one = scene.actors[at];
  if (one?.kind !== 'thing' || one.count > 1 || one.changes.length > 0) return null;
  const isTaken = scene.deeds.some(
    (other) =>
      other !== deed && (other.who === at || other.whom === at || other.relation?.to === at),
  );
  const thing = isTaken ? null : troupeOf(scene, at, null, seed);
  if (!thing || thing.isBeast || thing.stands !== 'ground') return null;
  const [wide, high] = [thing.box.right - thing.box.left, thing.box.bottom - thing.box.top];
  const isFit = high >= fit.low && high <= fit.high && wide >= fit.narrow && wide <= fit.wide;
  return isFit ? { at, piece: thing.piece } : null;
}

/** Whether it was of use: an axe needs no counter. */
export function isWorkedOn({ layers }: Piece): boolean {
  return layers.some(({ id }) => id.startsWith('bench.'));
}

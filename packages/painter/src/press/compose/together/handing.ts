import type { Casting } from '#press/compose/casting-rule.ts';
import { boxOfPiece } from '#press/compose/troupe.ts';
import { troupeOf } from '#press/compose/troupe-of.ts';
import { put } from '#press/compose/work/doer.ts';
import type { Point } from '#press/path.ts';
import type { Piece } from '#press/piece.ts';
import type { ShownDeed } from '#press/scene.ts';

/** « Je rendais mon badge au patron »: what is held out to somebody is handed to them. */
export function handing({ scene, deed }: Casting): ShownDeed | undefined {
  const { act, whom, relation, who } = deed;
  const to = relation?.to;
  if (act !== 'give' || whom === undefined || typeof to !== 'number' || to === who)
    return undefined;
  if (!/^(?:towards|to|at|before|beside)$/.test(relation?.name ?? '')) return undefined;
  if (scene.actors[to]?.kind !== 'person' || scene.actors[whom]?.kind !== 'thing') return undefined;
  return { ...deed, whom: to, relation: { name: 'with', to: whom } };
}

const chairs = /^(?:wheelchair|motorised-wheelchair|chair|armchair|rocking-chair|deckchair|stool)$/;

/** On what the second of two sits by another deed: a wheelchair they are fed in. */
export function chairOf({ scene, done, seed }: Casting, whom: number | undefined) {
  const deed = scene.deeds.find(({ who, act }) => who === whom && act === 'sit');
  const at = typeof deed?.relation?.to === 'number' ? deed.relation.to : undefined;
  const one = at === undefined ? undefined : scene.actors[at];
  if (at === undefined || one?.kind !== 'thing' || done.has(at) || !chairs.test(one.id))
    return null;
  const chair = troupeOf(scene, at, null, seed);
  return chair && { at, piece: chair.piece };
}

/** Under whoever sits at `seat`, turned to the left as they are. */
export function inChair(both: Piece, chair: Piece, seat: Point): Piece {
  const { left, right, top, bottom } = boxOfPiece(chair);
  const [x, y] = chair.anchors?.seat ?? [(left + right) / 2, bottom + (top - bottom) * 0.5];
  const scale = Math.max(0.8, Math.min(1.3, seat[1] / y));
  const layers = put(chair, { x: seat[0] + x * scale + 4, y: 0, scale, scaleX: -1 }, 'seat');
  return { ...both, layers: [...layers, ...both.layers] };
}

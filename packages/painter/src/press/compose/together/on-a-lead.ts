import { boxOfPiece } from '#press/compose/troupe.ts';
import type { Layer } from '#press/drawing.ts';
import { lines, type Point } from '#press/path.ts';
import { type Piece, placeAnchor, placePiece } from '#press/piece.ts';
import type { ShownDeed } from '#press/scene.ts';

/** Whether a deed is that somebody has another on a lead. */
export function isLeading({ act, verb }: ShownDeed): boolean {
  return act === 'pull' && verb?.fr.one === 'tient en laisse';
}

/** Centimetres of lead between the two, and how low it hangs. */
const apart = 46;
const slack = 10;
/** Least share of whom it leads that a leader is high: a cat before a person would not be seen. */
const leastHigh = 0.72;

/** One before, one behind, the lead from the hand or the mouth of the first to the neck of the other. */
export function onALead(leader: Piece, led: Piece): Piece {
  const [first, second] = [boxOfPiece(leader), boxOfPiece(led)];
  const high = second.bottom - second.top;
  const scale = Math.max(1, (high * leastHigh) / (first.bottom - first.top));
  const ahead = { x: apart / 2 - first.left * scale, y: 0, scale };
  const behind = { x: -apart / 2 - second.right, y: 0, scale: 1 };
  const hand = leader.anchors?.hand ? 'hand' : 'mouth';
  const from = placeAnchor(leader, hand, ahead) ?? [ahead.x, first.top * scale * 0.6];
  const head = placeAnchor(led, 'head', behind) ?? placeAnchor(led, 'mouth', behind);
  const to: Point = head
    ? [head[0] - high * 0.03, head[1] + high * 0.12]
    : [behind.x, second.top * 0.7];
  const lead: Layer = { id: 'lead', role: 'told.red', path: strap(from, to), tone: 0.5 };
  const named = (layers: readonly Layer[], of: string) =>
    layers.map((layer) => ({ ...layer, id: `${of}.${layer.id}` }));
  return {
    layers: [
      ...named(placePiece(led, behind), 'led'),
      lead,
      ...named(placePiece(leader, ahead), 'leader'),
    ],
  };
}

/** It sags a little between its ends. */
function strap(from: Point, to: Point): ReturnType<typeof lines> {
  const steps = [0, 0.2, 0.4, 0.6, 0.8, 1];
  const points = steps.map((t): Point => {
    const sag = slack * 4 * t * (1 - t);
    return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + sag];
  });
  return lines(points, 2.4);
}

import { type Casting, lookOf } from '#press/compose/casting-rule.ts';
import { workerOf } from '#press/compose/hands/hands-on.ts';
import { standing, type Troupe } from '#press/compose/troupe.ts';
import { at, type Doer, doerOf, joinPieces, put, turnedPiece } from '#press/compose/work/doer.ts';
import type { Point } from '#press/path.ts';
import type { Piece } from '#press/piece.ts';

/**
 * On a saddle, both hands on the bar, one foot on each pedal: one picture, since what hands hold is
 * nowhere else. Null of what has no bar, and of who is of another size than it was built for.
 */
export function astride(casting: Casting, carrier: Troupe): Troupe | null {
  const { scene, deed, done } = casting;
  const { saddle, bar } = gripsOf(carrier.piece);
  const one = scene.actors[deed.who];
  const person = one && workerOf(one, deed.act);
  if (!saddle || !bar || !person || done.has(deed.who)) return null;
  const { age, count, changes, borrowed, joined, replaced, part } = person;
  const isPlain = !borrowed?.length && !joined?.length && !replaced?.length && part === undefined;
  if (!isPlain || count > 1 || age === 'baby' || carrier.count > 1) return null;
  if ([...changes, ...carrier.changes].some((change) => sized.test(change))) return null;
  const doer = doerOf(() => lookOf(person, deed.who, casting), person.head);
  const piece = onSaddle(doer, carrier.piece, { saddle, bar });
  return {
    ...standing(piece, carrier.stands),
    ...{ actors: [deed.who, ...carrier.actors], count: 1, changes, act: deed.act },
  };
}

const sized = /^(?:giant|tiny|growing|floating|falling|upside-down)$/;

function gripsOf({ anchors, layers }: Piece): { saddle?: Point; bar?: Point } {
  const isOnWheels = layers.some(({ id }) => /\.(?:wheels|spokes)$/.test(id));
  const { seat, hand } = anchors ?? {};
  return isOnWheels ? { ...(seat && { saddle: seat }), ...(hand && { bar: hand }) } : {};
}

/** The far leg is behind the frame, and the near one before it. */
export function onSaddle(
  doer: Doer,
  mount: Piece,
  { saddle, bar }: { readonly saddle: Point; readonly bar: Point },
): Piece {
  const [sx, sy] = at(doer('pedal'), 'seat');
  const [x, y] = [saddle[0] - sx, saddle[1] - sy];
  const grip: Point = [bar[0] - x - 3, bar[1] - y - 1];
  const body = turnedPiece(doer('pedal', [grip, [grip[0] + 3, grip[1] - 2]]), { x, y });
  const far = body.layers.findIndex(({ id }) => id === 'figure.leg') + 1;
  return joinPieces(
    body,
    body.layers.slice(0, far),
    put(mount, {}, 'mount'),
    body.layers.slice(far),
  );
}

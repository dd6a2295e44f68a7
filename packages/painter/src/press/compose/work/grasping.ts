import { boxOfPiece, type Troupe } from '#press/compose/troupe.ts';
import { at, beforeNearArm, type Doer, put } from '#press/compose/work/doer.ts';
import { type HoldName, having } from '#press/compose/work/in-hands.ts';
import { grips, inGrip } from '#press/compose/work/tool-grips.ts';
import type { PoseName } from '#press/figure/poses.ts';
import { longSide, type Point } from '#press/path.ts';
import { type Piece, placePiece } from '#press/piece.ts';

/** What has a handle above: it hangs from one's hand. */
export const hung: ReadonlySet<string> = new Set(
  `bag handbag shopping-bag shopping-bags shopping suitcase briefcase basket bucket lantern cage birdcage watering-can toolbox
  satchel lunchbox kettle`.split(/\s+/),
);

/** Centimetres of the longer side: what is larger is in nobody's hands, nor between teeth. */
export const handy = 130;

/** Centimetres of the longer side: in one hand, in both, in both arms. */
const most = { one: 26, both: 52, arms: handy };

/** What stands upright in a fist though no work is done with it. */
const upright = new Set(
  'candle torch flag bouquet rose flower tulip sunflower ice-cream lollipop'.split(' '),
);

/** What spills lies on open hands. */
const dishes = new Set(
  `plate noodles soup rice salad pizza pie cake birthday-cake wedding-cake tray bowl steak pancake
  roast-chicken fish-dish sushi meat laid-plate`.split(/\s+/),
);

/** What one has in a fist, and does not let lie on an open hand. */
export const isFisted = (id: string): boolean => upright.has(id) || grips[id] !== undefined;

/** How something is had by whoever only has it: where it hangs, lies, or is held up. */
function holdFor(id: string, { box, stands }: Pick<Troupe, 'box' | 'stands'>): HoldName {
  const long = longSide(box);
  if (hung.has(id) || stands === 'hang') return 'low';
  if (dishes.has(id)) return 'dish';
  if (long <= most.one || upright.has(id)) return 'fist';
  return long <= most.both ? 'hands' : 'breast';
}

/** Somebody with something of theirs in their hands, in one piece; null where no hand has it. */
export function grasping(
  doer: Doer,
  id: string,
  thing: Pick<Troupe, 'piece' | 'box' | 'stands'>,
  { pose, copies = 1 }: { readonly pose?: PoseName; readonly copies?: number } = {},
): Piece | null {
  const grip = thing.piece.anchors?.hand;
  if (grip && floating.has(id)) return onStrings(doer, thing.piece, grip, pose);
  if (longSide(thing.box) > most.arms && grips[id] === undefined) return null;
  if (grips[id]) return gripping(doer, id, thing.piece, pose);
  return having(doer, holdFor(id, thing), copies > 1 ? piled(thing, copies) : thing.piece, pose);
}

/** A tool in one fist, its end forward and up. */
function gripping(doer: Doer, id: string, tool: Piece, pose: PoseName = 'have-in-fist'): Piece {
  const [x, y] = at(doer(pose), 'shoulder');
  const hand: Point = [x + 27, y + 30];
  const body = doer(pose, [hand, null]);
  const layers = inGrip(tool, id, {
    from: hand,
    to: [hand[0] + 20, hand[1] - 16],
    isTurned: false,
  });
  return beforeNearArm(body, put({ layers }, {}, 'held'));
}

/** What pulls upwards on strings, all of them in one fist. */
const floating = new Set(['party-balloons']);

function onStrings(doer: Doer, thing: Piece, grip: Point, pose: PoseName = 'have-in-fist'): Piece {
  const [x, y] = at(doer(pose), 'shoulder');
  const hand: Point = [x + 26, y + 24];
  const { top } = boxOfPiece(thing);
  const scale = Math.min(1, 190 / (grip[1] - top));
  const placing = { x: hand[0] - grip[0] * scale, y: hand[1] - grip[1] * scale, scale };
  return beforeNearArm(doer(pose, [hand, null]), put(thing, placing, 'held'));
}

/** Several of a thing, one on another. */
function piled({ piece, box }: Pick<Troupe, 'piece' | 'box'>, copies: number): Piece {
  const high = box.bottom - box.top;
  const wide = box.right - box.left;
  const isFlat = high < wide * 0.7;
  return {
    layers: Array.from({ length: Math.min(3, copies) }, (_, n) =>
      placePiece(piece, {
        x: isFlat ? (n % 2) * wide * 0.05 : (n - 1) * wide * 0.42,
        y: isFlat ? -n * high * 0.62 : -(n % 2) * high * 0.1,
      }).map((layer) => ({ ...layer, id: `${n}.${layer.id}` })),
    ).flat(),
  };
}

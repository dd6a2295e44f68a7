import { boxOfPiece } from '#press/compose/troupe.ts';
import { longSide } from '#press/path.ts';
import { type Piece, placePiece } from '#press/piece.ts';
import { canFly } from '#press/pieces/bestiary.ts';
import type { PrintScene, ShownDeed } from '#press/scene.ts';

const craft = new Set(['helicopter', 'drone', 'party-balloons', 'balloon']);

/** What carries somebody off through the air has them under it; others, as a dragon does, have a back. */
function hasUnderIt(id: string): boolean {
  return craft.has(id) || (canFly(id) && id !== 'dragon');
}

const carrying = new Set<ShownDeed['act']>(['carry', 'hold', 'pull', 'give']);

/** Whether a deed is that something with wings carries somebody. */
export function isCarriedOff(
  { actors }: Pick<PrintScene, 'actors'>,
  { who, act, whom = -1, relation }: ShownDeed,
): boolean {
  const [one, two] = [actors[who], actors[whom]];
  const isOn = relation?.name === 'on' && relation.to === who;
  if (one?.kind !== 'thing' || two?.kind !== 'person' || two.count > 1 || isOn) return false;
  return one.count === 1 && hasUnderIt(one.id) && carrying.has(act);
}

/** How much wider than whom it carries is tall a flier is, however small by day. */
const span = 1.5;

/** Somebody who hangs under what carries them, as large as it has to be. */
export function carriedOff(flier: Piece, body: Piece): Piece {
  const [wings, own] = [boxOfPiece(flier), boxOfPiece(body)];
  const tall = own.bottom - own.top;
  const scale = (span * tall) / longSide(wings);
  const middle = (wings.left + wings.right) / 2;
  // Its feet are at their shoulders.
  const low = own.top + tall * 0.1;
  const above = placePiece(flier, {
    x: (own.left + own.right) / 2 - middle * scale,
    y: low - wings.bottom * scale,
    scale,
  });
  return {
    layers: [
      ...body.layers.map((layer) => ({ ...layer, id: `carried.${layer.id}` })),
      ...above.map((layer) => ({ ...layer, id: `carrier.${layer.id}` })),
    ],
  };
}

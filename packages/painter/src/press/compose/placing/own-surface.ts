import { standing, type Troupe } from '#press/compose/troupe.ts';
import { rimOf } from '#press/compose/vessels/containers.ts';
import type { Piece } from '#press/piece.ts';
import type { PrintScene } from '#press/scene.ts';

/** What work brings with it where nothing is told of: a table to work on, a desk and a stool. */
const table = /^(?:worktop|writing-desk)(?:\.(?!paper)|$)/;
const stool = /^seat\./;

/** What one works on by itself, and what has a rim as high as a hand. */
const surfaces = new Set('counter bar bench workbench piano altar stove oven cooker'.split(' '));

/** Who is in a box has no desk around it, and who folds a shirt at a bathtub has no table across it. */
export function withoutOwnTable(troupe: Troupe, { actors }: PrintScene): Troupe {
  const { isIn, relation, piece, stands, isThing } = troupe;
  const to = typeof relation?.to === 'number' ? actors[relation.to] : undefined;
  const isAt = /^(?:at|on|before|beside)$/.test(relation?.name ?? '') && to?.kind === 'thing';
  const isOver = isAt && (surfaces.has(to.id) || rimOf(to.id) !== undefined);
  if (isThing || (isIn === undefined && !isOver)) return troupe;
  const rest = without(piece, isIn === undefined ? [table] : [table, stool]);
  return rest === piece ? troupe : { ...troupe, ...standing(rest, stands) };
}

function without(piece: Piece, kinds: readonly RegExp[]): Piece {
  const layers = piece.layers.filter(({ id }) => !kinds.some((kind) => kind.test(id)));
  return layers.length === piece.layers.length ? piece : { ...piece, layers };
}

import { type BeastHead, eyesOfBeast, headOfBeast } from '#press/compose/bodies/beast-head.ts';
import { toldRole } from '#press/compose/bodies/look-of-people.ts';
import { boxOfPiece } from '#press/compose/troupe.ts';
import type { Layer, Role } from '#press/drawing.ts';
import { limb, type Point, pointsOf, polygon } from '#press/path.ts';
import { type Piece, placePiece } from '#press/piece.ts';
import { isBeast } from '#press/pieces/bestiary.ts';
import { shape } from '#press/pieces/brush.ts';
import { pieceFor } from '#press/pieces/registry.ts';
import type { Joined, JoinedPart } from '#press/scene.ts';
import { createRandom, type Random } from '#random.ts';

/** Where a beast can have something on. */
const parts = new Set<JoinedPart>(['head', 'face', 'neck']);

/** Whether a beast can be shown with something on that part of it. */
export function canHaveOn(beast: string, thing: string, part: JoinedPart): boolean {
  const piece = pieceFor(beast)?.make({ random: createRandom(1, 'worn') });
  return (
    parts.has(part) &&
    isBeast(beast) &&
    pieceFor(thing) !== null &&
    piece !== undefined &&
    headOfBeast(piece) !== null
  );
}

/** A cat with a crown, a bear with a tie: each as large as the head it belongs to. */
export function withWorn(piece: Piece, worn: readonly Joined[], random: Random): Piece {
  const layers = worn.flatMap((one) => layersOf(piece, one, random));
  return { ...piece, layers: [...piece.layers, ...layers] };
}

function layersOf(piece: Piece, { id, part, changes }: Joined, random: Random): Layer[] {
  const head = headOfBeast(piece);
  const role = changes.map(toldRole).find((one) => one !== undefined);
  const thing = pieceFor(id)?.make({ random, ...(role && { role }) });
  if (head === null || thing === undefined) return [];
  if (id === 'scarf') return wound(head, role ?? 'told.red');
  const box = boxOfPiece(thing);
  const { reach, way } = head;
  const [x, y] = head.at;
  const wide = part === 'neck' ? 1.3 : part === 'face' && way === 0 ? 1.7 : 1.5;
  const scale = (reach * wide) / Math.max(box.right - box.left, (box.bottom - box.top) * 0.7);
  const middle = ((box.left + box.right) / 2) * scale;
  const put = (px: number, py: number) => placePiece(thing, { x: px - middle, y: py, scale });
  if (part === 'head') {
    const [tx, ty] = topOfHead(piece, head);
    return put(tx, ty + reach * 0.3 - box.bottom * scale);
  }
  if (part === 'face') {
    const [ex, ey] = eyesOfBeast(piece, head);
    return put(ex + way * reach * 0.15, ey - ((box.top + box.bottom) / 2) * scale);
  }
  return put(x - way * reach * 0.9, y + reach * 0.75 - box.top * scale);
}

/** A scarf across the neck, its end hanging down in front. */
function wound({ at: [x, y], reach, way }: BeastHead, role: Role): Layer[] {
  const [nx, ny] = [x - way * reach * 0.95, y + reach * (way === 0 ? 1.2 : 0.85)];
  // From the side a neck leads back and down.
  const across: Point = way === 0 ? [reach * 0.95, 0] : [reach * 0.5, way * reach * 0.72];
  const thick = reach * 0.3;
  const [ex, ey] = [nx + across[0] * 0.45, ny + across[1] * 0.45];
  const band = limb(
    [nx - across[0], ny - across[1]],
    [nx + across[0], ny + across[1]],
    thick,
    thick,
  );
  const end = polygon([
    [ex - thick * 0.7, ey],
    [ex + thick * 0.9, ey],
    [ex + thick * 1.3, ey + reach * 1.5],
    [ex - thick * 0.6, ey + reach * 1.5],
  ]);
  return [
    shape('scarf.end', role, end, { tone: 0.5, sheet: true }),
    shape('scarf.band', role, band, { tone: 0.3, round: thick * 0.4, sheet: true }),
  ];
}

/** Where the head ends above: a little behind what looks out of it, and behind a long beak. */
function topOfHead(piece: Piece, { at: [x, y], reach, way }: BeastHead): Point {
  const spots = [0.25, 1.2, 2.2, 3.2].map((back): Point => {
    const middle = x - way * reach * back;
    return [middle, topAt(piece, middle, reach * 0.5)];
  });
  const highest = spots.reduce((best, one) => (one[1] < best[1] ? one : best));
  return spots.find(([, top]) => top < y - reach * 0.3) ?? highest;
}

/** The highest of what is drawn within so far of a line. */
function topAt({ layers }: Piece, x: number, within: number): number {
  const ys = layers.flatMap(({ path }) =>
    pointsOf(path).flatMap(([px, py]) => (Math.abs(px - x) <= within ? [py] : [])),
  );
  return ys.length === 0 ? boxOfPiece({ layers }).top : Math.min(...ys);
}

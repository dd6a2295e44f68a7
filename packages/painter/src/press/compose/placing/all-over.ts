import type { Place } from '#press/compose/placing/areas.ts';
import type { Troupe } from '#press/compose/troupe.ts';
import type { Layer } from '#press/drawing.ts';
import { longSide } from '#press/path.ts';
import { placeAnchor, placePiece } from '#press/piece.ts';
import type { Random } from '#random.ts';

/** Centimetres: what is longer does not crawl over anybody. */
const small = 45;

/** How many are seen, and how long each is beside whom they are on. */
const most = 9;
const share = 0.13;

const crawling = new Set(['crawl', 'run', 'walk', 'climb', 'stand', 'swim', 'pass']);

/** `Spiders were crawling all over me`: several small ones, on somebody. */
export function isAllOver(troupe: Troupe, other: Troupe | undefined): boolean {
  if (other === undefined || other.isThing || !troupe.isThing || troupe.count < 2) return false;
  const size = longSide(troupe.box);
  return troupe.relation?.name === 'on' && size < small && crawling.has(troupe.act ?? 'crawl');
}

/** On the length of a body, whichever way it lies, and never on its face. */
export function allOver(
  troupe: Troupe,
  other: Troupe,
  at: Place,
  random: Random,
): { depth: number; layers: Layer[] } {
  const { box, piece } = troupe;
  const wide = (other.box.right - other.box.left) * at.scale;
  const tall = (other.box.bottom - other.box.top) * at.scale;
  const scale = (share * Math.max(wide, tall)) / longSide(box);
  const way = at.facing === 'right' ? 1 : -1;
  const placing = { ...at, scaleX: way };
  const middle = at.x + way * ((other.box.left + other.box.right) / 2) * at.scale;
  const top = at.y + other.box.top * at.scale;
  const isLying = wide > tall;
  const [spine] = placeAnchor(other.piece, 'hip', placing) ?? [middle];
  const count = Math.min(most, Math.max(5, troupe.count));
  const layers = Array.from({ length: count }, (_, n) => {
    // From the shoulders to the knees, left and right of the middle by turns.
    const along = 0.22 + (0.62 * n) / Math.max(1, count - 1);
    const side = (n % 2 === 0 ? -1 : 1) * (0.02 + 0.05 * random.next());
    const x = isLying ? middle + (along - 0.5) * wide : spine + side * tall;
    const y = isLying ? top + tall * (0.3 + 0.3 * random.next()) : top + along * tall;
    const scaleX = random.next() < 0.5 ? 1 : -1;
    return placePiece(piece, { x, y, scale, scaleX, turn: random.between(-0.12, 0.12) });
  }).flat();
  return { depth: at.depth + 0.02, layers };
}

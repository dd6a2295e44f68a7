import type { Troupe } from '#press/compose/troupe.ts';
import type { Layer } from '#press/drawing.ts';
import { placePiece } from '#press/piece.ts';
import type { StageName } from '#press/stages.ts';
import type { Random } from '#random.ts';

/** What one does from one's seat. */
const seated = new Set([null, 'look', 'laugh', 'wait', 'speak', 'shout', 'cry', 'stand', 'sit']);

/** A crowd that somebody stands before, or that a theatre is full of. */
export function isAudience(troupe: Troupe, troupes: readonly Troupe[], stage: StageName): boolean {
  if (!seated.has(troupe.act)) return false;
  if (stage === 'theatre') return troupe.count >= 3 && troupes.length > 1 && isBody(troupe);
  if (troupe.isThing) return false;
  if (troupe.count < 20) return false;
  return troupes.some(({ relation }) => {
    const to = relation?.name === 'before' ? relation.to : undefined;
    return typeof to === 'number' && troupe.actors.includes(to);
  });
}

/** Somebody, or what sits there as people do: cats, dolls, skeletons. */
function isBody({ isThing, stands, box, relation }: Troupe): boolean {
  const tall = box.bottom - box.top;
  const isUpright = tall >= (box.right - box.left) * 0.7 && stands === 'ground';
  return !isThing || (isUpright && typeof relation?.to !== 'number');
}

/** Whether one is to see what they are: no shadows, but cats. */
function isOfAKind({ isThing, changes }: Troupe): boolean {
  return isThing === true || changes.length > 0;
}

/** Rows of heads and shoulders along the lower edge, the nearest largest. */
const rows = [
  { seats: 9, rise: 172, wide: 132 },
  { seats: 7, rise: 96, wide: 168 },
] as const;

/** How much larger, and how much higher on the sheet, are those whose kind is to be seen. */
const larger = 1.12;
const higher = 1.3;

/** Seen over their heads: dark against what they look at, as one sees a hall from its last rows. */
export function audience(
  troupe: Troupe,
  { width, height }: { readonly width: number; readonly height: number },
  random: Random,
): { depth: number; layers: Layer[] } {
  const bodies = [troupe.piece, ...(troupe.variants ?? [])];
  const isSeen = isOfAKind(troupe);
  const layers = rows.flatMap(({ seats, rise, wide }, row) =>
    Array.from({ length: seats }, (_, n) => {
      const body = bodies[(n + row * 2) % bodies.length] ?? troupe.piece;
      const head = body.anchors?.head ?? [0, troupe.box.top];
      const own = troupe.isThing ? troupe.box.right - troupe.box.left : 46;
      const scale = (wide * (isSeen ? larger : 1)) / own;
      const x = (width * (n + 0.5 + random.between(-0.16, 0.16))) / seats;
      const top = height - rise * (isSeen ? higher : 1) + random.between(-14, 14);
      const way = random.next() < 0.5 ? 1 : -1;
      const at = { x: x - way * head[0] * scale, y: top - head[1] * scale, scale, scaleX: way };
      const placed = placePiece(body, at);
      return isSeen ? placed : placed.map((layer) => darkened(layer, row));
    }).flat(),
  );
  return { depth: 49, layers };
}

function darkened(layer: Layer, row: number): Layer {
  const { glow: _glow, ...rest } = layer;
  return { ...rest, role: 'dark', tone: row === 0 ? 0.45 : 0.8 };
}

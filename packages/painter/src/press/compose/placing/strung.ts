import type { Turn } from '#press/compose/placing/round.ts';
import type { Placed } from '#press/compose/sheet/seen.ts';
import { boxOfPiece, type Troupe } from '#press/compose/troupe.ts';
import type { Layer } from '#press/drawing.ts';
import { lines, type Point } from '#press/path.ts';
import { placePiece } from '#press/piece.ts';
import { pieceFor } from '#press/pieces/registry.ts';
import type { PrintScene } from '#press/scene.ts';

/** What shines over a place by night: on a table it is a lamp, in the open a lantern on a line. */
const lights = /^(?:lamp|lantern|lantern-light|street-lights?)$/;

/** Lines from side to side, the farthest first: where they end, how far they hang, and their lanterns. */
const lineSpots = [
  { left: 0.4, right: 0.33, sag: 0.03, size: 34, count: 9 },
  { left: 0.24, right: 0.34, sag: 0.05, size: 62, count: 6 },
  { left: 0.15, right: 0.09, sag: 0.085, size: 108, count: 4 },
] as const;

/** Some lamps over people in the open hang from lines; null of what is set down, held, or under a roof. */
export function isStrung(troupe: Troupe, scene: PrintScene, isInside: boolean): boolean {
  const { actors, relation, isThing, isHeld, isCarried, count, changes } = troupe;
  const [own = -1, ...others] = actors;
  const one = scene.actors[own];
  const isLight = one?.kind === 'thing' && lights.test(one.id) && others.length === 0;
  const isFree = isThing === true && !isHeld && !isCarried && changes.length === 0;
  const isOver = relation?.name === 'above' || relation === undefined || relation.to === 'place';
  return isLight && isFree && isOver && count > 1 && !isInside;
}

/** Graded from the far end of the place to over our heads. */
export function strung(
  { troupe, random }: Turn,
  { width, height }: { readonly width: number; readonly height: number },
): Placed {
  const lantern = pieceFor('lantern')?.make({ random }) ?? troupe.piece;
  const box = boxOfPiece(lantern);
  const long = box.bottom - box.top;
  const layers = lineSpots.flatMap(({ left, right, sag, size, count }): Layer[] => {
    const at = (share: number): Point => [
      width * share,
      height * (left + (right - left) * share + sag * 4 * share * (1 - share)),
    ];
    const path = Array.from({ length: 13 }, (_, n) => at(-0.05 + (1.1 * n) / 12));
    const line: Layer = {
      id: 'strung.line',
      role: 'dark',
      path: lines(path, Math.max(2.4, size * 0.045)),
      tone: 0.7,
    };
    const scale = size / long;
    const hung = Array.from({ length: count }, (_, n) => {
      const [x, y] = at((n + 0.5 + random.between(-0.16, 0.16)) / count);
      return placePiece(lantern, { x, y: y - box.top * scale, scale });
    });
    return [line, ...hung.flat().map(lit)];
  });
  return { troupe, place: null, depth: 0.6, layers };
}

/** What shines is no darker than by day. */
function lit(layer: Layer): Layer {
  return layer.role === 'dark' ? layer : { ...layer, tone: 0.12, glow: 0.5 };
}

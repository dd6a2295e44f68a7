import { longThings } from '#press/compose/placing/long-things.ts';
import { cut, ellipse, join, limb, type Path, type Point, stroke } from '#press/path.ts';
import type { Piece } from '#press/piece.ts';
import { shape, times } from '#press/pieces/brush.ts';

/** Centimetres of what is drawn as a line from the ground upwards. */
const tall = 480;

/** How wide a line is at least to be seen from afar. */
const leastWide = 5;

/** What leads up by itself, and is no line. */
const flights: ReadonlySet<string> = new Set(['ladder', 'stairs']);

/** What may be stretched from the ground up to something. */
export function canReachUp(id: string): boolean {
  return flights.has(id) || (Object.hasOwn(longThings, id) && id !== 'snake' && id !== 'worm');
}

/** Whether a climber needs it to hang: a coil on the floor is climbed by nobody. */
export function isCoiled(id: string): boolean {
  return canReachUp(id) && !flights.has(id);
}

/** A rope, a chain or a thread that runs straight up, its end on the ground; null for what does so anyway. */
export function tallPiece(id: string): Piece | null {
  const long = isCoiled(id) ? longThings[id] : undefined;
  if (long === undefined) return null;
  const wide = Math.max(leastWide, long.wide * 1.7);
  const anchors = { top: [0, -tall], foot: [0, 0] } as const;
  if (id === 'chain') {
    const link = (n: number): Path => {
      const [rx, ry] = n % 2 === 0 ? [wide * 0.75, 12] : [wide * 0.3, 11];
      const y = -10 - n * 17;
      const ring = ellipse(0, y, rx, ry);
      return n % 2 === 0 ? join(ring, cut(ellipse(0, y, rx - 3, ry - 4))) : ring;
    };
    const links = times(Math.floor(tall / 17), link);
    return { layers: [shape('chain', long.role, links, { tone: 0.4, sheet: true })], anchors };
  }
  // It sways a little, and its end lies in a loop on the ground.
  const along = Array.from({ length: 13 }, (_, n): Point => [sway(n), (-tall * n) / 12]);
  const end: readonly Point[] = [
    [34, -2],
    [14, -1],
    [4, -3],
  ];
  const line = stroke([...end, ...along.slice(1)], wide);
  const marks = times(Math.floor(tall / 14), (n) => {
    const y = -12 - n * 14;
    const x = sway((-12 * y) / tall);
    return limb([x - wide * 0.36, y], [x + wide * 0.36, y - 5], 0.6, 0.6);
  });
  const isTwisted = id === 'rope';
  return {
    layers: [
      shape(id, long.role, line, { tone: 0.35, round: wide * 0.3, sheet: true }),
      ...(isTwisted ? [shape(`${id}.twist`, long.role, marks, { tone: 0.9 })] : []),
    ],
    anchors,
  };
}

/** How far aside it hangs, by twelfths of its length. */
function sway(n: number): number {
  return n === 0 ? 0 : (n % 4 < 2 ? 1 : -1) * 2.2;
}

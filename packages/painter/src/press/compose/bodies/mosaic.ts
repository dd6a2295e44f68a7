import { boxOfPiece } from '#press/compose/troupe.ts';
import type { Layer, Tone } from '#press/drawing.ts';
import { type Box, join, longSide, type Path, place } from '#press/path.ts';
import type { Piece } from '#press/piece.ts';
import { cover } from '#press/printing/fill.ts';
import { scratch } from '#press/printing/scratch.ts';
import type { Random } from '#random.ts';

/** Tiles on the longest side of what is laid out, and the most of them in all. */
const finest = 24;
const most = 90;

/** How much of a tile's place must be of the thing. */
const leastShare = 0.3;

/**
 * A thing made of another, as Arcimboldo has it: its shape, shaded, laid out with small ones of what
 * it is made of. Those of one layer are one path: a page loads what it draws.
 */
export function mosaic(piece: Piece, matter: Piece, random: Random): Piece {
  const box = boxOfPiece(piece);
  const longest = longSide(box);
  const outline = join(...piece.layers.filter(isBody).map(({ path }) => path));
  let size = longest / finest;
  let spots = spotsIn(outline, box, size);
  while (spots.length > most) {
    size *= 1.2;
    spots = spotsIn(outline, box, size);
  }
  const own = boxOfPiece(matter);
  const [wide, tall] = [own.right - own.left, own.bottom - own.top];
  const scale = (size * 1.12) / Math.max(wide, tall);
  const middle = [(own.left + own.right) / 2, (own.top + own.bottom) / 2] as const;
  const turns = spots.map(() => random.between(-0.05, 0.05));
  const tiled = matter.layers.map((layer): Layer => {
    const tiles = spots.map(([x, y], n): Path => {
      const turn = turns[n] ?? 0;
      return place(layer.path, { x: x - middle[0] * scale, y: y - middle[1] * scale, scale, turn });
    });
    const { relief, grain: _grain, alpha: _alpha, ...rest } = layer;
    return {
      ...rest,
      path: join(...tiles),
      tone: flat(layer.tone ?? 0),
      ...(relief && {
        relief: {
          ...relief,
          dx: relief.dx * scale,
          dy: relief.dy * scale,
          radius: relief.radius * scale,
        },
      }),
    };
  });
  const under = piece.layers.map((layer) => ({ ...layer, tone: 0.85 }));
  return { ...piece, layers: [...under, ...tiled] };
}

function isBody({ mode, alpha }: Layer): boolean {
  return (mode === undefined || mode === 'over') && (alpha === undefined || alpha === 1);
}

function flat(tone: Tone): number {
  return typeof tone === 'number' ? tone : (tone.from + tone.to) / 2;
}

/** The middles of tiles, each row half a tile aside of the last as bricks lie. */
function spotsIn(outline: Path, box: Box, size: number): [number, number][] {
  const fine = 4;
  const scale = fine / size;
  const columns = Math.ceil((box.right - box.left) * scale);
  const rows = Math.ceil((box.bottom - box.top) * scale);
  const moved = place(outline, { x: -box.left, y: -box.top });
  const covered = cover(moved, scale, columns, rows, (length) => scratch('cover', length));
  if (covered === null) return [];
  const shareAt = (x: number, y: number): number => {
    let sum = 0;
    for (let dy = 0; dy < fine; dy++) {
      for (let dx = 0; dx < fine; dx++) {
        const [px, py] = [x + dx - covered.left, y + dy - covered.top];
        if (px < 0 || py < 0 || px >= covered.width || py >= covered.height) continue;
        sum += covered.data[py * covered.width + px] ?? 0;
      }
    }
    return sum / (fine * fine);
  };
  const spots: [number, number][] = [];
  for (let y = 0, row = 0; y < rows; y += fine, row += 1) {
    for (let x = row % 2 ? -fine / 2 : 0; x < columns; x += fine) {
      if (shareAt(x, y) < leastShare) continue;
      spots.push([box.left + (x + fine / 2) / scale, box.top + (y + fine / 2) / scale]);
    }
  }
  return spots;
}

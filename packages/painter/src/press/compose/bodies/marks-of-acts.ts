import { seenThrough } from '#press/compose/bodies/altered.ts';
import { boxOfPiece } from '#press/compose/troupe.ts';
import type { Layer } from '#press/drawing.ts';
import { ellipse, join, lines, type Path, type Point, place, stroke } from '#press/path.ts';
import type { Piece } from '#press/piece.ts';
import { blob, shape } from '#press/pieces/brush.ts';
import type { ActName } from '#press/scene.ts';

/** Who does something that is seen by a mark alone. */
interface Marked {
  readonly act: ActName | null;
  readonly kind: 'person' | 'beast' | 'thing';
  /** Rings or plays by itself: a telephone, a bell. */
  readonly isSounding?: boolean;
}

const voices = new Set<ActName>(['sing', 'shout', 'speak', 'laugh']);

/** What an act leaves in the air or on a body, without which nobody would know of it. */
export function withMarks(piece: Piece, { act, kind, isSounding }: Marked): Piece {
  if (act === 'disappear') return seenThrough(piece);
  const over = (...layers: Layer[]): Piece => ({ ...piece, layers: [...piece.layers, ...layers] });
  if (act === 'bleed' && kind !== 'thing') return bled(piece);
  if (act === 'sing') return over(notes(piece));
  if (act !== null && voices.has(act) && isSounding) return over(ringing(piece));
  if (kind !== 'beast') return piece;
  if (act === 'cry') return over(tears(piece));
  return act !== null && voices.has(act) ? over(voice(piece)) : piece;
}

/** How large marks are beside who has them. */
function sizeOf(piece: Piece): number {
  const { left, top, right, bottom } = boxOfPiece(piece);
  return Math.max(1, Math.min(right - left, bottom - top) * 0.2, (bottom - top) * 0.07);
}

/** Where a voice comes from: a mouth, or the upper end. */
function mouthOf(piece: Piece): { at: Point; way: number } {
  const { left, top, right, bottom } = boxOfPiece(piece);
  const middle = (left + right) / 2;
  const at = piece.anchors?.mouth ?? ([right, top + (bottom - top) * 0.2] as const);
  return { at, way: at[0] >= middle ? 1 : -1 };
}

/** Notes out of the mouth of who sings, no higher than their head: it is they who fill the sheet. */
function notes(piece: Piece): Layer {
  const { at, way } = mouthOf(piece);
  const size = piece.anchors?.mouth ? sizeOf(piece) * 1.1 : sizeOf(piece) * 1.3;
  const note = (dx: number, dy: number, k: number): Path => {
    const [x, y] = [at[0] + way * dx * size, at[1] + dy * size];
    const r = size * k;
    return join(
      ellipse(x, y, r * 0.34, r * 0.26, -0.06),
      lines(
        [
          [x + r * 0.3, y],
          [x + r * 0.3, y - r * 1.15],
        ],
        r * 0.12,
      ),
      stroke(
        [
          [x + r * 0.3, y - r * 1.12],
          [x + r * 0.62, y - r * 0.82],
          [x + r * 0.6, y - r * 0.5],
        ],
        r * 0.2,
        r * 0.08,
      ),
    );
  };
  const path = join(note(1.3, 0.9, 0.9), note(2.4, 0.5, 1.05), note(3.4, 0.1, 0.9));
  return shape('notes', 'white', path, { tone: 0.05, sheet: true });
}

/** Lines out of the mouth of who calls. */
function voice(piece: Piece): Layer {
  const { at, way } = mouthOf(piece);
  const size = sizeOf(piece);
  const path = join(
    ...[-0.5, 0, 0.5].map((dy) =>
      lines(
        [
          [at[0] + way * size * 0.5, at[1] + dy * size * 0.5],
          [at[0] + way * size * 1.4, at[1] + dy * size * 1.5],
        ],
        size * 0.14,
      ),
    ),
  );
  return shape('voice', 'white', path, { tone: 0.05, sheet: true });
}

/** Bows in the air to either side of what rings. */
function ringing(piece: Piece): Layer {
  const { left, top, right, bottom } = boxOfPiece(piece);
  const [wide, tall] = [right - left, bottom - top];
  const size = Math.max(6, Math.min(wide, tall) * 0.4);
  const y = top + tall * 0.3;
  const bow = (way: number, far: number): Path => {
    const x = (way < 0 ? left : right) + way * size * far;
    return stroke(
      [
        [x, y - size * (0.5 + far * 0.5)],
        [x + way * size * 0.28, y],
        [x, y + size * (0.5 + far * 0.5)],
      ],
      size * 0.09,
    );
  };
  const path = join(...[-1, 1].flatMap((way) => [bow(way, 0.2), bow(way, 0.55)]));
  return shape('ringing', 'white', path, { tone: 0.05, sheet: true });
}

/** Below the eye of a beast, drops on their way down. */
function tears(piece: Piece): Layer {
  const size = sizeOf(piece) * 0.55;
  const eye = piece.layers.find(({ id }) => /eye/.test(id));
  const box = eye && boxOfPiece({ layers: [eye] });
  const { at, way } = mouthOf(piece);
  const x = box ? (box.left + box.right) / 2 : at[0] - way * size * 1.6;
  const y = box ? box.bottom : at[1] - size;
  const drop = (dx: number, dy: number, k: number) =>
    place(blob('0,-1 0.5,0.1 0.4,0.7 0,0.9 -0.4,0.7 -0.5,0.1'), {
      ...{ x: x + dx * size, y: y + dy * size, scale: size * k },
    });
  const path = join(drop(0, 1, 0.8), drop(-0.5 * way, 2.8, 1), drop(0.3 * way, 4.6, 0.8));
  return shape('tears', 'water', path, { tone: 0.12, sheet: true });
}

/** A wound on the trunk that runs down, and what has run already. */
function bled(piece: Piece): Piece {
  const { left, top, right, bottom } = boxOfPiece(piece);
  const [wide, tall] = [right - left, bottom - top];
  const { hip, back, top: withers } = piece.anchors ?? {};
  const [x, y]: Point =
    hip && back
      ? [(hip[0] + back[0]) / 2 + 3, (hip[1] + back[1]) / 2 - 6]
      : [left + wide * 0.5, withers ? withers[1] + tall * 0.3 : top + tall * 0.42];
  const r = Math.max(2.5, Math.min(8, tall * 0.05));
  const run = (dx: number, long: number) =>
    stroke(
      [
        [x + dx * r, y],
        [x + dx * r * 1.1, y + long * r],
      ],
      r * 0.5,
      r * 0.28,
    );
  const spot = join(
    place(blob('-1.2,-0.1 -0.5,-0.8 0.4,-0.7 1.2,-0.2 0.9,0.6 0,0.9 -0.9,0.6'), { x, y, scale: r }),
    run(-0.5, 4),
    run(0.1, 6.4),
    run(0.6, 3),
  );
  const pool = join(
    ellipse((left + right) / 2, bottom - 1, Math.max(14, wide * 0.46), Math.max(3, tall * 0.022)),
    ellipse((left + right) / 2 + wide * 0.42, bottom + 2, wide * 0.14, tall * 0.01),
  );
  return {
    ...piece,
    layers: [
      shape('blood.pool', 'blood', pool, { tone: 0.45 }),
      ...piece.layers,
      shape('blood', 'blood', spot, { tone: 0.35, sheet: true }),
    ],
  };
}

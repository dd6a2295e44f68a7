import { begin, close, curve, ellipse, join, line, type Path, polygon, rect } from '#press/path.ts';
import { lens, taper } from '#press/stages/kit/shapes.ts';
import type { Random } from '#random.ts';

/**
 * Outlines of what stands at our side in a room: `wide` units in from the left edge of the sheet and
 * `tall` up from its foot, where y is 0. They reach beyond the edge, so that they are cut by it.
 */
type Outline = (random: Random, wide: number, tall: number) => Path;

const out = 30;

/** From beyond the left edge to `x`, from `y` (negative is up) down beyond the foot. */
const slab = (x: number, y: number, round = 0): Path => rect(-out, y, x + out, -y + out, round);

export const nearThings = {
  /** A corner of a table with a jug and a bowl of fruit on it. */
  table: (random, wide, tall) => {
    const top = -tall * 0.36;
    const jug = wide * random.between(0.08, 0.2);
    const [w, h] = [wide * 0.2, tall * 0.56];
    const bowl = wide * 0.62;
    return join(
      rect(-out, top, wide + out, tall * 0.09, 6),
      rect(wide * 0.8, top, wide * 0.075, tall * 0.36 + out),
      polygon([
        [jug, top + 2],
        [jug - w * 0.12, top - h * 0.4],
        [jug + w * 0.24, top - h * 0.74],
        [jug + w * 0.1, top - h],
        [jug + w * 0.9, top - h * 1.04],
        [jug + w * 0.74, top - h * 0.74],
        [jug + w * 1.1, top - h * 0.4],
        [jug + w, top + 2],
      ]),
      [
        ...[
          begin,
          bowl - wide * 0.17,
          top - tall * 0.17,
          line,
          bowl + wide * 0.17,
          top - tall * 0.17,
        ],
        ...[curve, bowl + wide * 0.15, top - tall * 0.03, bowl + wide * 0.08, top + 2],
        ...[bowl, top + 2, curve, bowl - wide * 0.08, top + 2],
        ...[bowl - wide * 0.15, top - tall * 0.03, bowl - wide * 0.17, top - tall * 0.17, close],
      ],
      ...[-0.09, 0, 0.09].map((dx, n) =>
        ellipse(bowl + wide * dx, top - tall * (n === 1 ? 0.24 : 0.19), wide * 0.066, wide * 0.066),
      ),
    );
  },
  /** The back of a chair, with its rails. */
  chair: (_, wide, tall) => {
    const post = wide * 0.1;
    const [left, right] = [-wide * 0.1, wide - post];
    const rails = [0, 0.2, 0.4].map((share) =>
      rect(left, -tall + tall * share + (share > 0 ? 0 : 8), wide + wide * 0.02, tall * 0.09, 8),
    );
    return join(
      rect(right, -tall, post, tall + out, post / 2),
      rect(left, -tall, post, tall + out, post / 2),
      ...rails,
      slab(wide * 1.02, -tall * 0.3, 12),
    );
  },
  barrel: (_, wide, tall) => [
    ...[begin, -out, -tall, line, wide * 0.84, -tall, curve, wide * 1.05, -tall * 0.66],
    ...[wide * 1.05, -tall * 0.3, wide * 0.9, out, line, -out, out, close],
  ],
  /** A post and the rope that hangs from it. */
  rope: (_, wide, tall) => {
    const x = wide * 0.86;
    const thick = 15;
    return join(
      rect(x - 11, -tall * 0.92, 22, tall + out, 4),
      ellipse(x, -tall * 0.94, 22, 22),
      ellipse(x, 0, wide * 0.15, 18),
      [
        ...[begin, x, -tall * 0.84, curve, wide * 0.6, -tall * 0.36, wide * 0.2, -tall * 0.36],
        ...[-out, -tall * 0.6, line, -out, -tall * 0.6 + thick, curve, wide * 0.2],
        ...[
          -tall * 0.36 + thick,
          wide * 0.62,
          -tall * 0.36 + thick,
          x,
          -tall * 0.84 + thick,
          close,
        ],
      ],
    );
  },
  stones: (random, wide, tall) =>
    polygon([
      [-out, -tall * random.between(0.8, 1)],
      [wide * 0.2, -tall * random.between(0.8, 1)],
      [wide * 0.34, -tall * random.between(0.5, 0.66)],
      [wide * 0.62, -tall * random.between(0.36, 0.5)],
      [wide * 0.8, -tall * random.between(0.1, 0.2)],
      [wide, out],
      [-out, out],
    ]),
  /** Broad leaves of a plant that stands at our side. */
  leaves: (random, wide, tall) => {
    const parts: Path[] = [];
    for (let n = 0; n < 7; n++) {
      const share = n / 6;
      const up = tall * random.between(0.44, 0.66) * (1 - share * 0.45);
      const x = -10 + wide * 0.2 * share;
      const [tx, ty] = [x + wide * (0.08 + 0.5 * share), -up];
      parts.push(taper([x, out], [tx, ty], 9, 4));
      const turn = -0.25 + share * 0.16;
      parts.push(lens(tx, ty, tall * 0.42, wide * 0.26, turn));
    }
    return join(...parts);
  },
  /** A curtain held by its tie, as high as the sheet. */
  drape: (random, wide, tall) => {
    const tie = -tall * random.between(0.36, 0.46);
    return join(
      [
        ...[begin, -out, -tall - out, line, wide, -tall - out],
        ...[curve, wide, -tall + (tall + tie) * 0.5, wide * 0.6, tie - tall * 0.08],
        ...[wide * 0.34, tie, curve, wide * 0.52, tie * 0.8, wide * 0.66, tie * 0.4],
        ...[wide * 0.7, out, line, -out, out, close],
      ],
      rect(-out, tie - 9, wide * 0.34 + out, 18, 9),
    );
  },
} as const satisfies Readonly<Record<string, Outline>>;
export type NearThing = keyof typeof nearThings;

import { begin, close, curve, ellipse, join, line, type Path, polygon, rect } from '#press/path.ts';
import { lens, taper } from '#press/stages/kit/shapes.ts';
import type { Random } from '#random.ts';

/**
 * Outlines of what stands at our side in a room: `wide` units in from the left edge of the sheet and
 * `tall` up from its foot, where y is 0. They reach beyond the edge, so that they are cut by it.
 */
type Outline = (random: Random, wide: number, tall: number) => Path;

const out = 30;

export const nearThings = {
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

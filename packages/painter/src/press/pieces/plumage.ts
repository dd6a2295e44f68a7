import type { Role } from '#press/drawing.ts';
import { circle, join, type Path, place } from '#press/path.ts';
import type { Piece } from '#press/piece.ts';
import { blob, poly, shape, trail } from '#press/pieces/brush.ts';
import type { PieceOptions } from '#press/pieces/kit.ts';

export interface Plumage {
  readonly id: string;
  readonly role: Role;
  readonly breast: Role;
  readonly beak: Role;
  /** Its size beside a blackbird of 25 cm. */
  readonly scale: number;
  readonly tone?: number;
  readonly depth?: number;
}

/** On a branch or on the ground: 1 is a centimetre of a blackbird. */
export function perched(
  { id, role, breast, beak, scale, tone = 0.4, depth = 0.45 }: Plumage,
  bill: string,
): Piece {
  const k = (path: Path) => place(path, { scale });
  return {
    layers: [
      shape(
        `${id}.legs`,
        'dark',
        k(
          join(
            trail('-0.6,-4 -0.4,-0.4', 0.5),
            trail('1.4,-4 1.8,-0.4', 0.5),
            trail('-1.4,-0.25 1,-0.25', 0.5),
            trail('0.8,-0.25 3.2,-0.25', 0.5),
          ),
        ),
        { tone: 0.6 },
      ),
      shape(
        id,
        role,
        k(
          join(
            blob(
              '-6.5,-6.5 -3,-11.5 1.5,-14.6 3,-17.6 5.4,-18.8 7.9,-17.6 8.7,-15 7.9,-12.2 7.4,-8.6 4.6,-4.6 0.6,-3.2 -4,-4',
            ),
            poly('-4,-8.6 -16.4,-2.6 -16.8,-0.6 -3.4,-4'),
          ),
        ),
        { tone, depth, round: 2.4 * scale, sheet: true },
      ),
      shape(
        `${id}.breast`,
        breast,
        k(blob('7.9,-12.4 7.4,-8.6 4.6,-4.6 1.4,-3.6 3.4,-7 5.4,-11')),
        { tone: 0.25, alpha: 0.9 },
      ),
      shape(`${id}.wing`, role, k(blob('2.6,-11.6 2.4,-8 -2,-5 -10.6,-3 -6.6,-7.4 -3,-11')), {
        tone: Math.min(1, tone + 0.4),
      }),
      shape(`${id}.beak`, beak, k(poly(bill)), { tone: 0.35 }),
      shape(`${id}.eye`, 'white', k(circle(6.5, -15.6, 0.85)), { tone: 0 }),
      shape(`${id}.pupil`, 'dark', k(circle(6.7, -15.6, 0.5)), { tone: 1 }),
    ],
    anchors: { mouth: [12 * scale, -15 * scale], top: [5 * scale, -18.8 * scale] },
  };
}

/** In the air, its wings up or down by chance; the middle of its body is at (0, 0). */
export function flying(
  { id, role, breast, beak, scale, tone = 0.4, depth = 0.45 }: Plumage,
  bill: string,
  { random }: PieceOptions,
): Piece {
  const k = (path: Path) => place(path, { scale, turn: -0.02 });
  const up = random.next() < 0.8;
  // A long narrow wing that bends at its wrist, three feathers parted at its tip.
  const near = up
    ? '4.6,-2 5,-9 2,-15 -4,-19.4 -12,-23.6 -20,-26 -17.4,-22.4 -18.4,-21 -14.6,-19 -14.8,-17 -10.6,-14.4 -8.6,-11 -6.6,-6 -5.4,-0.6'
    : '4.6,-1.6 4.6,4 0.6,8.6 -6,12 -14,14.4 -21,15.2 -18,12.4 -18.4,10.8 -14.4,9.6 -14,7.6 -10.4,5.4 -8.6,3 -6.4,-0.8';
  const far = up
    ? '5.6,-2.6 8.6,-8 8.4,-14 11,-20 15,-25 9.4,-23 5,-18.4 2.4,-12 0.4,-6 0,-2'
    : '6,-2.4 10,0.4 14,5 19,8 13,7.6 8,5.6 3,2.4 0,-1';
  return {
    layers: [
      shape(`${id}.far`, role, k(blob(far)), { tone: Math.min(1, tone + 0.4), sheet: true }),
      shape(
        id,
        role,
        k(
          join(
            blob('-8,0.6 -3,-2.6 3,-3.6 6.6,-5.4 9.8,-5.2 11.4,-3 10.2,-0.4 6.6,2.4 0,3.6 -5,2.6'),
            poly('-6,-1 -15,-0.9 -17.4,0.4 -15.6,1 -17,2.6 -14.4,2.7 -5,2.2'),
          ),
        ),
        { tone, depth, round: 2.2 * scale, sheet: true },
      ),
      shape(`${id}.breast`, breast, k(blob('10.6,-1.4 6.6,2.4 0,3.6 -4,2.8 1,1.6 6,-0.6')), {
        tone: 0.25,
        alpha: 0.9,
      }),
      shape(`${id}.beak`, beak, k(place(poly(bill), { x: 2.6, y: 12 })), { tone: 0.35 }),
      shape(`${id}.wing`, role, k(blob(near)), {
        tone: Math.min(1, tone + 0.16),
        depth,
        round: 2 * scale,
        sheet: true,
      }),
      shape(`${id}.eye`, 'white', k(circle(8.8, -3.4, 0.8)), { tone: 0 }),
      shape(`${id}.pupil`, 'dark', k(circle(9, -3.4, 0.46)), { tone: 1 }),
    ],
    anchors: { mouth: [14.6 * scale, -3 * scale] },
  };
}

import type { Role } from '#press/drawing.ts';
import { circle, ellipse, join, type Path, type Point } from '#press/path.ts';
import { blob, poly, trail } from '#press/pieces/brush.ts';

/** A head in profile: its nape at (0, 0), its nose at (1, 0), looking to the right. */
export interface Head {
  readonly role: Role;
  readonly outline: string;
  /** Joined with the head: ears. */
  readonly ears: Path;
  /** In a colour of its own: antlers, a mane, a beak. */
  readonly more?: {
    readonly role: Role;
    readonly path: Path;
    readonly tone: number;
    readonly isBehind?: true;
  };
  readonly eye: Point;
  readonly nose?: Point;
  /** How much larger than a person's. */
  readonly size: number;
  /** How far the nose is turned down. */
  readonly tilt: number;
}

const antler = join(
  trail('0.12,-0.2 -0.06,-0.6 -0.12,-1 0.1,-1.36 0.3,-1.56', 0.1, 0.045),
  trail('-0.04,-0.52 0.22,-0.7 0.36,-0.92', 0.075, 0.04),
  trail('-0.12,-0.96 -0.36,-1.18 -0.4,-1.46', 0.075, 0.04),
  trail('0.2,-0.2 0.3,-0.66 0.56,-1.02 0.6,-1.36', 0.08, 0.04),
);
const pricked = join(poly('0,-0.14 -0.08,-0.52 0.2,-0.24'), poly('0.2,-0.2 0.2,-0.54 0.38,-0.22'));
const canine =
  '-0.2,0.1 -0.1,-0.18 0.16,-0.3 0.42,-0.22 0.56,-0.08 0.9,-0.02 1,0.06 0.94,0.18 0.6,0.26 0.3,0.4 -0.08,0.4';
const equine =
  '-0.14,0.1 -0.06,-0.16 0.2,-0.22 0.5,-0.16 0.82,-0.1 1,-0.04 1.05,0.08 0.99,0.2 0.86,0.23 0.6,0.21 0.34,0.38 0,0.44';

export const heads: Readonly<Record<string, Head>> = {
  deer: {
    role: 'wood',
    outline:
      '-0.14,0.1 0,-0.22 0.25,-0.27 0.5,-0.18 0.85,-0.06 1,0.03 0.97,0.17 0.75,0.21 0.4,0.3 0.02,0.42',
    ears: blob('0.02,-0.14 -0.22,-0.36 -0.4,-0.3 -0.24,-0.06'),
    more: { role: 'bark', path: antler, tone: 0.4 },
    eye: [0.4, -0.08],
    nose: [0.96, 0.06],
    size: 1.45,
    tilt: 0.06,
  },
  horse: {
    role: 'bark',
    outline: equine,
    ears: join(poly('-0.04,-0.12 -0.02,-0.46 0.08,-0.17'), poly('0.07,-0.15 0.13,-0.47 0.2,-0.15')),
    more: {
      role: 'dark',
      // A forelock between the ears, and from there down behind the cheek.
      path: join(
        blob('0.02,-0.24 0.1,-0.28 0.28,-0.08 0.12,-0.09'),
        blob('0,-0.2 -0.1,-0.06 -0.13,0.16 -0.08,0.38 0.03,0.4 0,0.2 0.03,0.02 0.09,-0.1'),
      ),
      tone: 0.5,
    },
    eye: [0.33, -0.05],
    nose: [0.95, 0.03],
    size: 1.6,
    tilt: 0.1,
  },
  wolf: {
    role: 'stone',
    outline: canine,
    ears: pricked,
    eye: [0.42, -0.08],
    nose: [0.97, 0.04],
    size: 1.4,
    tilt: 0.02,
  },
  dog: {
    role: 'wood',
    outline: canine,
    ears: [],
    more: {
      role: 'bark',
      path: blob('0.02,-0.22 0.18,-0.26 0.26,0.02 0.16,0.3 0,0.3 -0.06,0'),
      tone: 0.7,
    },
    eye: [0.44, -0.08],
    nose: [0.97, 0.04],
    size: 1.35,
    tilt: 0.02,
  },
  fox: {
    role: 'told.orange',
    outline: canine,
    ears: pricked,
    eye: [0.42, -0.06],
    nose: [0.98, 0.05],
    size: 1.35,
    tilt: 0.03,
  },
  cat: {
    role: 'dark',
    outline:
      '-0.3,0.1 -0.24,-0.24 0.08,-0.4 0.46,-0.34 0.66,-0.1 0.72,0.06 0.62,0.22 0.4,0.34 0,0.42',
    ears: join(poly('-0.16,-0.24 -0.14,-0.66 0.16,-0.36'), poly('0.2,-0.36 0.36,-0.68 0.5,-0.28')),
    more: { role: 'told.yellow', path: circle(0.44, -0.08, 0.07), tone: 0.2 },
    eye: [0.46, -0.08],
    nose: [0.7, 0.06],
    size: 1.35,
    tilt: 0,
  },
  lion: {
    role: 'told.gold',
    outline:
      '-0.2,0.1 -0.1,-0.24 0.2,-0.34 0.5,-0.24 0.74,-0.06 0.86,0.06 0.82,0.26 0.5,0.36 0.1,0.42',
    ears: [],
    more: {
      role: 'bark',
      path: blob(
        '0.3,-0.3 0.1,-0.52 -0.26,-0.5 -0.5,-0.2 -0.54,0.2 -0.36,0.56 0,0.66 0.24,0.46 0.14,0.1',
      ),
      tone: 0.3,
      isBehind: true,
    },
    eye: [0.48, -0.08],
    nose: [0.82, 0.06],
    size: 1.5,
    tilt: 0.02,
  },
  bear: {
    role: 'bark',
    outline:
      '-0.24,0.1 -0.1,-0.26 0.2,-0.36 0.45,-0.26 0.6,-0.08 0.9,0 0.98,0.1 0.94,0.24 0.6,0.36 0.3,0.44 -0.06,0.46',
    ears: join(circle(0, -0.3, 0.14), circle(0.32, -0.36, 0.13)),
    eye: [0.5, -0.06],
    nose: [0.94, 0.06],
    size: 1.4,
    tilt: 0.02,
  },
  bull: {
    role: 'bark',
    outline: equine,
    ears: blob('0.02,-0.1 -0.24,-0.2 -0.36,-0.06 -0.14,0.04'),
    more: {
      role: 'white',
      path: join(
        trail('0.1,-0.2 0.06,-0.44 0.26,-0.66', 0.14, 0.04),
        trail('0.26,-0.2 0.34,-0.42 0.6,-0.56', 0.13, 0.04),
      ),
      tone: 0.3,
    },
    eye: [0.36, -0.04],
    nose: [0.94, 0.06],
    size: 1.5,
    tilt: 0.07,
  },
  cow: {
    role: 'white',
    outline: equine,
    ears: blob('0.02,-0.1 -0.24,-0.2 -0.36,-0.06 -0.14,0.04'),
    more: { role: 'dark', path: blob('0.1,-0.16 0.4,-0.16 0.5,0.06 0.3,0.2 0.08,0.1'), tone: 0.5 },
    eye: [0.36, -0.05],
    nose: [0.94, 0.06],
    size: 1.5,
    tilt: 0.07,
  },
  pig: {
    role: 'told.pink',
    outline:
      '-0.24,0.1 -0.14,-0.26 0.14,-0.36 0.42,-0.24 0.6,-0.08 0.84,-0.1 0.9,0.04 0.86,0.2 0.6,0.26 0.3,0.42 -0.04,0.46',
    ears: blob('0.1,-0.24 0.02,-0.56 0.26,-0.42 0.34,-0.14'),
    eye: [0.44, -0.08],
    nose: [0.87, 0.04],
    size: 1.4,
    tilt: 0,
  },
  rabbit: {
    role: 'white',
    outline: '-0.28,0.1 -0.2,-0.24 0.1,-0.36 0.42,-0.28 0.66,-0.04 0.68,0.14 0.46,0.3 0.06,0.42',
    ears: join(ellipse(-0.12, -0.72, 0.12, 0.46, -0.04), ellipse(0.14, -0.74, 0.12, 0.46, 0.03)),
    eye: [0.36, -0.06],
    nose: [0.66, 0.04],
    size: 1.3,
    tilt: 0,
  },
  bird: {
    role: 'told.blue',
    outline: '-0.34,0.1 -0.28,-0.24 0,-0.42 0.34,-0.34 0.5,-0.08 0.44,0.2 0.2,0.38 -0.1,0.44',
    ears: [],
    more: { role: 'told.yellow', path: poly('0.44,-0.16 0.96,0.04 0.44,0.16'), tone: 0.4 },
    eye: [0.24, -0.1],
    size: 1.3,
    tilt: 0,
  },
  owl: {
    role: 'bark',
    outline: '-0.36,0.1 -0.34,-0.26 -0.1,-0.42 0.28,-0.42 0.46,-0.2 0.46,0.12 0.24,0.36 -0.1,0.44',
    ears: join(poly('-0.24,-0.3 -0.3,-0.62 0,-0.4'), poly('0.12,-0.4 0.36,-0.62 0.4,-0.28')),
    more: {
      role: 'told.yellow',
      path: join(circle(0.24, -0.08, 0.16), poly('0.4,0 0.54,0.14 0.4,0.2')),
      tone: 0.2,
    },
    eye: [0.26, -0.08],
    size: 1.35,
    tilt: 0,
  },
  crow: {
    role: 'dark',
    outline: '-0.34,0.1 -0.28,-0.24 0,-0.4 0.34,-0.32 0.5,-0.08 0.44,0.2 0.2,0.36 -0.1,0.44',
    ears: [],
    more: { role: 'told.black', path: poly('0.42,-0.2 1.04,0.1 0.4,0.16'), tone: 0.9 },
    eye: [0.26, -0.1],
    size: 1.3,
    tilt: 0,
  },
  fish: {
    role: 'told.blue',
    outline:
      '-0.3,0.3 -0.34,-0.2 0.06,-0.4 0.5,-0.28 0.84,-0.04 0.8,0.08 0.56,0.1 0.8,0.18 0.6,0.34 0.1,0.44',
    ears: poly('-0.1,-0.34 -0.4,-0.62 0.2,-0.38'),
    eye: [0.44, -0.1],
    size: 1.4,
    tilt: 0,
  },
};

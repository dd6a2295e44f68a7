import { cosTurn, sinTurn } from '#maths.ts';
import {
  join,
  limb,
  type Path,
  type Placing,
  type Point,
  place,
  placer,
  polygon,
  smooth,
} from '#press/path.ts';

/** An animal on four legs, told in centimetres; its chest is to the right. */
export interface BeastBuild {
  /** From the ground to the withers, and from the breast to the rump. */
  readonly height: number;
  readonly length: number;
  /** How deep the chest and the waist are. */
  readonly chest: number;
  readonly waist: number;
  /** Height of the rump as a share of `height`. */
  readonly rump?: number;
  /** How far the back sinks (below 0: arches) in the middle. */
  readonly sway?: number;
  readonly neck: {
    readonly length: number;
    /** Turns above the horizontal. */
    readonly rise: number;
    readonly base: number;
    readonly top: number;
  };
  /** From nape to nose, and how far the nose is turned down. */
  readonly head: { readonly size: number; readonly tilt: number; readonly outline: Point[] };
  /** Half the width of a leg: at the top, at the middle, at the foot. */
  readonly legs: readonly [number, number, number];
  readonly foot: 'hoof' | 'paw' | 'pad';
  /** How much hind legs are bent, as a share of `height`. */
  readonly bend?: number;
}

export interface Beast {
  readonly torso: Path;
  readonly nearLegs: Path;
  readonly farLegs: Path;
  readonly hooves: Path;
  /** Where its head is: places what is drawn with the nape at (0, 0) and the nose at (1, 0). */
  readonly onHead: (path: Path) => Path;
  readonly headAt: (point: Point) => Point;
  readonly nape: Point;
  readonly withers: Point;
  readonly rump: Point;
}

export function beast(build: BeastBuild, isMoving: boolean): Beast {
  const { height: h, length: l, chest, waist, neck, head, rump = 0.97, sway = h * 0.03 } = build;
  const trunk = smooth([
    [-l * 0.5, -h * rump + waist * 0.16],
    [-l * 0.36, -h * rump],
    [-l * 0.05, -h * (0.5 + rump / 2) + sway],
    [l * 0.25, -h],
    [l * 0.42, -h + chest * 0.12],
    [l * 0.5, -h + chest * 0.52],
    [l * 0.4, -h + chest * 0.92],
    [l * 0.2, -h + chest],
    [-l * 0.1, -h + (chest + waist) * 0.5],
    [-l * 0.32, -h * rump + waist],
    [-l * 0.48, -h * rump + waist * 0.86],
    [-l * 0.54, -h * rump + waist * 0.45],
  ]);
  const [cos, sin] = [cosTurn(neck.rise), sinTurn(neck.rise)];
  const base: Point = [l * 0.36, -h + chest * 0.38];
  const nape: Point = [base[0] + neck.length * cos, base[1] - neck.length * sin];
  const throat = limb(base, nape, neck.base, neck.top);
  const placing: Placing = { x: nape[0], y: nape[1], scale: head.size, turn: head.tilt };
  const onHead = (path: Path) => place(path, placing);
  const legs = legsOf(build, isMoving);
  return {
    torso: join(trunk, throat, onHead(smooth(head.outline))),
    ...legs,
    onHead,
    headAt: placer(placing),
    nape,
    withers: [l * 0.28, -h],
    rump: [-l * 0.5, -h * rump + waist * 0.2],
  };
}

/** Where each foot stands, as shares of the body's length from under its joint, and how high. */
const still = { fore: [0.05, 0, -0.06, 0], hind: [-0.1, 0, 0.05, 0] } as const;
const moving = { fore: [0.3, 0.1, -0.18, 0], hind: [-0.3, 0, 0.16, 0.03] } as const;

function legsOf(build: BeastBuild, isMoving: boolean) {
  const { height: h, length: l, chest, waist, rump = 0.97 } = build;
  const gait = isMoving ? moving : still;
  const shoulder: Point = [l * 0.33, -h + chest * 0.72];
  const hip: Point = [-l * 0.38, -h * rump + waist * 0.62];
  const fore = (step: number, lift: number) =>
    foreLeg(build, shoulder, [shoulder[0] + step * l, -lift * h]);
  const hind = (step: number, lift: number) =>
    hindLeg(build, hip, [hip[0] + (step - 0.03) * l, -lift * h]);
  const near = [fore(gait.fore[0], gait.fore[1]), hind(gait.hind[0], gait.hind[1])];
  const far = [fore(gait.fore[2], gait.fore[3]), hind(gait.hind[2], gait.hind[3])];
  return {
    nearLegs: join(...near.map(({ leg }) => leg)),
    farLegs: join(...far.map(({ leg }) => leg)),
    hooves: join(...near.map(({ foot }) => foot)),
  };
}

function foreLeg({ legs, height, foot }: BeastBuild, from: Point, to: Point) {
  const [top, middle, low] = legs;
  const ankle: Point = [to[0], to[1] - height * 0.07];
  const lifted = to[1] < -height * 0.02 ? height * 0.12 : height * 0.015;
  const knee: Point = [(from[0] + to[0]) / 2 + lifted, from[1] + (ankle[1] - from[1]) * 0.52];
  // The shoulder lies on the chest, so that no leg is a peg under it.
  const shoulder: Point = [from[0] - top * 0.5, from[1] - top * 0.9];
  const leg = join(
    limb(shoulder, from, top * 1.5, top * 1.18),
    limb(from, knee, top * 1.08, middle),
    limb(knee, ankle, middle, low),
  );
  const sole = soleOf(foot, to, low, height);
  return { leg: join(leg, limb(ankle, [to[0], to[1] - low], low, low), sole), foot: sole };
}

function hindLeg({ legs, height, foot, bend = 0.06 }: BeastBuild, from: Point, to: Point) {
  const [top, middle, low] = legs;
  const fall = to[1] - from[1];
  const knee: Point = [from[0] + (to[0] - from[0]) * 0.3 + bend * height, from[1] + fall * 0.36];
  const hock: Point = [to[0] - bend * height * 0.75, from[1] + fall * 0.64];
  const ankle: Point = [to[0], to[1] - height * 0.06];
  const leg = join(
    limb([from[0] - top * 0.2, from[1] - top * 0.5], from, top * 1.75, top * 1.7),
    limb(from, knee, top * 1.62, middle * 1.4),
    limb(knee, hock, middle * 1.3, middle * 0.95),
    limb(hock, ankle, middle * 0.95, low),
  );
  const sole = soleOf(foot, to, low, height);
  return { leg: join(leg, limb(ankle, [to[0], to[1] - low], low, low), sole), foot: sole };
}

function soleOf(kind: BeastBuild['foot'], [x, y]: Point, low: number, height: number): Path {
  const tall = height * 0.05;
  if (kind === 'hoof') {
    return polygon([
      [x - low * 0.9, y - tall],
      [x + low * 0.9, y - tall],
      [x + low * 1.7, y],
      [x - low * 1.1, y],
    ]);
  }
  if (kind === 'pad') {
    return polygon([
      [x - low * 1.05, y - tall],
      [x + low * 1.05, y - tall],
      [x + low * 1.15, y],
      [x - low * 1.15, y],
    ]);
  }
  const r = low * 0.9;
  return limb([x - low * 0.2, y - r], [x + low * 1.5, y - r * 0.9], r, r * 0.9);
}

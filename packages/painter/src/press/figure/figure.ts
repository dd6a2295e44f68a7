import type { Layer, Relief, Role } from '#press/drawing.ts';
import { cutOf } from '#press/figure/clothes.ts';
import { footPath, handPath } from '#press/figure/extremities.ts';
import { facePath, maskPaths } from '#press/figure/face.ts';
import { hairPaths } from '#press/figure/hair.ts';
import { headAt, headPath } from '#press/figure/head.ts';
import { armPath, legPath, sleevePath, trouserPath } from '#press/figure/limbs.ts';
import type { FigureOptions, FigureView, Looks } from '#press/figure/options.ts';
import type { Pose } from '#press/figure/pose.ts';
import { poses } from '#press/figure/poses.ts';
import { propPath } from '#press/figure/prop.ts';
import { proportionsOf } from '#press/figure/proportions.ts';
import { settle } from '#press/figure/settle.ts';
import { between } from '#press/figure/shapes.ts';
import {
  type Limb,
  type Skeleton,
  skeletonOf,
  type Targets,
  viewFor,
} from '#press/figure/skeleton.ts';
import { skirtOf } from '#press/figure/skirt.ts';
import { trimPath } from '#press/figure/trim.ts';
import { trunkPath } from '#press/figure/trunk.ts';
import { join, type Path, type Point, stroke } from '#press/path.ts';
import type { Piece } from '#press/piece.ts';

/** One person. Origin: where they stand, or the hip of who floats, flies or falls. */
export function figure({ pose, view: asked = 'side', ...looks }: FigureOptions): Piece {
  const held: Pose = poses[pose];
  const view = viewFor(held, asked);
  const { skeleton, parts } = bodyOf(held, looks, view);
  const layers = [...parts.behind, ...parts.middle, ...parts.front];
  return settle(layers, anchorsOf(skeleton), held.isAfloat ? null : middleOf(skeleton, held));
}

/** Between hip and feet is where somebody stands or sits; who lies does so on the hip. */
function middleOf({ legs }: Skeleton, { roll, lift = 0 }: Pose): { x: number; lift: number } {
  const x = roll ? 0 : (legs[0].end[0] + legs[1].end[0]) / 4;
  return { x, lift };
}

/** A body's layers, from the back to the front, so that two bodies can be interlaced. */
export interface Parts {
  readonly behind: readonly Layer[];
  readonly middle: readonly Layer[];
  readonly front: readonly Layer[];
}

export function bodyOf(
  pose: Pose,
  looks: Looks,
  view: FigureView,
  targets?: Targets,
): { skeleton: Skeleton; parts: Parts } {
  const { age = 'adult', build = 'middle' } = looks;
  const size = proportionsOf(age, build);
  const skeleton = skeletonOf(pose, { age, view, size, ...(targets && { targets }) });
  return { skeleton, parts: partsOf(skeleton, pose, looks, view) };
}

function partsOf(skeleton: Skeleton, pose: Pose, looks: Looks, view: FigureView): Parts {
  const cut = cutOf(looks.clothes);
  const relief = reliefOf(skeleton);
  const layer = (id: string, role: Role, tone: number, path: Path, more: Partial<Layer> = {}) =>
    path.length > 0 ? [{ id: `figure.${id}`, role, tone, path, relief, ...more }] : [];
  const sheet = { isSheet: true };
  const at = headAt(skeleton);
  const head = skeleton.size.head;
  const hair = hairPaths(looks.hair, { at, head, view, flow: pose.flow });
  const armLayers = (limb: Limb): Layer[] => {
    const tone = shade(limb, 0.12);
    const bare = cut.sleeve === 'none' || cut.sleeve === 'short' ? armPath(limb, skeleton) : [];
    const skin = join(bare, handPath(limb, skeleton));
    const sleeve = cut.sleeve === 'none' ? [] : sleevePath(limb, skeleton, cut.sleeve, cut.ease);
    return [
      ...layer('hand', looks.skin, tone, skin),
      ...layer('sleeve', looks.garment, tone, sleeve, sheet),
    ];
  };
  const [near, far] = [...skeleton.arms].sort((a, b) => b.depth - a.depth) as [Limb, Limb];
  const isBehind = (limb: Limb) => limb.depth < (view === 'side' ? 0 : -0.05);
  const farArms = [far, near].filter(isBehind).flatMap(armLayers);
  const nearArms = [far, near].filter((limb) => !isBehind(limb)).flatMap(armLayers);
  const second = looks.second ?? 'dark';
  const legRole = { garment: looks.garment, second, skin: looks.skin }[cut.legsIn];
  const shoeRole: Role = cut.isBarefoot ? looks.skin : 'dark';
  const hasLegs = !cut.hem || cut.hem < 0.9 || cut.isBarefoot === true;
  const legLayers = (limb: Limb, extra: Path): Layer[] => {
    const tone = shade(limb, 0.2);
    const cloth =
      cut.legs === 'trousers'
        ? trouserPath(limb, skeleton, cut.loose ?? 0)
        : legPath(limb, skeleton);
    const foot = footPath(limb, skeleton, cut.isBarefoot === true);
    return cut.isBarefoot && cut.legs === 'bare'
      ? layer('leg', looks.skin, tone, join(foot, cloth, extra))
      : [
          ...layer('foot', shoeRole, cut.isBarefoot ? tone : 0.5, foot),
          ...layer('leg', legRole, tone, join(cloth, extra)),
        ];
  };
  const [nearLeg, farLeg] = [...skeleton.legs].sort((a, b) => b.depth - a.depth) as [Limb, Limb];
  const isBust = cut.top < 1.04;
  const trunkSkin =
    cut.legs === 'bare' && isBust ? trunkPath(skeleton, cut.top > 0 ? 0.6 : -0.2, 1.09) : [];
  const hips = cut.legs === 'trousers' ? trunkPath(skeleton, -0.2, 0.3, 0.004) : trunkSkin;
  const trunk = cut.top > 0 ? trunkPath(skeleton, cut.bottom ?? -0.05, cut.top, cut.ease) : [];
  const skirt = cut.hem
    ? skirtOf(
        skeleton,
        { hem: cut.hem, flare: cut.flare ?? 0, ease: cut.ease, from: 0.4 },
        cut.hem > 0.3 ? pose.flow : undefined,
      )
    : null;
  const folds = (skirt?.folds ?? []).filter((run) => (cut.hem ?? 0) > 0.3 && run.length > 1);
  const thin = head * 0.035;
  const isMasked = looks.face === 'masked';
  const mask = isMasked ? maskPaths(at, view) : null;
  const lines = looks.face ? (mask?.holes ?? []) : facePath(at, view, pose.mood ?? 'calm', head);
  const legs = hasLegs
    ? [...legLayers(farLeg, []), ...legLayers(nearLeg, hips)]
    : layer('bust', looks.skin, 0.2, trunkSkin);
  return {
    behind: [...layer('hair', looks.hairRole, 0.6, hair.behind), ...farArms],
    middle: [
      ...legs,
      ...layer('garment', looks.garment, 0.22, join(trunk, skirt?.path ?? []), sheet),
      ...layer(
        'folds',
        looks.garment,
        0.85,
        join(...folds.map((run) => stroke(run, thin * 0.6, thin * 1.6))),
      ),
      ...trimPath(cut, skeleton, view).flatMap((path) =>
        layer('trim', looks.second ?? 'white', 0.2, path),
      ),
      ...layer('head', looks.skin, 0.15, headPath(skeleton, view, looks.age === 'child')),
      ...layer('face', 'dark', 0.7, lines),
      ...(mask ? layer('mask', 'white', 0.1, mask.mask, sheet) : []),
      ...layer('hair', looks.hairRole, 0.35, hair.over, sheet),
    ],
    front: [
      ...propPath(pose.prop, skeleton).flatMap((path) => layer('prop', 'white', 0.2, path)),
      ...nearArms,
    ],
  };
}

/** What is farther from the viewer is darker. */
function shade({ depth }: Limb, base: number): number {
  return base + Math.max(0, Math.min(0.42, -depth * 6));
}

/** Lit from the upper left, as round as a limb. */
function reliefOf({ size }: Skeleton): Relief {
  const round = size.height * 0.022;
  return { depth: 0.42, dx: -round * 0.8, dy: -round, radius: round };
}

export function anchorsOf(skeleton: Skeleton): Record<string, Point> {
  const [near, far] = skeleton.arms;
  const [leg] = skeleton.legs;
  return {
    hand: between(near.end, near.tip, 0.6),
    hand2: between(far.end, far.tip, 0.6),
    head: skeleton.head,
    mouth: headAt(skeleton)(0.36 * skeleton.frame.facing, -0.26),
    top: headAt(skeleton)(0, 0.55),
    lap: between(leg.root, leg.joint, 0.55),
    back: skeleton.spine(0.6),
    hip: [0, 0],
    seat: [0, skeleton.size.height * 0.055],
    feet: between(leg.end, skeleton.legs[1].end, 0.5),
  };
}

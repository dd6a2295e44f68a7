import type { Layer, Relief, Role } from '#press/drawing.ts';
import type { Limb, Skeleton } from '#press/figure/bones.ts';
import { clothPath, gathersPath, sleeveClothPath } from '#press/figure/cloth.ts';
import { type Cut, cutOf } from '#press/figure/clothes.ts';
import { footPath, handPath } from '#press/figure/extremities.ts';
import { facePath, glassesPath, maskPaths, tearsPath } from '#press/figure/face.ts';
import { hairPaths } from '#press/figure/hair.ts';
import { headAt, headPath } from '#press/figure/head.ts';
import { armPath, legPath, sleevePath, trouserPath } from '#press/figure/limbs.ts';
import type { FigureView, Looks } from '#press/figure/options.ts';
import { type Parts, thinned } from '#press/figure/parts.ts';
import type { Mood, Pose } from '#press/figure/pose.ts';
import { propPath } from '#press/figure/prop.ts';
import { proportionsOf } from '#press/figure/proportions.ts';
import { ribbon } from '#press/figure/shapes.ts';
import { skeletonOf, type Targets } from '#press/figure/skeleton.ts';
import { skirtOf } from '#press/figure/skirt.ts';
import { trimPath } from '#press/figure/trim.ts';
import { collarPath, contourPath, trunkPath } from '#press/figure/trunk.ts';
import { empty, join, type Path } from '#press/path.ts';

export function bodyOf(
  pose: Pose,
  looks: Looks,
  view: FigureView,
  targets?: Targets,
): { skeleton: Skeleton; parts: Parts } {
  const { age = 'adult', build = 'middle' } = looks;
  const size = proportionsOf(age, build);
  const skeleton = skeletonOf(pose, { age, view, size, ...(targets && { targets }) });
  const body: Body = { skeleton, pose, looks, view, cut: cutOf(looks.clothes) };
  const [near, far] = skeleton.arms;
  const arms = near.depth < far.depth ? [near, far] : [far, near];
  const isBehind = (limb: Limb) => limb.depth < (view === 'side' ? 0 : -0.05);
  const hair = hairPaths(looks.hair, {
    at: headAt(skeleton),
    head: size.head,
    view,
    flow: pose.flow,
    hasBeard: looks.hasBeard,
  });
  const parts: Parts = {
    behind: [
      ...layer(body, 'hair', looks.hairRole, 0.6, hair.behind),
      ...arms.filter(isBehind).flatMap((limb) => armLayers(body, limb)),
    ],
    middle: [
      ...legsLayers(body),
      ...trunkLayers(body),
      ...headLayers(body),
      ...collarLayers(body),
      ...layer(body, 'hair', looks.hairRole, 0.35, hair.over, sheet),
    ],
    front: [
      ...propPath(pose.prop, skeleton).flatMap((path) =>
        pose.prop === 'phone'
          ? layer(body, 'prop', 'dark', 0.7, path)
          : layer(body, 'prop', 'white', 0.2, path),
      ),
      ...arms.filter((limb) => !isBehind(limb)).flatMap((limb) => armLayers(body, limb)),
    ],
  };
  return { skeleton, parts: thinned(parts) };
}

interface Body {
  readonly skeleton: Skeleton;
  readonly pose: Pose;
  readonly looks: Looks;
  readonly view: FigureView;
  readonly cut: Cut;
}

/** Parts that read as sheets of their own. */
const sheet = { isSheet: true } as const;

function layer(
  { skeleton }: Body,
  id: string,
  role: Role,
  tone: number,
  path: Path,
  more: Partial<Layer> = {},
): Layer[] {
  if (path.length === 0) return [];
  return [{ id: `figure.${id}`, role, tone, path, relief: reliefOf(skeleton), ...more }];
}

/** Lit from the upper left, as round as a limb. */
function reliefOf({ size }: Skeleton): Relief {
  const round = size.height * 0.022;
  return { depth: 0.42, dx: -round * 0.8, dy: -round, radius: round };
}

/** What is farther from the viewer is darker. */
function shade({ depth }: Limb, base: number): number {
  return base + Math.max(0, Math.min(0.42, -depth * 6));
}

function armLayers(body: Body, limb: Limb): Layer[] {
  const { skeleton, looks, cut } = body;
  const tone = shade(limb, 0.12);
  const isBare = cut.sleeve === 'none' || cut.sleeve === 'short';
  const skin = join(isBare ? armPath(limb, skeleton) : empty, handPath(limb, skeleton));
  const sleeve = cut.sleeve === 'none' ? empty : sleevePath(limb, skeleton, cut.sleeve, cut.ease);
  return [
    ...layer(body, 'hand', looks.skin, tone, skin),
    ...layer(body, 'sleeve', looks.garment, tone, sleeve, {
      ...sheet,
      grain: { kind: 'slant', slope: 0.7 },
    }),
    ...(looks.cloth
      ? clothLayer(body, sleeveClothPath(looks.cloth, limb, skeleton, cut.sleeve))
      : []),
  ];
}

/** Dark on white, white on what is quiet; the loudest ink stays one, and has its own shade. */
function clothLayer(body: Body, path: Path): Layer[] {
  const { garment } = body.looks;
  if (garment === 'accent') return layer(body, 'cloth', garment, 0.95, path);
  const isWhite = garment === 'white' || garment === 'told.white';
  return layer(body, 'cloth', isWhite ? 'night' : 'white', 0.25, path);
}

function legsLayers(body: Body): Layer[] {
  const { skeleton, looks, cut } = body;
  const [near, far] = skeleton.legs;
  const trunk =
    cut.legs === 'trousers'
      ? trunkPath(skeleton, -0.2, 0.3, 0.004)
      : // Bare shoulders, and all of who wears nothing.
        cut.top < 1.04
        ? trunkPath(skeleton, cut.top > 0.5 ? 0.6 : -0.2, 1.09)
        : empty;
  const role = { garment: looks.garment, second: looks.second ?? 'dark', skin: looks.skin };
  return (near.depth < far.depth ? [near, far] : [far, near]).flatMap((limb, n) => {
    const tone = shade(limb, 0.2);
    const leg =
      cut.legs === 'trousers'
        ? trouserPath(limb, skeleton, cut.loose ?? 0)
        : legPath(limb, skeleton);
    const foot = footPath(limb, skeleton, cut.isBarefoot === true);
    const above = n === 1 ? join(leg, trunk) : leg;
    if (cut.isBarefoot && cut.legs === 'bare') {
      return layer(body, 'leg', looks.skin, tone, join(foot, above));
    }
    return [
      ...layer(
        body,
        'foot',
        // Who is of one stuff is so down to the shoes.
        cut.isBarefoot || looks.skin === looks.garment ? looks.skin : 'dark',
        cut.isBarefoot ? tone : 0.5,
        foot,
      ),
      ...layer(body, 'leg', role[cut.legsIn], tone, above, { grain: { kind: 'level' } }),
    ];
  });
}

function trunkLayers(body: Body): Layer[] {
  const { skeleton, pose, looks, view, cut } = body;
  if (cut.top === 0) return layer(body, 'folds', looks.skin, 0.72, contourPath(skeleton, view));
  const { hem = 0, flare = 0, ease } = cut;
  const isLong = hem > 0.3;
  const skirt = hem
    ? skirtOf(skeleton, { hem, flare, ease, from: 0.4 }, isLong ? pose.flow : undefined)
    : null;
  const trunk = trunkPath(skeleton, cut.bottom ?? -0.05, cut.top, ease);
  const thin = skeleton.size.head * 0.022;
  const folds = isLong ? (skirt?.folds ?? []) : [];
  const isKnit = looks.clothes === 'trousers' || looks.clothes === 'skirt';
  const second = looks.second ?? 'white';
  const lines = folds.map((run) =>
    ribbon(
      run,
      run.map((_, n) => thin * (1 + n * 0.5)),
    ),
  );
  return [
    ...(skirt && cut.isTwoPiece
      ? layer(body, 'skirt', second, 0.25, skirt.path, { ...sheet, grain: { kind: 'upright' } })
      : []),
    ...layer(
      body,
      'garment',
      looks.garment,
      0.22,
      join(trunk, cut.isTwoPiece ? empty : (skirt?.path ?? empty)),
      { ...sheet, grain: { kind: 'upright' } },
    ),
    ...(looks.cloth
      ? clothLayer(
          body,
          clothPath(looks.cloth, skeleton, cut, cut.isTwoPiece ? [] : (skirt?.rows ?? [])),
        )
      : []),
    ...layer(body, 'folds', cut.isTwoPiece ? second : looks.garment, 0.85, join(...lines)),
    ...(isKnit ? layer(body, 'folds', looks.garment, 0.8, gathersPath(skeleton, cut)) : []),
    ...trimPath(cut, skeleton, view).flatMap((path) => layer(body, 'trim', second, 0.2, path)),
  ];
}

/** What closes round the neck lies before it: no neck ends on a shirt. */
function collarLayers(body: Body): Layer[] {
  const { skeleton, looks, cut } = body;
  if (cut.top < 1.04) return [];
  const path = collarPath(skeleton, cut.ease, cut.trim === 'collar' || cut.trim === 'lapels');
  return layer(body, 'collar', looks.garment, 0.42, path);
}

/** Closed eyes stay closed: who sleeps or kisses does so whatever they feel. */
function moodOf(pose: Pose, looks: Looks): Mood {
  return pose.mood === 'asleep' ? 'asleep' : (looks.mood ?? pose.mood ?? 'calm');
}

function headLayers(body: Body): Layer[] {
  const { skeleton, pose, looks, view } = body;
  const at = headAt(skeleton);
  const path = headPath(skeleton, view, looks.age === 'child');
  // Faces stay clear: a carver takes all of the wood away.
  const relief = { ...reliefOf(skeleton), depth: 0.3 };
  const skin = layer(body, 'head', looks.skin, 0.06, path, { relief });
  if (looks.face === 'faceless') return skin;
  if (looks.face === 'masked') {
    const { mask, holes } = maskPaths(at, view);
    return [
      ...skin,
      ...layer(body, 'face', 'dark', 0.9, holes),
      ...layer(body, 'mask', 'white', 0.1, mask, sheet),
    ];
  }
  const mood = moodOf(pose, looks);
  const lines = facePath(at, view, mood, skeleton.size.head);
  return [
    ...skin,
    ...layer(
      body,
      'face',
      'dark',
      0.7,
      join(lines, looks.hasGlasses ? glassesPath(at, view, skeleton.size.head) : empty),
    ),
    ...(mood === 'weep' && pose.prop !== 'tears'
      ? layer(body, 'tears', 'white', 0.2, tearsPath(at, view))
      : []),
  ];
}

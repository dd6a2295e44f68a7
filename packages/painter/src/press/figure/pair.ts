import type { Layer } from '#press/drawing.ts';
import { withBeastHead } from '#press/figure/beast-heads.ts';
import { bodyOf } from '#press/figure/body.ts';
import type { Skeleton } from '#press/figure/bones.ts';
import { anchorsOf } from '#press/figure/figure.ts';
import { headAt } from '#press/figure/head.ts';
import type { Looks } from '#press/figure/options.ts';
import type { Hold, PairPose, Part } from '#press/figure/pair-pose.ts';
import { type PairName, pairs } from '#press/figure/pairs.ts';
import type { Parts } from '#press/figure/parts.ts';
import { settle } from '#press/figure/settle.ts';
import { between } from '#press/figure/shapes.ts';
import type { Targets } from '#press/figure/skeleton.ts';
import { levelAt } from '#press/figure/trunk.ts';
import { boxOf, cut, ellipse, join, limb, type Path, type Point } from '#press/path.ts';
import { type Piece, placePiece } from '#press/piece.ts';

export interface PairOptions {
  readonly pair: PairName;
  /** Who does it: chases, carries, comforts, pulls, looks into the glass. */
  readonly one: Looks;
  /** To whom. In a mirror it is who looks back. */
  readonly two: Looks;
  /** The animals whose heads they have. */
  readonly heads?: readonly [string | undefined, string | undefined];
  /** What a glass shows instead of the second: a thing, or (null) nothing. */
  readonly inGlass?: Piece | null;
}

/** Two people and what they do together. Origin: on the ground, half way between them. */
export function pair(options: PairOptions): Piece {
  const { pair: name, one, two, heads = [undefined, undefined], inGlass } = options;
  const spec = meeting(pairs[name], one, two);
  const free = [freely(spec.one, one), freely(spec.two, two)] as const;
  const apart = distance(spec, free[0].skeleton, free[1].skeleton);
  const first = standing(spec.one, free[0], -apart / 2, free[1].skeleton);
  const second = standing(spec.two, free[1], apart / 2, free[0].skeleton);
  const left = held(spec.one, { looks: one, head: heads[0] }, first, second);
  const right = held(spec.two, { looks: two, head: heads[1] }, second, first);
  if (spec.hasGlass && inGlass !== undefined) {
    const { behind, middle, front } = left.parts;
    const layers = [...glass(second), ...(inGlass ? behindGlass(inGlass, second) : shine(second))];
    return settle([...layers, ...behind, ...middle, ...front], left.anchors, null);
  }
  const [back, front] = spec.before === 'two' ? [left, right] : [right, left];
  const layers = [
    ...(spec.hasGlass ? glass(second) : []),
    ...back.parts.behind,
    ...front.parts.behind,
    ...back.parts.middle,
    ...front.parts.middle,
    ...back.parts.front,
    ...front.parts.front,
  ];
  const anchors = [left.anchors, right.anchors].flatMap((places, n) =>
    Object.entries(places).map(([key, spot]) => [n === 0 ? key : `${key}-of-two`, spot] as const),
  );
  return settle(layers, Object.fromEntries(anchors), null);
}

/** Who kisses somebody taller looks up, and the taller down, until their mouths meet. */
function meeting(spec: PairPose, one: Looks, two: Looks): PairPose {
  if (spec.apart !== 'mouths') return spec;
  const height = ({ skeleton, parts }: Body) => headAt(skeleton)(0.395, -0.23)[1] - lowest(parts);
  const apart = height(freely(spec.two, two)) - height(freely(spec.one, one));
  const tilt = Math.max(-26, Math.min(26, apart * 2.7));
  const tilted = ({ pose, ...part }: Part, by: number): Part => ({
    ...part,
    pose: { ...pose, head: (pose.head ?? 0) + by },
  });
  return { ...spec, one: tilted(spec.one, tilt), two: tilted(spec.two, -tilt) };
}

function lowest({ behind, middle }: Parts): number {
  return Math.max(...[...behind, ...middle].map(({ path }) => boxOf(path)?.bottom ?? 0));
}

/** A body where it stands in the picture of both. */
interface Standing {
  readonly skeleton: Skeleton;
  readonly x: number;
  readonly y: number;
  readonly way: 1 | -1;
  toBoth(point: Point): Point;
  toOwn(point: Point): Point;
}

type Body = ReturnType<typeof bodyOf>;

/** A body before its hands are led anywhere. */
function freely({ pose, view = 'side' }: Part, looks: Looks): Body {
  return bodyOf(pose, looks, view);
}

function standing(part: Part, { skeleton, parts }: Body, x: number, other: Skeleton): Standing {
  const low = lowest(parts);
  const y = part.above === undefined ? -low : -part.above * other.size.height;
  const way = part.faces === 'right' ? 1 : -1;
  return {
    skeleton,
    x,
    y,
    way,
    toBoth: ([px, py]) => [px * way + x, py + y],
    toOwn: ([px, py]) => [(px - x) * way, py - y],
  };
}

function held(
  part: Part,
  { looks, head }: { readonly looks: Looks; readonly head: string | undefined },
  own: Standing,
  other: Standing,
): { parts: Parts; anchors: Record<string, Point> } {
  const aim = (hold: Hold | null | undefined): Point | null =>
    hold ? own.toOwn(holdOn(hold, own, other)) : null;
  const targets: Targets = [aim(part.holds?.[0]), aim(part.holds?.[1])];
  const { parts: plain, skeleton } = bodyOf(part.pose, looks, part.view ?? 'side', targets);
  const parts = head === undefined ? plain : headed(plain, skeleton, head);
  const put = (layers: readonly Layer[]) =>
    placePiece({ layers }, { x: own.x, y: own.y, scaleX: own.way });
  const anchors = Object.entries(anchorsOf(skeleton)).map(
    ([key, spot]) => [key, own.toBoth(spot)] as const,
  );
  return {
    parts: { behind: put(parts.behind), middle: put(parts.middle), front: put(parts.front) },
    anchors: Object.fromEntries(anchors),
  };
}

/** The same body, an animal's head where its own was. */
function headed(parts: Parts, skeleton: Skeleton, head: string): Parts {
  const isOwn = ({ id }: Layer) => !/^figure\.(?:face|hair|mask)$/.test(id);
  const { layers } = withBeastHead({ layers: parts.middle, anchors: anchorsOf(skeleton) }, head);
  return { behind: parts.behind.filter(isOwn), middle: layers, front: parts.front.filter(isOwn) };
}

function holdOn(hold: Hold, own: Standing, other: Standing): Point {
  if (hold.on === 'between') {
    const height = (own.skeleton.size.height + other.skeleton.size.height) / 2;
    return [(own.x + other.x) / 2 + (hold.x ?? 0) * height, -hold.y * height];
  }
  if (hold.on === 'head') return other.toBoth(headAt(other.skeleton)(hold.x, hold.y));
  if (hold.on === 'thigh') {
    const { root, joint } = other.skeleton.legs[0];
    return other.toBoth(between(root, joint, hold.t));
  }
  if (hold.on === 'hand') {
    const { end, tip } = other.skeleton.arms[0];
    return other.toBoth(between(end, tip, 0.5));
  }
  const level = levelAt(other.skeleton, hold.t, 0.006);
  const side = { back: level.left, front: level.right, middle: level.middle }[hold.on];
  return other.toBoth(between(level.middle, side, 0.75));
}

/** How far apart the hips are. */
function distance({ apart }: PairPose, one: Skeleton, two: Skeleton): number {
  if (typeof apart === 'number') return (apart * (one.size.height + two.size.height)) / 2;
  if (apart === 'mouths') return headAt(one)(0.395, -0.23)[0] + headAt(two)(0.395, -0.23)[0];
  const side = apart === 'chests' ? 'right' : 'left';
  const reach = (body: Skeleton) => Math.abs(levelAt(body, 0.8)[side][0]);
  return (reach(one) + reach(two)) * 0.96;
}

/** A standing glass round whoever looks back. */
function glass({ x, skeleton }: Standing): Layer[] {
  const { height } = skeleton.size;
  const oval = (more: number): Path =>
    ellipse(x, -height * 0.6, height * 0.28 + more, height * 0.57 + more);
  const frame = join(oval(height * 0.03), cut(oval(0)));
  return [
    { id: 'glass', role: 'glass', tone: 0.25, path: oval(1), isSheet: true },
    { id: 'frame', role: 'wood', tone: 0.4, path: frame },
  ];
}

/** A thing in the glass, as large as it has room for. */
function behindGlass(thing: Piece, { x, skeleton }: Standing): Layer[] {
  const { height } = skeleton.size;
  const boxes = thing.layers.flatMap(({ path }) => boxOf(path) ?? []);
  const [left, right] = [
    Math.min(...boxes.map((b) => b.left)),
    Math.max(...boxes.map((b) => b.right)),
  ];
  const [top, low] = [
    Math.min(...boxes.map((b) => b.top)),
    Math.max(...boxes.map((b) => b.bottom)),
  ];
  const scale = Math.min((height * 0.5) / (right - left), (height * 0.8) / (low - top));
  return placePiece(thing, {
    x: x + ((left + right) / 2) * scale,
    y: -height * 0.58 - ((top + low) / 2) * scale,
    scale,
    scaleX: -1,
  });
}

/** An empty glass shows light alone. */
function shine({ x, skeleton }: Standing): Layer[] {
  const { height } = skeleton.size;
  const stripe = (dx: number, wide: number): Path => [
    ...limb(
      [x + dx - height * 0.1, -height * 0.42],
      [x + dx + height * 0.08, -height * 0.82],
      wide,
      wide,
    ),
  ];
  return [
    {
      id: 'glass.shine',
      role: 'white',
      tone: 0.1,
      alpha: 0.6,
      path: join(stripe(-5, 2.6), stripe(6, 1.4)),
    },
  ];
}

import { fall, type Layer, spread } from '#press/drawing.ts';
import {
  type Box,
  boxAround,
  boxOf,
  ellipse,
  join,
  longSide,
  mapPoints,
  pointsOf,
} from '#press/path.ts';

/** Where light comes from, and the height of the eye: what a stage says of both. */
interface Light {
  readonly light: { readonly x: number; readonly y: number };
  readonly horizon: number;
}

/**
 * What stands on the ground darkens it: a dark spot under the feet, and a shadow of its own shape
 * that falls away from the light, towards us. `layers` stand at the height `ground`.
 */
export function castShadow(layers: readonly Layer[], ground: number, from: Light): Layer[] {
  const box = whole(layers);
  if (!box) return [];
  const tall = ground - box.top;
  const middle = (box.left + box.right) / 2;
  const { long, aside } = throwOf(from, middle, ground, tall);
  const laid = layers.filter((layer) => isSolid(layer, box)).map(({ path }) => path);
  const shape = mapPoints(join(...laid), ([x, y]) => {
    const up = Math.max(0, ground - y);
    return [x + up * long * aside, ground + up * long];
  });
  const reach = ground + Math.max(12, tall * long);
  return [
    {
      id: 'contact',
      role: 'shadow',
      path: shape,
      tone: 0.7,
      alpha: fall(ground, reach, 0.42, 0.1),
    },
    underfoot(layers, ground, box),
  ];
}

/** The spot that is darkest, where no light comes between the feet and the ground. */
export function underfoot(layers: readonly Layer[], ground: number, box = whole(layers)): Layer {
  const { left, right } = feetOf(layers, ground, box);
  const wide = (right - left) / 2;
  const rx = wide * 1.06 + 8;
  return {
    id: 'contact',
    role: 'shadow',
    path: ellipse((left + right) / 2, ground, rx, Math.max(4, Math.min(24, rx * 0.13))),
    tone: 0.9,
    alpha: spread([(left + right) / 2, ground], wide * 0.5, rx, 0.5, 0.22),
  };
}

/** How long a shadow is for what is a unit high, and how far it leans to the side. */
function throwOf({ light, horizon }: Light, x: number, ground: number, tall: number) {
  const below = Math.max(60, ground - horizon);
  // A low light throws long shadows; from low down, the ground is narrow.
  const low = clamp(0.56 - (horizon - light.y) * 0.0007, 0.2, 0.5);
  const flat = clamp(below / 420, 0.35, 1);
  const long = Math.min(low * flat, 260 / Math.max(1, tall));
  // A shadow right before somebody would be a mirror's image.
  const aside = (x - light.x) / below;
  return { long, aside: aside < 0 ? clamp(aside, -1.2, -0.45) : clamp(aside, 0.45, 1.2) };
}

/** Small parts and what shines or lets light through throw no shadow of their own. */
function isSolid({ path, mode, alpha, glow }: Layer, whole: Box): boolean {
  if (mode === 'light' || mode === 'glaze' || glow) return false;
  if (alpha !== undefined && (typeof alpha !== 'number' || alpha < 0.6)) return false;
  const box = boxOf(path);
  if (!box) return false;
  const least = 0.1 * longSide(whole);
  return longSide(box) >= least;
}

function feetOf(layers: readonly Layer[], ground: number, box: Box | null) {
  const { left = 0, right = 0, top = 0 } = box ?? {};
  const low = ground - Math.max(6, (ground - top) * 0.07);
  const feet = layers.flatMap(({ path }) => pointsOf(path).filter(([, y]) => y >= low));
  if (feet.length === 0) return { left, right };
  const across = feet.map(([x]) => x);
  return {
    left: Math.max(left, Math.min(...across)),
    right: Math.min(right, Math.max(...across)),
  };
}

function whole(layers: readonly Layer[]): Box | null {
  return boxAround(layers.flatMap(({ path }) => boxOf(path) ?? []));
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

import { leastEdge, shaded } from '#press/compose/sheet/look-at.ts';
import { look } from '#press/compose/sheet/visible.ts';
import { type Layer, type Palette, type Role, spread } from '#press/drawing.ts';
import { brightness, rgbOf } from '#press/inks.ts';
import { boxOnSheet } from '#press/light/focus.ts';
import { litRoom } from '#press/light/value-plan.ts';
import { litGround, setApart, skyPlan } from '#press/light/value-plan-outside.ts';
import { type Box, boxOf, circle, mapPoints } from '#press/path.ts';
import type { PrintScene } from '#press/scene.ts';
import { createRandom } from '#random.ts';

export interface ValuesOptions {
  readonly seed: number;
  readonly width: number;
  readonly height: number;
  readonly scene: PrintScene;
  /** What is behind everybody, and who is before it, both as they are seen on the sheet. */
  readonly back: readonly Layer[];
  readonly players: readonly Layer[];
  readonly owners: readonly number[];
  readonly light: { readonly x: number; readonly y: number };
  readonly horizon: number;
  readonly isInside: boolean;
  /** What the shade on its ground is printed with: on snow it is blue. */
  readonly shade: Role;
  /** Water, air or roofs: there is no ground for light to lie on. */
  readonly hasGround: boolean;
}

interface Values {
  readonly back: readonly Layer[];
  /** Over what is behind everybody: light and shade of a shape. */
  readonly plan: readonly Layer[];
}

/** Where the print is dark and where it is light, for who it is of to stand in. */
export function valuesOf(options: ValuesOptions): Values {
  const { seed, width, height, scene, back, isInside, hasGround, light, horizon } = options;
  const focal = boxOnSheet(focalLayers(options), { width, height });
  const sheet = { width, height, light, time: scene.time };
  const plan = focal && { ...sheet, back, focal, random: createRandom(seed, 'values') };
  if (isInside) return { back: spotted(back, focal), plan: plan ? litRoom(plan) : [] };
  const apart = back.map(setApart);
  const sky = apart.findIndex(({ id }) => id === 'sky') + 1;
  const over = skyPlan(apart, { ...sheet, horizon, random: createRandom(seed, 'sky') });
  return {
    back: sky > 0 ? [...apart.slice(0, sky), ...over, ...apart.slice(sky)] : apart,
    plan: plan && hasGround ? litGround({ ...plan, horizon, shade: options.shade }) : [],
  };
}

/** The spot of a theatre follows whoever it is for, and lies where their feet are. */
function spotted(back: readonly Layer[], focal: Box | null): readonly Layer[] {
  const pool = boxOf(back.find(({ id }) => id === 'spot.pool')?.path ?? []);
  if (!pool || !focal) return back;
  const x = (focal.left + focal.right - pool.left - pool.right) / 2;
  const y = focal.bottom - (pool.top + pool.bottom) / 2;
  return back.map((layer) =>
    layer.id === 'spot' || layer.id === 'spot.pool'
      ? { ...layer, path: mapPoints(layer.path, ([px, py]) => [px + x, py < 0 ? py : py + y]) }
      : layer,
  );
}

/** Those whom the picture is of: who does what is done first, and to whom. */
function focalLayers({ scene, players, owners }: ValuesOptions): readonly Layer[] {
  const [first] = scene.deeds;
  const whom = [scene.hero ?? first?.who ?? 0, first?.whom];
  const own = players.filter((_, n) => whom.includes(owners[n]));
  return own.length > 0 ? own : players.filter((_, n) => (owners[n] ?? -1) >= 0);
}

interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
  readonly isInside: boolean;
}

/** Layers, and whose each is. */
interface Owned {
  readonly layers: readonly Layer[];
  readonly owners: readonly number[];
}

/**
 * Who does not stand out from the light or shade that they came to be in is shaded or lit; behind the
 * one whom the picture is of, what is there goes the other way.
 */
export function standingOut({ layers, owners }: Owned, hero: number, sheet: Sheet): Owned {
  const owned = layers.map((layer, n) => ({ layer, owner: owners[n] ?? -1 }));
  const seen = look(owned, sheet, sheet.palette);
  const ownOf = (owner: number) => layers.filter((_, n) => owners[n] === owner);
  const stood = layers.map((layer, n) => {
    const { edge, around, own } = seen.get(owners[n] ?? -1) ?? { edge: 1, around: 0.5, own: 0 };
    if (edge >= leastEdge || layer.glow || layer.mode === 'light') return layer;
    return shaded(layer, isPale(ownOf(owners[n] ?? -1), { around, own }, sheet.palette) ? 0 : 1);
  });
  const first = owners.findIndex((owner) => owner >= 0);
  const box = boxOnSheet(ownOf(hero), sheet);
  const { edge, around, own } = seen.get(hero) ?? { edge: 1, around: 0.5, own: 0.5 };
  if (!box || first < 0 || edge >= leastEdge + 0.06) return { layers: stood, owners };
  const isDark = isPale(ownOf(hero), { around, own }, sheet.palette);
  // In the open there is nothing that a shade could come from.
  if (isDark && !sheet.isInside) return { layers: stood, owners };
  const behind = backing(box, isDark);
  return {
    layers: [...stood.slice(0, first), behind, ...stood.slice(first)],
    owners: [...owners.slice(0, first), -1, ...owners.slice(first)],
  };
}

/**
 * Whether somebody is rather the light shape on a dark ground. A beast or a thing is where its inks
 * reach farther from what is around; people are as their clothes are, and keep the loudest ink loud.
 */
function isPale(
  layers: readonly Layer[],
  { around, own }: { readonly around: number; readonly own: number },
  palette: Palette,
): boolean {
  if (layers.some(({ id }) => id.startsWith('figure.')))
    return own > around + (around > 0.6 ? 0.04 : -0.08);
  let [light, dark, sum] = [0, 0, 0];
  for (const { role, path } of layers) {
    const { left, right, top, bottom } = boxOf(path) ?? none;
    const area = (right - left) * (bottom - top);
    light += area * brightness(rgbOf(palette[role][0]));
    dark += area * brightness(rgbOf(palette[role][1]));
    sum += area;
  }
  return sum > 0 && light / sum - around >= around - dark / sum;
}

const none: Box = { left: 0, right: 0, top: 0, bottom: 0 };

/** A soft shade, or light, round somebody. */
function backing({ left, top, right, bottom }: Box, isDark: boolean): Layer {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const reach = Math.max(right - left, bottom - top) * 0.5 + 130;
  return {
    id: 'focus.ground',
    role: isDark ? 'night' : 'lamp',
    path: circle(x, y, reach),
    tone: isDark ? 0.4 : 0.05,
    alpha: spread([x, y], reach * 0.4, reach, isDark ? 0.42 : 0.36, 0),
    mode: isDark ? 'glaze' : 'light',
    grain: { kind: 'under' },
  };
}

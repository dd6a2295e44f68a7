import { clamp, clamp01, mix } from '#maths.ts';
import type { Random } from '#random.ts';
import type { SceneSymbol } from '#scene.ts';
import type { Coat, Substance, SymbolEntry } from '#symbols/manifest.ts';
import { maskOf } from '#symbols/masks.ts';
import { isAloft } from '#symbols/stance.ts';
import type { World } from '#world.ts';

/** One thing in its place, ready to be drawn. Lengths in pixels. */
export interface Actor {
  readonly id: string;
  readonly substance: Substance;
  readonly cloth: number;
  readonly coat: Coat;
  readonly isAloft: boolean;
  /** Has legs, and wades where there is no ground. */
  readonly walks: boolean;
  readonly centre: number;
  /** The lowest row it touches. */
  readonly feet: number;
  readonly width: number;
  readonly height: number;
  readonly distance: number;
  readonly isMirrored: boolean;
}

const roleSize = { hero: 1, companion: 0.66, detail: 0.46 } as const;
/** People are of one size: beside another, a small one would be a doll. */
const personSize = { hero: 1, companion: 0.96, detail: 0.9 } as const;

/** Places one symbol, or its flock. */
export function placeSymbol(
  world: World,
  symbol: SceneSymbol,
  entry: SymbolEntry,
  placed: readonly Actor[],
  random: Random,
): Actor[] {
  const aloft = isAloft(world.scene, symbol, entry);
  const flock: Actor[] = [];
  for (let n = 0; n < symbol.count; n++) {
    const isPerson = entry.substance === 'dressed' && !aloft;
    const shrink = n === 0 ? 1 : isPerson ? random.between(0.84, 0.98) : random.between(0.42, 0.68);
    const share = (isPerson ? personSize : roleSize)[symbol.role];
    const size = entry.size * world.unit * share * shrink * growth(world, symbol, entry);
    const around = [...placed, ...flock];
    const placedOne =
      symbol.role === 'hero' && n === 0
        ? lead(world, entry, size, aloft, random)
        : findRoom(world, entry, size, aloft, around, random);
    flock.push({ ...placedOne, cloth: around.length });
  }
  return flock;
}

function growth(world: World, symbol: SceneSymbol, entry: SymbolEntry): number {
  const isHero = symbol.role === 'hero';
  // Already immense things grow less, or they would leave the picture.
  const wanted = isHero ? mix(1, world.scene.scale, 0.75) : 1;
  return Math.min(wanted, 720 / entry.size);
}

function lead(
  world: World,
  entry: SymbolEntry,
  size: number,
  aloft: boolean,
  random: Random,
): Actor {
  const { stage, width, height, unit } = world;
  const centre = stage.aloft.x * width;
  const [w, h] = extentOf(entry.id, size);
  if (!aloft) {
    const feet = stage.hero.feet * height;
    const fit = Math.min(1, (feet - height * 0.06) / h);
    return actor(world, entry, stage.hero.x * width, feet, w * fit, h * fit, false, random, 0.06);
  }
  // Whole in the picture, and clear of the ground: air under it is what makes it float.
  const top = height * 0.05;
  const bottom = stage.floor === 'none' ? height * 0.9 : world.horizon - 42 * unit;
  const fit = Math.min(1, (bottom - top) / h, (width * 0.92) / w);
  const feet = Math.min(stage.aloft.y * height + (h * fit) / 2, bottom);
  return actor(
    world,
    entry,
    centre,
    Math.max(feet, top + h * fit),
    w * fit,
    h * fit,
    true,
    random,
    0,
  );
}

/** Tries a dozen places and takes the freest: clear of others, of the frame and of the light. */
function findRoom(
  world: World,
  entry: SymbolEntry,
  size: number,
  aloft: boolean,
  others: readonly Actor[],
  random: Random,
): Actor {
  const { width, height, horizon, stage } = world;
  let best: Actor | null = null;
  let bestCost = Number.POSITIVE_INFINITY;
  for (let n = 0; n < 14; n++) {
    const centre = random.between(0.12, 0.88) * width;
    const heroFeet = stage.hero.feet * height;
    let candidate: Actor;
    if (aloft) {
      const floor = stage.floor === 'none' ? height * 0.86 : Math.min(horizon, height * 0.7);
      const [w, h] = extentOf(entry.id, size);
      const feet = random.between(Math.min(h + height * 0.05, floor), floor - 14 * world.unit);
      candidate = actor(world, entry, centre, feet, w, h, true, random, random.between(0.08, 0.3));
    } else {
      const near = random.between(0.35, 1.1);
      const [w, h] = extentOf(entry.id, size * mix(0.5, 1, clamp01(near)));
      const feet = Math.min(mix(horizon, heroFeet, near), height * 0.96);
      candidate = actor(
        world,
        entry,
        centre,
        feet,
        w,
        h,
        false,
        random,
        clamp(0.45 - near * 0.4, 0.02, 0.4),
      );
    }
    const cost = crowding(world, candidate, others);
    if (cost < bestCost) {
      best = candidate;
      bestCost = cost;
    }
  }
  return best ?? lead(world, entry, size, aloft, random);
}

function crowding(world: World, one: Actor, others: readonly Actor[]): number {
  let cost = 0;
  for (const other of others) {
    const gapX = Math.abs(one.centre - other.centre) / ((one.width + other.width) * 0.56);
    const gapY = Math.abs(middle(one) - middle(other)) / ((one.height + other.height) * 0.56);
    const apart = Math.max(gapX, gapY);
    if (apart < 1) cost += (1 - apart) * 4;
    // Near is good as long as they do not touch: things that belong together stand together.
    else cost += (apart - 1) * 0.05;
  }
  const lightX = Math.abs(one.centre - world.light.x) / (one.width * 0.5 + world.light.radius);
  const lightY = Math.abs(middle(one) - world.light.y) / (one.height * 0.5 + world.light.radius);
  const clear = Math.max(lightX, lightY);
  if (world.light.disc && clear < 1) cost += (1 - clear) * 1.5;
  const outside = Math.max(0, one.width / 2 - one.centre, one.centre + one.width / 2 - world.width);
  return cost + outside / 20;
}

function middle(one: Actor): number {
  return one.feet - one.height / 2;
}

function actor(
  world: World,
  entry: SymbolEntry,
  centre: number,
  feet: number,
  width: number,
  height: number,
  aloft: boolean,
  random: Random,
  distance: number,
): Actor {
  return {
    id: entry.id,
    substance: entry.substance,
    cloth: 0,
    coat: entry.coat,
    isAloft: aloft,
    walks: entry.stance === 'walks',
    centre: clamp(centre, width / 2 + 8 * world.unit, world.width - width / 2 - 8 * world.unit),
    feet,
    width,
    height,
    distance,
    isMirrored: random.next() < 0.5,
  };
}

/** Width and height of a silhouette whose longer side is `size`. */
export function extentOf(id: string, size: number): [width: number, height: number] {
  const mask = maskOf(id);
  const scale = size / Math.max(mask.width, mask.height);
  return [mask.width * scale, mask.height * scale];
}

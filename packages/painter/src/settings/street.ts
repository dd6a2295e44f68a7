import { guideRectangle, lay, raise } from '#canvas.ts';
import { type Colour, mixColours } from '#colour.ts';
import { type Vista, visitVista } from '#elements/perspective.ts';
import { fillBelow, layFog, paintSky } from '#elements/sky.ts';
import { isSoaked, layWetness } from '#elements/wet.ts';
import { clamp01, glow, mix, smoothstep } from '#maths.ts';
import { hashUnit } from '#random.ts';
import { pickSide, type SettingPainter } from '#settings/setting.ts';
import { drawLamps, paintPaving } from '#settings/street-ground.ts';
import type { World } from '#world.ts';

/** Old houses on both sides, lamps, and the sky's light at the end of the street. */
export const street: SettingPainter = {
  stage(scene, random) {
    const side = pickSide(random);
    const x = 0.5 + side * random.between(0.02, 0.12);
    const isLow = scene.time === 'dawn' || scene.time === 'dusk';
    return {
      horizon: random.between(0.58, 0.63),
      light: {
        x: x + random.between(-0.03, 0.03),
        y: isLow ? random.between(0.42, 0.48) : random.between(0.2, 0.28),
        radius: random.between(0.042, 0.056),
      },
      hero: { x: x - side * 0.02, feet: 0.82 },
      aloft: { x, y: 0.36 },
      dreamer: { x: x - side * random.between(0.12, 0.17), feet: 0.89, tall: 0.125 },
      isOpen: true,
      floor: isSoaked(scene) ? 'wet' : 'land',
    };
  },
  far(world) {
    const { horizon, unit } = world;
    paintSky(world, horizon + Math.floor(10 * unit));
    fillBelow(world, horizon + Math.floor(10 * unit));
    paintHouses(world, vistaOf(world));
    layFog(world, horizon - 150 * unit, horizon + 70 * unit, 0.24);
  },
  near(world) {
    paintPaving(world, vistaOf(world));
    if (isSoaked(world.scene)) layWetness(world, world.horizon, 0.75);
    drawLamps(world, vistaOf(world));
  },
  front() {},
};

const bays = 9;

function vistaOf(world: World): Vista {
  return {
    x: world.light.x,
    y: world.horizon,
    half:
      mix(78, 108, hashUnit(3, 1, world.seed)) *
      world.unit *
      Math.max(1, (world.width / world.height) * 0.85),
    down: 46 * world.unit,
  };
}

/** How likely a window is lit. */
const awake = { night: 0.4, dusk: 0.32, dawn: 0.14, day: 0.03 } as const;

function paintHouses(world: World, vista: Vista): void {
  const { canvas, palette, light, noise, unit, seed, scene } = world;
  const { width } = world;
  const lamp = mixColours(palette.light, palette.accent, 0.3);
  const frame = mixColours(palette.deep, palette.zenith, 0.3);
  const sunny = light.x > width / 2 ? -1 : 1;
  const tints: Colour[] = [
    mixColours(palette.sky, palette.haze, 0.4),
    mixColours(palette.accent, palette.haze, 0.55),
    mixColours(palette.zenith, palette.haze, 0.45),
    mixColours(palette.sky, palette.accent, 0.4),
  ];
  const lights = awake[scene.time];
  const tallest = 2 + Math.floor(hashUnit(4, 2, seed) * 3);
  visitVista(world, vista, (i, ray) => {
    if (ray.side === 0 || ray.near > 14) return;
    const along = bays / ray.near + 0.5 * (ray.side + 1) * 0.43;
    const bay = Math.floor(along);
    const within = along - bay;
    const row = ray.side * 40 + bay;
    // Neighbours are of a height: a lone tall house would show behind them as a needle.
    const storeys = tallest + (hashUnit(row, 2, seed) < 0.3 ? -1 : 0);
    const roof = storeys * 1.75 + 0.7 + hashUnit(row, 5, seed) * 0.4;
    const over = ray.up - roof;
    // A steep roof draws back from the street as it rises; chimneys stand on it.
    const chimney = Math.abs(within - 0.3 - hashUnit(row, 6, seed) * 0.4) < 0.05 ? 0.75 : 0;
    const edge = Math.max(0.55 - over, chimney + 0.55 - over) * ray.near * vista.down;
    const cover = clamp01(edge);
    if (cover <= 0) return;
    const tint = tints[Math.floor(hashUnit(row, 3, seed) * 4)] ?? palette.sky;
    const far = smoothstep(2.6, 0.9, ray.near);
    const stain = noise.layered(along * 2.2, ray.up * 0.8 + ray.side * 9, 3);
    const shade = ray.side === sunny ? 0.34 : 0.62;
    const base = mixColours(tint, palette.deep, clamp01(shade + stain * 0.16));
    lay(canvas, i, mixColours(base, palette.haze, far * 0.7), cover);
    if (over > 0) lay(canvas, i, palette.deep, cover * 0.5 * (1 - far * 0.6));
    // The light at the street's end grazes both rows.
    const graze = glow((ray.near - 1) * 0.8);
    lay(canvas, i, palette.light, cover * graze * 0.22);
    lay(canvas, i, palette.deep, cover * smoothstep(2.4, 6.5, ray.near) * 0.55);
    const cornice = Math.abs(over + 0.12);
    lay(canvas, i, frame, cover * smoothstep(0.1, 0.04, cornice) * 0.5 * (1 - far));
    lay(
      canvas,
      i,
      frame,
      cover * smoothstep(0.05, 0.0, Math.min(within, 1 - within)) * 0.55 * (1 - far),
    );
    if (over > -0.25) return;
    paintFront(i, ray.up, within, row, far);
    raise(canvas.detail, i, 0.25 * (1 - far));
  });

  function paintFront(i: number, up: number, within: number, row: number, far: number): void {
    const isGround = up < 2.3;
    const storey = isGround ? 0 : 1 + Math.floor((up - 2.3) / 1.75);
    const z = isGround ? up / 2.3 : (up - 2.3) / 1.75 - storey + 1;
    const count = isGround ? 2 : 3;
    const column = Math.floor(within * count);
    const u = within * count - column;
    const isShop = isGround && hashUnit(row, 9, seed) < 0.5;
    const halfWidth = isShop ? 0.42 : isGround ? 0.26 : 0.22;
    const foot = isGround ? (isShop ? 0.2 : 0) : 0.24;
    const inside = Math.min(halfWidth - Math.abs(u - 0.5), z - foot, (isGround ? 0.78 : 0.8) - z);
    const edge = smoothstep(-0.03, 0.02, inside);
    const chance = hashUnit(row * 7 + column, storey + 20, seed);
    const isLit = chance < (isShop ? lights * 1.7 : lights);
    lay(canvas, i, frame, smoothstep(-0.1, -0.04, inside) * 0.6 * (1 - far * 0.8));
    const glass = mixColours(palette.zenith, palette.sky, 0.3 + chance * 0.5);
    lay(
      canvas,
      i,
      isLit ? lamp : glass,
      edge * (isLit ? (isShop ? 0.74 + z * 0.2 : 0.92) : 0.75) * (1 - far * 0.4),
    );
    if (isLit) raise(canvas.glowing, i, edge * 0.5);
    const bars = Math.min(Math.abs(u - 0.5), Math.abs(z - 0.55));
    lay(canvas, i, frame, edge * smoothstep(0.035, 0.015, bars) * 0.7 * (1 - far));
    if (!isGround) {
      const shutter =
        smoothstep(0.02, 0, Math.abs(Math.abs(u - 0.5) - 0.33) - 0.08) *
        smoothstep(0, 0.03, Math.min(z - 0.22, 0.82 - z));
      lay(canvas, i, mixColours(palette.accent, palette.deep, 0.45), shutter * 0.55 * (1 - far));
    } else if (isShop && z > 0.78 && z < 0.97) {
      const stripe = Math.floor(within * 16) % 2 === 0;
      lay(canvas, i, stripe ? palette.accent : palette.haze, 0.6 * (1 - far * 0.7));
    }
    raise(canvas.detail, i, edge * 0.5 * (1 - far));
  }
  guideRectangle(canvas, 0, 0, vista.x - vista.half * 1.3, world.horizon + 200 * unit, 0, 1, 0.8);
  guideRectangle(
    canvas,
    vista.x + vista.half * 1.3,
    0,
    width,
    world.horizon + 200 * unit,
    0,
    1,
    0.8,
  );
}

import { lay, raise } from '#canvas.ts';
import { mixColours } from '#colour.ts';
import { layHalo } from '#elements/halo.ts';
import { type Box, inBox, visitBox } from '#elements/room.ts';
import { drawFacet, drawLimb } from '#elements/shape.ts';
import { clamp01, glow, smoothstep } from '#maths.ts';
import { hashUnit } from '#random.ts';
import type { World } from '#world.ts';

/** The end of the nave: a rose window over an altar with candles, and its light on the floor. */
export function paintChancel(world: World, box: Box): void {
  const { palette, light, unit, width, height, seed } = world;
  const lead = mixColours(palette.deep, palette.zenith, 0.3);
  const middle = -0.42;
  // The wall is not square: across and upright count in different lengths.
  const stretch = (box.up * height) / (box.half * width);
  const reach = 0.74;
  visitBox(world, box, (canvas, i, place) => {
    if (place.surface === 'back') {
      const x = place.across / reach;
      const y = ((place.upright - middle) * stretch) / reach;
      const away = Math.sqrt(x * x + y * y);
      const inside = smoothstep(1, 0.96, away);
      lay(canvas, i, lead, smoothstep(1.14, 1.08, away) * 0.8);
      if (inside > 0) {
        // Twelve petals without an angle: how far the ray lies from the nearest of six lines.
        const ray = Math.min(
          Math.abs(x),
          Math.abs(y),
          Math.abs(x * 0.866 - y * 0.5),
          Math.abs(x * 0.5 - y * 0.866),
          Math.abs(x * 0.866 + y * 0.5),
          Math.abs(x * 0.5 + y * 0.866),
        );
        const ring = away < 0.3 ? 0 : away < 0.66 ? 1 : 2;
        const chance = hashUnit(
          ring,
          Math.floor((x / (away + 0.001)) * 3.2) * 9 + Math.floor((y / (away + 0.001)) * 3.2),
          seed,
        );
        const tint = chance < 0.36 ? palette.accent : chance < 0.66 ? palette.sky : palette.haze;
        lay(canvas, i, mixColours(tint, palette.light, ring === 0 ? 0.75 : 0.4), inside);
        const bars = Math.min(away > 0.3 ? ray : 1, Math.abs(away - 0.3), Math.abs(away - 0.66));
        lay(canvas, i, lead, inside * smoothstep(0.05, 0.02, bars) * 0.85);
        raise(canvas.glowing, i, inside * 0.5 * smoothstep(0.02, 0.06, bars));
        raise(canvas.detail, i, 0.6);
      }
    }
    const x = i % width;
    const dx = x - light.x;
    const dy = (i - x) / width - light.y;
    const near = glow(Math.sqrt(dx * dx + dy * dy) / (150 * unit));
    lay(canvas, i, palette.light, clamp01(near * near * 0.34));
    if (place.surface !== 'floor') return;
    // A cloth along the aisle, and the window's colours lie on it.
    const cloth = smoothstep(0.235, 0.215, Math.abs(place.across));
    lay(canvas, i, mixColours(palette.accent, palette.deep, 0.4), cloth * 0.72);
    const path = glow(place.across * 3.4);
    lay(canvas, i, palette.light, path * path * 0.46 * smoothstep(7, 1, place.near));
  });
  drawAltar(world, box);
}

function drawAltar(world: World, box: Box): void {
  const { palette, unit } = world;
  const linen = mixColours(palette.haze, palette.light, 0.6);
  const at = (across: number, tall: number, near: number) => inBox(world, box, across, tall, near);
  const ink = { colour: linen, cover: 1, detail: 0.5 };
  drawFacet(
    world,
    [at(-0.42, 0.2, 1.04), at(0.42, 0.2, 1.04), at(0.42, 0, 1.04), at(-0.42, 0, 1.04)],
    {
      ...ink,
      colour: mixColours(linen, palette.deep, 0.35),
    },
  );
  drawFacet(
    world,
    [at(-0.42, 0.22, 1), at(0.42, 0.22, 1), at(0.45, 0.19, 1.04), at(-0.45, 0.19, 1.04)],
    ink,
  );
  for (const across of [-0.34, -0.2, 0.2, 0.34]) {
    const [x, y] = at(across, 0.21, 1.02);
    const tall = 17 * unit;
    drawLimb(world, x, y, 2 * unit, x, y - tall, 1.7 * unit, ink);
    drawLimb(world, x, y - tall - 4 * unit, 1.8 * unit, x, y - tall - 7 * unit, 0.9 * unit, {
      colour: palette.light,
      cover: 1,
      detail: 0.8,
    });
    layHalo(world, x, y - tall - 5 * unit, 17 * unit, 0.55);
  }
}

/** One bench to each side of the aisle, seen from behind. */
export function drawPews(world: World, box: Box, near: number): void {
  const { palette, light, width } = world;
  const wood = mixColours(mixColours(palette.deep, palette.accent, 0.3), palette.haze, 0.1);
  const at = (across: number, tall: number, depth: number) =>
    inBox(world, box, across, tall, depth);
  for (const side of [-1, 1]) {
    const inner = side * 0.42;
    const outer = side * 0.97;
    const lit = glow((at(inner, 0, near)[0] - light.x) / (width * 0.2));
    const ink = { cover: 1, detail: 0.4 };
    const rail = mixColours(wood, palette.light, clamp01(0.22 + lit * 0.4));
    drawFacet(
      world,
      [at(inner, 0.17, near), at(outer, 0.17, near), at(outer, 0, near), at(inner, 0, near)],
      {
        ...ink,
        colour: mixColours(wood, palette.deep, clamp01(0.25 + near * 0.07)),
      },
    );
    // The end that stands to the aisle catches its light.
    drawFacet(
      world,
      [
        at(inner, 0.2, near),
        at(inner, 0.2, near * 0.93),
        at(inner, 0, near * 0.93),
        at(inner, 0, near),
      ],
      { ...ink, colour: mixColours(wood, palette.light, clamp01(0.1 + lit * 0.45)) },
    );
    drawFacet(
      world,
      [
        at(inner, 0.185, near),
        at(outer, 0.185, near),
        at(outer, 0.165, near),
        at(inner, 0.165, near),
      ],
      { ...ink, colour: rail },
    );
  }
}

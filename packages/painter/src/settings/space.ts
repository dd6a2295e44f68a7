import { lay, raise } from '#canvas.ts';
import { mixColours, shift } from '#colour.ts';
import { bell, clamp01, glow, mix, smoothstep } from '#maths.ts';
import { createField } from '#planes.ts';
import { hashUnit } from '#random.ts';
import { pickSide, type SettingPainter } from '#settings/setting.ts';
import type { World } from '#world.ts';

/** Nebulae, a ringed planet, and the rim of a small world to stand on. */
export const space: SettingPainter = {
  stage(_scene, random) {
    const side = pickSide(random);
    return {
      horizon: 0.86,
      light: {
        x: 0.5 + side * random.between(0.16, 0.24),
        y: random.between(0.24, 0.32),
        radius: 0.06,
      },
      hero: { x: 0.5 - side * 0.06, feet: 0.84 },
      aloft: { x: 0.5 - side * random.between(0.05, 0.12), y: 0.48 },
      dreamer: { x: 0.5 + side * random.between(0.04, 0.12), feet: 0.872 },
      isOpen: true,
      floor: 'none',
    };
  },
  far(world) {
    paintNebula(world);
    paintPlanet(world);
  },
  near(world) {
    paintRim(world);
  },
  front() {},
};

function paintNebula(world: World): void {
  const { canvas, palette, light, noise, unit, width, height } = world;
  const size = 420 * unit;
  const slant = mix(-0.9, 0.9, hashUnit(5, 6, world.seed));
  const gas = createField(width, height, 4, (x, y) => {
    const px = x / size + y / (size * 2.2);
    const py = y / size;
    const wx = noise.layered(px * 1.1 + 3, py * 1.1, 3);
    const wy = noise.layered(px * 1.1, py * 1.1 + 7, 3);
    return noise.layered(px + wx * 1.3, py + wy * 1.3, 5);
  });
  const dark = shift(mixColours(palette.deep, palette.zenith, 0.35), -0.05);
  const warm = mixColours(palette.haze, palette.accent, 0.45);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const g = gas.at(x, y);
      // The milky band runs across the picture.
      const band = bell((x / width - 0.5) * slant + (y / height - 0.45) * 1.25);
      const dx = x - light.x;
      const dy = y - light.y;
      const near = glow(Math.sqrt(dx * dx + dy * dy) / (150 * unit));
      lay(canvas, i, dark, 1);
      lay(canvas, i, palette.zenith, clamp01(smoothstep(-0.4, 0.4, g) * 0.9 * (0.4 + band)));
      lay(canvas, i, palette.sky, clamp01(smoothstep(0, 0.6, g) * (0.25 + band * 0.75)));
      lay(
        canvas,
        i,
        warm,
        clamp01(smoothstep(0.12, 0.75, g + near * 0.25) * (band * 0.7 + near * 0.4)),
      );
      lay(
        canvas,
        i,
        palette.light,
        clamp01(near * near * 0.9 + smoothstep(0.45, 0.9, g) * band * 0.4),
      );
      lay(canvas, i, dark, smoothstep(-0.18, -0.55, g) * band * 0.8);
      raise(canvas.glowing, i, near * near * near * 0.6);
    }
  }
}

function paintPlanet(world: World): void {
  const { canvas, palette, light, noise, unit, width, height, seed } = world;
  const side = light.x > width / 2 ? -1 : 1;
  const cx = (0.5 + side * mix(0.2, 0.32, hashUnit(1, 6, seed))) * width;
  const cy = mix(0.16, 0.3, hashUnit(2, 6, seed)) * height;
  const radius = mix(44, 128, hashUnit(3, 6, seed)) * unit;
  const hasRing = hashUnit(4, 6, seed) < 0.6;
  const bodyColour = mixColours(palette.accent, palette.sky, 0.4);
  const pale = mixColours(palette.light, palette.haze, 0.3);
  for (let y = Math.max(0, Math.floor(cy - radius * 2)); y < cy + radius * 2; y++) {
    for (
      let x = Math.max(0, Math.floor(cx - radius * 2.6));
      x < Math.min(width, cx + radius * 2.6);
      x++
    ) {
      const i = y * width + x;
      const dx = (x - cx) / radius;
      const dy = (y - cy) / radius;
      const d = Math.sqrt(dx * dx + dy * dy);
      const inside = smoothstep(1.01, 0.98, d);
      const z = Math.sqrt(Math.max(0, 1 - d * d));
      const lx = (light.x - cx) / (400 * unit);
      const ly = (light.y - cy) / (400 * unit);
      const lit = clamp01((dx * lx + dy * ly + z * 0.35) * 0.95 + 0.12);
      if (inside > 0) {
        const bands = noise.layered(dx * 0.5 + 3, (dy - dx * 0.22) * 4.5, 4);
        lay(canvas, i, mixColours(palette.deep, bodyColour, lit), inside);
        lay(canvas, i, pale, inside * lit * clamp01(0.3 + bands * 0.6));
        raise(canvas.detail, i, 0.4);
      }
      // The ring: a flat ellipse, its far half hidden behind the body.
      const rx = dx + dy * 0.25;
      const ry = (dy - dx * 0.25) * 3.6;
      const ring = Math.sqrt(rx * rx + ry * ry);
      const band =
        smoothstep(1.32, 1.42, ring) *
        smoothstep(2.15, 1.95, ring) *
        (0.55 + 0.45 * noise.at(ring * 9, 1));
      const isBehind = ry < 0 && d < 1;
      if (hasRing && !isBehind) lay(canvas, i, pale, clamp01(band * 0.75));
    }
  }
}

function paintRim(world: World): void {
  const { canvas, palette, light, noise, unit, width, height } = world;
  const radius = 1250 * unit;
  const cx = world.stage.dreamer.x * width;
  const cy = world.stage.dreamer.feet * height + radius - 3 * unit;
  const rock = mixColours(palette.deep, palette.zenith, 0.3);
  const bright = mixColours(palette.haze, palette.light, 0.5);
  for (let y = Math.floor(0.7 * height); y < height; y++) {
    for (let x = 0; x < width; x++) {
      const dx = x - cx;
      const dy = y - cy;
      const edge =
        radius - Math.sqrt(dx * dx + dy * dy) + noise.layered(x / (42 * unit), 4, 3) * 5 * unit;
      const i = y * width + x;
      if (edge < 0) {
        // A breath of air around the small world, brighter below the light.
        const air = glow((x - light.x) / (520 * unit));
        lay(canvas, i, palette.haze, clamp01(glow(edge / (46 * unit)) * (0.2 + air * 0.6)));
        continue;
      }
      const cover = clamp01(edge);
      const grain = noise.layered(x / (60 * unit), y / (26 * unit), 4);
      const near = glow((x - light.x) / (420 * unit));
      lay(canvas, i, rock, cover);
      lay(
        canvas,
        i,
        bright,
        cover *
          clamp01(smoothstep(26 * unit, 0, edge) * 0.75 * near + Math.max(0, grain) * 0.3 * near),
      );
      lay(canvas, i, palette.deep, cover * smoothstep(0, 130 * unit, edge) * 0.5);
      raise(canvas.detail, i, smoothstep(10 * unit, 0, edge) * 0.5);
      canvas.glowing[i] = 0;
    }
  }
}

import { lay, raise } from '#canvas.ts';
import { mixColours } from '#colour.ts';
import { type Box, paintPlaster, visitBox } from '#elements/room.ts';
import { bell, clamp01, glow, mix, smoothstep } from '#maths.ts';
import type { Random } from '#random.ts';
import type { SettingPainter } from '#settings/setting.ts';
import { drawBench, hangClock, standLamps } from '#settings/station-platform.ts';
import { paintTrack } from '#settings/station-track.ts';
import { drawTrain } from '#settings/station-train.ts';
import type { World } from '#world.ts';

/** A platform under a roof of iron and glass; the rails run out into the open. */
export const station: SettingPainter = {
  holds: new Set(['train']),
  stage(_scene, random) {
    const { box, side } = planOf(random);
    return {
      horizon: 0.6,
      light: { x: box.x + side * 0.02, y: box.y - 0.05, radius: 0.06 },
      hero: { x: box.x - side * 0.06, feet: 0.8 },
      aloft: { x: box.x - side * 0.04, y: 0.42 },
      dreamer: { x: box.x - side * random.between(0.2, 0.25), feet: 0.92, tall: 0.17 },
      isOpen: false,
      floor: 'wet',
    };
  },
  far(world) {
    const { box, side } = planOf(world.random('stage'));
    paintPlaster(world, box, 3);
    paintRoof(world, box);
    paintMouth(world, box, side);
    paintWalls(world, box);
    paintTrack(world, box, side);
  },
  near(world) {
    const { box, side } = planOf(world.random('stage'));
    if (world.scene.symbols.some(({ id }) => id === 'train')) drawTrain(world, box, side);
    standLamps(world, box, -side);
    drawBench(world, box, -side);
    hangClock(world, box, -side);
  },
  front(world) {
    laySmoke(world);
  },
};

function planOf(random: Random): { box: Box; side: number } {
  const side = random.next() < 0.5 ? -1 : 1;
  return {
    box: {
      x: 0.5 + side * random.between(0.02, 0.06),
      y: random.between(0.49, 0.52),
      half: 0.13,
      up: random.between(0.15, 0.17),
      down: 0.085,
    },
    side,
  };
}

/** Glass between iron: a girder at each bay, thinner bars along, more light towards the mouth. */
function paintRoof(world: World, box: Box): void {
  const { palette, noise } = world;
  const iron = mixColours(palette.deep, palette.zenith, 0.3);
  visitBox(world, box, (canvas, i, place) => {
    const isHigh = place.surface !== 'floor' && place.surface !== 'back' && place.upright < -0.3;
    if (place.surface !== 'ceiling' && !isHigh) return;
    const along = 9 / place.near;
    const within = along - Math.floor(along);
    const far = smoothstep(7, 1, place.near);
    const cloud = noise.layered(place.across * 2 + 4, along * 0.7, 3);
    if (place.surface === 'ceiling') {
      lay(canvas, i, palette.sky, 0.75);
      lay(canvas, i, palette.haze, clamp01(0.16 + cloud * 0.5 + far * 0.5));
      lay(canvas, i, palette.light, clamp01(far * far * 0.35 + cloud * 0.2));
      const bar = Math.abs(place.across * 7 - Math.round(place.across * 7)) / 7;
      lay(canvas, i, iron, smoothstep(0.022, 0.012, bar) * 0.75);
    }
    const girder = Math.min(within, 1 - within);
    lay(canvas, i, iron, smoothstep(0.09, 0.06, girder) * 0.92);
    // Braces spread from the pillars under the glass.
    if (isHigh) {
      const brace = Math.abs(girder * 2 + (place.upright + 0.3) * 1.25);
      lay(canvas, i, iron, smoothstep(0.09, 0.05, brace) * 0.9);
    }
    raise(canvas.detail, i, smoothstep(0.12, 0.05, girder) * 0.4);
  });
}

/** The open end under its arch: sky, and a low line of what lies outside. */
function paintMouth(world: World, box: Box, side: number): void {
  const { palette, light, noise, unit, width } = world;
  const iron = mixColours(palette.deep, palette.zenith, 0.35);
  visitBox(world, box, (canvas, i, place) => {
    if (place.surface === 'back') {
      const bow = -1 + 0.55 * place.across * place.across;
      const edge = Math.min(place.upright - bow, 0.94 - Math.abs(place.across));
      lay(canvas, i, iron, 1);
      const open = smoothstep(0, 0.04, edge);
      const cloud = noise.layered(place.across * 1.6, place.upright * 3 + 6, 4);
      lay(canvas, i, mixColours(palette.sky, palette.haze, 0.5), open);
      lay(canvas, i, palette.light, open * clamp01(0.62 + place.upright * 0.5 + cloud * 0.4));
      const roofs = 0.62 + noise.layered(place.across * 3.4 + 8, 2.5, 3) * 0.3;
      lay(
        canvas,
        i,
        mixColours(palette.zenith, palette.haze, 0.45),
        open * smoothstep(roofs, roofs + 0.05, place.upright) * 0.8,
      );
      // Ribs of the fanlight.
      const rib = Math.min(
        Math.abs(place.across - (place.upright - 0.2) * 0.5 * side),
        Math.abs(place.across + (place.upright - 0.2) * 0.5 * side),
        Math.abs(place.upright + 0.42),
      );
      lay(
        canvas,
        i,
        iron,
        open * smoothstep(0.04, 0.02, rib) * smoothstep(-0.3, -0.44, place.upright) * 0.8,
      );
      raise(canvas.glowing, i, open * 0.45 * smoothstep(0.7, 0.2, place.upright));
    }
    const x = i % width;
    const dx = x - light.x;
    const dy = (i - x) / width - light.y;
    const near = glow(Math.sqrt(dx * dx + dy * dy) / (150 * unit));
    lay(canvas, i, palette.light, clamp01(near * near * 0.6));
  });
}

/** Brick to both sides, an arch in every bay, a lamp-lit room behind some. */
function paintWalls(world: World, box: Box): void {
  const { palette, noise } = world;
  const brick = mixColours(mixColours(palette.accent, palette.deep, 0.5), palette.haze, 0.16);
  visitBox(world, box, (canvas, i, place) => {
    if ((place.surface !== 'left' && place.surface !== 'right') || place.upright < -0.3) return;
    const along = 9 / place.near;
    const bay = Math.floor(along);
    const within = along - bay;
    const far = smoothstep(7, 1, place.near);
    const grain = noise.layered(along * 2, place.upright * 7, 3);
    lay(canvas, i, brick, 0.55 * mix(0.6, 1, far));
    lay(canvas, i, palette.deep, clamp01(Math.max(0, -grain) * 0.4 + (1 - far) * 0.3));
    const open = Math.abs(within - 0.5) * 2;
    const edge = Math.min(0.62 - open, place.upright + 0.02 - open * open * 0.3);
    const isLit = (bay + (place.surface === 'left' ? 0 : 1)) % 3 === 0;
    const inside = smoothstep(0, 0.06, edge);
    lay(canvas, i, palette.deep, smoothstep(-0.1, -0.03, edge) * 0.4);
    lay(
      canvas,
      i,
      isLit
        ? mixColours(palette.light, palette.accent, 0.25)
        : mixColours(palette.deep, palette.zenith, 0.4),
      inside * 0.85,
    );
    if (isLit) raise(canvas.glowing, i, inside * 0.3);
    lay(canvas, i, palette.deep, inside * smoothstep(0.06, 0.03, open) * 0.7);
    const pier = smoothstep(0.12, 0.08, Math.min(within, 1 - within));
    lay(canvas, i, mixColours(brick, palette.light, 0.2 * far), pier * 0.5);
    raise(canvas.detail, i, smoothstep(0.1, 0, Math.abs(edge)) * 0.4);
  });
}

/** What an engine left under the roof. */
function laySmoke(world: World): void {
  const { canvas, palette, noise, unit, width, height } = world;
  for (let y = 0; y < 0.6 * height; y++) {
    const v = y / (0.6 * height);
    for (let x = 0; x < width; x++) {
      const drift = noise.layered(x / (260 * unit) + 2, y / (130 * unit), 4);
      const cover = clamp01(drift - 0.02) * bell((v - 0.55) * 2) * 0.5;
      if (cover > 0.004) lay(canvas, y * width + x, palette.haze, cover);
    }
  }
}

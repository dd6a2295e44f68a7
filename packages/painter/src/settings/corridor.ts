import { lay, raise } from '#canvas.ts';
import { mixColours } from '#colour.ts';
import { type Box, paintPlaster, visitBox } from '#elements/room.ts';
import { clamp01, glow, mix, smoothstep } from '#maths.ts';
import { hashUnit } from '#random.ts';
import type { SettingPainter } from '#settings/setting.ts';
import type { World } from '#world.ts';

/** A corridor of doors towards one light; some doors let light through. */
export const corridor: SettingPainter = {
  stage(_scene, random) {
    const x = 0.5 + random.between(-0.06, 0.06);
    return {
      horizon: 0.56,
      light: { x, y: 0.47, radius: 0.07 },
      hero: { x: x + random.between(-0.03, 0.03), feet: 0.76 },
      aloft: { x, y: 0.47 },
      dreamer: {
        x: x + (random.next() < 0.5 ? -1 : 1) * random.between(0.11, 0.15),
        feet: 0.9,
        tall: 0.15,
      },
      isOpen: false,
      floor: 'wet',
    };
  },
  far(world) {
    const { light, palette, unit } = world;
    const grown = mix(0.8, 1.5, hashUnit(1, 12, world.seed));
    const box: Box = {
      x: world.stage.light.x,
      y: 0.47,
      half: 0.06 * grown,
      up: 0.075 * mix(0.9, 1.6, hashUnit(2, 12, world.seed)),
      down: 0.082,
    };
    paintPlaster(world, box, 3);
    paintDoors(world, box);
    const { canvas, width, height } = world;
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const dx = x - light.x;
        const dy = y - light.y;
        const away = Math.sqrt(dx * dx + dy * dy);
        const near = glow(away / (105 * unit));
        const i = y * width + x;
        lay(canvas, i, palette.haze, near * 0.5);
        lay(canvas, i, palette.light, clamp01(near * near * 1.15));
        raise(canvas.glowing, i, near * near * near * 0.55);
      }
    }
  },
  near() {},
  front() {},
};

function paintDoors(world: World, box: Box): void {
  const { palette, seed } = world;
  const frame = mixColours(palette.deep, palette.zenith, 0.3);
  const leaf = mixColours(mixColours(palette.deep, palette.accent, 0.3), palette.sky, 0.22);
  const lamp = mixColours(palette.light, palette.accent, 0.12);
  const dark = mixColours(palette.deep, palette.zenith, 0.15);
  visitBox(world, box, (canvas, i, place) => {
    // Distance along the corridor: even steps there crowd together towards its end.
    const along = 9 / place.near;
    const bay = Math.floor(along);
    const within = along - bay;
    const isWall = place.surface === 'left' || place.surface === 'right';
    const side = place.surface === 'left' ? 0 : 3;
    const isLit = (bay * 5 + side + (seed & 7)) % 4 === 0;
    if (isWall) {
      const edge = Math.min(within - 0.24, 0.76 - within, (place.upright + 0.5) * 0.6);
      lay(canvas, i, frame, smoothstep(-0.05, -0.035, edge) * 0.85);
      const inside = smoothstep(0, 0.012, edge);
      lay(canvas, i, isLit ? lamp : leaf, inside * (isLit ? 0.85 : 0.8));
      if (isLit) raise(canvas.glowing, i, inside * 0.3);
      else {
        const panel = Math.min(
          Math.abs(within - 0.32),
          Math.abs(within - 0.68),
          Math.abs(place.upright - 0.18),
        );
        lay(canvas, i, dark, inside * smoothstep(0.03, 0.012, panel) * 0.6);
      }
      raise(canvas.detail, i, smoothstep(0.05, 0, Math.abs(edge)) * 0.5);
    }
    if (place.surface === 'floor') {
      const spill = smoothstep(0.2, 0.34, within) * smoothstep(0.8, 0.66, within);
      const fromLeft = (bay * 5 + (seed & 7)) % 4 === 0 ? smoothstep(0.35, -1, place.across) : 0;
      const fromRight =
        (bay * 5 + 3 + (seed & 7)) % 4 === 0 ? smoothstep(-0.35, 1, place.across) : 0;
      lay(canvas, i, lamp, spill * Math.max(fromLeft, fromRight) * 0.6);
      // A polished floor keeps a path of the far light.
      const path = glow(place.across * 3.2);
      lay(canvas, i, palette.light, path * path * 0.42 * smoothstep(14, 1, place.near));
    }
    if (place.surface === 'ceiling') {
      const panel = Math.min(0.3 - Math.abs(place.across), within - 0.35, 0.65 - within);
      const inside = smoothstep(0, 0.02, panel) * smoothstep(16, 3, place.near);
      lay(canvas, i, palette.haze, inside * 0.45);
    }
  });
}

import { lay, raise } from '#canvas.ts';
import { mixColours } from '#colour.ts';
import { type Box, inBox } from '#elements/room.ts';
import { drawFacet, drawLimb } from '#elements/shape.ts';
import { clamp01, mix } from '#maths.ts';
import type { World } from '#world.ts';

/** A bed along the wall, its head to it, a curtain hung at its foot. */
export function drawBed(world: World, box: Box, near: number, side: number): void {
  const { palette, unit, canvas, noise, width, height } = world;
  const sheet = mixColours(mixColours(palette.light, palette.haze, 0.4), palette.sky, 0.16);
  const shade = mixColours(palette.zenith, palette.sky, 0.5);
  const iron = mixColours(palette.deep, palette.zenith, 0.3);
  const depth = near * 1.16;
  const corner = (across: number, tall: number, at: number) =>
    inBox(world, box, across * side, tall, at);
  const [head, foot] = [0.97, 0.47];
  const leg = near * 2 * unit;
  for (const [across, at] of [
    [foot, near],
    [foot, depth],
    [head, depth],
  ] as const) {
    const [x, y] = corner(across, 0, at);
    const [, top] = corner(across, across === head ? 0.42 : 0.33, at);
    drawLimb(world, x, y, leg, x, top, leg, { colour: iron, cover: 1, detail: 0.6 });
  }
  drawFacet(
    world,
    [
      corner(foot, 0.22, near),
      corner(head, 0.22, near),
      corner(head, 0.22, depth),
      corner(foot, 0.22, depth),
    ],
    { colour: sheet, cover: 1, detail: 0.4 },
  );
  drawFacet(
    world,
    [
      corner(foot, 0.22, depth),
      corner(head, 0.22, depth),
      corner(head, 0.1, depth),
      corner(foot, 0.12, depth),
    ],
    { colour: mixColours(sheet, shade, 0.55), cover: 1, detail: 0.4 },
  );
  drawFacet(
    world,
    [
      corner(foot, 0.22, near),
      corner(foot, 0.22, depth),
      corner(foot, 0.11, depth),
      corner(foot, 0.11, near),
    ],
    { colour: mixColours(sheet, shade, 0.3), cover: 1, detail: 0.4 },
  );
  const [px, py] = corner(head - 0.1, 0.27, (near + depth) / 2);
  drawLimb(
    world,
    px - near * 7 * unit * side,
    py,
    near * 6 * unit,
    px + near * 5 * unit * side,
    py - near * unit,
    near * 6 * unit,
    { colour: mixColours(sheet, palette.light, 0.6), cover: 1, detail: 0.4 },
  );
  // Thin cloth between this bed and the next, lit from behind.
  const [x0, y0] = corner(foot + 0.04, 0.86, depth * 1.06);
  const [x1] = corner(head, 0.86, depth * 1.06);
  const [, y1] = corner(foot, 0.2, depth * 1.06);
  const left = Math.max(0, Math.floor(Math.min(x0, x1)));
  const right = Math.min(width, Math.ceil(Math.max(x0, x1)));
  for (let y = Math.max(0, Math.floor(y0)); y < Math.min(height, y1); y++) {
    for (let x = left; x < right; x++) {
      const fold = noise.at(x / (near * 11 * unit), y / (near * 190 * unit) + near);
      const i = y * width + x;
      const tone = mixColours(shade, palette.light, clamp01(0.55 + fold * 0.5));
      lay(canvas, i, tone, mix(0.5, 0.78, clamp01(near / 4)));
      raise(canvas.detail, i, 0.2);
    }
  }
  drawLimb(world, x0, y0, near * 0.8 * unit, x1, y0, near * 0.8 * unit, {
    colour: iron,
    cover: 0.9,
    detail: 0.5,
  });
}

import { lay, raise } from '#canvas.ts';
import { mixColours } from '#colour.ts';
import { layHalo } from '#elements/halo.ts';
import { drawFacet, drawLimb } from '#elements/shape.ts';
import { bell, mix } from '#maths.ts';
import { hashUnit } from '#random.ts';
import type { World } from '#world.ts';

export function houseX(world: World): number {
  const side = world.light.x < world.width / 2 ? 1 : -1;
  return world.width * 0.5 + side * Math.min(world.width * 0.17, 190 * world.unit);
}

export function drawHouse(world: World): void {
  const { canvas, palette, light, unit, scene, seed } = world;
  const x = houseX(world);
  const foot = world.horizon + 46 * unit;
  const side = light.x < x ? -1 : 1;
  const half = mix(104, 138, hashUnit(1, 2, seed)) * unit;
  const wallTop = foot - mix(112, 150, hashUnit(1, 3, seed)) * unit;
  const ridge = wallTop - mix(84, 128, hashUnit(1, 4, seed)) * unit;
  const wall = mixColours(
    mixColours(palette.haze, palette.sky, 0.35),
    palette.deep,
    scene.time === 'night' ? 0.55 : 0.28,
  );
  const bright = mixColours(wall, palette.light, 0.45);
  const tiles = mixColours(mixColours(palette.accent, palette.deep, 0.5), palette.haze, 0.12);
  const ink = (colour: typeof wall, detail = 0.5) => ({ colour, cover: 1, detail });
  // The gable end is turned to the light, the long front away from it.
  const corner = x + side * half * 0.3;
  const end = x + side * half;
  const back = x - side * half;
  drawFacet(
    world,
    [
      [back, wallTop],
      [corner, wallTop],
      [corner, foot],
      [back, foot - 4 * unit],
    ],
    ink(wall),
  );
  drawFacet(
    world,
    [
      [corner, wallTop],
      [end, wallTop],
      [end, foot - 5 * unit],
      [corner, foot],
    ],
    ink(bright),
  );
  drawFacet(
    world,
    [
      [corner, wallTop + 1],
      [(corner + end) / 2, ridge],
      [end, wallTop + 1],
    ],
    ink(bright),
  );
  const eave = 13 * unit;
  drawFacet(
    world,
    [
      [back - side * eave, wallTop + 8 * unit],
      [back + side * half * 0.25, ridge],
      [(corner + end) / 2, ridge - 3 * unit],
      [corner + side * 2 * unit, wallTop + 9 * unit],
    ],
    ink(tiles),
  );
  drawLimb(
    world,
    (corner + end) / 2,
    ridge - 2 * unit,
    5 * unit,
    end + side * eave * 0.7,
    wallTop + 10 * unit,
    4 * unit,
    ink(mixColours(tiles, palette.deep, 0.35)),
  );
  drawLimb(
    world,
    (corner + end) / 2,
    ridge - 2 * unit,
    4 * unit,
    back + side * half * 0.25,
    ridge + 1 * unit,
    4 * unit,
    ink(mixColours(tiles, palette.light, 0.25)),
  );
  const chimney = back + side * half * 0.55;
  drawFacet(
    world,
    [
      [chimney - 9 * unit, ridge - 34 * unit],
      [chimney + 9 * unit, ridge - 34 * unit],
      [chimney + 9 * unit, ridge + 16 * unit],
      [chimney - 9 * unit, ridge + 16 * unit],
    ],
    ink(mixColours(wall, palette.deep, 0.3)),
  );
  layContact(world, x, foot, half);
  const isLit = scene.time !== 'day';
  const glass = isLit
    ? mixColours(palette.light, palette.accent, 0.22)
    : mixColours(palette.zenith, palette.sky, 0.5);
  const frame = mixColours(palette.deep, palette.zenith, 0.2);
  const tall = foot - wallTop;
  for (const share of [0.18, 0.44, 0.8]) {
    const wx = mix(back, corner, share);
    const w = half * 0.095;
    const isDoor = share === 0.8;
    const top = wallTop + tall * (isDoor ? 0.3 : 0.24);
    const bottom = isDoor ? foot - 2 * unit : wallTop + tall * 0.62;
    pane(wx, w * (isDoor ? 1.1 : 1), top, bottom, isDoor);
  }
  pane((corner + end) / 2, half * 0.075, wallTop + tall * 0.26, wallTop + tall * 0.64, false);
  pane(
    (corner + end) / 2,
    half * 0.055,
    ridge + (wallTop - ridge) * 0.55,
    ridge + (wallTop - ridge) * 0.85,
    false,
  );

  function pane(wx: number, w: number, top: number, bottom: number, isDoor: boolean): void {
    drawFacet(
      world,
      [
        [wx - w - 3 * unit, top - 3 * unit],
        [wx + w + 3 * unit, top - 3 * unit],
        [wx + w + 3 * unit, bottom],
        [wx - w - 3 * unit, bottom],
      ],
      ink(frame, 0.7),
    );
    drawFacet(
      world,
      [
        [wx - w, top],
        [wx + w, top],
        [wx + w, bottom - 2 * unit],
        [wx - w, bottom - 2 * unit],
      ],
      ink(isDoor && !isLit ? mixColours(palette.accent, palette.deep, 0.4) : glass, 0.8),
    );
    if (!isDoor) {
      drawLimb(world, wx, top, 1.2 * unit, wx, bottom, 1.2 * unit, ink(frame, 0.8));
      drawLimb(
        world,
        wx - w,
        (top + bottom) / 2,
        1.2 * unit,
        wx + w,
        (top + bottom) / 2,
        1.2 * unit,
        ink(frame, 0.8),
      );
    }
    if (!isLit) return;
    const i = Math.floor((top + bottom) / 2) * world.width + Math.floor(wx + w * 0.4);
    if (i > 0 && i < canvas.glowing.length) raise(canvas.glowing, i, 0.9);
    layHalo(world, wx, (top + bottom) / 2, 34 * unit, 0.34);
  }
}

function layContact(world: World, x: number, foot: number, half: number): void {
  const { canvas, palette, unit, width, height } = world;
  for (let y = Math.floor(foot - 12 * unit); y < Math.min(height, foot + 26 * unit); y++) {
    for (
      let px = Math.max(0, Math.floor(x - half * 1.5));
      px < Math.min(width, x + half * 1.5);
      px++
    ) {
      const dx = (px - x) / (half * 1.35);
      const dy = (y - foot) / (24 * unit);
      lay(
        canvas,
        y * width + px,
        palette.deep,
        bell(Math.sqrt(dx * dx + dy * dy)) * (y > foot - 3 * unit ? 0.45 : 0),
      );
    }
  }
}

import { lay, raise } from '#canvas.ts';
import { mixColours } from '#colour.ts';
import { drawGrass } from '#elements/grass.ts';
import { paintLand } from '#elements/ground.ts';
import { layHalo } from '#elements/halo.ts';
import { paintRange } from '#elements/hills.ts';
import { growTree } from '#elements/lone-trees.ts';
import { drawFacet, drawLimb } from '#elements/shape.ts';
import { layFog, paintSky } from '#elements/sky.ts';
import { bell, clamp01, glow, mix, smoothstep } from '#maths.ts';
import { hashUnit } from '#random.ts';
import { pickSide, type SettingPainter } from '#settings/setting.ts';
import type { World } from '#world.ts';

/** A house with lit windows at the end of a path, flowers to both sides. */
export const garden: SettingPainter = {
  stage(_scene, random) {
    const side = pickSide(random);
    const x = 0.5 + side * random.between(0.12, 0.2);
    return {
      horizon: random.between(0.58, 0.62),
      light: { x, y: random.between(0.24, 0.36), radius: random.between(0.048, 0.062) },
      hero: { x: 0.5 + side * random.between(0.04, 0.1), feet: 0.8 },
      aloft: { x: 0.5 + side * random.between(0.02, 0.08), y: 0.26 },
      dreamer: { x: 0.5 - side * random.between(0.05, 0.1), feet: 0.865, tall: 0.115 },
      isOpen: true,
      floor: 'land',
    };
  },
  far(world) {
    const { horizon: base, unit, palette, width } = world;
    paintSky(world, base + Math.floor(24 * unit));
    paintRange(world, {
      base: base + Math.floor(18 * unit),
      height: 110 * unit,
      span: 400 * unit,
      jagged: 0.1,
      distance: 0.82,
      snow: false,
      salt: 1,
    });
    layFog(world, base - 70 * unit, base + 30 * unit, 0.45);
    const random = world.random('orchard');
    const leaf = mixColours(palette.leaf, palette.deep, 0.2);
    for (let n = 0; n < 11; n++) {
      const x = random.next() * width;
      if (Math.abs(x - world.light.x) > 0.1 * width)
        growTree(
          world,
          x,
          base + 14 * unit,
          random.between(120, 230) * unit,
          random.between(0.45, 0.62),
          random,
          mixColours(leaf, palette.accent, random.next() * 0.35),
        );
    }
    layFog(world, base - 60 * unit, base + 40 * unit, 0.35);
  },
  near(world) {
    const { palette, horizon, unit, height } = world;
    const green = mixColours(palette.leaf, palette.deep, 0.4);
    paintLand(world, {
      top: horizon + Math.floor(6 * unit),
      roll: 10 * unit,
      colour: green,
      grain: [240, 44],
    });
    drawHouse(world);
    drawGrass(world, horizon + 34 * unit, 0.85 * height, 1700, 'lawn');
    paintPath(world);
  },
  front(world) {
    const { palette, unit, height, width, light } = world;
    drawBorder(world);
    if (hashUnit(2, 8, world.seed) < 0.7) {
      const random = world.random('garden tree');
      const side = light.x < width / 2 ? -1 : 1;
      growTree(
        world,
        width / 2 + side * (width / 2 - 60 * unit),
        height * 0.9,
        random.between(560, 720) * unit,
        0.04,
        random,
        palette.leaf,
      );
    }
  },
};

function houseX(world: World): number {
  const side = world.light.x < world.width / 2 ? 1 : -1;
  return world.width * 0.5 + side * Math.min(world.width * 0.17, 190 * world.unit);
}

function drawHouse(world: World): void {
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

function pathAt(world: World, near: number): number {
  const { width, noise, unit, stage } = world;
  const door = houseX(world) + (world.light.x < houseX(world) ? -1 : 1) * -10 * unit;
  return (
    mix(door, stage.dreamer.x * width, smoothstep(0, 0.75, near)) +
    noise.at(near * 2.1 + 6, 3.3) * 60 * unit * bell(near * 2 - 1)
  );
}

function paintPath(world: World): void {
  const { canvas, palette, light, noise, unit, width, height, horizon } = world;
  const gravel = mixColours(mixColours(palette.haze, palette.accent, 0.16), palette.deep, 0.22);
  const top = horizon + 48 * unit;
  for (let y = Math.floor(top); y < height; y++) {
    const near = (y - top) / (height - top);
    const half = (10 + near * 120) * unit;
    const centre = pathAt(world, near);
    for (
      let x = Math.max(0, Math.floor(centre - half * 1.3));
      x < Math.min(width, centre + half * 1.3);
      x++
    ) {
      const across = (x - centre) / half;
      const ragged = noise.layered(x / (26 * unit), y / (12 * unit), 2) * 0.22;
      const cover = smoothstep(1.06, 0.86, Math.abs(across) + ragged);
      if (cover <= 0) continue;
      const i = y * width + x;
      const speck = noise.layered(across * 6 + 3, near * 40, 3);
      lay(canvas, i, gravel, cover * 0.92);
      lay(
        canvas,
        i,
        palette.light,
        cover * clamp01(speck * 0.3 + glow((x - light.x) / (300 * unit)) * 0.22),
      );
      lay(
        canvas,
        i,
        palette.deep,
        cover * clamp01(-speck * 0.3 + smoothstep(0.4, 1.1, near) * 0.4),
      );
      raise(canvas.detail, i, cover * 0.2);
    }
  }
}

/** Flower beds along the lower edge and the path, as heaps of leaves and blossom. */
function drawBorder(world: World): void {
  const { palette, unit, width, height, horizon } = world;
  const random = world.random('border');
  const leaf = mixColours(palette.leaf, palette.deep, 0.5);
  const blossoms = [
    palette.accent,
    mixColours(palette.light, palette.haze, 0.2),
    mixColours(palette.accent, palette.light, 0.5),
    mixColours(palette.zenith, palette.light, 0.45),
  ];
  const top = horizon + 60 * unit;
  for (let n = 0; n < 560; n++) {
    const near = n / 560;
    const y = mix(top, height * 1.03, near);
    const side = random.next() < 0.5 ? -1 : 1;
    const away = (34 + near * 190 + random.next() * random.next() * (120 + near * 320)) * unit;
    const x = pathAt(world, near) + side * away;
    if (x < -40 * unit || x > width + 40 * unit) continue;
    const size = (2.2 + near * 7.5) * random.between(0.7, 1.3) * unit;
    const stem = size * random.between(1.5, 4.2);
    const colour = mixColours(leaf, palette.deep, near * 0.6);
    for (let k = 0; k < 3; k++) {
      const lean = random.between(-1.2, 1.2) * size;
      drawLimb(
        world,
        x + lean * 0.4,
        y,
        size * 0.42,
        x + lean * 1.5,
        y - stem * random.between(0.4, 0.9),
        size * 0.16,
        { colour, cover: 0.9, detail: 0.35 },
      );
    }
    if (random.next() < 0.62) {
      const flower = blossoms[Math.floor(random.next() * 4)] ?? palette.accent;
      const shade = mixColours(flower, palette.deep, near * 0.32);
      for (let k = 0; k < 3; k++) {
        const fx = x + random.between(-0.7, 0.7) * size;
        const fy = y - stem + random.between(-0.6, 0.5) * size;
        drawLimb(
          world,
          fx - size * 0.2,
          fy,
          size * 0.4,
          fx + size * 0.25,
          fy - size * 0.12,
          size * 0.34,
          {
            colour: k === 2 ? mixColours(shade, palette.light, 0.4) : shade,
            cover: 0.95,
            detail: 0.6,
          },
        );
      }
    }
  }
}

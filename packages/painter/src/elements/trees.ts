import { guideRectangle } from '#canvas.ts';
import { type Colour, mixColours, shift } from '#colour.ts';
import { scar } from '#elements/bark.ts';
import { drawLimb, type Ink } from '#elements/shape.ts';
import { cosTurn, glow, mix, sinTurn } from '#maths.ts';
import type { Random } from '#random.ts';
import type { World } from '#world.ts';

/** A bare tree trunk that rises out of the picture, with branches reaching inwards. */
export function drawTrunk(
  world: World,
  x: number,
  foot: number,
  radius: number,
  distance: number,
  random: Random,
  bark?: Colour,
): void {
  const { palette, light, unit } = world;
  const colour = mixColours(bark ?? palette.deep, palette.haze, distance * 0.86);
  const ink: Ink = { colour, cover: 1, detail: mix(0.55, 0.15, distance) };
  const lean = random.between(-0.05, 0.05) * foot;
  const top = -30 * unit;
  const half = { x: x + lean * 0.4 + random.between(-6, 6) * unit, y: foot * 0.5 };
  drawLimb(world, x, foot, radius * 1.18, half.x, half.y, radius * 0.9, ink);
  drawLimb(world, half.x, half.y, radius * 0.9, x + lean, top, radius * 0.66, ink);
  for (const side of [-1, 1])
    drawLimb(
      world,
      x,
      foot - radius * 1.4,
      radius * 0.6,
      x + side * radius * 1.7,
      foot + radius * 0.3,
      radius * 0.18,
      ink,
    );
  guideRectangle(
    world.canvas,
    Math.min(x, x + lean) - radius,
    0,
    Math.max(x, x + lean) + radius,
    foot,
    0,
    1,
    1.1,
  );

  const rim: Ink = {
    colour: mixColours(colour, palette.light, 0.55 * glow((x - light.x) / (420 * unit))),
    cover: 0.6,
    detail: 0.3,
  };
  const toLight = light.x > x ? 1 : -1;
  // Just inside the bark's outline, where light from beside it would graze.
  const edge = radius * toLight;
  const low = { x: x + edge * 1.07, y: foot - 6 * unit };
  const middle = { x: half.x + edge * 0.83, y: half.y };
  drawLimb(world, low.x, low.y, radius * 0.1, middle.x, middle.y, radius * 0.08, rim);
  drawLimb(
    world,
    middle.x,
    middle.y,
    radius * 0.08,
    x + lean + edge * 0.6,
    top,
    radius * 0.06,
    rim,
  );

  if (bark !== undefined) scar(world, x, lean, foot, radius, distance, random);

  const branches = 3 + Math.floor(random.next() * 4);
  for (let n = 0; n < branches; n++) {
    // Boughs near us stay above what stands in the clearing.
    const up = random.between(0.1, distance < 0.1 ? 0.46 : 0.7) * foot;
    const side = random.next() < 0.72 ? toLight : -toLight;
    const from = x + lean * (1 - up / foot);
    growBranch(
      world,
      from,
      up,
      side,
      radius * random.between(0.2, 0.36),
      radius * random.between(3.4, 6.5),
      4,
      random,
      ink,
    );
  }
}

function growBranch(
  world: World,
  x: number,
  y: number,
  side: number,
  radius: number,
  length: number,
  generations: number,
  random: Random,
  ink: Ink,
  angle = random.between(-0.02, 0.13),
): void {
  if (generations === 0 || radius < 0.35 * world.unit) return;
  const bend = angle + random.between(-0.045, 0.06);
  const mx = x + side * cosTurn(angle) * length * 0.5;
  const my = y - sinTurn(angle) * length * 0.5;
  const ex = mx + side * cosTurn(bend) * length * 0.5;
  const ey = my - sinTurn(bend) * length * 0.5;
  drawLimb(world, x, y, radius, mx, my, radius * 0.75, ink);
  drawLimb(world, mx, my, radius * 0.75, ex, ey, radius * 0.5, ink);
  growBranch(
    world,
    ex,
    ey,
    side,
    radius * 0.5,
    length * 0.7,
    generations - 1,
    random,
    ink,
    bend + random.between(-0.04, 0.09),
  );
  growBranch(
    world,
    mx,
    my,
    side,
    radius * 0.5,
    length * random.between(0.4, 0.62),
    generations - 1,
    random,
    ink,
    angle + random.between(0.07, 0.15),
  );
  if (random.next() < 0.7)
    growBranch(
      world,
      ex,
      ey,
      side,
      radius * 0.42,
      length * 0.5,
      generations - 1,
      random,
      ink,
      bend - random.between(0.06, 0.14),
    );
}

/** A distant wood: many thin stems standing in mist. */
export function drawStems(
  world: World,
  foot: number,
  count: number,
  distance: number,
  name: string,
): void {
  const random = world.random(name);
  const colour = shift(mixColours(world.palette.deep, world.palette.haze, distance), 0);
  for (let n = 0; n < count; n++) {
    const x = random.next() * world.width;
    const radius = random.between(2.5, 9) * world.unit * (1.4 - distance * 0.6);
    const lean = random.between(-14, 14) * world.unit;
    drawLimb(
      world,
      x,
      foot + random.between(-10, 10) * world.unit,
      radius,
      x + lean,
      -10,
      radius * 0.7,
      {
        colour,
        cover: random.between(0.3, 0.75),
        detail: 0.1,
      },
    );
  }
}

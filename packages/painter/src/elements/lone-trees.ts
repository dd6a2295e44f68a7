import { type Colour, mixColours } from '#colour.ts';
import { leaf } from '#elements/leaf.ts';
import { drawLimb } from '#elements/shape.ts';
import { cosTurn, mix, sinTurn } from '#maths.ts';
import type { Random } from '#random.ts';
import type { World } from '#world.ts';

function bodyColour(world: World, distance: number): Colour {
  return mixColours(world.palette.deep, world.palette.haze, distance * 0.9);
}

/** A fir from its tip down: drooping tiers, each wider; snow lies on them where `isWhite`. */
export function drawFir(
  world: World,
  x: number,
  foot: number,
  tall: number,
  distance: number,
  isWhite: boolean,
  random: Random,
): void {
  const { palette, light } = world;
  const body = bodyColour(world, distance);
  const lit = mixColours(body, mixColours(palette.haze, palette.light, 0.4), isWhite ? 0.75 : 0.3);
  const detail = mix(0.5, 0.15, distance);
  drawLimb(world, x, foot, tall * 0.028, x, foot - tall * 0.3, tall * 0.02, {
    colour: body,
    cover: 1,
    detail,
  });
  const tiers = Math.max(7, Math.min(17, Math.floor(tall / (20 * world.unit)) + 5));
  for (let n = 0; n < tiers; n++) {
    const down = (n + 1) / tiers;
    const y = foot - tall * (1 - down * 0.9);
    const reach = tall * 0.23 * (0.1 + down * 0.9) * random.between(0.8, 1.15);
    const thick = (tall / tiers) * 0.66 * (0.25 + down * 0.75);
    for (const side of [-1, 1]) {
      const tip = reach * random.between(0.78, 1.12);
      const droop = tall * 0.045 * (0.3 + down);
      const twigs = tall > 120 * world.unit ? 5 : 2;
      drawLimb(
        world,
        x,
        y - thick * 0.4,
        thick,
        x + side * tip * 0.5,
        y + droop * 0.4,
        thick * 0.55,
        {
          colour: body,
          cover: 1,
          detail,
        },
      );
      for (let k = 0; k < twigs; k++) {
        // Twigs hang from the bough, longer towards its middle, and fray its edge.
        const at = (k + 0.6) / twigs;
        const bx = x + side * tip * at;
        const by = y + droop * at;
        drawLimb(
          world,
          bx - side * tip * 0.2,
          by - droop * 0.3,
          thick * 0.34,
          bx + side * tip * 0.13,
          by + thick * random.between(0.15, 0.7),
          thick * 0.1,
          { colour: body, cover: 1, detail },
        );
      }
      const faces = (light.x - x) * side > 0 ? 1 : 0.5;
      for (const at of [0.22, 0.55, 0.84]) {
        drawLimb(
          world,
          x + side * tip * (at - 0.16),
          y + droop * (at - 0.3) - thick * 0.42,
          thick * 0.22,
          x + side * tip * (at + 0.1),
          y + droop * at - thick * 0.22,
          thick * 0.1,
          { colour: lit, cover: (isWhite ? 0.8 : 0.35) * faces * random.between(0.6, 1), detail },
        );
      }
    }
  }
  drawLimb(world, x, foot - tall, 0.5, x, foot - tall * 0.88, tall * 0.014, {
    colour: body,
    cover: 1,
    detail,
  });
}

/** A tree that spreads: bare boughs, or a crown of leaves where `crown` gives its colour. */
export function growTree(
  world: World,
  x: number,
  foot: number,
  tall: number,
  distance: number,
  random: Random,
  crown?: Colour,
): void {
  const body = bodyColour(world, distance);
  const detail = mix(0.5, 0.15, distance);
  const tips: [number, number, number][] = [];
  function bough(
    bx: number,
    by: number,
    angle: number,
    length: number,
    radius: number,
    left: number,
  ): void {
    const bend = angle + random.between(-0.035, 0.035);
    const mx = bx + cosTurn(angle) * length * 0.5;
    const my = by - sinTurn(angle) * length * 0.5;
    const ex = mx + cosTurn(bend) * length * 0.5;
    const ey = my - sinTurn(bend) * length * 0.5;
    const ink = { colour: body, cover: 1, detail };
    drawLimb(world, bx, by, radius, mx, my, radius * 0.82, ink);
    drawLimb(world, mx, my, radius * 0.82, ex, ey, radius * 0.66, ink);
    if (left === 0 || radius < 0.35 * world.unit) {
      tips.push([ex, ey, length]);
      return;
    }
    bough(
      ex,
      ey,
      bend + random.between(0.03, 0.09),
      length * random.between(0.66, 0.84),
      radius * 0.64,
      left - 1,
    );
    bough(
      ex,
      ey,
      bend - random.between(0.03, 0.09),
      length * random.between(0.66, 0.84),
      radius * 0.64,
      left - 1,
    );
    if (random.next() < 0.3)
      bough(mx, my, bend + random.between(-0.14, 0.14), length * 0.55, radius * 0.5, left - 1);
  }
  bough(
    x,
    foot,
    0.25 + random.between(-0.015, 0.015),
    tall * 0.3,
    tall * 0.03,
    tall > 150 * world.unit ? 5 : 3,
  );
  if (crown !== undefined) leaf(world, tips, tall, distance, random, crown);
}

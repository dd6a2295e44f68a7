import { mixColours } from '#colour.ts';
import { layHalo } from '#elements/halo.ts';
import { type Box, inBox } from '#elements/room.ts';
import { drawFacet, drawLimb } from '#elements/shape.ts';
import { clamp01, mix } from '#maths.ts';
import type { World } from '#world.ts';

/** Where its engine stops, 1 at the far end of the hall and growing towards us. */
const head = 2.9;

/** A train along its platform, the engine towards us with its lamps lit. */
export function drawTrain(world: World, box: Box, side: number): void {
  const { palette, unit } = world;
  const iron = mixColours(palette.deep, palette.zenith, 0.22);
  const paint = mixColours(mixColours(palette.accent, palette.deep, 0.42), palette.zenith, 0.15);
  const lamp = mixColours(palette.light, palette.accent, 0.16);
  const near = { inner: 0.25, outer: 0.73 };
  const at = (across: number, tall: number, depth: number) =>
    inBox(world, box, side * across, tall, depth);
  const ink = (colour: typeof iron, detail = 0.5) => ({ colour, cover: 1, detail });
  // Carriages to the far end: wheels in shade, body, a pale line under the windows, a rounded roof.
  for (let n = 0; n < 5; n++) {
    // Even lengths crowd together towards the far end.
    const from = 1 / mix(1 / head, 0.97, (n + 0.05) / 5);
    const until = 1 / mix(1 / head, 0.97, (n + 1) / 5);
    const body = mixColours(paint, palette.haze, clamp01(n * 0.1));
    drawFacet(
      world,
      [
        at(near.inner, 0.09, until),
        at(near.inner, 0.09, from),
        at(near.inner, 0, from),
        at(near.inner, 0, until),
      ],
      ink(palette.deep),
    );
    drawFacet(
      world,
      [
        at(near.inner, 0.56, until),
        at(near.inner, 0.56, from),
        at(near.inner, 0.09, from),
        at(near.inner, 0.09, until),
      ],
      ink(body),
    );
    drawFacet(
      world,
      [
        at(near.inner, 0.56, until),
        at(near.inner, 0.56, from),
        at(0.36, 0.63, from),
        at(0.36, 0.63, until),
      ],
      ink(mixColours(iron, palette.haze, 0.24)),
    );
    const [bx, by] = at(near.inner, 0.24, from);
    const [ex, ey] = at(near.inner, 0.24, until);
    drawLimb(
      world,
      bx,
      by,
      from * 1.1 * unit,
      ex,
      ey,
      until * 1.1 * unit,
      ink(mixColours(palette.light, palette.accent, 0.4)),
    );
    for (let w = 0; w < 5; w++) {
      const a = 1 / mix(1 / from, 1 / until, (w + 0.22) / 5);
      const z = 1 / mix(1 / from, 1 / until, (w + 0.82) / 5);
      drawFacet(
        world,
        [
          at(near.inner, 0.48, z),
          at(near.inner, 0.48, a),
          at(near.inner, 0.29, a),
          at(near.inner, 0.29, z),
        ],
        ink(lamp, 0.7),
      );
    }
    const [gx, gy] = at(near.inner, 0.38, mix(from, until, 0.5));
    layHalo(world, gx, gy, from * 26 * unit, 0.3);
  }
  // The face of the engine: a round boiler door in a dark front, buffers, three lamps.
  const middle = (near.inner + near.outer) / 2;
  const [cx, cy] = at(middle, 0.33, head);
  const [left] = at(near.inner, 0.33, head);
  const [, top] = at(middle, 0.62, head);
  const [, foot] = at(middle, 0, head);
  const half = Math.abs(cx - left);
  drawFacet(
    world,
    [
      [cx - half, cy],
      [cx + half, cy],
      [cx + half, foot - 8 * unit],
      [cx - half, foot - 8 * unit],
    ],
    ink(mixColours(paint, palette.deep, 0.3)),
  );
  drawLimb(world, cx, cy - half * 0.1, half, cx, cy + half * 0.2, half, ink(iron));
  drawLimb(
    world,
    cx,
    cy,
    half * 0.78,
    cx,
    cy,
    half * 0.78,
    ink(mixColours(iron, palette.haze, 0.2)),
  );
  drawLimb(
    world,
    cx,
    cy,
    half * 0.66,
    cx,
    cy,
    half * 0.66,
    ink(mixColours(iron, palette.haze, 0.08)),
  );
  drawLimb(world, cx, top + half * 0.1, half * 0.16, cx, top - half * 0.24, half * 0.2, ink(iron));
  for (const across of [-0.62, 0.62]) {
    const x = cx + across * half;
    const y = foot - half * 0.52;
    drawLimb(
      world,
      x,
      y,
      half * 0.16,
      x,
      y,
      half * 0.16,
      ink(mixColours(iron, palette.light, 0.3)),
    );
    lightAt(x, y - half * 0.34, half * 0.12);
  }
  lightAt(cx, cy - half * 0.86, half * 0.15);

  function lightAt(x: number, y: number, round: number): void {
    drawLimb(world, x, y, round, x, y, round, ink(lamp, 0.8));
    layHalo(world, x, y, round * 5, 0.75);
  }
}

import { fall, spread } from '#press/drawing.ts';
import { circle, ellipse, join, type Path, rect } from '#press/path.ts';
import { onPlane, panel, type Spot, see } from '#press/stages/kit/camera.ts';
import { type Decor, decorFor } from '#press/stages/kit/decor.ts';
import { paintHangingLamp, stand } from '#press/stages/kit/fittings.ts';
import { atEdge, paintBasket } from '#press/stages/kit/floor-things.ts';
import { paintFloor } from '#press/stages/kit/floors.ts';
import { type Inside, insideStage } from '#press/stages/kit/inside.ts';
import { frontOf, paintBlock, paintRoom } from '#press/stages/kit/room.ts';
import { lens, pick } from '#press/stages/kit/shapes.ts';
import { slotAt } from '#press/stages/kit/slots.ts';

/** Under a house: stone walls, steps that lead up, barrels and shelves by one bare bulb. */
export const cellar = insideStage(
  { plans: ['box', 'aside'], far: [520, 640], tall: [220, 245], half: [250, 300] },
  (inside) => {
    const { camera, room, put, slots, options } = inside;
    const { random } = options;
    const decor = decorFor(random);
    const jarInk = decor.soft === 'white' ? 'accent2' : decor.soft;
    const wide = room.right - room.left;
    const bulb: Spot = [(room.left + room.right) / 2 + random.between(-50, 50), 184, 380];
    const light = see(camera, bulb);
    paintRoom(put, room, { light, dim: 1, wall: 'stone', ceiling: 'dark', floor: 'ground' });
    const joints: Path[] = [];
    for (let up = 30; up < room.tall; up += 34) {
      joints.push(panel(camera, room.back, 0, up, wide, 2));
      for (let u = (up % 68) * 0.6; u < wide; u += 66)
        joints.push(panel(camera, room.back, u, up, 2, 34));
      for (const plane of [room.leftWall, room.rightWall]) {
        joints.push(panel(camera, plane, 0, up, room.depth - 60, 2));
      }
    }
    put('joints', 'dark', join(...joints), { tone: 0.5, alpha: 0.5 });
    paintFloor(put, room, pick(random, ['tiles', 'boards', 'cabochons']), 44);
    const stones: Path[] = [];
    for (let n = 0; n < 14; n++) {
      const row = 1 + Math.floor(random.next() * 6);
      const u = ((row * 34) % 68) * 0.6 + 66 * Math.floor(random.next() * (wide / 66));
      stones.push(panel(camera, room.back, u + 2, row * 34 - 2, 62, 32));
    }
    put('stones', 'stone', join(...stones), { tone: 0.95, alpha: 0.4 });
    paintWinterStores(inside, decor);
    const beams: Path[] = [];
    for (let z = 200; z < room.depth; z += 110)
      beams.push(panel(camera, room.ceiling, 0, z, wide, 20));
    put('beams', 'wood', join(...beams), { tone: 0.9 });
    for (let n = 0; n < 7; n++) {
      paintBlock(
        put,
        camera,
        'step',
        'wood',
        {
          at: [room.right - 96, n * 30, room.depth - 40 - (6 - n) * 34],
          wide: 96,
          tall: 30,
          deep: 34 + (6 - n),
        },
        { front: 0.55, side: 0.8, top: 0.2 },
      );
    }
    put('hatch', 'lamp', panel(camera, room.back, wide - 92, 196, 80, 24), { tone: 0.1, glow: 1 });
    const shelfAt = room.left + 20;
    for (const up of [60, 110, 160]) {
      paintBlock(
        put,
        camera,
        'shelf',
        'wood',
        { at: [shelfAt, up, room.depth - 44], wide: wide * 0.34, tall: 5, deep: 40 },
        { front: 0.6, top: 0.3 },
      );
    }
    const jars: Path[] = [];
    for (const up of [65, 115, 165]) {
      for (let u = 14; u < wide * 0.32; u += 26) {
        const tall = random.between(16, 28);
        jars.push(stand(camera, [shelfAt + u, up, room.depth - 40], rect(-8, -tall, 16, tall, 4)));
      }
    }
    put('jars', jarInk, join(...jars.filter((_, n) => n % 3 === 0)), { tone: 0.3, isSheet: true });
    put('jars', 'leaf', join(...jars.filter((_, n) => n % 3 === 1)), { tone: 0.3, isSheet: true });
    put('jars', 'glass', join(...jars.filter((_, n) => n % 3 === 2)), {
      tone: 0.45,
      isSheet: true,
    });
    for (const x of [-0.1, 0.12]) {
      const spot: Spot = [(room.left + room.right) / 2 + wide * x, 0, room.depth - 60];
      const barrel = join(rect(-30, -84, 60, 84, 16), ellipse(0, -84, 27, 7));
      put('barrel', 'wood', stand(camera, spot, barrel), {
        tone: 0.5,
        isSheet: true,
        relief: { depth: 0.5, dx: -8, dy: -4, radius: 14 },
      });
      put(
        'hoops',
        'dark',
        stand(camera, spot, join(rect(-31, -64, 62, 5), rect(-31, -26, 62, 5))),
        {
          tone: 0.6,
        },
      );
      slots.push(slotAt(camera, 'top', [spot[0], 88, spot[2]], 60));
    }
    paintHangingLamp(put, camera, room, bulb, { isLit: true });
    const pool = see(camera, [bulb[0], 0, bulb[2]]);
    put('pool', 'lamp', ellipse(pool.x, pool.y, 300 * pool.scale, 70 * pool.scale), {
      tone: 0.3,
      alpha: spread([pool.x, pool.y], 0, 300 * pool.scale, 0.4, 0),
      mode: 'light',
    });
    put('gloom', 'shadow', rect(-20, -20, camera.width + 40, camera.height * 0.2), {
      tone: 0.9,
      alpha: fall(-20, camera.height * 0.2, 0.5, 0),
    });
    slots.push(slotAt(camera, 'shelf', [shelfAt + 40, 115, room.depth - 44], 60));
    return { light: { x: light.x, y: light.y }, standing: { from: 0.16, to: 0.76, farthest: 0.3 } };
  },
);

/** A boiler whose fire is seen or a rack of bottles, strings of onions, tools, and a heap of crates. */
function paintWinterStores(inside: Inside, decor: Decor) {
  const { put, camera, room, options } = inside;
  const { random } = options;
  const wide = room.right - room.left;
  if (random.next() < 0.5) {
    const at = [room.left + wide * 0.42, 0, room.depth - 70] as const;
    const boiler = { at, wide: 92, tall: 132, deep: 60 };
    paintBlock(put, camera, 'boiler', 'metal', boiler, { front: 0.75, side: 0.95, top: 0.5 });
    const front = frontOf(boiler);
    put('boiler.door', 'dark', panel(camera, front, 18, 26, 56, 44), { tone: 0.8, isSheet: true });
    put('boiler.fire', 'fire', panel(camera, front, 25, 32, 42, 30), { tone: 0.2, glow: 1 });
    const bars = [34, 45, 56].map((u) => panel(camera, front, u, 32, 3, 30));
    put('boiler.bars', 'dark', join(...bars), { tone: 0.9 });
    put('boiler.dial', 'white', onPlane(camera, front, circle(46, 98, 11)), {
      tone: 0.3,
      isSheet: true,
    });
    put('boiler.pipe', 'metal', panel(camera, room.back, wide * 0.42 + 36, 128, 20, 140), {
      tone: 0.85,
      isSheet: true,
    });
  } else {
    const [x, y, each] = [wide * 0.4, 20, 24];
    put('rack', 'wood', panel(camera, room.back, x, y, each * 6, each * 6), {
      tone: 0.75,
      isSheet: true,
    });
    const [holes, ends]: [Path[], Path[]] = [[], []];
    for (let row = 0; row < 6; row++)
      for (let n = 0; n < 6; n++) {
        const [cx, cy] = [x + each * (n + 0.5), y + each * (row + 0.5)];
        holes.push(onPlane(camera, room.back, circle(cx, cy, 9.4)));
        if (random.next() < 0.7) ends.push(onPlane(camera, room.back, circle(cx, cy, 5)));
      }
    put('rack.holes', 'dark', join(...holes), { tone: 0.9 });
    put('rack.bottles', decor.cloth === 'white' ? 'leaf' : decor.cloth, join(...ends), {
      tone: 0.4,
    });
  }
  const strings: Path[] = [];
  for (const [n, u] of [0.4, 0.47, 0.66].entries()) {
    const hung = [room.left + wide * u, room.tall - 22, room.depth - 90 - n * 16] as const;
    for (let k = 0; k < 5; k++)
      strings.push(stand(camera, hung, lens((k % 2) * 8 - 4, 12 + k * 10, 16, 13, 0.25)));
  }
  put('onions', 'accent2', join(...strings), { tone: 0.5, isSheet: true });
  const z = room.depth - 200;
  const x = atEdge(inside, 'left', z, 92, 0.8);
  for (const [n, up] of [0, 46].entries()) {
    const crate = { at: [x + n * 14, up, z] as const, wide: 88 - n * 16, tall: 44, deep: 60 };
    paintBlock(put, camera, 'crate', 'wood', crate, { front: 0.35, side: 0.75, top: 0.2 });
    const slats = [13, 27].map((v) => panel(camera, frontOf(crate), 0, v, crate.wide, 2.4));
    put(
      'crate.slats',
      'dark',
      join(
        ...slats,
        panel(camera, frontOf(crate), 8, 0, 4, 44),
        panel(camera, frontOf(crate), crate.wide - 12, 0, 4, 44),
      ),
      { tone: 0.4, alpha: 0.6 },
    );
  }
  paintBasket(put, camera, [x + 128, 0, z + 70], decor.cloth);
}

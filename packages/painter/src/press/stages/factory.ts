import { fall, type Role } from '#press/drawing.ts';
import { circle, cut, join, lines, type Path, rect } from '#press/path.ts';
import { paintMachine } from '#press/stages/factory-machine.ts';
import { onPlane, type Plane, panel, type Spot, see } from '#press/stages/kit/camera.ts';
import { type Decor, decorFor } from '#press/stages/kit/decor.ts';
import { paintHangingLamp, paintWindow, stand, stick } from '#press/stages/kit/fittings.ts';
import { atEdge } from '#press/stages/kit/floor-things.ts';
import { paintFloor } from '#press/stages/kit/floors.ts';
import { type Inside, insideStage } from '#press/stages/kit/inside.ts';
import { frontOf, isOnSheet, paintBlock, paintRoom } from '#press/stages/kit/room.ts';
import { pick } from '#press/stages/kit/shapes.ts';
import { slotAt } from '#press/stages/kit/slots.ts';
/** A factory floor: a machine with its wheels, a belt with goods, pipes, a crane's hook, tall windows. */
export const factory = insideStage(
  { plans: ['box', 'frontal', 'aside'], far: [860, 1080], tall: [430, 500] },
  (inside) => {
    const { options, camera, room, span, put, slots } = inside;
    const { random, time } = options;
    const decor = decorFor(random);
    const wide = room.right - room.left;
    const [from, to] = span;
    const light = see(camera, [room.left + (from + to) / 2, room.tall - 30, room.depth * 0.7]);
    const wall: Role = decor.wall === 'white' ? 'stone' : decor.wall;
    paintRoom(put, room, { wall, ceiling: wall, floor: 'stone', light, dim: 0.78, least: 0.2 });
    paintFloor(put, room, 'tiles', 150);
    paintRoof(inside);
    for (let u = from + 20; u + 150 < to; u += 190)
      paintWindow(put, camera, options, {
        plane: room.back,
        at: [u, 176, 150, room.tall - 250],
        bars: [4, 4],
        arched: random.next() < 0.5,
        frameRole: 'dark',
      });
    paintPipes(inside);
    const side = random.next() < 0.5 ? 'left' : 'right';
    const other = side === 'left' ? 'right' : 'left';
    const ink: Role = decor.soft === 'white' ? 'accent3' : decor.soft;
    paintMachine(
      inside,
      [atEdge(inside, side, room.depth * 0.68, 330, 0.94), room.depth * 0.68],
      ink,
    );
    paintBelt(inside, other, decor);
    const lampAt = (share: number, away: number): Spot => [
      room.left + from + (to - from) * share,
      room.tall - 120,
      away,
    ];
    for (const spot of [lampAt(0.36, room.depth * 0.6), lampAt(0.64, room.depth * 0.85)])
      paintHangingLamp(put, camera, room, spot, { isLit: time !== 'day', role: 'dark' });
    paintHook(inside, wide);
    slots.push(
      slotAt(camera, 'door', room.back(from + (to - from) * 0.5, 0), 90),
      slotAt(camera, 'wall', room.back(from + (to - from) * 0.5, 200), 120),
    );
    return { light: { x: light.x, y: light.y } };
  },
);

/** Girders, and glass between them. */
function paintRoof({ put, camera, room, options: { time } }: Inside) {
  const wide = room.right - room.left;
  const [panes, bars]: [Path[], Path[]] = [[], []];
  for (let z = room.depth - 150; z > 140; z -= 230) {
    panes.push(panel(camera, room.ceiling, 40, z, wide - 80, 80));
    const plane: Plane = (u, v) => [room.left + u, v, z - 30];
    bars.push(panel(camera, plane, 0, room.tall - 26, wide, 26));
  }
  for (let u = 40; u < wide; u += 120)
    bars.push(panel(camera, room.ceiling, u, 140, 5, room.depth - 160));
  put('roof.glass', time === 'night' ? 'night' : 'glass', join(...panes), {
    tone: time === 'night' ? 0.7 : 0.15,
    glow: time === 'night' ? 0 : 0.4,
  });
  put('girders', 'dark', join(...bars), { tone: 0.55 });
}

/** Pipes along the wall, with a wheel to shut them. */
function paintPipes({ put, camera, room, span: [from, to], options: { random } }: Inside) {
  const pipes: [Role, number, number][] = [
    ['metal', 128, 16],
    ['accent2', 104, 9],
    ['metal', 150, 7],
  ];
  for (const [role, up, thick] of pipes) {
    put('pipe', role, panel(camera, room.back, 0, up, room.right - room.left, thick), {
      tone: 0.5,
      isSheet: true,
    });
    put(
      'pipe.light',
      'white',
      panel(camera, room.back, 0, up + thick * 0.62, room.right - room.left, 2),
      {
        tone: 0.2,
        alpha: 0.4,
      },
    );
  }
  const joints: Path[] = [];
  for (let u = from + 30; u < to; u += 130) {
    joints.push(
      panel(camera, room.back, u, 124, 7, 24),
      panel(camera, room.back, u + 40, 101, 5, 15),
    );
    if (random.next() < 0.5) joints.push(panel(camera, room.back, u + 60, 0, 12, 128));
  }
  put('pipe.joints', 'dark', join(...joints), { tone: 0.5 });
  const u = from + (to - from) * random.between(0.42, 0.58);
  const wheel = join(
    circle(u, 112, 19),
    cut(circle(u, 112, 14)),
    rect(u - 2, 94, 4, 36),
    rect(u - 18, 110, 36, 4),
  );
  put('valve', 'blood', onPlane(camera, room.back, wheel), { tone: 0.5, isSheet: true });
}

/** A belt on rollers that runs away from us along a side, with what is made on it. */
function paintBelt(inside: Inside, side: 'left' | 'right', decor: Decor) {
  const { put, camera, room, slots, options } = inside;
  const { random } = options;
  const x = atEdge(inside, side, room.depth * 0.52, 96, 0.8);
  const belt = { at: [x, 66, 170] as const, wide: 96, tall: 14, deep: room.depth - 250 };
  const legs: Path[] = [];
  for (let z = 220; z < room.depth - 90; z += 120)
    for (const u of [8, 88]) legs.push(stick(camera, [x + u, 0, z], [x + u, 66, z], 6));
  put('belt.legs', 'dark', join(...legs), { tone: 0.6 });
  paintBlock(put, camera, 'belt', 'dark', belt, { front: 0.7, side: 0.75, top: 0.45 });
  const face: Plane = (u, v) => [side === 'left' ? x + 96.4 : x - 0.4, 66 + v, 170 + u];
  put('belt.side', 'metal', panel(camera, face, 0, 0, room.depth - 250, 12), {
    tone: 0.4,
    isSheet: true,
  });
  const rollers: Path[] = [];
  for (let u = 10; u < room.depth - 260; u += 34)
    rollers.push(onPlane(camera, face, circle(u, 6, 4)));
  put('belt.rollers', 'dark', join(...rollers.filter((path) => isOnSheet(path, camera))), {
    tone: 0.7,
  });
  const goods = pick(random, ['boxes', 'jars', 'boxes']);
  const inks: readonly [Role, Role] = ['wood', decor.cloth === 'white' ? 'accent2' : decor.cloth];
  for (let z = room.depth - 130; z > 330; z -= 86) {
    const role = inks[Math.floor(z / 86) % 2] ?? 'wood';
    if (goods === 'boxes') {
      const box = { at: [x + 22, 80, z] as const, wide: 54, tall: 42, deep: 46 };
      paintBlock(put, camera, 'goods', role, box, { front: 0.45, side: 0.75, top: 0.2 });
      put('goods.tape', 'white', panel(camera, frontOf(box), 23, 0, 8, 42), {
        tone: 0.2,
        alpha: 0.7,
      });
    } else {
      const jar = join(rect(-17, -50, 34, 50, 6), rect(-13, -60, 26, 9, 2));
      put('goods', role, stand(camera, [x + 48, 80, z], jar), { tone: 0.4, isSheet: true });
    }
  }
  const line: Path[] = [];
  const edge = side === 'left' ? x + 130 : x - 46;
  for (let z = 60; z < room.depth - 60; z += 90)
    line.push(panel(camera, (u, v) => [edge + u, 0, z + v], 0, 0, 14, 54));
  put('lines', 'told.yellow', join(...line), { tone: 0.3, alpha: 0.85 });
  slots.push(slotAt(camera, 'table', [x + 48, 80, 300], 90));
}

/** The hook of a crane on its rail. */
function paintHook(
  { put, camera, room, span: [from, to], options: { random } }: Inside,
  wide: number,
) {
  const z = room.depth * 0.74;
  const x = room.left + from + (to - from) * random.between(0.4, 0.6);
  const rail: Plane = (u, v) => [room.left + u, v, z];
  put('crane', 'told.yellow', panel(camera, rail, 0, room.tall - 58, wide, 22), {
    tone: 0.55,
    isSheet: true,
  });
  const trolley: Plane = (u, v) => [x + u, v, z - 2];
  put('crane.trolley', 'dark', panel(camera, trolley, -26, room.tall - 80, 52, 30), {
    tone: 0.7,
    isSheet: true,
  });
  const low = room.tall - 160;
  const foot = see(camera, [x, low, z]);
  put('crane.chain', 'dark', stick(camera, [x, room.tall - 80, z], [x, low, z], 4), { tone: 0.6 });
  const hook = join(
    rect(-9, -4, 18, 14, 3),
    lines(
      [
        [0, 8],
        [0, 20],
        [12, 28],
        [10, 42],
        [-4, 46],
        [-13, 36],
      ],
      6,
    ),
  );
  put('crane.hook', 'dark', stand(camera, [x, low, z], hook), {
    tone: fall(foot.y, foot.y + 40, 0.6, 0.8),
    isSheet: true,
  });
}

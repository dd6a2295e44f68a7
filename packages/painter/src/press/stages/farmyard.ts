import type { Role } from '#press/drawing.ts';
import { circle, cut, ellipse, join, lines, type Path, place, rect } from '#press/path.ts';
import { face, panel, type Spot, see } from '#press/stages/kit/camera.ts';
import { paintFloorShadow, stand } from '#press/stages/kit/fittings.ts';
import { paintHens } from '#press/stages/kit/hens.ts';
import { type Outside, outsideStage } from '#press/stages/kit/outside.ts';
import { paintGround } from '#press/stages/kit/paving.ts';
import { frame, paintBlock } from '#press/stages/kit/room.ts';
import { below, hills, pick } from '#press/stages/kit/shapes.ts';
import { slotAt } from '#press/stages/kit/slots.ts';
import { farTrees, paintTree } from '#press/stages/kit/trees.ts';
/** A farmyard: a barn with its high door, a silo, a fence, hens, bales of straw, a puddle. */
export const farmyard = outsideStage((outside) => {
  const { options, camera, put, slots, side } = outside;
  const { random, width } = options;
  const { horizon } = camera;
  const line = hills(random, horizon - 20, 34, width * 0.7);
  put('hills', 'far', below(line, width, horizon + 30), { tone: 0.5, isSheet: true });
  put(
    'trees',
    'mid',
    farTrees(random, () => horizon + 4, [-20, width + 20], 66),
    { tone: 0.6, isSheet: true },
  );
  paintGround(outside, { id: 'ground', role: 'ground', far: 9000, tone: [0.2, 0.75] });
  const field = see(camera, [0, 0, 2100]);
  put('grass', 'leaf', rect(-20, horizon, width + 40, field.y - horizon), {
    tone: 0.45,
    isSheet: true,
  });
  const way = side < 0 ? 1 : -1;
  const at = way * random.between(260, 380);
  paintSilo(outside, [at + way * 560, 1800]);
  paintBarn(outside, at, 1500);
  const tree = see(camera, [-way * 620, 0, 1600]);
  paintTree(outside, { x: tree.x, y: tree.y, tall: 620 * tree.scale });
  paintFence(outside, [-way * 180, -way * 2400], 1350);
  const puddle = see(camera, [-way * 60, 0, 860]);
  put('puddle', 'water', ellipse(puddle.x, puddle.y, 150 * puddle.scale, 26 * puddle.scale), {
    tone: 0.25,
    alpha: 0.9,
  });
  paintBales(outside, [way * 330, 900]);
  paintTrough(outside, [-way * 330, 1000]);
  paintHens(outside);
  slots.push(
    slotAt(camera, 'seat', [way * 330, 52, 890], 100),
    slotAt(camera, 'door', [at, 0, 1480], 240),
    slotAt(camera, 'top', [at, 560, 1500], 120),
    slotAt(camera, 'window', [at, 420, 1500], 90),
  );
  return { standing: { farthest: 0.22 } };
}, 0.03);

/** A barn with a broken roof line: its door in two leaves with crossed boards, one of them open. */
function paintBarn(
  { put, camera, side, options: { random, time } }: Outside,
  x: number,
  z: number,
) {
  const front = (u: number, v: number): Spot => [x + u, v, z];
  const role: Role = pick(random, ['blood', 'wood', 'blood', 'accent3']);
  const back = -side;
  const long = face(camera, [
    [x + back * 330, 0, z],
    [x + back * 330, 300, z],
    [x + back * 330, 300, z + 900],
    [x + back * 330, 0, z + 900],
  ]);
  put('barn.side', role, long, { tone: 0.85, isSheet: true });
  const edge: Spot[] = [
    front(-330, 0),
    front(-330, 300),
    front(-240, 470),
    front(0, 590),
    front(240, 470),
    front(330, 300),
    front(330, 0),
  ];
  put('barn', role, face(camera, edge), { tone: 0.5, isSheet: true, grain: { kind: 'upright' } });
  const boards: Path[] = [];
  for (let u = -300; u <= 300; u += 50)
    boards.push(panel(camera, front, u, 0, 3, 300 + (330 - Math.abs(u)) * 0.55));
  put('barn.boards', 'dark', join(...boards), { tone: 0.3, alpha: 0.3 });
  const eaves = (a: Spot, b: Spot) => {
    const [p, q] = [see(camera, a), see(camera, b)];
    return lines(
      [
        [p.x, p.y],
        [q.x, q.y],
      ],
      24 * p.scale,
    );
  };
  const roof = edge
    .slice(1, 6)
    .slice(1)
    .map((spot, n) => eaves(edge[n + 1] ?? spot, spot));
  put('barn.roof', 'dark', join(...roof), { tone: 0.6, isSheet: true });
  const isLit = time !== 'day';
  put('barn.inside', isLit ? 'lamp' : 'dark', panel(camera, front, -110, 0, 220, 250), {
    tone: isLit ? 0.5 : 0.9,
    glow: isLit ? 0.5 : 0,
  });
  const leaf = (u: number, wide: number) => {
    put('barn.door', role, panel(camera, front, u, 0, wide, 250), { tone: 0.72, isSheet: true });
    const [a, b] = [see(camera, front(u + 6, 8)), see(camera, front(u + wide - 6, 242))];
    const [c, d] = [see(camera, front(u + 6, 242)), see(camera, front(u + wide - 6, 8))];
    const cross = join(
      frame(camera, front, [u + 8, 8, wide - 16, 234], 8),
      lines(
        [
          [a.x, a.y],
          [b.x, b.y],
        ],
        9 * a.scale,
      ),
      lines(
        [
          [c.x, c.y],
          [d.x, d.y],
        ],
        9 * a.scale,
      ),
    );
    put('barn.cross', 'white', cross, { tone: 0.2 });
  };
  leaf(-110, 110);
  leaf(random.next() < 0.6 ? 112 : 0, 110);
  const loft = panel(camera, front, -46, 350, 92, 100);
  put('barn.loft', 'dark', loft, { tone: 0.9 });
  put('barn.loft.frame', 'white', frame(camera, front, [-46, 350, 92, 100], 9), { tone: 0.2 });
  const hay = see(camera, front(0, 352));
  const k = hay.scale;
  put(
    'barn.hay',
    'told.yellow',
    join(
      ...[-34, -16, 4, 22, 36].map((u, n) =>
        ellipse(hay.x + u * k, hay.y - (6 + (n % 2) * 10) * k, 18 * k, 16 * k),
      ),
    ),
    {
      tone: 0.35,
    },
  );
}

/** A tower of sheet iron with a round head. */
function paintSilo({ put, camera }: Outside, [x, z]: readonly [number, number]) {
  const { x: sx, y, scale: k } = see(camera, [x, 0, z]);
  const tall = 640;
  put(
    'silo',
    'metal',
    join(
      rect(sx - 110 * k, y - tall * k, 220 * k, tall * k),
      ellipse(sx, y - tall * k, 110 * k, 96 * k),
    ),
    {
      tone: 0.4,
      isSheet: true,
      relief: { depth: 0.4, dx: -10, dy: 0, radius: 22 },
    },
  );
  const rings: Path[] = [];
  for (let up = 60; up < tall; up += 80) rings.push(rect(sx - 110 * k, y - up * k, 220 * k, 5 * k));
  put('silo.rings', 'dark', join(...rings), { tone: 0.4, alpha: 0.5 });
}

function paintFence({ put, camera }: Outside, [from, to]: readonly [number, number], z: number) {
  const [left, right] = from < to ? [from, to] : [to, from];
  const posts: Path[] = [];
  for (let x = left; x <= right; x += 150)
    posts.push(stand(camera, [x, 0, z], rect(-7, -116, 14, 116, 2)));
  const rails = [36, 80].map((up) =>
    panel(camera, (u, v) => [left + u, v, z - 2], 0, up, right - left, 11),
  );
  put('fence', 'wood', join(...rails, ...posts), { tone: 0.55, isSheet: true });
}

/** Bales of straw, one on two. */
function paintBales({ put, camera }: Outside, [x, z]: readonly [number, number]) {
  paintFloorShadow(put, camera, [x, 0, z], 260, 80);
  for (const [dx, up] of [
    [-104, 0],
    [4, 0],
    [-52, 52],
  ] as const) {
    const bale = { at: [x + dx, up, z] as const, wide: 100, tall: 50, deep: 60 };
    paintBlock(put, camera, 'straw', 'told.yellow', bale, { front: 0.45, side: 0.75, top: 0.15 });
    const front = (u: number, v: number): Spot => [x + dx + u, up + v, z - 1];
    put(
      'straw.cords',
      'bark',
      join(panel(camera, front, 26, 0, 3, 50), panel(camera, front, 70, 0, 3, 50)),
      { tone: 0.5 },
    );
  }
  const fork = join(
    rect(-2, -170, 4, 130),
    rect(-16, -42, 32, 4),
    ...[-14, -5, 5, 14].map((u) => rect(u - 1.4, -40, 2.8, 40)),
  );
  put('fork', 'wood', stand(camera, [x + 130, 0, z + 10], place(fork, { turn: -0.04 })), {
    tone: 0.6,
  });
}

function paintTrough({ put, camera, side }: Outside, [x, z]: readonly [number, number]) {
  paintFloorShadow(put, camera, [x, 0, z], 190, 60);
  const box = { at: [x - 85, 12, z] as const, wide: 170, tall: 40, deep: 54 };
  paintBlock(put, camera, 'trough', 'stone', box, { front: 0.5, side: 0.75, top: 0.2 });
  put(
    'trough.water',
    'water',
    panel(camera, (u, v) => [x - 85 + u, 52.5, z + v], 8, 8, 154, 38),
    { tone: 0.3 },
  );
  const wheel = see(camera, [x - side * 150, 0, z + 60]);
  const k = wheel.scale;
  const spokes = [0, 1, 2, 3].map((n) =>
    place(rect(-46, -2.5, 92, 5), { turn: n / 8, scale: k, x: wheel.x, y: wheel.y - 50 * k }),
  );
  put(
    'cartwheel',
    'wood',
    join(
      circle(wheel.x, wheel.y - 50 * k, 50 * k),
      cut(circle(wheel.x, wheel.y - 50 * k, 42 * k)),
      ...spokes,
      circle(wheel.x, wheel.y - 50 * k, 10 * k),
    ),
    {
      tone: 0.7,
      isSheet: true,
    },
  );
}

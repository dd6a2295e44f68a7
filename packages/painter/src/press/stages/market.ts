import type { Role } from '#press/drawing.ts';
import { circle, join, type Path, polygon, rect } from '#press/path.ts';
import { face, type Plane, panel, type Spot, see } from '#press/stages/kit/camera.ts';
import { stand, stick } from '#press/stages/kit/fittings.ts';
import type { Front } from '#press/stages/kit/house.ts';
import { type Outside, outsideStage } from '#press/stages/kit/outside.ts';
import { bunting, paintGround, paintSetts } from '#press/stages/kit/paving.ts';
import { frontOf, isOnSheet, paintBlock } from '#press/stages/kit/room.ts';
import { pick } from '#press/stages/kit/shapes.ts';
import { slotAt } from '#press/stages/kit/slots.ts';
import { anyHouse, paintHouse } from '#press/stages/kit/town.ts';

/** A market: stalls under striped cloth on both sides of the way, fruit in crates, houses behind. */
export const market = outsideStage((outside) => {
  const { options, camera, put, slots, side } = outside;
  const { random, width, height, time } = options;
  const away = random.between(1700, 2100);
  const reach = (away / camera.focal) * width;
  for (let x = -reach * 0.54; x < reach * 0.54; ) {
    const wide = random.between(380, 520) * Math.max(1, width / 1100);
    const left = x;
    const front: Front = (across, up, out = 0) => [left + across, up, away - out];
    paintHouse(
      outside,
      anyHouse(random, {
        ...{ front, wide, haze: 0.34, isLit: time !== 'day', tone: 0.4 },
        tall: 330 + 270 * pick(random, [1, 1, 2]),
        foot: 'plain',
      }),
    );
    x += wide;
  }
  paintGround(outside, { id: 'paving', role: 'stone', far: away, tone: [0.1, 0.7] });
  paintSetts(outside, { from: -420, to: 420, near: 190, far: 1500 }, { role: 'stone', stones: 36 });
  const inks: readonly [Role, ...Role[]] = ['accent2', 'accent3', 'blood', 'leaf'];
  const first = Math.floor(random.next() * inks.length);
  for (const [n, z] of [1420, 1020, 720].entries()) {
    for (const way of [-1, 1] as const) {
      const ink = inks[(first + n + (way > 0 ? 1 : 0)) % inks.length] ?? 'accent2';
      const x = way * (215 + random.between(0, 30));
      paintStall(outside, [way < 0 ? x - 240 : x, z], ink);
    }
  }
  const far = see(camera, [0, 0, 1100]);
  const flags = bunting(
    [-20, far.y - 330 * far.scale],
    [width + 20, far.y - 350 * far.scale],
    20,
    height * 0.035,
  );
  put('bunting', 'dark', flags.line, { tone: 0.5 });
  put('bunting.flags', 'blood', flags.flags[0], { tone: 0.4 });
  put('bunting.flags', 'white', flags.flags[1], { tone: 0.1 });
  const crate: Spot = [side * 150, 0, 610];
  paintCrate(outside, crate, inks[first] ?? 'blood');
  slots.push(
    slotAt(camera, 'table', [side * 300, 92, 720], 90),
    slotAt(camera, 'seat', [crate[0], 40, crate[2]], 70),
    slotAt(camera, 'door', [0, 0, away - 60], 160),
    slotAt(camera, 'window', [-side * 300, 420, away], 110),
  );
  return { standing: { from: 0.2, to: 0.8, farthest: 0.24 } };
}, 0.05);

/** A stall seen from its front: a counter with a slope of crates, a cloth in stripes on poles. */
function paintStall(
  { put, camera, options: { random } }: Outside,
  [x, z]: readonly [number, number],
  ink: Role,
) {
  const wide = 240;
  const deep = 130;
  const counter = { at: [x, 0, z] as const, wide, tall: 76, deep };
  const poles = [4, wide - 4].flatMap((u) => [
    stick(camera, [x + u, 0, z + deep], [x + u, 262, z + deep], 7),
    stick(camera, [x + u, 0, z], [x + u, 226, z], 7),
  ]);
  put('stall.poles', 'wood', join(...poles), { tone: 0.7 });
  paintBlock(put, camera, 'stall', 'wood', counter, { front: 0.6, side: 0.85, top: 0.3 });
  const front = frontOf(counter);
  const cloth = panel(camera, front, -2, 22, wide + 4, 56);
  put('stall.cloth', 'white', cloth, { tone: 0.4, isSheet: true });
  const kinds: readonly (readonly [Role, 'round' | 'long' | 'leafy'])[] = [
    ['fire', 'round'],
    ['blood', 'round'],
    ['told.green', 'leafy'],
    ['told.yellow', 'long'],
    ['told.violet', 'round'],
  ];
  const start = Math.floor(random.next() * kinds.length);
  for (let row = 1; row >= 0; row--) {
    for (let n = 0; n < 3; n++) {
      const [role, kind] = kinds[(start + n + row * 2) % kinds.length] ?? ['fire', 'round'];
      const spot: Spot = [x + 44 + n * 76, 78 + row * 24, z + 20 + row * 50];
      if (!isOnSheet(stand(camera, spot, rect(-28, -30, 56, 30)), camera)) continue;
      put('goods', role, stand(camera, spot, goods(kind)), { tone: 0.35, isSheet: true });
      put('crates', 'wood', stand(camera, spot, rect(-27, -15, 54, 16)), {
        tone: 0.35,
        isSheet: true,
      });
    }
  }
  const top = (u: number, share: number): Spot => [
    x + u,
    270 - share * 58,
    z + deep - share * (deep + 44),
  ];
  const sheet = face(camera, [top(-14, 0), top(wide + 14, 0), top(wide + 14, 1), top(-14, 1)]);
  put('awning', 'white', sheet, { tone: 0.15, isSheet: true });
  const hem: Plane = (u, v) => [x + u, 212 + v, z - 44];
  const stripes: Path[] = [];
  const flaps: [Path[], Path[]] = [[], []];
  const each = (wide + 28) / 10;
  for (let n = 0; n < 10; n++) {
    const u = -14 + n * each;
    if (n % 2 === 0)
      stripes.push(face(camera, [top(u, 0), top(u + each, 0), top(u + each, 1), top(u, 1)]));
    flaps[n % 2 === 0 ? 0 : 1].push(panel(camera, hem, u, -24, each, 25));
  }
  put('awning.stripes', ink, join(...stripes), { tone: 0.35 });
  put('awning.hem', 'white', join(...flaps[1]), { tone: 0.35, isSheet: true });
  put('awning.hem', ink, join(...flaps[0]), { tone: 0.6, isSheet: true });
}

/** What lies in a crate: few corners each, for there are many. */
function goods(kind: 'round' | 'long' | 'leafy'): Path {
  const one = (x: number, y: number, wide: number, tall: number): Path =>
    polygon([
      [x - wide, y],
      [x - wide * 0.5, y - tall],
      [x + wide * 0.5, y - tall],
      [x + wide, y],
      [x + wide * 0.5, y + tall],
      [x - wide * 0.5, y + tall],
    ]);
  if (kind === 'long') return join(...[-18, -6, 6, 18].map((u) => one(u, -18, 6, 11)));
  if (kind === 'leafy')
    return join(...[-16, 0, 16].map((u, n) => one(u, -18 - (n % 2) * 5, 13, 10)));
  return join(...[-18, -6, 6, 18, 0].map((u, n) => one(u, n < 4 ? -17 : -25, 8, 7)));
}

/** A box that stands on its side, a sack beside it. */
function paintCrate({ put, camera }: Outside, [x, , z]: Spot, ink: Role) {
  const box = { at: [x - 30, 0, z] as const, wide: 60, tall: 40, deep: 44 };
  paintBlock(put, camera, 'box', 'wood', box, { front: 0.45, side: 0.75, top: 0.2 });
  const front = frontOf(box);
  put(
    'box.laths',
    'dark',
    join(panel(camera, front, 0, 12, 60, 3), panel(camera, front, 0, 26, 60, 3)),
    { tone: 0.4, alpha: 0.6 },
  );
  const sack = polygon([
    [-24, 0],
    [-28, -30],
    [-18, -52],
    [-24, -60],
    [22, -60],
    [17, -52],
    [27, -28],
    [24, 0],
  ]);
  put('sack', 'ground', stand(camera, [x + 62, 0, z + 20], sack), { tone: 0.3, isSheet: true });
  const heap = join(...[-14, -4, 6, 14].map((u, n) => circle(u, -60 - (n % 2) * 4, 7)));
  put('sack.goods', ink === 'blood' ? 'fire' : ink, stand(camera, [x + 62, 0, z + 20], heap), {
    tone: 0.4,
  });
}

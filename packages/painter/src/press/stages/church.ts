import { cosTurn, sinTurn } from '#maths.ts';
import { spread } from '#press/drawing.ts';
import { circle, cut, join, type Path, rect } from '#press/path.ts';
import { face, onPlane, type Plane, panel, see } from '#press/stages/kit/camera.ts';
import { type Decor, decorFor } from '#press/stages/kit/decor.ts';
import { archPath, stand } from '#press/stages/kit/fittings.ts';
import { paintFloor } from '#press/stages/kit/floors.ts';
import { paintBeam } from '#press/stages/kit/furnish.ts';
import { type Inside, insideStage } from '#press/stages/kit/inside.ts';
import { paintBlock, paintRoom } from '#press/stages/kit/room.ts';
import { diamond, lens, pick } from '#press/stages/kit/shapes.ts';
import { slotAt } from '#press/stages/kit/slots.ts';

/** A nave: columns and arches, a window of coloured glass at its end, pews, an aisle. */
export const church = insideStage(
  { plans: ['box'], far: [1500, 2000], tall: [900, 1200], half: [430, 560] },
  (inside) => {
    const { options, camera, room, put, slots } = inside;
    const { random, time } = options;
    const wide = room.right - room.left;
    const decor = decorFor(random);
    const rose = pick(random, ['rose', 'lancets', 'arch']);
    const light = see(camera, [0, 520, room.depth]);
    paintRoom(put, room, {
      ...{ light, dim: 0.95, floor: 'stone' },
      wall: decor.wall,
      ceiling: decor.wall,
    });
    paintFloor(put, room, pick(random, ['checks', 'lozenges', 'cabochons']), 62);
    paintVault(inside, decor);
    paintSideWindows(inside, time === 'night');
    const mid = wide / 2;
    const glow = { glow: time === 'night' ? 0.2 : 0.8, tone: time === 'night' ? 0.8 : 0.15 };
    const apse = onPlane(camera, room.back, archPath(mid - 230, 0, 460, 800));
    put('apse', decor.wall, apse, { tone: 0.75, isSheet: true });
    if (rose === 'rose') {
      const [cx, cy] = [mid, 560];
      put('rose', 'dark', onPlane(camera, room.back, circle(cx, cy, 150)), {
        tone: 0.5,
        isSheet: true,
      });
      for (const [n, role] of (['accent', 'glass', 'accent2'] as const).entries()) {
        const petals = Array.from({ length: 4 }, (_, i) => {
          const turn = (i * 3 + n) / 12;
          return lens(cx + cosTurn(turn) * 92, cy + sinTurn(turn) * 92, 86, 44, turn);
        });
        put('rose.glass', role, onPlane(camera, room.back, join(...petals)), glow);
      }
      put('rose.heart', 'lamp', onPlane(camera, room.back, circle(cx, cy, 34)), glow);
    } else {
      const windows =
        rose === 'arch'
          ? [[mid - 110, 220]]
          : [
              [mid - 180, 100],
              [mid - 50, 100],
              [mid + 80, 100],
            ];
      for (const [n, [x = 0, w = 0]] of windows.entries()) {
        const outline = archPath(x, 230, w, n === 1 ? 500 : 430);
        put('window', 'glass', onPlane(camera, room.back, outline), glow);
        const bars: Path[] = [];
        for (let up = 290; up < 640; up += 70) bars.push(panel(camera, room.back, x, up, w, 7));
        bars.push(panel(camera, room.back, x + w / 2 - 3, 230, 7, 380));
        put(
          'window.colour',
          n % 2 === 0 ? 'accent' : 'accent2',
          onPlane(camera, room.back, join(lens(x + w / 2, 400, 210, w * 0.6, 0.25))),
          { ...glow, alpha: 0.8 },
        );
        const edge = join(archPath(x - 12, 226, w + 24, n === 1 ? 518 : 448), cut(outline));
        put('window.bars', 'dark', join(onPlane(camera, room.back, edge), ...bars), {
          tone: 0.5,
          isSheet: true,
        });
      }
    }
    paintBlock(
      put,
      camera,
      'altar',
      'white',
      { at: [-90, 0, room.depth - 160], wide: 180, tall: 96, deep: 60 },
      { front: 0.35, top: 0.1 },
    );
    paintAltarThings(inside);
    slots.push(slotAt(camera, 'table', [0, 96, room.depth - 130], 140));
    const columns = [0.86, 0.68, 0.52, 0.38, 0.27].map((share) => room.depth * share);
    for (const [n, z] of columns.entries()) {
      for (const way of [-1, 1]) {
        const x = way * (wide / 2 - 130);
        const plane: Plane = (across, up) => [x + across, up, z];
        const shade = 0.24 + n * 0.09;
        if (columns[n + 1] !== undefined) {
          const next = columns[n + 1] ?? z;
          const vault = face(camera, [
            [x, 560, z],
            [x, 760, (z + next) / 2],
            [x, 560, next],
            [x, room.tall, next],
            [x, room.tall, z],
          ]);
          put('arcade', decor.wall, vault, { tone: shade + 0.25, isSheet: true });
        }
        put(
          'column',
          'stone',
          join(
            panel(camera, plane, -30, 0, 60, 580),
            panel(camera, plane, -44, 0, 88, 34),
            panel(camera, plane, -42, 556, 84, 30),
          ),
          {
            tone: spread([light.x, light.y], 0, camera.height, shade, shade + 0.4),
            isSheet: true,
            relief: { depth: 0.3, dx: -way * 8, dy: 0, radius: 10 },
            grain: { kind: 'upright' },
          },
        );
      }
    }
    const carpet = (half: number) =>
      face(camera, [
        [-half, 0, 40],
        [half, 0, 40],
        [half, 0, room.depth - 170],
        [-half, 0, room.depth - 170],
      ]);
    const runner = decor.wall === 'accent3' ? 'accent2' : 'accent3';
    put('carpet', runner, carpet(62), { tone: 0.75, isSheet: true });
    put('carpet.rim', 'white', carpet(52), { tone: 0.4 });
    put('carpet.inner', runner, carpet(47), { tone: 0.55 });
    const crosses: Path[] = [];
    for (let z = 210; z < room.depth - 220; z += 120)
      crosses.push(
        face(camera, [
          [-24, 0, z],
          [0, 0, z + 34],
          [24, 0, z],
          [0, 0, z - 34],
        ]),
      );
    put('carpet.marks', 'white', join(...crosses), { tone: 0.5, alpha: 0.7 });
    paintBeam(
      put,
      camera,
      [
        [-110, 560, room.depth],
        [110, 560, room.depth],
      ],
      [
        [240, 0, 420],
        [-120, 0, 420],
      ],
      0.3,
    );
    for (let z = room.depth * 0.66; z > 430; z -= 125) {
      for (const way of [-1, 1]) {
        const x = way < 0 ? -290 : 96;
        paintBlock(
          put,
          camera,
          'pew',
          'wood',
          { at: [x, 34, z - 30], wide: 194, tall: 8, deep: 36 },
          { front: 0.7, top: 0.3 },
        );
        paintBlock(
          put,
          camera,
          'pew.back',
          'wood',
          { at: [x, 0, z - 40], wide: 194, tall: 82, deep: 5 },
          { front: 0.55, side: 0.85, top: 0.2 },
        );
        const fields: Plane = (u, v) => [x + u, v, z - 40.6];
        const carved = [0, 1, 2].map((n) =>
          onPlane(camera, fields, archPath(12 + n * 60, 14, 48, 56)),
        );
        if (z < 900) put('pew.fields', 'dark', join(...carved), { tone: 0.3, alpha: 0.3 });
        for (const along of [97, 38, 156])
          slots.push(slotAt(camera, 'seat', [x + along, 42, z - 20], along === 97 ? 90 : 60));
      }
    }
    slots.push(
      slotAt(camera, 'far', [0, 0, room.depth - 260], 260),
      slotAt(camera, 'window', [0, 420, room.depth], 200),
    );
    return { light: { x: light.x, y: light.y }, standing: { farthest: 0.2 } };
  },
);

/** Ribs across the vault, and a ring of candles that hangs from it. */
function paintVault({ put, camera, room }: Inside, decor: Decor) {
  const ribs: Path[] = [];
  const wide = room.right - room.left;
  for (let z = 420; z < room.depth; z += 230)
    ribs.push(panel(camera, room.ceiling, 0, z, wide, 34));
  for (const x of [wide * 0.3, wide * 0.7 - 22])
    ribs.push(panel(camera, room.ceiling, x, 200, 22, room.depth - 200));
  put('ribs', decor.wall, join(...ribs), { tone: 0.95 });
}

/** Lancets of coloured glass in both side walls, between the columns. */
function paintSideWindows({ put, camera, room }: Inside, isNight: boolean) {
  const glow = { glow: isNight ? 0.2 : 0.7, tone: isNight ? 0.8 : 0.2 };
  for (const plane of [room.leftWall, room.rightWall]) {
    const [frames, panes, reds, golds, leads]: Path[][] = [[], [], [], [], []];
    for (const share of [0.77, 0.6, 0.45]) {
      const x = room.depth * (1 - share) - 55;
      frames?.push(onPlane(camera, plane, archPath(x - 12, 240, 134, 372)));
      panes?.push(onPlane(camera, plane, archPath(x, 250, 110, 350)));
      for (const [n, up] of [310, 400, 490].entries())
        (n % 2 ? reds : golds)?.push(onPlane(camera, plane, diamond(x + 55, up, 38, 40)));
      leads?.push(
        panel(camera, plane, x + 53, 250, 4, 350),
        panel(camera, plane, x, 352, 110, 5),
        panel(camera, plane, x, 446, 110, 5),
      );
    }
    put('lancet.frame', 'stone', join(...(frames ?? [])), { tone: 0.7, isSheet: true });
    put('lancet', 'glass', join(...(panes ?? [])), glow);
    put('lancet.glass', 'accent3', join(...(reds ?? [])), { ...glow, tone: 0.4 });
    put('lancet.glass', 'accent2', join(...(golds ?? [])), { ...glow, tone: 0.3 });
    put('lancet.leads', 'dark', join(...(leads ?? [])), { tone: 0.6 });
  }
}

/** On the altar a cross between candles; before it two tall candlesticks. */
function paintAltarThings({ put, camera, room }: Inside) {
  const z = room.depth - 130;
  const sticks: Path[] = [];
  const flames: Path[] = [];
  for (const x of [-72, -50, 50, 72]) {
    sticks.push(stand(camera, [x, 96, z], join(rect(-3, -46, 6, 46), rect(-8, -4, 16, 4))));
    flames.push(stand(camera, [x, 96, z], lens(0, -54, 15, 7, 0.25)));
  }
  for (const x of [-150, 150]) {
    const spot = [x, 0, room.depth - 190] as const;
    sticks.push(
      stand(
        camera,
        spot,
        join(rect(-4, -150, 8, 150), rect(-20, -8, 40, 8), rect(-14, -156, 28, 7)),
      ),
    );
    flames.push(stand(camera, spot, lens(0, -168, 22, 10, 0.25)));
  }
  put(
    'altar.cloth',
    'accent3',
    panel(camera, (u, v) => [-40 + u, v, room.depth - 161], 0, 30, 80, 64),
    { tone: 0.5 },
  );
  put('candlesticks', 'told.gold', join(...sticks), { tone: 0.4, isSheet: true });
  put('candles', 'lamp', join(...flames), { tone: 0, glow: 1 });
}

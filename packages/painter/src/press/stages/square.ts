import { fall } from '#press/drawing.ts';
import { circle, ellipse, join, type Path, polygon, rect } from '#press/path.ts';
import { face, onPlane, type Plane, panel, type Spot, see } from '#press/stages/kit/camera.ts';
import { archPath } from '#press/stages/kit/fittings.ts';
import { type Outside, outsideStage } from '#press/stages/kit/outside.ts';
import { isOnSheet } from '#press/stages/kit/room.ts';
import { pick, taper } from '#press/stages/kit/shapes.ts';
import { slotAt } from '#press/stages/kit/slots.ts';

/** A paved square between façades with arcades; a fountain, a column or stalls in it. */
export const square = outsideStage((outside) => {
  const { options, camera, put, slots, side } = outside;
  const { random, width, height, time } = options;
  const away = random.between(1500, 2100);
  const isLit = time !== 'day';
  const reach = (away / camera.focal) * width;
  const gap = side * reach * random.between(0.0, 0.14);
  for (const way of [-1, 1] as const)
    paintFacades(outside, { way, away, from: gap + way * random.between(90, 170), reach, isLit });
  put(
    'paving',
    'floor',
    face(camera, [
      [-9000, 0, 30],
      [9000, 0, 30],
      [9000, 0, away],
      [-9000, 0, away],
    ]),
    { tone: fall(camera.horizon, height, 0.05, 0.7), isSheet: true },
  );
  const joints: Path[] = [];
  for (let x = -20; x <= 20; x++)
    joints.push(
      face(camera, [
        [x * 130 - 2, 0, 100],
        [x * 130 + 2, 0, 100],
        [x * 130 + 2, 0, away],
        [x * 130 - 2, 0, away],
      ]),
    );
  for (let z = 160; z < away; z += 150)
    joints.push(
      face(camera, [
        [-4000, 0, z],
        [4000, 0, z],
        [4000, 0, z + 4],
        [-4000, 0, z + 4],
      ]),
    );
  put('joints', 'stone', join(...joints.filter((path) => isOnSheet(path, camera))), {
    tone: 0.6,
    alpha: 0.5,
  });
  const kind = pick(random, ['fountain', 'column', 'stalls']);
  const spot: Spot = [side * random.between(160, 260), 0, random.between(800, 1000)];
  const { x, y, scale: k } = see(camera, spot);
  if (kind === 'stalls') paintStalls(outside, side);
  else if (kind === 'fountain') {
    put(
      'basin',
      'stone',
      join(
        ellipse(x, y - 26 * k, 170 * k, 36 * k),
        rect(x - 170 * k, y - 26 * k, 340 * k, 30 * k),
        ellipse(x, y + 4 * k, 170 * k, 36 * k),
      ),
      { tone: 0.5, isSheet: true },
    );
    put('basin.water', 'water', ellipse(x, y - 28 * k, 150 * k, 28 * k), { tone: 0.2 });
    put(
      'bowl',
      'stone',
      join(
        taper([x, y - 30 * k], [x, y - 150 * k], 44 * k, 26 * k),
        ellipse(x, y - 150 * k, 74 * k, 16 * k),
        circle(x, y - 176 * k, 16 * k),
      ),
      { tone: 0.4, isSheet: true },
    );
    const jets = [-1, 1].flatMap((way) => [
      taper([x + way * 70 * k, y - 150 * k], [x + way * 96 * k, y - 36 * k], 7 * k, 3 * k),
      taper([x, y - 190 * k], [x + way * 24 * k, y - 160 * k], 7 * k, 3 * k),
    ]);
    put('jets', 'foam', join(...jets), { tone: 0.1, alpha: 0.85 });
  } else {
    put(
      'column',
      'stone',
      join(
        rect(x - 70 * k, y - 60 * k, 140 * k, 64 * k),
        rect(x - 50 * k, y - 110 * k, 100 * k, 54 * k),
        taper([x, y - 108 * k], [x, y - 620 * k], 56 * k, 44 * k),
        rect(x - 36 * k, y - 640 * k, 72 * k, 24 * k),
      ),
      { tone: 0.5, isSheet: true, relief: { depth: 0.3, dx: side * 8, dy: 0, radius: 12 } },
    );
  }
  const top = kind === 'stalls' ? 250 : kind === 'fountain' ? 190 : 640;
  slots.push(
    slotAt(camera, 'top', [spot[0], top, spot[2]], 120),
    slotAt(camera, 'door', [gap, 0, away - 60], 220),
  );
  slots.push(
    slotAt(camera, 'window', [gap - side * 420, 470, away], 120),
    slotAt(camera, 'seat', [spot[0] - side * 120, 30, spot[2] - 150], 100),
  );
  return { standing: { farthest: 0.12 } };
});

function paintFacades(
  { put, camera, options: { random }, side }: Outside,
  {
    way,
    away,
    from,
    reach,
    isLit,
  }: {
    readonly way: -1 | 1;
    readonly away: number;
    readonly from: number;
    readonly reach: number;
    readonly isLit: boolean;
  },
) {
  for (let x = Math.abs(from) * way, i = 0; Math.abs(x) < reach * 0.75 && i < 6; i++) {
    const wide = random.between(330, 520);
    const tall = random.between(720, 1150);
    const left = way > 0 ? x : x - wide;
    const plane: Plane = (across, up) => [left + across, up, away];
    const role = pick(random, ['wall', 'mid', 'near', 'accent3']);
    const base = way === side ? 0.55 : 0.35;
    const roof = face(camera, [
      plane(-10, tall),
      plane(wide + 10, tall),
      plane(wide - 30, tall + 130),
      plane(30, tall + 130),
    ]);
    put('roof', 'accent', roof, { tone: 0.85, isSheet: true });
    put('facade', role, panel(camera, plane, 0, 0, wide, tall), {
      tone: fall(camera.horizon - 300, camera.horizon, base + 0.25, base - 0.1),
      isSheet: true,
      grain: { kind: 'upright' },
    });
    const [panes, lit, arches]: [Path[], Path[], Path[]] = [[], [], []];
    for (let up = 400; up + 130 < tall; up += 210) {
      for (let wx = 44; wx + 70 < wide; wx += 110)
        (isLit && random.next() < 0.35 ? lit : panes).push(panel(camera, plane, wx, up, 62, 124));
    }
    for (let ax = 20; ax + 120 < wide; ax += 145)
      arches.push(onPlane(camera, plane, archPath(ax, 0, 116, 280)));
    put('facade.windows', 'night', join(...panes), { tone: 0.4, alpha: 0.75 });
    put('facade.lit', 'lamp', join(...lit), { tone: 0.2, glow: 1 });
    put('arcade', isLit ? 'lamp' : 'night', join(...arches), {
      tone: isLit ? 0.75 : 0.6,
      alpha: 0.85,
    });
    put(
      'cornice',
      'white',
      join(
        panel(camera, plane, -6, tall - 14, wide + 12, 18),
        panel(camera, plane, 0, 330, wide, 10),
      ),
      { tone: 0.5, alpha: 0.6 },
    );
    x += way * wide;
  }
}

/** Market stalls under striped awnings. */
function paintStalls({ put, camera, options: { random } }: Outside, side: -1 | 1) {
  for (const [n, away] of [1150, 760].entries()) {
    for (const way of [-1, 1]) {
      const { x, y, scale: k } = see(camera, [way * random.between(260, 330) + side * 20, 0, away]);
      put(
        'stall',
        'wood',
        join(
          rect(x - 120 * k, y - 90 * k, 240 * k, 90 * k),
          rect(x - 120 * k, y - 220 * k, 7 * k, 220 * k),
          rect(x + 113 * k, y - 220 * k, 7 * k, 220 * k),
        ),
        { tone: 0.6, isSheet: true },
      );
      const goods = Array.from({ length: 9 }, (_, i) =>
        circle(x + (-100 + i * 25) * k, y - (98 + (i % 2) * 9) * k, 13 * k),
      );
      put('goods', n % 2 === 0 ? 'accent2' : 'accent', join(...goods), {
        tone: 0.4,
        isSheet: true,
      });
      const awning = polygon([
        [x - 150 * k, y - 205 * k],
        [x - 120 * k, y - 270 * k],
        [x + 120 * k, y - 270 * k],
        [x + 150 * k, y - 205 * k],
      ]);
      put('awning', 'white', awning, { tone: 0.25, isSheet: true });
      const stripes = [-4, -2, 0, 2].map((i) =>
        polygon([
          [x + i * 37 * k, y - 205 * k],
          [x + i * 30 * k, y - 270 * k],
          [x + (i + 1) * 30 * k, y - 270 * k],
          [x + (i + 1) * 37 * k, y - 205 * k],
        ]),
      );
      put('awning.stripes', way > 0 ? 'accent' : 'accent3', join(...stripes), { tone: 0.5 });
    }
  }
}

import { fall, spread } from '#press/drawing.ts';
import { circle, ellipse, join, lines, type Path, polygon, rect, smooth } from '#press/path.ts';
import { panel, see } from '#press/stages/kit/camera.ts';
import { decorFor } from '#press/stages/kit/decor.ts';
import { paintFloor } from '#press/stages/kit/floors.ts';
import { type Inside, insideStage } from '#press/stages/kit/inside.ts';
import { paintRoom } from '#press/stages/kit/room.ts';
import { below, hills, pick, wave } from '#press/stages/kit/shapes.ts';
import { slot, slotAt } from '#press/stages/kit/slots.ts';

/** A stage seen from the stalls: heavy curtains, a painted backdrop, a spot of light, heads. */
export const theatre = insideStage(
  { plans: ['frontal'], far: [560, 680], tall: [520, 600] },
  (inside) => {
    const { options, camera, room, put, putFront, slots } = inside;
    const { random, width, height } = options;
    const decor = decorFor(random);
    // On who stands there, left or right of the middle.
    const way = random.next() < 0.5 ? -1 : 1;
    const spotX = width * (0.5 + way * 0.12);
    paintRoom(put, room, { light: { x: spotX, y: height * 0.3 }, dim: 0.95, floor: 'wood' });
    const foot = see(camera, [0, 0, room.depth]).y;
    const kind = pick(random, ['moon', 'hills', 'bare', 'palace', 'trees']);
    put(
      'backdrop',
      kind === 'bare' ? 'night' : 'sky',
      panel(camera, room.back, 0, 0, room.right - room.left, room.tall),
      { tone: spread([spotX, height * 0.34], 0, height * 0.7, 0.15, 0.95), isSheet: true },
    );
    if (kind === 'moon')
      put('backdrop.moon', 'sun', circle(width * 0.62, height * 0.27, height * 0.08), {
        tone: 0.2,
        isSheet: true,
      });
    if (kind !== 'bare') {
      for (const [share, role] of [
        [0.16, 'far'],
        [0.08, 'mid'],
      ] as const)
        put(
          'backdrop.hills',
          role,
          below(hills(random, foot - height * share, height * 0.04, width * 0.5), width, foot),
          { tone: 0.5, isSheet: true },
        );
    }
    paintFloor(put, room, 'boards', 30);
    const y = height * 0.88;
    const beam = polygon([
      [spotX - 26, -20],
      [spotX + 26, -20],
      [spotX + width * 0.2, y],
      [spotX - width * 0.2, y],
    ]);
    put('spot', 'lamp', beam, { tone: 0.2, alpha: fall(0, y, 0.3, 0.12), mode: 'light' });
    put('spot.pool', 'lamp', ellipse(spotX, y, width * 0.2, height * 0.036), {
      tone: 0.1,
      alpha: 0.5,
      mode: 'light',
    });
    paintScenery(inside, kind, foot);
    const role = pick(random, ['accent3', decor.soft === 'white' ? 'leaf' : decor.soft, 'blood']);
    const drape = (side: -1 | 1): Path => {
      const at = (share: number, down: number): [number, number] => [
        width * (side < 0 ? share : 1 - share),
        height * down,
      ];
      return smooth([
        at(-0.06, -0.04),
        at(0.34, -0.04),
        at(0.3, 0.16),
        at(0.2, 0.36),
        at(0.12, 0.5),
        at(0.17, 0.7),
        at(0.19, 0.93),
        at(-0.06, 0.93),
      ]);
    };
    put('curtain', role, join(drape(-1), drape(1)), {
      tone: fall(0, height * 0.9, 0.75, 0.35),
      isSheet: true,
      relief: { depth: 0.45, dx: 10, dy: 0, radius: 22 },
      grain: { kind: 'upright' },
    });
    const folds: Path[] = [];
    for (const side of [-1, 1] as const) {
      for (let i = 0; i < 4; i++) {
        const x = (share: number) => width * (side < 0 ? share : 1 - share);
        folds.push([
          0,
          x(0.04 + i * 0.07),
          -20,
          2,
          x(0.04 + i * 0.066),
          height * 0.2,
          x(0.02 + i * 0.03),
          height * 0.4,
          x(0.015 + i * 0.03),
          height * 0.5,
          1,
          x(0.02 + i * 0.03),
          height * 0.5,
          2,
          x(0.03 + i * 0.032),
          height * 0.4,
          x(0.055 + i * 0.068),
          height * 0.2,
          x(0.06 + i * 0.07),
          -20,
          3,
        ]);
      }
    }
    put('folds', 'dark', join(...folds), { tone: 0.3, alpha: 0.32 });
    const valance = (x: number) => height * 0.075 + Math.abs(wave(x, width / 4)) * height * 0.05;
    const points: [number, number][] = [[-20, -20]];
    for (let x = width + 20; x >= -20; x -= 24) points.push([x, valance(x)]);
    put('valance', role, polygon([[-20, -20], [width + 20, -20], ...points.slice(1)]), {
      tone: 0.6,
      isSheet: true,
      relief: { depth: 0.4, dx: 0, dy: -10, radius: 16 },
    });
    const hem: Path[] = [];
    for (let x = 10; x < width; x += 26) hem.push(rect(x - 2, valance(x) - 6, 5, 26));
    const band: [number, number][] = [];
    for (let x = -20; x <= width + 20; x += 24) band.push([x, valance(x) - 14]);
    put('valance.band', 'told.gold', lines(band, 9), { tone: 0.4 });
    put('valance.fringe', 'told.gold', join(...hem), { tone: 0.6 });
    const ties = [0.135, 0.865].map((share) =>
      ellipse(width * share, height * 0.5, width * 0.036, height * 0.012),
    );
    put('curtain.ties', 'told.gold', join(...ties), { tone: 0.4, isSheet: true });
    const lights = Array.from({ length: 9 }, (_, i) =>
      ellipse((width * (i + 0.5)) / 9, height * 0.945, 22, 12),
    );
    putFront(
      'apron',
      'wood',
      below(() => height * 0.945, width, height + 20, width),
      { tone: 0.85, isSheet: true },
    );
    putFront('footlights', 'lamp', join(...lights), { tone: 0.1, glow: 1 });
    const heads: Path[] = [];
    for (let i = 0; i < 9; i++) {
      const x = (width * (i + random.between(0.2, 0.8))) / 9;
      heads.push(circle(x, height * 0.972, 24), ellipse(x, height + 22, 52, 40));
    }
    putFront('heads', 'dark', join(...heads), { tone: 0.85, isSheet: true });
    slots.push(
      slotAt(camera, 'far', [0, 0, room.depth - 60], 200),
      slotAt(camera, 'wall', room.back((room.right - room.left) / 2, 200), 200),
    );
    slots.push(slot(camera, 'seat', width * 0.5, height * 0.985, 3, 80));
    return {
      light: { x: spotX, y: height * 0.1 },
      standing: { side: way, foot: 0.88, from: 0.22, to: 0.78, farthest: 0.4 },
    };
  },
);

/** What is painted on flats before the backdrop: arches of a palace, or trees. */
function paintScenery(
  { put, options: { width, height, random } }: Inside,
  kind: string,
  foot: number,
) {
  if (kind === 'palace') {
    for (const side of [-1, 1]) {
      for (const [n, share] of [0.26, 0.37].entries()) {
        const x = width * (0.5 + side * share);
        const [w, top] = [width * 0.1, height * (0.24 + n * -0.03)];
        put('flat', 'stone', rect(x - w / 2, top, w, foot - top + 8), {
          tone: 0.5 + n * 0.2,
          isSheet: true,
        });
        put(
          'flat.arch',
          'night',
          join(
            rect(x - w * 0.24, top + height * 0.1, w * 0.48, foot - top - height * 0.1),
            circle(x, top + height * 0.1, w * 0.24),
          ),
          { tone: 0.5 },
        );
        put('flat.capital', 'told.gold', rect(x - w * 0.58, top - 12, w * 1.16, 14), { tone: 0.5 });
      }
    }
  }
  if (kind === 'trees') {
    for (const side of [-1, 1]) {
      for (const [n, share] of [0.22, 0.32].entries()) {
        const x = width * (0.5 + side * share);
        const top = height * random.between(0.26, 0.34);
        put(
          'flat.trunk',
          'bark',
          polygon([
            [x - 9, top],
            [x + 9, top],
            [x + 20, foot + 8],
            [x - 20, foot + 8],
          ]),
          { tone: 0.6, isSheet: true },
        );
        const crowns = [
          [0, 0, 92],
          [-70, 40, 64],
          [70, 46, 66],
        ].map(([dx = 0, dy = 0, r = 60]) => circle(x + dx, top + dy, r));
        put('flat.crown', 'leaf', join(...crowns), { tone: 0.4 + n * 0.3, isSheet: true });
      }
    }
  }
}

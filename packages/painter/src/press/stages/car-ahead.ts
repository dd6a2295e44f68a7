import { fall, type Role, ramp } from '#press/drawing.ts';
import {
  circle,
  cut,
  ellipse,
  join,
  lines,
  type Path,
  polygon,
  rect,
  smooth,
} from '#press/path.ts';
import type { Slot, Stage, StageMaker } from '#press/stage.ts';
import type { Car } from '#press/stages/car-plan.ts';
import { paintOutside } from '#press/stages/car-road.ts';
import type { Camera } from '#press/stages/kit/camera.ts';
import { decorFor } from '#press/stages/kit/decor.ts';
import { createEasel, finished, type Put } from '#press/stages/kit/easel.ts';
import { onSheet } from '#press/stages/kit/inside.ts';
import { mirrored } from '#press/stages/kit/mirror.ts';
import { slot } from '#press/stages/kit/slots.ts';

/** Shares of the sheet: the windscreen, the mirror in it, and how far the seats are from the middle. */
export const windscreen = { left: 0.075, right: 0.925, top: 0.09, bottom: 0.5 } as const;
export const rearMirror = { half: 0.17, top: 0.075, bottom: 0.17 } as const;
const apart = 0.25;

/**
 * From the back seat of a car, over the shoulders of those in front: the road ahead through the
 * windscreen, and what follows in the mirror. The first seat is the driver's.
 */
export const carAhead: StageMaker = (options) => {
  const { random, width, height, time } = options;
  const isMirrored = random.next() < 0.5;
  const horizon = height * (0.33 + random.between(-0.01, 0.01));
  const camera: Camera = {
    ...{ width, height, x: width / 2, horizon, eye: 100, turn: 0 },
    focal: 620,
  };
  const decor = decorFor(random);
  const [back, front] = [createEasel(), createEasel()];
  const inCar: Car = { options, camera, half: 70, apart: 38, decor, put: back.put };
  paintOutside(inCar);
  const lining: Role = decor.wall === 'white' ? 'wall' : decor.wall;
  const soft: Role = decor.soft === 'white' ? 'accent3' : decor.soft;
  paintFrame(back.put, lining, width, height);
  paintDashboard(back.put, width, height);
  paintMirror(back.put, width, height);
  paintBacks(front.put, soft, width, height);
  const near = height * 0.0036;
  const seat = (share: number) =>
    slot(camera, 'seat', width * share, height * 0.84, near, 70, share < 0.5 ? 'right' : 'left');
  const slots: Slot[] = [
    seat(0.5 - apart),
    seat(0.5 + apart),
    slot(camera, 'seat', width / 2, height * 0.98, near, 60),
    slot(camera, 'hero', width * (0.5 + apart), height * 0.98, near, 100),
    slot(camera, 'beside', width * (0.5 - apart), height * 0.98, near, 100),
    slot(camera, 'table', width * 0.5, height * 0.53, near * 0.5, 40),
    slot(camera, 'shelf', width * 0.62, height * 0.53, near * 0.5, 40),
    slot(camera, 'far', width * 0.5, height * 0.46, 1, 300),
    slot(camera, 'air', width * 0.5, height * 0.24, 0.6, 200),
    slot(camera, 'ceiling', width * 0.5, height * 0.06, near * 0.4, 60),
  ];
  const stage: Stage = {
    back: back.layers,
    front: front.layers,
    slots: onSheet(slots, options),
    light: { x: width * 0.6, y: time === 'night' ? height * 0.1 : horizon - height * 0.08 },
    horizon,
  };
  return finished(isMirrored ? mirrored(stage, width) : stage);
};

/** All round the glass: roof, posts, and the doors with a strip of window. */
function paintFrame(put: Put, role: Role, width: number, height: number): void {
  const { left, right, top, bottom } = windscreen;
  const [l, r, t, b] = [width * left, width * right, height * top, height * bottom];
  const shell = join(
    rect(-20, -20, width + 40, height + 40),
    cut(
      smooth([
        [l + width * 0.05, t + 8],
        [width / 2, t - 6],
        [r - width * 0.05, t + 8],
        [r - width * 0.01, (t + b) / 2],
        [r, b + 30],
        [width / 2, b + 40],
        [l, b + 30],
        [l + width * 0.01, (t + b) / 2],
      ]),
    ),
  );
  put('shell', role, shell, { tone: fall(0, height, 0.85, 0.5), isSheet: true });
  const streaks = [0.2, 0.27].map((at, n) =>
    polygon([
      [width * (at + 0.1), t],
      [width * (at + 0.14 - n * 0.02), t],
      [width * (at + 0.02 - n * 0.02), b],
      [width * (at - 0.02), b],
    ]),
  );
  put('glass', 'white', join(...streaks), { tone: 0, alpha: 0.12, mode: 'light' });
  const visors = [0.1, 0.63].map((x) =>
    rect(width * x, height * 0.05, width * 0.27, height * 0.04, 12),
  );
  put('visors', role, join(...visors), { tone: 0.95, isSheet: true });
}

/** Across under the glass, with its vents, and the wheel before the first seat. */
function paintDashboard(put: Put, width: number, height: number): void {
  const y = height * windscreen.bottom;
  const dash = smooth([
    [-40, y + 26],
    [width * 0.2, y - 4],
    [width * 0.34, y],
    [width * 0.5, y + 12],
    [width * 0.8, y + 8],
    [width + 40, y + 26],
    [width + 40, height * 0.72],
    [-40, height * 0.72],
  ]);
  put('dash', 'dark', dash, { tone: fall(y, height * 0.7, 0.55, 0.95), isSheet: true });
  const vents = [0.43, 0.53].flatMap((x) =>
    [0, 1, 2].map((n) => rect(width * x, y + 52 + n * 14, width * 0.06, 6, 3)),
  );
  put('dash.vents', 'metal', join(...vents), { tone: 0.5, alpha: 0.7 });
  put('dash.radio', 'lamp', rect(width * 0.45, y + 104, width * 0.12, 26, 5), {
    tone: 0.4,
    glow: 0.7,
  });
  const [x, wheelY, wide] = [width * (0.5 - apart), y + height * 0.075, width * 0.15];
  const wheel = join(
    ellipse(x, wheelY, wide, wide * 0.78),
    cut(ellipse(x, wheelY, wide - 20, wide * 0.78 - 20)),
    lines(
      [
        [x - wide + 10, wheelY + 6],
        [x + wide - 10, wheelY + 6],
      ],
      20,
    ),
    circle(x, wheelY + 6, 30),
  );
  put('wheel', 'dark', wheel, {
    tone: 0.9,
    isSheet: true,
    relief: { depth: -0.4, dx: -5, dy: -6, radius: 8 },
  });
}

function paintMirror(put: Put, width: number, height: number): void {
  const { half, top, bottom } = rearMirror;
  const [x, y, w, h] = [
    width * (0.5 - half),
    height * top,
    width * half * 2,
    height * (bottom - top),
  ];
  put('mirror.stem', 'dark', rect(width / 2 - 8, 0, 16, y + 10), { tone: 0.9 });
  put('mirror', 'dark', rect(x - 12, y - 12, w + 24, h + 24, 30), { tone: 0.9, isSheet: true });
  put('mirror.glass', 'sky', rect(x, y, w, h * 0.58, 16), { tone: fall(y, y + h, 0.4, 0.1) });
  put('mirror.road', 'stone', rect(x, y + h * 0.56, w, h * 0.44, 16), {
    tone: ramp([x, y], [x + w, y + h], 0.5, 0.7),
  });
}

/** The backs of the two seats, up to the shoulders of those who sit there. */
function paintBacks(put: Put, role: Role, width: number, height: number): void {
  for (const side of [-1, 1]) {
    const x = width * (0.5 + side * apart);
    const [top, half] = [height * 0.735, width * 0.185];
    const back = smooth([
      [x - half * 0.8, top + 30],
      [x - half * 0.5, top],
      [x + half * 0.5, top],
      [x + half * 0.8, top + 30],
      [x + half, height * 0.86],
      [x + half * 1.04, height + 60],
      [x - half * 1.04, height + 60],
      [x - half, height * 0.86],
    ]);
    put('seat.back', role, back, {
      tone: fall(top, height, 0.5, 0.85),
      isSheet: true,
      relief: { depth: 0.3, dx: -10, dy: -8, radius: 24 },
    });
    const seams = [-0.45, 0.45].map((share) =>
      rect(x + half * share - 1.5, top + 14, 3, height - top),
    );
    put('seat.seams', 'dark', join(...seams), { tone: 0.4, alpha: 0.5 });
    const pins: Path[] = [-0.2, 0.2].map((share) => rect(x + half * share - 5, top - 34, 10, 44));
    put('seat.pins', 'metal', join(...pins), { tone: 0.4 });
    put('seat.rest', role, rect(x - half * 0.42, top - 78, half * 0.84, 56, 24), {
      tone: 0.6,
      isSheet: true,
      relief: { depth: 0.3, dx: -8, dy: -6, radius: 16 },
    });
  }
}

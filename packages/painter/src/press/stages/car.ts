import type { Slot, Stage, StageMaker } from '#press/stage.ts';
import { paintDash } from '#press/stages/car-dash.ts';
import { away, type Car, dash, eye, seatUp, sill } from '#press/stages/car-plan.ts';
import { paintOutside } from '#press/stages/car-road.ts';
import { paintSeats, paintShell } from '#press/stages/car-seats.ts';
import type { Camera } from '#press/stages/kit/camera.ts';
import { decorFor } from '#press/stages/kit/decor.ts';
import { createEasel, finished } from '#press/stages/kit/easel.ts';
import { onSheet } from '#press/stages/kit/inside.ts';
import { mirrored } from '#press/stages/kit/mirror.ts';
import { slot, slotAt } from '#press/stages/kit/slots.ts';
/**
 * In a car, seen through its windscreen: two seats with whoever sits there, the back seat between them,
 * and the road that lies behind in the rear window. The first seat is the driver's.
 */
export const car: StageMaker = (options) => {
  const { random, width, height, view, time } = options;
  const isMirrored = random.next() < 0.5;
  const near = height > width ? 7 : 6.2;
  const share = { level: 0.4, high: 0.38, low: 0.42 }[view];
  const horizon = height * (share + random.between(-0.01, 0.01));
  const camera: Camera = {
    ...{ width, height, x: width / 2, horizon, eye, turn: 0 },
    focal: near * away.front,
  };
  const half = width / 2 / near + 4;
  const apart = (width * 0.27) / near;
  const [back, front] = [createEasel(), createEasel()];
  const decor = decorFor(random);
  const inCar: Car = { options, camera, half, apart, decor, put: back.put };
  paintOutside(inCar);
  paintShell(inCar);
  paintSeats(inCar);
  paintDash({ ...inCar, put: front.put });
  const seat = (x: number, z: number, facing: 'left' | 'right') =>
    slotAt(camera, 'seat', [x, seatUp + (z > away.front ? 10 : 0), z], 70, facing);
  const hero = slot(camera, 'hero', width / 2 + apart * near, height * 0.9, near * 0.62, 120);
  const slots: Slot[] = [
    seat(-apart, away.front, 'right'),
    seat(apart, away.front, 'left'),
    seat(apart * 0.42, away.back, 'left'),
    seat(-apart * 0.42, away.back, 'right'),
    seat(0, away.back + 4, 'left'),
    hero,
    slot(camera, 'beside', width / 2 - apart * near, height * 0.9, near * 0.62, 120),
    slotAt(camera, 'table', [apart * 0.3, dash, 74], 40),
    slotAt(camera, 'window', [half, sill, 130], 60, 'left'),
    slotAt(camera, 'shelf', [0, sill, away.rear - 6], 60),
    slot(camera, 'ceiling', width * 0.5, height * 0.06, near * 0.6, 60),
    slot(camera, 'air', width * 0.5, height * 0.24, near * 0.5, 60),
  ];
  const stage: Stage = {
    back: back.layers,
    front: front.layers,
    slots: onSheet(slots, options),
    light: { x: width * 0.78, y: time === 'night' ? height * 0.1 : horizon - height * 0.1 },
    horizon,
  };
  return finished(isMirrored ? mirrored(stage, width) : stage);
};

import type { StageOptions } from '#press/stage.ts';
import type { Camera } from '#press/stages/kit/camera.ts';
import type { Decor } from '#press/stages/kit/decor.ts';
import type { Put } from '#press/stages/kit/easel.ts';

/** Centimetres above the floor of the car, and from us who look in through the windscreen. */
export const roof = 124;
export const sill = 74;
export const dash = 48;
export const seatUp = 26;
export const eye = 100;
export const away = { front: 95, back: 172, rear: 240 } as const;

export interface Car {
  readonly options: StageOptions;
  readonly camera: Camera;
  /** Half the width of the car, and how far the front seats are from its middle. */
  readonly half: number;
  readonly apart: number;
  readonly decor: Decor;
  readonly put: Put;
}

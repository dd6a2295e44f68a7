import type { Slot, Stage, StageMaker, StageOptions } from '#press/stage.ts';
import { type Camera, cameraFor } from '#press/stages/kit/camera.ts';
import { createEasel, finished, type Put } from '#press/stages/kit/easel.ts';
import { onSheet } from '#press/stages/kit/inside.ts';
import { paintSky, type Sky } from '#press/stages/kit/sky.ts';
import { airborne, horizonSlots, type Standing, standing } from '#press/stages/kit/slots.ts';

/** What the drawing of an open place is given; its sky is painted already. */
export interface Outside {
  readonly options: StageOptions;
  readonly camera: Camera;
  readonly sky: Sky;
  /** -1 where the light stands left of the middle. */
  readonly side: -1 | 1;
  readonly put: Put;
  readonly putFront: Put;
  readonly slots: Slot[];
}

export interface Laid {
  /** False where nobody can stand on the ground. */
  readonly standing?: Standing | false;
  readonly footholds?: Stage['footholds'];
  readonly waterline?: number;
  /** Seen from under the water. */
  readonly isBelow?: boolean;
  readonly light?: { readonly x: number; readonly y: number };
}

/** A stage under the sky. `raise` moves the horizon, in shares of the sheet's height. */
export function outsideStage(
  lay: (outside: Outside) => Laid,
  raise = 0,
  hasSky = true,
): StageMaker {
  return (options) => {
    const { random, height } = options;
    const level = cameraFor(options, 'outside');
    const camera = { ...level, horizon: level.horizon + raise * height };
    const [back, front] = [createEasel(), createEasel()];
    const side = random.next() < 0.5 ? -1 : 1;
    const sky = paintSky(hasSky ? back.put : () => {}, options, camera, side);
    const slots: Slot[] = [];
    const outside = {
      options,
      camera,
      sky,
      side,
      put: back.put,
      putFront: front.put,
      slots,
    } as const;
    const { standing: where = {}, waterline, isBelow, footholds, light = sky.light } = lay(outside);
    const stage: Stage = {
      back: back.layers,
      front: front.layers,
      slots: onSheet(
        [
          // The hero stands across from the light, which so falls on a face.
          ...(where ? standing(camera, options, { side: side < 0 ? 1 : -1, ...where }) : []),
          ...slots,
          ...airborne(camera, options),
          ...horizonSlots(camera, random),
        ],
        options,
      ),
      light,
      horizon: camera.horizon,
      ...(footholds && { footholds }),
      ...(waterline !== undefined && { waterline }),
      ...(isBelow && { isBelow }),
    };
    return finished(stage);
  };
}

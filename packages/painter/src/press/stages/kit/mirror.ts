import type { Grain, Layer, Tone } from '#press/drawing.ts';
import { mapPoints } from '#press/path.ts';
import type { Slot, Stage } from '#press/stage.ts';

/** The same stage with left and right changed. */
export function mirrored(stage: Stage, width: number): Stage {
  const turn = (layer: Layer) => mirrorLayer(layer, width);
  return {
    ...stage,
    back: stage.back.map(turn),
    front: stage.front.map(turn),
    slots: stage.slots.map((slot) => mirrorSlot(slot, width)),
    ...(stage.footholds && {
      footholds: stage.footholds.map(({ x, y }) => ({ x: width - x, y })),
    }),
    light: { ...stage.light, x: width - stage.light.x },
  };
}

function mirrorSlot(slot: Slot, width: number): Slot {
  return { ...slot, x: width - slot.x, facing: slot.facing === 'left' ? 'right' : 'left' };
}

function mirrorLayer(layer: Layer, width: number): Layer {
  const { tone, alpha, relief, grain } = layer;
  return {
    ...layer,
    path: mapPoints(layer.path, ([x, y]) => [width - x, y]),
    ...(tone !== undefined && { tone: mirrorTone(tone, width) }),
    ...(alpha !== undefined && { alpha: mirrorTone(alpha, width) }),
    ...(relief && { relief: { ...relief, dx: -relief.dx } }),
    ...(grain && { grain: mirrorGrain(grain, width) }),
  };
}

function mirrorTone(tone: Tone, width: number): Tone {
  if (typeof tone === 'number') return tone;
  if (tone.kind === 'ramp') return { ...tone, x0: width - tone.x0, x1: width - tone.x1 };
  return { ...tone, x: width - tone.x };
}

function mirrorGrain(grain: Grain, width: number): Grain {
  if (grain.kind === 'rings') return { ...grain, x: width - grain.x };
  return grain.kind === 'slant' ? { ...grain, slope: -grain.slope } : grain;
}

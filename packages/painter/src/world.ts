import { type Canvas, createCanvas } from '#canvas.ts';
import { createNoise, type Noise } from '#noise.ts';
import { mixPalette, type Palette } from '#palette.ts';
import { createRandom, type Random } from '#random.ts';
import type { Scene } from '#scene.ts';
import { composeStage } from '#settings/compose.ts';
import type { Stage } from '#stage.ts';

/** One source lights the whole picture. Position and radius in pixels. */
export interface Light {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Whether a disc is seen. */
  readonly disc: boolean;
}

/** Everything a part of the painter needs to paint its part. */
export interface World {
  readonly scene: Scene;
  readonly canvas: Canvas;
  readonly width: number;
  readonly height: number;
  /** One thousandth of the picture's shorter side, in pixels: sizes are counted in it. */
  readonly unit: number;
  readonly stage: Stage;
  readonly light: Light;
  /** The horizon's row, in pixels. */
  readonly horizon: number;
  readonly palette: Palette;
  readonly noise: Noise;
  readonly seed: number;
  /** A stream of random numbers of its own for each named part. */
  random(name: string): Random;
}

export function createWorld(
  scene: Scene,
  seed: number,
  width: number,
  height: number,
  chooseStage: (scene: Scene, random: Random) => Stage,
): World {
  const stage = composeStage(chooseStage(scene, createRandom(seed, 'stage')), scene, width, height);
  const unit = Math.min(width, height) / 1000;
  return {
    scene,
    canvas: createCanvas(width, height),
    width,
    height,
    unit,
    stage,
    light: {
      x: stage.light.x * width,
      y: stage.light.y * height,
      radius: stage.light.radius * 1000 * unit,
      disc: scene.light === 'sun' || scene.light === 'moon',
    },
    horizon: Math.floor(stage.horizon * height),
    palette: mixPalette(scene, createRandom(seed, 'palette')),
    noise: createNoise(seed),
    seed,
    random: (name) => createRandom(seed, name),
  };
}

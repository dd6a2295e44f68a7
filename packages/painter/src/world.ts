import { type Canvas, createCanvas } from '#canvas.ts';
import { createNoise, type Noise } from '#noise.ts';
import { mixPalette, type Palette } from '#palette.ts';
import { createRandom, type Random } from '#random.ts';
import type { Scene } from '#scene.ts';
import { composeStage } from '#settings/compose.ts';

/** One source lights the whole picture. Position and radius in pixels. */
export interface Light {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Whether a disc is seen. */
  readonly disc: boolean;
}

/** Where things of a setting belong, in shares of the picture's width and height. */
export interface Stage {
  readonly horizon: number;
  readonly light: { readonly x: number; readonly y: number; readonly radius: number };
  /** Where the hero's middle stands across the picture, and its feet down the picture. */
  readonly hero: { readonly x: number; readonly feet: number };
  /** Where floating things hang. */
  readonly aloft: { readonly x: number; readonly y: number };
  /** Where the dreamer's feet are, and the dreamer's height (a tenth where it is not given). */
  readonly dreamer: { readonly x: number; readonly feet: number; readonly tall?: number };
  /** Where boats and swimming birds float, down the picture, if not where the hero stands. */
  readonly water?: number;
  /** Whether stars may show: there is a sky, and no roof or water over it. */
  readonly isOpen: boolean;
  /** What feet stand on: land, wet ground that mirrors, water (the dreamer sits in a boat), or
   *  nothing at all. */
  readonly floor: 'land' | 'wet' | 'water' | 'none';
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

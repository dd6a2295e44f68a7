import { hangWorld } from '#elements/mirrored.ts';
import { layMist, layStorm, layWeather, scatterWeather } from '#elements/weather.ts';
import { bloom, scatterMotes, scatterStars, toBytes, vignette } from '#finish.ts';
import { withPlanes } from '#plane-pool.ts';
import type { Scene, Style } from '#scene.ts';
import { settingPainters } from '#settings/all.ts';
import { stylePainters } from '#styles/all.ts';
import { castSymbols } from '#symbols/cast.ts';
import { createWorld } from '#world.ts';

export interface PaintOptions {
  /** Any integer: the same scene and seed give the same pixels on every machine. */
  readonly seed: number;
  readonly style: Style;
  /** In pixels, 16 or more. */
  readonly width: number;
  readonly height: number;
  /** Called as each stage ends; `done` grows from 0 to 1. */
  readonly onProgress?: (done: number, stage: PaintStage) => void;
}

export type PaintStage = 'backdrop' | 'symbols' | 'brush' | 'finish';

export interface Picture {
  /** RGBA, row by row, opaque sRGB. */
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** Paints a scene. Takes about two seconds for 1024×1024: call it off the request thread. */
export function paint(scene: Scene, options: PaintOptions): Picture {
  return withPlanes(() => paintFrom(scene, options));
}

function paintFrom(scene: Scene, options: PaintOptions): Picture {
  const { width, height } = options;
  const report = options.onProgress ?? (() => {});
  const setting = settingPainters[scene.setting];
  const world = createWorld(scene, options.seed, width, height, setting.stage);
  report(0, 'backdrop');
  setting.far(world);
  layStorm(world);
  report(0.15, 'backdrop');
  const cast = castSymbols(world, setting.holds);
  cast.drawAloft();
  report(0.2, 'symbols');
  setting.near(world);
  layWeather(world);
  report(0.3, 'backdrop');
  cast.drawStanding();
  report(0.35, 'symbols');
  setting.front(world);
  if (scene.strangeness === 'mirrored') hangWorld(world);
  layMist(world);
  report(0.4, 'brush');
  const style = stylePainters[options.style];
  // Stars are points: a brush would smear them, washes and glass take them as part of the sky.
  const hasStars = world.stage.isOpen && (scene.time === 'night' || scene.time === 'dusk');
  const starCount = scene.setting === 'space' ? 620 : 260;
  if (hasStars && !style.hasStars) scatterStars(world, starCount, world.horizon);
  style.repaint(world, (share) => report(0.4 + share * 0.5, 'brush'));
  if (style.bloom > 0) bloom(world, style.bloom);
  if (hasStars && style.hasStars) scatterStars(world, starCount, world.horizon);
  if (style.hasStars) cast.drawStars();
  scatterWeather(world);
  if (style.hasMotes) scatterMotes(world, 36);
  if (style.vignette > 0) vignette(world, style.vignette);
  const data = toBytes(world, style.grain);
  report(1, 'finish');
  return { data, width, height };
}

import type { Intensity, Weather } from '@reverie/contract/weather.rules';
import type { Palette } from '#ambience/sky/palette.ts';
import type { Mode } from '#ambience/theme.ts';

/** All one frame is drawn from. Lengths in CSS pixels, times in seconds. */
export type Scene = {
  width: number;
  height: number;
  mode: Mode;
  palette: Palette;
  /** How much of stars and moon the hour lets through, 0 to 1. */
  darkness: number;
  weather: Weather;
  intensity: Intensity;
  /** The moon's elongation in degrees. */
  elongation: number;
  /** Hour, 0 to 24: how high the moon stands. */
  hour: number;
  time: number;
  scroll: number;
  /** Whether time passes: what flashes does not, where everything stands still. */
  isMoving: boolean;
  /** Whether the page shows a moon itself: a night has one. */
  hasMoon: boolean;
};

export type Pen = CanvasRenderingContext2D;

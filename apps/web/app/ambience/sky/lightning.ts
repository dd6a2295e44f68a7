import { css } from '#ambience/sky/palette.ts';
import type { Pen, Scene } from '#ambience/sky/scene.ts';

/** Seconds between two flashes: far from the three a second that harm (WCAG 2.3.1). */
export const pauses = { light: 19, moderate: 13, intense: 9 };
const rise = 0.3;
const fall = 1.6;

/**
 * How bright the storm is, 0 to 1, `time` seconds into it: a glow that swells and dies once in a
 * pause, as lightning behind clouds does.
 */
export function flashAt(time: number, pause: number): number {
  const since = time % pause;
  if (since < rise) return (since / rise) ** 2;
  return Math.max(0, 1 - (since - rise) / fall) ** 2;
}

/** Sheet lightning: part of the clouds lights up, each time elsewhere. */
export function drawLightning(pen: Pen, scene: Scene) {
  const { width, height, weather, intensity, palette, time, isMoving } = scene;
  if (weather !== 'stormy' || !isMoving) return;
  const pause = pauses[intensity];
  const strength = flashAt(time, pause);
  if (strength < 0.01) return;
  const strike = Math.floor(time / pause);
  const x = width * (0.12 + 0.76 * ((strike * 0.618) % 1));
  const reach = Math.min(620, Math.max(width, height) * 0.5);
  const glow = pen.createRadialGradient(x, height * 0.12, 0, x, height * 0.12, reach);
  glow.addColorStop(0, css(palette.flash, strength));
  glow.addColorStop(1, css(palette.flash, 0));
  pen.fillStyle = glow;
  pen.fillRect(x - reach, 0, reach * 2, height * 0.12 + reach);
}

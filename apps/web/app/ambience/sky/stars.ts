import { rowOf } from '#ambience/sky/random.ts';
import type { Pen, Scene } from '#ambience/sky/scene.ts';

type Star = { x: number; y: number; radius: number; light: number; depth: number; beat: number };

const counts = { light: 1.1, moderate: 1.8, intense: 2.8 };
const perPixel = 1 / 9_000;
const most = 480;
/** How much of the stars each weather lets through. */
const clearness = { clear: 1, cloudy: 0.55, rainy: 0.3, stormy: 0.2 };
/** A dark page keeps some stars by day. */
const dayShare = 0.4;
const drift = 1.2;
const smallest = 0.75;

const stars: readonly Star[] = makeStars();

function makeStars(): Star[] {
  const next = rowOf(17);
  return Array.from({ length: most }, () => {
    const size = next() ** 5;
    return {
      x: next(),
      y: next(),
      radius: 0.45 + size * 0.95,
      light: 0.34 + 0.34 * next() + 0.32 * size,
      depth: 0.25 + 0.75 * next(),
      beat: next() * Math.PI * 2,
    };
  });
}

/**
 * Stars, nearer ones passing faster, in time and as the page is scrolled. On paper they are dots of
 * ink, as on an engraved chart.
 */
export function drawStars(pen: Pen, scene: Scene) {
  const { width, height, mode, darkness, weather, intensity, time, scroll } = scene;
  const isDark = mode === 'dark';
  const shown = isDark ? dayShare + (1 - dayShare) * darkness : 0.5 * darkness;
  const strength = shown * clearness[weather];
  const count = Math.min(most, Math.round(width * height * perPixel * counts[intensity]));
  pen.fillStyle = isDark ? 'oklch(0.93 0.03 258)' : 'oklch(0.62 0.04 270)';
  for (const star of stars.slice(0, count)) {
    const twinkle = 0.86 + 0.14 * Math.sin(star.beat + time * (0.4 + star.depth * 0.7));
    pen.globalAlpha = strength * star.light * twinkle;
    const x = wrap(star.x * width + time * drift * star.depth, width);
    const y = wrap(star.y * height - scroll * 0.06 * star.depth, height);
    if (star.radius < smallest) {
      // So small a star is as round as a pixel.
      pen.fillRect(x, y, star.radius * 1.7, star.radius * 1.7);
      continue;
    }
    pen.beginPath();
    pen.arc(x, y, star.radius, 0, 7);
    pen.fill();
  }
  pen.globalAlpha = 1;
}

function wrap(value: number, length: number): number {
  return ((value % length) + length) % length;
}

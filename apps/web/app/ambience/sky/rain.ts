import { css } from '#ambience/sky/palette.ts';
import { rowOf } from '#ambience/sky/random.ts';
import type { Pen, Scene } from '#ambience/sky/scene.ts';

const counts = { light: 55, moderate: 110, intense: 190 };
const most = 260;
/** Per second; far drops fall slower and are shorter. */
const speed = 520;
const slant = -0.16;

const drops = makeDrops();

function makeDrops() {
  const next = rowOf(41);
  return Array.from({ length: most }, () => ({
    x: next(),
    y: next(),
    depth: 0.45 + 0.55 * next(),
  }));
}

/** Rain in two depths, each one stroke of the pen. */
export function drawRain(pen: Pen, scene: Scene) {
  const { width, height, weather, intensity, palette, time } = scene;
  if (weather !== 'rainy' && weather !== 'stormy') return;
  const wide = Math.min(1.4, 0.35 + width / 1_500);
  const count = Math.min(most, counts[intensity] * wide * (weather === 'stormy' ? 1.25 : 1));
  const fallen = drops.slice(0, Math.round(count));
  pen.lineWidth = 1;
  for (const isNear of [false, true]) {
    pen.strokeStyle = css(palette.rain, isNear ? 0.6 : 0.32);
    pen.beginPath();
    for (const drop of fallen) {
      if (drop.depth > 0.75 !== isNear) continue;
      const length = 26 * drop.depth;
      const path = height + length;
      const y = ((drop.y * path + time * speed * drop.depth) % path) - length;
      const x = (drop.x * width * 1.2 + y * slant + width) % (width * 1.2);
      pen.moveTo(x, y);
      pen.lineTo(x + length * slant, y + length);
    }
    pen.stroke();
  }
}

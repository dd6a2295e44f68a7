import { css } from '#ambience/sky/palette.ts';
import { rowOf } from '#ambience/sky/random.ts';
import type { Pen, Scene } from '#ambience/sky/scene.ts';

type Cloud = { x: number; y: number; scale: number; depth: number; shape: number };

const cover = { clear: 0, cloudy: 1, rainy: 1.1, stormy: 1.3 };
const counts = { light: 4, moderate: 6, intense: 9 };
const strengths = { light: 0.55, moderate: 0.75, intense: 0.95 };
/** Size of a drawn shape in its own pixels. Clouds are soft: they are enlarged without a loss. */
const shape = { width: 200, height: 72 };
const fine = 4;
const widths = { least: 520, spread: 420 };
const drift = 5;
/** Share of the sky's height that clouds lie in. */
const reach = 0.62;
const coarse = 4;

const clouds: readonly Cloud[] = makeClouds();

function makeClouds(): Cloud[] {
  const next = rowOf(5);
  return Array.from({ length: 12 }, (_, index) => ({
    x: ((index * 0.382) % 1) + next() * 0.08,
    y: next() ** 1.6,
    scale: next(),
    depth: 0.4 + 0.6 * next(),
    shape: index % 3,
  }));
}

let drawn: { pigment: string; shapes: HTMLCanvasElement[] } | undefined;
let layer: Pen | undefined;

/**
 * Clouds passing across the upper part of the sky. They gather on a coarse layer, which is enlarged
 * onto the sky in one go: the cost of a frame is that of its pixels, not of its clouds.
 */
export function drawClouds(pen: Pen, scene: Scene) {
  const { width, height, palette, weather, intensity, time, scroll } = scene;
  if (cover[weather] === 0) return;
  const shapes = shapesOf(css(palette.cloud));
  const size = { width: Math.ceil(width / coarse), height: Math.ceil((height * reach) / coarse) };
  layer ??= sheet(1);
  // Setting a canvas's size empties it as well.
  Object.assign(layer.canvas, size);
  layer.globalAlpha = strengths[intensity];
  const count = Math.round(counts[intensity] * cover[weather] * Math.min(1, 0.5 + width / 2_400));
  for (const cloud of clouds.slice(0, count)) {
    const picture = shapes[cloud.shape];
    if (!picture) continue;
    const w = widths.least + widths.spread * cloud.scale;
    const h = (w * shape.height) / shape.width;
    const path = width + w;
    const x = ((((cloud.x * path + time * drift * cloud.depth) % path) + path) % path) - w;
    const y = cloud.y * height * (reach - 0.14) - h * 0.35 - scroll * 0.03 * cloud.depth;
    layer.drawImage(picture, x / coarse, y / coarse, w / coarse, h / coarse);
  }
  pen.drawImage(layer.canvas, 0, 0, size.width * coarse, size.height * coarse);
}

/** Three shapes in one pigment, drawn once: a cloud is many soft rounds on a common ground. */
function shapesOf(pigment: string): HTMLCanvasElement[] {
  if (drawn?.pigment === pigment) return drawn.shapes;
  const shapes = [3, 11, 29].map((seed) => drawShape(rowOf(seed), pigment));
  drawn = { pigment, shapes };
  return shapes;
}

/** Drawn large and made small: the grain browsers lay over gradients would be enlarged with them. */
function drawShape(next: () => number, pigment: string): HTMLCanvasElement {
  const large = sheet(fine);
  const edge = pigment.replace(/[\d.]+\)$/, '0)');
  for (let puff = 0; puff < 26; puff += 1) {
    const across = next();
    const tall = Math.sin(across * Math.PI);
    const radius = 8 + 20 * tall * (0.55 + 0.45 * next());
    const x = 34 + across * (shape.width - 68);
    const y = shape.height * 0.6 - tall * 12 * next();
    const soft = large.createRadialGradient(0, 0, 0, 0, 0, radius);
    soft.addColorStop(0, pigment);
    soft.addColorStop(1, edge);
    large.setTransform(1.25 * fine, 0, 0, 0.82 * fine, x * fine, y * fine);
    large.globalAlpha = 0.3;
    large.fillStyle = soft;
    large.fillRect(-radius, -radius, radius * 2, radius * 2);
  }
  const small = sheet(1);
  small.imageSmoothingQuality = 'high';
  small.drawImage(large.canvas, 0, 0, shape.width, shape.height);
  return small.canvas;
}

function sheet(scale: number): Pen {
  const canvas = document.createElement('canvas');
  canvas.width = shape.width * scale;
  canvas.height = shape.height * scale;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no second canvas.');
  return pen;
}

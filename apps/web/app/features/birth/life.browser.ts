import { isStill, onCalm } from '#ambience/sky/stillness.ts';
import { onAmbience } from '#ambience/sky/store.ts';
import { shiftOf } from '#features/birth/life.rules.ts';
import type { LifeOrder, Living } from '#features/birth/life.worker.ts';

export type Still = { print: HTMLElement; address: string; look: string };

/** Finer or larger than this costs more than one sees of it. */
const widest = 800;
/** Milliseconds between two frames: water needs no more. */
const pace = 40;
/** Pixels of a row of water, and how far it sways. */
const row = 6;
const sway = 1.6;

/**
 * Lets a finished print live: whoever is in it stands a little before its ground as one looks from
 * the side, water sways, lamps breathe, snow falls. Only where nobody asked for stillness, while it
 * is in sight. Answers how to end it.
 */
export function bringToLife(still: Still): () => void {
  const control = new AbortController();
  let stop: (() => void) | undefined;
  const decide = () => {
    if (isStill()) {
      stop?.();
      stop = undefined;
    } else stop ??= begin(still);
  };
  decide();
  const offCalm = onCalm(decide);
  const offAmbience = onAmbience(decide);
  control.signal.addEventListener('abort', () => {
    offCalm();
    offAmbience();
    stop?.();
  });
  return () => control.abort();
}

function begin({ print, address, look }: Still): () => void {
  const control = new AbortController();
  const { signal } = control;
  const worker = new Worker(new URL('./life.worker.ts', import.meta.url), { type: 'module' });
  signal.addEventListener('abort', () => worker.terminate());
  void takeApart({ print, address, look }, worker, signal)
    .then((living) => {
      worker.terminate();
      if (living && !signal.aborted) perform(print, living, signal);
    })
    // Where it cannot live, the print is there as it was.
    .catch(() => {});
  return () => control.abort();
}

async function takeApart(
  { print, address, look }: Still,
  worker: Worker,
  signal: AbortSignal,
): Promise<Living | null> {
  const image = print.querySelector<HTMLImageElement>('.print-sharp');
  if (!image || typeof OffscreenCanvas === 'undefined') return null;
  await image.decode();
  const answer = await fetch(address, { signal });
  if (!answer.ok) return null;
  const drawing = await answer.text();
  const width = Math.min(widest, Math.round(print.clientWidth * Math.min(1.5, devicePixelRatio)));
  if (width < 100) return null;
  const shape = image.naturalHeight / image.naturalWidth;
  const bitmap = await createImageBitmap(image, {
    resizeWidth: width,
    resizeHeight: Math.round(width * shape),
    resizeQuality: 'high',
  });
  const { promise, resolve, reject } = Promise.withResolvers<Living | null>();
  worker.addEventListener('message', ({ data }: MessageEvent<Living | null>) => resolve(data));
  worker.addEventListener('error', reject);
  signal.addEventListener('abort', () => resolve(null));
  worker.postMessage({ drawing, look, print: bitmap } satisfies LifeOrder, [bitmap]);
  return promise;
}

function perform(print: HTMLElement, living: Living, signal: AbortSignal): void {
  const { ground, movers, water, light, isSnowing } = living;
  const { width, height } = ground;
  const canvas = document.createElement('canvas');
  canvas.className = 'life-canvas';
  canvas.setAttribute('aria-hidden', 'true');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d', { alpha: false });
  if (!pen) return;
  print.append(canvas);
  const flakes = isSnowing ? Array.from({ length: 36 }, (_, n) => flakeAt(n)) : [];
  const view = { x: 0, y: 0 };
  const wanted = { x: 0, y: 0 };
  let latest = 0;
  let request = 0;
  let isSeen = true;

  function draw(now: number): void {
    if (!pen) return;
    pen.drawImage(ground, 0, 0);
    if (water) {
      const { bitmap, left, top } = water;
      for (let y = 0; y < bitmap.height; y += row) {
        const tall = Math.min(row, bitmap.height - y);
        // Nearer rows sway further and slower.
        const near = y / bitmap.height;
        const dx = Math.sin(now / (900 + near * 700) + y / (9 + near * 14)) * sway * (0.3 + near);
        pen.drawImage(bitmap, 0, y, bitmap.width, tall, left + dx, top + y, bitmap.width, tall);
      }
    }
    for (const { bitmap, left, top, depth } of movers) {
      const { dx, dy } = shiftOf(view, depth, width);
      pen.drawImage(bitmap, left + dx, top + dy);
    }
    if (light) {
      pen.globalCompositeOperation = 'screen';
      pen.globalAlpha = 0.1 + 0.08 * Math.sin(now / 1_300) + 0.03 * Math.sin(now / 170);
      pen.drawImage(light.bitmap, light.left, light.top);
      pen.globalAlpha = 1;
      pen.globalCompositeOperation = 'source-over';
    }
    if (flakes.length > 0) snow(pen, flakes, now, width, height);
  }

  function tick(now: number): void {
    request = requestAnimationFrame(tick);
    if (now - latest < pace) return;
    latest = now;
    const begun = performance.now();
    view.x += (wanted.x - view.x) * 0.12;
    view.y += (wanted.y - view.y) * 0.12;
    draw(now);
    performance.measure('life.frame', { start: begun, end: performance.now() });
  }

  function run(): void {
    const mayRun = isSeen && document.visibilityState === 'visible';
    if (mayRun && request === 0) request = requestAnimationFrame(tick);
    if (!mayRun) {
      cancelAnimationFrame(request);
      request = 0;
    }
  }

  const look = ({ clientX, clientY, pointerType }: PointerEvent) => {
    if (pointerType === 'touch') return;
    wanted.x = (clientX / innerWidth) * 2 - 1;
    wanted.y = (clientY / innerHeight) * 2 - 1;
  };
  const tilt = ({ gamma, beta }: DeviceOrientationEvent) => {
    if (gamma === null || beta === null) return;
    wanted.x = Math.max(-1, Math.min(1, gamma / 25));
    wanted.y = Math.max(-1, Math.min(1, (beta - 45) / 25));
  };
  const sight = new IntersectionObserver(([entry]) => {
    isSeen = entry?.isIntersecting === true;
    run();
  });
  sight.observe(canvas);
  addEventListener('pointermove', look, { passive: true, signal });
  addEventListener('deviceorientation', tilt, { signal });
  document.addEventListener('visibilitychange', run, { signal });
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(request);
    sight.disconnect();
    canvas.remove();
    for (const bitmap of [ground, water?.bitmap, light?.bitmap, ...movers.map((one) => one.bitmap)])
      bitmap?.close();
  });
  draw(0);
  run();
}

type Flake = { x: number; y: number; size: number; speed: number };

/** Spread evenly by the golden ratio: chance would heap them. */
function flakeAt(n: number): Flake {
  const part = (step: number) => (n * step) % 1;
  return { x: part(0.618), y: part(0.381), size: 1 + part(0.73) * 2.4, speed: 0.5 + part(0.29) };
}

function snow(
  pen: CanvasRenderingContext2D,
  flakes: readonly Flake[],
  now: number,
  width: number,
  height: number,
): void {
  // The paper's edge stays bare.
  const edge = width * 0.034;
  pen.fillStyle = 'rgb(255 255 255 / 0.85)';
  pen.beginPath();
  for (const { x, y, size, speed } of flakes) {
    const fall = (y + (now / 24_000) * speed) % 1;
    const left = edge + ((x + Math.sin(now / 3_000 + y * 20) * 0.01 + 1) % 1) * (width - 2 * edge);
    const top = edge + fall * (height - 2 * edge);
    pen.moveTo(left + size, top);
    pen.arc(left, top, size, 0, 7);
  }
  pen.fill();
}

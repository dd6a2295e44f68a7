import { moonAt } from '#ambience/moon.ts';
import { drawClouds } from '#ambience/sky/clouds.ts';
import { drawLightning } from '#ambience/sky/lightning.ts';
import { drawMoon } from '#ambience/sky/moonlight.ts';
import { createPace } from '#ambience/sky/pace.ts';
import { css, darknessAt, paletteOf } from '#ambience/sky/palette.ts';
import { drawRain } from '#ambience/sky/rain.ts';
import type { Pen, Scene } from '#ambience/sky/scene.ts';
import { drawStars } from '#ambience/sky/stars.ts';
import { isStill, markStillness, onCalm } from '#ambience/sky/stillness.ts';
import { onAmbience, readAmbience } from '#ambience/sky/store.ts';
import { currentMode, onLook } from '#ambience/theme.ts';
import { recallItem } from '#keeping/keep.ts';
import type { PreferenceKey } from '#keeping/kept.ts';
import { onFirstInteraction } from '#ui/first-interaction.ts';

const placeKey = 'weatherPlace' satisfies PreferenceKey;

/** Finer pixels than this cost more than they show on stars and clouds. */
const finest = 1.5;

function drawScene(pen: Pen, scene: Scene) {
  pen.clearRect(0, 0, scene.width, scene.height);
  drawStars(pen, scene);
  drawMoon(pen, scene);
  drawClouds(pen, scene);
  drawLightning(pen, scene);
  drawRain(pen, scene);
}

/** Who chose a city has its weather followed. For all others nothing is fetched, code included. */
function followCity() {
  if (recallItem(placeKey) === null) return;
  // Without it the sky is what the clock gives.
  void import('#ambience/weather/follow.ts').then(({ follow }) => follow()).catch(() => {});
}

/**
 * Brings the canvas to life: the gradient is the canvas's own ground, painted once an hour by the
 * style sheet, and what moves is drawn on it. Answers how to stop.
 */
export function startSky(canvas: HTMLCanvasElement): () => void {
  const pen = canvas.getContext('2d');
  if (!pen) return () => {};
  const begun = performance.now();
  let size = { width: 0, height: 0 };
  let scene = compose();
  const pace = createPace();
  let isAwake = false;
  let request = 0;

  function compose(): Omit<Scene, 'time' | 'scroll' | 'isMoving' | 'hasMoon' | 'width' | 'height'> {
    const { hour, weather, intensity } = readAmbience();
    const mode = currentMode();
    const palette = paletteOf(mode, hour, weather, intensity);
    const { style } = canvas;
    style.setProperty('--zenith', css(palette.zenith));
    style.setProperty('--middle', css(palette.middle));
    style.setProperty('--horizon', css(palette.horizon));
    style.setProperty('--glow', css(palette.glow));
    style.setProperty(
      '--sun',
      `${Math.round(8 + 84 * Math.min(1, Math.max(0, (hour - 5) / 16)))}%`,
    );
    // A degree is two hours of the moon's way: a sky that stands still is the same at each return.
    const elongation = Math.round(moonAt(new Date().toISOString()).elongation);
    return { mode, palette, hour, weather, intensity, elongation, darkness: darknessAt(hour) };
  }

  function draw() {
    // A sky may change before its size is known, or while its window has none.
    if (!pen || size.width === 0 || size.height === 0) return;
    const isMoving = !isStill();
    // One light a page: where a picture hangs, it is the picture.
    const hasMoon = document.querySelector('.night-picture, .hero-moon, .print') !== null;
    const time = isMoving ? (performance.now() - begun) / 1_000 : 0;
    drawScene(pen, { ...scene, ...size, time, scroll: isMoving ? scrollY : 0, isMoving, hasMoon });
  }

  function tick(now: number) {
    request = requestAnimationFrame(tick);
    if (!pace.isDue(now)) return;
    const start = performance.now();
    draw();
    pace.spent(performance.now() - start);
  }

  /** One frame at once, and further ones only where somebody looks and nobody asked for stillness. */
  function settle() {
    cancelAnimationFrame(request);
    if (document.hidden) return;
    draw();
    if (isAwake && !isStill()) request = requestAnimationFrame(tick);
  }

  function change() {
    scene = compose();
    settle();
  }

  function fit() {
    const fineness = Math.min(finest, devicePixelRatio);
    size = { width: canvas.clientWidth, height: canvas.clientHeight };
    canvas.width = Math.round(size.width * fineness);
    canvas.height = Math.round(size.height * fineness);
    pen?.setTransform(fineness, 0, 0, fineness, 0, 0);
    settle();
    canvas.dataset.live = '';
  }

  // It tells the size at once too, in the frame to come: a phone is not held for the first drawing
  // while it still evaluates all this.
  const measure = new ResizeObserver(fit);
  measure.observe(canvas);
  // A new page may bring a moon, and a sky that stands still is drawn for it once.
  const pages = new MutationObserver(settle);
  const main = document.querySelector('main');
  if (main) pages.observe(main, { childList: true });
  const awaken = onFirstInteraction(() => {
    isAwake = true;
    settle();
  });
  const stops = [markStillness(), onAmbience(change), onCalm(change), onLook(change), awaken];
  document.addEventListener('visibilitychange', settle);
  followCity();
  // It may be chosen in another tab.
  addEventListener('storage', followCity);
  return () => {
    cancelAnimationFrame(request);
    measure.disconnect();
    pages.disconnect();
    document.removeEventListener('visibilitychange', settle);
    removeEventListener('storage', followCity);
    for (const stop of stops) stop();
  };
}

import { onAmbience, readAmbience } from '#ambience/sky/store.ts';

const wantsCalm = () => matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the device asks for stillness: nothing on the page overrules it. */
export function isDeviceStill(): boolean {
  return wantsCalm().matches;
}

/** Whether nothing may move: the device asks for it, or the reader switched animations off. */
export function isStill(): boolean {
  return isDeviceStill() || readAmbience().isAnimated === false;
}

/** Calls back when the device begins or ceases to ask for stillness; answers how to stop it. */
export function onCalm(listener: () => void): () => void {
  const query = wantsCalm();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Tells the style sheet that the reader switched animations off, now and whenever that changes. */
export function markStillness(): () => void {
  const mark = () => {
    const { dataset } = document.documentElement;
    if (readAmbience().isAnimated === false) dataset.still = '';
    else delete dataset.still;
  };
  mark();
  return onAmbience(mark);
}

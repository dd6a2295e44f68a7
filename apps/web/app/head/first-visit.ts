/**
 * What the page of a first visit goes without until its first screen is painted (`ui/theme.css`): the
 * reading type, and on a phone the layout of what lies further down (`ui/later.ts`). Source of a
 * function that runs in the page before anything of ours, and answers another to call after the
 * paint. A reader who moves, touches or types sooner finds the page whole.
 */
export const firstVisit = `() => {
  const { dataset } = document.documentElement;
  const isFirst = () => 'first' in dataset;
  if (!isFirst()) return () => {};
  for (const stir of ['scroll', 'wheel', 'touchstart', 'pointerdown', 'keydown']) {
    addEventListener(stir, () => delete dataset.first, { capture: true, passive: true, once: true });
  }
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  // One element a frame: a phone's processor is never held for long.
  const layOut = async () => {
    dataset.first = 'read';
    for (const later of document.querySelectorAll('[data-later]')) {
      await frame();
      later.removeAttribute('data-later');
    }
    delete dataset.first;
  };
  return () => {
    if (!isFirst()) return;
    const faces = ['', 'italic '].map((style) => document.fonts.load(style + '1em "Newsreader Text"'));
    const enough = new Promise((resolve) => setTimeout(resolve, 1000));
    Promise.race([Promise.allSettled(faces), enough]).then(() => isFirst() && layOut());
  };
}`;

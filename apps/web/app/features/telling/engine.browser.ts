import type { PaintAsked, Told, WholeAsked } from '#features/telling/paint.worker.ts';
import type { Read, ReadAsked } from '#features/telling/read.worker.ts';
import type { Language } from '#language/language.ts';

/**
 * The engine in a thread of its own, on a page of a language. `onRead` is told what it read last;
 * older texts are passed over.
 */
export function createReader(expected: Language, onRead: (read: Read) => void, onLost: () => void) {
  const worker = new Worker(new URL('./read.worker.ts', import.meta.url), { type: 'module' });
  let isBusy = false;
  let next: string | null = null;
  const send = (text: string) => {
    isBusy = true;
    next = null;
    worker.postMessage({ text, expected } satisfies ReadAsked);
  };
  worker.addEventListener('message', ({ data }: MessageEvent<Read>) => {
    isBusy = false;
    if (next !== null) send(next);
    onRead(data);
  });
  worker.addEventListener('error', onLost);
  return {
    read(text: string) {
      if (isBusy) next = text;
      else send(text);
    },
    close: () => worker.terminate(),
  };
}

/** The press in a thread of its own. While it prints, the last that is asked waits. */
export function createPress(onTold: (told: Told) => void, onLost: () => void) {
  const worker = new Worker(new URL('./paint.worker.ts', import.meta.url), { type: 'module' });
  let isBusy = false;
  let next: PaintAsked | null = null;
  const send = (asked: PaintAsked) => {
    isBusy = true;
    next = null;
    worker.postMessage(asked);
  };
  worker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    onTold(data);
    if (data.kind !== 'done') return;
    isBusy = false;
    if (next) send(next);
  });
  worker.addEventListener('error', onLost);
  return {
    paint(asked: PaintAsked) {
      if (isBusy) next = asked;
      else send(asked);
    },
    whole: (width: number) => worker.postMessage({ whole: width } satisfies WholeAsked),
    close: () => worker.terminate(),
  };
}

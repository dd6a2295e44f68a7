import { analyse } from '@reverie/oneirology/fetched';
import { glanceOf } from '#features/assistant/glance.rules.ts';

/** Runs beside the page, which stays in use while the engine is put together and reads. */
addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  // What fails here is an error of the worker, which its page hears of.
  analyse(String(data)).then((analysis) => postMessage(glanceOf(analysis)), reportError);
});

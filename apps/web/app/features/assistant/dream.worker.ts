import { analyse } from '@reverie/oneirology/reading';
import { glanceOf } from '#features/assistant/glance.rules.ts';

/** Runs beside the page, which stays in use while the engine is put together and reads. */
addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  postMessage(glanceOf(analyse(String(data))));
});

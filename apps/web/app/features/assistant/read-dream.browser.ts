import type { Glance } from '#features/assistant/glance.rules.ts';
import { retry } from '#loading/retry.ts';

export const dreamLimit = 5_000;
const fewestWords = 3;

/** What is wrong with a dream as it stands; null where it can be read. */
export function dreamFault(text: string): 'empty' | 'short' | 'long' | null {
  const trimmed = text.trim();
  if (trimmed === '') return 'empty';
  if (trimmed.length > dreamLimit) return 'long';
  return (trimmed.match(/[\p{L}\p{N}]+/gu) ?? []).length < fewestWords ? 'short' : null;
}

/** Has the engine read a dream in this browser. Rejects where the engine cannot be fetched. */
export function readDream(text: string): Promise<Glance> {
  return retry(() => readOnce(text));
}

function readOnce(text: string): Promise<Glance> {
  const worker = new Worker(new URL('./dream.worker.ts', import.meta.url), { type: 'module' });
  const reading = new Promise<Glance>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Glance>) => resolve(data));
    worker.addEventListener('error', () => reject(new Error('The engine did not come')));
    worker.postMessage(text);
  });
  return reading.finally(() => worker.terminate());
}

import { once } from 'node:events';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { BookWords, Chapter } from '#platform/book/chapter.ts';

export type BookTask = { kind: 'chapter'; chapter: Chapter } | { kind: 'end' };

/**
 * Megabytes: a volume of the longest dreams takes a third of the first. Where there is room for more
 * that has just come, what will soon be done with piles up for longer.
 */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };

/**
 * A book, set in a thread of its own as far as it is read: seconds of pure arithmetic would keep
 * others waiting, and what it took of memory goes with the thread.
 */
export async function* setBook(
  words: BookWords,
  chapters: AsyncIterable<Chapter>,
): AsyncGenerator<Uint8Array> {
  const thread = new Worker(workerFile(), { workerData: words, resourceLimits });
  const ended = new AbortController();
  thread.once('exit', () => ended.abort(new Error('the thread that set a book has ended')));
  // Heard below, by who waits for an answer.
  thread.on('error', () => {});

  async function set(task: BookTask): Promise<Uint8Array> {
    thread.postMessage(task);
    const [pages] = await once(thread, 'message', { signal: ended.signal });
    return pages;
  }

  try {
    for await (const chapter of chapters) yield await set({ kind: 'chapter', chapter });
    yield await set({ kind: 'end' });
  } finally {
    await thread.terminate();
  }
}

/** Beside this file and of its kind: `.ts` when run from the sources, `.js` when built. */
function workerFile(): string {
  const here = import.meta.url;
  return fileURLToPath(new URL(`./book.worker${extname(here)}`, here));
}

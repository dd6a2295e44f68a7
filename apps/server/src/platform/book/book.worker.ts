import { buffer } from 'node:stream/consumers';
import { parentPort, workerData } from 'node:worker_threads';
import { createBook } from '#platform/book/book.ts';
import type { BookTask } from '#platform/book/book-thread.ts';

const book = createBook(workerData);

async function follow(task: BookTask): Promise<Buffer> {
  if (task.kind === 'end') {
    await book.end();
    return buffer(book.output);
  }
  await book.add(task.chapter);
  return book.output.read() ?? Buffer.alloc(0);
}

// What fails here is thrown, and ends the thread: who waits for its answer hears why.
parentPort?.on('message', async (task: BookTask) => {
  // A copy, which goes over whole: small ones share their memory with others.
  const pages = new Uint8Array(await follow(task));
  parentPort?.postMessage(pages, [pages.buffer]);
});

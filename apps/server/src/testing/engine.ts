import type { EngineThreads } from '#providers/engine/port.ts';
import { createEngineThreads } from '#providers/engine/threads.ts';

/** For all tests of a process: each start of a thread reads the engine's words anew. */
const threads = createEngineThreads();

/** The real engine in its threads. They end with the process. */
export function sharedEngineThreads(): EngineThreads {
  return { ...threads, close: async () => {} };
}

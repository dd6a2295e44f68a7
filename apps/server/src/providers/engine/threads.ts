import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SeriesAnalysis } from '@reverie/oneirology/schema';
import Piscina from 'piscina';
import { Problem } from '#platform/http/problem.ts';
import type { AnalyseTask, SeriesTask } from '#providers/engine/engine.worker.ts';
import type { EngineThreads, MadeEntry } from '#providers/engine/port.ts';

/** Milliseconds a thread waits for more before it ends and gives its memory back. */
const idleLife = 30_000;
/** Milliseconds of waiting and reading a text. The SDK gives up after ten seconds. */
const patience = 9_000;
/** Of comparing the longest series, after others: nobody waits so long for the answer. */
const longPatience = 300_000;
/** Wait in line for each thread; those beyond are told to come again. */
const line = 32;
const comeAgainAfter = 5;

/**
 * The embedded engine in three threads: a long text takes it a tenth of a second, a long series some
 * seconds, and none may wait for another or keep a request waiting.
 */
export function createEngineThreads(): EngineThreads {
  const texts = poolOf<AnalyseTask, Awaited<ReturnType<EngineThreads['analyse']>>>('analyseTask');
  const entering = poolOf<SeriesTask, MadeEntry[]>('seriesTask');
  const series = poolOf<SeriesTask, SeriesAnalysis>('seriesTask');
  return {
    analyse: (text, language) => inTime(texts, { text, language }),
    enter: (dreams) => inTime(entering, { enter: dreams }, longPatience),
    enterNotes: (notes) => inTime(entering, { enterNotes: notes }, longPatience),
    compare: (compared) => inTime(series, { compare: compared }, longPatience),
    async close() {
      await Promise.all([texts.destroy(), entering.destroy(), series.destroy()]);
    },
  };
}

function poolOf<Task, Result>(name: string): Piscina<Task, Result> {
  return new Piscina<Task, Result>({
    filename: workerFile(),
    name,
    minThreads: 0,
    maxThreads: 1,
    maxQueue: line,
    idleTimeout: idleLife,
  });
}

async function inTime<Task, Result>(
  pool: Piscina<Task, Result>,
  task: Task,
  within = patience,
): Promise<Result> {
  if (pool.queueSize >= line) throw new Problem('unavailable', { retryAfter: comeAgainAfter });
  const signal = AbortSignal.timeout(within);
  try {
    return await pool.run(task, { signal });
  } catch (error) {
    if (signal.aborted) throw new Problem('unavailable', { retryAfter: comeAgainAfter });
    // Its message may hold words of the text, which no log may.
    throw new Error(`The engine failed: ${error instanceof Error ? error.name : 'unknown'}`);
  }
}

/** Beside this file and of its kind: `.ts` when run from the sources, `.js` when built. */
function workerFile(): string {
  const here = import.meta.url;
  return fileURLToPath(new URL(`./engine.worker${extname(here)}`, here));
}

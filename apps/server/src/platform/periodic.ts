import type { Log } from '#platform/log.ts';

export type Periodic = { stop(): Promise<void> };

/** Work of one process. The first time is one interval from its start, unless it `isDueNow`. */
export type Recurring = {
  name: string;
  everyMillis: number;
  /** The signal says that the process ends: what takes long stops. */
  run(signal: AbortSignal): Promise<unknown>;
  isDueNow?: boolean;
};

/** Runs the work again and again, never twice at once, and keeps no process alive for it. */
export function runEvery({ name, everyMillis, isDueNow, ...work }: Recurring, log: Log): Periodic {
  const ending = new AbortController();
  let running: Promise<void> | null = null;
  function run() {
    running ??= work
      .run(ending.signal)
      .then(() => {})
      .catch((error: unknown) => log.warn({ error, work: name }, 'periodic work failed'))
      .finally(() => {
        running = null;
      });
  }
  const timer = setInterval(run, everyMillis);
  timer.unref();
  if (isDueNow) run();
  return {
    async stop() {
      clearInterval(timer);
      ending.abort();
      await running;
    },
  };
}

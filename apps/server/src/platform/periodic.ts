import type { Log } from '#platform/log.ts';

export type Periodic = { stop(): Promise<void> };

/**
 * Runs the work again and again, never twice at once, and keeps no process alive for it. The first
 * time is one interval from now, unless it `isDueNow`.
 */
export function runEvery(
  milliseconds: number,
  name: string,
  work: () => Promise<unknown>,
  log: Log,
  { isDueNow = false } = {},
): Periodic {
  let running: Promise<void> | null = null;
  function run() {
    running ??= work()
      .then(() => {})
      .catch((error: unknown) => log.warn({ error, work: name }, 'periodic work failed'))
      .finally(() => {
        running = null;
      });
  }
  const timer = setInterval(run, milliseconds);
  timer.unref();
  if (isDueNow) run();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

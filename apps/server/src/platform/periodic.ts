import type { Log } from '#platform/log.ts';

export type Periodic = { stop(): Promise<void> };

/** Runs the work again and again, never twice at once, and keeps no process alive for it. */
export function runEvery(
  milliseconds: number,
  name: string,
  work: () => Promise<unknown>,
  log: Log,
): Periodic {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= work()
      .then(() => {})
      .catch((error: unknown) => log.warn({ error, work: name }, 'periodic work failed'))
      .finally(() => {
        running = null;
      });
  }, milliseconds);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

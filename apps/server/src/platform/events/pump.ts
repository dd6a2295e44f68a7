import type { Log } from '#platform/log.ts';

export type Pump = {
  /** Runs the work now, or once more after the run that is under way. */
  run(): void;
  /** Resolves once nothing is under way. */
  rest(): Promise<void>;
  /** Runs nothing any more, and waits for what is under way. */
  stop(): Promise<void>;
};

const awayMillis = 1_000;

/**
 * Runs work whenever it is asked to, never twice at once. The work answers after how many
 * milliseconds it wants to be run again by itself, or null.
 */
export function createPump(work: () => Promise<number | null>, log: Log, name: string): Pump {
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  let isStopped = false;
  let later: NodeJS.Timeout | undefined;

  function run(): void {
    if (isStopped) return;
    if (running) {
      isAskedAgain = true;
      return;
    }
    clearTimeout(later);
    running = work()
      .catch((error: unknown) => {
        log.warn({ error, work: name }, 'events are disturbed');
        return awayMillis;
      })
      .then((millis) => {
        running = null;
        if (isAskedAgain) {
          isAskedAgain = false;
          run();
        } else if (millis !== null && !isStopped) later = setTimeout(run, millis).unref();
      });
  }

  async function rest(): Promise<void> {
    while (running) await running;
  }

  return {
    run,
    rest,
    async stop() {
      isStopped = true;
      clearTimeout(later);
      await rest();
    },
  };
}

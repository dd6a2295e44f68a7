import type { Database } from '#platform/db/database.ts';

export type Endings = ReturnType<typeof createEndings>;

const channel = 'sessions';

/** Tells what a session opened when it ends, whichever process ended it. */
export function createEndings(database: Database) {
  const watchers = new Map<string, Set<() => void>>();
  let stopListening: (() => Promise<void>) | undefined;

  function hear(sessionId: string): void {
    // Without a name some may have been missed: everybody looks.
    const told = sessionId === '' ? [...watchers.values()] : [watchers.get(sessionId) ?? []];
    for (const looks of told) for (const look of looks) look();
  }

  return {
    /** Has `look` called when that session may have ended, until the answer is called. */
    watch(sessionId: string, look: () => void): () => void {
      const looks = watchers.get(sessionId) ?? new Set();
      watchers.set(sessionId, looks.add(look));
      return () => {
        looks.delete(look);
        if (looks.size === 0) watchers.delete(sessionId);
      };
    },

    async start(): Promise<void> {
      stopListening = await database.listen(channel, hear);
    },

    async stop(): Promise<void> {
      await stopListening?.();
    },
  };
}

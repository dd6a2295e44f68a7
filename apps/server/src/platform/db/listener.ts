import pg from 'pg';
import type { Log } from '#platform/log.ts';

const firstWait = 200;
const longestWait = 5_000;

type Heard = (payload: string) => void;

/**
 * Listens on one connection of its own, which comes back by itself. Notifications sent while it
 * was away are lost, so that every listener is woken once it is back.
 */
export function createListener(databaseUrl: string, log: Log) {
  const heardBy = new Map<string, Set<Heard>>();
  let client: pg.Client | null = null;
  let connecting: Promise<void> | null = null;
  let retry: NodeJS.Timeout | undefined;
  let wait = firstWait;
  let isClosed = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: 3_000,
      application_name: 'reverie listener',
    });
    next.on('error', () => {});
    next.on('end', () => {
      if (client === next) client = null;
      comeBack();
    });
    next.on('notification', ({ channel, payload }) => {
      for (const heard of heardBy.get(channel) ?? []) heard(payload ?? '');
    });
    await next.connect();
    for (const channel of heardBy.keys()) await next.query(`listen ${quoted(channel)}`);
    client = next;
    wait = firstWait;
  }

  function comeBack(): void {
    if (isClosed || retry || heardBy.size === 0) return;
    retry = setTimeout(async () => {
      retry = undefined;
      try {
        await connect();
        for (const all of heardBy.values()) for (const heard of all) heard('');
      } catch (error) {
        log.warn({ error }, 'the database does not answer');
        comeBack();
      }
    }, wait);
    wait = Math.min(wait * 2, longestWait);
  }

  async function listen(channel: string, heard: Heard): Promise<() => Promise<void>> {
    const known = heardBy.get(channel);
    const all = known ?? new Set<Heard>();
    all.add(heard);
    heardBy.set(channel, all);
    connecting ??= connect();
    await connecting;
    if (!known) await client?.query(`listen ${quoted(channel)}`);
    return async () => {
      all.delete(heard);
    };
  }

  async function close(): Promise<void> {
    isClosed = true;
    clearTimeout(retry);
    await client?.end().catch(() => {});
  }

  return { listen, close };
}

function quoted(channel: string): string {
  return pg.escapeIdentifier(channel);
}

import { createHash } from 'node:crypto';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import { Problem } from '#platform/http/problem.ts';
import {
  claimKey,
  deleteKeysBefore,
  findSealed,
  keepSealed,
} from '#platform/idempotency/queries.ts';
import type { Seal } from '#platform/seal/seal.ts';

/** How long a key is remembered. */
const keptMillis = 24 * 3_600_000;

export type KeyedCall = {
  /** The caller's own name for this call. */
  key: string;
  route: string;
  /** Whose keys these are. A visitor has nothing but the key: it alone lets them ask again. */
  userId: string | null;
  /** All that was asked, parsed. */
  asked: unknown;
};

export type Once = ReturnType<typeof createOnce>;

export type OnceParts = { database: Database; seal: Seal; clock: Clock };

/** Does what is called under a key once, however often it is called. ADR 23. */
export function createOnce(parts: OnceParts) {
  const { database, seal, clock } = parts;
  const expired = () => new Date(clock.now().getTime() - keptMillis);

  /** Null on a server that has lost its key: it still does what it can do without one. */
  function sealIfAble(text: string, context: string): Uint8Array | null {
    try {
      return seal.seal(text, context);
    } catch (error) {
      if (error instanceof Problem && error.code === 'sealing_off') return null;
      throw error;
    }
  }

  return {
    /**
     * Runs the work and keeps its answer in the work's own transaction; the second time, resolves
     * to that answer as JSON holds it. A call that is refused keeps nothing: its key is free.
     * Throws `idempotency_key_reused` where the key belongs to another call, and `sealing_off` where
     * the answer cannot be opened any more.
     */
    async run<T>({ key, route, userId, asked }: KeyedCall, work: () => Promise<T>): Promise<T> {
      const id = hashOf([userId, route, key]);
      const request = hashOf(asked);
      return database.together(async (tx) => {
        if (await claimKey(tx, { id, userId, now: clock.now(), expired: expired() })) {
          const answer = await work();
          const sealed = sealIfAble(JSON.stringify({ request, answer }), contextOf(id));
          if (sealed) await keepSealed(tx, id, sealed);
          return answer;
        }
        const sealed = await findSealed(tx, id);
        const opened = sealed && seal.open(sealed, contextOf(id));
        // Done, and not to be told again: better than done twice.
        if (!opened) throw new Problem('sealing_off');
        // Written above, by this program.
        const kept: { request: string; answer: T } = JSON.parse(opened);
        if (kept.request !== request) throw new Problem('idempotency_key_reused');
        return kept.answer;
      });
    },

    /** Forgets the keys of yesterday. */
    async tidy(): Promise<void> {
      await database.write((tx) => deleteKeysBefore(tx, expired()));
    },
  };
}

function hashOf(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('base64url');
}

/** What a kept answer is sealed for. */
export function contextOf(id: string): string {
  return `idempotency ${id}`;
}

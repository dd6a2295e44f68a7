import type { Activity, ActivityEntry } from '@reverie/contract/activity';
import { activityPage } from '@reverie/contract/activity.rules';
import * as queries from '#features/activity/queries.ts';
import {
  entryContext,
  type Fault,
  isSame,
  keptSchema,
  openKey,
  openSigningKey,
  signatureOf,
  unreadable,
  walkChain,
} from '#features/activity/rules.ts';
import type { ActivityRow, Mark } from '#features/activity/table.ts';
import type { Database, Db } from '#platform/db/database.ts';
import type { Person } from '#platform/http/principal.ts';
import type { Seal } from '#platform/seal/seal.ts';

/** What a reading of the whole log found; `canTell` is false where nobody here can read a signature. */
export type Verdict = { entries: number; faults: Fault[]; canTell: boolean };

/** Entries read at once. */
const batch = 1_000;

export function createReads({ database, seal }: { database: Database; seal: Seal }) {
  function present(row: ActivityRow, own: Seal | null): ActivityEntry {
    const words = own?.open(row.sealed, entryContext(row.id)) ?? null;
    const kept = words === null ? unreadable : keptSchema.parse(JSON.parse(words));
    return { id: row.id, at: row.at.toISOString(), ...kept };
  }

  async function read(userId: string, before: string | undefined, limit: number) {
    const key = await queries.findKey(database.read, userId);
    if (!key) return [];
    const { subject } = key;
    const rows = await queries.listEntries(database.read, { subject, before, limit });
    const own = openKey(seal, key);
    return rows.map((row) => present(row, own));
  }

  /** Whether a mark is one this server made; null where nobody here can tell. */
  async function isOurs(db: Db, { signature, ...place }: Mark): Promise<boolean | null> {
    const sealed = await queries.findSigningKey(db);
    // Before the first entry nothing is signed, nor is a log that was never cut.
    if (!signature) return place.seq === 0 && (!sealed || place.name === 'cut');
    const key = sealed && openSigningKey(seal, sealed);
    return key ? isSame(signatureOf(key, place), signature) : null;
  }

  return {
    async list({ userId }: Pick<Person, 'userId'>, before?: string): Promise<Activity> {
      const entries = await read(userId, before, activityPage + 1);
      const activity = entries.slice(0, activityPage);
      const next = entries.length > activityPage ? (activity.at(-1)?.id ?? null) : null;
      return { activity, next };
    },

    /** All that is kept of somebody, newest first. */
    everythingOf(userId: string): Promise<ActivityEntry[]> {
      return read(userId, undefined, Number.MAX_SAFE_INTEGER);
    },

    /** Reads the whole chain as it stands at one moment. */
    verify(): Promise<Verdict> {
      return database.write(async (tx) => {
        await queries.holdStill(tx);
        const { cut, head } = await queries.findMarks(tx);
        const walk = walkChain({ cut, head });
        const faults: Fault[] = [];
        let canTell = true;
        for (const mark of [cut, head]) {
          const isSigned = await isOurs(tx, mark);
          if (isSigned === false) faults.push({ kind: 'unsigned', mark: mark.name });
          if (isSigned === null) canTell = false;
        }
        let entries = 0;
        let last = -1;
        for (;;) {
          const rows = await queries.listAfter(tx, last, batch);
          for (const row of rows) faults.push(...walk.step(row));
          entries += rows.length;
          const end = rows.at(-1);
          if (!end) return { entries, faults: [...faults, ...walk.end()], canTell };
          last = end.seq;
        }
      });
    },
  };
}

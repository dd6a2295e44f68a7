import { randomBytes, randomUUID } from 'node:crypto';
import * as queries from '#features/activity/queries.ts';
import {
  entryContext,
  hashOf,
  keptOf,
  keptSince,
  keyContext,
  openKey,
  openSigningKey,
  signatureOf,
  signingContext,
} from '#features/activity/rules.ts';
import type { ActivityKey, Mark } from '#features/activity/table.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Db } from '#platform/db/database.ts';
import type { Happening } from '#platform/happenings.ts';
import { shortNetworkOf } from '#platform/http/network.ts';
import { Problem } from '#platform/http/problem.ts';
import { newId } from '#platform/ids.ts';
import { keyBytes, type Seal } from '#platform/seal/seal.ts';

type Parts = { database: Database; clock: Clock; seal: Seal };

/** The only two ways in which the log changes: it grows at its end, and is cut off at its beginning. */
export function createChanges({ database, clock, seal }: Parts) {
  /** A person's entries open by a key of their own, which goes with them. */
  async function keyOf(tx: Db, userId: string): Promise<ActivityKey> {
    const known = await queries.findKey(tx, userId);
    if (known) return known;
    const sealed = seal.seal(newKey(), keyContext(userId));
    await queries.insertKey(tx, { userId, subject: randomUUID(), sealed });
    const kept = await queries.findKey(tx, userId);
    if (!kept) throw new Error('a key that was just kept is not there');
    return kept;
  }

  /** The key that marks are signed with; made with the first of them. The caller holds the head. */
  async function signingKeyOf(tx: Db): Promise<Uint8Array> {
    const sealed = await queries.findSigningKey(tx);
    if (sealed) return openSigningKey(seal, sealed) ?? refuse();
    const key = newKey();
    await queries.insertSigningKey(tx, seal.seal(key, signingContext));
    return Buffer.from(key, 'base64');
  }

  async function mark(tx: Db, place: Omit<Mark, 'signature'>): Promise<void> {
    await queries.setMark(tx, { ...place, signature: signatureOf(await signingKeyOf(tx), place) });
  }

  async function append(tx: Db, happening: Happening, known?: ActivityKey): Promise<void> {
    const key = known ?? (await keyOf(tx, happening.userId));
    const own = openKey(seal, key) ?? refuse();
    const at = clock.now();
    const id = newId(at);
    const { address } = happening;
    const network = address === undefined ? null : shortNetworkOf(address);
    const sealed = own.seal(JSON.stringify(keptOf(happening, network)), entryContext(id));
    const head = await queries.lockHead(tx);
    const link = { seq: head.seq + 1, id, subject: key.subject, at, sealed };
    const hash = hashOf(head.hash, link);
    await queries.insertEntry(tx, { ...link, hash });
    await mark(tx, { name: 'head', seq: link.seq, hash });
  }

  return {
    /**
     * Takes note, in the transaction in which it happened. Nobody is kept out while nothing can be
     * sealed: what happens then is not noted.
     */
    async note(tx: Db, happening: Happening): Promise<void> {
      try {
        await append(tx, happening);
      } catch (error) {
        if (!isSealingOff(error)) throw error;
      }
    },

    /**
     * Does the work of taking note, and leaves nothing behind: by the time it takes nobody learns
     * whether somebody is there to whom it happens.
     */
    async pretendToNote(tx: Db, happening: Happening): Promise<void> {
      const { userId } = happening;
      const undone = new Error('undone');
      try {
        await tx.transaction(async (inner) => {
          await queries.findKey(inner, userId);
          const sealed = seal.seal(newKey(), keyContext(userId));
          await append(inner, happening, { userId, subject: randomUUID(), sealed });
          throw undone;
        });
      } catch (error) {
        if (error !== undone && !isSealingOff(error)) throw error;
      }
    },

    /** Lets go of what is older than thirteen months, and signs where the chain now begins. */
    async tidy(): Promise<void> {
      await database.write(async (tx) => {
        const head = await queries.lockHead(tx);
        const since = keptSince(clock.now());
        const first = (await queries.findFirstSince(tx, since)) ?? head.seq + 1;
        const hash = await queries.findHash(tx, first - 1);
        if (!hash) return;
        await mark(tx, { name: 'cut', seq: first - 1, hash });
        await queries.deleteUpTo(tx, first - 1);
      });
    },
  };
}

function isSealingOff(error: unknown): boolean {
  return error instanceof Problem && error.code === 'sealing_off';
}

function newKey(): string {
  return randomBytes(keyBytes).toString('base64');
}

/** What was sealed cannot be opened: nothing is sealed beside it with another key. */
function refuse(): never {
  throw new Problem('sealing_off');
}

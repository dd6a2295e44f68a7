import { randomBytes } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import type { Database, Db } from '#platform/db/database.ts';
import * as queries from '#platform/seal/queries.ts';
import { copyOf, type Ring } from '#platform/seal/ring.ts';
import { keyBytes, keyIdOf } from '#platform/seal/seal.ts';
import {
  countByKey,
  holdOutdated,
  replaceSealed,
  type SealedColumn,
} from '#platform/seal/sealed-columns.ts';

export type RotationParts = {
  database: Database;
  ring: Ring;
  columns: readonly SealedColumn[];
};

export type Rotation = ReturnType<typeof createRotation>;

/** Texts that are held at once, and written together. */
const batch = 100;

/** Gives everything that is sealed another key, while people read and write it. ADR 37. */
export function createRotation({ database, ring, columns }: RotationParts) {
  /** Makes a key, unless one is on its way: two wishes at once are one. Nothing seals with it yet. */
  async function begin(): Promise<{ id: string; isNew: boolean }> {
    await ring.refresh();
    const made = await database.write(async (tx) => {
      await queries.holdKeys(tx);
      const [newest, ...others] = await queries.listKeys(tx);
      const coming = others.find(({ sealsSince }) => sealsSince === null);
      if (coming) return { id: coming.id, isNew: false };
      if (newest && newest.doneAt === null) return { id: newest.id, isNew: false };
      const key = randomBytes(keyBytes);
      const id = keyIdOf(key);
      await queries.insertKey(tx, id, false);
      for (const other of ring.keys().values()) {
        await queries.insertCopy(tx, copyOf(key, other));
        await queries.insertCopy(tx, copyOf(other, key));
      }
      await queries.tellHolders(tx);
      return { id, isNew: true };
    });
    await ring.refresh();
    return made;
  }

  /** Lets a new key seal as soon as every server has it. False while one has not. */
  async function promote(): Promise<boolean> {
    await ring.refresh();
    const isReady = await database.write(async (tx) => {
      await queries.holdKeys(tx);
      const coming = (await queries.listKeys(tx)).find(({ sealsSince }) => sealsSince === null);
      if (!coming) return true;
      if (!ring.keys().has(coming.id)) return false;
      const holders = await queries.listHolders(tx);
      if (!holders.every(({ holds }) => holds.includes(coming.id))) return false;
      await queries.beginSealing(tx, coming.id);
      await queries.tellHolders(tx);
      return true;
    });
    if (isReady) await ring.refresh();
    return isReady;
  }

  /** Seals the texts of one column anew. Resolves to how many of them nobody can open. */
  async function reseal(where: SealedColumn, signal?: AbortSignal): Promise<number> {
    let lost = 0;
    let after: string | null = null;
    for (;;) {
      signal?.throwIfAborted();
      const held = await database.write((tx) => resealBatch(tx, where, after));
      lost += held.lost;
      if (held.last === null) return lost;
      after = held.last;
      // People come between two batches.
      await breathe();
    }
  }

  async function resealBatch(tx: Db, where: SealedColumn, after: string | null) {
    const rows = await holdOutdated(tx, where, { key: ring.sealing(), after, limit: batch });
    let lost = 0;
    for (const { row, sealed } of rows) {
      const context = where.contextOf(row);
      const text = ring.open(sealed, context);
      // What nobody can open stays as it is.
      if (text === null) lost += 1;
      else await replaceSealed(tx, where, { row, sealed: ring.seal(text, context) });
    }
    return { lost, last: rows.at(-1)?.row ?? null };
  }

  /** Seals all texts anew. Resolves to how many are left that can be opened. */
  async function resealAll(signal?: AbortSignal): Promise<number> {
    let lost = 0;
    for (const where of columns) lost += await reseal(where, signal);
    const texts = await countTexts();
    const outdated = texts.filter(({ key }) => key !== ring.sealing());
    return outdated.reduce((sum, each) => sum + each.texts, 0) - lost;
  }

  /**
   * Goes on with what was begun, by whomever, and stops where the signal says so: what is sealed
   * anew by then stays so. Several processes do it together.
   */
  async function goOn(signal?: AbortSignal): Promise<void> {
    const keys = await queries.listKeys(database.read);
    if (keys.every(({ doneAt }) => doneAt !== null)) return;
    if (!(await promote())) return;
    const left = await resealAll(signal).catch((error: unknown) => {
      if (!signal?.aborted) throw error;
      return null;
    });
    // A process that was writing meanwhile is looked at the next time.
    if (left === 0) await database.write((tx) => queries.setDone(tx, ring.sealing()));
  }

  async function countTexts(): Promise<{ key: string | null; texts: number }[]> {
    const counts = await Promise.all(columns.map((where) => countByKey(database.read, where)));
    return counts.flat();
  }

  /** How far it is. */
  async function look() {
    await ring.refresh();
    const [keys, counts] = [await queries.listKeys(database.read), await countTexts()];
    const textsOf = (key: string | null) =>
      counts.filter((each) => each.key === key).reduce((sum, { texts }) => sum + texts, 0);
    const holders = await queries.listHolders(database.read);
    return {
      sealing: ring.sealing(),
      keys: keys.map(({ copies: _, ...key }) => ({
        ...key,
        texts: textsOf(key.id),
        /** Servers that have not heard of it. */
        missingAt: holders.filter(({ holds }) => !holds.includes(key.id)).length,
      })),
      /** Texts of the first format, which name no key. */
      unnamed: textsOf(null),
    };
  }

  /** Lets a key go for good, where nothing needs it any more. */
  async function retire(
    id: string,
  ): Promise<'retired' | 'unknown' | 'sealing' | 'needed' | 'started_with'> {
    await ring.refresh();
    if (!ring.keys().has(id)) return 'unknown';
    const keys = await queries.listKeys(database.read);
    if (id === ring.sealing() || keys.some(({ doneAt }) => doneAt === null)) return 'sealing';
    // Written by somebody who was slow to hear of the new key.
    if ((await resealAll()) > 0) return 'needed';
    const holders = await queries.listHolders(database.read);
    const starts = [ring.startsWith(), ...holders.map(({ startedWith }) => startedWith)];
    const canStart = (ids: readonly string[]) =>
      ids.some((each) => each !== id && ring.keys().has(each));
    if (!starts.every(canStart)) return 'started_with';
    try {
      await database.write(async (tx) => {
        await queries.holdKeys(tx);
        await queries.removeKey(tx, id);
        await queries.tellHolders(tx);
      });
    } catch (error) {
      if (isStillNamed(error)) return 'needed';
      throw error;
    }
    await ring.refresh();
    return 'retired';
  }

  return { ring, columns, begin, goOn, look, retire };
}

/** The database let the key not go: a text names it. */
function isStillNamed(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === '23503') || isStillNamed(error.cause);
}

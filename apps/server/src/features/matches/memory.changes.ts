import { randomBytes } from 'node:crypto';
import * as queries from '#features/matches/queries.ts';
import { needsNewKey, pairDigest } from '#features/matches/rules.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/ids.ts';
import { keyBytes, type Seal, unlessOff } from '#platform/seal/seal.ts';

/** What a key is sealed for: elsewhere it does not open. */
export function keyContext(id: string): string {
  return `match key ${id}`;
}

type Key = { id: string; key: Uint8Array; pairs: ReadonlySet<string> };

/** Who was told of whom within a year, for one night's look. */
export type Memory = {
  isKnown: (one: string, other: string) => boolean;
  keep: (tx: Db, pairs: readonly { one: string; other: string }[], until: string) => Promise<void>;
};

/**
 * Opens every key that digests are kept under, and makes another where the newest is old. Null where
 * one of them does not open, since then nobody knows who was told of whom.
 */
export async function openMemory(tx: Db, seal: Seal, now: Date): Promise<Memory | null> {
  const today = now.toISOString().slice(0, 10);
  const kept = await queries.listKeys(tx);
  const remembered = await queries.listRemembered(tx, today);
  const keys: Key[] = [];
  for (const { id, sealed } of kept) {
    const opened = seal.open(sealed, keyContext(id));
    if (opened === null) return null;
    const pairs = new Set(remembered.flatMap((row) => (row.keyId === id ? [row.pair] : [])));
    keys.push({ id, key: Buffer.from(opened, 'base64'), pairs });
  }
  const [newest] = kept;
  if (needsNewKey(newest?.madeOn, today)) {
    const [id, key] = [newId(now), randomBytes(keyBytes)];
    const sealed = unlessOff(() => seal.seal(key.toString('base64'), keyContext(id)));
    if (!sealed) return null;
    await queries.insertKey(tx, { id, madeOn: today, sealed });
    keys.unshift({ id, key, pairs: new Set() });
  }
  const [first] = keys;
  if (!first) return null;
  const hexOf = (key: Uint8Array, one: string, other: string) =>
    Buffer.from(pairDigest(key, one, other)).toString('hex');
  return {
    isKnown: (one, other) =>
      keys.some(({ key, pairs }) => pairs.size > 0 && pairs.has(hexOf(key, one, other))),
    keep: (db, pairs, until) =>
      queries.remember(
        db,
        pairs.map(({ one, other }) => ({
          ...{ pair: pairDigest(first.key, one, other), keyId: first.id, until },
        })),
      ),
  };
}

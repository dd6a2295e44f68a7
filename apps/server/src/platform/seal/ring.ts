import { randomUUID } from 'node:crypto';
import type { Database } from '#platform/db/database.ts';
import type { Log } from '#platform/log.ts';
import { readKeyFile, writeKeyFile, writeNeeds } from '#platform/seal/key-file.ts';
import * as queries from '#platform/seal/queries.ts';
import { keyIdOf, keyNamedIn, opened, type Seal, sealNamed } from '#platform/seal/seal.ts';

/** Every living key of an installation, as one process has them. It follows what others change. */
export type Ring = Seal & {
  /** The key that seals, by its id. */
  sealing(): string;
  /** Living keys by their ids. */
  keys(): ReadonlyMap<string, Uint8Array>;
  /** Whether the operator keeps the key elsewhere, and has to put a new one there. */
  isConfigured: boolean;
  /** The keys that this process would start with, were it started now. */
  startsWith(): readonly string[];
  /** Learns what others have changed, and tells that it did. */
  refresh(): Promise<void>;
  close(): Promise<void>;
};

type RingParts = {
  database: Database;
  log: Log;
  atHand: readonly Uint8Array[];
  /** Where the keys are kept; null where the operator keeps them elsewhere. */
  keyFile: string | null;
  /** Where it is written down, for an operator with a copy of the folder, which keys it needs. */
  needsFile: string;
};

type Held = { sealing: string; keys: Map<string, Uint8Array> };

export async function openRing(parts: RingParts): Promise<Ring> {
  const { database, log, keyFile, needsFile } = parts;
  const id = randomUUID();
  const unknown = new Set<string>();
  let atHand = parts.atHand;
  let held: Held = { sealing: '', keys: new Map() };
  let refreshing = Promise.resolve();

  async function learn(): Promise<void> {
    const known = await queries.listKeys(database.read);
    const { keys, missing } = expand(known, [...held.keys.values(), ...atHand]);
    const sealing = known.find(({ sealsSince }) => sealsSince !== null)?.id;
    if (missing.length > 0 || sealing === undefined) {
      const ids = missing.map((each) => each.id);
      log.error({ keys: ids }, 'a key of the sealed texts is not there');
      return;
    }
    // On the disk before it is told: a key that only this process knew would die with it.
    await keepFiles(keys);
    held = { sealing, keys };
    await tell();
  }

  async function keepFiles(keys: Map<string, Uint8Array>): Promise<void> {
    await writeNeeds(needsFile, [...keys.keys()].sort());
    if (keyFile === null) return;
    const gone = new Set(await queries.listGone(database.read));
    const there = await readKeyFile(keyFile);
    // A key nothing is known of stays: it may be of a copy that somebody puts back.
    const others = there.filter((key) => !keys.has(keyIdOf(key)) && !gone.has(keyIdOf(key)));
    const wanted = [...keys.values(), ...others];
    if (!isSameList(there, wanted)) await writeKeyFile(keyFile, wanted);
    atHand = wanted;
  }

  /** The embedded database has one process, which has nobody to tell. */
  async function tell(): Promise<void> {
    if (database.kind === 'embedded') return;
    const holds = [...held.keys.keys()];
    const startedWith = atHand.map(keyIdOf);
    await database.write((tx) => queries.keepHolder(tx, { id, holds, startedWith }), {
      isEssential: true,
    });
  }

  function refresh(): Promise<void> {
    // One after the other: an older look never undoes a newer one.
    refreshing = refreshing.catch(() => {}).then(learn);
    return refreshing;
  }

  function open(sealed: Uint8Array, context: string): string | null {
    const named = keyNamedIn(sealed);
    if (named === null) {
      for (const key of held.keys.values()) {
        const text = opened(key, sealed, context);
        if (text !== null) return text;
      }
      return null;
    }
    const key = held.keys.get(named);
    if (!key && !unknown.has(named)) {
      unknown.add(named);
      log.error({ key: named }, 'a text is sealed with a key that is not there');
    }
    return key ? opened(key, sealed, context) : null;
  }

  function keyOf(name: string): Uint8Array {
    const key = held.keys.get(name);
    if (!key) throw new Error(`the key ${name} is not there`);
    return key;
  }

  await refresh();
  const stopListening = await database.listen(queries.channel, () => {
    refresh().catch((error: unknown) => log.warn({ error }, 'the keys could not be read'));
  });
  return {
    seal: (text, context) => sealNamed(keyOf(held.sealing), text, context),
    open,
    sealing: () => held.sealing,
    keys: () => held.keys,
    isConfigured: keyFile === null,
    startsWith: () => atHand.map(keyIdOf),
    refresh,
    async close() {
      await stopListening();
      await refreshing.catch(() => {});
      if (database.kind === 'postgres') await database.write((tx) => queries.removeHolder(tx, id));
    },
  };
}

/** The keys that those at hand open, no matter who sealed whom, and those they do not reach. */
export function expand(known: readonly queries.KnownKey[], atHand: readonly Uint8Array[]) {
  const byId = new Map(atHand.map((key) => [keyIdOf(key), key]));
  let hasGrown = true;
  while (hasGrown) {
    hasGrown = false;
    for (const { id, copies } of known) {
      if (byId.has(id)) continue;
      const key = copies.map((copy) => openCopy(id, copy, byId.get(copy.byId))).find(Boolean);
      if (!key) continue;
      byId.set(id, key);
      hasGrown = true;
    }
  }
  const keys = new Map<string, Uint8Array>();
  for (const { id } of known) {
    const key = byId.get(id);
    if (key) keys.set(id, key);
  }
  return { keys, missing: known.filter(({ id }) => !keys.has(id)) };
}

/** A key sealed by another, as the database keeps it. */
export function copyOf(key: Uint8Array, by: Uint8Array) {
  const keyId = keyIdOf(key);
  const sealed = sealNamed(by, Buffer.from(key).toString('base64'), copyContext(keyId));
  return { keyId, byId: keyIdOf(by), sealed };
}

function openCopy(
  id: string,
  { sealed }: { sealed: string },
  by: Uint8Array | undefined,
): Uint8Array | null {
  const text = by && opened(by, Buffer.from(sealed, 'hex'), copyContext(id));
  const key = text ? Buffer.from(text, 'base64') : null;
  return key && keyIdOf(key) === id ? key : null;
}

function copyContext(id: string): string {
  return `key ${id}`;
}

function isSameList(one: readonly Uint8Array[], other: readonly Uint8Array[]): boolean {
  return (
    one.length === other.length &&
    one.every((key, at) => Buffer.from(key).equals(other[at] ?? new Uint8Array()))
  );
}

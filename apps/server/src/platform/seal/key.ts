import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Database } from '#platform/db/database.ts';
import type { Log } from '#platform/log.ts';
import { makeKeyFile, readKeyFile } from '#platform/seal/key-file.ts';
import * as queries from '#platform/seal/queries.ts';
import { expand, openRing, type Ring } from '#platform/seal/ring.ts';
import { keyBytes, keyIdOf, opened } from '#platform/seal/seal.ts';

export type SealParts = {
  database: Database;
  dataFolder: string;
  log: Log;
  /** 32 bytes in base64, where the operator keeps the key elsewhere than in the data folder. */
  sealKey?: string | undefined;
  /** Whether a server that has lost its key starts all the same. */
  mayBeClosed?: boolean;
};

/** The key at hand is not the one that what is kept was sealed with. */
export class SealKeyLost extends Error {
  constructor({ needed, atHand, place }: { needed: string[]; atHand: string[]; place: string }) {
    const which = needed.length > 0 ? `the key ${needed.join(' and the key ')}` : 'a key';
    super(
      `Texts of this database were sealed with ${which}: at ${place} ` +
        `${atHand.length > 0 ? `is another one, ${atHand.join(', ')}` : 'it is not there'}. ` +
        'Put that key back, from the copy kept apart from the data: without it they cannot ' +
        'be read by anybody. Where it is lost for good, REVERIE_SEALED_TEXTS=closed starts Reverie ' +
        'without it: those texts are shown as unreadable, and nothing more is sealed.',
    );
    this.name = 'SealKeyLost';
  }
}

/**
 * Seals and opens by the keys of this installation: the one at hand, from configuration or made once
 * and kept in the data folder, opens all others. Null where that one is lost and the server may be
 * closed; throws `SealKeyLost` where it may not.
 */
export async function openSeal(parts: SealParts): Promise<Ring | null> {
  const { database, dataFolder, log, sealKey, mayBeClosed } = parts;
  const path = join(dataFolder, 'seal.key');
  // In this order: another server that starts now makes its file before its key is known.
  const known = await queries.listKeys(database.read);
  const given = sealKey === undefined ? await readKeyFile(path) : [Buffer.from(sealKey, 'base64')];
  const lost = (keys: readonly queries.KnownKey[], atHand: readonly Uint8Array[]) =>
    new SealKeyLost({
      needed: keys.map(({ id }) => id),
      atHand: atHand.map(keyIdOf),
      place: sealKey === undefined ? path : 'REVERIE_KEY',
    });
  try {
    if (known.length === 0 && !(await fitsSample(database, given))) throw lost([], given);
    if (known.length > 0 && given.length === 0) throw lost(known, []);
    const atHand = given.length > 0 ? given : await makeKeyFile(path, randomBytes(keyBytes));
    const keys = known.length > 0 ? known : await keepFirstKey(database, atHand);
    const { missing } = expand(keys, atHand);
    if (missing.length > 0) throw lost(missing, atHand);
    return await openRing({
      ...{ database, log, atHand },
      needsFile: join(dataFolder, 'sealed-with'),
      keyFile: sealKey === undefined ? path : null,
    });
  } catch (error) {
    if (error instanceof SealKeyLost && mayBeClosed) return null;
    throw error;
  }
}

/** Whether a key opens what was sealed before ids were kept. Nothing sealed is opened by any. */
async function fitsSample(database: Database, atHand: readonly Uint8Array[]): Promise<boolean> {
  const sample = await queries.findSample(database.read);
  if (!sample) return true;
  const [key] = atHand;
  return key !== undefined && opened(key, sample.sample, sample.context ?? '') !== null;
}

/** Another server on the same database may have been first, with a key of its own. */
async function keepFirstKey(database: Database, atHand: readonly Uint8Array[]) {
  return database.write(async (tx) => {
    await queries.holdKeys(tx);
    const known = await queries.listKeys(tx);
    const [first] = atHand;
    if (known.length > 0 || !first) return known;
    await queries.insertKey(tx, keyIdOf(first), true);
    await queries.deleteSample(tx);
    return queries.listKeys(tx);
  });
}

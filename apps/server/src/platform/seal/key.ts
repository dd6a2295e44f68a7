import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#platform/db/database.ts';
import { findKnownKey, type KnownKey, keepKnownKey } from '#platform/seal/queries.ts';
import { closedSeal, createSeal, fingerprintOf, keyBytes, type Seal } from '#platform/seal/seal.ts';

export type SealParts = {
  database: Database;
  dataFolder: string;
  /** 32 bytes in base64, where the operator keeps the key elsewhere than in the data folder. */
  sealKey?: string | undefined;
  /** Whether a server that has lost its key starts all the same. */
  mayBeClosed?: boolean;
};

/** The key at hand is not the one that what is kept was sealed with. */
export class SealKeyLost extends Error {
  constructor(place: string, isMissing: boolean) {
    super(
      `Texts of this database were sealed with a key that is ${isMissing ? 'not there' : 'another one'}` +
        ` (${place}). Put that key back, from the copy kept apart from the data: without it they cannot ` +
        'be read by anybody. Where it is lost for good, REVERIE_SEALED_TEXTS=closed starts Reverie ' +
        'without it: those texts are shown as unreadable, and nothing more is sealed.',
    );
    this.name = 'SealKeyLost';
  }
}

/**
 * Seals and opens by the key of this installation: from configuration, or made once and kept in the
 * data folder. Throws `SealKeyLost` where what is kept was sealed by another.
 */
export async function openSeal(parts: SealParts): Promise<Seal> {
  const { database, dataFolder, sealKey, mayBeClosed } = parts;
  const path = join(dataFolder, 'seal.key');
  const known = await findKnownKey(database.read);
  const atHand = sealKey === undefined ? await readKey(path) : Buffer.from(sealKey, 'base64');
  const isLost = atHand ? !isOf(known, atHand) : known !== null;
  if (isLost && mayBeClosed) return closedSeal;
  if (isLost) throw new SealKeyLost(sealKey === undefined ? path : 'REVERIE_KEY', atHand === null);
  const key = atHand ?? (await makeKey(path));
  // Another server on the same database may have been first, with a key of its own.
  const kept = await keepKnownKey(database, fingerprintOf(key));
  if (!isOf(kept, key)) throw new SealKeyLost(path, false);
  return createSeal(key);
}

/** Whether a key is the known one, by its fingerprint or by what it opens. Nothing known fits any. */
function isOf(known: KnownKey | null, key: Uint8Array): boolean {
  if (!known) return true;
  if (known.fingerprint !== null) return known.fingerprint === fingerprintOf(key);
  return known.sample === null || createSeal(key).open(known.sample, known.context ?? '') !== null;
}

async function readKey(path: string): Promise<Uint8Array | null> {
  try {
    return Buffer.from(await readFile(path, 'utf8'), 'base64');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

async function makeKey(path: string): Promise<Uint8Array> {
  const key = randomBytes(keyBytes);
  // Written beside and renamed, so that a crash leaves either no key or a whole one.
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, key.toString('base64'), { mode: 0o600, flush: true });
  await rename(draft, path);
  return key;
}

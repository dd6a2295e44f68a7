import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { type ActivityEntry, activityEntrySchema } from '@reverie/contract/activity';
import { activityMonths } from '@reverie/contract/activity.rules';
import type { ActivityKey, ActivityRow, Mark } from '#features/activity/table.ts';
import type { Happening } from '#platform/happenings.ts';
import { createSeal, type Seal } from '#platform/seal/seal.ts';

/** An entry as it is sealed. */
export const keptSchema = activityEntrySchema.omit({ id: true, at: true });
type Kept = Omit<ActivityEntry, 'id' | 'at'>;

/** What is shown of an entry that nobody can open any more. */
export const unreadable: Kept = { kind: null, by: 'self', device: null, network: null };

/** What is kept of a happening: where it came from is shortened, and who it happened to left out. */
export function keptOf(happening: Happening, network: string | null): Kept {
  const { userId: _, address: __, by = 'self', ...rest } = happening;
  const device = 'device' in rest ? rest.device : '';
  return { ...rest, by, device: device || null, network };
}

/** What each thing is sealed for: moved elsewhere, it opens nothing. */
export const signingContext = 'activity signing';

export function keyContext(userId: string): string {
  return `activity key ${userId}`;
}

export function entryContext(id: string): string {
  return `activity ${id}`;
}

/** What seals a person's entries; null where this server has lost the key that theirs is sealed with. */
export function openKey(seal: Seal, { userId, sealed }: ActivityKey): Seal | null {
  const key = seal.open(sealed, keyContext(userId));
  return key === null ? null : createSeal(Buffer.from(key, 'base64'));
}

export function openSigningKey(seal: Seal, sealed: Uint8Array): Uint8Array | null {
  const key = seal.open(sealed, signingContext);
  return key === null ? null : Buffer.from(key, 'base64');
}

export type Link = Omit<ActivityRow, 'hash'>;

/** The hash of an entry as it is kept, its words sealed, and of the one before it. */
export function hashOf(before: Uint8Array, { seq, id, subject, at, sealed }: Link): Uint8Array {
  const place = JSON.stringify([seq, id, subject, at.toISOString()]);
  return createHash('sha256').update(before).update(place).update(sealed).digest();
}

type Signed = Pick<Mark, 'name' | 'seq' | 'hash'>;

export function signatureOf(key: Uint8Array, { name, seq, hash }: Signed): Uint8Array {
  return createHmac('sha256', key).update(`${name} ${seq} `).update(hash).digest();
}

/** What is found wrong with the log, by the places of its entries. */
export type Fault =
  | { kind: 'changed'; seq: number }
  | { kind: 'missing'; from: number; to: number }
  | { kind: 'put_in'; seq: number }
  | { kind: 'unsigned'; mark: Mark['name'] };

/** Walks a chain from its cut on, entry by entry in their order, and says what breaks it. */
export function walkChain({ cut, head }: { cut: Signed; head: Signed }) {
  let last: Pick<Mark, 'seq' | 'hash'> = cut;
  const isPlaced = ({ seq }: Link) => seq > cut.seq && seq <= head.seq;
  return {
    step(row: ActivityRow): Fault[] {
      if (!isPlaced(row)) return [{ kind: 'put_in', seq: row.seq }];
      const before = last;
      last = row;
      // What follows a gap cannot be held to what is not there.
      if (row.seq > before.seq + 1) {
        return [{ kind: 'missing', from: before.seq + 1, to: row.seq - 1 }];
      }
      return isSame(hashOf(before.hash, row), row.hash) ? [] : [{ kind: 'changed', seq: row.seq }];
    },
    end(): Fault[] {
      if (last.seq < head.seq) return [{ kind: 'missing', from: last.seq + 1, to: head.seq }];
      return isSame(last.hash, head.hash) ? [] : [{ kind: 'changed', seq: last.seq }];
    },
  };
}

export function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Entries from before this moment are let go of. */
export function keptSince(now: Date): Date {
  // No month is short of its 28th: a day that another one lacks would lead into the next.
  const day = Math.min(now.getUTCDate(), 28);
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - activityMonths, day));
}

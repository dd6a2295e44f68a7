import { randomBytes } from 'node:crypto';
import type { KeptAvatar } from '@reverie/contract/avatars';
import {
  avatarFile,
  avatarFiles,
  avatarNameOf,
  avatarSides,
  largestAvatarSide,
} from '@reverie/contract/avatars.rules';
import type { Accounts } from '#features/accounts/service.ts';
import * as queries from '#features/avatars/queries.ts';
import { faultOf } from '#features/avatars/rules.ts';
import type { Database, Db } from '#platform/db/database.ts';
import type { Note } from '#platform/happenings.ts';
import type { Person } from '#platform/http/principal.ts';
import { Problem } from '#platform/http/problem.ts';
import { demandVoice } from '#platform/http/verdict.ts';
import type { Later } from '#platform/personal.ts';
import { lookAt } from '#platform/pictures/look.ts';
import type { EncodedFile, Encoding } from '#providers/encoding/port.ts';
import type { Storage, StoredFile } from '#providers/storage/port.ts';

export type AvatarParts = {
  database: Database;
  storage: Storage;
  encode: Encoding;
  accounts: Accounts;
  note: Note;
};

export type Avatars = ReturnType<typeof createAvatars>;

/** Pictures that wait for their turn to be decoded, each as long as a picture may be. */
const mostWaiting = 16;
const sweptAtOnce = 500;

/** Pictures people chose for themselves: stored under names that are noted, so that none outlives its wish. */
export function createAvatars({ database, storage, encode, accounts, note }: AvatarParts) {
  let turn: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  /** One at a time: decoded, a picture of 40 megapixels takes more memory than all else here. */
  async function decode(bytes: Uint8Array, name: string): Promise<EncodedFile[]> {
    if (waiting >= mostWaiting) throw new Problem('unavailable', { retryAfter: 10 });
    waiting += 1;
    const asked = avatarSides.map((side) => ({ name: avatarFile(name, side), side }));
    const made = turn.then(() => encode.squares(bytes, asked));
    turn = made.catch(() => {});
    try {
      return await made;
    } catch (cause) {
      throw new Problem('picture_broken', { cause });
    } finally {
      waiting -= 1;
    }
  }

  /** Removes the files of a name that nobody wears any more. */
  async function discard(name: string): Promise<void> {
    await database.write(async (tx) => {
      // Inside the transaction: where a removal fails, the note stays and a sweep tries again.
      if (!(await queries.takeLoose(tx, name))) return;
      await Promise.all(avatarFiles(name).map((file) => storage.remove(file)));
    });
  }

  /** Has somebody wear that picture from now on, or none. */
  async function wear({ userId }: Person, name: string | null): Promise<void> {
    const before = await database.write(async (tx) => {
      const worn = await accounts.setAvatar(tx, userId, name);
      if (name !== null) await queries.takeLoose(tx, name);
      if (name !== worn) await note(tx, { kind: 'profile_changed', userId });
      return worn;
    });
    if (before !== null) await discard(before);
  }

  return {
    /** Leaves somebody who goes without a picture; what is to be done once that is certain. */
    async forget(tx: Db, userId: string, later: Later): Promise<void> {
      const worn = await accounts.setAvatar(tx, userId, null);
      if (worn !== null) later(() => discard(worn));
    },

    /**
     * Makes a picture somebody's own, in place of the one they had. Throws `picture_unsupported`,
     * `picture_animated`, `picture_too_large` before anything is decoded, and `picture_broken`.
     */
    async put(principal: Person, bytes: Uint8Array): Promise<KeptAvatar> {
      demandVoice(principal);
      const fault = faultOf(lookAt(bytes));
      if (fault) throw new Problem(fault);
      // Made of chance alone: a hash of its pixels would tell who wears a picture one has a copy of.
      const name = randomBytes(16).toString('hex');
      const files = await decode(bytes, name);
      await database.write((tx) => queries.noteLoose(tx, name));
      for (const file of files) {
        await storage.put(file.name, file.bytes, { contentType: file.contentType });
      }
      await wear(principal, name);
      return { avatar: name };
    },

    /** Taking away what is not there is no error. */
    remove: (principal: Person) => wear(principal, null),

    /** A square of a picture somebody wears, or null. */
    async open(file: string): Promise<StoredFile | null> {
      return avatarNameOf(file) === null ? null : storage.get(file);
    },

    /** The largest square of a picture, for its owner. */
    openOwn: (name: string) => storage.get(avatarFile(name, largestAvatarSide)),

    /** Finds what crashes left behind. */
    async sweep(): Promise<void> {
      for (;;) {
        const loose = await queries.findLoose(database.read, sweptAtOnce);
        for (const name of loose) await discard(name);
        if (loose.length < sweptAtOnce) return;
      }
    },
  };
}

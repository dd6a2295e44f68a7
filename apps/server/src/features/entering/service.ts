import { createHash, randomBytes } from 'node:crypto';
import type { SecondStepKind } from '@reverie/contract/activity.rules';
import { challengeMinutes } from '@reverie/contract/factors.rules';
import { newDeviceLetter } from '#features/entering/mail.ts';
import * as queries from '#features/entering/queries.ts';
import { type MailService, mailboxOf } from '#features/mail/service.ts';
import { type Opened, type Sessions, wordsOfDevice } from '#features/sessions/service.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Db } from '#platform/db/database.ts';
import type { Note, Way } from '#platform/happenings.ts';
import { Problem } from '#platform/http/problem.ts';
import { newId } from '#platform/ids.ts';
import type { Limits } from '#platform/limits/limits.ts';
import type { Seal } from '#platform/seal/seal.ts';

/** Where somebody comes in: from which address, what the device shows and calls itself. */
export type Place = { address: string; device?: string | undefined; userAgent?: string };

/** Who comes in, as much of them as a letter needs. */
export type Comer = {
  id: string;
  username: string;
  email: string;
  emailVerifiedAt: Date | null;
  language: string;
};

export type Entry = {
  way: Way;
  secondStep?: SecondStepKind;
  remember: boolean;
  place: Place;
};

/** Who has shown the first step of signing in, and how. */
export type Challenged = { userId: string; way: Way; remember: boolean };

/** A session just opened, and what its device is known by from now on. */
export type Entered = Opened & { device: string | null };

export type EnteringParts = {
  database: Database;
  clock: Clock;
  seal: Seal;
  mail: Pick<MailService, 'tell'>;
  limits: Limits;
  sessions: Sessions;
  note: Note;
  /** Origin the links of our mail lead to. */
  site: string;
};

export type Entering = ReturnType<typeof createEntering>;

/** The one way in, whichever door somebody came by. */
export function createEntering(parts: EnteringParts) {
  const { database, clock, seal, mail, limits, sessions, note, site } = parts;

  /** Opens a session in the transaction of who checked them. */
  async function enter(tx: Db, user: Comer, entry: Entry): Promise<Entered> {
    const { way, secondStep, remember, place } = entry;
    const known = knownDevice(place, user.id);
    const opened = await openAt(tx, user.id, { remember, place, known });
    const device = wordsOfDevice(place.userAgent ?? '');
    const isNewDevice = known === null;
    const { address } = place;
    // Without its key a server can neither know a device nor seal a letter: nobody is kept out.
    if (isNewDevice && opened.device !== null) await tellOfDevice(tx, user, device);
    const how = { way, ...(secondStep && { secondStep }) };
    await note(tx, { kind: 'signed_in', userId: user.id, address, ...how, device, isNewDevice });
    return opened;
  }

  /** Signing in again and again fills no mailbox: the log has all of it. */
  async function tellOfDevice(tx: Db, user: Comer, device: string): Promise<void> {
    const { email: to, username } = user;
    if (!(await limits.mayMail(tx, mailboxOf(to), 'devices'))) return;
    const language = user.language === 'en' ? 'en' : 'fr';
    const at = clock.now();
    await mail.tell(tx, user, newDeviceLetter({ to, language, username, device, at, site }));
  }

  /** The first session of an account that was just made: no device was known before it. */
  function enterFirst(tx: Db, userId: string, place: Place): Promise<Entered> {
    return openAt(tx, userId, { remember: false, place, known: null });
  }

  type At = { remember: boolean; place: Place; known: string | null };

  async function openAt(tx: Db, userId: string, { remember, place, known }: At): Promise<Entered> {
    const { userAgent = '' } = place;
    const opened = await sessions.open(tx, { userId, remember, userAgent });
    return { ...opened, device: nameDevice(known ?? newId(clock.now()), userId) };
  }

  /** Null while nothing can be sealed: nobody is kept out for that. */
  function nameDevice(name: string, userId: string): string | null {
    try {
      return Buffer.from(seal.seal(name, deviceOf(userId))).toString('base64url');
    } catch (error) {
      if (error instanceof Problem) return null;
      throw error;
    }
  }

  /** The device's own name where that account was opened on it; null for a forged or foreign one. */
  function knownDevice({ device }: Place, userId: string): string | null {
    return device ? seal.open(Buffer.from(device, 'base64url'), deviceOf(userId)) : null;
  }

  /** What leads from the first step on to the second. */
  async function challenge(tx: Db, { userId, way, remember }: Challenged): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + challengeMinutes * 60_000);
    const shown = { userId, way, remember, expiresAt };
    await queries.insertChallenge(tx, { tokenHash: hashOf(token), ...shown }, now);
    return token;
  }

  /** Who was challenged. Throws `not_found` for a used, old or invented challenge. */
  async function challenged(token: string): Promise<Challenged> {
    const found = await queries.findChallenge(database.read, hashOf(token), clock.now());
    if (!found) throw new Problem('not_found');
    return { userId: found.userId, way: found.way, remember: found.remember };
  }

  /** Uses a challenge up. Throws `not_found` where it was used at the same moment. */
  async function settle(tx: Db, token: string): Promise<void> {
    if (!(await queries.removeChallenge(tx, hashOf(token)))) throw new Problem('not_found');
  }

  return { enter, enterFirst, knownDevice, challenge, challenged, settle };
}

/** A random token needs no slow hash: 256 bits cannot be guessed from its digest. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** What a device's name is sealed for: it is of no use to another account. */
function deviceOf(userId: string): string {
  return `device ${userId}`;
}

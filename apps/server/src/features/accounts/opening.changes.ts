import { randomUUID } from 'node:crypto';
import type { Registration, Session } from '@reverie/contract/accounts';
import { refuseName } from '#features/accounts/changes.ts';
import { insertUser, isEmailTaken } from '#features/accounts/queries.ts';
import type { Account, AccountReads } from '#features/accounts/reads.ts';
import { emailKey, usernameKey } from '#features/accounts/rules.ts';
import type { UserRow } from '#features/accounts/table.ts';
import type { ConsentService } from '#features/consents/service.ts';
import type { Entered, Entering, Place } from '#features/entering/service.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Db } from '#platform/db/database.ts';
import type { Events } from '#platform/events/events.ts';
import type { DomainEvent } from '#platform/events/kinds.ts';
import type { Note } from '#platform/happenings.ts';
import { networkOf } from '#platform/http/network.ts';
import { Problem } from '#platform/http/problem.ts';
import type { Failure, Limits } from '#platform/limits/limits.ts';
import { refusePassword } from '#platform/passwords/choosing.ts';
import { hashPassword } from '#platform/passwords/hashing.ts';

/** Somebody who just came in: what the client gets, and what its browser keeps. */
export type CameIn = Session & Entered;

export type OpeningParts = {
  database: Database;
  clock: Clock;
  limits: Limits;
  entering: Entering;
  consents: ConsentService;
  events: Events;
  note: Note;
  /** Asks somebody who just registered whether their address is theirs. */
  askForAddress?: (tx: Db, user: Account) => Promise<void>;
  present: AccountReads['present'];
};

type Opening = {
  hash: () => Promise<string | null>;
  /** Whether the address is known to be theirs. */
  isAddressTried: boolean;
  alongside: (tx: Db, userId: string) => Promise<void>;
};

/** The two ways in which an account is opened. */
export function createOpening(parts: OpeningParts) {
  const { database, clock, limits, entering, consents, events, note, askForAddress } = parts;
  const { present } = parts;

  /** Throws `email_taken`, `username_taken`, and `too_many_attempts` where one network asks on. */
  async function register(registration: Registration, place: Place): Promise<CameIn> {
    refusePassword(registration.password, registration);
    return openAccount(registration, place, {
      hash: () => hashPassword(registration.password),
      isAddressTried: false,
      alongside: async () => {},
    });
  }

  /**
   * The same for somebody whom a place elsewhere knows, and whose address it may have tried: no
   * password is set. `alongside` writes in the same transaction, and whatever it throws opens no
   * account.
   */
  function registerWithout(
    registration: Omit<Registration, 'password'>,
    place: Place,
    opening: Omit<Opening, 'hash'>,
  ): Promise<CameIn> {
    return openAccount(registration, place, { ...opening, hash: async () => null });
  }

  async function openAccount(
    registration: Omit<Registration, 'password'>,
    place: Place,
    { hash, isAddressTried, alongside }: Opening,
  ): Promise<CameIn> {
    const now = clock.now();
    refuseName(registration.username);
    // Whether an address has an account is said, and nobody reads a list of them so.
    const asking: Failure = { of: 'takenAddresses', whose: networkOf(place.address) };
    await limits.demandPatience(asking);
    const passwordHash = await hash();
    const outcome = await database.write(async (tx) => {
      const user = await insertUser(tx, {
        // Everybody may read whose a dream is: such an id tells no moment, as `newId` would.
        id: randomUUID(),
        email: registration.email,
        emailKey: emailKey(registration.email),
        username: registration.username.normalize('NFC'),
        usernameKey: usernameKey(registration.username),
        firstName: registration.firstName || null,
        lastName: registration.lastName || null,
        passwordHash,
        emailVerifiedAt: isAddressTried ? now : null,
        language: registration.language ?? 'fr',
        createdAt: now,
      });
      if (user !== null) {
        await alongside(tx, user.id);
        // A newcomer has just accepted what an account rests on.
        await consents.agree(tx, user);
        await events.publish(tx, registeredEvent(user, registration.newsletter ?? false));
        const entered = await entering.enterFirst(tx, user.id, place);
        if (!isAddressTried) await askForAddress?.(tx, user);
        await note(tx, { kind: 'registered', userId: user.id, address: place.address });
        return { user: present(user), ...entered };
      }
      return (await isEmailTaken(tx, emailKey(registration.email))) ? 'email' : 'username';
    });
    if (outcome === 'email') await limits.chargeFailure([asking]);
    if (typeof outcome === 'string') throw new Problem(`${outcome}_taken`);
    return outcome;
  }

  return { register, registerWithout };
}

function registeredEvent({ id, language }: UserRow, wantsLetter: boolean): DomainEvent {
  const payload = { language, wantsLetter };
  return { type: 'account.registered', actor: id, subject: id, scope: null, payload };
}

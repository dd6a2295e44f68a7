import type { Factors, RecoveryCodes } from '@reverie/contract/factors';
import type { PasskeyAddition, PasskeyQuestion } from '@reverie/contract/passkeys';
import { passkeyMinutes, passkeysAPerson } from '@reverie/contract/passkeys.rules';
import type { NewPasskey, PasskeyOptions, SignedPasskey } from '@reverie/contract/webauthn';
import type { Entering } from '#features/entering/service.ts';
import type { FactorService } from '#features/factors/service.ts';
import * as queries from '#features/passkeys/queries.ts';
import {
  algorithms,
  challengeIn,
  handleOf,
  hashOf,
  loadWebauthn,
  type Party,
  partyOf,
  readMade,
  readSigned,
} from '#features/passkeys/rules.ts';
import type { ChallengeRow, PasskeyRow } from '#features/passkeys/table.ts';
import { wordsOfDevice } from '#features/sessions/service.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Db } from '#platform/db/database.ts';
import type { Note } from '#platform/happenings.ts';
import type { Person, Principal } from '#platform/http/principal.ts';
import { Problem } from '#platform/http/problem.ts';
import { newId } from '#platform/ids.ts';

export type PasskeyParts = {
  database: Database;
  clock: Clock;
  entering: Entering;
  factors: FactorService;
  note: Note;
  /** Origin people reach the server at. */
  site: string;
};

export type PasskeyService = ReturnType<typeof createPasskeys>;

/** Where something was asked to be signed, and for what: it is taken for nothing else. */
export type Occasion = Pick<ChallengeRow, 'purpose' | 'askedIn' | 'userId'>;

const timeout = passkeyMinutes * 60_000;

/** Keys on people's devices: a second factor, and a way in that stands for both steps. */
export function createPasskeys(parts: PasskeyParts) {
  const { database, clock, entering, factors, note, site } = parts;
  const party = partyOf(site);
  const write = <T>(work: (tx: Db) => Promise<T>) => database.write(work, { isEssential: true });

  /** Throws `passkeys_off` where browsers would make none for this server. */
  function demandParty(): Party {
    if (party === null) throw new Problem('passkeys_off');
    return party;
  }

  async function list(person: Pick<Person, 'userId'>): Promise<Factors> {
    const [known, rows] = await Promise.all([
      factors.list(person),
      queries.listPasskeys(database.read, person.userId),
    ]);
    return { ...known, passkeys: rows.map((row) => shown(row, party)) };
  }

  /** What is kept of a person's passkeys: names and dates, and nothing that checks them. */
  async function keptOf(userId: string) {
    const rows = await queries.listPasskeys(database.read, userId);
    return rows.map(({ name, party, isSynced, createdAt, lastUsedAt }) => {
      return { name, madeFor: party, isSynced, createdAt, lastUsedAt };
    });
  }

  /** Throws `proof_required`, `passkeys_off` and `too_many_passkeys`. */
  async function begin(person: Person): Promise<PasskeyOptions> {
    await factors.demandProof(person);
    const { id: rpID } = demandParty();
    const { userId, username } = person;
    const own = await queries.listPasskeys(database.read, userId);
    if (own.length >= passkeysAPerson) throw new Problem('too_many_passkeys');
    const { generateRegistrationOptions } = await loadWebauthn();
    const options = await generateRegistrationOptions({
      rpName: 'Reverie',
      rpID,
      userID: handleOf(userId),
      userName: username,
      userDisplayName: username,
      timeout,
      attestationType: 'none',
      excludeCredentials: own.map(descriptor),
      // It can be found by the device alone, and its person is asked: it stands for both steps.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs: algorithms,
    });
    return keep(options, occasionOfAdding(person));
  }

  /**
   * Recovery codes come with it where there are none. Throws what `begin` does, `passkey_late`,
   * `passkey_refused`, and `passkey_exists`. Every other session ends.
   */
  async function add(
    person: Person,
    { passkey, name }: PasskeyAddition,
    { address, userAgent }: { address: string; userAgent: string },
  ): Promise<Partial<RecoveryCodes>> {
    await factors.demandProof(person);
    const party = demandParty();
    await useUp(occasionOfAdding(person), passkey);
    const made = await readMade(party, passkey);
    if (made === null) throw new Problem('passkey_refused');
    const { userId } = person;
    const now = clock.now();
    return write(async (tx) => {
      // Held: twenty are twenty, also where thirty come at once.
      await queries.holdWaysIn(tx, userId, party.id);
      const own = await queries.listPasskeys(tx, userId);
      if (own.length >= passkeysAPerson) throw new Problem('too_many_passkeys');
      const isNew = await queries.insertPasskey(tx, {
        ...made,
        id: newId(now),
        userId,
        party: party.id,
        name: name ?? wordsOfDevice(userAgent),
        createdAt: now,
        lastUsedAt: null,
      });
      if (!isNew) throw new Problem('passkey_exists');
      const codes = await factors.provideCodes(tx, userId);
      await factors.tellChange(tx, person, { kind: 'factor_added', about: 'passkey', address });
      return codes ?? {};
    });
  }

  /** Throws `not_found`. */
  async function rename({ userId }: Person, id: string, name: string): Promise<void> {
    const isTheirs = await write((tx) => queries.updatePasskey(tx, { id, userId }, { name }));
    if (!isTheirs) throw new Problem('not_found');
  }

  /** Throws `proof_required`, `not_found`, and `last_way_in` where no other way would be left. */
  async function remove(person: Person, id: string, address: string): Promise<void> {
    await factors.demandProof(person);
    const { userId } = person;
    await write(async (tx) => {
      const ways = await holdWaysIn(tx, userId);
      const gone = (await queries.listPasskeys(tx, userId)).find((each) => each.id === id);
      if (!gone) throw new Problem('not_found');
      const left = ways.passkeys - (gone.party === party?.id ? 1 : 0);
      if (!ways.hasPassword && ways.identities + left === 0) throw new Problem('last_way_in');
      await queries.deletePasskey(tx, id);
      await factors.dropIdleCodes(tx, userId);
      await factors.tellChange(tx, person, { kind: 'factor_removed', about: 'passkey', address });
    });
  }

  function holdWaysIn(tx: Db, userId: string) {
    return queries.holdWaysIn(tx, userId, party?.id ?? null);
  }

  /** Throws `passkeys_off`, and `not_found` for a sign-in that is over or has no passkey. */
  async function ask(principal: Principal | null, asked: PasskeyQuestion): Promise<PasskeyOptions> {
    const { id: rpID } = demandParty();
    const occasion = await occasionOf(principal, asked);
    const own = occasion.userId ? await queries.listPasskeys(database.read, occasion.userId) : [];
    const usable = own.filter((each) => each.party === rpID);
    if (occasion.userId && usable.length === 0) throw new Problem('not_found');
    const { generateAuthenticationOptions } = await loadWebauthn();
    const options = await generateAuthenticationOptions({
      rpID,
      timeout,
      userVerification: 'required',
      allowCredentials: usable.map(descriptor),
    });
    return keep(options, occasion);
  }

  async function occasionOf(
    principal: Principal | null,
    asked: PasskeyQuestion,
  ): Promise<Occasion> {
    if (asked.purpose === 'enter') return occasionOfEntering;
    if (asked.purpose === 'second_step') {
      const { userId } = await entering.challenged(asked.challenge);
      return occasionOfSecondStep(userId, asked.challenge);
    }
    if (!principal) throw new Problem('unauthenticated');
    return occasionOfProof(principal);
  }

  async function keep(options: { challenge: string }, occasion: Occasion): Promise<PasskeyOptions> {
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + timeout);
    const challenge = { ...occasion, hash: hashOf(options.challenge), expiresAt };
    await write((tx) => queries.insertChallenge(tx, challenge, now));
    return { ...options };
  }

  /** Throws `passkey_late` for a challenge that was used, is too old, or was made for another thing. */
  async function useUp(occasion: Occasion, answer: NewPasskey | SignedPasskey): Promise<void> {
    const hash = hashOf(challengeIn(answer));
    const isLiving = await write((tx) =>
      queries.takeChallenge(tx, { ...occasion, hash }, clock.now()),
    );
    if (!isLiving) throw new Problem('passkey_late');
  }

  /**
   * Whose passkey signed, on that occasion. Throws `passkeys_off`, `passkey_late`, `passkey_unknown`
   * for one nobody has here, and `passkey_refused` where it is another person's, signed elsewhere or
   * wrongly, or counts as a copy would.
   */
  async function demand(
    occasion: Occasion,
    signed: SignedPasskey,
    address: string,
  ): Promise<string> {
    const party = demandParty();
    await useUp(occasion, signed);
    const outcome = await write(async (tx) => {
      const passkey = await queries.lockPasskey(tx, signed.id);
      if (!passkey) return 'unknown';
      const { id, userId } = passkey;
      const isTheirs = occasion.userId === null || occasion.userId === userId;
      const change = isTheirs ? await readSigned(party, passkey, signed) : null;
      if (change) {
        await queries.updatePasskey(tx, { id, userId }, { ...change, lastUsedAt: clock.now() });
        return { userId };
      }
      await note(tx, { ...failureOf(occasion), userId: occasion.userId ?? userId, address });
      return 'refused';
    });
    if (typeof outcome === 'string') throw new Problem(`passkey_${outcome}`);
    return outcome.userId;
  }

  return {
    ...{ list, keptOf, begin, add, rename, remove, ask, demand, holdWaysIn },
    /** Whether browsers make passkeys for this server. */
    isOffered: party !== null,
  };
}

export const occasionOfEntering: Occasion = { purpose: 'enter', askedIn: '', userId: null };

/** The second step of the sign-in that was answered with that challenge. */
export function occasionOfSecondStep(userId: string, challenge: string): Occasion {
  return { purpose: 'second_step', askedIn: hashOf(challenge), userId };
}

export function occasionOfProof({ userId, sessionId }: Person): Occasion {
  return { purpose: 'prove', askedIn: sessionId, userId };
}

function occasionOfAdding({ userId, sessionId }: Person): Occasion {
  return { purpose: 'add', askedIn: sessionId, userId };
}

function failureOf({ purpose }: Occasion) {
  return purpose === 'prove'
    ? ({ kind: 'proof_failed' } as const)
    : ({ kind: 'sign_in_failed', way: 'passkey' } as const);
}

function descriptor({ credentialId: id, transports }: PasskeyRow) {
  return { id, transports };
}

function shown(row: PasskeyRow, party: Party | null): Factors['passkeys'][number] {
  const { id, name, createdAt, lastUsedAt, isSynced } = row;
  return {
    ...{ id, name, isSynced },
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    isForElsewhere: row.party !== party?.id,
  };
}

import type { Login } from '@reverie/contract/accounts';
import type { SecondStepKind } from '@reverie/contract/activity.rules';
import type { SecondStep } from '@reverie/contract/factors';
import type { PasskeyEntrance } from '@reverie/contract/passkeys';
import { createChanges } from '#features/accounts/changes.ts';
import {
  type CameIn,
  createOpening,
  type OpeningParts,
} from '#features/accounts/opening.changes.ts';
import { type Account, createReads } from '#features/accounts/reads.ts';
import { emailKey, guessOf } from '#features/accounts/rules.ts';
import type { UserRow } from '#features/accounts/table.ts';
import type { Challenged, Entered, Entry, Place } from '#features/entering/service.ts';
import { type FactorService, findFactors } from '#features/factors/service.ts';
import type { Newsletter } from '#features/newsletter/service.ts';
import {
  occasionOfEntering,
  occasionOfSecondStep,
  type PasskeyService,
} from '#features/passkeys/service.ts';
import type { Sessions } from '#features/sessions/service.ts';
import type { Db } from '#platform/db/database.ts';
import type { Happening, Note } from '#platform/happenings.ts';
import { networkOf } from '#platform/http/network.ts';
import type { Person } from '#platform/http/principal.ts';
import { Problem } from '#platform/http/problem.ts';
import { nobodyId } from '#platform/ids.ts';
import { verifyPassword } from '#platform/passwords/hashing.ts';

export type { Account, CameIn };

export type Accounts = ReturnType<typeof createAccounts>;

export type AccountParts = Omit<OpeningParts, 'present'> & {
  factors: FactorService;
  passkeys: PasskeyService;
  sessions: Sessions;
  newsletter: Newsletter;
  /** The same work as of `note`, for nobody. */
  pretendToNote: Note;
  /** Whether letters leave this server. */
  sendsMail: boolean;
  /** Origin people reach the server at, where it is not the one it listens on. */
  origin?: string | undefined;
};

export function createAccounts(parts: AccountParts) {
  const { database, limits, entering, factors, passkeys, sessions, note } = parts;
  const { findSelf, present, presentNow, ...reads } = createReads(parts);
  const { findByEmail } = reads;

  /**
   * Throws `wrong_credentials`, the same for an unknown account and a wrong password, and
   * `too_many_attempts` with the seconds to wait.
   */
  async function login(
    { email, password, remember = false }: Login,
    place: Place,
  ): Promise<CameIn> {
    const user = await findByEmail(email);
    const device = user && entering.knownDevice(place, user.id);
    const guess = { account: emailKey(email), network: networkOf(place.address), device };
    const charged = await limits.chargeFailure(guessOf(guess));
    const isRight = await verifyPassword(user?.passwordHash ?? null, password);
    if (user === null) {
      const { address } = place;
      const missed = {
        kind: 'sign_in_failed',
        userId: nobodyId,
        way: 'password',
        address,
      } as const;
      await write((tx) => parts.pretendToNote(tx, missed));
      throw new Problem('wrong_credentials');
    }
    if (!isRight) {
      await noteFailure(
        { kind: 'sign_in_failed', userId: user.id, way: 'password' },
        place.address,
      );
      throw new Problem('wrong_credentials');
    }
    const entry: Entry = { way: 'password', remember, place };
    return admit(user, entry, (tx) => limits.forgive(tx, charged));
  }

  /**
   * Lets somebody in who has shown the first of their steps. Throws `second_factor_required` with a
   * challenge where there is another.
   */
  async function admit(
    user: UserRow,
    entry: Entry,
    alongside: (tx: Db) => Promise<void> = async () => {},
  ): Promise<CameIn> {
    const admitted = await write(async (tx) => {
      await alongside(tx);
      // A passkey asked its person too: it stands for both steps.
      const kinds = entry.way === 'passkey' ? [] : await findFactors(tx, user.id);
      if (kinds.length === 0) return entering.enter(tx, user, entry);
      const challenge = await entering.challenge(tx, { ...entry, userId: user.id });
      return { challenge, factors: kinds };
    });
    if ('challenge' in admitted) throw new Problem('second_factor_required', admitted);
    return cameIn(user, admitted);
  }

  /**
   * Throws `not_found` for a challenge that is used, too old or invented, `wrong_code`, and what a
   * passkey is refused with.
   */
  async function takeSecondStep(step: SecondStep, place: Place): Promise<CameIn> {
    const { challenge } = step;
    const { userId, way, remember } = await entering.challenged(challenge);
    const secondStep = await demandStep({ userId, way }, step, place.address);
    const user = await findSelf(userId);
    const entered = await write(async (tx) => {
      await entering.settle(tx, challenge);
      return entering.enter(tx, user, { way, secondStep, remember, place });
    });
    return cameIn(user, entered);
  }

  async function demandStep(
    { userId, way }: Omit<Challenged, 'remember'>,
    { challenge, code, passkey }: SecondStep,
    address: string,
  ): Promise<SecondStepKind> {
    if (passkey) {
      await passkeys.demand(occasionOfSecondStep(userId, challenge), passkey, address);
      return 'passkey';
    }
    if (code === undefined) throw new Problem('factor_required');
    try {
      return await factors.demandCode(userId, code, address);
    } catch (error) {
      // Somebody has shown the first step: its person should read that the second was tried.
      if (error instanceof Problem && error.code === 'wrong_code') {
        await noteFailure({ kind: 'sign_in_failed', userId, way, secondStep: 'code' }, address);
      }
      throw error;
    }
  }

  /** Throws what a passkey is refused with. */
  async function enterByPasskey(
    { passkey, remember = false }: PasskeyEntrance,
    place: Place,
  ): Promise<CameIn> {
    const userId = await passkeys.demand(occasionOfEntering, passkey, place.address);
    return enterAs(userId, { way: 'passkey', remember, place });
  }

  /** Lets somebody in whom another door has checked. */
  async function enterAs(userId: string, entry: Entry): Promise<CameIn> {
    return admit(await findSelf(userId), entry);
  }

  /**
   * Throws `wrong_password`, and `too_many_attempts` with the seconds to wait: a person at an
   * open session guesses no more often than at the door.
   */
  async function demandPassword(
    { userId }: Pick<Person, 'userId'>,
    password: string,
    address: string,
  ): Promise<void> {
    const user = await findSelf(userId);
    const guess = { account: user.emailKey, network: networkOf(address), device: userId };
    const charged = await limits.chargeFailure(guessOf(guess));
    if (!(await verifyPassword(user.passwordHash, password))) {
      await noteFailure({ kind: 'proof_failed', userId }, address);
      throw new Problem('wrong_password');
    }
    await write((tx) => limits.forgive(tx, charged));
  }

  async function noteFailure(happening: Happening, address: string): Promise<void> {
    await write((tx) => note(tx, { ...happening, address }));
  }

  async function logout(principal: Person): Promise<void> {
    await write(async (tx) => {
      await sessions.end(tx, principal, principal.sessionId);
      await note(tx, { kind: 'signed_out', userId: principal.userId });
    });
  }

  const write = <T>(work: (tx: Db) => Promise<T>) => database.write(work, { isEssential: true });

  async function cameIn(user: UserRow, entered: Entered): Promise<CameIn> {
    return { user: await presentNow(user), ...entered };
  }

  return {
    ...{ login, enterAs, enterByPasskey, takeSecondStep, logout, demandPassword },
    ...createOpening({ ...parts, present }),
    ...reads,
    ...createChanges({ ...parts, present, find: reads.find }),
  };
}

import type { SecondStepKind } from '@reverie/contract/activity.rules';
import type { RecoveryCodes, TotpSetup } from '@reverie/contract/factors';
import type { FactorKind } from '@reverie/contract/factors.rules';
import { changeLetter } from '#features/factors/mail.ts';
import * as queries from '#features/factors/queries.ts';
import { hashOfCode, newRecoveryCodes, newTotp, stepOf } from '#features/factors/rules.ts';
import type { MailService } from '#features/mail/service.ts';
import type { Sessions } from '#features/sessions/service.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Db } from '#platform/db/database.ts';
import type { Happening, Note } from '#platform/happenings.ts';
import { networkOf } from '#platform/http/network.ts';
import type { Person } from '#platform/http/principal.ts';
import { Problem } from '#platform/http/problem.ts';
import type { Failure, Limits } from '#platform/limits/limits.ts';
import type { Seal } from '#platform/seal/seal.ts';

export type FactorParts = {
  database: Database;
  clock: Clock;
  seal: Seal;
  limits: Limits;
  sessions: Sessions;
  mail: MailService;
  note: Note;
  /** Origin the links of our mail lead to. */
  site: string;
};

export const { findFactors } = queries;

export type FactorService = ReturnType<typeof createFactors>;

type Change = {
  kind: Extract<Happening, { kind: 'factor_added' | 'factor_removed' }>['kind'];
  about: FactorKind;
  address: string;
};

/** What is asked of people beside their password. */
export function createFactors(parts: FactorParts) {
  const { database, clock, seal, limits, sessions, mail, note, site } = parts;
  const write = <T>(work: (tx: Db) => Promise<T>) => database.write(work, { isEssential: true });

  async function isOn(db: Db, userId: string): Promise<boolean> {
    return (await findFactors(db, userId)).length > 0;
  }

  async function list({ userId }: Pick<Person, 'userId'>) {
    const [totp, recoveryCodes] = await Promise.all([
      queries.hasTotp(database.read, userId),
      queries.countCodes(database.read, userId),
    ]);
    return { totp, recoveryCodes };
  }

  /** What is kept of somebody's second factor: dates and a count, never a secret. */
  async function keptOf(userId: string) {
    const program = await queries.findTotp(database.read, userId);
    return { program, recoveryCodes: await queries.countCodes(database.read, userId) };
  }

  /** Only a person who proved lately who they are changes what guards an account. */
  async function demandProof(person: Person): Promise<void> {
    if (!(await sessions.isProved(person))) throw new Problem('proof_required');
  }

  /** A secret that counts once confirmed. Throws `factor_exists` where one does already. */
  async function begin(person: Person): Promise<TotpSetup> {
    await demandProof(person);
    const { userId, username } = person;
    const setup = newTotp(username);
    const sealed = seal.seal(setup.secret, contextOf(userId));
    const begun = { userId, sealed, createdAt: clock.now() };
    if (!(await write((tx) => queries.beginTotp(tx, begun)))) throw new Problem('factor_exists');
    return setup;
  }

  /** Throws `wrong_code`, and `not_found` where nothing was begun. Every other session ends. */
  async function confirm(person: Person, code: string, address: string): Promise<RecoveryCodes> {
    const { userId } = person;
    await demandProof(person);
    return guessed(userId, address, async (tx) => {
      const factor = await queries.lockTotp(tx, userId);
      if (!factor) throw new Problem('not_found');
      if (factor.confirmedAt) throw new Problem('factor_exists');
      const { sealed, lastStep } = factor;
      const step = stepOf({ secret: open(userId, sealed), lastStep }, code, clock.now());
      if (step === null) return null;
      await queries.saveTotp(tx, userId, { lastStep: step, confirmedAt: clock.now() });
      const codes = await renew(tx, userId);
      await tellChange(tx, person, { kind: 'factor_added', about: 'totp', address });
      return codes;
    });
  }

  async function remove(person: Person, address: string): Promise<void> {
    await demandProof(person);
    const { userId } = person;
    await write(async (tx) => {
      if (!(await queries.removeTotp(tx, userId))) return;
      await dropIdleCodes(tx, userId);
      await tellChange(tx, person, { kind: 'factor_removed', about: 'totp', address });
    });
  }

  /** What guards an account is another: its other sessions end, and its person is told. */
  async function tellChange(tx: Db, person: Person, { kind, about, address }: Change) {
    const { userId } = person;
    await sessions.endOthers(tx, person);
    await writeLetter(tx, userId, { kind, about });
    await note(tx, { kind, about, userId, address });
  }

  /** A server that has lost its key seals no letter: nobody is kept from a change for that. */
  async function writeLetter(tx: Db, userId: string, change: Pick<Change, 'kind' | 'about'>) {
    const addressee = await queries.findAddressee(tx, userId);
    if (!addressee) return;
    try {
      await mail.tell(tx, addressee, changeLetter({ ...addressee, ...change, site }));
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'sealing_off') throw error;
    }
  }

  async function renewCodes(person: Person, address: string): Promise<RecoveryCodes> {
    await demandProof(person);
    const { userId } = person;
    return write(async (tx) => {
      if (!(await isOn(tx, userId))) throw new Problem('not_found');
      const codes = await renew(tx, userId);
      await note(tx, { kind: 'recovery_codes_renewed', userId, address });
      return codes;
    });
  }

  /** Codes of paper for a person who has none left; null for others. */
  async function provideCodes(tx: Db, userId: string): Promise<RecoveryCodes | null> {
    return (await queries.countCodes(tx, userId)) === 0 ? renew(tx, userId) : null;
  }

  /** Without a second factor they open nothing. */
  async function dropIdleCodes(tx: Db, userId: string): Promise<void> {
    if (!(await isOn(tx, userId))) await queries.replaceCodes(tx, userId, []);
  }

  async function renew(tx: Db, userId: string): Promise<RecoveryCodes> {
    const recoveryCodes = newRecoveryCodes();
    const hashes = recoveryCodes.map((code) => hashOfCode(userId, code));
    await queries.replaceCodes(tx, userId, hashes);
    return { recoveryCodes };
  }

  /** Throws `wrong_code`, and `too_many_attempts` with the seconds to wait. */
  function demandCode(userId: string, code: string, address: string): Promise<SecondStepKind> {
    return guessed(userId, address, (tx) => take(tx, userId, code, address));
  }

  /** Uses a code of the program, or one of paper; null where it is neither. */
  async function take(
    tx: Db,
    userId: string,
    code: string,
    address: string,
  ): Promise<SecondStepKind | null> {
    if (await takeStep(tx, userId, code)) return 'code';
    const codeHash = hashOfCode(userId, code);
    if (!(await queries.useCode(tx, userId, codeHash, clock.now()))) return null;
    await note(tx, { kind: 'recovery_code_used', userId, address });
    return 'recovery_code';
  }

  async function takeStep(tx: Db, userId: string, code: string): Promise<boolean> {
    const factor = await queries.lockTotp(tx, userId);
    if (!factor?.confirmedAt) return false;
    const { sealed, lastStep } = factor;
    // A server that has lost its key still takes what is on paper.
    const secret = seal.open(sealed, contextOf(userId));
    const step = secret === null ? null : stepOf({ secret, lastStep }, code, clock.now());
    if (step !== null) await queries.saveTotp(tx, userId, { lastStep: step });
    return step !== null;
  }

  /** Charges a guess before it is looked at, and takes the charge back where it was right. */
  async function guessed<T>(
    userId: string,
    address: string,
    look: (tx: Db) => Promise<T | null>,
  ): Promise<T> {
    const failures: Failure[] = [
      { of: 'wrongCodes', whose: `${userId}\n${networkOf(address)}` },
      { of: 'accountWrongCodes', whose: userId },
    ];
    const charged = await limits.chargeFailure(failures);
    const found = await write(async (tx) => {
      const right = await look(tx);
      if (right !== null) await limits.forgive(tx, charged);
      return right;
    });
    if (found === null) throw new Problem('wrong_code');
    return found;
  }

  function open(userId: string, sealed: Uint8Array): string {
    const secret = seal.open(sealed, contextOf(userId));
    if (secret === null) throw new Problem('sealing_off');
    return secret;
  }

  return {
    ...{ isOn, list, keptOf, begin, confirm, remove, renewCodes, demandProof, demandCode },
    ...{ provideCodes, dropIdleCodes, tellChange },
  };
}

/** What its texts are sealed for: elsewhere they do not open. */
export function contextOf(userId: string): string {
  return `totp ${userId}`;
}

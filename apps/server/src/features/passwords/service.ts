import { createHash, randomBytes } from 'node:crypto';
import { resetMinutes } from '@reverie/contract/accounts.rules';
import type { ForgottenPassword, PasswordChange, PasswordReset } from '@reverie/contract/passwords';
import type { Accounts } from '#features/accounts/service.ts';
import { type MailService, mailboxOf } from '#features/mail/service.ts';
import { resetLinkJob } from '#features/passwords/job.ts';
import { changedLetter, resetLetter } from '#features/passwords/mail.ts';
import * as queries from '#features/passwords/queries.ts';
import type { Proofs } from '#features/proof/service.ts';
import type { Sessions } from '#features/sessions/service.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Db } from '#platform/db/database.ts';
import type { Note } from '#platform/happenings.ts';
import type { Person } from '#platform/http/principal.ts';
import { Problem } from '#platform/http/problem.ts';
import { newId } from '#platform/ids.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Limits } from '#platform/limits/limits.ts';
import type { Seal } from '#platform/seal/seal.ts';

export type PasswordParts = {
  database: Database;
  clock: Clock;
  seal: Seal;
  jobs: Jobs;
  limits: Limits;
  mail: MailService;
  accounts: Accounts;
  sessions: Sessions;
  proofs: Proofs;
  note: Note;
  /** Origin the link leads to. */
  site: string;
};

export type Passwords = ReturnType<typeof createPasswords>;

/** What is handed to the proven owner of an account. */
export type ResetLink = { username: string; url: string; expiresAt: Date };

type Owner = {
  id: string;
  email: string;
  emailVerifiedAt: Date | null;
  username: string;
  language: string;
};

/** How passwords become others: forgotten, or changed by who knows them. */
export function createPasswords(parts: PasswordParts) {
  const { database, clock, seal, jobs, limits, mail } = parts;
  const { accounts, sessions, proofs, note, site } = parts;

  /** Queues the look for that address: nobody learns from this call whether an account has it. */
  async function forgot({ email }: ForgottenPassword): Promise<void> {
    const id = newId(clock.now());
    const sealed = seal.seal(email, contextOf(id));
    await database.write(async (tx) => {
      await queries.insertWish(tx, { id, sealed, createdAt: clock.now() });
      await jobs.send(tx, resetLinkJob, { wishId: id });
    });
  }

  /** Mails the link to the account with the address; to nobody where there is none. */
  async function mailLink({ wishId }: { wishId: string }): Promise<void> {
    const sealed = await queries.findWish(database.read, wishId);
    // Mailed already, or asked for too long ago.
    if (!sealed) return;
    const email = seal.open(sealed, contextOf(wishId));
    if (email === null) throw new Error('an address was sealed by a key that is not there');
    const owner = await accounts.findByEmail(email);
    await database.write(async (tx) => {
      await queries.removeWish(tx, wishId);
      if (!owner || !(await limits.mayMail(tx, mailboxOf(owner.email), 'links'))) return;
      const { url } = await makeLink(tx, owner);
      await mail.send(tx, resetLetter({ ...addressed(owner), url }));
      await note(tx, { kind: 'password_reset_asked', userId: owner.id });
    });
  }

  /** Forgets addresses whose link could not be mailed in the time it would have lived. */
  async function tidy(): Promise<void> {
    const end = new Date(clock.now().getTime() - resetMinutes * 60_000);
    await database.write((tx) => queries.removeWishesBefore(tx, end));
  }

  /** Forgets the wishes of an address whose owner goes; their links go with the account. */
  async function forget(tx: Db, { email }: { email: string }): Promise<void> {
    for (const { id, sealed } of await queries.listWishes(tx)) {
      const asked = seal.open(sealed, contextOf(id));
      if (asked?.toLowerCase() === email.toLowerCase()) await queries.removeWish(tx, id);
    }
  }

  /** A link of one use for the account of that email, as its operator hands it over; null for none. */
  async function createLink(email: string): Promise<ResetLink | null> {
    const owner = await accounts.findByEmail(email);
    if (!owner) return null;
    return database.write(async (tx) => {
      const link = await makeLink(tx, owner);
      await note(tx, { kind: 'password_reset_asked', userId: owner.id, by: 'operator' });
      return link;
    });
  }

  async function makeLink(tx: Db, { id: userId, username }: Owner): Promise<ResetLink> {
    const token = randomBytes(32).toString('base64url');
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + resetMinutes * 60_000);
    await queries.removeEndedResets(tx, now);
    await queries.replaceReset(tx, { userId, tokenHash: hashOf(token), expiresAt });
    return { username, url: `${site}/reset?token=${token}`, expiresAt };
  }

  /**
   * Gives the account of a link another password and ends all of its sessions. Throws `not_found`
   * for a link that is used, too old, replaced or invented; a password refused leaves it as it was.
   */
  async function reset({ token, password }: PasswordReset): Promise<void> {
    await database.write(async (tx) => {
      const userId = await queries.takeReset(tx, hashOf(token), clock.now());
      if (!userId) throw new Problem('not_found');
      const owner = await accounts.setPassword(tx, userId, password);
      await sessions.endAll(tx, userId);
      await tell(tx, owner);
      await note(tx, { kind: 'password_reset', userId });
    });
  }

  /**
   * Throws `wrong_password`; where there was none yet, `proof_required`. Every session but this one
   * ends.
   */
  async function change(person: Person, form: PasswordChange, address: string): Promise<void> {
    if (await accounts.hasPassword(person.userId)) {
      await proofs.demandBesidePassword(person);
      await accounts.demandPassword(person, form.current ?? '', address);
    } else await proofs.demand(person);
    await database.write(async (tx) => {
      const owner = await accounts.setPassword(tx, person.userId, form.password);
      // A link that was asked for before the change must not undo it.
      await queries.removeReset(tx, person.userId);
      await sessions.endOthers(tx, person);
      await sessions.noteProof(tx, person);
      await tell(tx, owner);
      await note(tx, { kind: 'password_changed', userId: person.userId, address });
    });
  }

  function tell(tx: Db, owner: Owner): Promise<void> {
    return mail.tell(tx, owner, changedLetter({ ...addressed(owner), url: `${site}/forgot` }));
  }

  const keptOf = (userId: string) => queries.findReset(database.read, userId);

  return { forgot, mailLink, createLink, reset, change, keptOf, tidy, forget };
}

function addressed({ email, username, language }: Owner) {
  return { to: email, username, language: language === 'en' ? ('en' as const) : ('fr' as const) };
}

/** What its texts are sealed for: elsewhere they do not open. */
export function contextOf(id: string): string {
  return `reset ${id}`;
}

/** A random token needs no slow hash: 256 bits cannot be guessed from its digest. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

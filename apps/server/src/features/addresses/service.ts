import type { EmailChange } from '@reverie/contract/addresses';
import type { Account, Accounts } from '#features/accounts/service.ts';
import { changedLetter, changeLetter } from '#features/addresses/mail.ts';
import { addressed, type EmailLinks } from '#features/email-links/service.ts';
import { type MailService, mailboxOf } from '#features/mail/service.ts';
import type { Proofs } from '#features/proof/service.ts';
import type { Sessions } from '#features/sessions/service.ts';
import type { Database, Db } from '#platform/db/database.ts';
import type { Note } from '#platform/happenings.ts';
import type { Person } from '#platform/http/principal.ts';
import { Problem } from '#platform/http/problem.ts';
import type { Limits } from '#platform/limits/limits.ts';

export type AddressParts = {
  database: Database;
  limits: Limits;
  mail: MailService;
  emailLinks: EmailLinks;
  accounts: Accounts;
  sessions: Sessions;
  proofs: Proofs;
  note: Note;
  /** Publishes what waited for an address to be confirmed. */
  publishWaiting: (tx: Db, userId: string) => Promise<void>;
  /** Whether letters leave this server: otherwise every address is believed. */
  sendsMail: boolean;
};

export type Addresses = ReturnType<typeof createAddresses>;

/** Whose address is whose: confirmed by a letter, changed by two, given back by the second. */
export function createAddresses(parts: AddressParts) {
  const { database, limits, mail, emailLinks, accounts, sessions, proofs, note } = parts;

  async function resend({ userId }: Person): Promise<void> {
    await database.write(async (tx) => emailLinks.ask(tx, await accounts.find(tx, userId)));
  }

  /**
   * Confirms an address. Throws `not_found` for an invented link, `link_used` for one that has done
   * its work, `link_expired`, and `email_taken` where somebody else has the address meanwhile.
   */
  async function verify(token: string): Promise<void> {
    await database.write(async (tx) => {
      const { userId, kind, email } = await emailLinks.take(tx, token, ['verify', 'change']);
      const user = await accounts.find(tx, userId);
      if (kind === 'change') return setEmail(tx, user, email);
      // The account has another address by now, which this link says nothing of.
      if (user.email !== email) throw new Problem('not_found');
      await accounts.setEmail(tx, userId, email);
      await parts.publishWaiting(tx, userId);
      await note(tx, { kind: 'email_verified', userId });
    });
  }

  /** Throws `wrong_password`, `proof_required`, and `email_taken`, which nobody reads a list by. */
  async function change(person: Person, form: EmailChange, address: string): Promise<void> {
    await proofs.demandBesidePassword(person);
    await accounts.demandPassword(person, form.password, address);
    await accounts.demandFreeEmail(person.userId, form.email, address);
    await database.write(async (tx) => {
      const user = await accounts.find(tx, person.userId);
      await sessions.noteProof(tx, person);
      // Nobody could open the letter: the address is believed, as every other one here is.
      if (!parts.sendsMail) return setEmail(tx, user, form.email);
      if (!(await limits.mayMail(tx, mailboxOf(form.email), 'links'))) return;
      const url = await emailLinks.make(tx, user.id, 'change', form.email);
      await mail.send(tx, changeLetter({ ...addressed(user), to: form.email, url }));
      await note(tx, { kind: 'email_change_asked', userId: user.id, address });
    });
  }

  async function setEmail(tx: Db, user: Account, email: string): Promise<void> {
    if (!(await accounts.setEmail(tx, user.id, email))) throw new Problem('email_taken');
    await emailLinks.removeUnused(tx, user.id, 'verify');
    await tellOfChange(tx, user);
    await parts.publishWaiting(tx, user.id);
    await note(tx, { kind: 'email_changed', userId: user.id });
  }

  /** The way back lies in a mailbox that is known to have been theirs: no other one opens it. */
  async function tellOfChange(tx: Db, user: Account): Promise<void> {
    if (parts.sendsMail && user.emailVerifiedAt === null) return;
    const url = await emailLinks.make(tx, user.id, 'undo', user.email);
    await mail.send(tx, changedLetter({ ...addressed(user), url }));
  }

  /**
   * Gives an account the address back it had, and ends every session: somebody who changed it may be
   * anybody. Throws as `verify` does.
   */
  async function undo(token: string): Promise<void> {
    await database.write(async (tx) => {
      const { userId, email, tokenHash } = await emailLinks.take(tx, token, ['undo']);
      if (!(await accounts.setEmail(tx, userId, email))) throw new Problem('email_taken');
      await emailLinks.removeOthers(tx, userId, tokenHash);
      await sessions.endAll(tx, userId);
      await note(tx, { kind: 'email_change_undone', userId });
    });
  }

  return { resend, verify, change, undo };
}

import { z } from 'zod';
import { deliverJob } from '#features/mail/job.ts';
import * as queries from '#features/mail/queries.ts';
import { type Letter, mailboxOf, renderLetter } from '#features/mail/rules.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Db } from '#platform/db/database.ts';
import { newId } from '#platform/ids.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Later } from '#platform/personal.ts';
import type { Seal } from '#platform/seal/seal.ts';
import type { Mailer } from '#providers/mail/port.ts';

export type MailParts = {
  database: Database;
  jobs: Jobs;
  clock: Clock;
  seal: Seal;
  mailer: Mailer;
  /** Whether letters leave this server: otherwise every address is believed. */
  sendsMail: boolean;
};

export type MailService = ReturnType<typeof createMail>;

export { type Letter, mailboxOf };

const keptMail = z.strictObject({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  replyTo: z.string().optional(),
  unsubscribeUrl: z.string().optional(),
});

/** Takes letters in the transaction they belong to, and hands them over afterwards. */
export function createMail({ database, jobs, clock, seal, mailer, sendsMail }: MailParts) {
  /** Leaves with the transaction: a letter about what did not happen is never sent. */
  async function send(tx: Db, letter: Letter): Promise<void> {
    const now = clock.now();
    const id = newId(now);
    const { to, subject, replyTo, unsubscribeUrl } = letter;
    const kept = { to, subject, ...renderLetter(letter), replyTo, unsubscribeUrl };
    const sealed = seal.seal(JSON.stringify(kept), contextOf(id));
    await queries.insertMail(tx, { id, sealed, createdAt: now });
    await jobs.send(tx, deliverJob, { mailId: id });
  }

  return {
    send,

    /**
     * Tells somebody what happened to their account, where the address is known to be theirs: a
     * stranger whose address was typed there learns nothing of it, and gets no way into it.
     */
    async tell(tx: Db, owner: { emailVerifiedAt: Date | null }, letter: Letter): Promise<void> {
      if (!sendsMail || owner.emailVerifiedAt !== null) await send(tx, letter);
    },

    /**
     * Hands a letter over and forgets it. Killed in between it goes out once more, under the same
     * Message-ID.
     */
    async deliver(mailId: string, signal?: AbortSignal): Promise<void> {
      const row = await queries.findMail(database.read, mailId);
      if (!row) return;
      const opened = seal.open(row.sealed, contextOf(mailId));
      if (opened === null) throw new Error('a mail was sealed by a key that is not there');
      const mail = keptMail.parse(JSON.parse(opened));
      await mailer.send({ id: mailId, ...mail }, signal ? { signal } : {});
      await database.write((tx) => queries.deleteMail(tx, mailId));
    },

    /** Forgets letters to an address whose owner goes: those on their way, and those kept here. */
    async forget(tx: Db, address: string, later: Later): Promise<void> {
      const to = address.toLowerCase();
      for (const { id, sealed } of await queries.listMails(tx)) {
        const opened = seal.open(sealed, contextOf(id));
        const isTheirs = opened && keptMail.parse(JSON.parse(opened)).to.toLowerCase() === to;
        if (isTheirs) await queries.deleteMail(tx, id);
      }
      later(async () => mailer.forget?.(address));
    },
  };
}

/** What its texts are sealed for: elsewhere they do not open. */
export function contextOf(id: string): string {
  return `mail ${id}`;
}

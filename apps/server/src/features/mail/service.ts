import { z } from 'zod';
import { deliverJob } from '#features/mail/job.ts';
import * as queries from '#features/mail/queries.ts';
import { type Letter, mailboxOf, renderLetter } from '#features/mail/rules.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Db } from '#platform/db/database.ts';
import { newId } from '#platform/ids.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Seal } from '#platform/seal/seal.ts';
import type { Mailer } from '#providers/mail/port.ts';

export type PostParts = {
  database: Database;
  jobs: Jobs;
  clock: Clock;
  seal: Seal;
  mailer: Mailer;
};

export type Post = ReturnType<typeof createPost>;

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
export function createPost({ database, jobs, clock, seal, mailer }: PostParts) {
  return {
    /** Leaves with the transaction: a letter about what did not happen is never sent. */
    async send(tx: Db, letter: Letter): Promise<void> {
      const now = clock.now();
      const id = newId(now);
      const { to, subject, replyTo, unsubscribeUrl } = letter;
      const mail = { to, subject, ...renderLetter(letter), replyTo, unsubscribeUrl };
      const sealed = seal.seal(JSON.stringify(mail), contextOf(id));
      await queries.insertMail(tx, { id, sealed, createdAt: now });
      await jobs.send(tx, deliverJob, { mailId: id });
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
  };
}

function contextOf(id: string): string {
  return `mail ${id}`;
}

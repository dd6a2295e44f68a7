import { z } from 'zod';
import { filled, mailbox } from '#platform/environment.ts';

/** Who our mail is from, the mail server that takes it, and where messages to us are read. */
export type MailConfig = {
  from: string;
  /** Absent: mail is kept in the folder `outbox` of the data. */
  smtpUrl: string | undefined;
  contactAddress: string;
};

export const mailSettings = z
  .object({
    SMTP_URL: filled.pipe(z.url({ protocol: /^smtps?$/ }).optional()),
    MAIL_FROM: filled.pipe(mailbox.default('Reverie <reverie@localhost>')),
    REVERIE_CONTACT: filled.pipe(mailbox.optional()),
  })
  .transform(
    (found): MailConfig => ({
      from: found.MAIL_FROM,
      smtpUrl: found.SMTP_URL,
      contactAddress: addressOf(found.REVERIE_CONTACT ?? found.MAIL_FROM),
    }),
  );

/** Where nobody set anything up. */
export const ownMail = mailSettings.parse({});

/** The bare address of a mailbox. */
function addressOf(box: string): string {
  return /<([^>]+)>$/.exec(box)?.[1] ?? box;
}

import { messageOf } from '#providers/mail/message.ts';
import type { Mailer } from '#providers/mail/port.ts';

export type SmtpOptions = {
  /** `smtp://` upgrades to TLS where the server offers it, `smtps://` begins with it. */
  url: string;
  from: string;
  /** Milliseconds until a server that says nothing is given up. */
  patienceMillis?: number;
};

/** Hands mails to a mail server, one connection each: ours are few. */
export function createSmtp({ url, from, patienceMillis = 20_000 }: SmtpOptions): Mailer {
  /** What speaks to mail servers is loaded with the first mail. */
  async function hand(message: ReturnType<typeof messageOf>): Promise<void> {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      url,
      connectionTimeout: patienceMillis,
      greetingTimeout: patienceMillis,
      socketTimeout: patienceMillis,
      // A mail holds no files, and none is ever fetched for it.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    await transport.sendMail(message);
  }

  return {
    name: 'smtp',
    async send(mail, { signal } = {}) {
      signal?.throwIfAborted();
      const given = Promise.withResolvers<never>();
      const give = () => given.reject(signal?.reason);
      signal?.addEventListener('abort', give, { once: true });
      try {
        await Promise.race([hand(messageOf(mail, from)), given.promise]);
      } finally {
        signal?.removeEventListener('abort', give);
      }
    },
    async close() {},
  };
}

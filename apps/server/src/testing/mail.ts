import type { Mail, Mailer } from '#providers/mail/port.ts';

/** A mailer that keeps what it is given, and fails as often as it is told. */
export function aMailer({ failures = 0 } = {}): { mails: Mail[]; mailer: Mailer } {
  const mails: Mail[] = [];
  let left = failures;
  const send = async (mail: Mail) => {
    left -= 1;
    if (left >= 0) throw new Error('the mail server is away');
    mails.push(mail);
  };
  return { mails, mailer: { name: 'test', send, close: async () => {} } };
}

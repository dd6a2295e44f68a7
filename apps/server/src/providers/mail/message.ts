import type { Mail } from '#providers/mail/port.ts';

/** A mail as nodemailer takes it. Lines a person wrote never become headers: it folds them. */
export function messageOf(mail: Mail, from: string) {
  const { id, to, subject, text, html, replyTo, unsubscribeUrl } = mail;
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    messageId: `<${id}@${domain}>`,
    from,
    // An address in the form of an object is taken as one address, whatever stands in it.
    to: { name: '', address: to },
    subject,
    text,
    html,
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Mailer } from '#providers/mail/port.ts';

export type OpenedMailer = {
  mailer: Mailer;
  /** Every mail in other hands, as it stands on the wire. */
  sent(): Promise<string[]>;
};

/** What every mailer does, whatever stands behind it. Call it once in the adapter's test file. */
export function mailConformance(adapter: string, open: () => Promise<OpenedMailer>): void {
  const letter = () => ({
    id: randomUUID(),
    to: 'ada@example.org',
    subject: 'Votre message est arrivé',
    text: 'Bonjour, été.',
    html: '<p>Bonjour, été.</p>',
  });

  test(`${adapter}: a mail arrives with its address, its subject and both its texts`, async () => {
    const { mailer, sent } = await open();
    const mail = letter();
    await mailer.send({ ...mail, replyTo: 'nour@example.org' });
    const [raw = ''] = await sent();
    expect(raw).toMatch(/^To: ada@example\.org$/m);
    expect(raw).toMatch(/^Reply-To: nour@example\.org$/m);
    expect(raw).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(raw).toContain(`Message-ID: <${mail.id}@reverie.test>`);
    expect(raw).toContain('text/plain');
    expect(raw).toContain('text/html');
  });

  test(`${adapter}: a letter that can be stopped by one press says where`, async () => {
    const { mailer, sent } = await open();
    const unsubscribeUrl = `https://reverie.test/api/newsletter/leave/${'x'.repeat(90)}`;
    await mailer.send({ ...letter(), unsubscribeUrl });
    await mailer.send(letter());
    const all = await sent();
    const unfolded = all.map((raw) => raw.replace(/\r?\n[ \t]+/g, ' '));
    const stoppable = unfolded.filter((raw) =>
      raw.includes(`List-Unsubscribe: <${unsubscribeUrl}>`),
    );
    expect(stoppable).toHaveLength(1);
    expect(stoppable[0]).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  });

  test(`${adapter}: no word of a mail becomes a header or another recipient`, async () => {
    const { mailer, sent } = await open();
    await mailer.send({ ...letter(), subject: 'Bonjour\r\nBcc: eve@example.org' });
    const [raw = ''] = await sent();
    expect(raw).not.toMatch(/^Bcc:/m);
    // Two addresses in the place of one are one address that leads nowhere.
    await mailer.send({ ...letter(), to: 'ada@example.org, eve@example.org' }).catch(() => {});
    for (const each of await sent()) expect(each).not.toMatch(/^To: (.*[ ,])?eve@example\.org/m);
  });

  test(`${adapter}: an aborted sending rejects with its reason`, async () => {
    const { mailer } = await open();
    const reason = new Error('no longer wanted');
    await expect(mailer.send(letter(), { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });
}

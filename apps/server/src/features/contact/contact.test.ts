import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { limits, mailsADay } from '@reverie/contract/limits.rules';
import { expect, test } from 'vitest';
import { confirmation } from '#features/contact/mail.ts';
import { drawTicket } from '#features/contact/rules.ts';
import { testApp, testOrigin } from '#testing/app.ts';
import { aMailer } from '#testing/mail.ts';
import { refusal } from '#testing/refusal.ts';

const message = {
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  type: 'press' as const,
  subject: 'Une question <b>pressée</b>',
  message: 'Bonjour,\npuis-je citer une peinture ?',
  consent: true,
  language: 'fr' as const,
};

test('a message is kept sealed, brought to us and confirmed with its number', async () => {
  const { mails, mailer } = aMailer();
  const { app, client, database } = await testApp({ mailer });
  const { ticket } = await client().contact.send(message);
  await app.jobs.idle();
  const [confirmed, brought] = mails.sort((a, b) => a.to.localeCompare(b.to));
  expect(confirmed).toMatchObject({ to: 'ada@example.org' });
  expect(confirmed?.subject).toContain(ticket);
  expect(brought).toMatchObject({ to: 'reverie@localhost', replyTo: 'ada@example.org' });
  expect(brought?.text).toContain('puis-je citer une peinture ?');
  expect(brought?.html).not.toContain('<b>');
  const { rows } = await database.execute('select ticket, type, sealed from contact_messages');
  expect(rows).toMatchObject([{ ticket, type: 'press' }]);
  const stored = JSON.stringify((await database.execute('select * from contact_messages')).rows);
  for (const secret of ['Ada', 'ada@', 'peinture']) expect(stored).not.toContain(secret);
});

test('a letter that is out leaves nothing behind', async () => {
  const { mailer } = aMailer();
  const { app, client, database } = await testApp({ mailer });
  await client().contact.send(message);
  await app.jobs.idle();
  expect((await database.execute('select * from mails')).rows).toEqual([]);
});

test('a mail server that is away for a moment loses nothing', async () => {
  const { mails, mailer } = aMailer({ failures: 1 });
  const { client, app, database } = await testApp({ mailer });
  await client().contact.send(message);
  const waiting = async () => (await database.execute('select id from mails')).rows;
  await expect.poll(waiting).toHaveLength(1);
  expect(mails).toHaveLength(1);
  for (const { id } of (await waiting()) as { id: string }[]) await app.features.mail.deliver(id);
  expect(await waiting()).toEqual([]);
  expect(mails).toHaveLength(2);
});

test('without a mail server each letter is a file in the outbox', async () => {
  const { app, client, dataFolder } = await testApp();
  const { ticket } = await client().contact.send({ ...message, language: 'en' });
  await app.jobs.idle();
  const folder = join(dataFolder, 'outbox');
  const files = await readdir(folder);
  expect(files).toHaveLength(2);
  const all = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  expect(all.filter((raw) => raw.includes(ticket)).length).toBe(2);
});

test('a confirmation repeats no word of whoever wrote: it may go to somebody else', () => {
  for (const language of ['fr', 'en'] as const) {
    const letter = JSON.stringify(confirmation({ ...message, language }, 'RV-0000-0000'));
    for (const word of ['Ada', 'pressée', 'citer']) expect(letter).not.toContain(word);
  }
});

test('what is missing, too long or not agreed to is refused', async () => {
  const { client } = await testApp({ mailer: aMailer().mailer });
  const { contact } = client();
  for (const wrong of [
    { name: ' ' },
    { email: 'ada' },
    { email: 'ada@example.org, eve@example.org' },
    { subject: '' },
    { message: 'x'.repeat(5_001) },
    { message: 'a\u0000b' },
    { consent: false },
  ]) {
    expect(await refusal(contact.send({ ...message, ...wrong }))).toBe('invalid_body');
  }
});

test('one network that writes again and again is asked to wait', async () => {
  const { client } = await testApp({ mailer: aMailer().mailer });
  const { contact } = client();
  for (let turn = 0; turn < limits.messages.calls; turn += 1) await contact.send(message);
  expect(await refusal(contact.send(message))).toBe('rate_limited');
});

test('a message is forgotten after the year it is kept for', async () => {
  let now = new Date('2026-11-20T08:00:00Z');
  const { app, client, database } = await testApp({
    mailer: aMailer().mailer,
    clock: { now: () => now },
  });
  await client().contact.send(message);
  now = new Date('2027-11-19T08:00:00Z');
  await app.features.contact.tidy();
  expect((await database.execute('select id from contact_messages')).rows).toHaveLength(1);
  now = new Date('2027-11-21T08:00:00Z');
  await app.features.contact.tidy();
  expect((await database.execute('select id from contact_messages')).rows).toHaveLength(0);
});

test('a ticket reads aloud', () => {
  expect(drawTicket(() => 31)).toBe('RV-ZZZZ-ZZZZ');
  expect(drawTicket((below) => below - 32)).toBe('RV-0000-0000');
});

test('thirty messages in somebody’s name from thirty networks mail them five times', async () => {
  const { mails, mailer } = aMailer();
  const { app } = await testApp({ mailer });
  for (let turn = 0; turn < 30; turn += 1) {
    // Its spellings are one mailbox.
    const email = turn % 2 ? 'ada@example.org' : `Ada+${turn}@example.org`;
    const request = new Request(`${testOrigin}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...message, email }),
    });
    expect((await app.fetch(request, { address: `198.51.100.${turn}` })).status).toBe(201);
  }
  await app.jobs.idle();
  const toAda = mails.filter(({ to }) => to.toLowerCase().startsWith('ada'));
  expect(toAda).toHaveLength(mailsADay.letters);
  expect(mails.filter(({ to }) => to === 'reverie@localhost')).toHaveLength(30);
}, 60_000);

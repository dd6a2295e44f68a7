import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { mailConformance } from '#providers/mail/conformance.ts';
import { createOutbox } from '#providers/mail/outbox.ts';

const from = 'Reverie <bonjour@reverie.test>';

async function anOutbox() {
  const home = await mkdtemp(join(tmpdir(), 'reverie-outbox-'));
  onTestFinished(() => rm(home, { recursive: true, force: true }));
  const folder = join(home, 'outbox');
  const names = async () => (await readdir(folder)).sort();
  const sent = async () =>
    Promise.all((await names()).map((name) => readFile(join(folder, name), 'utf8')));
  return { home, folder, names, sent, mailer: createOutbox({ folder, from }) };
}

mailConformance('outbox', anOutbox);

test('a mail is a file only the server may read, and sent twice it is one file', async () => {
  const { folder, mailer, names } = await anOutbox();
  const mail = { id: 'one', to: 'ada@example.org', subject: 's', text: 't', html: '<p>t</p>' };
  await mailer.send(mail);
  await mailer.send(mail);
  expect(await names()).toEqual(['one.eml']);
  expect((await stat(join(folder, 'one.eml'))).mode & 0o777).toBe(0o600);
});

test('a mail that cannot be written is said to be so', async () => {
  const { home, mailer } = await anOutbox();
  await writeFile(join(home, 'outbox'), 'a file where the folder should be');
  const mail = { id: 'one', to: 'ada@example.org', subject: 's', text: 't', html: '<p>t</p>' };
  await expect(mailer.send(mail)).rejects.toThrow();
});

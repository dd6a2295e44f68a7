import { createClient } from '@reverie/sdk';
import { expect, test } from 'vitest';
import { aRegistration } from '#testing/accounts.ts';
import { temporaryFolder } from '#testing/folder.ts';
import { startServer } from '#testing/server.ts';

const patience = { timeout: 60_000 };

test('a painting cut short by a crash is made by the next start', async () => {
  const folder = await temporaryFolder();
  // Large enough to be seen while it is being made.
  const first = await startServer(folder, { REVERIE_PAINTING_SIDE: '' });
  const { token } = await createClient({ origin: first.origin }).accounts.register(aRegistration());
  const before = createClient({ origin: first.origin, token });
  const { id } = await before.dreams.create({ content: 'Une baleine traverse la mer, la nuit.' });
  await expect
    .poll(async () => (await before.dreams.get({ id })).imageStatus, patience)
    .toBe('done');
  await before.images.generate({ id, style: 'ink', seed: 7, palette: 'joy' });
  await expect
    .poll(async () => (await before.dreams.get({ id })).imageStatus, patience)
    .toBe('running');
  first.child.kill('SIGKILL');
  await first.exited;

  const second = await startServer(folder);
  const after = createClient({ origin: second.origin, token });
  await expect
    .poll(async () => (await after.dreams.get({ id })).imageStatus, patience)
    .toBe('done');
  const { images, progress } = await after.images.history({ id });
  expect(progress).toBeNull();
  expect(images.map(({ image, palette }) => [image.style, palette])).toEqual([
    ['ink', 'joy'],
    ['gouache', null],
  ]);
}, 150_000);

import { expect, test } from 'vitest';
import { aUser } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';
import { aDream } from '#testing/dreams.ts';
import { refusal } from '#testing/refusal.ts';

const idsOf = ({ dreams }: { dreams: { id: string }[] }) => dreams.map(({ id }) => id);

test('what two dreams of a moon name came back in it, and one alone did not', async () => {
  const opened = await testApp();
  const owner = await aUser(opened);
  const tell = (content: string, night: string) =>
    aDream(owner.client, { content, visibility: 'private', dreamedAt: `${night}T06:00:00Z` });
  await tell('Un train traverse la mer.', '2026-03-02');
  await tell('La mer monte.', '2026-03-05');
  await tell('La mer se retire.', '2026-01-05');
  await opened.app.jobs.idle();
  const span = { from: '2026-03-01', to: '2026-03-30' };
  const { dreams, returned } = await owner.client.journal.returned(span);
  expect(dreams).toBe(2);
  expect(returned.map(({ key, dreams: met }) => [key, met])).toContainEqual(['sea', 2]);
  expect(returned.some(({ key }) => key === 'train')).toBe(false);
  const eve = await aUser(opened);
  expect(await eve.client.journal.returned(span)).toMatchObject({ returned: [] });
  expect(await refusal(opened.client().journal.returned(span))).toBe('unauthenticated');
});

test('somebody who is a symbol too came back once, as somebody', async () => {
  const opened = await testApp();
  const owner = await aUser(opened);
  for (const night of ['2026-03-02', '2026-03-05']) {
    const content = 'Ma grand-mère tient une lampe.';
    const dreamedAt = `${night}T06:00:00Z`;
    await aDream(owner.client, { content, visibility: 'private', dreamedAt });
  }
  await opened.app.jobs.idle();
  const { returned } = await owner.client.journal.returned({
    from: '2026-03-01',
    to: '2026-03-30',
  });
  const named = returned.filter(({ key, label }) => /grand/i.test(`${key} ${label?.fr}`));
  expect(named.map(({ kind }) => kind)).toEqual(['person']);
});

test('a name that is a word too is found where it is somebody, and another wherever it stands', async () => {
  const opened = await testApp();
  const owner = await aUser(opened);
  const tell = async (content: string) =>
    (await aDream(owner.client, { content, visibility: 'private' })).id;
  const somebody = await tell('Je marche avec Rose. Elle rit.');
  await tell('Une rose rouge pousse dans la cour.');
  const cousin = await tell('Ma cousine Zélie rit.');
  await owner.client.people.tell({ name: 'Rose', relation: 'sister' });
  await owner.client.people.tell({ name: 'Zélie', relation: 'cousin' });
  await opened.app.jobs.idle();
  expect(idsOf(await owner.client.journal.list({ person: 'Rose' }))).toEqual([somebody]);
  expect(idsOf(await owner.client.journal.list({ person: 'Zélie' }))).toEqual([cousin]);
});

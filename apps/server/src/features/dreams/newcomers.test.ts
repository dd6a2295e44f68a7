import { expect, test } from 'vitest';
import { aUser } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';
import { refusal } from '#testing/refusal.ts';

const words = 'Un phare clignote. Tout est sur https://ailleurs.example';

test('within the first week nothing that others read leads elsewhere; what is one’s own may', async () => {
  const opened = await testApp();
  const { client, user } = await aUser(opened);
  const { create, update } = client.dreams;
  expect(await refusal(create({ content: words }))).toBe('newcomer_link');
  expect(await refusal(create({ content: 'Un phare.', title: 'www.a.example' }))).toBe(
    'newcomer_link',
  );
  const { id } = await create({ content: words, visibility: 'private' });
  expect(await refusal(update({ id, visibility: 'public' }))).toBe('newcomer_link');
  await update({ id, content: 'Un phare clignote.', visibility: 'public' });
  expect(await refusal(update({ id, content: words }))).toBe('newcomer_link');
  expect(await refusal(client.layers.restoreVersion({ id, number: 1 }))).toBe('newcomer_link');
  const past = "update users set created_at = now() - interval '8 days' where id = $1";
  await opened.database.execute(past, [user.id]);
  expect((await update({ id, content: words })).content).toBe(words);
});

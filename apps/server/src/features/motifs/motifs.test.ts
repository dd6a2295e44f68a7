import { entryVersion } from '@reverie/oneirology';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { aUser } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';
import { aDream } from '#testing/dreams.ts';

const content = 'La mer monte dans la maison. Un loup traverse le pont.';
const kept = z.array(z.object({ motif: z.string(), dream_id: z.string(), owner_id: z.string() }));

async function opened() {
  const at = await testApp();
  const owner = await aUser(at);
  const { app, database } = at;
  const settled = async () => {
    await app.jobs.idle();
    await app.events.idle();
  };
  /** What is kept of motifs, of whatever dream: exactly this and nothing else. */
  const postings = async () => {
    await settled();
    const read = 'select motif, dream_id, owner_id from dream_motifs order by seq, motif';
    return kept.parse((await database.execute(read)).rows);
  };
  const namedIn = async (id: string) =>
    (await postings()).filter((row) => row.dream_id === id).map(({ motif }) => motif);
  return { ...at, owner, settled, postings, namedIn };
}

test('what a public dream names is kept under the same names in both languages', async () => {
  const { owner, namedIn, app } = await opened();
  const french = await aDream(owner.client, { content, dreamedAt: '2026-03-05T03:00:00Z' });
  const english = await aDream(owner.client, {
    content: 'The sea rises in the house. A wolf crosses the bridge.',
  });
  const found = await namedIn(french.id);
  expect(found).toEqual(expect.arrayContaining(['bridge', 'house', 'sea', 'wolf']));
  expect(await namedIn(english.id)).toEqual(found);
  const { motifs } = app.features;
  const kept = (await motifs.of([french.id])).get(french.id);
  expect(kept).toMatchObject({ week: '2026-03-02', ownerId: owner.user.id, language: 'fr' });
  expect(kept?.entry.named.find(({ item }) => item === 'symbol:sea')?.words).toEqual(['mer']);
  expect(motifs.motifOf('sea').label).toEqual({ fr: 'mer', en: 'sea' });
  expect(() => motifs.motifOf('nothing-such')).toThrow('not_found');
});

test('nothing of a private dream, of a community’s or of a sealed report is ever among them', async () => {
  const { owner, postings, client } = await opened();
  const founding = { kind: 'open', description: 'De l’eau.', name: 'Rives' } as const;
  const { viewer } = await owner.client.communities.create(founding);
  const communityId = viewer.id;
  await aDream(owner.client, { content, visibility: 'private' });
  await aDream(owner.client, { content, visibility: 'community', communityId });
  const shared = await aDream((await aUser({ client })).client, {
    ...{ content: 'Un pont.', report: content },
  });
  expect((await postings()).map(({ motif, dream_id }) => [motif, dream_id])).toEqual([
    ['bridge', shared.id],
  ]);
});

test('motifs follow their dream when it is edited, warned of, hidden, withdrawn, binned or erased', async () => {
  const { owner, namedIn, postings, app, database } = await opened();
  const { id } = await aDream(owner.client, { content });
  expect(await namedIn(id)).toContain('wolf');
  await owner.client.dreams.update({ id, content: 'La mer monte dans la maison.' });
  expect(await namedIn(id)).toEqual(['house', 'sea']);
  const scopes = async () => {
    await postings();
    const { rows } = await database.execute('select distinct scope from dream_motifs');
    return rows.map((row) => z.object({ scope: z.string() }).parse(row).scope);
  };
  await owner.client.dreams.update({ id, warnings: ['violence'] });
  expect(await scopes()).toEqual(['members']);
  await owner.client.dreams.update({ id, warnings: ['none'] });
  expect(await scopes()).toEqual(['public']);
  await database.write((tx) => app.features.dreams.withhold(tx, id));
  expect(await postings()).toEqual([]);
  await database.write((tx) => app.features.dreams.release(tx, id));
  expect(await namedIn(id)).toEqual(['house', 'sea']);
  await owner.client.dreams.update({ id, visibility: 'private' });
  expect(await postings()).toEqual([]);
  await owner.client.dreams.update({ id, visibility: 'public' });
  expect(await namedIn(id)).toEqual(['house', 'sea']);
  await owner.client.dreams.remove({ id });
  expect(await postings()).toEqual([]);
  await owner.client.dreams.restore({ id });
  expect(await namedIn(id)).toEqual(['house', 'sea']);
  await owner.client.dreams.remove({ id });
  await owner.client.bin.empty();
  expect(await postings()).toEqual([]);
});

test('dreams of before are gone through once, and again for another version of the engine', async () => {
  const { owner, database, app, namedIn, settled } = await opened();
  const { id } = await aDream(owner.client, { content });
  await aDream(owner.client, { content, visibility: 'private' });
  const before = await namedIn(id);
  const { fill } = app.features.motifs;
  await database.execute('delete from dream_motifs; delete from motif_dreams');
  await fill();
  expect(await namedIn(id)).toEqual(before);
  await database.execute('delete from dream_motifs; delete from motif_dreams');
  await fill();
  expect(await namedIn(id)).toEqual([]);
  await database.execute('update motif_filling set version = 0');
  await fill();
  await settled();
  expect(await namedIn(id)).toEqual(before);
  const { rows } = await database.execute('select distinct version from motif_dreams');
  expect(rows).toEqual([{ version: entryVersion }]);
});

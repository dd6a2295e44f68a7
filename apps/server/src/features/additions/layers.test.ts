import { expect, test } from 'vitest';
import { closedSeal } from '#platform/seal/seal.ts';
import { aUser } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';
import { aDream } from '#testing/dreams.ts';
import { refusal, refusals } from '#testing/refusal.ts';

async function told() {
  const opened = await testApp();
  const owner = await aUser(opened);
  const { layers, dreams } = owner.client;
  const dream = await aDream(owner.client, {
    title: 'L’eau',
    content: 'L’eau monte dans la cuisine.',
    report: 'L’eau monte par le carrelage.',
    dreamedAt: '2026-03-02T03:12:00Z',
  });
  return { ...opened, owner, layers, dreams, id: dream.id, dream };
}

test('a dream told once is its first version and the one that stands', async () => {
  const { layers, id, dream } = await told();
  const { versions, totalCount } = await layers.versions({ id });
  expect(totalCount).toBe(1);
  expect(versions).toMatchObject([
    { number: 1, isCurrent: true, isFirst: true, content: dream.content, report: dream.report },
  ]);
  expect(versions[0]?.createdAt).toBe(dream.createdAt);
});

test('every change of words or facts keeps what was; who may see it is no such change', async () => {
  const { layers, dreams, id, dream, app } = await told();
  await dreams.update({ id, visibility: 'private' });
  await dreams.update({ id, report: 'L’eau rose monte.' });
  await dreams.update({ id, mood: 2, tags: ['eau'] });
  await app.jobs.idle();
  const { versions, totalCount } = await layers.versions({ id });
  expect(totalCount).toBe(3);
  expect(versions).toMatchObject([
    { number: 4, isCurrent: true, isFirst: false, mood: 2, tags: ['eau'] },
    { number: 3, isCurrent: false, report: 'L’eau rose monte.', mood: null },
    { number: 2, isCurrent: false, isFirst: true, report: dream.report },
  ]);
  expect(versions[2]?.createdAt).toBe(dream.createdAt);
  expect((await layers.versions({ id, page: 2, pageSize: 1 })).versions).toMatchObject([
    { number: 3 },
  ]);
  expect(await layers.get({ id })).toMatchObject({
    night: { date: '2026-03-02', dreams: [id] },
    first: { number: 2, report: dream.report },
    ...{ versionCount: 3, readVersion: 4, additions: [] },
  });
});

test('a version comes back as a new one, and nothing is lost by it', async () => {
  const { layers, dreams, id, dream, app } = await told();
  await app.jobs.idle();
  const later = { title: null, report: null, content: 'Un cerf.', warnings: ['death' as const] };
  await dreams.update({ id, ...later, visibility: 'private' });
  const restored = await layers.restoreVersion({ id, number: 1 }, { revision: 2 });
  expect(restored).toMatchObject({
    ...{ title: 'L’eau', content: dream.content, report: dream.report, revision: 3 },
    ...{ warnings: ['death'], visibility: 'private', analysisStatus: 'queued' },
  });
  const { versions } = await layers.versions({ id });
  expect(versions.map(({ number, content }) => [number, content])).toEqual([
    [3, dream.content],
    [2, 'Un cerf.'],
    [1, dream.content],
  ]);
  expect((await layers.restoreVersion({ id, number: 3 })).revision).toBe(3);
  expect(await refusal(layers.restoreVersion({ id, number: 9 }))).toBe('not_found');
  expect(await refusal(layers.restoreVersion({ id, number: 1 }, { revision: 2 }))).toBe(
    'revision_changed',
  );
});

test('what came later stays beside the dream until it is let in', async () => {
  const { layers, dreams, id, dream, app } = await told();
  const content = 'Il y avait un bateau en papier.';
  const addition = await layers.add({ id, content });
  expect(addition).toMatchObject({ content, kind: 'addition', state: 'waiting', passage: null });
  await layers.add({ id, content: 'La rue Sénac.', kind: 'association', passage: 'la cuisine' });
  expect((await dreams.get({ id })).revision).toBe(1);
  const into = { id, additionId: addition.id };
  expect((await layers.settle({ ...into, state: 'apart' })).state).toBe('apart');
  const letIn = await layers.settle({ ...into, state: 'let_in' });
  expect(letIn).toMatchObject({ state: 'let_in', letInAt: 2 });
  expect(await layers.settle({ ...into, state: 'let_in' })).toEqual(letIn);
  expect(await layers.settle({ ...into, state: 'apart' })).toEqual(letIn);
  const after = await dreams.get({ id });
  expect(after).toMatchObject({ revision: 2, report: `${dream.report}\n\n${content}` });
  await app.jobs.idle();
  expect(await layers.get({ id })).toMatchObject({
    ...{ versionCount: 2, readVersion: 2 },
    additions: [
      { content, state: 'let_in' },
      { kind: 'association', passage: 'la cuisine', state: 'waiting' },
    ],
  });
  await layers.removeAddition(into);
  expect((await layers.get({ id })).additions).toHaveLength(1);
  expect(await refusal(layers.removeAddition(into))).toBe('not_found');
});

test('a report without room, and a dream with too many additions, say so', async () => {
  const { layers, dreams, id, database } = await told();
  await dreams.update({ id, report: 'x'.repeat(19_990) });
  const { id: additionId } = await layers.add({ id, content: 'Un bateau en papier.' });
  const letIn = () => layers.settle({ id, additionId, state: 'let_in' });
  expect(await refusal(letIn())).toBe('report_full');
  await database.execute(
    `insert into dream_additions (id, dream_id, user_id, kind, sealed, created_at)
     select gen_random_uuid(), dream_id, user_id, kind, sealed, created_at
     from dream_additions cross join generate_series(1, 199)`,
  );
  expect(await refusal(layers.add({ id, content: 'Une de trop.' }))).toBe('additions_full');
});

test('layers are their dreamer’s alone, sealed where they lie, and go with the account', async () => {
  const { client, layers, dreams, id, owner, database, app } = await told();
  await dreams.update({ id, report: 'Autrement.', content: 'Dans la maison.' });
  const { id: additionId } = await layers.add({ id, content: 'Le bateau en papier.' });
  const other = (await aUser({ client })).client.layers;
  const asked = (by: typeof other) => [
    by.get({ id }),
    by.versions({ id }),
    by.restoreVersion({ id, number: 1 }),
    by.add({ id, content: 'À moi.' }),
    by.settle({ id, additionId, state: 'let_in' }),
    by.removeAddition({ id, additionId }),
  ];
  expect(new Set(await refusals(asked(other)))).toEqual(new Set(['not_found']));
  expect(new Set(await refusals(asked(client().layers)))).toEqual(new Set(['unauthenticated']));
  const kept = async () =>
    JSON.stringify([
      (await database.execute("select *, encode(sealed, 'escape') from dream_versions")).rows,
      (await database.execute("select *, encode(sealed, 'escape') from dream_additions")).rows,
    ]);
  expect(await kept()).not.toMatch(/carrelage|bateau/);
  const { versions, additions } = app.features;
  expect(await versions.everythingOf(owner.user.id)).toMatchObject([{ dreamId: id, number: 1 }]);
  expect(await additions.everythingOf(owner.user.id)).toMatchObject([{ dreamId: id }]);
  await database.execute('delete from users where id = $1', [owner.user.id]);
  expect(await kept()).toBe('[[],[]]');
});

test('where the key is lost nothing is restored or let in, and additions say that they are shut', async () => {
  const { layers, dreams, id, owner, database } = await told();
  await dreams.update({ id, title: 'La cuisine' });
  const { id: additionId } = await layers.add({ id, content: 'Le bateau en papier.' });
  const closed = (await testApp({ database, seal: closedSeal })).client(owner.token).layers;
  expect(await refusal(closed.restoreVersion({ id, number: 1 }))).toBe('sealing_off');
  expect(await refusal(closed.settle({ id, additionId, state: 'let_in' }))).toBe('sealing_off');
  expect(await refusal(closed.add({ id, content: 'Autre chose.' }))).toBe('sealing_off');
});

test('what a version changed in the reading is said, and the texts are read in passing alone', async () => {
  const { layers, dreams, id, database, app } = await told();
  await dreams.update({ id, report: 'L’eau monte. J’ai peur, ma mère pleure.' });
  await app.jobs.idle();
  const kept = async () => (await database.execute('select count(*) from analyses')).rows;
  const before = await kept();
  const { earlier, later, changes } = await layers.changes({ id, number: 2, since: 1 });
  expect([earlier, later]).toEqual([1, 2]);
  expect(changes).toContainEqual(
    expect.objectContaining({ kind: 'feeling', key: 'apprehension', before: null }),
  );
  expect(changes.find(({ key }) => key === 'apprehension')?.after?.shown).toBe(true);
  expect(changes.some(({ key }) => key === 'water')).toBe(false);
  expect((await layers.changes({ id, number: 1, since: 1 })).changes).toEqual([]);
  expect(await kept()).toEqual(before);
});

test('changes of the reading are its dreamer’s alone, and only between versions there are', async () => {
  const { layers, id, client, owner, database } = await told();
  const stranger = (await aUser({ client })).client.layers;
  expect(await refusal(stranger.changes({ id, number: 1, since: 1 }))).toBe('not_found');
  expect(await refusal(client().layers.changes({ id, number: 1, since: 1 }))).toBe(
    'unauthenticated',
  );
  expect(await refusal(layers.changes({ id, number: 2, since: 1 }))).toBe('not_found');
  const closed = (await testApp({ database, seal: closedSeal })).client(owner.token).layers;
  expect(await refusal(closed.changes({ id, number: 1, since: 1 }))).toBe('sealing_off');
});

test('words of the day note that come back in the dream are lit in the note', async () => {
  const { layers, owner, id } = await told();
  const dayNote = 'Fuite chez le voisin, du carrelage partout.';
  await owner.client.nights.put({ date: '2026-03-02', dayNote });
  const { dayNoteLit } = await layers.get({ id });
  expect(dayNoteLit.map(({ start, end }) => dayNote.slice(start, end))).toEqual(['carrelage']);
});

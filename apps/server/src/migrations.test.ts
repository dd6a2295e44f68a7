import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { migrate, readMigrations } from '#platform/db/migrate.ts';
import { eventSchema } from '#platform/events/kinds.ts';
import { openTestDatabase } from '#testing/database.ts';

/** A database as a build left it that had no migration of that number or a later one. */
async function openBefore(number: string) {
  const { database, drop } = await openTestDatabase();
  onTestFinished(drop);
  await database.execute('drop schema public cascade; create schema public');
  const known = await readMigrations();
  await migrate(
    database,
    known.filter(({ name }) => name < number),
  );
  return database;
}

type Fields = Record<string, unknown>;

async function insert(database: Database, table: string, fields: Fields): Promise<void> {
  const names = Object.keys(fields);
  const places = names.map((_, at) => `$${at + 1}`);
  const statement = `insert into ${table} (${names.join(', ')}) values (${places.join(', ')})`;
  await database.execute(statement, Object.values(fields));
}

async function aPerson(database: Database): Promise<string> {
  const id = randomUUID();
  const [now, name] = [new Date(), id.slice(0, 8)];
  const said = { terms_accepted_at: now, age_confirmed_at: now, created_at: now };
  const called = { username: name, username_key: name, email: name, email_key: name };
  await insert(database, 'users', { id, ...called, password_hash: '', ...said });
  return id;
}

/** A public dream of somebody, but for what is said of it. */
async function aDream(database: Database, owner: string, fields: Fields = {}): Promise<string> {
  const id = randomUUID();
  const told = { content: 'Une forêt.', dreamed_at: new Date(), visibility: 'public' };
  await insert(database, 'dreams', { id, owner_id: owner, scope: 'public', ...told, ...fields });
  return id;
}

async function rowsOf(database: Database, statement: string): Promise<Fields[]> {
  return (await database.execute(statement)).rows as Fields[];
}

test('counts kept with dreams move to where they are kept now, those below zero as none', async () => {
  const database = await openBefore('0020');
  const owner = await aPerson(database);
  const read = await aDream(database, owner, { likes: 3, views: 10, comments: 2, readings: 1 });
  const odd = await aDream(database, owner, { views: 7, analysis_status: 'done' });
  await aDream(database, owner);
  const own = { scope: `owner:${owner}`, visibility: 'private' };
  const kept = await aDream(database, owner, { ...own, likes: 1 });
  const binned = await aDream(database, owner, { scope: null, deleted_at: new Date(), views: 4 });
  await database.execute(`update dreams set likes = -1 where id = '${odd}'`);
  // Of somebody whose counters were never begun.
  await database.execute(`delete from user_counts`);
  await migrate(database);
  const left = await rowsOf(
    database,
    `select dream_id as id, likes, views, comments from dream_engagement order by views, likes`,
  );
  expect(left).toEqual([
    { id: kept, likes: 1, views: 0, comments: 0 },
    { id: binned, likes: 0, views: 4, comments: 0 },
    { id: odd, likes: 0, views: 7, comments: 0 },
    { id: read, likes: 3, views: 10, comments: 2 },
  ]);
  const counted = await rowsOf(database, 'select is_shared, likes, views from counted_dreams');
  expect(counted).toHaveLength(4);
  expect(counted).toContainEqual({ is_shared: false, likes: 1, views: 0 });
  expect(counted).toContainEqual({ is_shared: true, likes: 0, views: 7 });
  const shelved = await rowsOf(database, 'select dream_id from shelved_dreams where is_analysed');
  expect(shelved).toEqual([{ dream_id: odd }]);
  const consumers = await rowsOf(database, 'select name from event_consumers order by name');
  expect(consumers).toEqual([{ name: 'dreamer-counts' }, { name: 'shelves' }]);
});

test('events of the last days are told in their new shape', async () => {
  const database = await openBefore('0020');
  const owner = await aPerson(database);
  const dream = await aDream(database, owner);
  const told = { scope: 'public', user_id: owner, dream_id: dream };
  const statuses = { analysis_status: 'done', image_status: 'running' };
  const painting = { paint_stage: 'brush', paint_share: 0.5 };
  await insert(database, 'events', { type: 'dream.created', ...told, ...statuses });
  await insert(database, 'events', { type: 'dream.changed', ...told, ...statuses });
  await insert(database, 'events', { type: 'dream.painting', ...told, ...painting });
  await insert(database, 'events', { type: 'dream.removed', ...told });
  await migrate(database);
  const rows = await rowsOf(
    database,
    'select type, actor, subject, scope, payload from events order by id',
  );
  expect(rows.map((row) => eventSchema.parse(row))).toMatchObject([
    { type: 'dream.created', subject: dream, scope: 'public', payload: { imageStatus: 'running' } },
    { type: 'dream.changed', payload: { was: 'public', changed: [] } },
    { type: 'dream.painting', payload: { progress: { stage: 'brush', share: 0.5 } } },
    { type: 'dream.removed', scope: null, payload: { ownerId: owner, was: 'public' } },
  ]);
});

async function aPainting(database: Database, dreamId: string, fields: Fields = {}) {
  const id = randomUUID();
  const made = { revision: 1, name: id, provider: 'painter', style: 'ink', seed: 5, scene: '{}' };
  const shown = { alt_fr: '', alt_en: '', placeholder: '' };
  await insert(database, 'paintings', { id, dream_id: dreamId, ...made, ...shown, ...fields });
  await database.execute('update dreams set painting_id = $1 where id = $2', [id, dreamId]);
}

test('wishes leave the rows of their dreams, each with its manner and as far as it is', async () => {
  const database = await openBefore('0022');
  const owner = await aPerson(database);
  const wish = { wish_style: 'pastel', wish_seed: 7, wish_palette: 'joy' };
  const ids = { queued: randomUUID(), running: randomUUID(), done: randomUUID() };
  const dream = (image_status: string, fields: Fields = {}) =>
    aDream(database, owner, { image_status, ...fields });
  const waits = await dream('queued', { ...wish, wish_id: ids.queued, wish_prompt: 'A lake.' });
  await aPainting(database, waits);
  const runs = await dream('running', { ...wish, wish_id: ids.running });
  const far = { dream_id: runs, wish_id: ids.running, stage: 'brush', share: 0.5 };
  await insert(database, 'painting_progress', far);
  const painted = await dream('done', { ...wish, wish_id: ids.done, wish_prompt: 'A wood.' });
  await aPainting(database, painted);
  // Given up by its dreamer, behind a painting that is shown.
  const given = await dream('done', { wish_style: 'ink' });
  await aPainting(database, given, { palette: 'calm' });
  await dream('asks', { ...wish, wish_id: randomUUID() });
  await dream('none', wish);
  // What no build is known to have left: it waits, and nobody wished for it.
  const odd = await dream('failed');
  await migrate(database);
  const rows = await rowsOf(
    database,
    `select dream_id, id, asked_by, state, style, seed::integer as seed, palette, prompt, attempts,
       stage, share from wishes order by asked_at`,
  );
  const joy = { style: 'pastel', seed: 7, palette: 'joy', stage: null, share: null };
  const shown = { style: 'ink', seed: 5, prompt: null, state: 'done', asked_by: null };
  expect(rows).toHaveLength(6);
  const expected = [
    { ...joy, dream_id: waits, id: ids.queued, state: 'queued', attempts: 0, prompt: 'A lake.' },
    { ...shown, dream_id: waits, palette: null },
    { ...joy, dream_id: runs, id: ids.running, state: 'running', stage: 'brush', share: 0.5 },
    { ...joy, dream_id: painted, id: ids.done, state: 'done', prompt: null },
    { ...shown, dream_id: given, palette: 'calm' },
    { dream_id: odd, state: 'failed', style: 'oil', seed: 0, palette: null },
  ];
  for (const each of expected) expect(rows).toContainEqual(expect.objectContaining(each));
  const askers = rows.filter(({ asked_by }) => asked_by !== null).map(({ id }) => id);
  expect(new Set(askers)).toEqual(new Set([ids.queued, ids.done]));
  // The one that waits is the later one: the next takes its manner.
  const last = rows.filter(({ dream_id }) => dream_id === waits).at(-1);
  expect(last).toMatchObject({ id: ids.queued });
});

test('an account from before pages has none and is asked, and what it keeps stays as it was', async () => {
  const database = await openBefore('0031');
  const [open, shut, leaver] = [
    await aPerson(database),
    await aPerson(database),
    await aPerson(database),
  ];
  const dream = await aDream(database, open);
  await database.execute('update users set is_public = true');
  await database.execute('update users set is_public = false where id = $1', [shut]);
  await database.execute(
    "update users set leaves_at = now(), left_dreams = 'delete' where id = $1",
    [leaver],
  );
  const told = 'id, username, email, created_at, leaves_at, language';
  const before = await rowsOf(database, `select ${told} from users order by id`);
  await migrate(database);
  expect(await rowsOf(database, `select ${told} from users order by id`)).toEqual(before);
  expect(before).toHaveLength(3);
  const shown = 'is_public, has_page, display_name, avatar';
  for (const row of await rowsOf(database, `select ${shown} from users`)) {
    expect(row).toEqual({ is_public: null, has_page: false, display_name: null, avatar: null });
  }
  expect(await rowsOf(database, 'select id, owner_id from dreams')).toEqual([
    { id: dream, owner_id: open },
  ]);
  // Their answer opens a page; that of somebody who leaves does not.
  await database.execute('update users set is_public = true, avatar = username');
  const pages = await rowsOf(database, 'select id from users where has_page order by id');
  expect(pages).toEqual([open, shut].sort().map((id) => ({ id })));
  // Pictures that are worn no more are noted, whichever way they went.
  await database.execute('update users set avatar = null where id = $1', [open]);
  await database.execute('delete from users where id = $1', [shut]);
  const loose = await rowsOf(database, 'select name from loose_avatars');
  expect(new Set(loose.map(({ name }) => name))).toEqual(
    new Set([open.slice(0, 8), shut.slice(0, 8)]),
  );
});

test('a database that went past a number takes what came late under it', async () => {
  const { database, drop } = await openTestDatabase();
  onTestFinished(drop);
  await database.execute('drop schema public cascade; create schema public');
  // The last ones stand on what wishes are.
  const late = ['0020_true_counts.sql', '0022_wishes.sql', '0056_prints.sql', '0101_told.sql'];
  const known = await readMigrations();
  await migrate(
    database,
    known.filter(({ name }) => !late.includes(name)),
  );
  expect(await migrate(database)).toEqual(late);
});

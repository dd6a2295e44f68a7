import { asksADay } from '@reverie/contract/connections.rules';
import { expect, test } from 'vitest';
import { aUser, type TestUser } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';
import { aDream } from '#testing/dreams.ts';
import { refusal, refusals } from '#testing/refusal.ts';

const day = 86_400_000;

async function meeting() {
  let now = Date.parse('2026-03-04T09:00:00Z');
  const opened = await testApp({ clock: { now: () => new Date(now) } });
  const withPage = async () => {
    const user = await aUser(opened);
    await user.client.accounts.updateProfile({ preferences: { isPublic: true } });
    return user;
  };
  const [ada, lea, max] = await Promise.all([withPage(), withPage(), withPage()]);
  const again = async ({ email, password }: TestUser) => {
    const { token } = await opened.client().accounts.login({ email, password });
    return opened.client(token).connections;
  };
  return {
    ...{ opened, ada, lea, max, again, withPage },
    wait: (days: number) => {
      now += days * day;
    },
  };
}

const nameOf = ({ user }: TestUser) => user.username;
const stateFor = async (viewer: TestUser, of: TestUser) =>
  (await viewer.client.profiles.get({ username: nameOf(of) })).viewer?.connection.state;

test('two are connected once both said yes, and either may part without a word', async () => {
  const { ada, lea } = await meeting();
  const { asking } = await ada.client.connections.ask({
    ...{ username: nameOf(lea), word: 'Nos phares se ressemblent.' },
  });
  expect(asking).toMatchObject([{ person: { username: nameOf(lea) } }]);
  expect([await stateFor(ada, lea), await stateFor(lea, ada)]).toEqual(['asking', 'asked']);
  const [ask] = (await lea.client.connections.list()).asked;
  expect(ask).toMatchObject({
    ...{ person: { username: nameOf(ada) }, word: 'Nos phares se ressemblent.' },
  });
  const said = await lea.client.connections.answer({ id: ask?.id ?? '', answer: 'yes' });
  expect(said).toMatchObject({ asked: [], connections: [{ person: { username: nameOf(ada) } }] });
  const [connection] = (await ada.client.connections.list()).connections;
  expect(connection?.person.username).toBe(nameOf(lea));
  expect([await stateFor(ada, lea), await stateFor(lea, ada)]).toEqual(['connected', 'connected']);
  // Asking whom one is connected with changes nothing.
  await ada.client.connections.ask({ username: nameOf(lea) });
  expect((await ada.client.connections.list()).asking).toEqual([]);
  await ada.client.connections.end({ id: connection?.id ?? '' });
  expect((await lea.client.connections.list()).connections).toEqual([]);
  expect([await stateFor(ada, lea), await stateFor(lea, ada)]).toEqual(['none', 'none']);
});

test('who asks somebody that asks them has said yes', async () => {
  const { ada, lea } = await meeting();
  await Promise.all([
    ada.client.connections.ask({ username: nameOf(lea) }),
    lea.client.connections.ask({ username: nameOf(ada) }),
  ]);
  for (const each of [ada, lea]) {
    expect(await each.client.connections.list()).toMatchObject({
      ...{ connections: [{}], asked: [], asking: [] },
    });
  }
});

test('a no is never shown: all that its asker is answered is what nobody answered', async () => {
  const { ada, lea, max, again, wait, opened } = await meeting();
  const idOf = async (each: TestUser) => (await each.client.connections.list()).asked[0]?.id ?? '';
  const shape = (list: Awaited<ReturnType<typeof ada.client.connections.list>>) => ({
    ...list,
    asking: list.asking.map(({ at, word }) => ({ at, word })),
  });
  const both = async () => {
    const [told, untold] = [await again(ada), await again(max)];
    const lists = [shape(await told.list()), shape(await untold.list())];
    expect(lists[0]).toEqual(lists[1]);
    return { told, untold, list: lists[0] };
  };
  const other = await aUser(opened);
  await other.client.accounts.updateProfile({ preferences: { isPublic: true } });
  await ada.client.connections.ask({ username: nameOf(lea) });
  await max.client.connections.ask({ username: nameOf(other) });
  const refused = await idOf(lea);
  expect(await lea.client.connections.answer({ id: refused, answer: 'no' })).toMatchObject({
    ...{ asked: [], connections: [] },
  });
  expect((await both()).list?.asking).toHaveLength(1);
  expect(await stateFor(ada, lea)).toBe('asking');
  expect(await stateFor(lea, ada)).toBe('none');
  // Twice is too late, and said to nobody else.
  const twice = lea.client.connections.answer({ id: refused, answer: 'yes' });
  expect(await refusal(twice)).toBe('not_found');
  wait(31);
  await opened.app.features.connections.tidy();
  expect((await both()).list?.asking).toEqual([]);
  const { told, untold } = await both();
  await told.ask({ username: nameOf(lea) });
  await untold.ask({ username: nameOf(other) });
  expect((await both()).list?.asking).toHaveLength(1);
  // Who said no once is called no more; who changes their mind asks, and both have said yes.
  const hers = await again(lea);
  expect((await hers.list()).asked).toEqual([]);
  expect(await (await again(other)).list()).toMatchObject({ asked: [{}] });
  expect((await hers.ask({ username: nameOf(ada) })).connections).toHaveLength(1);
});

test('a lone ask is taken back, and asking again within a week is going on with it', async () => {
  const { ada, lea, max } = await meeting();
  const first = await ada.client.connections.ask({ username: nameOf(lea), word: 'Bonsoir.' });
  const [ask] = first.asking;
  const id = ask?.id ?? '';
  expect(first.asksLeft).toBe(asksADay - 1);
  const of = (each: TestUser) => each.client.connections;
  expect(await refusals([of(max).end({ id }), of(lea).end({ id })])).toEqual(
    Array(2).fill('not_found'),
  );
  const foreign = [of(max).answer({ id, answer: 'yes' }), of(ada).answer({ id, answer: 'yes' })];
  expect(await refusals(foreign)).toEqual(Array(2).fill('not_found'));
  expect(await of(ada).end({ id })).toMatchObject({ asking: [] });
  expect((await of(lea).list()).asked).toEqual([]);
  expect(await refusal(of(lea).answer({ id, answer: 'yes' }))).toBe('not_found');
  const again = await of(ada).ask({ username: nameOf(lea) });
  expect(again).toMatchObject({ asking: [{ id, word: null }], asksLeft: asksADay - 1 });
  expect((await of(lea).list()).asked).toHaveLength(1);
});

test('nobody asks more people in a day than anybody may', async () => {
  const { ada, withPage } = await meeting();
  for (let n = 0; n < asksADay; n += 1) {
    await ada.client.connections.ask({ username: nameOf(await withPage()) });
  }
  const more = ada.client.connections.ask({ username: nameOf(await withPage()) });
  expect(await refusal(more)).toBe('asks_spent');
  expect((await ada.client.connections.list()).asksLeft).toBe(0);
});

test('a block ends it and forbids it, and what was declined stays declined', async () => {
  const { ada, lea } = await meeting();
  const { ask, list } = ada.client.connections;
  await ask({ username: nameOf(lea) });
  await lea.client.ties.block({ username: nameOf(ada) });
  expect(await list()).toMatchObject({ asking: [], connections: [] });
  expect(await refusal(ask({ username: nameOf(lea) }))).toBe('not_found');
  const theirs = lea.client.connections.ask({ username: nameOf(ada) });
  expect(await refusal(theirs)).toBe('not_found');
  await lea.client.ties.unblock({ username: nameOf(ada) });
  await lea.client.connections.ask({ username: nameOf(ada) });
  await ask({ username: nameOf(lea) });
  expect((await list()).connections).toHaveLength(1);
  await ada.client.ties.block({ username: nameOf(lea) });
  expect((await lea.client.connections.list()).connections).toEqual([]);
});

test('who is asked, and who asks, has a page; a name nobody bears is answered the same', async () => {
  const { opened, ada, lea } = await meeting();
  const hidden = await aUser(opened);
  const { ask } = ada.client.connections;
  const nobody = ['nobody.of.that.name', nameOf(hidden), nameOf(ada)];
  const asks = nobody.map((username) => ask({ username }));
  expect(await refusals(asks)).toEqual(Array(3).fill('not_found'));
  const unseen = hidden.client.connections;
  expect((await unseen.list()).canAsk).toBe(false);
  expect(await refusal(unseen.ask({ username: nameOf(lea) }))).toBe('page_missing');
  const link = ask({ username: nameOf(lea), word: 'Viens sur https://ailleurs.example' });
  expect(await refusal(link)).toBe('invalid_body');
});

test('who is silenced or suspended asks nobody, and may still take back what they asked', async () => {
  const { opened, ada, lea, max } = await meeting();
  const { asking } = await ada.client.connections.ask({ username: nameOf(lea) });
  const later = new Date(Date.now() + 300 * day);
  const sanction = 'insert into moderation_sanctions values ($1, $2, $3)';
  await opened.database.execute(sanction, [ada.user.id, null, later]);
  await opened.database.execute(sanction, [max.user.id, later, null]);
  expect(await refusal(ada.client.connections.ask({ username: nameOf(max) }))).toBe('suspended');
  expect(await refusal(max.client.connections.ask({ username: nameOf(lea) }))).toBe('silenced');
  expect((await ada.client.connections.end({ id: asking[0]?.id ?? '' })).asking).toEqual([]);
});

test('nobody is connected with more people than anybody may be', async () => {
  const { opened, ada, lea } = await meeting();
  await ada.client.connections.ask({ username: nameOf(lea) });
  const [ask] = (await lea.client.connections.list()).asked;
  const crowd = `with crowd as (
      insert into users (id, email, email_key, username, username_key, language, created_at)
      select gen_random_uuid(), 'x' || n, 'x' || n, 'x' || n, 'x' || n, 'fr', now()
      from generate_series(1, 500) n returning id)
    insert into connections (id, one_id, other_id, since)
    select gen_random_uuid(), least(id, $1::uuid), greatest(id, $1::uuid), now() from crowd`;
  await opened.database.execute(crowd, [lea.user.id]);
  const answer = lea.client.connections.answer({ id: ask?.id ?? '', answer: 'yes' });
  expect(await refusal(answer)).toBe('connections_full');
  const theirs = lea.client.connections.ask({ username: nameOf(ada) });
  expect(await refusal(theirs)).toBe('connections_full');
});

test('a dream may be commented by whom its dreamer is connected with alone', async () => {
  const { ada, lea, max } = await meeting();
  const { id } = await aDream(ada.client);
  await ada.client.comments.choose({ id, commenting: 'connected' });
  await ada.client.connections.ask({ username: nameOf(lea) });
  const say = (each: TestUser) => each.client.comments.add({ id, content: `De ${nameOf(each)}` });
  expect(await refusals([say(lea), say(max)])).toEqual(Array(2).fill('comments_closed'));
  await lea.client.connections.ask({ username: nameOf(ada) });
  expect(await say(lea)).toMatchObject({ isWaiting: false });
  expect(await refusal(say(max))).toBe('comments_closed');
  expect((await max.client.comments.list({ id })).canComment).toBe(false);
});

test('it is taken along, and gone with the account', async () => {
  const { opened, ada, lea, max } = await meeting();
  await ada.client.connections.ask({ username: nameOf(lea), word: 'Bonsoir.' });
  await lea.client.connections.ask({ username: nameOf(max) });
  await max.client.connections.ask({ username: nameOf(lea) });
  const { connections } = opened.app.features;
  expect(await connections.everythingOf(lea.user.id)).toMatchObject({
    connections: [{ username: nameOf(max) }],
    connectionAsks: { received: [{ username: nameOf(ada), word: 'Bonsoir.' }], sent: [] },
  });
  await opened.database.execute('delete from users where id = $1', [lea.user.id]);
  expect((await ada.client.connections.list()).asking).toEqual([]);
  expect((await max.client.connections.list()).connections).toEqual([]);
});

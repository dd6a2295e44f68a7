import { expect, onTestFinished, test } from 'vitest';
import { aUser, type TestUser } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';
import { aDream } from '#testing/dreams.ts';
import { openPushServer } from '#testing/push-server.ts';
import { refusal } from '#testing/refusal.ts';

const timeZone = 'Europe/Paris';

/** A dreamer whose browser is told, and somebody who comments on their dream. */
async function called(at = '2026-03-04T12:00:00Z') {
  let time = new Date(at);
  const service = await openPushServer();
  onTestFinished(service.close);
  const opened = await testApp({ pushServices: [service.origin], clock: { now: () => time } });
  const [owner, lea] = [await aUser(opened), await aUser(opened)];
  const { id } = await aDream(owner.client, { title: 'La mer', content: 'La mer entre.' });
  await opened.app.jobs.idle();
  const { key } = await owner.client.push.get();
  const browser = service.aBrowser(key ?? '');
  await owner.client.push.subscribe(browser);
  const { execute } = opened.database;
  /** What devices heard once all that is due was done. */
  const heard = async () => {
    await opened.app.events.idle();
    await opened.app.jobs.idle();
    return service.heard.map(({ text }) => JSON.parse(text) as Record<string, string>);
  };
  /** When the queue calls next, by its own clock. */
  const planned = async () => {
    await opened.app.events.idle();
    const { rows } = await execute(
      `select start_after from jobs.job where name = 'call-devices' and state = 'created'`,
    );
    return (rows as { start_after: Date }[]).map(({ start_after }) => start_after.toISOString());
  };
  return {
    ...{ ...opened, service, owner, lea, id, browser, heard, planned, execute },
    wait: (hours: number) => {
      time = new Date(time.getTime() + hours * 3_600_000);
    },
  };
}

const say = ({ client }: TestUser, id: string, content = 'Une orseille.') =>
  client.comments.add({ id, content });

test('a device hears that something happened, and nothing of what', async () => {
  const { service, owner, lea, id, heard } = await called();
  expect((await owner.client.push.get()).isOn).toBe(true);
  expect((await lea.client.push.get()).isOn).toBe(false);
  await say(lea, id);
  expect(await heard()).toEqual([
    {
      title: 'Reverie',
      body: 'Il y a du nouveau pour vous.',
      path: '/notifications',
      topic: 'news',
    },
  ]);
  for (const word of ['orseille', 'mer', lea.user.username, id])
    expect(service.heard[0]?.text).not.toContain(word);
});

test('what is already new calls nobody again; what comes once it was read does', async () => {
  const { owner, lea, id, heard } = await called();
  await say(lea, id, 'un');
  await say(lea, id, 'deux');
  expect(await heard()).toHaveLength(1);
  await owner.client.notifications.read();
  await say(lea, id, 'trois');
  expect(await heard()).toHaveLength(2);
});

test('a kind that devices shall not hear of, or that is shown nowhere, calls none', async () => {
  const { owner, lea, id, heard } = await called();
  const choose = (isHere: boolean, isPushed: boolean) =>
    owner.client.notifications.choose({
      choices: [{ kind: 'commented', isHere, mail: 'daily', isPushed }],
      ...{ quiet: null, timeZone },
    });
  const { choices } = await choose(true, false);
  expect(choices.find(({ kind }) => kind === 'commented')?.isPushed).toBe(false);
  await say(lea, id, 'un');
  expect(await heard()).toEqual([]);
  await owner.client.notifications.read();
  await choose(false, true);
  await say(lea, id, 'deux');
  expect(await heard()).toEqual([]);
});

test('within quiet hours nothing calls, and it calls once they are over', async () => {
  const { owner, lea, id, heard, planned } = await called('2030-03-04T22:30:00Z');
  const quiet = { from: 22, until: 7 };
  await owner.client.notifications.choose({ choices: [], quiet, timeZone });
  await say(lea, id);
  expect(await planned()).toEqual(['2030-03-05T06:00:00.000Z']);
  expect(await heard()).toEqual([]);
});

test('what happens in a community calls in the evening, whatever its hour', async () => {
  const { owner, lea, planned } = await called('2030-03-04T12:34:56Z');
  await owner.client.notifications.choose({ choices: [], quiet: null, timeZone });
  const { slug, viewer } = await owner.client.communities.create({
    ...{ name: 'Rives', kind: 'open', description: 'De l’eau.' },
  });
  await lea.client.communities.join({ slug });
  const community = { visibility: 'community', communityId: viewer.id } as const;
  const { id } = await aDream(owner.client, community);
  await say(lea, id);
  expect(await planned()).toEqual(['2030-03-04T17:00:00.000Z']);
});

test('a device is told as long as its session lives, and as long as its browser wants', async () => {
  const { app, client, service, owner, lea, id, browser, heard, execute } = await called();
  await owner.client.push.leave();
  await say(lea, id, 'un');
  expect(await heard()).toEqual([]);
  await owner.client.push.subscribe(browser);
  service.behave('gone');
  await owner.client.notifications.read();
  await say(lea, id, 'deux');
  await heard();
  expect((await owner.client.push.get()).isOn).toBe(false);
  service.behave('well');
  await owner.client.push.subscribe(browser);
  const { email, password } = owner;
  const { token } = await client().accounts.login({ email, password });
  await owner.client.accounts.logout();
  const again = client(token);
  await again.notifications.read();
  await say(lea, id, 'trois');
  expect(await heard()).toEqual([]);
  await app.features.push.tidy();
  expect((await execute('select 1 from push_subscriptions')).rows).toEqual([]);
  // Another session on the same browser, whosever it is, takes its place.
  await again.push.subscribe(browser);
  await lea.client.push.subscribe(browser);
  expect((await again.push.get()).isOn).toBe(false);
});

test('an address of no service is refused, and so is all of it where nothing is sent', async () => {
  const { owner, browser } = await called();
  const elsewhere = { ...browser, endpoint: 'https://evil.example/hook' };
  expect(await refusal(owner.client.push.subscribe(elsewhere))).toBe('push_unknown');
  const mute = await testApp();
  const max = await aUser(mute);
  expect(await max.client.push.get()).toEqual({ key: null, isOn: false });
  expect(await refusal(max.client.push.subscribe(browser))).toBe('push_off');
});

test('addresses and keys lie sealed, and go with the account', async () => {
  const { app, owner, browser, execute } = await called();
  const { rows } = await execute(
    `select encode(sealed, 'escape') || endpoint_hash as all from push_subscriptions`,
  );
  for (const secret of [browser.keys.auth, browser.endpoint])
    expect(JSON.stringify(rows)).not.toContain(secret);
  expect((await app.features.push.everythingOf(owner.user.id)).pushedDevices).toHaveLength(1);
  await execute('delete from users where id = $1', [owner.user.id]);
  expect((await execute('select 1 from push_subscriptions')).rows).toEqual([]);
});

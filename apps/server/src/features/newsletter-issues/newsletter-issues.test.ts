import { expect, test } from 'vitest';
import { newsletterDesk } from '#commands/newsletter-desk.ts';
import { sharedScopesOf } from '#features/dreams/policy.ts';
import { createNewsletterIssues } from '#features/newsletter-issues/service.ts';
import { aUser } from '#testing/accounts.ts';
import { testApp, testOrigin } from '#testing/app.ts';
import { aDream } from '#testing/dreams.ts';
import { aMailer } from '#testing/mail.ts';

const openScopes = sharedScopesOf(null);
const words = '# fr Une annonce\n\nBonjour.\n\n# en An announcement\n\nHello.\n';

/** A Thursday, with readers of each rhythm who confirmed that day. */
async function anEdition() {
  const { mails, mailer } = aMailer();
  let now = new Date('2026-11-19T08:00:00Z');
  const clock = { now: () => now };
  const opened = await testApp({ mailer, clock, site: testOrigin });
  const { app, database } = opened;
  const subscribe = async (email: string, frequency: 'weekly' | 'monthly' | 'announcements') => {
    const wish = { email, frequency, language: 'en' as const };
    await database.write((tx) => app.features.newsletter.invite(tx, wish));
    await app.jobs.idle();
    const token = /token=([\w-]+)/.exec(mails.pop()?.text ?? '')?.[1] ?? '';
    return app.features.newsletter.confirm(token);
  };
  const article = { title: 'Why we forget', text: 'An article.', path: '/blog/why' };
  let published = [article];
  const { newsletter, mail } = app.features;
  const parts = { database, clock, mail, newsletter, site: testOrigin, openScopes };
  const issues = createNewsletterIssues({ ...parts, posts: async () => published });
  const send = async () => {
    await issues.send();
    await app.jobs.idle();
    return mails.splice(0);
  };
  return {
    ...opened,
    issues,
    mails,
    subscribe,
    send,
    goTo: (moment: string) => {
      now = new Date(moment);
    },
    publish: (items: (typeof article)[]) => {
      published = items;
    },
  };
}

test('each reader gets the letter of their rhythm once, when it is due', async () => {
  const { subscribe, send, goTo } = await anEdition();
  await subscribe('weekly@example.org', 'weekly');
  await subscribe('monthly@example.org', 'monthly');
  await subscribe('rarely@example.org', 'announcements');
  expect(await send()).toEqual([]);
  goTo('2026-11-23T06:00:30Z');
  const monday = await send();
  expect(monday.map(({ to }) => to)).toEqual(['weekly@example.org']);
  expect(monday[0]?.text).toContain(`${testOrigin}/blog/why`);
  expect(monday[0]?.unsubscribeUrl).toMatch(/\/api\/newsletter\/leave\/[\w-]+$/);
  expect(await send()).toEqual([]);
  goTo('2026-12-01T07:00:00Z');
  const [weekly, monthly, ...rest] = (await send()).map(({ to }) => to).sort();
  expect([weekly, monthly, rest]).toEqual(['monthly@example.org', 'weekly@example.org', []]);
});

test('where nothing is new nothing is sent, and the next letter reaches back', async () => {
  const { subscribe, send, goTo, publish, database } = await anEdition();
  await subscribe('weekly@example.org', 'weekly');
  publish([]);
  goTo('2026-11-23T07:00:00Z');
  expect(await send()).toEqual([]);
  // Three weeks without a server, and one letter for all of them.
  goTo('2026-12-16T07:00:00Z');
  publish([{ title: 'Late', text: '', path: '/blog/late' }]);
  expect(await send()).toHaveLength(1);
  const { rows } = await database.execute(
    `select since, until from newsletter_issues where kind = 'weekly' order by until desc limit 1`,
  );
  expect(rows).toEqual([
    { since: new Date('2026-11-23T06:00:00Z'), until: new Date('2026-12-14T06:00:00Z') },
  ]);
});

test('who confirms or leaves around the hour gets no letter they did not ask for', async () => {
  const { app, subscribe, send, goTo } = await anEdition();
  const { token } = await subscribe('gone@example.org', 'weekly');
  await app.features.newsletter.leave(token);
  goTo('2026-11-23T06:30:00Z');
  await subscribe('late@example.org', 'weekly');
  expect(await send()).toEqual([]);
});

test('several senders at once, and one cut off halfway, write to nobody twice', async () => {
  const { app, issues, subscribe, send, goTo, mails, database } = await anEdition();
  const readers = Array.from({ length: 23 }, (_, index) => `reader${index}@example.org`);
  for (const email of readers) await subscribe(email, 'weekly');
  goTo('2026-11-23T07:00:00Z');
  await Promise.all([issues.send(), issues.send(), issues.send()]);
  await app.jobs.idle();
  expect(
    mails
      .splice(0)
      .map(({ to }) => to)
      .sort(),
  ).toEqual([...readers].sort());
  // A process killed before it could close the issue, with one batch committed.
  await database.execute('update newsletter_issues set done_at = null');
  await database.execute(
    `delete from newsletter_deliveries where subscriber_id in
       (select id from newsletter_subscribers where email = 'reader7@example.org')`,
  );
  expect((await send()).map(({ to }) => to)).toEqual(['reader7@example.org']);
});

test('a sending that fails halfway leaves neither letter nor delivery', async () => {
  const { app, database, subscribe, goTo } = await anEdition();
  await subscribe('weekly@example.org', 'weekly');
  goTo('2026-11-23T07:00:00Z');
  const { newsletter } = app.features;
  const mail = {
    ...app.features.mail,
    send: async () => {
      throw new Error('cut off');
    },
  };
  const clock = { now: () => new Date('2026-11-23T07:00:00Z') };
  const posts = async () => [{ title: 'New', text: '', path: '/blog/new' }];
  const broken = createNewsletterIssues({
    database,
    clock,
    mail,
    newsletter,
    site: testOrigin,
    posts,
    openScopes,
  });
  await expect(broken.send()).rejects.toThrow('cut off');
  expect((await database.execute('select * from newsletter_deliveries')).rows).toEqual([]);
  expect((await database.execute('select * from mails')).rows).toEqual([]);
});

test('only painted dreams that everybody may see stand in a letter', async () => {
  const edition = await anEdition();
  const { app, subscribe, send, goTo, publish } = edition;
  const dreamer = await aUser(edition);
  const { id } = await aDream(dreamer.client, { title: 'La baie', visibility: 'public' });
  await aDream(dreamer.client, { title: 'Secret', visibility: 'private' });
  await aDream(dreamer.client, {
    title: 'Peur',
    visibility: 'public',
    warnings: ['violence'],
  });
  await app.jobs.idle();
  await subscribe('weekly@example.org', 'weekly');
  publish([]);
  goTo('2026-11-23T07:00:00Z');
  const [letter] = await send();
  expect(letter?.text).toContain(`${testOrigin}/dreams/${id}`);
  for (const hidden of ['Secret', 'Peur']) expect(letter?.html).not.toContain(hidden);
});

test('an announcement reaches every reader once, and is made once', async () => {
  const { database, subscribe, send, goTo } = await anEdition();
  await subscribe('weekly@example.org', 'weekly');
  await subscribe('rarely@example.org', 'announcements');
  // The command tells the time by the system's clock.
  goTo(new Date(Date.now() + 1_000).toISOString());
  expect(await newsletterDesk(['announce', words], { database })).toMatchObject({ exitCode: 0 });
  expect(await newsletterDesk(['announce', words], { database })).toMatchObject({ exitCode: 1 });
  const sent = (await send()).filter(({ subject }) => subject === 'An announcement');
  expect(sent.map(({ to }) => to).sort()).toEqual(['rarely@example.org', 'weekly@example.org']);
  expect(await send()).toEqual([]);
});

test('the desk counts readers, and refuses what it cannot read', async () => {
  const { database, subscribe } = await anEdition();
  await subscribe('weekly@example.org', 'weekly');
  const { message } = await newsletterDesk([], { database });
  expect(message).toBe('1 readers, 0 not confirmed\n  weekly: 1');
  for (const wrong of [['announce'], ['announce', 'no'], ['publish', words]]) {
    expect(await newsletterDesk(wrong, { database })).toMatchObject({ exitCode: 2 });
  }
});

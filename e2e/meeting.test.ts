import type { Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { arrive, expectSound } from '#arrive.ts';
import { journey, openStage, type Visit } from '#stage.ts';
import { said } from '#words.ts';
import { openPushServer, type PushServer } from '../apps/server/src/testing/push-server.ts';

let push: PushServer | undefined;
const stage = openStage(async () => {
  push = await openPushServer();
  return { REVERIE_PUSH_SERVICES: push.origin };
});
afterAll(() => push?.close());

const words = {
  fr: {
    ask: 'Proposer un lien',
    word: 'Un mot avec',
    said: 'Nos phares se ressemblent.',
    waits: 'Votre proposition attend.',
    asks: 'vous propose de nouer un lien',
    yes: 'Oui, nouer ce lien',
    no: 'Non',
    unsaid: 'C’est noté. Personne n’en saura rien.',
    connected: 'Le lien est noué.',
    linked: 'Vous avez noué un lien.',
    withdraw: 'Reprendre ma proposition',
    more: 'Se retirer',
    part: 'Défaire ce lien',
    ended: 'C’est repris.',
    turnOn: 'Me prévenir sur cet appareil',
    on: 'Cet appareil sera prévenu.',
    turnOff: 'Ne plus me prévenir ici',
    off: 'Cet appareil ne sera plus prévenu.',
    devices: 'Sur mes appareils : Un commentaire sur un de mes rêves',
    news: 'Il y a du nouveau pour vous.',
  },
  en: {
    ask: 'Ask to connect',
    word: 'A word with it',
    said: 'Our lighthouses are alike.',
    waits: 'Your ask waits.',
    asks: 'asks to connect',
    yes: 'Yes, connect',
    no: 'No',
    unsaid: 'Noted. Nobody will know.',
    connected: 'You are connected.',
    linked: 'You are connected.',
    withdraw: 'Take back what I asked',
    more: 'Withdraw',
    part: 'Part',
    ended: 'It is taken back.',
    turnOn: 'Tell me on this device',
    on: 'This device will be told.',
    turnOff: 'Tell me here no more',
    off: 'This device will be told no more.',
    devices: 'On my devices: A comment on a dream of mine',
    news: 'There is something new for you.',
  },
};

/** Somebody with a page of their own, in their browser. */
async function neighbour(visit: Visit) {
  const { page, api, person } = await arrive(stage, visit, 'voisin');
  await api.accounts.updateProfile({ preferences: { isPublic: true } });
  return { page, api, name: person.username };
}

const press = (page: Page, name: string) =>
  page.getByRole('button', { name: said(name, 'part') }).click();

for (const [language, width] of [
  ['fr', 390],
  ['en', 1440],
] as const) {
  journey(`two people connect, and part, in ${language} at ${width}`, async () => {
    const t = words[language];
    const hers = await neighbour({ language, width });
    const his = await neighbour({ language, width });
    await his.page.goto(`/u/${hers.name}`);
    await expectSound(his.page);
    await his.page
      .locator('summary')
      .filter({ hasText: said(t.ask) })
      .click();
    await his.page.getByLabel(said(t.word)).fill(t.said);
    await his.page.getByRole('button', { name: said(t.ask), exact: true }).click();
    await his.page.getByText(said(t.waits, 'part')).waitFor();
    await expectSound(his.page);

    await hers.page.goto('/notifications');
    await hers.page.getByRole('link', { name: said(t.asks, 'part') }).click();
    await hers.page.waitForURL('**/connections');
    await hers.page.getByText(t.said).waitFor();
    await expectSound(hers.page);
    await press(hers.page, t.yes);
    await hers.page.getByText(said(t.connected)).waitFor();

    await his.page.goto(`/u/${hers.name}`);
    await his.page.getByText(said(t.linked)).waitFor();
    await his.page.goto('/connections');
    await expectSound(his.page);
    await his.page
      .locator('summary')
      .filter({ hasText: said(t.more) })
      .click();
    await press(his.page, t.part);
    await his.page.getByText(said(t.ended)).waitFor();
    expect((await hers.api.connections.list()).connections).toEqual([]);
  });
}

journey('a no is said without a script, and whoever asked goes on waiting', async () => {
  const t = words.fr;
  const hers = await neighbour({ width: 768, scripts: false });
  const his = await neighbour({ width: 768, scripts: false });
  await his.page.goto(`/u/${hers.name}`);
  await his.page
    .locator('summary')
    .filter({ hasText: said(t.ask) })
    .click();
  await his.page.getByRole('button', { name: said(t.ask), exact: true }).click();
  await his.page.getByText(said(t.waits, 'part')).waitFor();
  await hers.page.goto(`/u/${his.name}`);
  await hers.page.getByRole('button', { name: said(t.no), exact: true }).click();
  await hers.page.goto('/connections');
  expect((await hers.api.connections.list()).asked).toEqual([]);
  await his.page.reload();
  await his.page.getByText(said(t.waits, 'part')).waitFor();
  await press(his.page, t.withdraw);
  await his.page
    .locator('summary')
    .filter({ hasText: said(t.ask) })
    .waitFor();
});

journey('a device is told that something happened, until its owner wants it no more', async () => {
  const t = words.fr;
  const hers = await neighbour({ keepsCopies: true });
  const { key } = await hers.api.push.get();
  if (!push || !key) throw new Error('no device can be told');
  const browser = push.aBrowser(key);
  // No browser of a test has a service of its own: the address is the one of ours on loopback.
  await hers.page.addInitScript(({ endpoint, keys }) => {
    // A browser without a head allows nothing, whatever it is told.
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
    PushManager.prototype.subscribe = async () =>
      ({ toJSON: () => ({ endpoint, keys }) }) as unknown as PushSubscription;
  }, browser);
  await hers.page.goto('/settings/notifications');
  await expectSound(hers.page);
  await press(hers.page, t.turnOn);
  await hers.page.getByText(said(t.on)).waitFor();
  await hers.page.getByRole('checkbox', { name: said(t.devices) }).waitFor();
  await expectSound(hers.page);
  const { id } = await hers.api.dreams.create({ content: 'La mer.', visibility: 'public' });
  const his = await neighbour({ width: 390 });
  await his.api.comments.add({ id, content: 'Si c’était mon rêve…' });
  await expect.poll(() => push?.heard.length, { timeout: 30_000 }).toBe(1);
  expect(push.heard[0]?.text).toContain(t.news);
  expect(push.heard[0]?.text).not.toContain(his.name);
  await press(hers.page, t.turnOff);
  await hers.page.getByText(said(t.off)).waitFor();
  expect((await hers.api.push.get()).isOn).toBe(false);
});

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faultsOf, overflowOf } from '#axe.ts';
import { settle, someone, untilAwake } from '#people.ts';
import { journey, openStage } from '#stage.ts';
import { said } from '#words.ts';

const stage = openStage();

const words = {
  fr: {
    content: 'Un loup dîne à table.',
    report: 'Signaler ce rêve',
    reportCommunity: 'Signaler cette communauté',
    hate: 'Haine d’un groupe de personnes',
    heldOut: 'personne d’autre que vous ne la voit',
    why: 'Pourquoi, et comment faire appel',
    reason: 'Violence sans avertissement',
    send: 'Envoyer',
    reported: 'C’est signalé',
    hide: /^Masquer/,
    hidden: 'C’est masqué.',
    undo: /^Annuler/,
    undone: 'La décision est reprise.',
    keep: /^Garder/,
    decided: /Une décision de modération/,
    own: 'Cela n’est plus visible que de vous.',
    appeal: 'Ce que vous en dites',
    waiting: 'Votre demande attend un autre modérateur.',
    appeals: /^Appels/,
    reversed: 'Un autre modérateur a regardé : la décision est levée.',
    few: 'moins de 10',
    failed: 'Cela n’a pas pu être enregistré. Réessayez dans un instant.',
  },
  en: {
    content: 'A wolf dines at the table.',
    report: 'Report this dream',
    reportCommunity: 'Report this community',
    hate: 'Hate of a group of people',
    heldOut: 'only you still see it',
    why: 'Why, and how to appeal',
    reason: 'Violence without a warning',
    send: 'Send',
    reported: 'It is reported',
    hide: /^Hide/,
    hidden: 'It is hidden.',
    undo: /^Undo/,
    undone: 'The decision is taken back.',
    keep: /^Keep/,
    decided: /A decision of moderation/,
    own: 'Only you see it from now on.',
    appeal: 'What you say of it',
    waiting: 'Your request waits for another moderator.',
    appeals: /^Appeals/,
    reversed: 'Another moderator looked: the decision is lifted.',
    few: 'fewer than 10',
    failed: 'This could not be saved. Try again in a moment.',
  },
};

type Language = keyof typeof words;
type Visit = { width?: number; scripts?: boolean };

async function browserOf(token: string, language: Language, visit: Visit = {}): Promise<Page> {
  const page = await stage.visit({ language, ...visit });
  const cookie = { name: 'session', value: token, url: stage.server.origin };
  await page.context().addCookies([{ ...cookie, httpOnly: true, sameSite: 'Lax' }]);
  return page;
}

/** A dreamer with a public dream, a reader, and two who moderate. */
async function meet(language: Language) {
  const names = ['reveuse', 'lecteur', 'garde', 'veille'].map((name) => someone(name));
  const people = [];
  for (const person of names) people.push(await settle(stage.server, person, language));
  const [ada, max, one, other] = people;
  if (!ada || !max || !one || !other) throw new Error('nobody came');
  for (const { email } of names.slice(2)) await stage.server.operate('run', 'moderator', email);
  const { content } = words[language];
  const { id } = await ada.api.dreams.create({ content, visibility: 'public' });
  return { t: words[language], id, ada, max, one, other };
}

for (const [language, width] of [
  ['fr', 1440],
  ['en', 390],
] as const) {
  journey(
    `a dream is reported, hidden, appealed and given back, in ${language} at ${width}`,
    async () => {
      const { t, id, ada, max, one, other } = await meet(language);
      // The reader has no scripts.
      const his = await browserOf(max.token, language, { width, scripts: false });
      await his.goto(`/dreams/${id}`);
      await his.getByRole('link', { name: said(t.report) }).click();
      await his.waitForURL(/\/report\?/);
      expect(await overflowOf(his)).toBe(0);
      await his.getByLabel(said(t.reason)).check();
      await his.getByRole('button', { name: said(t.send) }).click();
      await his.getByRole('heading', { name: said(t.reported) }).waitFor();

      const desk = await browserOf(one.token, language, { width });
      await desk.goto('/moderation');
      await untilAwake(desk);
      const first = desk.locator('.moderation-row').filter({ hasText: said(t.content, 'part') });
      await first.getByRole('link').click();
      await desk.locator('.moderation-case').getByText(said(t.content)).waitFor();
      expect(await faultsOf(desk)).toEqual([]);
      expect(await overflowOf(desk)).toBe(0);
      await desk.getByRole('button', { name: t.hide }).click();
      await desk.getByText(said(t.hidden)).waitFor();
      await desk.keyboard.press('z');
      await desk.getByText(said(t.undone)).waitFor();
      await first.getByRole('link').click();
      await desk.locator('.moderation-case').getByText(said(t.content)).waitFor();
      await desk.getByRole('button', { name: t.hide }).click();
      await desk.getByText(said(t.hidden)).waitFor();
      expect((await his.goto(`/dreams/${id}`))?.status()).toBe(404);

      const hers = await browserOf(ada.token, language, { width });
      await hers.goto('/notifications');
      await hers.getByRole('link', { name: t.decided }).click();
      await hers.getByText(said(t.own)).waitFor();
      await untilAwake(hers);
      expect(await faultsOf(hers)).toEqual([]);
      await hers.getByLabel(said(t.appeal)).fill('!');
      await hers.getByRole('button', { name: said(t.send) }).click();
      await hers.getByText(said(t.waiting)).waitFor();

      const second = await browserOf(other.token, language, { width });
      await second.goto('/moderation');
      await second.getByRole('link', { name: t.appeals }).click();
      await second.locator('.moderation-case').getByText(said(t.content)).waitFor();
      await second.getByRole('button', { name: t.keep }).click();
      await second.waitForURL(/done=keep/);
      await hers.reload();
      await hers.getByText(said(t.reversed)).waitFor();
      expect((await his.goto(`/dreams/${id}`))?.status()).toBe(200);

      await his.goto('/status/moderation');
      await his.getByText(said(t.few)).first().waitFor();
      expect(await overflowOf(his)).toBe(0);
    },
  );
}

for (const [language, width] of [
  ['fr', 390],
  ['en', 1440],
] as const) {
  journey(`something is reported over its own page, in ${language} at ${width}`, async () => {
    const { t, id, max } = await meet(language);
    const page = await browserOf(max.token, language, { width });
    await page.goto(`/dreams/${id}`);
    await untilAwake(page);
    await page.getByRole('link', { name: said(t.report) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(await faultsOf(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
    // Changing one’s mind leaves everything as it was.
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: said(t.report) }).click();
    await dialog.getByLabel(said(t.reason)).check();
    // Without a network it says so, and keeps what was chosen.
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await dialog.getByRole('button', { name: said(t.send) }).click();
    await dialog.getByText(said(t.failed)).waitFor();
    await page.context().setOffline(false);
    expect(await dialog.getByLabel(said(t.reason)).isChecked()).toBe(true);
    await dialog.getByRole('button', { name: said(t.send) }).click();
    await dialog.getByRole('heading', { name: said(t.reported) }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    expect(new URL(page.url()).pathname).toBe(`/dreams/${id}`);
  });
}

for (const [language, width] of [
  ['fr', 390],
  ['en', 1440],
] as const) {
  journey(`three people and a community that is hidden, in ${language} at ${width}`, async () => {
    const { t, ada, max, one } = await meet(language);
    const founding = { name: `Meute ${language}`, kind: 'open', description: '…' } as const;
    const { slug } = await ada.api.communities.create(founding);
    await max.api.communities.join({ slug });
    const his = await browserOf(max.token, language, { width });
    await his.goto(`/communities/${slug}`);
    await untilAwake(his);
    await his.getByRole('link', { name: said(t.reportCommunity) }).click();
    const dialog = his.getByRole('dialog');
    await dialog.getByLabel(said(t.hate)).check();
    await dialog.getByRole('button', { name: said(t.send) }).click();
    await dialog.getByRole('heading', { name: said(t.reported) }).waitFor();

    const desk = await browserOf(one.token, language, { width });
    await desk.goto('/moderation');
    await untilAwake(desk);
    await desk.getByRole('link', { name: new RegExp(founding.name) }).click();
    const kase = desk.locator('.moderation-case');
    const name = kase.getByRole('heading', { name: founding.name });
    await name.waitFor();
    // On a phone it stands below the queue: who chose it is led there.
    await expect.poll(async () => ((await name.boundingBox())?.y ?? -1) < 900).toBe(true);
    expect(await faultsOf(desk)).toEqual([]);
    await kase.getByRole('button', { name: t.hide }).click();
    await desk.getByText(said(t.hidden)).waitFor();

    expect((await his.goto(`/communities/${slug}`))?.status()).toBe(404);
    const hers = await browserOf(ada.token, language, { width });
    await hers.goto('/communities');
    await hers.getByRole('link', { name: founding.name }).first().click();
    await hers.getByText(said(t.heldOut, 'part')).waitFor();
    await untilAwake(hers);
    expect(await faultsOf(hers)).toEqual([]);
    expect(await overflowOf(hers)).toBe(0);
    await hers.getByRole('link', { name: said(t.why) }).click();
    await hers.getByRole('link', { name: t.decided }).first().click();
    await hers.getByText(said(t.own)).waitFor();
  });
}

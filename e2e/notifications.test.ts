import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faultsOf, overflowOf } from '#axe.ts';
import { settle, someone, untilAwake } from '#people.ts';
import { journey, openStage } from '#stage.ts';
import { said } from '#words.ts';

const stage = openStage();

const words = {
  fr: {
    title: 'La mer',
    content: 'La mer entre dans la cuisine.',
    comment: 'Si c’était mon rêve, elle serait tiède.',
    bell: (n: number) => `Notifications, ${n} à lire`,
    commented: /a commenté/,
    liked: /aime/,
    readAll: 'Tout marquer comme lu',
    allRead: 'Tout est lu.',
    less: 'Moins de cela',
    muteDream: 'Ne plus rien signaler de ce rêve',
    muted: /C’est noté/,
    mute: 'Sourdine',
    threadMuted: /Plus rien ne vous sera signalé/,
    unmuteThread: 'Ôter la sourdine',
    heardAgain: /de nouveau signalée/,
    muteThread: 'Ne plus rien signaler de cette conversation',
    ofThread: /La conversation/,
    unmute: /Retirer de la sourdine/,
    none: 'Rien pour l’instant',
    save: 'Enregistrer',
    saved: 'Vos choix sont enregistrés.',
    hereLiked: 'Ici : Un « j’aime » sur un de mes rêves',
  },
  en: {
    title: 'The sea',
    content: 'The sea comes into the kitchen.',
    comment: 'If it were my dream, it would be warm.',
    bell: (n: number) => `Notifications, ${n} unread`,
    commented: /commented on/,
    liked: /likes/,
    readAll: 'Mark all as read',
    allRead: 'All is read.',
    less: 'Less of this',
    muteDream: 'Tell me no more of this dream',
    muted: /Noted/,
    mute: 'Mute',
    threadMuted: /told nothing more of this conversation/,
    unmuteThread: 'Unmute',
    heardAgain: /told of this conversation again/,
    muteThread: 'Tell me no more of this conversation',
    ofThread: /The conversation/,
    unmute: /Mute no longer/,
    none: 'Nothing for now',
    save: 'Save',
    saved: 'Your choices are saved.',
    hereLiked: 'Here: A like on a dream of mine',
  },
};

type Language = keyof typeof words;

/** A dreamer in their browser, and a reader who acts through the API. */
async function meet(language: Language, width: number, scripts = true) {
  const t = words[language];
  const ada = await settle(stage.server, someone('reveuse'), language);
  const max = await settle(stage.server, someone('lecteur'), language);
  const { title, content } = t;
  const { id } = await ada.api.dreams.create({ title, content, visibility: 'public' });
  const hers = await stage.visit({ language, width, scripts });
  const cookie = { name: 'session', value: ada.token, url: stage.server.origin };
  await hers.context().addCookies([{ ...cookie, httpOnly: true, sameSite: 'Lax' }]);
  return { t, id, ada, max, hers };
}

const bellOf = (page: Page, name: string) => page.getByRole('link', { name: said(name) });

for (const [language, width] of [
  ['fr', 390],
  ['en', 1440],
] as const) {
  journey(
    `the bell rings while one looks, and leads to what rang, in ${language} at ${width}`,
    async () => {
      const { t, id, max, hers } = await meet(language, width);
      await hers.goto('/dashboard');
      await untilAwake(hers);
      await bellOf(hers, 'Notifications').first().waitFor();
      await max.api.comments.add({ id, content: t.comment });
      await bellOf(hers, t.bell(1)).waitFor();
      expect(await faultsOf(hers)).toEqual([]);
      await bellOf(hers, t.bell(1)).click();
      await hers.waitForURL(/\/notifications$/);
      await max.api.dreams.like({ id });
      await bellOf(hers, t.bell(2)).waitFor();
      await hers.locator('.notification').nth(1).waitFor();
      expect(await faultsOf(hers)).toEqual([]);
      expect(await overflowOf(hers)).toBe(0);
      await hers.getByRole('link', { name: t.commented }).click();
      await hers.waitForURL(new RegExp(`/dreams/${id}`));
      await hers
        .locator('.comment-said')
        .filter({ hasText: said(t.comment) })
        .waitFor();
      await bellOf(hers, t.bell(1)).waitFor();
      await bellOf(hers, t.bell(1)).click();
      await hers.getByRole('button', { name: said(t.readAll) }).click();
      await hers.getByText(said(t.allRead)).waitFor();
      await hers.locator('.notification').first().getByText(t.less).click();
      await hers
        .getByRole('button', { name: said(t.muteDream) })
        .first()
        .click();
      await hers.getByText(t.muted).waitFor();
      await hers.getByRole('heading', { name: said(t.none) }).waitFor();
      await hers.goto('/settings/notifications');
      // What one chooses in is told from what one writes in.
      expect(await hers.locator('select.input:not(.select > *)').count()).toBe(0);
      expect(await faultsOf(hers)).toEqual([]);
      expect(await overflowOf(hers)).toBe(0);
      await hers.getByRole('button', { name: t.unmute }).click();
      await hers.waitForURL(/done=unmuted/);
      await hers.goto('/notifications');
      await hers.getByRole('link', { name: t.liked }).waitFor();
    },
  );
}

for (const [language, width, scripts] of [
  ['fr', 390, true],
  ['en', 1440, false],
] as const) {
  const how = scripts ? 'with scripts' : 'without scripts';
  journey(`one conversation is muted where it is read and where it rang, ${how}`, async () => {
    const { t, id, max, hers } = await meet(language, width, scripts);
    await max.api.comments.add({ id, content: t.comment });
    await hers.goto(`/dreams/${id}`);
    if (scripts) await untilAwake(hers);
    const button = (name: string) =>
      hers.locator('.comment').getByRole('button', { name: said(name), exact: true });
    await button(t.mute).click();
    await hers.getByText(t.threadMuted).waitFor();
    await button(t.unmuteThread).click();
    await hers.getByText(t.heardAgain).waitFor();
    if (scripts) expect(await faultsOf(hers)).toEqual([]);
    expect(await overflowOf(hers)).toBe(0);
    await hers.goto('/notifications');
    const told = hers.locator('.notification');
    for (let turn = 0; turn < 50 && (await told.count()) < 1; turn += 1) {
      await hers.waitForTimeout(100);
      await hers.reload();
    }
    await told.getByText(t.less).click();
    await hers.getByRole('button', { name: said(t.muteThread) }).click();
    await hers.getByText(t.muted).waitFor();
    await hers.getByRole('heading', { name: said(t.none) }).waitFor();
    await hers.goto('/settings/notifications');
    await hers.getByText(t.ofThread).waitFor();
    expect(await overflowOf(hers)).toBe(0);
    await hers.getByRole('button', { name: t.unmute }).click();
    await hers.waitForURL(/done=unmuted/);
    await hers.goto('/notifications');
    await hers.getByRole('link', { name: t.commented }).waitFor();
  });
}

journey('without scripts the bell counts, and choices are kept', async () => {
  const { t, id, max, hers } = await meet('fr', 1440, false);
  await max.api.comments.add({ id, content: t.comment });
  await max.api.dreams.like({ id });
  await hers.goto('/notifications');
  for (let turn = 0; turn < 50 && (await hers.locator('.notification').count()) < 2; turn += 1) {
    await hers.waitForTimeout(100);
    await hers.reload();
  }
  await bellOf(hers, t.bell(2)).waitFor();
  await hers.goto('/settings/notifications');
  await hers.getByLabel(said(t.hereLiked)).uncheck();
  await hers
    .locator('#notifications')
    .getByRole('button', { name: said(t.save) })
    .click();
  await hers.getByText(said(t.saved)).waitFor();
  expect(await hers.getByLabel(said(t.hereLiked)).isChecked()).toBe(false);
  await hers.goto('/notifications');
  await bellOf(hers, t.bell(1)).waitFor();
  await hers.getByRole('button', { name: said(t.readAll) }).click();
  await bellOf(hers, 'Notifications').first().waitFor();
  expect(await hers.locator('.notification').count()).toBe(1);
});

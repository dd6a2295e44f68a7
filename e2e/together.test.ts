import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faultsOf, overflowOf } from '#axe.ts';
import { settle, someone, untilAwake } from '#people.ts';
import { journey, openStage } from '#stage.ts';
import { said } from '#words.ts';

const stage = openStage();

const words = {
  fr: {
    content: 'La mer entre dans la cuisine. Ma mère remue la soupe.',
    passage: 'Ma mère remue la soupe',
    follow: 'Suivre',
    unfollow: 'Ne plus suivre',
    followed: 'De mes suivis',
    point: 'Répondre à ces mots',
    begin: 'Votre commentaire',
    publish: 'Publier',
    said: 'Si c’était mon rêve, la soupe serait salée.',
    answer: 'Répondre',
    answered: 'Elle l’était, je crois.',
    edit: 'Modifier',
    edited: 'modifié',
    save: 'Enregistrer',
    remove: 'Retirer',
    gone: 'Ce commentaire a été retiré.',
    apart: 'Personnes tenues à distance',
    unblock: 'Se revoir',
    link: 'attend d’être lu par la modération',
    read: 'Toutes, quand je les ai lues',
    waiting: 'attend votre accord',
    approve: 'Laisser paraître',
    signIn: 'Se connecter pour répondre',
  },
  en: {
    content: 'The sea comes into the kitchen. My mother stirs the soup.',
    passage: 'My mother stirs the soup',
    follow: 'Follow',
    unfollow: 'Unfollow',
    followed: 'Of those I follow',
    point: 'Answer these words',
    begin: 'Your comment',
    publish: 'Publish',
    said: 'If it were my dream, the soup would be salt.',
    answer: 'Answer',
    answered: 'It was, I think.',
    edit: 'Edit',
    edited: 'edited',
    save: 'Save',
    remove: 'Remove',
    gone: 'This comment was removed.',
    apart: 'People kept away',
    unblock: 'See each other again',
    link: 'waits to be read by a moderator',
    read: 'Everybody, once I have read it',
    waiting: 'waits for your word',
    approve: 'Let it appear',
    signIn: 'Sign in to answer',
  },
};

type Language = keyof typeof words;

async function enter(page: Page, token: string): Promise<void> {
  const cookie = { name: 'session', value: token, url: stage.server.origin };
  await page.context().addCookies([{ ...cookie, httpOnly: true, sameSite: 'Lax' }]);
}

/** A dreamer with a page and a public dream, a reader, and their two browsers. */
async function meet(language: Language, width: number) {
  const t = words[language];
  const [dreamer, reader] = [someone('reveuse'), someone('lecteur')];
  const ada = await settle(stage.server, dreamer, language);
  await ada.api.accounts.updateProfile({ preferences: { isPublic: true } });
  const { id } = await ada.api.dreams.create({ content: t.content, visibility: 'public' });
  const max = await settle(stage.server, reader, language);
  const [hers, his] = await Promise.all([
    stage.visit({ language, width }),
    stage.visit({ language, width }),
  ]);
  await enter(hers, ada.token);
  await enter(his, max.token);
  return { t, id, hers, his, ada, dreamer, reader };
}

/** Until somebody said so. */
const saidOn = (page: Page, text: RegExp) =>
  page.locator('.comment-said').filter({ hasText: text }).first().waitFor();

const conversation = (page: Page) => page.locator('#comments');

async function publish(page: Page, text: string, publishing: RegExp | string): Promise<void> {
  const form = conversation(page).locator('form.comment-form').last();
  await form.getByRole('textbox').last().fill(text);
  await form.getByRole('button', { name: publishing, exact: true }).click();
}

for (const [language, width] of [
  ['fr', 390],
  ['en', 1440],
] as const) {
  journey(`two people talk about a dream, in ${language} at ${width}`, async () => {
    const { t, id, hers, his, dreamer } = await meet(language, width);
    await his.goto(`/u/${dreamer.username}`);
    await untilAwake(his);
    expect(await faultsOf(his)).toEqual([]);
    await his.getByRole('button', { name: said(t.follow), exact: true }).click();
    await his.getByRole('button', { name: said(t.unfollow) }).waitFor();
    await his.goto('/dashboard');
    await his.getByRole('link', { name: said(t.followed), exact: true }).click();
    await his.waitForURL(/from=followed/);
    await his.locator(`a[href^="/dreams/${id}"]`).first().click();
    await his.waitForURL(new RegExp(id));
    await untilAwake(his);

    await his.locator('[data-told]').waitFor();
    // Words chosen in the dream are what the comment points at.
    const choosePassage = async () => {
      await his.evaluate((passage) => {
        const lines = [...document.querySelectorAll('[data-told] p')];
        const line = lines.find(({ textContent }) => textContent.includes(passage));
        if (line) document.getSelection()?.selectAllChildren(line);
      }, t.passage);
      await conversation(his)
        .getByRole('button', { name: said(t.point) })
        .click();
    };
    await publish(his, 'Voyez www.ailleurs.example', said(t.publish));
    await his.locator('.comment-by').getByText(said(t.link)).waitFor();
    await conversation(his)
      .locator('.comment')
      .first()
      .getByRole('button', { name: said(t.remove), exact: true })
      .click();
    await expect.poll(() => conversation(his).locator('.comment').count()).toBe(0);
    await choosePassage();
    await publish(his, t.said, said(t.publish));
    await saidOn(his, said(t.said));
    const quoted = his.locator('[data-quoted]');
    expect(await quoted.getAttribute('data-quoted')).toContain(t.passage);
    await quoted.hover();
    expect(await his.evaluate(() => CSS.highlights.get('quoted')?.size)).toBe(1);
    expect(await faultsOf(his)).toEqual([]);
    expect(await overflowOf(his)).toBe(0);

    await hers.goto(`/dreams/${id}`);
    await untilAwake(hers);
    const first = hers.locator('.comment').first();
    await first.getByText(said(t.answer), { exact: true }).click();
    await first.getByRole('textbox').fill(t.answered);
    await first.getByRole('button', { name: said(t.publish), exact: true }).click();
    await saidOn(hers, said(t.answered));

    await his.reload();
    const own = his.locator('.comment').first();
    await own.getByText(said(t.edit), { exact: true }).click();
    await own.getByRole('textbox').last().fill(`${t.said} !`);
    await own.getByRole('button', { name: said(t.save), exact: true }).click();
    await own.getByText(said(t.edited), { exact: true }).waitFor();
    await own.getByRole('button', { name: said(t.remove), exact: true }).click();
    await saidOn(his, said(t.gone));
    await saidOn(his, said(t.answered));
  });
}

journey('a dreamer keeps somebody away, and lets them come back', async () => {
  const { t, id, hers, his, ada, reader } = await meet('fr', 1440);
  await ada.api.ties.block({ username: reader.username });
  await his.goto(`/dreams/${id}`);
  await his.locator('#content').getByText('404').or(his.getByRole('heading')).first().waitFor();
  expect(await his.locator('#comments').count()).toBe(0);
  await hers.goto('/settings/privacy');
  await hers.getByRole('heading', { name: said(t.apart) }).waitFor();
  expect(await faultsOf(hers)).toEqual([]);
  await hers.getByRole('button', { name: said(t.unblock) }).click();
  await hers.waitForURL(/done=unblock/);
  await his.goto(`/dreams/${id}`);
  await conversation(his).waitFor();
});

journey('a dreamer reads comments first, or takes none; without scripts too', async () => {
  const { t, id, hers, his } = await meet('fr', 1440);
  const bare = await stage.visit({ language: 'fr', scripts: false });
  await bare.goto(`/dreams/${id}`);
  await bare.getByRole('link', { name: said(t.signIn) }).waitFor();
  await hers.goto(`/dreams/${id}`);
  await untilAwake(hers);
  await hers.locator('.comment-who summary').click();
  await hers.getByText(said(t.read), { exact: true }).click();
  await hers.locator('.comment-who button').click();
  await hers.waitForURL(/said=choose/);
  await his.goto(`/dreams/${id}`);
  await untilAwake(his);
  await publish(his, t.said, said(t.publish));
  await his.waitForURL(/said=waiting/);
  await bare.reload();
  expect(await bare.locator('.comment').count()).toBe(0);
  await hers.reload();
  await hers.getByText(said(t.waiting)).waitFor();
  await hers.getByRole('button', { name: said(t.approve) }).click();
  await hers.waitForURL(/said=approve/);
  await bare.reload();
  await saidOn(bare, said(t.said));
});

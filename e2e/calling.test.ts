import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { arrive, expectSound } from '#arrive.ts';
import { aServerOfItsOwn, journey, openStage } from '#stage.ts';
import { said } from '#words.ts';

const stage = openStage(aServerOfItsOwn);

const words = {
  fr: { begin: 'Votre commentaire', publish: 'Publier', people: 'Personnes à appeler' },
  en: { begin: 'Your comment', publish: 'Publish', people: 'People to call' },
};

/** Everybody here came long ago: in their first week people call nobody. */
const comeLongAgo = () =>
  stage.server.rewrite(`update users set created_at = now() - interval '9 days'`);

const isCalled = (page: Page, name: string) =>
  page.locator('.comment-said').getByText(name, { exact: true }).first().waitFor();

for (const [language, width] of [
  ['fr', 390],
  ['en', 1440],
] as const) {
  journey(`who writes an @ finds whom they mean, in ${language} at ${width}`, async () => {
    const t = words[language];
    const come = (name: string) => arrive(stage, { language, width }, name);
    const [hers, his, apart] = await Promise.all([
      come('reveuse'),
      come('lecteur'),
      come('absent'),
    ]);
    for (const { api } of [hers, his, apart]) {
      await api.accounts.updateProfile({ preferences: { isPublic: true } });
    }
    const { id } = await hers.api.dreams.create({ content: 'La mer.', visibility: 'public' });
    await apart.api.comments.add({ id, content: 'Salée ?' });
    await apart.api.ties.block({ username: his.person.username });
    await comeLongAgo();

    await his.page.goto(`/dreams/${id}`);
    await expectSound(his.page);
    const field = his.page.getByRole('textbox', { name: said(t.begin) });
    const list = his.page.getByRole('listbox', { name: said(t.people) });
    await field.pressSequentially('Bonsoir @');
    await list.getByRole('option').first().waitFor();
    expect(await list.getByRole('option').allInnerTexts()).toEqual([hers.person.username]);
    await expectSound(his.page);
    // Escape leaves what was typed, and a letter brings the list again.
    await field.press('Escape');
    expect(await list.count()).toBe(0);
    await field.pressSequentially(hers.person.username.slice(0, 4));
    await list.getByRole('option', { selected: true }).waitFor();
    await field.press('Enter');
    expect(await field.inputValue()).toBe(`Bonsoir @${hers.person.username} `);
    expect(await list.count()).toBe(0);
    await his.page.getByRole('button', { name: said(t.publish), exact: true }).click();
    await isCalled(his.page, `@${hers.person.username}`);

    // Under a pseudonym one is called by it, and by nothing else.
    const community = await hers.api.communities.create({
      ...{ name: 'Les Jetées', description: 'De l’eau.', kind: 'open' },
    });
    const { slug } = community;
    await his.api.communities.join({ slug });
    const told = await hers.api.dreams.create({
      ...{ content: 'Le phare.', visibility: 'community', communityId: community.viewer.id },
    });
    const bird = community.viewer.pseudonym?.name[language] ?? '';
    await his.page.goto(`/dreams/${told.id}`);
    await field.pressSequentially(`@${bird.slice(0, 3)}`);
    await list.getByRole('option', { name: bird }).click();
    expect(await field.inputValue()).toBe(`@${bird} `);
    expect(await his.page.locator('main').innerText()).not.toContain(hers.person.username);
    await his.page.getByRole('button', { name: said(t.publish), exact: true }).click();
    await isCalled(his.page, `@${bird}`);
    await expectSound(his.page);
  });
}

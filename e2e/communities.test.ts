import { expect } from 'vitest';
import { arrive, expectSound } from '#arrive.ts';
import { dreamPage, untilAwake } from '#people.ts';
import { journey, openStage } from '#stage.ts';
import { said } from '#words.ts';

const stage = openStage();

const words = {
  fr: {
    found: 'Fonder une communauté',
    name: 'Nom',
    description: 'En deux phrases',
    rules: 'Règles de la maison',
    foundNow: 'Fonder',
    invite: 'Faire un lien',
    link: 'Lien d’invitation',
    join: 'Rejoindre',
    tell: 'Raconter ici',
    publish: 'Publier',
    publishDream: 'Publier le rêve',
    begin: 'Votre commentaire',
    leave: 'Quitter cette communauté',
    leaveNow: 'Quitter',
    left: 'Vous avez quitté la communauté.',
    private: 'privée',
    content: 'La mer entre dans la cuisine. Ma mère remue la soupe.',
    answer: 'Si c’était mon rêve, la soupe serait salée.',
    onlyYou: 'vous seul savez que c’est vous',
    members: 'Membres',
    dreams: 'Rêves',
  },
  en: {
    found: 'Found a community',
    name: 'Name',
    description: 'In two sentences',
    rules: 'Rules of the house',
    foundNow: 'Found it',
    invite: 'Make a link',
    link: 'Invitation, until',
    join: 'Join',
    tell: 'Tell a dream here',
    publish: 'Publish',
    publishDream: 'Publish the dream',
    begin: 'Your comment',
    leave: 'Leave this community',
    leaveNow: 'Leave',
    left: 'You have left the community.',
    private: 'private',
    content: 'The sea comes into the kitchen. My mother stirs the soup.',
    answer: 'If it were my dream, the soup would be salt.',
    onlyYou: 'only you know it is you',
    members: 'Members',
    dreams: 'Dreams',
  },
};

for (const [language, width] of [
  ['fr', 390],
  ['en', 1440],
] as const) {
  journey(`three people meet under other names, in ${language} at ${width}`, async () => {
    const t = words[language];
    const [hers, his, theirs] = await Promise.all([
      arrive(stage, { language, width }, 'reveuse'),
      arrive(stage, { language, width }, 'lecteur'),
      arrive(stage, { language, width }, 'passant'),
    ]);
    // She founds a private one, and makes a link for him.
    await hers.page.goto('/communities');
    await expectSound(hers.page);
    await hers.page.getByRole('link', { name: said(t.found) }).click();
    await hers.page.waitForURL('**/communities/new');
    await expectSound(hers.page);
    await hers.page.getByRole('textbox', { name: said(t.name), exact: true }).fill('Rives');
    await hers.page.getByRole('textbox', { name: said(t.description) }).fill('De l’eau.');
    await hers.page.getByRole('textbox', { name: said(t.rules) }).fill('Jamais de vrai nom.');
    await hers.page.locator('input[name=kind][value=private]').check();
    await hers.page.getByRole('button', { name: said(t.foundNow), exact: true }).click();
    await hers.page.waitForURL(/\/communities\/rives[-\d]*\/members/);
    await expectSound(hers.page);
    await hers.page.getByRole('button', { name: said(t.invite) }).click();
    const link = await hers.page.getByLabel(said(t.link, 'part')).inputValue();
    const address = new URL(link);

    // A passer-by finds nothing there; he comes in by the link.
    const shut = await theirs.page.goto(address.pathname);
    expect(shut?.status()).toBe(404);
    await his.page.goto(link);
    await expectSound(his.page);
    await his.page.getByRole('button', { name: said(t.join), exact: true }).click();
    await his.page.waitForURL(/done=joined/);

    // He tells a dream there, and she answers it.
    await his.page.getByRole('link', { name: said(t.tell) }).click();
    await his.page.waitForURL(/\/dreams\/new\?community=/);
    await untilAwake(his.page);
    await his.page.locator('#dream-content').fill(t.content);
    await his.page.getByRole('button', { name: said(t.publishDream), exact: true }).click();
    await his.page.waitForURL(dreamPage);
    await his.page.getByText(said(t.onlyYou, 'part')).waitFor();
    await expectSound(his.page);
    const dream = new URL(his.page.url()).pathname;

    await hers.page.getByRole('link', { name: said(t.dreams), exact: true }).click();
    await hers.page.waitForURL(/\/communities\/rives[-\d]*$/);
    await expectSound(hers.page);
    await hers.page.locator(`a[href^="${dream}"]`).first().click();
    await hers.page.waitForURL(dreamPage);
    await untilAwake(hers.page);
    const seen = await hers.page.locator('main').innerText();
    expect(seen).not.toContain(his.person.username);
    await hers.page.getByRole('textbox', { name: said(t.begin) }).fill(t.answer);
    const form = hers.page.locator('#comments form.comment-form').last();
    await form.getByRole('button', { name: said(t.publish), exact: true }).click();
    await hers.page.locator('.comment-said').filter({ hasText: t.answer }).waitFor();
    await expectSound(hers.page);
    expect((await theirs.page.goto(dream))?.status()).toBe(404);

    // He leaves with his dream: it is private, at another address.
    await his.page.goto(address.pathname);
    await untilAwake(his.page);
    await his.page.getByText(said(t.leave), { exact: true }).click();
    await his.page.getByRole('button', { name: said(t.leaveNow), exact: true }).click();
    await his.page.getByText(said(t.left)).waitFor();
    expect((await hers.page.goto(dream))?.status()).toBe(404);
    const { dreams } = await his.api.dreams.list();
    const own = dreams.filter(({ viewer }) => viewer.isOwner);
    expect(own).toMatchObject([{ content: t.content, visibility: 'private', community: null }]);
  });
}

journey('a community is founded, joined and left without any script', async () => {
  const hers = await arrive(stage, { width: 768 }, 'reveuse');
  const page = await stage.visit({ language: 'fr', width: 768, scripts: false });
  await page.context().addCookies(await hers.page.context().cookies());
  await page.goto('/communities/new');
  await page.getByRole('textbox', { name: said('Nom'), exact: true }).fill('Les Toits');
  await page.getByRole('textbox', { name: said('En deux phrases') }).fill('On y vole.');
  await page.getByRole('button', { name: said('Fonder'), exact: true }).click();
  await page.waitForURL(/\/communities\/les-toits[-\d]*\/members/);
  const his = await arrive(stage, { width: 768 }, 'lecteur');
  const plain = await stage.visit({ language: 'fr', width: 768, scripts: false });
  await plain.context().addCookies(await his.page.context().cookies());
  await plain.goto(new URL(page.url()).pathname.replace('/members', ''));
  await plain.getByRole('button', { name: said('Rejoindre'), exact: true }).click();
  await plain.waitForURL(/done=joined/);
  await plain.getByText(said('Quitter cette communauté')).click();
  await plain.getByRole('button', { name: said('Quitter'), exact: true }).click();
  await plain.waitForURL(/done=left/);
});

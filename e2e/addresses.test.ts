import { expect } from 'vitest';
import { faultsOf, overflowOf } from '#axe.ts';
import { linkTo, type MailServer, openMailServer } from '#letters.ts';
import { agreeToAll, dreamPage, enter, someone } from '#people.ts';
import { journey, openStage } from '#stage.ts';
import { said } from '#words.ts';

let post: MailServer;
const stage = openStage(async () => {
  post = await openMailServer();
  return { SMTP_URL: post.url };
});

journey('what is published waits for the address, which a letter confirms', async () => {
  const person = someone('courrier');
  const page = await stage.visit();
  await page.goto('/register');
  await page.getByText(said('Prénom et nom, si vous voulez')).click();
  await page.getByLabel(said('Prénom')).fill(person.firstName);
  await page.getByLabel(said('Nom')).fill(person.lastName);
  await page.getByLabel(said("Nom d'utilisateur")).fill(person.username);
  await page.getByLabel(said('Email')).fill(person.email);
  await page.getByLabel(said('Mot de passe')).fill(person.password);
  await page.getByLabel(said('Confirmer le mot de passe')).fill(person.password);
  await page.getByRole('checkbox', { name: said("conditions d'utilisation", 'part') }).check();
  await page.getByRole('checkbox', { name: said("J'ai 16 ans", 'part') }).check();
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await page.waitForURL('**/dashboard');

  await page.goto('/dreams/new');
  await page.getByText(said('Votre adresse attend d’être confirmée', 'part')).waitFor();
  await page.getByRole('textbox', { name: 'Votre rêve' }).fill('Une lettre cherche sa boîte.');
  await page.getByRole('button', { name: 'Publier' }).click();
  await page.waitForURL(dreamPage);
  await page.getByText(said('ce rêve est gardé', 'part')).waitFor();
  const dream = page.url();
  const stranger = await stage.visit({ language: 'en' });
  expect((await stranger.goto(dream))?.status()).toBe(404);

  const link = await linkTo(post, person.email, '/verify');
  // Programs that open every link of a letter confirm nothing.
  await page.request.get(link);
  // Confirmed in another tab, as letters are opened: the dream's own page knows when it is seen again.
  const tab = await page.context().newPage();
  await tab.goto(link);
  await tab.getByRole('button', { name: said('Confirmer mon adresse') }).click();
  await tab.getByRole('heading', { level: 1, name: said('Adresse confirmée') }).waitFor();
  await tab.close();
  await page.bringToFront();
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByText(said('ce rêve est gardé', 'part')).count()).toBe(0);
  expect((await stranger.goto(dream))?.status()).toBe(200);
  await page.goto(link);
  await page.getByRole('button', { name: said('Confirmer mon adresse') }).click();
  await page.getByRole('heading', { level: 1, name: said('C’est déjà fait') }).waitFor();

  await page.goto('/settings/account');
  const next = `nouveau.${person.email}`;
  await page.getByLabel(said('Nouvelle adresse')).fill(next);
  await page.getByLabel(said('Mot de passe')).fill(person.password);
  await page.getByRole('button', { name: said('Changer l’adresse') }).click();
  await page.getByText(said('Un lien est parti', 'part')).waitFor();
  await page.goto(await linkTo(post, next, '/verify'));
  await page.getByRole('button', { name: said('Confirmer mon adresse') }).click();
  await page.getByRole('heading', { level: 1, name: said('Adresse confirmée') }).waitFor();
  await page.goto(await linkTo(post, person.email, '/undo-email'));
  await page.getByRole('button', { name: said('Revenir à cette adresse') }).click();
  await page
    .getByRole('heading', { level: 1, name: said('a retrouvé son adresse', 'part') })
    .waitFor();
  await page.context().clearCookies();
  await agreeToAll(page.context(), stage.server.origin);
  await enter(page, person);
});

journey('the pages that letters lead to are sound in both languages and modes', async () => {
  for (const [language, scheme, width] of [
    ['fr', 'light', 390],
    ['en', 'dark', 1440],
  ] as const) {
    const page = await stage.visit({ language, scheme, width });
    for (const path of ['/verify?token=x', '/verify', '/undo-email?token=x']) {
      await page.goto(path);
      expect(await faultsOf(page), `${path} ${language}`).toEqual([]);
      expect(await overflowOf(page), `${path} ${width}`).toBe(0);
    }
  }
});

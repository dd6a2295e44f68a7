import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faultsOf, overflowOf } from '#axe.ts';
import { untilAwake } from '#people.ts';
import { journey, openStage } from '#stage.ts';
import { said } from '#words.ts';

const stage = openStage();

const dream =
  'Cette nuit, j’étais au bord de la mer. Une vague énorme arrivait et j’avais très peur.';

const panel = (page: Page) => page.getByRole('dialog', { name: 'Dreamer' });
const log = (page: Page) => panel(page).getByRole('log');
const opener = (page: Page) => page.locator('#dreamer > form button');
const choice = (page: Page, name: string) =>
  panel(page).getByRole('button', { name: said(name), exact: true });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

async function open(page: Page, path = '/contact') {
  await page.goto(path);
  // On a phone it lives in the menu.
  const isPhone = (page.viewportSize()?.width ?? 0) <= 768;
  if (isPhone) {
    await untilAwake(page);
    await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
  }
  await page
    .getByRole('button', { name: /^(Ouvrir|Open) Dreamer/ })
    .filter({ visible: true })
    .first()
    .click();
  await panel(page).waitFor();
}

async function ask(page: Page, words: string) {
  await panel(page).getByRole('textbox').fill(words);
  await page.keyboard.press('Enter');
}

journey('the whole assistant is walked by keyboard', async () => {
  const page = await stage.visit();
  await page.goto('/contact');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await panel(page).waitFor();
  await expect.poll(() => panel(page).evaluate((it) => it === document.activeElement)).toBe(true);
  for (let steps = 0; steps < 4; steps += 1) await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Le projet');
  await page.keyboard.press('Enter');
  await log(page).getByText(said('un carnet de rêves', 'part')).waitFor();
  await expect.poll(() => focused(page)).toBe('Comment ça marche');
  await page.keyboard.press('Enter');
  await log(page).getByRole('listitem').nth(4).waitFor();
  await choice(page, 'Retour').click();
  await choice(page, 'Menu principal').waitFor();
  await page.keyboard.press('Escape');
  await panel(page).waitFor({ state: 'hidden' });
  expect(await opener(page).evaluate((it) => it === document.activeElement)).toBe(true);
});

journey(
  'a conversation goes on after pages and a reload, and starts again when asked',
  async () => {
    const page = await stage.visit();
    await open(page);
    await choice(page, 'Les tarifs').click();
    await log(page).getByText(said('4,99 € par mois', 'part')).waitFor();
    await page
      .getByRole('banner')
      .getByRole('link', { name: said('Reverie, accueil') })
      .click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await panel(page).isVisible()).toBe(true);
    await page.reload();
    await page.goto('/support');
    await page.getByRole('link', { name: said("Ouvrir l'assistant") }).click();
    await log(page).getByText(said('4,99 € par mois', 'part')).waitFor();
    await panel(page)
      .getByRole('button', { name: said('Recommencer la conversation') })
      .click();
    await log(page).getByText(said('Reprenons du début.')).waitFor();
    expect(await log(page).getByText(said('4,99 € par mois', 'part')).count()).toBe(0);
    expect(await page.evaluate(() => sessionStorage.getItem('dreamer'))).toBeNull();
  },
);

journey('a question is answered from the help, or led to a person', async () => {
  const page = await stage.visit();
  await page.goto('/terms#dreamer');
  await panel(page).waitFor();
  await ask(page, '');
  await panel(page).getByRole('alert').waitFor();
  await ask(page, 'mot de passe oublié');
  await log(page)
    .getByRole('link', { name: said("J'ai perdu mon mot de passe", 'part') })
    .waitFor();
  expect(await log(page).getByRole('link').count()).toBeLessThanOrEqual(3);
  await ask(page, 'LES TARIFS');
  await log(page).getByText(said('4,99 € par mois', 'part')).waitFor();
  await ask(page, 'xqzwv');
  await log(page).getByText(said("Je n'ai rien trouvé", 'part')).waitFor();
  await choice(page, 'Nous écrire').waitFor();
  await log(page)
    .getByRole('link', { name: said('Le formulaire de contact') })
    .click();
  await page.waitForURL('**/contact');
});

journey('a dream is read in the browser: nothing is sent, nothing is kept', async () => {
  const page = await stage.visit();
  await open(page);
  await choice(page, 'Essayer sur un rêve').click();
  const field = panel(page).getByLabel(said('Votre rêve'));
  await field.fill('Trop court');
  await panel(page)
    .getByRole('button', { name: said('Lire ce rêve') })
    .click();
  await panel(page).getByRole('alert').getByText(said('trop court', 'part')).waitFor();
  await field.fill(dream);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await panel(page)
    .getByRole('button', { name: said('Lire ce rêve') })
    .click();
  await log(page).getByText('Appréhension').waitFor();
  await log(page).getByText('peur', { exact: true }).waitFor();
  await log(page).getByText('Une question, pour vous', { exact: false }).waitFor();
  expect(sent.join('\n')).not.toContain('vague');
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }]),
  );
  expect(kept).not.toContain('vague');
  expect(kept).not.toContain('glance');
  await page.reload();
  await opener(page).click();
  await log(page).waitFor();
  expect(await log(page).getByText('Appréhension').count()).toBe(0);
});

journey('somebody in danger is shown who answers, and nobody else is told', async () => {
  const page = await stage.visit({ language: 'en' });
  await open(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await ask(page, 'I want to die');
  for (const number of ['3114', '112', '116\u00a0123', '988']) {
    await log(page).getByText(number, { exact: true }).waitFor();
  }
  expect(sent.filter((url) => url.includes('/help'))).toEqual([]);
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(kept).not.toContain('die');
  expect(kept).not.toContain('crisis');
});

journey('Dreamer takes a moment to write, and none where motion is reduced', async () => {
  const page = await stage.visit();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page);
  await choice(page, 'La science').click();
  await log(page).getByText(said('Dreamer écrit…')).waitFor();
  expect(
    await panel(page)
      .getByRole('list', { name: said('Réponses possibles') })
      .count(),
  ).toBe(0);
  await log(page).getByText('Van de Castle', { exact: false }).waitFor();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await choice(page, 'Menu principal').click();
  await choice(page, 'Le projet').waitFor();
});

journey('without a connection the assistant says so; the page stays in use', async () => {
  const page = await stage.visit();
  const read: string[] = [];
  page.on('request', (request) => read.push(new URL(request.url()).pathname));
  await page.goto('/contact');
  await page.waitForLoadState('networkidle');
  // A first visit reads its page once: a second reading that fails would take the page's place.
  expect(read.filter((path) => path.endsWith('.data'))).toEqual([]);
  await page.context().setOffline(true);
  await opener(page).click();
  await page.getByRole('status').getByText('Dreamer ne peut pas venir', { exact: false }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: said('Réessayer') }).click();
  await panel(page).waitFor();
});

journey('without scripts the button leads to the help', async () => {
  const page = await stage.visit({ scripts: false });
  await page.goto('/contact');
  await opener(page).click();
  await page.waitForURL(/\/support\??$/);
});

const looks = [
  { language: 'fr', scheme: 'dark', width: 390 },
  { language: 'en', scheme: 'light', width: 320 },
] as const;
for (const look of looks) {
  journey(`the assistant is accessible in ${Object.values(look).join(', ')}`, async () => {
    const page = await stage.visit(look);
    await open(page, '/terms');
    expect.soft(await faultsOf(page)).toEqual([]);
    await choice(
      page,
      look.language === 'fr' ? 'Essayer sur un rêve' : 'Try it on a dream',
    ).click();
    await panel(page).getByRole('textbox').fill(dream);
    await panel(page)
      .getByRole('button', { name: /^(Lire ce rêve|Read this dream)$/ })
      .click();
    await log(page).getByText('peur', { exact: true }).waitFor();
    expect.soft(await faultsOf(page)).toEqual([]);
    expect.soft(await overflowOf(page)).toBe(0);
  });
}

journey('a question that is too long is told its limit, while Dreamer writes too', async () => {
  const page = await stage.visit({ width: 390 });
  await open(page);
  const gate = Promise.withResolvers<void>();
  await page.route(/\/help(\?|$)/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await ask(page, 'Comment publier ?');
  const long = 'Pourquoi la mer ? '.repeat(34);
  await ask(page, long);
  const limit = panel(page).getByRole('alert');
  await limit.getByText(said('200 caractères', 'part')).waitFor();
  gate.resolve();
  await expect.poll(() => log(page).getByRole('link').count()).toBeGreaterThan(0);
  expect(await panel(page).getByRole('textbox').inputValue()).toBe(long);
  expect(await limit.isVisible()).toBe(true);
});

journey('what is asked of Dreamer stands in no address', async () => {
  const page = await stage.visit({ language: 'en' });
  await open(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  const answered = page.waitForResponse('**/help');
  await ask(page, 'how do I delete a purple dream');
  expect((await answered).status()).toBe(200);
  expect(sent.filter((url) => url.includes('purple'))).toEqual([]);
});

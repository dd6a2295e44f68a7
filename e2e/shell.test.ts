import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faultsOf, overflowOf } from '#axe.ts';
import { enter, settle, someone, untilAwake } from '#people.ts';
import { journey, openStage } from '#stage.ts';
import { said } from '#words.ts';

const stage = openStage(async () => ({
  REVERIE_SOCIAL_LINKS: 'https://example.social/@reverie',
}));

const menu = (page: Page) => page.locator('#menu');
const settings = (page: Page) => page.getByRole('dialog', { name: /^(Ciel|Sky)/ });
const group = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());
const isLocked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');
const ground = (page: Page) => page.getByRole('banner').evaluate((it) => it.dataset.ground);
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

journey('the menu is walked by keyboard, group by group, and Escape gives focus back', async () => {
  const page = await stage.visit();
  await page.goto('/contact');
  await untilAwake(page);
  await group(page, 'Projet').focus();
  await page.keyboard.press('Enter');
  await menu(page).waitFor();
  await expect.poll(() => focused(page)).toMatch(/^Tarifs/);
  await page.keyboard.press('ArrowDown');
  expect(await focused(page)).toMatch(/^Blog/);
  await page.keyboard.press('ArrowRight');
  expect(await focused(page)).toMatch(/^API/);
  await page.keyboard.press('End');
  expect(await focused(page)).toMatch(/^État du service/);
  expect(await group(page, 'Projet').getAttribute('aria-expanded')).toBe('true');
  expect(await group(page, 'Découvrir').getAttribute('aria-expanded')).toBe('false');
  await page.keyboard.press('Escape');
  await menu(page).waitFor({ state: 'hidden' });
  await expect.poll(() => focused(page)).toBe('Projet');

  await page.keyboard.press('ArrowDown');
  await expect.poll(() => focused(page)).toMatch(/^Tarifs/);
  await group(page, 'Ressources').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toMatch(/^Documentation/);
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/');
  await menu(page).waitFor({ state: 'hidden' });
});

journey('menu and settings take each other’s place; a click outside closes either', async () => {
  const page = await stage.visit();
  await page.goto('/contact');
  await group(page, 'Découvrir').click();
  await menu(page).waitFor();
  await group(page, 'Ressources').click();
  expect(await menu(page).isVisible()).toBe(true);
  await page.getByRole('button', { name: 'Ciel, couleur et langue' }).click();
  await settings(page).waitFor();
  expect(await menu(page).isVisible()).toBe(false);
  await group(page, 'Projet').click();
  await menu(page).waitFor();
  expect(await settings(page).isVisible()).toBe(false);

  await menu(page)
    .getByRole('button', { name: said('Régler le ciel') })
    .click();
  await settings(page).getByRole('slider').waitFor();
  expect(await menu(page).isVisible()).toBe(false);
  await page.mouse.click(40, 860);
  await settings(page).waitFor({ state: 'hidden' });
  await group(page, 'Projet').click();
  await menu(page).waitFor();
  await page.mouse.click(40, 860);
  await menu(page).waitFor({ state: 'hidden' });
});

for (const width of [390, 768]) {
  journey(`at ${width} px the menu is a drawer that holds the page and leads on`, async () => {
    const page = await stage.visit({ width });
    await page.goto('/contact');
    const burger = page.getByRole('button', { name: 'Menu', exact: true });
    await burger.focus();
    await page.keyboard.press('Enter');
    await menu(page).waitFor();
    expect(await isLocked(page)).toBe(true);
    expect(await overflowOf(page)).toBe(0);
    expect(await page.getByRole('banner').getByRole('link', { name: 'Connexion' }).count()).toBe(1);
    await page.keyboard.press('Escape');
    await menu(page).waitFor({ state: 'hidden' });
    expect(await isLocked(page)).toBe(false);
    expect(await burger.evaluate((it) => it === document.activeElement)).toBe(true);

    await burger.click();
    await menu(page).getByRole('button', { name: 'Ciel, couleur et langue' }).click();
    await settings(page).getByRole('slider').waitFor();
    expect(await menu(page).isVisible()).toBe(false);
    expect(await isLocked(page)).toBe(true);
    const sheet = await settings(page).boundingBox();
    expect([sheet?.y, sheet?.height]).toEqual([0, 900]);
    await settings(page).getByRole('button', { name: 'Fermer' }).click();

    await burger.click();
    await menu(page).getByRole('link', { name: 'Connexion' }).click();
    await page.waitForURL('**/login');
    await menu(page).waitFor({ state: 'hidden' });
    expect(await isLocked(page)).toBe(false);
  });
}

journey('who is signed in has a space of their own in the menu, and a way out', async () => {
  const page = await stage.visit();
  const person = someone();
  const { api } = await settle(stage.server, person);
  await api.dreams.create({ content: 'Une porte sous la mer.', visibility: 'private' });
  await page.goto('/contact');
  await group(page, 'Découvrir').click();
  expect(
    await menu(page)
      .getByRole('link', { name: /^Nouveau rêve/ })
      .count(),
  ).toBe(0);
  await enter(page, person);
  await page.getByRole('link', { name: `${person.username}, votre profil` }).click();
  await page.waitForURL('**/profile');
  await group(page, 'Mon espace').click();
  await menu(page)
    .getByRole('link', { name: /^Nouveau rêve/ })
    .click();
  await page.waitForURL('**/dreams/new');
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Connexion' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});

journey('the header closes 50 px down a page, and where the hero of the home ends', async () => {
  const page = await stage.visit({ width: 1200 });
  await page.goto('/contact');
  await expect.poll(() => ground(page)).toBe('sky');
  await scrollTo(page, 50);
  await expect.poll(() => ground(page)).toBe('sky');
  await scrollTo(page, 60);
  await expect.poll(() => ground(page)).toBe('page');

  await page.goto('/');
  const end = await page.locator('[data-hero]').evaluate((it) => it.getBoundingClientRect().bottom);
  await scrollTo(page, end - 110);
  await expect.poll(() => ground(page)).toBe('hero');
  const header = page.getByRole('banner');
  expect(await header.evaluate((it) => getComputedStyle(it).backgroundColor)).toBe(
    'rgba(0, 0, 0, 0)',
  );
  await scrollTo(page, end - 90);
  await expect.poll(() => ground(page)).toBe('page');
});

journey('a link leads to the top of its page, Back to where one was', async () => {
  const page = await stage.visit({ width: 390 });
  await page.goto('/terms');
  await scrollTo(page, 900);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Confidentialité' }).click();
  await page.waitForURL('**/privacy');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await page.waitForURL('**/terms');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(800);
});

journey(
  'without any script the menu opens, its links lead on, and nothing dead is shown',
  async () => {
    const page = await stage.visit({ scripts: false });
    await page.goto('/terms');
    await group(page, 'Projet').click();
    await menu(page).waitFor();
    expect(await page.getByRole('button', { name: 'Ciel, couleur et langue' }).count()).toBe(0);
    await menu(page)
      .getByRole('link', { name: /^Contact/ })
      .click();
    await page.waitForURL('**/contact');
    const elsewhere = page.getByRole('contentinfo').getByRole('link', { name: 'example.social' });
    expect(await elsewhere.getAttribute('href')).toBe('https://example.social/@reverie');
    await page
      .getByRole('contentinfo')
      .getByText(`© ${new Date().getUTCFullYear()} Reverie`)
      .waitFor();

    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await page.waitForURL('**/contact?lang=en');
    await page.goto('/terms');
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
  },
);

/** The sky lives once the page's scripts do. */
const toContact = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Contact' });
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name: said(name) });

journey('without a network a link says so in its place, and comes back by itself', async () => {
  const page = await stage.visit();
  await page.goto('/support');
  await untilAwake(page);
  await page.context().setOffline(true);
  await toContact(page).click();
  await heading(page, 'Vous êtes hors ligne').waitFor();
  expect(new URL(page.url()).pathname).toBe('/contact');
  await page.context().setOffline(false);
  await heading(page, 'Nous écrire').waitFor();
});

const search = (page: Page) => page.getByRole('dialog', { name: /^(Rechercher|Search)$/ });
const field = (page: Page) => search(page).getByRole('combobox');

journey('the search opens by key, finds pages, dreams and help, and leads there', async () => {
  const page = await stage.visit();
  const { api } = await settle(stage.server, someone());
  const { id } = await api.dreams.create({ content: 'Une girafe attend le tramway.' });
  await page.goto('/contact');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Rechercher' });
  await opener.focus();
  await page.keyboard.press('Control+k');
  await field(page).waitFor();
  expect(await field(page).evaluate((it) => it === document.activeElement)).toBe(true);
  await page.keyboard.type('girafe');
  const found = search(page).getByRole('group', { name: 'Rêves' }).getByRole('option');
  await expect.poll(() => found.first().textContent()).toContain('Une girafe');
  await page.keyboard.press('ArrowDown');
  const active = await field(page).getAttribute('aria-activedescendant');
  expect(await found.first().getAttribute('id')).toBe(active);
  expect(await found.first().getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('Escape');
  await search(page).waitFor({ state: 'detached' });
  expect(await opener.evaluate((it) => it === document.activeElement)).toBe(true);

  await page.keyboard.press('Control+k');
  await field(page).fill('girafe');
  await expect.poll(() => found.first().textContent()).toContain('Une girafe');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/dreams/${id}`);
  await search(page).waitFor({ state: 'detached' });

  await page.keyboard.press('Meta+k');
  await field(page).fill('mot de passe oublié');
  await search(page).getByRole('group', { name: 'Aide' }).getByRole('option').first().waitFor();
  await field(page).fill('confidentialité');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/privacy');
});

journey(
  'a search that finds nothing says so, and one without a network keeps its pages',
  async () => {
    const page = await stage.visit({ width: 390 });
    await page.goto('/contact');
    await page.getByRole('banner').getByRole('button', { name: 'Rechercher' }).click();
    await field(page).fill('xyzzyx');
    await search(page).getByText(said('Rien pour « xyzzyx »', 'part')).waitFor();
    expect(await isLocked(page)).toBe(true);
    await page.context().setOffline(true);
    await field(page).fill('tarifs');
    await search(page).getByText(said('Les rêves ne répondent pas', 'part')).waitFor();
    await search(page).getByRole('option', { name: 'Tarifs', exact: true }).waitFor();
    await page.context().setOffline(false);
    await search(page).getByRole('button', { name: 'Fermer' }).click();
    await search(page).waitFor({ state: 'detached' });
  },
);

for (const [language, scheme] of [
  ['fr', 'dark'],
  ['en', 'light'],
] as const) {
  journey(`axe finds nothing on the open menu and search, ${scheme}, ${language}`, async () => {
    for (const width of [390, 1440]) {
      const page = await stage.visit({ language, scheme, width });
      await page.goto('/contact');
      const opener = width < 1024 ? 'Menu' : { fr: 'Découvrir', en: 'Discover' }[language];
      await group(page, opener).click();
      await menu(page).waitFor();
      expect(await faultsOf(page)).toEqual([]);
      expect(await overflowOf(page)).toBe(0);
      await page.keyboard.press('Control+k');
      await field(page).fill('a');
      await search(page).getByRole('option').first().waitFor();
      expect(await faultsOf(page)).toEqual([]);
    }
  });
}

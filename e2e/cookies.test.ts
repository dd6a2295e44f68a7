import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faultsOf, overflowOf } from '#axe.ts';
import { register, someone } from '#people.ts';
import { journey, openStage } from '#stage.ts';
import { said } from '#words.ts';

const stage = openStage();

const bannerOf = (page: Page) => page.getByRole('region', { name: said('Choix des cookies') });
const button = (page: Page, name: string) =>
  bannerOf(page).getByRole('button', { name: said(name) });

async function kept(page: Page) {
  const text = await page.evaluate(() => localStorage.getItem('cookie-consent'));
  const { timestamp, ...choice } = JSON.parse(text ?? '{}');
  expect(new Date(timestamp).toISOString()).toBe(timestamp);
  const cookies = await page.context().cookies();
  const cookie = cookies.find(({ name }) => name === 'consent');
  expect(JSON.parse(decodeURIComponent(cookie?.value ?? '{}'))).toEqual({ timestamp, ...choice });
  return choice;
}

/** Whether a cookie outlives the visit. */
async function isLasting(page: Page, name: string): Promise<boolean | undefined> {
  const found = (await page.context().cookies()).find((cookie) => cookie.name === name);
  return found && found.expires > 0;
}

for (const [name, choice] of [
  ['Tout refuser', { functional: false, analytics: false, marketing: false }],
  ['Tout accepter', { functional: true, analytics: true, marketing: true }],
] as const) {
  journey(`a visitor is asked once, and answers “${name}”`, async () => {
    const page = await stage.visit({ hasChosen: false });
    await page.goto('/contact');
    await button(page, name).click();
    await bannerOf(page).waitFor({ state: 'detached' });
    expect(await kept(page)).toEqual({ essential: true, ...choice });
    expect(await isLasting(page, 'timezone')).toBe(choice.functional);
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(await bannerOf(page).count()).toBe(0);
    await page.goto('/cookies');
    await page.getByText(said('Choix du', 'part')).waitFor();
  });
}

journey('a visitor is asked on an error page as well, and keeps what is open', async () => {
  const page = await stage.visit({ hasChosen: false });
  const missing = '/dreams/00000000-0000-7000-8000-000000000000';
  const lost = page.getByRole('heading', { level: 1, name: said("Ce rêve n'est pas là") });
  const response = await page.goto(missing);
  expect(response?.status()).toBe(404);
  await bannerOf(page).waitFor();
  await lost.waitFor();
  expect(await faultsOf(page)).toEqual([]);
  // Out of the error and into it again by the router, which makes the whole document anew.
  await page.getByRole('link', { name: said("Revenir à l'accueil") }).click();
  await lost.waitFor({ state: 'detached' });
  await button(page, 'Personnaliser').click();
  const dialog = page.getByRole('dialog', { name: said('Choix des cookies') });
  await dialog.waitFor();
  await page.goBack();
  await lost.waitFor({ state: 'attached' });
  await dialog.waitFor();
  expect(await page.locator('section[aria-label="Choix des cookies"]').count()).toBe(1);
  await page.goForward();
  await lost.waitFor({ state: 'detached' });
  await dialog.getByRole('button', { name: said('Tout refuser') }).click();
  await bannerOf(page).waitFor({ state: 'detached' });
  expect((await kept(page)).functional).toBe(false);
});

journey('choices are customised by keyboard; Escape and the overlay fold them back', async () => {
  const page = await stage.visit({ hasChosen: false });
  await page.goto('/contact');
  const customize = button(page, 'Personnaliser');
  await customize.waitFor();
  // It comes first, and holds nobody: the page is reached by going on.
  await page.keyboard.press('Tab');
  expect(await customize.evaluate((element) => element === document.activeElement)).toBe(true);
  const dialog = page.getByRole('dialog', { name: said('Choix des cookies') });
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  const stands = (name: string) => dialog.getByRole('switch', { name: said(name) }).isChecked();
  expect(await Promise.all(['Fonctionnel', "Mesure d'audience", 'Publicité'].map(stands))).toEqual([
    true,
    true,
    false,
  ]);
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await customize.evaluate((element) => element === document.activeElement)).toBe(true);
  await customize.click();
  await page.mouse.click(5, 5);
  await dialog.waitFor({ state: 'hidden' });
  await customize.click();
  await dialog.getByRole('switch', { name: said("Mesure d'audience") }).press('Space');
  await dialog.getByRole('button', { name: said('Accepter la sélection') }).press('Enter');
  await bannerOf(page).waitFor({ state: 'detached' });
  const choice = { essential: true, functional: true, analytics: false, marketing: false };
  expect(await kept(page)).toEqual(choice);
});

journey('the bar neither moves the page nor covers what has the focus', async () => {
  const page = await stage.visit({ hasChosen: false, width: 390 });
  await page.goto('/contact');
  const title = page.getByRole('heading', { level: 1 });
  const before = await title.boundingBox();
  await bannerOf(page).waitFor();
  expect(await title.boundingBox()).toEqual(before);
  expect(await faultsOf(page)).toEqual([]);
  expect(await overflowOf(page)).toBe(0);
  const covered: string[] = [];
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const element = document.activeElement;
      const bar = document.querySelector('section[aria-label="Choix des cookies"]');
      if (!element || !bar || element === document.body || bar.contains(element)) return '';
      // Of something tall, its beginning is what has to be seen.
      const { top, height } = element.getBoundingClientRect();
      const isCovered = top + Math.min(height, 48) > bar.getBoundingClientRect().top;
      return isCovered ? element.outerHTML.slice(0, 80) : '';
    });
    if (name) covered.push(name);
  }
  expect(covered).toEqual([]);
});

journey(
  'a refusal holds: choices last as long as the visit, and nothing unlisted is kept',
  async () => {
    const page = await stage.visit({ hasChosen: false });
    await page.goto('/contact');
    await button(page, 'Tout refuser').click();
    await register(page, someone());
    await page.goto('/profile');
    // Two colours in turn: one of them is a change, whenever the page's scripts have come.
    const dye = async () => {
      for (const name of ['Violet', 'Indigo']) await page.getByTitle(name, { exact: true }).click();
      return isLasting(page, 'theme');
    };
    await expect.poll(dye, { timeout: 10_000 }).toBe(false);
    await page.goto('/cookies');
    const listed = new Set(await page.getByRole('term').allTextContents());
    const cookies = (await page.context().cookies()).map(({ name }) => name);
    const keys = await page.evaluate(() => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ]);
    const names = [...cookies, ...keys].map((name) => name.replace(/^draft:.*/, 'draft:'));
    expect(names.filter((name) => !listed.has(name))).toEqual([]);
    // A change of mind on that page holds from then on.
    await page.getByRole('button', { name: said('Tout accepter') }).click();
    await expect.poll(() => isLasting(page, 'theme')).toBe(true);
  },
);

journey('without any script the choice is made on the page of cookies', async () => {
  const page = await stage.visit({ hasChosen: false, scripts: false, language: 'en' });
  await page.goto('/cookies');
  await page.getByText(said('You have chosen nothing yet', 'part')).waitFor();
  await page.getByText(said('Manage')).click();
  await page.getByRole('switch', { name: said('Analytics') }).uncheck();
  await page.getByRole('button', { name: said('Accept selected') }).click();
  await page.getByText(said('Chosen on', 'part')).waitFor();
  await page.getByText(said('Manage')).click();
  expect(await page.getByRole('switch', { name: said('Analytics') }).isChecked()).toBe(false);
  expect(await isLasting(page, 'consent')).toBe(true);
});

journey('the page of cookies is sound in both languages, both modes and on a phone', async () => {
  for (const [language, scheme, width] of [
    ['fr', 'light', 320],
    ['en', 'dark', 1440],
  ] as const) {
    const page = await stage.visit({ language, scheme, width });
    await page.goto('/cookies');
    await page.locator('summary').click();
    expect(await faultsOf(page), language).toEqual([]);
    expect(await overflowOf(page), language).toBe(0);
  }
});

journey('what is said in passing keeps as much room on both sides', async () => {
  const page = await stage.visit({ width: 390 });
  await page.goto('/cookies');
  await page
    .getByRole('button', { name: said('Tout refuser') })
    .first()
    .click();
  const notice = page.getByText(said('Votre choix est enregistré.'), { exact: true });
  const [left, right] = await notice.evaluate((text) => {
    const box = (text.parentElement ?? text).getBoundingClientRect();
    const words = text.getBoundingClientRect();
    return [words.left - box.left, box.right - words.right];
  });
  expect(right).toBeCloseTo(left ?? 0, 0);
});

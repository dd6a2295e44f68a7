import type { Client } from '@reverie/sdk';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faultsOf, overflowOf } from '#axe.ts';
import { enter, settle, signIn, someone } from '#people.ts';
import { journey, openStage } from '#stage.ts';
import { said } from '#words.ts';

const stage = openStage();

const day = 86_400_000;
const ago = (nights: number) => new Date(Date.now() - nights * day).toISOString();

/** Somebody with three weeks of nights: a dream most nights, two in one. */
async function threeWeeks(api: Client) {
  for (let nights = 22; nights >= 2; nights -= 1) {
    if (nights % 3 === 0) continue;
    await api.dreams.create({
      content: `Un escalier de ${nights} marches descend vers la gare.`,
      visibility: 'private',
      dreamedAt: ago(nights),
      ...(nights % 2 === 0 && { types: ['lucid' as const], tags: ['gare'] }),
    });
  }
  await api.dreams.create({
    content: 'Un second rêve, dans le même lit.',
    visibility: 'private',
    dreamedAt: ago(8),
  });
}

async function arrive(options: Parameters<typeof stage.visit>[0] = {}) {
  const page = await stage.visit(options);
  const person = someone();
  const { api } = await settle(stage.server, person);
  return { page, api, person };
}

const search = (page: Page) =>
  page.getByRole('searchbox', { name: said('Chercher dans vos nuits') });

journey('an older answer never comes in the place of what is being typed', async () => {
  const { page, api, person } = await arrive();
  await api.dreams.create({ content: 'Un phare et une glycine.', dreamedAt: ago(2) });
  await signIn(page, person);
  await page.goto('/journal');
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/journal\.data\?.*q=pha(&|$)/, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  const asked = page.waitForRequest(/q=pha(&|$)/);
  await search(page).pressSequentially('pha');
  await asked;
  await search(page).fill('glycine');
  await page.waitForURL(/q=glycine/);
  letGo();
  await page.getByRole('status').filter({ hasText: /^1/ }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(page.url()).toContain('q=glycine');
  expect(await search(page).inputValue()).toBe('glycine');
});

journey(
  'a frieze draws the sleep that was noted, and a phone leads from night to night',
  async () => {
    const { page, api, person } = await arrive({ width: 390 });
    const nightOf = (nights: number) => ago(nights).slice(0, 10);
    for (const nights of [3, 2]) {
      const dreamedAt = `${nightOf(nights)}T05:00:00Z`;
      await api.dreams.create({ content: `Le rêve ${nights}.`, visibility: 'private', dreamedAt });
      await api.nights.put({ date: nightOf(nights), bedtime: '23:10', rising: '07:30' });
    }
    await signIn(page, person);
    await page.goto('/journal?view=frieze');
    const drawn = page.locator('.frieze-tall .frieze-sleep');
    expect(await drawn.count()).toBeGreaterThan(0);
    await page
      .getByText(/sommeil noté de 23.?:.?10/)
      .first()
      .waitFor();
    expect(await overflowOf(page)).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
  },
);

journey(
  'filters stand in the address, are taken out one by one, and arrows go through the list',
  async () => {
    const { page, api, person } = await arrive();
    await threeWeeks(api);
    await signIn(page, person);
    await page.goto('/journal?view=list');
    await page.getByText(said('Filtres')).click();
    await page.getByLabel(said('Lucidité')).selectOption('yes');
    await page.getByLabel(said('Étiquette')).fill('gare');
    await page.getByRole('button', { name: said('Filtrer') }).click();
    await page.waitForURL(/lucid=yes/);
    await page.getByRole('status').filter({ hasText: /^8/ }).waitFor();
    expect(page.url()).toContain('tag=gare');
    await page.locator('.found .card-link').first().focus();
    await page.keyboard.press('ArrowDown');
    const focused = await page.evaluate(() => document.activeElement?.textContent);
    expect(focused).toBe(await page.locator('.found .card-link').nth(1).textContent());
    await page.getByRole('link', { name: /Enlever Étiquette/ }).click();
    await page.waitForURL((url) => !url.search.includes('tag='));
    await page.goBack();
    await page.waitForURL(/tag=gare/);
    expect(await faultsOf(page)).toEqual([]);
  },
);

journey('each filter of the journal is chosen by hand, and finds what it says', async () => {
  const { page, api, person } = await arrive();
  const tell = (content: string, nights: number, more: object = {}) =>
    api.dreams.create({ content, visibility: 'private', dreamedAt: ago(nights), ...more });
  const afraid = await tell('Ma mère est dans la forêt. J’ai très peur du loup.', 2);
  await tell('Je vole, et je sais que je rêve.', 3, { types: ['lucid'], lucidity: 7 });
  await tell('Un pont de papier.', 4, { tags: ['papier'], visibility: 'public' });
  const shown = async () => (await api.dreams.get({ id: afraid.id })).imageStatus;
  await expect.poll(shown, { timeout: 120_000 }).toBe('done');
  const found = await api.analysis.get({ id: afraid.id });
  if (!('symbols' in found)) throw new Error('the dream was not read');
  const symbol = found.symbols.find(({ shown: is, count }) => is && count > 0)?.id ?? '';
  const someoneThere = found.characters.find(({ shown: is }) => is)?.label ?? '';
  const place = found.settings.find(({ shown: is, kind }) => is && kind)?.kind ?? '';
  await enter(page, person);
  const forest = /Ma mère est dans la forêt/;
  const tries: [string, string, 'choose' | 'type', RegExp, boolean][] = [
    ['Émotion', 'apprehension', 'choose', forest, true],
    ['Symbole', symbol, 'type', forest, true],
    ['Personne', someoneThere, 'type', forest, true],
    ['Lieu', place, 'type', forest, true],
    ['Genre', 'lucid', 'choose', /Je vole/, true],
    ['Étiquette', 'papier', 'type', /Un pont de papier/, true],
    ['Visibilité', 'public', 'choose', /Un pont de papier/, true],
    ['Visibilité', 'private', 'choose', /Un pont de papier/, false],
    ['Lucidité', 'yes', 'choose', /Je vole/, true],
    ['Lucidité', 'no', 'choose', /Je vole/, false],
    ['Peinture', 'yes', 'choose', forest, true],
    ['Peinture', 'no', 'choose', forest, false],
  ];
  for (const [label, value, way, title, isThere] of tries) {
    const named = `${label} ${value}`;
    expect(value, label).not.toBe('');
    await page.goto('/journal?view=list');
    await page.getByText(said('Filtres')).click();
    const field = page.getByLabel(said(label), { exact: true });
    if (way === 'choose') await field.selectOption(value);
    else await field.fill(value);
    await page.getByRole('button', { name: said('Filtrer') }).click();
    await page.getByRole('link', { name: new RegExp(`Enlever ${label}`) }).waitFor();
    await page.getByRole('status').filter({ hasText: /^\d/ }).waitFor();
    const here = page.locator('.found').getByText(title).first();
    if (isThere) await here.waitFor();
    expect((await here.count()) > 0, named).toBe(isThere);
  }
  expect(await faultsOf(page)).toEqual([]);
});

journey(
  'a phone sees every view without being pushed sideways, and one tap says nothing stayed',
  async () => {
    const { page, api, person } = await arrive({ width: 390 });
    await threeWeeks(api);
    await enter(page, person);
    for (const view of ['wall', 'frieze', 'year', 'list']) {
      await page.goto(`/journal?view=${view}`);
      expect(await overflowOf(page), view).toBe(0);
      expect(await faultsOf(page), view).toEqual([]);
    }
    await page.goto('/journal');
    await page.getByRole('button', { name: said("Rien n'est resté") }).click();
    await page.getByText(/C’est noté/).waitFor();
    const year = new Date().getFullYear();
    const { nights } = await api.journal.calendar({ year });
    expect(nights.some(({ hadNoRecall }) => hadNoRecall)).toBe(true);
    await page.getByRole('button', { name: said('Revenir dessus') }).click();
    await page.getByRole('button', { name: said("Rien n'est resté") }).waitFor();
  },
);

journey(
  'without scripts the journal is searched, filtered and told that nothing stayed',
  async () => {
    const { page, api, person } = await arrive({ scripts: false });
    await page.goto('/journal');
    await page.waitForURL(/\/login/);
    await signIn(page, person);
    await page.goto('/journal');
    await page
      .getByRole('heading', { name: said('La première nuit est la plus simple.') })
      .waitFor();
    await api.dreams.create({ content: 'Un phare.', report: 'Un cormoran.', dreamedAt: ago(2) });
    await page.goto('/journal');
    await search(page).fill('cormoran');
    await page.getByRole('button', { name: said('Chercher'), exact: true }).click();
    await page.getByRole('link', { name: 'Un phare.' }).waitFor();
    await page.goto('/journal');
    await page.getByRole('button', { name: said("Rien n'est resté") }).click();
    await page.getByText(/C’est noté/).waitFor();
  },
);

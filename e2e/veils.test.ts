import { createClient } from '@reverie/sdk';
import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { faultsOf, overflowOf } from '#axe.ts';
import { enter, type Person, settle, someone } from '#people.ts';
import { journey, openStage } from '#stage.ts';
import { said } from '#words.ts';

const stage = openStage();
const words = 'Une lame tombe dans le puits, et ma grand-mère ne se relève pas.';
/** Of the dream: what nobody is shown before they ask. */
const secrets = /lame tombe|La chute du puits|lame-de-nuit/;
let grave = '';

beforeAll(async () => {
  const { token } = await settle(stage.server, someone('conteuse'));
  const { dreams } = createClient({ origin: stage.server.origin, token });
  const told = { types: ['nightmare' as const], category: 'time' as const };
  const { id } = await dreams.create({
    ...told,
    content: words,
    title: 'La chute du puits',
    tags: ['lame-de-nuit'],
    warnings: ['violence', 'death'],
  });
  grave = `/dreams/${id}`;
  await dreams.create({ ...told, content: 'Un puits rempli de lumière.' });
});

/** Everything a reader meets without asking: what is seen, what is read aloud, tabs and hints. */
async function met(page: Page): Promise<string> {
  const hints = await page
    .locator('[alt], [title], [aria-label]')
    .evaluateAll((all) =>
      all
        .filter((each) => each.checkVisibility())
        .flatMap((each) => ['alt', 'title', 'aria-label'].map((name) => each.getAttribute(name))),
    );
  const aloud = await page.locator('body').ariaSnapshot();
  return [await page.title(), await page.locator('body').innerText(), aloud, ...hints].join('\n');
}

async function comeIn(page: Page, person: Person) {
  const { token } = await settle(stage.server, person);
  await page.context().addCookies([{ name: 'session', value: token, url: stage.server.origin }]);
  return token;
}

const read = said('Lire ce rêve');

for (const scripts of [true, false]) {
  const how = scripts ? 'with scripts' : 'without any script';
  journey(`a warned dream names its warning and waits until it is opened, ${how}`, async () => {
    const page = await stage.visit({ scripts, width: 390 });
    await comeIn(page, someone());
    for (const path of [
      '/dashboard',
      '/dreams',
      '/dashboard?q=puits',
      '/dreams?category=time',
      grave,
    ]) {
      await page.goto(path);
      await page.getByText(said('Sujets sensibles : violence, mort')).first().waitFor();
      expect(await met(page), path).not.toMatch(secrets);
    }
    await page.getByRole('link', { name: 'Temps' }).waitFor();
    await page.getByRole('main').getByText('Cauchemar').first().waitFor();

    await page.goto('/dashboard');
    const card = page.getByRole('article').filter({ hasText: /Sujets sensibles/ });
    await card.locator('summary').focus();
    await page.keyboard.press('Enter');
    await card.getByRole('link', { name: words }).waitFor();
    await card.getByRole('link', { name: words }).click();
    await page.waitForURL(`**${grave}`);
    // Nobody with scripts is asked twice for one dream; without any, each page asks.
    if (!scripts) await page.getByText(read).click();
    await page.getByRole('heading', { level: 1, name: 'La chute du puits' }).waitFor();
    await page.getByText(words).first().waitFor();
  });
}

journey('the search veils a warned dream as well', async () => {
  const page = await stage.visit();
  await comeIn(page, someone());
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await page.getByRole('combobox').fill('puits');
  await page
    .getByRole('option', { name: said('Sujets sensibles : violence, mort', 'part') })
    .waitFor();
  await page.getByRole('option', { name: said('Un puits rempli', 'part') }).waitFor();
  expect(await met(page)).not.toMatch(secrets);
});

journey('a dream told meanwhile appears veiled', async () => {
  const page = await stage.visit();
  const reader = someone();
  await settle(stage.server, reader);
  await enter(page, reader);
  const { api } = await settle(stage.server, someone('conteuse'));
  await page.getByText(said('Sujets sensibles : violence, mort')).waitFor();
  await api.dreams.create({ content: 'Un serpent blanc.', warnings: ['phobia'] });
  await page.getByText(said('Sujet sensible : phobie')).waitFor();
  expect(await met(page)).not.toMatch(/serpent/);
});

journey('how warned dreams are met is chosen once, and each list can differ', async () => {
  const page = await stage.visit();
  const reader = someone();
  await settle(stage.server, reader);
  await enter(page, reader);
  const choose = async (choice: string) => {
    await page.goto('/profile');
    await page.getByText(choice, { exact: true }).click();
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByText('Profil enregistré.').waitFor();
  };
  await choose('Ouverts');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: words }).waitFor();
  await page.goto(grave);
  await page.getByRole('heading', { level: 1, name: 'La chute du puits' }).waitFor();

  await choose('Exclus');
  for (const path of ['/dashboard', '/dreams?q=puits']) {
    await page.goto(path);
    await page.getByText('Un puits rempli de lumière.').waitFor();
    expect(await page.getByText(/Sujets? sensibles? :/).count()).toBe(0);
  }
  await page.goto('/dashboard');
  await page.getByRole('link', { name: said('Tous les rêves') }).click();
  await page.getByText(said('Sujets sensibles : violence, mort')).waitFor();

  await choose('Voilés');
  await page.goto('/dashboard');
  await page.getByText(said('Sujets sensibles : violence, mort')).waitFor();
  await page.getByRole('link', { name: said('Sans sujet sensible') }).click();
  await expect.poll(() => page.getByText(/Sujets? sensibles? :/).count()).toBe(0);
  await page.goto('/dreams');
  await page.locator('summary', { hasText: 'Filtres' }).click();
  await page.getByRole('link', { name: said('Sans sujet sensible') }).click();
  await expect.poll(() => page.getByText(/Sujets? sensibles? :/).count()).toBe(0);
  await page.getByText('Un puits rempli de lumière.').waitFor();
});

journey('who told a warned dream reads it without a veil; a visitor finds none', async () => {
  const page = await stage.visit();
  const teller = someone();
  const { api } = await settle(stage.server, teller);
  await enter(page, teller);
  const { id } = await api.dreams.create({ content: 'Un orage rouge.', warnings: ['violence'] });
  await page.goto(`/dreams/${id}`);
  await page.getByText('Un orage rouge.').first().waitFor();
  await page.getByText('À savoir').waitFor();
  const visitor = await stage.visit();
  await visitor.goto('/dreams');
  await visitor.getByText('Un puits rempli de lumière.').waitFor();
  expect(await visitor.getByText(/Sujets? sensibles? :/).count()).toBe(0);
  expect((await visitor.goto(`/dreams/${id}`))?.status()).toBe(404);
});

for (const [language, scheme] of [
  ['fr', 'dark'],
  ['en', 'light'],
] as const) {
  journey(`a veiled dream is accessible, shut and open, in ${language}, ${scheme}`, async () => {
    const page = await stage.visit({ language, scheme, width: 390 });
    await comeIn(page, someone());
    for (const path of ['/dashboard', grave]) {
      await page.goto(path);
      const fold = page.locator('details.veil').first();
      await fold.waitFor();
      expect(await faultsOf(page)).toEqual([]);
      await fold.locator('summary').first().click();
      expect(await faultsOf(page)).toEqual([]);
      expect(await overflowOf(page)).toBe(0);
    }
  });
}

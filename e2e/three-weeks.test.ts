import { readFile } from 'node:fs/promises';
import type { Client } from '@reverie/sdk';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faultsOf, overflowOf } from '#axe.ts';
import { enter, settle, someone } from '#people.ts';
import { journey, openStage } from '#stage.ts';
import { said } from '#words.ts';

const stage = openStage();
const patience = 120_000;
const button = (page: Page, name: string) =>
  page.getByRole('button', { name: said(name), exact: true });

/**
 * Three weeks of a journal: a dream most nights, two in one, one of them with a sealed report, sleep and
 * day notes, nights of which nothing stayed. Resolves to the titles, in the order of the nights.
 */
async function keepThreeWeeks(api: Client): Promise<string[]> {
  const titles: string[] = [];
  const noon = new Date().setUTCHours(4, 0, 0, 0);
  const tell = async (dreamedAt: string, title: string, more: object = {}) => {
    titles.push(title);
    const content = `${title}, et un escalier descend vers la gare.`;
    await api.dreams.create({ title, content, visibility: 'private', dreamedAt, ...more });
  };
  for (let ago = 22; ago >= 2; ago -= 1) {
    const dreamedAt = new Date(noon - ago * 86_400_000).toISOString();
    const date = dreamedAt.slice(0, 10);
    if (ago % 3 === 0) {
      await api.nights.put({ date, hadNoRecall: true });
      continue;
    }
    const report = 'Au bout du quai fleurissait une glycine, et ma mère riait.';
    await tell(dreamedAt, `Nuit ${ago} : l’œuvre`, ago === 8 ? { report } : {});
    if (ago === 8) {
      await tell(dreamedAt.replace('T04', 'T05'), 'Un second rêve, dans le même lit');
      await api.nights.put({ date, bedtime: '23:10', rising: '07:30', dayNote: 'Le port.' });
    }
  }
  return titles;
}

/** A table whose columns no program knows by their names. */
function aTable(rows: number): Buffer {
  const lines = Array.from(
    { length: rows },
    (_, at) => `${(at % 28) + 1}/01/2025;Nuit ${at};Un phare numéro ${at} s’allume.`,
  );
  return Buffer.from(`Quand;Nommé;Mes mots\n${lines.join('\n')}\n`);
}

/** « / » brings one to the search, which answers while one types; a step back leads through it. */
async function findsByASealedWord(page: Page): Promise<string> {
  await page.keyboard.press('/');
  await page.keyboard.type('glycin');
  await page.waitForURL(/q=glycin$/);
  const isSealed = page.getByText(said('Dans un récit scellé'));
  await isSealed.waitFor();
  const search = page.getByRole('searchbox', { name: said('Chercher dans vos nuits') });
  expect(await search.inputValue()).toBe('glycin');
  expect(await page.locator('mark').allTextContents()).toEqual(['glycine']);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('link', { name: /Nuit 8/ }).click();
  await page.waitForURL(/\/dreams\/[0-9a-f-]{36}$/);
  const found = page.url();
  await page.goBack();
  await isSealed.waitFor();
  expect(await search.inputValue()).toBe('glycin');
  await page.goBack();
  const moon = page.getByRole('heading', { name: /^Lune d/ });
  await moon.first().waitFor();
  expect(await search.inputValue()).toBe('');
  return new URL(found).pathname;
}

/** Two tabs change one dream: of what differs one takes a part of each, and both are kept as versions. */
async function mergesTwoEdits(page: Page, api: Client, dream: string): Promise<void> {
  const open = async (tab: Page) => {
    await tab.goto(dream);
    await tab.getByRole('link', { name: said('Modifier') }).click();
    await tab.waitForURL('**/edit');
    return tab.getByLabel(said('Votre rêve'), { exact: true });
  };
  const other = await page.context().newPage();
  const [mine, theirs] = [await open(page), await open(other)];
  await theirs.fill('Un phare éteint.');
  await other.getByLabel(said('Titre')).fill('Le phare');
  await button(other, 'Enregistrer').click();
  await other.waitForURL(`**${dream}`);
  await other.close();

  await mine.fill('Un phare dans la brume.');
  await button(page, 'Enregistrer').click();
  await page
    .getByRole('radio', { name: said('Celle qui est enregistrée Le phare', 'part') })
    .check();
  expect(await faultsOf(page)).toEqual([]);
  await button(page, 'Garder ce qui est choisi').click();
  await page.waitForURL(`**${dream}`);
  const id = dream.split('/').at(-1) ?? '';
  expect(await api.dreams.get({ id })).toMatchObject({
    ...{ title: 'Le phare', content: 'Un phare dans la brume.', revision: 3 },
  });
}

async function bringsAThousandAndTakesThemBack(page: Page, api: Client): Promise<void> {
  const count = async () => (await api.journal.list({})).totalCount;
  const before = await count();
  await page.goto('/journal/imports');
  expect(await faultsOf(page)).toEqual([]);
  const file = { name: 'carnet.csv', mimeType: 'text/csv', buffer: aTable(1_000) };
  await page.locator('input[type=file]').setInputFiles(file);
  await button(page, 'Regarder ce fichier').click();
  await page
    .getByText(said('Aucune colonne ne raconte le rêve', 'part'))
    .waitFor({ timeout: patience });
  await page.getByLabel(said('Colonne « Quand »')).selectOption('date');
  await page.getByLabel(said('Colonne « Nommé »')).selectOption('title');
  await page.getByLabel(said('Colonne « Mes mots »')).selectOption('text');
  await button(page, 'Relire ainsi').click();
  const write = page.getByRole('button', { name: /^Écrire 1\s000 rêves$/ });
  await write.waitFor({ timeout: patience });
  expect(await faultsOf(page)).toEqual([]);
  expect(await overflowOf(page)).toBe(0);
  await write.click();
  const undo = button(page, 'Retirer tout cet import');
  await undo.waitFor({ timeout: patience });
  expect(await count()).toBe(before + 1_000);
  await undo.click();
  await page.getByRole('heading', { name: said('Apporter un journal') }).waitFor();
  await expect.poll(count, { timeout: patience }).toBe(before);
}

async function opensTheirBook(page: Page, titles: readonly string[]): Promise<void> {
  await page.goto('/journal/exports');
  expect(await faultsOf(page)).toEqual([]);
  await button(page, 'Préparer le fichier').click();
  const link = page.getByRole('link', { name: said('Télécharger') });
  await link.waitFor({ timeout: patience });
  const coming = page.waitForEvent('download');
  await link.click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^reverie-.*\.pdf$/);
  const bytes = new Uint8Array(await readFile(await download.path()));
  const book = await getDocument({ data: bytes }).promise;
  const outline = (await book.getOutline()).flatMap(({ items }) => items);
  const named = outline.map(({ title }: { title: string }) => title);
  expect(named.filter((title: string) => titles.includes(title))).toEqual(titles);
  expect(await faultsOf(page)).toEqual([]);
  const stranger = await stage.visit();
  const answer = await stranger.request.get((await link.getAttribute('href')) ?? '');
  expect(answer.status()).toBe(401);
}

journey(
  'a journal is kept for three weeks, found by a sealed word, merged, added to, and printed',
  async () => {
    const page = await stage.visit();
    const person = someone();
    const { api } = await settle(stage.server, person);
    const titles = await keepThreeWeeks(api);
    await enter(page, person);
    await page.getByRole('link', { name: 'Journal', exact: true }).first().click();
    await page.getByRole('heading', { name: said('Votre journal') }).waitFor();
    await page.getByText(/15 rêves sur 14 nuits/).waitFor();
    expect(await page.getByText(said('et un autre cette nuit-là')).count()).toBeLessThan(2);
    expect(await faultsOf(page)).toEqual([]);

    const dream = await findsByASealedWord(page);
    await mergesTwoEdits(page, api, dream);
    await bringsAThousandAndTakesThemBack(page, api);
    const told = titles.map((title) => (title.startsWith('Nuit 8') ? 'Le phare' : title));
    await opensTheirBook(page, told);
  },
  600_000,
);

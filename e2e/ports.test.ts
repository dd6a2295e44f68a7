import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { faultsOf, overflowOf } from '#axe.ts';
import { settle, signIn, someone } from '#people.ts';
import { journey, openStage } from '#stage.ts';
import { said } from '#words.ts';

const stage = openStage();
const patience = 120_000;

/** A table whose columns no program knows by their names. */
function aTable(rows: number): Buffer {
  const lines = Array.from(
    { length: rows },
    (_, at) => `${(at % 28) + 1}/01/2025;Nuit ${at};Un phare numéro ${at} s’allume.`,
  );
  return Buffer.from(`Quand;Nommé;Mes mots\n${lines.join('\n')}\n`);
}

journey(
  'somebody brings a thousand dreams, matches the columns, and takes them back',
  async () => {
    const page = await stage.visit();
    const person = someone();
    const { api } = await settle(stage.server, person);
    await signIn(page, person);
    await page.goto('/journal/imports');
    expect(await faultsOf(page)).toEqual([]);
    const file = { name: 'carnet.csv', mimeType: 'text/csv', buffer: aTable(1_000) };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: said('Regarder ce fichier') }).click();
    await page.getByText(said('Aucune colonne ne raconte le rêve', 'part')).waitFor();
    await page.getByLabel(said('Colonne « Quand »')).selectOption('date');
    await page.getByLabel(said('Colonne « Nommé »')).selectOption('title');
    await page.getByLabel(said('Colonne « Mes mots »')).selectOption('text');
    await page.getByRole('button', { name: said('Relire ainsi') }).click();
    const write = page.getByRole('button', { name: /^Écrire 1\s000 rêves$/ });
    await write.waitFor({ timeout: patience });
    expect(await faultsOf(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
    await write.click();
    const undo = page.getByRole('button', { name: said('Retirer tout cet import') });
    await undo.waitFor({ timeout: patience });
    expect((await api.dreams.list({})).totalCount).toBe(1_000);
    await undo.click();
    await page.getByRole('heading', { name: said('Apporter un journal') }).waitFor();
    await expect
      .poll(async () => (await api.dreams.list({})).totalCount, { timeout: patience })
      .toBe(0);
  },
  300_000,
);

journey(
  'somebody exports their book and opens it, and a stranger does not',
  async () => {
    const page = await stage.visit();
    const person = someone();
    const { api } = await settle(stage.server, person);
    const titles = ['La porte verte', 'Un phare au grenier'];
    for (const title of titles) {
      await api.dreams.create({ title, content: `${title} s’ouvre.`, visibility: 'private' });
    }
    await signIn(page, person);
    await page.goto('/journal/exports');
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: said('Préparer le fichier') }).click();
    const link = page.getByRole('link', { name: said('Télécharger') });
    await link.waitFor({ timeout: patience });
    const coming = page.waitForEvent('download');
    await link.click();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/^reverie-.*\.pdf$/);
    const bytes = new Uint8Array(await readFile(await download.path()));
    const book = await getDocument({ data: bytes }).promise;
    const outline = (await book.getOutline()).flatMap(({ items }) => items);
    expect(outline.map(({ title }: { title: string }) => title)).toEqual(titles);
    expect(await faultsOf(page)).toEqual([]);
    const stranger = await stage.visit();
    const answer = await stranger.request.get((await link.getAttribute('href')) ?? '');
    expect(answer.status()).toBe(401);
  },
  180_000,
);

journey(
  'without scripts a journal is brought and an export asked for all the same',
  async () => {
    const page = await stage.visit({ scripts: false });
    const person = someone();
    await settle(stage.server, person);
    await signIn(page, person);
    await page.goto('/journal/imports');
    const buffer = Buffer.from('date,texte\n2025-01-01,Un phare.\n');
    const file = { name: 'a.csv', mimeType: 'text/csv', buffer };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: said('Regarder ce fichier') }).click();
    await untilThere(page, page.getByRole('button', { name: said('Écrire 1 rêve') }));
    await page.goto('/journal/exports');
    await page.getByRole('radio', { name: said('Un tableau') }).check();
    await page.getByRole('button', { name: said('Préparer le fichier') }).click();
    await untilThere(page, page.getByRole('link', { name: said('Télécharger') }));
  },
  180_000,
);

/** Without scripts a page is asked for anew by hand. */
async function untilThere(page: Page, wanted: Locator): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.goto(page.url());
        return wanted.count();
      },
      { timeout: patience },
    )
    .toBe(1);
}

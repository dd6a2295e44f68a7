import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { settle, signIn, someone } from '#people.ts';
import { aServerOfItsOwn, journey, openStage } from '#stage.ts';
import { said } from '#words.ts';

const stage = openStage(aServerOfItsOwn);
const patience = 120_000;

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

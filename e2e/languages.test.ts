import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { furnish } from '#furnish.ts';
import { aServerOfItsOwn, journey, openStage } from '#stage.ts';
import { said } from '#words.ts';
import { englishDreams } from '../apps/server/src/demo/dreams-en.ts';
import { frenchDreams } from '../apps/server/src/demo/dreams-fr.ts';

const stage = openStage(aServerOfItsOwn);
const patience = 400_000;
const [french] = frenchDreams.filter(({ warnings, types }) => warnings.length + types.length === 0);
const [english] = englishDreams.filter(
  ({ warnings, types }) => warnings.length + types.length === 0,
);
if (!french || !english) throw new Error('A dream in each language is needed.');
const told = { fr: french, en: english };
let last = '';

beforeAll(async () => {
  // The newest would lead otherwise: for each reader it is in the other language once.
  last = (await furnish(stage.server, [french, english])).dream;
}, patience);

const beginning = (content: string) => content.slice(0, 24);
/** The words of a dream wherever they stand, with what says their language. */
const wordsOf = (page: Page, content: string) => page.getByText(beginning(content)).first();
const langOf = (page: Page, content: string) =>
  wordsOf(page, content).evaluate((it) => it.closest('[lang]')?.getAttribute('lang'));

for (const language of ['fr', 'en'] as const) {
  const other = language === 'fr' ? 'en' : 'fr';
  const named = language === 'fr' ? 'en anglais' : 'in French';

  journey(`the home and the menu speak ${language} first, and name what does not`, async () => {
    const page = await stage.visit({ language });
    await page.goto('/');
    await wordsOf(page, told[language].content).waitFor();
    expect(await langOf(page, told[language].content)).toBe(language);
    await page.getByRole('banner').locator('.menu-button').first().click();
    const teasers = page.locator('.menu-teaser');
    await expect.poll(() => teasers.count()).toBe(2);
    expect(await teasers.first().locator('[lang]').count()).toBe(0);
    expect(await teasers.last().locator('[lang]').first().getAttribute('lang')).toBe(other);
    await teasers.last().getByText(named).waitFor();
  });

  journey(`a card and a page in another language say so to readers of ${language}`, async () => {
    const page = await stage.visit({ language });
    await page.goto('/dreams');
    expect(await langOf(page, told[other].content)).toBe(other);
    expect(await langOf(page, told[language].content)).toBe(language);
    expect(await page.getByRole('article').getByText(named).count()).toBe(1);
    const alt = await page.getByRole('article').getByRole('img').first().getAttribute('alt');
    expect(alt).not.toBe('');
    await page.goto(last);
    const isOther = other === 'en';
    const more = { fr: 'Tout ce qui a été relevé', en: 'Everything that was noted' };
    await page.getByText(said(more[language])).click();
    const summary = page.locator('.reading-summary');
    await summary.waitFor();
    expect(await summary.locator('span').first().getAttribute('lang')).toBe('en');
    expect(await summary.getByText(named).count()).toBe(isOther ? 1 : 0);
    expect(await page.getByRole('heading', { level: 1 }).getAttribute('lang')).toBe(
      isOther ? 'en' : null,
    );
  });
}

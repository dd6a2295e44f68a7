import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { dreamPage, settle, someone } from '#people.ts';
import { journey, openStage } from '#stage.ts';
import { said } from '#words.ts';

const stage = openStage();
const patience = { timeout: 90_000 };
const told = 'Un chat noir traverse le toit. La lune est énorme. Ma mère fait signe.';

type Visit = Parameters<typeof stage.visit>[0];

async function arrive(visit: Visit = {}) {
  const page = await stage.visit(visit);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const { token, api } = await settle(stage.server, someone());
  await page.context().addCookies([{ name: 'session', value: token, url: stage.server.origin }]);
  // What one sees of a birth, as the page goes through it.
  await page.addInitScript(() => {
    const steps: string[] = [];
    Object.assign(globalThis, { steps });
    new MutationObserver(() => {
      const { birth } = document.documentElement.dataset;
      if (birth !== undefined && steps.at(-1) !== birth) steps.push(birth);
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-birth'] });
  });
  return { page, api };
}

const stepsOf = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'steps') as string[]);
const print = (page: Page) => page.getByRole('figure').getByRole('img').first();
const canvas = (page: Page) => page.locator('.birth-canvas');

async function publish(page: Page) {
  await page.goto('/dreams/new');
  await page.getByLabel(said('Votre rêve')).fill(told);
  await page.getByRole('button', { name: said('Publier le rêve') }).click();
  await page.waitForURL(dreamPage);
}

/** Born, and gone from the address: a reload shows the print and no birth. */
async function settleDown(page: Page) {
  await page.waitForURL(/\/dreams\/[0-9a-f-]{36}$/, patience);
  await print(page).waitFor(patience);
  expect(await canvas(page).count()).toBe(0);
}

journey('after publishing one sees the picture come, step by step, and once', async () => {
  const { page } = await arrive();
  await publish(page);
  await settleDown(page);
  expect(await stepsOf(page)).toEqual(['sheet', 'words', 'planes', 'people', 'light']);
  await page.reload();
  await print(page).waitFor();
  expect(await stepsOf(page)).toEqual([]);

  // Once more, for who asks; any key shows all of it.
  await page.getByRole('link', { name: said('Revoir naître') }).click();
  await canvas(page).waitFor();
  await page.keyboard.press('Escape');
  await settleDown(page);
  expect(await stepsOf(page)).not.toContain('light');
});

journey('a reload in the middle begins again, and so does a step back', async () => {
  const { page } = await arrive();
  await publish(page);
  await canvas(page).waitFor(patience);
  await page.reload();
  await canvas(page).waitFor(patience);
  await page.goto('/dreams');
  await page.goBack();
  await canvas(page).waitFor(patience);
  await page.getByRole('button', { name: said('Passer') }).click();
  await settleDown(page);
});

journey('who asked for stillness sees the print, and nothing flies', async () => {
  const { page } = await arrive();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await publish(page);
  await settleDown(page);
  expect(await stepsOf(page)).toEqual([]);
});

journey('without scripts the picture simply is there', async () => {
  const { page, api } = await arrive({ scripts: false });
  await publish(page);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await expect.poll(async () => (await api.dreams.get({ id })).imageStatus, patience).toBe('done');
  await page.reload();
  await print(page).waitFor();
  expect(await print(page).evaluate((img) => getComputedStyle(img).opacity)).toBe('1');
  expect(await page.getByRole('link', { name: said('Revoir naître') }).count()).toBe(0);
});

journey('where the drawing does not come, the print is there all the same', async () => {
  const { page } = await arrive();
  await page.route('**/*-drawing.json', (route) => route.abort());
  await publish(page);
  await settleDown(page);
});

const life = (page: Page) => page.locator('.life-canvas');

journey(
  'the finished print lives while it is looked at, and never where stillness is asked',
  async () => {
    const { page } = await arrive();
    await publish(page);
    await settleDown(page);
    await life(page).waitFor(patience);
    const frames = () => page.evaluate(() => performance.getEntriesByName('life.frame').length);
    const from = await frames();
    await page.mouse.move(40, 300);
    await expect.poll(frames, patience).toBeGreaterThan(from);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => life(page).count(), patience).toBe(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await life(page).waitFor(patience);
  },
);

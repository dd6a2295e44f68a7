import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { settle, signIn, someone, untilAwake } from '#people.ts';
import { journey, openStage } from '#stage.ts';
import { said } from '#words.ts';

const stage = openStage();

/** Everything fetched from now on fails, as it does where the network or the server is away. */
async function lose(page: Page) {
  const isFetched = (url: URL) => url.pathname.endsWith('.data') || url.pathname === '/readyz';
  let tries = 0;
  await page.route(isFetched, (route) => {
    tries += 1;
    return route.abort('internetdisconnected');
  });
  return {
    /** Waits until the page has tried to ask anew, and has had the time to show what came of it. */
    async untilTried() {
      await expect.poll(() => tries).toBeGreaterThan(0);
      await page.waitForTimeout(500);
    },
    find: () => page.unroute(isFetched),
  };
}

const title = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();
const askedAnew = (page: Page, path: string) =>
  page.waitForResponse(
    (answer) => new URL(answer.url()).pathname === `${path}.data` && answer.ok(),
  );

journey('the status stays on screen while its server is away, and is measured on', async () => {
  const page = await stage.visit();
  await page.clock.install();
  await page.goto('/status', { waitUntil: 'load' });
  await page.locator('html[data-listening]').waitFor({ state: 'attached' });
  const before = await title(page);
  const network = await lose(page);
  await page.clock.runFor(61_000);
  await network.untilTried();
  expect(await title(page)).toBe(before);
  await network.find();
  const again = askedAnew(page, '/status');
  await page.clock.runFor(10_000);
  await again;
  expect(await title(page)).toBe(before);
});

journey('a dream stays on screen where news of it cannot be read', async () => {
  const page = await stage.visit();
  const person = someone();
  const { api } = await settle(stage.server, person);
  const { id } = await api.dreams.create({ content: 'Une barque sur un lac.' });
  await signIn(page, person);
  await page.goto(`/dreams/${id}`);
  await page.getByText('Une barque sur un lac.').first().waitFor();
  // What is on its way as the network goes might bring the news still.
  await page.getByRole('figure').getByRole('img').first().waitFor({ timeout: 60_000 });
  const network = await lose(page);
  await api.dreams.update({ id, content: 'Une barque sur la mer.' });
  await network.untilTried();
  await page.getByText('Une barque sur un lac.').first().waitFor();
  await network.find();
  await page.getByText('Une barque sur la mer.').first().waitFor();
});

journey('a library counted by days stays where the reader’s clock is learnt too late', async () => {
  const page = await stage.visit();
  const path = '/dreams?q=mer';
  await page.goto('/terms');
  const before = await lose(page);
  await page.context().clearCookies({ name: 'timezone' });
  await page.goto(path);
  await before.untilTried();
  const heading = await title(page);
  await before.find();
  await askedAnew(page, '/dreams');
  expect(await title(page)).toBe(heading);
});

journey('another language is spoken once the server is back', async () => {
  const page = await stage.visit();
  await page.goto('/terms');
  await untilAwake(page);
  const network = await lose(page);
  await page.locator('footer').getByRole('link', { name: 'English' }).click();
  await network.untilTried();
  await page.getByRole('heading', { level: 1, name: said('Conditions d’utilisation') }).waitFor();
  await network.find();
  await page.getByRole('heading', { level: 1, name: said('Terms of service') }).waitFor();
});

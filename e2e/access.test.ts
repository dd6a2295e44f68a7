import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { faultsOf, overflowOf } from '#axe.ts';
import { type Furnished, furnish } from '#furnish.ts';
import { signIn } from '#people.ts';
import { journey, openStage } from '#stage.ts';
import { frenchDreams } from '../apps/server/src/demo/dreams-fr.ts';
import { longDreams } from '../apps/server/src/demo/long-dreams.ts';

const stage = openStage();

let furnished: Furnished;

beforeAll(async () => {
  const nightmares = frenchDreams.filter(({ types }) => types.includes('nightmare'));
  furnished = await furnish(stage.server, [...nightmares.slice(0, 1), ...longDreams.slice(0, 1)]);
});

async function judge(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('main').waitFor();
  await page.evaluate(() => document.fonts.ready);
  expect.soft(await faultsOf(page), `${path} axe`).toEqual([]);
  expect.soft(await overflowOf(page), `${path} is wider than the window`).toBe(0);
}

/** On wide windows: e2e/walk.test.ts judges every page on narrow ones. */
for (const scheme of ['dark', 'light'] as const) {
  journey(`every page a visitor may see is accessible at 1440 px, ${scheme}`, async () => {
    const page = await stage.visit({ scheme });
    const read = ['/', '/dreams', '/login', '/register', '/contact', '/credits', '/terms'];
    for (const path of [...read, '/privacy', furnished.dream]) await judge(page, path);
  });

  journey(`every page of one’s own is accessible at 1440 px, ${scheme}`, async () => {
    const { owner, dream } = furnished;
    const page = await stage.visit({ scheme });
    await signIn(page, owner);
    const own = ['/dashboard', '/dreams/new', '/profile', dream, `${dream}/edit`];
    for (const path of own) await judge(page, path);
  });
}

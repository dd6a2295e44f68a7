import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { makeNextBuild, type NextBuild } from '#next-build.ts';
import { untilAwake } from '#people.ts';
import { aServerOfItsOwn, journey, openStage } from '#stage.ts';
import { said } from '#words.ts';

/** Of a link that stands on every page: how each build, one after the other, says it. */
const words = ['Aller au contenu', 'Vers le contenu', 'Droit au contenu'] as const;
const stage = openStage(aServerOfItsOwn);
let second: NextBuild;
let third: NextBuild;

beforeAll(async () => {
  second = await makeNextBuild(words[0], words[1]);
  third = await makeNextBuild(words[0], words[2]);
});
afterAll(async () => {
  await second.remove();
  await third.remove();
});

/** Puts a build in the place of the one that is served; the first one where none is named. */
async function release(build?: NextBuild): Promise<void> {
  await stage.server.kill();
  await stage.server.start(build?.program);
}

/** Which build a page is of. */
const wordsOf = (page: Page) => page.locator('a.skip').textContent();

/** What this device keeps: of each build by its name, the oldest first, the paths of its copies. */
async function copies(page: Page): Promise<Map<string, string[]>> {
  const stores = await page.evaluate(async () =>
    Promise.all(
      (await caches.keys()).map(async (name) => {
        const kept = await (await caches.open(name)).keys();
        return [name.replace(/^\w+-/, ''), kept.map(({ url }) => new URL(url).pathname)] as const;
      }),
    ),
  );
  const builds = new Map<string, string[]>();
  for (const [build, paths] of stores) {
    builds.set(build, [...(builds.get(build) ?? []), ...paths]);
  }
  return builds;
}

/**
 * Waits until the build at this place, the oldest first, has copies of all these. A new worker takes
 * over when the last one is idle, and hears what a page is made of from the page: who reads on gives
 * it another occasion.
 */
async function untilKept(page: Page, place: number, paths: string[]): Promise<void> {
  await readingOn(page, async () => {
    const kept = [...(await copies(page)).values()][place] ?? [];
    return paths.every((path) => kept.includes(path));
  });
}

/** Looks for a quarter of a minute, and reads the page again where it is not so yet. */
async function readingOn(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) {
    const seen = expect.poll(isSo, { timeout: 15_000 }).toBe(true);
    if (
      await seen.then(
        () => true,
        () => false,
      )
    )
      return;
    await page.reload();
  }
  expect(await isSo()).toBe(true);
}

const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /^\/assets\/.*\.js$/.test(path)),
  );

journey('who returns is given the new build, online and off, and old copies go', async () => {
  const page = await stage.visit({ keepsCopies: true, outlivesBuild: true });
  await page.goto('/privacy');
  await untilKept(page, 0, ['/privacy']);
  await page.goto('/terms');
  await untilKept(page, 0, ['/terms', '/offline', ...(await scriptsOf(page))]);
  const former = await scriptsOf(page);
  const [first] = (await copies(page)).keys();

  await release(second);
  await page.goto('/support');
  expect(await wordsOf(page)).toBe(words[1]);
  const own = await scriptsOf(page);
  expect(own.filter((path) => former.includes(path))).toEqual([]);
  await untilKept(page, 1, ['/support', '/offline', ...own]);
  await page.context().setOffline(true);
  for (const [path, said] of [
    ['/support', words[1]],
    ['/terms', words[0]],
    ['/offline', words[1]],
  ] as const) {
    await page.goto(path);
    expect(await wordsOf(page), path).toBe(said);
  }
  await page.context().setOffline(false);

  await release(third);
  await page.goto('/pricing');
  expect(await wordsOf(page)).toBe(words[2]);
  await readingOn(page, async () => !(await copies(page)).has(first ?? ''));
  await untilKept(page, 1, ['/pricing', '/offline', ...(await scriptsOf(page))]);
  await page.context().setOffline(true);
  // The build before is kept whole: its page listens.
  await page.goto('/support');
  expect(await wordsOf(page)).toBe(words[1]);
  await page.goto('/privacy');
  await page.waitForURL('**/offline?from=%2Fprivacy');
  expect(await wordsOf(page)).toBe(words[2]);
});

journey('tabs that were left open find their parts, or the new build', async () => {
  await release();
  const open = async (path: string, keepsCopies = false) => {
    const page = await stage.visit({ keepsCopies, outlivesBuild: true });
    await page.goto(path);
    return page;
  };
  const settings = await open('/terms');
  const language = await open('/terms');
  const links = [await open('/terms'), await open('/terms', true)] as const;
  await untilKept(links[1], 0, ['/terms', ...(await scriptsOf(links[1]))]);
  // The router follows their links only once they listen.
  for (const page of [language, ...links]) await untilAwake(page);
  // Last: what sleeps in it wakes by itself after a while.
  const home = await open('/');
  const text = await home.getByRole('main').textContent();
  const missing = home.waitForEvent('requestfailed', (part) => part.url().includes('/rest-'));
  await release(second);

  // What reading on fetches is gone: the words that the server wrote stay.
  await home.mouse.wheel(0, 300);
  await missing;
  const retried = home.waitForTimeout(12_000);

  for (const page of links) {
    const about = page.locator('footer').getByRole('link', { name: said('À propos') });
    await about.click();
    await page.waitForURL('**/about');
    await expect.poll(() => wordsOf(page)).toBe(words[1]);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }

  await settings.getByRole('button', { name: said('Ciel, couleur et langue') }).click();
  await language.locator('footer').getByRole('link', { name: 'English' }).click();
  await settings.getByRole('button', { name: said('Recharger la page') }).click();
  await expect.poll(() => wordsOf(settings)).toBe(words[1]);
  await language.getByRole('link', { name: 'Skip to content' }).waitFor({ state: 'attached' });
  await language.getByRole('heading', { level: 1, name: said('Terms of service') }).waitFor();

  await retried;
  expect(await home.getByRole('main').textContent()).toBe(text);
});

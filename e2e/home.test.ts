import { expect } from 'vitest';
import { faultsOf, overflowOf } from '#axe.ts';
import { aServerOfItsOwn, journey, openStage } from '#stage.ts';
import { said } from '#words.ts';

const stage = openStage(aServerOfItsOwn);

const looks = [
  {
    language: 'fr',
    scheme: 'dark',
    width: 1440,
    sections: ['Chaque mot devient un plan.', 'Vos mots, pris au mot.', 'Ce qui revient.'],
  },
  {
    language: 'en',
    scheme: 'light',
    width: 390,
    sections: ['Each word becomes a plane.', 'Before the day wipes it away.'],
  },
] as const;

for (const { sections, ...look } of looks) {
  journey(`a visitor reads the home in ${look.language}, ${look.scheme}`, async () => {
    const page = await stage.visit(look);
    await page.goto('/');
    for (const name of sections) await page.getByRole('heading', { name: said(name) }).waitFor();
    expect(await overflowOf(page)).toBe(0);
  });

  journey(`and follows the figures to their protocol in ${look.language}`, async () => {
    const page = await stage.visit(look);
    await page.goto('/');
    await page.locator('a[href="/science"]').click();
    await page.getByRole('table').waitFor();
    expect(await overflowOf(page)).toBe(0);
    const whole = await page.request.get('/science.md');
    expect(whole.headers()['content-type']).toContain('text/plain');
    expect(await whole.text()).toContain('What the analysis may claim');
  });
}

journey(
  'a first visit is painted before its scripts and its reading type are asked for',
  async () => {
    const page = await stage.visit({ hasChosen: false });
    await page.goto('/contact');
    const asked = await page.evaluate(() => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      return performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < paint)
        .map(({ name }) => new URL(name).pathname.replace(/-[\w-]{8}\.\w+$/, ''));
    });
    expect(asked.sort()).toEqual([
      '/assets/figtree',
      '/assets/newsreader-display',
      '/assets/stars',
    ]);
    await page.locator('html:not([data-first])').waitFor({ state: 'attached' });
    await page.locator('link[rel=manifest]').waitFor({ state: 'attached' });
  },
);

const isFooterLaidOut = () => document.querySelector('footer a')?.checkVisibility() ?? false;

journey('on a phone, what is further down is laid out after the first screen', async () => {
  const page = await stage.visit({ hasChosen: false, width: 390 });
  await page.goto('/');
  await page.locator('html:not([data-first])').waitFor({ state: 'attached' });
  expect(await page.locator('[data-later]').count()).toBe(0);
  expect(await page.evaluate(isFooterLaidOut)).toBe(true);
});

journey('or as soon as one moves, however slow the painting that leads', async () => {
  const page = await stage.visit({ hasChosen: false, width: 390 });
  await page.route(/webp|jpeg|images/, () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('footer a').first().waitFor({ state: 'attached' });
  expect(await page.evaluate(isFooterLaidOut)).toBe(false);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(isFooterLaidOut)).toBe(true);
});

journey('without scripts nobody is needed to let the rest in', async () => {
  const page = await stage.visit({ scripts: false, hasChosen: false, width: 390 });
  const type = page.waitForRequest(/newsreader-text-/);
  await page.goto('/');
  await type;
  await page.getByRole('contentinfo').getByRole('link').first().click({ trial: true });
});

journey('the home says everything without any script', async () => {
  const page = await stage.visit({ scripts: false });
  await page.goto('/');
  await page.getByText(said('Le texte dit qu’il n’y en a pas', 'part')).waitFor();
  await page.getByRole('heading', { name: said('Tenir son carnet est gratuit') }).waitFor();
  await page.getByText(said('Sur l’écran d’accueil', 'part')).first().waitFor();
  // Installing is offered by the browser, or told in words: never by a button that does nothing.
  expect(await page.getByRole('button', { name: said('Installer Reverie') }).count()).toBe(0);
});

journey(
  'who asks about Reverie reads its change log, and finds no count that is not there',
  async () => {
    const page = await stage.visit({ scheme: 'light', width: 390 });
    await page.goto('/about');
    await page.locator('details.fold summary').first().click();
    await page.getByRole('heading', { name: said('Le visage public') }).waitFor();
    // Nobody has shared a dream on this server: no count of the community is shown, not even zero.
    expect(await page.getByText(said('rêves partagés avec tous')).count()).toBe(0);
    expect(await overflowOf(page)).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
    await page
      .getByRole('main')
      .getByRole('link', { name: said('Nous écrire') })
      .click();
    await page.waitForURL('**/contact');
  },
);

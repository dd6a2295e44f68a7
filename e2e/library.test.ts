import { createClient } from '@reverie/sdk';
import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { faultsOf, overflowOf } from '#axe.ts';
import { settle, someone } from '#people.ts';
import { aServerOfItsOwn, journey, openStage } from '#stage.ts';

const stage = openStage(aServerOfItsOwn);

/** Nightmares ask before they are painted: nothing is painted while people read. */
const asleep = { types: ['nightmare'] as 'nightmare'[] };

beforeAll(async () => {
  const { token } = await settle(stage.server, someone('conteur'));
  const { dreams } = createClient({ origin: stage.server.origin, token });
  const tell = (content: string, more: object = {}) =>
    dreams.create({ content, ...asleep, ...more });
  // Some nights share a category with three others: their room is a row and one more.
  for (let night = 1; night <= 26; night += 1) {
    const category = night <= 4 ? { category: 'travel' } : {};
    await tell(`Nuit ${night}, une gare sans train.`, category);
  }
  await tell('Une étoile filante entre par la fenêtre.', { category: 'cosmos' });
  await tell('Une étoile de mer compte les vagues.', { category: 'nature' });
  await tell('Un secret que personne ne lit.', { visibility: 'private', category: 'cosmos' });
  await tell('Une étoile qui fait peur.', { warnings: ['death'], category: 'cosmos' });
});

const results = (page: Page) => page.getByRole('region', { name: /Derniers|Newest|Résultats/ });
const status = (page: Page) => results(page).getByRole('status');
const cards = (page: Page) => results(page).getByRole('article');

for (const scripts of [true, false]) {
  const how = scripts ? 'with scripts' : 'without any script';
  journey(`a visitor searches, narrows and turns pages, ${how}`, async () => {
    const page = await stage.visit({ scripts });
    await page.goto('/dreams');
    await status(page).getByText('28 rêves, page 1 sur 2').waitFor();
    expect(await cards(page).count()).toBe(20);

    const pages = page.getByRole('navigation', { name: 'Pages' });
    await pages.getByRole('link', { name: 'Page 2', exact: true }).click();
    await status(page).getByText('28 rêves, page 2 sur 2').waitFor();
    expect(await cards(page).count()).toBe(8);
    expect(new URL(page.url()).search).toBe('?page=2');

    await page.getByRole('searchbox').fill('ETOILES');
    await page.getByRole('searchbox').press('Enter');
    await status(page).getByText('2 rêves', { exact: true }).waitFor();
    await page.locator('summary', { hasText: 'Filtres' }).click();
    const shelf = page.getByRole('navigation', { name: 'Catégories' });
    await shelf.getByRole('link', { name: 'Cosmos' }).click();
    await status(page).getByText('1 rêve', { exact: true }).waitFor();
    expect(await cards(page).first().innerText()).toContain('étoile filante');
    expect(new URL(page.url()).search).toBe('?q=ETOILES&category=cosmos');

    const more = page.locator('details.library-filters');
    if (!(await more.evaluate((box) => box.hasAttribute('open')))) {
      await page.locator('summary', { hasText: 'Filtres' }).click();
    }
    await page.getByRole('link', { name: 'Lucide' }).click();
    await page.getByRole('heading', { name: /Aucun rêve trouvé/ }).waitFor();
    await page.getByRole('link', { name: 'Voir tous les rêves' }).click();
    await status(page).getByText('28 rêves, page 1 sur 2').waitFor();
  });
}

journey('what is shared with members is there for members, and secrets for nobody', async () => {
  const { token } = await settle(stage.server, someone('lectrice'));
  const page = await stage.visit();
  await page.goto('/dreams?category=cosmos');
  await status(page).getByText('1 rêve', { exact: true }).waitFor();
  await page.context().addCookies([{ name: 'session', value: token, url: stage.server.origin }]);
  await page.goto('/dreams?category=cosmos&period=today');
  await status(page).getByText('2 rêves', { exact: true }).waitFor();
  expect(await page.getByText('Un secret que personne').count()).toBe(0);
});

journey(
  'focus stays where a choice was made, and goes to the dreams when a page is turned',
  async () => {
    const page = await stage.visit();
    await page.goto('/dreams');
    await page.locator('summary', { hasText: 'Filtres' }).click();
    const nature = page.getByRole('link', { name: 'Nature', exact: true });
    await nature.focus();
    await page.keyboard.press('Enter');
    await status(page).getByText('1 rêve', { exact: true }).waitFor();
    expect(await nature.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.getByRole('link', { name: 'Tous', exact: true }).first().click();
    await page.getByRole('link', { name: 'Page suivante' }).click();
    await status(page).getByText('page 2 sur 2').waitFor();
    await page.locator('#results-name:focus').waitFor();
  },
);

journey(
  'a visitor who wants to tell a dream signs in first; an odd address still stands',
  async () => {
    const page = await stage.visit();
    await page.goto('/dreams?category=food&page=99&sort=random');
    await status(page).getByText('28 rêves, page 2 sur 2').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Raconter un rêve' }).click();
    await page.waitForURL('**/login**');
  },
);

journey('a full library is accessible', async () => {
  const page = await stage.visit({ language: 'en', scheme: 'light', width: 390 });
  await page.goto('/dreams?sort=popular');
  expect(await faultsOf(page)).toEqual([]);
  expect(await overflowOf(page)).toBe(0);
});

for (const scripts of [true, false]) {
  const how = scripts ? 'with scripts' : 'without any script';
  journey(`dreams hang by moon, by mood and by date, in rooms of their own, ${how}`, async () => {
    const page = await stage.visit({ scripts });
    await page.goto('/dreams?page=2');
    const rooms = page.locator('.room');
    await rooms.first().waitFor();
    const hang = page.getByRole('navigation', { name: 'Accrochage' });
    await hang.getByRole('link', { name: 'Par humeur' }).click();
    await page.getByRole('heading', { name: 'Sans humeur' }).waitFor();
    // Another hanging of the same page: nobody is sent back to the first.
    expect(new URL(page.url()).search).toBe('?rooms=mood&page=2');
    expect(await cards(page).count()).toBe(8);
    await page.getByRole('link', { name: 'L’anglais d’abord' }).first().click();
    await page.getByRole('heading', { name: 'Dans d’autres langues' }).waitFor();
    // Another language leads over the whole library: it begins with its first page.
    expect(new URL(page.url()).search).toBe('?lead=other&rooms=mood');
    expect(await cards(page).count()).toBe(20);
    await hang.getByRole('link', { name: 'Par date' }).click();
    await page.waitForURL('**/dreams?*rooms=date*');
  });
}

journey(
  'whatever its width, the library shows a picture or words before any scrolling',
  async () => {
    for (const width of [390, 768, 1440]) {
      const page = await stage.visit({ width });
      await page.goto('/dreams');
      const box = await page.locator('.hung-print').first().boundingBox();
      expect(box?.y ?? 9_999).toBeLessThan(640);
      expect(await overflowOf(page)).toBe(0);
      expect(await faultsOf(page)).toEqual([]);
    }
  },
);

journey('whatever hangs in a room has the width to be read', async () => {
  for (const width of [390, 768, 1440, 2560]) {
    const page = await stage.visit({ width });
    for (const path of ['/dreams', '/dreams?page=2', '/dreams?category=travel']) {
      await page.goto(path);
      const hung = page.locator('.hung-print');
      const widths = await hung.evaluateAll((all) => all.map(({ clientWidth }) => clientWidth));
      expect(widths.length, path).toBeGreaterThan(0);
      expect(Math.min(...widths), `${path} at ${width}`).toBeGreaterThan(140);
    }
  }
});

import { createClient } from '@reverie/sdk';
import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { enter, settle, someone } from '#people.ts';
import { aServerOfItsOwn, journey, openStage } from '#stage.ts';
import { said } from '#words.ts';

const stage = openStage(aServerOfItsOwn);

/** Nightmares ask before they are painted: nothing is painted while people read. */
const asleep = { types: ['nightmare'] as 'nightmare'[] };

beforeAll(async () => {
  // As many as nobody may tell alone within a minute.
  const tellers = [
    await settle(stage.server, someone('conteur')),
    await settle(stage.server, someone('conteuse')),
  ];
  for (let night = 1; night <= 52; night += 1) {
    const sea = night % 2 === 0 ? ', une mer' : '';
    await tellers[night % 2]?.api.dreams.create({
      ...asleep,
      content: `Nuit ${night}, une gare sans train${sea}.`,
      tags: night === 3 ? ['🌊', 'Écume'] : [],
    });
  }
});

const cards = (page: Page) => page.getByRole('article');
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const night = (page: Page, number: number) =>
  page.getByRole('link', { name: new RegExp(`^Nuit ${number},`) });

/** Opens a dream where it stands, and resolves to how far the page was scrolled. */
async function openNight(page: Page, number: number): Promise<number> {
  // A page that glides is let come to rest, with the dream where a pointer finds it.
  const middle = { block: 'center', behavior: 'instant' } as const;
  await night(page, number).evaluate((it, where) => it.scrollIntoView(where), middle);
  let place = -1;
  await expect
    .poll(async () => {
      const before = place;
      place = await scrolled(page);
      return place - before;
    })
    .toBe(0);
  await night(page, number).click();
  await page.waitForURL(/\/dreams\/[0-9a-f-]{36}$/);
  await page.getByRole('heading', { level: 1 }).waitFor();
  // Nobody goes back before the page they opened has come to its top.
  await expect.poll(() => scrolled(page)).toBe(0);
  return place;
}

async function isThere(page: Page, place: number, count: number) {
  await expect.poll(() => cards(page).count()).toBe(count);
  await expect.poll(async () => Math.abs((await scrolled(page)) - place)).toBeLessThan(60);
}

const member = async (width = 1440) => {
  const page = await stage.visit({ width });
  const person = someone();
  await settle(stage.server, person);
  await enter(page, person);
  return page;
};

for (const width of [390, 1440]) {
  journey(`who loaded more comes back to the same cards and place, ${width} px`, async () => {
    const page = await member(width);
    for (const count of [40, 52]) {
      await page.getByRole('link', { name: said('Charger plus') }).click();
      await expect.poll(() => cards(page).count()).toBe(count);
    }
    await page.waitForURL('**/dashboard?pages=3');
    for (const goBack of [
      () => page.goBack(),
      () =>
        page
          .getByRole('link', { name: said('Explorer les rêves') })
          .first()
          .click(),
    ]) {
      const place = await openNight(page, 8);
      await goBack();
      await page.waitForURL('**/dashboard?pages=3');
      await isThere(page, place, 52);
    }
    const place = await openNight(page, 8);
    await page.reload();
    await page
      .getByRole('main')
      .getByRole('link', { name: said('Explorer les rêves') })
      .click();
    await page.waitForURL('**/dashboard?pages=3');
    await isThere(page, place, 52);
    await page.reload();
    await isThere(page, place, 52);
  });
}

journey('who leaves while more dreams are on their way is not called back', async () => {
  const page = await member();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/api\/dreams\?.*page=2/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: said('Charger plus') }).click();
  await openNight(page, 50);
  const there = page.url();
  const answered = page.waitForResponse(/api\/dreams\?.*page=2/);
  letGo();
  await answered;
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goBack();
  await page.waitForURL('**/dashboard');
  await page.goForward();
  await page.waitForURL(there);
});

journey('without any script more dreams are a link', async () => {
  const page = await stage.visit({ scripts: false });
  const { token } = await settle(stage.server, someone());
  await page.context().addCookies([{ name: 'session', value: token, url: stage.server.origin }]);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: said('Charger plus') }).click();
  await page.waitForURL('**/dashboard?pages=2');
  expect(await cards(page).count()).toBe(40);
});

for (const who of ['a visitor', 'a member'] as const) {
  journey(`${who} comes back to the library as it was left`, async () => {
    const page = who === 'a member' ? await member(390) : await stage.visit({ width: 390 });
    await page.goto('/dreams?q=mer');
    await page.getByRole('link', { name: 'Page suivante' }).click();
    await page.waitForURL('**/dreams?q=mer&page=2**');
    await night(page, 10).waitFor();
    const there = page.url();
    for (const goBack of [
      () => page.goBack(),
      () =>
        page
          .getByRole('main')
          .getByRole('link', { name: said('La recherche') })
          .click(),
    ]) {
      const place = await openNight(page, 10);
      await goBack();
      await expect.poll(() => page.url().split('#')[0]).toBe(there.split('#')[0]);
      await isThere(page, place, 6);
    }
  });
}

journey('a dream leads back to the home or to the search it was opened from', async () => {
  const page = await stage.visit();
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await page.getByRole('combobox').fill('gare');
  await page.getByRole('option', { name: /^Nuit 52/ }).click();
  await page.waitForURL(/\/dreams\/[0-9a-f-]{36}$/);
  await page
    .getByRole('main')
    .getByRole('link', { name: said('Revenir') })
    .click();
  await page.waitForURL('**/pricing');
});

for (const scripts of [true, false]) {
  const how = scripts ? 'with scripts' : 'without any script';
  journey(`no way back leads a visitor to a door, ${how}`, async () => {
    const page = await stage.visit({ scripts });
    const { dreams } = await createClient({ origin: stage.server.origin }).dreams.list();
    const dream = `/dreams/${dreams[0]?.id}`;
    await page.goto(dream);
    await page
      .getByRole('main')
      .getByRole('link', { name: said('La bibliothèque') })
      .click();
    await page.waitForURL('**/dreams');
    await page.goto('/dreams?q=mer');
    await night(page, 48).click();
    await page.waitForURL(/\/dreams\/[0-9a-f-]{36}$/);
    await page
      .getByRole('main')
      .getByRole('link', { name: said('La recherche') })
      .click();
    await page.waitForURL('**/dreams?q=mer');
  });
}

journey('a tag leads a visitor to every dream that bears it, an emoji too', async () => {
  const page = await stage.visit();
  await page.goto('/dreams?q=nuit+3');
  for (const tag of ['🌊', 'Écume']) {
    await page.goto(`/dreams?tag=${encodeURIComponent(tag)}`);
    await openNight(page, 3);
    await page.getByRole('list', { name: 'Étiquettes' }).getByRole('link', { name: tag }).click();
    await page.waitForURL(/\/dreams\?tag=/);
    await page
      .getByText(said(`Étiquette : ${tag}`))
      .first()
      .waitFor();
    await expect.poll(() => cards(page).count()).toBe(1);
  }
});

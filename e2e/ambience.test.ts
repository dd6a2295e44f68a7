import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faultsOf, overflowOf } from '#axe.ts';
import { stirUntil } from '#people.ts';
import { journey, openStage } from '#stage.ts';
import { said } from '#words.ts';

const stage = openStage();

const names = { fr: 'Ciel, couleur et langue', en: 'Sky, colour and language' };

/** The settings, opened by keyboard. */
async function openSettings(page: Page, language: 'fr' | 'en' = 'fr') {
  const button = page.getByRole('button', { name: names[language], exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: names[language] });
  await panel.getByRole('slider').waitFor();
  return {
    panel,
    button,
    slider: panel.getByRole('slider'),
    choice: (group: string, name: string) =>
      panel.getByRole('radiogroup', { name: group }).getByRole('radio', { name }),
    flip: (name: string) => panel.getByRole('switch', { name }),
  };
}

const record = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('weatherPreferences') ?? 'null'));
/** The colours of the bars that a browser draws around the page. */
const bars = (page: Page) =>
  page
    .locator('meta[name="theme-color"]')
    .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content')));
/** The colour behind everything. */
const ground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const look = (page: Page) => page.evaluate(() => ({ ...document.documentElement.dataset }));

/** What the sky's canvas shows, as one number. */
function skyOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('.sky canvas');
    const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
    return pixels?.reduce((sum, value, index) => (sum * 31 + value * (index % 97)) % 1e9, 7) ?? 0;
  });
}

journey('the settings open by keyboard, and Escape gives focus back', async () => {
  const page = await stage.visit();
  await page.goto('/contact');
  const { panel, button } = await openSettings(page);
  expect(await button.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('Tab');
  await expect.poll(() => panel.evaluate((it) => it.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  expect(await button.evaluate((it) => it === document.activeElement)).toBe(true);
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');

  await openSettings(page);
  await page.mouse.click(40, 860);
  await panel.waitFor({ state: 'hidden' });
});

journey(
  'where this server asks nobody about the weather, nothing of it shows or comes',
  async () => {
    const page = await stage.visit();
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto('/contact');
    const source = page.waitForResponse('**/api/weather');
    const { panel } = await openSettings(page);
    expect(await (await source).json()).toEqual({ provider: null });
    await page.waitForLoadState('networkidle');
    expect(await panel.getByRole('combobox').count()).toBe(0);
    expect(await panel.getByText(/Open-Meteo/).count()).toBe(0);
    expect(fetched.filter((path) => /city|follow-(?!copies)|weather\/.+/.test(path))).toEqual([]);
  },
);

journey('a sky taken in hand is kept; given back, it follows the clock', async () => {
  const page = await stage.visit();
  await page.clock.setFixedTime(new Date('2026-10-26T15:20:00+01:00'));
  await page.goto('/contact');
  const first = await openSettings(page);
  expect(await first.slider.getAttribute('aria-valuetext')).toMatch(/^15\sh, Après-midi/);
  expect(await first.flip('Mode manuel').isChecked()).toBe(false);
  expect(await record(page)).toBeNull();

  await first.slider.focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  expect(await first.choice('Moment', 'Soir').isChecked()).toBe(true);
  expect(await first.flip('Mode manuel').isChecked()).toBe(true);
  await first.choice('Temps', 'Orage').check({ force: true });
  await first.choice('Intensité', 'Intense').check({ force: true });
  const kept = { isManualMode: true, timeOfDay: 'evening', weather: 'stormy', currentHour: 18 };
  expect(await record(page)).toEqual(kept);

  await page.reload();
  const again = await openSettings(page);
  expect(await again.slider.inputValue()).toBe('18');
  expect(await again.choice('Temps', 'Orage').isChecked()).toBe(true);
  expect(await again.choice('Intensité', 'Intense').isChecked()).toBe(true);

  await again.flip('Mode manuel').uncheck();
  expect(await again.slider.inputValue()).toBe('15');
  expect(await again.choice('Temps', 'Clair').isChecked()).toBe(true);
  expect(await record(page)).toBeNull();
});

journey('colour, mode and language are worn at once and after a reload', async () => {
  const page = await stage.visit();
  await page.goto('/contact');
  const french = await openSettings(page);
  await french.panel.getByTitle('Ambre').click();
  await french.panel.getByText('Clair', { exact: true }).last().click();
  expect(await look(page)).toMatchObject({ theme: 'amber', mode: 'light' });
  expect(await bars(page)).toEqual(['#faf6f0', '#faf6f0']);
  expect(await french.panel.getByRole('button', { name: 'Deutsch' }).isDisabled()).toBe(true);
  await french.panel.getByRole('button', { name: 'English' }).click();
  await page.getByRole('heading', { level: 1, name: 'Write to us' }).waitFor();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');

  await page.reload();
  expect(await look(page)).toMatchObject({ theme: 'amber', mode: 'light' });
  const english = await openSettings(page, 'en');
  expect(await english.panel.getByRole('radio', { name: 'Amber' }).isChecked()).toBe(true);
  expect(await english.choice('Mode', 'Light').isChecked()).toBe(true);
});

journey('where no mode was chosen, the page and its settings follow the system', async () => {
  const page = await stage.visit({ scheme: 'dark' });
  await page.goto('/contact');
  const { choice } = await openSettings(page);
  expect(await choice('Mode', 'Système').isChecked()).toBe(true);
  const dark = await ground(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => ground(page)).not.toBe(dark);
  expect(await choice('Mode', 'Système').isChecked()).toBe(true);
  expect(await look(page)).not.toHaveProperty('mode');
});

journey('a mode is given back to the system, which decides from then on', async () => {
  const page = await stage.visit({ scheme: 'dark' });
  await page.goto('/contact');
  const dark = await ground(page);
  const first = await openSettings(page);
  await first.choice('Mode', 'Clair').check({ force: true });
  await expect.poll(() => ground(page)).not.toBe(dark);
  const light = await ground(page);

  // On the page where it was chosen, and on one that was sent with it.
  await first.choice('Mode', 'Système').check({ force: true });
  await expect.poll(() => ground(page)).toBe(dark);
  expect(await bars(page)).toEqual(['#070d20', '#faf6f0']);
  await first.choice('Mode', 'Clair').check({ force: true });
  await page.reload();
  expect(await bars(page)).toEqual(['#faf6f0']);
  const again = await openSettings(page);
  expect(await again.choice('Mode', 'Clair').isChecked()).toBe(true);
  await again.choice('Mode', 'Système').check({ force: true });
  await expect.poll(() => ground(page)).toBe(dark);
  await expect.poll(() => bars(page)).toEqual(['#070d20', '#faf6f0']);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('mode');

  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => ground(page)).toBe(light);
  await page.reload();
  expect(await look(page)).not.toHaveProperty('mode');
  expect(await ground(page)).toBe(light);
});

journey(
  'without a network a colour is worn at once, and a language when there is one',
  async () => {
    const page = await stage.visit();
    await page.goto('/contact');
    const { panel } = await openSettings(page);
    await page.context().setOffline(true);
    await panel.getByTitle('Ambre').click();
    await panel.getByRole('button', { name: 'English' }).click();
    await page.getByText(said('la langue changera au retour de la connexion', 'part')).waitFor();
    expect(await look(page)).toMatchObject({ theme: 'amber' });
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Nous écrire');
    await page.context().setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'Write to us' }).waitFor();
  },
);

journey(
  'a browser’s language is followed, and a choice remembered, only while wanted',
  async () => {
    const page = await stage.visit({ language: 'en' });
    await page.goto('/contact');
    const language = () => page.locator('html').getAttribute('lang');
    const english = await openSettings(page, 'en');
    await english.flip('Detection').uncheck();
    await expect.poll(language).toBe('fr');
    await page.getByRole('heading', { level: 1, name: 'Nous écrire' }).waitFor();
    await page.reload();
    expect(await language()).toBe('fr');

    const french = await openSettings(page);
    await french.flip('Mémoire').uncheck();
    await french.panel.getByRole('button', { name: 'English' }).click();
    await expect.poll(language).toBe('en');
    const kept = (await page.context().cookies()).find(({ name }) => name === 'language');
    expect(kept).toMatchObject({ value: 'en', expires: -1 });
    await page.reload();
    expect(await language()).toBe('en');
    expect(await (await openSettings(page, 'en')).flip('Memory').isChecked()).toBe(false);
  },
);

journey('the sky moves, and stands still for whoever asks', async () => {
  const page = await stage.visit();
  // At dawn a minute later is another sky.
  await page.clock.setFixedTime(new Date());
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/contact');
  await page.locator('.sky canvas[data-live]').waitFor();
  const before = await skyOf(page);
  // It waits for a first sign of its reader.
  await page.mouse.move(200, 200);
  await expect.poll(() => skyOf(page)).not.toBe(before);

  const { flip } = await openSettings(page);
  await flip('Animations').uncheck();
  expect(await look(page)).toHaveProperty('still');
  const still = await skyOf(page);
  await page.waitForTimeout(400);
  expect(await skyOf(page)).toBe(still);

  await page.reload();
  await page.locator('.sky canvas[data-live]').waitFor();
  expect(await look(page)).toHaveProperty('still');
  expect(await skyOf(page)).toBe(still);
});

journey('a sky that changes before its size is known is drawn once it is', async () => {
  const page = await stage.visit();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const sky = { isManualMode: true, timeOfDay: 'afternoon', weather: 'cloudy', currentHour: 14 };
    localStorage.setItem('weatherPreferences', JSON.stringify(sky));
    const Real = ResizeObserver;
    window.ResizeObserver = class extends Real {
      constructor(tell: ResizeObserverCallback) {
        super((...given) => setTimeout(() => tell(...given), 1_000));
      }
    };
  });
  await page.goto('/contact');
  await stirUntil(page, () => page.locator('.sky canvas[data-live]').isVisible());
  await expect.poll(() => skyOf(page)).not.toBe(await skyOf(page));
});

journey('where the device asks for calm, animations cannot be switched on', async () => {
  const page = await stage.visit();
  await page.goto('/contact');
  const { flip, panel } = await openSettings(page);
  expect(await flip('Animations').isDisabled()).toBe(true);
  await panel.getByText(said('Votre appareil demande le calme')).waitFor();
});

journey(
  'on a phone the settings are a sheet, closed by the menu and holding the page',
  async () => {
    const page = await stage.visit({ width: 390 });
    await page.goto('/contact');
    const { panel } = await openSettings(page);
    expect(await overflowOf(page)).toBe(0);
    const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow);
    expect(await overflow()).toBe('hidden');
    await page.evaluate(() => document.querySelector<HTMLElement>('#menu')?.showPopover());
    await panel.waitFor({ state: 'hidden' });
    await page.keyboard.press('Escape');
    await openSettings(page);
    await panel.getByRole('button', { name: 'Fermer' }).click();
    await panel.waitFor({ state: 'hidden' });
    expect(await overflow()).not.toBe('hidden');
  },
);

for (const look of [
  { language: 'fr', scheme: 'dark', width: 390 },
  { language: 'en', scheme: 'dark', width: 768 },
  { language: 'en', scheme: 'light', width: 1440 },
] as const) {
  journey(`axe finds nothing on the open settings, ${Object.values(look).join(', ')}`, async () => {
    const page = await stage.visit(look);
    await page.goto('/contact');
    await openSettings(page, look.language);
    expect(await faultsOf(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
  });
}

import type { Page } from 'playwright-core';
import { afterAll, beforeEach, expect } from 'vitest';
import { faultsOf, overflowOf } from '#axe.ts';
import { journey, openStage } from '#stage.ts';
import { said } from '#words.ts';
import {
  openWeatherServer,
  type WeatherServer,
} from '../apps/server/src/testing/weather-server.ts';

/** Open-Meteo on loopback, which may die and come back. */
let elsewhere: WeatherServer;

const stage = openStage(async () => {
  elsewhere = await openWeatherServer();
  return {
    REVERIE_WEATHER: 'open-meteo',
    REVERIE_WEATHER_URL: elsewhere.url,
    REVERIE_WEATHER_GEOCODING_URL: elsewhere.url,
    REVERIE_WEATHER_PROVIDER: 'Météo d’essai',
  };
});
afterAll(() => elsewhere?.close());
// The server asks nothing anew for a minute after a failure: Lyon is the city that fails.
beforeEach(() => {
  elsewhere?.behave('well');
  elsewhere?.setCode(63);
});

const names = { fr: 'Ciel, couleur et langue', en: 'Sky, colour and language' };
const field = { fr: 'Nom de la ville', en: 'Name of the city' };

/** The settings of an open page, and what of them is about a city. */
async function openSettings(page: Page, language: 'fr' | 'en' = 'fr') {
  const button = page.getByRole('button', { name: names[language], exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: names[language] });
  const search = panel.getByRole('combobox', { name: field[language] });
  return {
    panel,
    search,
    options: panel.getByRole('option'),
    // The hour of the slider is a status too.
    word: panel.getByRole('status').last(),
    change: panel.getByRole('button', { name: 'Changer' }),
    forget: panel.getByRole('button', { name: 'Oublier' }),
    flip: (name: string) => panel.getByRole('switch', { name }),
    weather: (name: string) =>
      panel.getByRole('radiogroup', { name: 'Temps' }).getByRole('radio', { name }),
    intensity: (name: string) =>
      panel.getByRole('radiogroup', { name: 'Intensité' }).getByRole('radio', { name }),
  };
}

type Settings = Awaited<ReturnType<typeof openSettings>>;

/** Looks a city up and takes the first there is. */
async function chooseCity({ search, options }: Settings, name: string) {
  await search.fill(name);
  await options.first().waitFor();
  await search.press('Enter');
}

const kept = (page: Page) =>
  page.evaluate(() => ({
    lasting: localStorage.getItem('weatherPlace'),
    passing: sessionStorage.getItem('weatherPlace'),
    preferences: localStorage.getItem('weatherPreferences'),
  }));

journey(
  'a city is chosen by keyboard, followed, kept, said to be away, and forgotten',
  async () => {
    const page = await stage.visit();
    await page.goto('/contact');
    const settings = await openSettings(page);
    const { panel, search, options, word } = settings;
    await search.waitFor();
    await panel.getByText(said('qui interroge Météo d’essai', 'part')).waitFor();
    await search.pressSequentially('lyon');
    await expect.poll(() => options.count()).toBe(2);
    await expect.poll(() => word.textContent()).toBe('2 villes');
    expect(await search.getAttribute('aria-expanded')).toBe('true');

    // The arrows go round, and what they are at is told.
    await page.keyboard.press('ArrowDown');
    expect(await options.nth(1).getAttribute('aria-selected')).toBe('true');
    const active = await search.getAttribute('aria-activedescendant');
    expect(active).toBe(await options.nth(1).getAttribute('id'));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await panel.getByText(said('Auvergne-Rhône-Alpes, France')).waitFor();
    await expect.poll(() => settings.weather('Pluie').isChecked()).toBe(true);
    expect(await settings.intensity('Modérée').isChecked()).toBe(true);
    expect(await settings.flip('Mode manuel').isChecked()).toBe(false);
    expect(await word.textContent()).toMatch(said('Lyon. D’après Météo d’essai, à', 'part'));
    expect(await settings.change.evaluate((it) => it === document.activeElement)).toBe(true);
    const lyon = {
      ...{ name: 'Lyon', region: 'Auvergne-Rhône-Alpes', country: 'France' },
      ...{ latitude: 45.7, longitude: 4.8 },
    };
    const { lasting, preferences } = await kept(page);
    expect(JSON.parse(lasting ?? '')).toEqual(lyon);
    expect(preferences).toBeNull();

    await page.reload();
    const again = await openSettings(page);
    await again.panel.getByText('Lyon', { exact: true }).waitFor();
    await expect.poll(() => again.weather('Pluie').isChecked()).toBe(true);

    // What was known lives in the server's memory: a new one meets a provider that is gone.
    elsewhere.behave('breaks');
    await stage.server.kill();
    await stage.server.start();
    await page.reload();
    const away = await openSettings(page);
    const silence = said('Météo d’essai ne répond pas : le ciel suit l’heure seule');
    await away.panel.getByText(silence).waitFor();
    expect(await away.weather('Clair').isChecked()).toBe(true);

    await away.forget.click();
    await away.search.waitFor();
    expect(await away.search.evaluate((it) => it === document.activeElement)).toBe(true);
    await expect.poll(() => away.word.textContent()).toMatch(said('Ville oubliée', 'part'));
    expect(await kept(page)).toEqual({ lasting: null, passing: null, preferences: null });
  },
);

journey('what the provider hears is a name and a rounded place, for nobody', async () => {
  const page = await stage.visit();
  await page.goto('/contact');
  const settings = await openSettings(page);
  elsewhere.heard.length = 0;
  await chooseCity(settings, 'Londres');
  await expect.poll(() => settings.weather('Pluie').isChecked()).toBe(true);
  const questions = elsewhere.heard.map(({ path, query }) => [path, query]);
  expect(questions.at(-1)).toEqual([
    '/v1/forecast',
    { latitude: '51.5', longitude: '-0.1', current: 'weather_code', timeformat: 'unixtime' },
  ]);
  const agent = await page.evaluate(() => navigator.userAgent);
  const heard = JSON.stringify(elsewhere.heard);
  for (const own of [agent, 'Chrome', 'cookie', 'consent', 'forwarded', 'fr-FR', '51.50']) {
    expect(heard, own).not.toContain(own);
  }
  // Somebody else over the same city is answered without another question.
  elsewhere.heard.length = 0;
  const other = await stage.visit();
  await other.goto('/contact');
  await chooseCity(await openSettings(other), 'Londres');
  await other.getByText(said('D’après Météo d’essai', 'part')).first().waitFor();
  expect(elsewhere.heard).toEqual([]);
});

journey('a sky in hand comes before the city, which waits', async () => {
  const page = await stage.visit();
  await page.goto('/contact');
  const settings = await openSettings(page);
  await chooseCity(settings, 'Londres');
  await expect.poll(() => settings.weather('Pluie').isChecked()).toBe(true);
  await settings.intensity('Intense').check({ force: true });
  expect(await settings.flip('Mode manuel').isChecked()).toBe(true);
  expect(await settings.weather('Pluie').isChecked()).toBe(true);
  await settings.weather('Orage').check({ force: true });
  await settings.panel.getByText(said('Le mode manuel l’emporte : la ville attend')).waitFor();
  await page.reload();
  const again = await openSettings(page);
  await again.panel.getByText('Londres', { exact: true }).waitFor();
  expect(await again.weather('Orage').isChecked()).toBe(true);
  await again.flip('Mode manuel').uncheck();
  await expect.poll(() => again.weather('Pluie').isChecked()).toBe(true);
  expect(await again.intensity('Modérée').isChecked()).toBe(true);
  await again.forget.click();
  expect(await again.weather('Clair').isChecked()).toBe(true);
  expect(await again.intensity('Intense').isChecked()).toBe(true);
  await again.flip('Mode manuel').check();
  expect(await again.search.isDisabled()).toBe(true);
});

journey('Escape shuts the list, then a change, and only then the settings', async () => {
  const page = await stage.visit();
  await page.goto('/contact');
  const settings = await openSettings(page);
  const { panel, search, options } = settings;
  await chooseCity(settings, 'Londres');
  await settings.change.click();
  await search.fill('lyo');
  await options.first().waitFor();
  await page.keyboard.press('Escape');
  await options.first().waitFor({ state: 'hidden' });
  expect(await search.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await search.waitFor({ state: 'detached' });
  await panel.getByText('Londres', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
});

journey('a name of nowhere and a provider that is gone are said', async () => {
  const page = await stage.visit({ width: 390 });
  await page.goto('/contact');
  const { panel, search, word } = await openSettings(page);
  await search.fill('Zzyzzyx');
  await panel.getByText(said('Aucune ville de ce nom')).first().waitFor();
  elsewhere.behave('breaks');
  await search.fill('Lisbonne');
  await expect
    .poll(() => word.textContent())
    .toMatch(said('Météo d’essai ne répond pas : réessayez dans un instant'));
  expect(await faultsOf(page)).toEqual([]);
});

journey(
  'a city is touched on a phone, and ends with the visit where nothing may last',
  async () => {
    const page = await stage.visit({ width: 390, hasChosen: false });
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Tout refuser' }).click();
    const settings = await openSettings(page);
    await settings.search.fill('londres');
    await settings.options.first().click();
    await expect.poll(() => settings.weather('Pluie').isChecked()).toBe(true);
    const { lasting, passing } = await kept(page);
    expect(lasting).toBeNull();
    expect(JSON.parse(passing ?? '')).toMatchObject({ name: 'Londres', latitude: 51.5 });
    await page.goto('/cookies');
    await page.getByRole('term').filter({ hasText: 'weatherPlace' }).waitFor();
    await page.getByRole('button', { name: said('Tout accepter') }).click();
    await expect.poll(async () => (await kept(page)).lasting).not.toBeNull();
  },
);

journey('the sky of a page that opens waits for nobody, and turns when it is known', async () => {
  const page = await stage.visit();
  await page.goto('/contact');
  const settings = await openSettings(page);
  await chooseCity(settings, 'Londres');
  await expect.poll(() => settings.weather('Pluie').isChecked()).toBe(true);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/weather/sky?*', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await page.locator('.sky canvas[data-live]').waitFor();
  const before = await horizonOf(page);
  answer();
  await expect.poll(() => horizonOf(page)).not.toBe(before);
});

const horizonOf = (page: Page) =>
  page
    .locator('.sky canvas')
    .evaluate((canvas: HTMLCanvasElement) => canvas.style.getPropertyValue('--horizon'));

for (const [language, scheme] of [
  ['fr', 'dark'],
  ['en', 'light'],
] as const) {
  journey(`axe finds nothing on the choice of a city, ${scheme}, ${language}`, async () => {
    for (const width of [320, 1440]) {
      const page = await stage.visit({ language, scheme, width });
      await page.goto('/contact');
      const settings = await openSettings(page, language);
      await settings.search.fill('lyon');
      await settings.options.first().waitFor();
      expect(await faultsOf(page)).toEqual([]);
      expect(await overflowOf(page)).toBe(0);
      await settings.search.press('Enter');
      await settings.panel
        .getByText(/Météo d’essai/)
        .first()
        .waitFor();
      expect(await faultsOf(page)).toEqual([]);
      expect(await overflowOf(page)).toBe(0);
    }
  });
}

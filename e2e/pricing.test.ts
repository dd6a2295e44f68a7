import { expect } from 'vitest';
import { faultsOf, overflowOf } from '#axe.ts';
import { journey, openStage } from '#stage.ts';
import { said } from '#words.ts';

const stage = openStage();

const looks = [
  { language: 'fr', scheme: 'dark', width: 1440, team: 'Entreprises' },
  { language: 'en', scheme: 'light', width: 390, team: 'Business' },
] as const;

for (const { team, ...look } of looks) {
  journey(`a visitor compares prices in ${look.language}, ${look.scheme}`, async () => {
    const page = await stage.visit(look);
    await page.goto('/pricing');
    expect(await overflowOf(page)).toBe(0);
    await page
      .getByRole('main')
      .getByRole('link', { name: said(team), exact: true })
      .click();
    await page.waitForURL('**/pricing?category=business');
    await page.getByRole('columnheader', { name: 'Enterprise' }).waitFor();
    expect(await overflowOf(page)).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
  });
}

for (const scripts of [true, false]) {
  const how = scripts ? 'with scripts' : 'without any script';
  journey(`a year shows what it saves, and a paid plan leads to people, ${how}`, async () => {
    const page = await stage.visit({ scripts });
    await page.goto('/pricing');
    await page.getByText(said('n’est pas encore branché', 'part')).waitFor();
    await page.getByRole('link', { name: said('Par an') }).click();
    await page.waitForURL('**/pricing?billing=yearly');
    await page.getByText(said('9,89 € de moins que douze mois (16,5 %)', 'part')).waitFor();
    await page.getByText(said('29,89 € de moins que douze mois (16,6 %)', 'part')).waitFor();
    await page.getByText(said('Faudra-t-il payer', 'part')).click();
    await page.getByText(said('sera gratuite pour tous', 'part')).waitFor();
    await page.getByRole('link', { name: said('Demander cette formule Explorer') }).click();
    await page.waitForURL('**/contact?type=billing');
    expect(await page.getByLabel(said('Sujet général')).inputValue()).toBe('billing');
  });
}

const features = [
  { language: 'en', scheme: 'light', width: 1440, title: 'Every finding shows its words' },
  { language: 'fr', scheme: 'dark', width: 390, title: 'Chaque constat montre ses mots' },
] as const;

for (const { title, ...look } of features) {
  journey(`a visitor reads what Reverie does in ${look.language}, ${look.scheme}`, async () => {
    const page = await stage.visit(look);
    await page.goto('/features');
    await page.getByRole('heading', { name: said(title) }).waitFor();
    expect(await overflowOf(page)).toBe(0);
  });
}

journey('the features are shown without any script, and lead on', async () => {
  const page = await stage.visit({ scripts: false });
  await page.goto('/features');
  // The engine's reading, the published counts and the request are in the page as it is served.
  await page.getByText(said('Je suis inquiet', 'part')).first().waitFor();
  await page.getByText(said('sont retenus par le moteur', 'part')).waitFor();
  await page.getByText('/api/analyze', { exact: false }).first().waitFor();
  for (const place of ['/api', '/contact', '/register', '/pricing', '/science']) {
    expect(await page.getByRole('main').locator(`a[href="${place}"]`).count()).toBeGreaterThan(0);
  }
});

import { expect } from 'vitest';
import { faultsOf, overflowOf } from '#axe.ts';
import { journey, openStage } from '#stage.ts';
import { said } from '#words.ts';

const stage = openStage();

for (const scripts of [true, false]) {
  const how = scripts ? 'with scripts' : 'without any script';
  journey(`somebody who asks is answered, or led to the form, ${how}`, async () => {
    const page = await stage.visit({ scripts });
    await page.goto('/support');
    await page.getByRole('searchbox').fill('jai perdu mon mot de pase');
    await page.getByRole('button', { name: said('Chercher') }).click();
    await page.getByRole('link', { name: said("J'ai perdu mon mot de passe", 'part') }).click();
    await page.waitForURL('**/forgot');
    await page.goto('/support?q=xqzwv');
    await page.getByText(said('Aucune réponse pour', 'part')).waitFor();
    await page.getByRole('link', { name: said('Écrire un message') }).click();
    await page.waitForURL('**/contact?type=support#message');
  });
}

journey('the questions open by keyboard, and the topics lead down the page', async () => {
  const page = await stage.visit({ language: 'en' });
  await page.goto('/support');
  const question = page.getByText('Who can read my private dreams?');
  const answer = page.getByText('You alone, through Reverie.', { exact: false });
  expect(await answer.isVisible()).toBe(false);
  await question.focus();
  await page.keyboard.press('Enter');
  await answer.waitFor();
  await page.getByRole('link', { name: 'API', exact: true }).first().click();
  expect(new URL(page.url()).hash).toBe('#api');
  expect(await page.locator('#api').isVisible()).toBe(true);
});

journey('a page that names its questions to machines asks twelve', async () => {
  const page = await stage.visit({ scripts: false });
  await page.goto('/support');
  const data = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'FAQPage', mainEntity: { length: 12 } });
});

journey('help is found as data, in the language of whoever asks', async () => {
  const page = await stage.visit({ language: 'en' });
  const found = await page.request.post('/help', {
    headers: { 'accept-language': 'en', origin: stage.server.origin },
    form: { q: 'delete a dream' },
  });
  expect(await found.json()).toMatchObject({ results: { 0: { id: 'take-down-dream' } } });
  await page.goto('/help');
  await page.waitForURL('**/support');
});

journey('answers that were found are accessible, and fit the narrowest phone', async () => {
  const page = await stage.visit({ language: 'fr', scheme: 'light', width: 320 });
  await page.goto('/support?q=peinture');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  expect(await overflowOf(page)).toBe(0);
});

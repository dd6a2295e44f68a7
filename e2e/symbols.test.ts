import { expect } from 'vitest';
import { faultsOf } from '#axe.ts';
import { settle, signIn, someone } from '#people.ts';
import { journey, openStage } from '#stage.ts';
import { said } from '#words.ts';

const stage = openStage();

journey('a dreamer says what the sea means, and who Lucie is, once', async () => {
  const page = await stage.visit();
  const person = someone();
  const { api } = await settle(stage.server, person);
  const content = 'Je marche avec Lucie au bord de la mer. Lucie rit.';
  const { id } = await api.dreams.create({ content, visibility: 'private' });
  const identity = async () => {
    const found = await api.analysis.get({ id });
    if ('status' in found) return found.status;
    return found.characters.find(({ label }) => label === 'Lucie')?.identity;
  };
  await expect.poll(identity, { timeout: 30_000 }).toBe('known');
  await signIn(page, person);

  await page.goto('/journal/symbols');
  await page.getByRole('link', { name: said('mer') }).click();
  await page.getByRole('heading', { name: said('Vos phrases') }).waitFor();
  expect(await page.locator('.concordance b').first().textContent()).toBe('mer');
  await page.getByText(said('Écrire')).click();
  await page.getByLabel(said('Ce que cela veut dire pour vous')).fill('La pièce d’à côté.');
  await page.getByRole('button', { name: said('Garder') }).click();
  await page.getByText(said('C’est gardé.')).waitFor();
  expect(await api.symbols.meaning({ symbol: 'sea' })).toMatchObject({
    meaning: 'La pièce d’à côté.',
  });
  expect(await faultsOf(page)).toEqual([]);
  await api.dreams.create({ content: 'La mer monte. J’ai peur.', visibility: 'private' });
  await expect
    .poll(async () => (await api.symbols.get({ symbol: 'sea' })).newest.length, { timeout: 30_000 })
    .toBe(2);
  await page.goto('/journal/symbols/sea');
  const row = page.getByRole('row', { name: /Appréhension/ });
  expect(await row.getByText(said('mentionné')).count()).toBe(1);
  await page.getByText(said('2 rêves : on compte, on ne compare pas.')).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.goto(`/dreams/${id}`);
  await page.locator('.reading-fold summary').first().click();
  await page.getByText('La pièce d’à côté.').filter({ visible: true }).first().waitFor();

  await page.goto('/journal/people');
  // Each part that opens shows that it does.
  const folds = page.locator('.fold > summary');
  expect(await folds.locator('svg').count()).toBe(await folds.count());
  await page.getByText(said('Lucie, dans 1 rêve : qui est-ce ?')).click();
  await page.getByLabel(said('Qui est-ce ?')).first().selectOption('sister');
  expect(await faultsOf(page)).toEqual([]);
  await page
    .getByRole('button', { name: said('Garder') })
    .first()
    .click();
  await page.getByText(said('C’est gardé.', 'part')).waitFor();
  await expect.poll(identity, { timeout: 30_000 }).toBe('family');
  await page.getByLabel(said('Modifier Lucie')).click();
  await page.getByLabel(said('Autres noms', 'part')).first().fill('Lulu');
  await page.getByRole('button', { name: said('Enregistrer') }).click();
  await page.getByText(said('Lucie, Lulu')).waitFor();
  expect(await faultsOf(page)).toEqual([]);
});

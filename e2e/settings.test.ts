import { expect } from 'vitest';
import { faultsOf } from '#axe.ts';
import { settle, signIn, someone } from '#people.ts';
import { journey, openStage } from '#stage.ts';
import { said } from '#words.ts';

const stage = openStage();

journey('people read what happened to their account', async () => {
  const page = await stage.visit();
  const person = someone();
  await settle(stage.server, person);
  await signIn(page, person);
  await page.goto('/settings/activity');
  await page.getByText(said('Compte créé')).waitFor();
  const signedIn = page.getByRole('listitem').filter({ hasText: said('par mot de passe', 'part') });
  expect(await signedIn.textContent()).toContain('Chrom');
  expect(await signedIn.textContent()).toContain('127.0.0.0/24');
  expect(await faultsOf(page)).toEqual([]);
});

journey('somebody takes everything along, leaves, is told on every page, and stays', async () => {
  const page = await stage.visit();
  const person = someone();
  const { api } = await settle(stage.server, person);
  await api.dreams.create({ content: 'Une zibeline traverse la nuit.' });
  await signIn(page, person);
  await page.goto('/settings/data');
  await page.getByRole('button', { name: said('Préparer mon archive') }).click();
  const link = page.getByRole('link', { name: said('Télécharger') });
  await link.waitFor();
  const coming = page.waitForEvent('download');
  await link.click();
  expect((await coming).suggestedFilename()).toMatch(/^reverie-.*\.zip$/);
  expect(await faultsOf(page)).toEqual([]);

  const close = page.getByRole('button', { name: said('Fermer mon compte') });
  await page.getByLabel(said('Votre mot de passe')).fill('une autre nuit');
  await close.click();
  await page.getByText(said('Ce mot de passe n’est pas le bon.')).waitFor();
  await page.getByRole('radio', { name: said('Les laisser sans nom', 'part') }).check();
  await page.getByLabel(said('Votre mot de passe')).fill(person.password);
  await close.click();
  await page.getByRole('button', { name: said('Rester') }).waitFor();
  await page.goto('/dreams');
  await page.getByRole('link', { name: said('Rester, ou emporter mes rêves') }).click();
  await page.getByRole('button', { name: said('Rester') }).click();
  await page.getByText(said('Vous restez. Rien n’est effacé.')).waitFor();
  expect(await faultsOf(page)).toEqual([]);
});

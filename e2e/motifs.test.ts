import { expect } from 'vitest';
import { faultsOf, overflowOf } from '#axe.ts';
import { settle, signIn, someone } from '#people.ts';
import { journey, openStage } from '#stage.ts';
import { said } from '#words.ts';

const stage = openStage();

journey('a motif is found from the library, followed, and its new dreams come', async () => {
  const [teller, person] = [someone(), someone()];
  const { api } = await settle(stage.server, teller);
  await settle(stage.server, person);
  const { id } = await api.dreams.create({
    title: 'La marée du couloir',
    content: 'La mer monte dans le couloir.',
    visibility: 'public',
  });
  await expect
    .poll(async () => (await api.motifs.get({ id: 'sea' })).dreams.map((one) => one.id), {
      timeout: 60_000,
    })
    .toContain(id);
  const page = await stage.visit();
  await signIn(page, person);
  await page.goto('/dreams');
  await page.getByRole('link', { name: said('Parcourir par motif') }).click();
  await page.getByRole('heading', { name: said('Motifs des rêves') }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.goto('/dreams/motif/sea');
  await page.getByText(said('Trop peu de personnes', 'part')).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: said('Suivre ce motif') }).click();
  await page.getByText(said('Vous suivez ce motif. Vous seul le savez.')).waitFor();
  await page.goto('/dashboard?from=followed');
  await page.getByRole('link', { name: said('Vos motifs suivis') }).click();
  await page.locator(`#followed a[href*='/dreams/${id}']`).first().waitFor();
  expect(await faultsOf(page)).toEqual([]);
});

journey('the weather of dreams says nothing of too few, and how it counts', async () => {
  const page = await stage.visit({ width: 390, scripts: false });
  await page.goto('/dreams/weather');
  await page.getByRole('heading', { name: said('Ciel couvert') }).waitFor();
  await page.getByText(said('tiré une seule fois et gardé', 'part')).waitFor();
  expect(await overflowOf(page)).toBe(0);
  const wide = await stage.visit();
  await wide.goto('/dreams/weather');
  await wide.getByRole('heading', { name: said('Ciel couvert') }).waitFor();
  expect(await faultsOf(wide)).toEqual([]);
});

import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { faultsOf, overflowOf } from '#axe.ts';
import { settle, signIn, someone } from '#people.ts';
import { journey, openStage } from '#stage.ts';
import { said } from '#words.ts';
import { nightAhead } from '../packages/contract/src/practice.rules.ts';

const stage = openStage();
const timeZone = 'Europe/Paris';

async function practising(look: { scripts?: boolean; width?: number } = {}) {
  const person = someone();
  const { api } = await settle(stage.server, person);
  const page = await stage.visit(look);
  await signIn(page, person);
  await page.goto('/journal/practice');
  return { api, page };
}

journey('a calendar is downloaded for both hours and the days that were chosen', async () => {
  const { page } = await practising();
  await page.getByLabel(said('Le soir')).fill('22:15');
  await page.getByLabel(said('Le matin')).fill('07:05');
  for (const day of ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi'])
    await page.getByText(said(day), { exact: true }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: said('Télécharger pour mon agenda') }).click();
  const calendar = await readFile(await (await coming).path(), 'utf8');
  expect(calendar.match(/BEGIN:VALARM/g)).toHaveLength(2);
  expect(calendar).toContain('RRULE:FREQ=WEEKLY;BYDAY=SA,SU\r\n');
  expect(calendar).toMatch(/DTSTART:\d{8}T221500\r\n/);
  expect(calendar).toMatch(/DTSTART:\d{8}T070500\r\n/);
  expect(calendar).toContain(`URL:${stage.server.origin}/journal/practice`);
  await page.getByRole('button', { name: said('Me le rappeler sur mes appareils') }).click();
  await page.getByText(said('Aucun de vos appareils n’est prévenu', 'part')).waitFor();
  expect(await page.getByLabel(said('Le soir')).inputValue()).toBe('22:15');
});

journey('what was wished of a night is asked about on its dream, and counted', async () => {
  const { api, page } = await practising();
  await page.getByText(said('Savoir que je rêve'), { exact: true }).first().click();
  await page.getByRole('button', { name: said('Garder pour cette nuit') }).click();
  await page.getByText(said('Écrivez quelque chose d’abord.')).waitFor();
  await page.getByLabel(said('En une phrase')).fill('Remarquer les escaliers.');
  await page.getByRole('button', { name: said('Garder pour cette nuit') }).click();
  await page.getByText(said('C’est gardé pour cette nuit.')).waitFor();
  expect(await faultsOf(page)).toEqual([]);

  const night = nightAhead(new Date(Date.now() - 86_400_000), timeZone);
  await api.practice.intend({ date: night, way: 'incubation', text: 'Un phare.' });
  const { id } = await api.dreams.create({
    content: 'Un phare éclaire la mer.',
    dreamedAt: `${night}T05:00:00Z`,
    visibility: 'private',
  });
  await page.goto(`/dreams/${id}`);
  const asked = page.getByRole('region', {
    name: said('Ce que vous aviez souhaité de cette nuit'),
  });
  await asked.getByText(said('Un phare.'), { exact: true }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await asked.getByRole('button', { name: /^Oui/ }).click();
  await asked.getByText(said('Votre réponse : Oui.')).waitFor();
  await page.goto('/journal/practice');
  await page.getByText(said('1 fois venu et 0 en partie, sur 1 réponse (1 nuit).')).waitFor();
});

journey(
  'a nightmare is given another course, step by step, without scripts, on a phone',
  async () => {
    const { api, page } = await practising({ scripts: false, width: 390 });
    expect(await overflowOf(page)).toBe(0);
    await page.getByText(said('Commencer un exercice')).click();
    await page
      .getByLabel(said('Le mauvais rêve, en peu de mots (facultatif)'))
      .last()
      .fill('Une chute.');
    await page
      .getByRole('button', { name: said('Garder où j’en suis') })
      .last()
      .click();
    await page.getByText(said('C’est gardé, scellé.')).waitFor();
    const kept = page.getByRole('article');
    await kept.getByText(said('Relire ou changer')).click();
    await kept.getByLabel(said('Sa nouvelle suite')).fill('Je vole au-dessus de la ville.');
    await kept.getByRole('button', { name: said('Garder où j’en suis') }).click();
    await page.getByRole('button', { name: said('Je l’ai imaginé aujourd’hui') }).click();
    await page.getByText(said('Imaginé un jour.', 'part')).waitFor();
    await page.getByText(said('3114', 'part')).first().waitFor();
    await page.getByText(said('Ne plus compter')).click();
    await page.getByText(said('Vos nuits ne sont pas comptées.')).waitFor();
    await page.getByText(said('Tout effacer'), { exact: true }).click();
    await page.getByRole('button', { name: said('Oui, tout effacer') }).click();
    await page.getByText(said('Tout est effacé. Vos rêves, eux, sont restés.')).waitFor();
    expect((await api.practice.get()).rehearsals).toEqual([]);
  },
);

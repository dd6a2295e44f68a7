import { expect } from 'vitest';
import { faultsOf } from '#axe.ts';
import { enter, settle, someone } from '#people.ts';
import { journey, openStage } from '#stage.ts';
import { said } from '#words.ts';

const stage = openStage();

async function dreamer() {
  const page = await stage.visit();
  const person = someone();
  const { api } = await settle(stage.server, person);
  await enter(page, person);
  return { page, person, api };
}

journey('a dreamer says something of a night, and two tabs meet in it', async () => {
  const { page, api } = await dreamer();
  await api.dreams.create({ content: 'L’eau monte.', dreamedAt: '2026-03-02T03:00:00Z' });
  await page.goto('/journal/nights/2026-03-02');
  await page.getByText('L’eau monte.').waitFor();
  await page.getByLabel(said('La note du jour')).fill('Fuite chez le voisin.');
  await page.getByLabel(said('Coucher')).fill('23:40');
  await page.getByLabel(said('Qualité')).selectOption('4');
  await page.getByRole('button', { name: said('Garder') }).click();
  await page.getByText(said('C’est gardé.')).waitFor();
  expect(await api.nights.get({ date: '2026-03-02' })).toMatchObject({
    ...{ dayNote: 'Fuite chez le voisin.', bedtime: '23:40', quality: 4, revision: 1 },
  });
  expect(await faultsOf(page)).toEqual([]);

  await api.nights.put({ date: '2026-03-02', dayNote: 'Fuite chez maman.' });
  await page.getByLabel(said('La note du jour')).fill('Fuite chez le voisin du dessus.');
  await page.getByRole('button', { name: said('Garder') }).click();
  await page.getByRole('heading', { name: said('Cette nuit a changé ailleurs') }).waitFor();
  expect(await page.getByLabel(said('La note du jour')).inputValue()).toContain('du dessus');
  expect(await page.locator('.word-gone').allTextContents()).toContain('maman');
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: said('Garder') }).click();
  await page.getByText(said('C’est gardé.')).waitFor();
  const { dayNote } = await api.nights.get({ date: '2026-03-02' });
  expect(dayNote).toBe('Fuite chez le voisin du dessus.');
  await page.getByRole('link', { name: said('La nuit d’avant') }).click();
  await page.getByText(said('Aucun rêve n’est noté pour cette nuit.')).waitFor();
  // A date may be typed; links lead no further back than a week before the first dream.
  await page.goto('/journal/nights/1990-03-02');
  expect(await page.getByRole('link', { name: said('La nuit d’avant') }).count()).toBe(0);
  await page.goto('/journal/nights/2026-03-01');
  expect(await page.getByLabel(said('La note du jour')).inputValue()).toBe('');
});

journey(
  'a dream’s layers: versions are compared and restored, what comes later is let in',
  async () => {
    const { page, api } = await dreamer();
    const { id } = await api.dreams.create({
      content: 'L’eau monte dans la cuisine.',
      report: 'L’eau monte par le carrelage. Je ris.',
    });
    await api.dreams.update({
      id,
      report: 'L’eau rose monte par le carrelage. Je ris, je pleure.',
    });
    await page.goto(`/dreams/${id}`);
    await page.getByRole('link', { name: said('Couches') }).click();
    await page.getByRole('heading', { name: said('Les premiers mots') }).waitFor();
    expect(await page.locator('.word-come').allTextContents()).toContain('rose ');
    const changes = page.locator('section').filter({
      has: page.getByRole('heading', { name: said('Ce que la version 2 change à la lecture') }),
    });
    await changes.getByText(said('Tristesse')).last().waitFor();
    expect(await faultsOf(page)).toEqual([]);

    const later = 'Il y avait un bateau en papier.';
    await page.getByLabel(said('Quelque chose vous revient ?')).fill(later);
    await page.getByRole('button', { name: said('Ajouter une couche') }).click();
    await page.getByText(said('La couche est ajoutée.')).waitFor();
    expect((await api.dreams.get({ id })).report).not.toContain(later);
    await page.getByRole('button', { name: said('Le faire entrer dans le récit') }).click();
    await page.getByText(said('Entré dans le récit, à la version 3.')).waitFor();
    expect((await api.dreams.get({ id })).report).toContain(later);

    await page.getByLabel(said('La version')).selectOption('1');
    await page.getByRole('button', { name: said('Comparer') }).click();
    await page.getByRole('button', { name: said('Remettre la version 1') }).click();
    await page.getByText(said('La version est revenue', 'part')).waitFor();
    expect(await api.dreams.get({ id })).toMatchObject({
      ...{ report: 'L’eau monte par le carrelage. Je ris.', revision: 4 },
    });
    expect(await faultsOf(page)).toEqual([]);
  },
);

journey('what was removed comes back from the bin, or is erased for good', async () => {
  const { page, api } = await dreamer();
  const { id } = await api.dreams.create({ content: 'Une zibeline.', title: 'La zibeline' });
  const other = await api.dreams.create({ content: 'Une hermine.', title: 'L’hermine' });
  await api.dreams.remove({ id });
  await api.dreams.remove({ id: other.id });
  await page.goto('/journal/bin');
  await page.getByRole('button', { name: said('Remettre « La zibeline »') }).click();
  await page.getByText(said('Le rêve est revenu dans votre journal.', 'part')).waitFor();
  expect((await api.dreams.get({ id })).title).toBe('La zibeline');
  expect(await faultsOf(page)).toEqual([]);
  await page
    .locator('summary')
    .filter({ hasText: said('Vider la corbeille') })
    .click();
  await page.getByRole('button', { name: said('Oui, tout effacer') }).click();
  await page.getByText(said('La corbeille est vide.')).waitFor();
  expect((await api.bin.list({})).totalCount).toBe(0);
  expect(await faultsOf(page)).toEqual([]);
});

journey('a form leads on without asking again for the style of the page it stands on', async () => {
  const { page, api } = await dreamer();
  const { id } = await api.dreams.create({ content: 'Une zibeline.', title: 'La zibeline' });
  await api.dreams.remove({ id });
  await page.goto('/journal/bin');
  // A sheet that never comes: whoever waits for it waits long after the answer is here.
  const asked: string[] = [];
  await page.route('**/*.css', (route) => {
    asked.push(route.request().url());
  });
  await page.getByRole('button', { name: said('Remettre « La zibeline »') }).click();
  await page.getByText(said('Le rêve est revenu dans votre journal.', 'part')).waitFor();
  expect(asked).toEqual([]);
});

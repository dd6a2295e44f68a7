import { expect } from 'vitest';
import { faultsOf } from '#axe.ts';
import { settle, someone } from '#people.ts';
import { journey, openStage } from '#stage.ts';
import { said } from '#words.ts';

const stage = openStage();
const patience = { timeout: 90_000 };

async function painter(visit: Parameters<typeof stage.visit>[0] = {}) {
  const page = await stage.visit(visit);
  const { token, api } = await settle(stage.server, someone('accrocheuse'));
  await page.context().addCookies([{ name: 'session', value: token, url: stage.server.origin }]);
  const told = ['Une baleine passe sous le pont.', 'Mon chat lit dans la cuisine.'];
  const ids: string[] = [];
  for (const content of told) {
    const { id } = await api.dreams.create({ content, visibility: 'private' });
    ids.push(id);
  }
  const isPainted = async () => {
    const all = await Promise.all(ids.map((id) => api.dreams.get({ id })));
    return all.every(({ imageStatus }) => imageStatus === 'done');
  };
  await expect.poll(isPainted, patience).toBe(true);
  return { page, api, ids };
}

for (const scripts of [true, false]) {
  const how = scripts ? 'with scripts' : 'without scripts';
  journey(`one’s dreams hang in one look, and come down one by one, ${how}`, async () => {
    const { page, ids } = await painter({ scripts });
    await page.goto('/journal/exhibition');
    await page.getByRole('radio', { name: said('Linogravure') }).check({ force: true });
    await page.getByRole('button', { name: said('Accrocher') }).click();
    await page.waitForURL(/look=linocut/);
    const prints = page.getByRole('main').getByRole('listitem').getByRole('img');
    // Two hang there already, in the look before.
    const sources = () => prints.evaluateAll((all) => all.map((img) => img.getAttribute('src')));
    const inLinocut = expect.stringMatching(/-linocut\.webp$/);
    await expect.poll(sources).toEqual([inLinocut, inLinocut]);
    const [first] = await sources();
    const answer = await page.request.get(`${stage.server.origin}${first}`);
    expect(answer.status()).toBe(200);

    await page.getByRole('checkbox').first().uncheck();
    await page.getByRole('button', { name: said('Accrocher') }).click();
    await page.getByText(said('Un tirage est décroché', 'part')).waitFor();
    await expect.poll(() => prints.count()).toBe(1);
    await page.getByRole('link', { name: said('Tout raccrocher') }).click();
    await expect.poll(() => prints.count()).toBe(2);
    expect(ids).toHaveLength(2);
  });
}

journey('an exhibition is accessible, and an empty season says so', async () => {
  const { page } = await painter({ width: 390 });
  await page.goto('/journal/exhibition');
  await page.getByRole('main').getByRole('img').first().waitFor();
  expect.soft(await faultsOf(page)).toEqual([]);
  await page.goto('/journal/exhibition?season=1990-winter');
  await page.getByText(said('Rien à accrocher ici', 'part')).waitFor();
});

for (const scripts of [true, false]) {
  const how = scripts ? 'with scripts' : 'without scripts';
  journey(`a sentence is touched in the studio, and the picture is of it, ${how}`, async () => {
    const { page, api } = await painter({ scripts, width: 390 });
    const content = 'Une baleine danse dans la rue. Ma grand-mère tricote sous un arbre.';
    const { id } = await api.dreams.create({ content, visibility: 'private' });
    const alt = async () => (await api.dreams.get({ id })).image?.alt.fr;
    await expect.poll(alt, patience).toMatch(/baleine/i);
    await page.goto('/journal');
    await page.goto(`/dreams/${id}`);
    await page.getByRole('link', { name: said('Repeindre') }).click();
    const studio = page.getByRole('region', { name: said("L'atelier") });
    expect(await studio.getByRole('radio', { name: said('Le rêve choisit') }).isChecked()).toBe(
      true,
    );
    const sentence = studio.getByRole('radio', { name: 'Ma grand-mère tricote' });
    await sentence.press(' ');
    if (scripts) {
      expect.soft(await faultsOf(page)).toEqual([]);
      expect(await studio.getByRole('group', { name: said("Ce qu'on y voit") }).count()).toBe(0);
    }
    await studio.getByRole('button', { name: said('Repeindre') }).click();
    await expect.poll(alt, patience).not.toMatch(/baleine/i);
    expect(await alt()).toMatch(/tricote/i);
    await page.reload();
    expect(await sentence.isChecked()).toBe(true);
    await studio.getByRole('group', { name: said("Ce qu'on y voit") }).waitFor();
  });
}

journey('the studio is a form without scripts, and sent twice it asks once', async () => {
  const { page, api, ids } = await painter({ scripts: false });
  const [id = ''] = ids;
  await page.goto(`/dreams/${id}`);
  await page.getByRole('link', { name: said('Repeindre') }).click();
  const studio = page.getByRole('region', { name: said("L'atelier") });
  await studio.getByRole('radio', { name: said('Linogravure') }).press(' ');
  await studio.getByTitle(said('Effroi, la nuit')).click();
  await studio.getByRole('radio', { name: said('Tout près') }).press(' ');
  await studio.getByRole('button', { name: said('Repeindre') }).dblclick({ noWaitAfter: true });
  await page.waitForURL(/studio$/);
  await expect
    .poll(async () => (await api.dreams.get({ id })).image?.style, patience)
    .toBe('linocut');
  const { images } = await api.images.history({ id });
  expect(images).toHaveLength(2);
  expect(images[0]).toMatchObject({ palette: 'dread.night', arrangement: { scheme: 'close' } });

  // Back to the first one, and the second is removed: both are forms too.
  await page.reload();
  await studio.getByRole('button', { name: said('Montrer : Gouache', 'part') }).click();
  await page.waitForURL(/studio$/);
  await expect.poll(async () => (await api.dreams.get({ id })).image?.style).toBe('gouache');
  await studio.getByRole('button', { name: said('Supprimer : Linogravure', 'part') }).click();
  await page.getByText(said('Peinture supprimée.')).waitFor();
  await page.getByRole('button', { name: said('La repeindre') }).click();
  await expect.poll(async () => (await api.images.history({ id })).images.length, patience).toBe(2);
});

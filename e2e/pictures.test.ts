import { expect } from 'vitest';
import { faultsOf, overflowOf } from '#axe.ts';
import { settle, signIn, someone } from '#people.ts';
import { journey, openStage } from '#stage.ts';
import { said } from '#words.ts';

const stage = openStage(async () => ({ REVERIE_PAINTING_SIDE: '' }));

/** Painting waits its turn on a busy machine: what a person would call slow, not broken. */
const patience = { timeout: 60_000 };

/** Somebody signed in, on the page of a dream of theirs that is painted. */
async function beforeTheirPainting(name: string, width = 1440) {
  const page = await stage.visit({ width });
  const dreamer = someone(name);
  const { api } = await settle(stage.server, dreamer);
  const { id } = await api.dreams.create({
    title: 'La baleine',
    content: 'Une baleine traverse la baie, la nuit, sous la lune. Je la regarde, très calme.',
  });
  await signIn(page, dreamer);
  await page.goto(`/dreams/${id}`);
  await page.getByRole('figure').getByRole('img').first().waitFor(patience);
  return { page, api, id };
}

type Settled = Awaited<ReturnType<typeof settle>>;

/** A picture takes a second: what is seen while one waits is seen with others in front. */
async function keepPainterBusy({ dreams }: Settled['api']): Promise<void> {
  const content = 'Je marche dans une forêt, la nuit.';
  const others = await Promise.all(
    Array.from({ length: 4 }, () => dreams.create({ content, visibility: 'private' })),
  );
  const isAtWork = async () => {
    const now = await Promise.all(others.map(({ id }) => dreams.get({ id })));
    return now.some(({ imageStatus }) => imageStatus === 'running');
  };
  await expect.poll(isAtWork, patience).toBe(true);
}

journey(
  'a dreamer paints a dream again, goes back to an earlier painting, keeps one, removes another',
  async () => {
    const { page, api, id } = await beforeTheirPainting('peintre');
    const opener = page.getByRole('link', { name: said('Repeindre') });
    await opener.click();
    const studio = page.getByRole('region', { name: said("L'atelier") });
    await studio.waitFor();
    await studio.getByRole('radio', { name: said('Encre') }).check({ force: true });
    await studio.getByRole('radio', { name: 'Effroi', exact: true }).check({ force: true });
    await keepPainterBusy(api);
    await studio.getByRole('button', { name: said('Repeindre') }).click();

    // What is being done is said, with a share of it that is the painter's own.
    const done = page.getByRole('progressbar', { name: said('Peinture') });
    await done.waitFor();
    // Said by the document already.
    await page.reload({ waitUntil: 'commit' });
    await page.getByRole('button', { name: said('Arrêter') }).waitFor();
    await expect
      .poll(async () => (await api.dreams.get({ id })).imageStatus, patience)
      .toBe('done');
    await done.waitFor({ state: 'detached' });
    expect((await api.dreams.get({ id })).image?.style).toBe('ink');

    // The page was loaded anew, and the studio is still open: its address says so.
    await studio.getByRole('listitem').nth(1).waitFor();
    await studio.getByRole('button', { name: said('Montrer : Gouache', 'part') }).click();
    await expect.poll(async () => (await api.dreams.get({ id })).image?.style).toBe('gouache');
    await studio
      .locator('[aria-pressed="true"]')
      .and(page.getByLabel(/Gouache/))
      .waitFor();

    const saving = page.waitForEvent('download');
    await studio.getByRole('link', { name: said('Télécharger : Gouache', 'part') }).click();
    expect((await saving).suggestedFilename()).toBe('reverie-la-baleine-gouache.jpg');

    await studio.getByRole('button', { name: said('Supprimer : Encre', 'part') }).click();
    await page.getByText(said('Peinture supprimée.')).waitFor();
    await expect.poll(() => studio.getByRole('listitem').count()).toBe(1);
    // Undone by the painter: the very same one is painted again.
    await page.getByRole('button', { name: said('La repeindre') }).click();
    await expect
      .poll(async () => (await api.dreams.get({ id })).image?.style, patience)
      .toBe('ink');
    const { images } = await api.images.history({ id });
    expect(images.map(({ palette }) => palette)).toEqual(['dread', null]);
  },
);

journey('a painting that is stopped leaves the dream as it was', async () => {
  const { page, api, id } = await beforeTheirPainting('hesitant');
  const before = (await api.dreams.get({ id })).imageUrl;
  await page.getByRole('link', { name: said('Repeindre') }).click();
  const studio = page.getByRole('region', { name: said("L'atelier") });
  await keepPainterBusy(api);
  await studio.getByRole('button', { name: said('Repeindre') }).click();
  await page.getByRole('button', { name: said('Arrêter') }).click();
  await page.getByRole('progressbar', { name: said('Peinture') }).waitFor({ state: 'detached' });
  expect(await api.dreams.get({ id })).toMatchObject({ imageStatus: 'done', imageUrl: before });
});

journey('the studio is accessible, on a phone and on a desk', async () => {
  for (const width of [390, 1440]) {
    const { page } = await beforeTheirPainting('voisine', width);
    await page.getByRole('link', { name: said('Repeindre') }).click();
    const studio = page.getByRole('region', { name: said("L'atelier") });
    await studio.getByRole('listitem').first().waitFor();
    expect.soft(await faultsOf(page), `${width} px`).toEqual([]);
    expect.soft(await overflowOf(page), `${width} px`).toBe(0);
    await studio.getByRole('link', { name: said('Fermer') }).click();
    await studio.waitFor({ state: 'detached' });
    // Focus goes back to what opened it.
    const focused = page.locator(':focus');
    expect(await focused.innerText()).toBe('Repeindre');
  }
});

journey(
  'a link to a public dream shows its painting, and one to a private dream nothing',
  async () => {
    const { page, api, id } = await beforeTheirPainting('lien');
    const read = async () => (await fetch(`${stage.server.origin}/dreams/${id}`)).text();
    const html = await read();
    const [, address = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
    expect(address.startsWith(stage.server.origin)).toBe(true);
    expect(html).toContain('property="og:image:width" content="1200"');
    expect(html).toContain('property="og:image:height" content="630"');
    expect(html).toMatch(/property="og:image:alt" content="[^"]{20,}"/);
    const response = await fetch(address, { headers: { 'user-agent': 'Twitterbot/1.0' } });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    await response.body?.cancel();

    await api.dreams.update({ id, visibility: 'private' });
    expect((await fetch(address)).status).toBe(404);
    await page.reload();
    expect(await page.locator('meta[property="og:image"]').count()).toBe(0);
  },
);

journey('whose silhouettes the paintings are made with is a page everybody finds', async () => {
  const page = await stage.visit({ language: 'en' });
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Credits' }).click();
  await page.getByRole('heading', { level: 1, name: 'Credits' }).waitFor();
  await page.getByText('CC-BY-3.0').first().waitFor();
  expect(await faultsOf(page)).toEqual([]);
});

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { arrive, expectSound } from '#arrive.ts';
import { faultsOf } from '#axe.ts';
import { dreamPage, untilAwake } from '#people.ts';
import { journey, openStage } from '#stage.ts';
import { said } from '#words.ts';

type Arrived = Awaited<ReturnType<typeof arrive>>;
const stage = openStage();

const words = {
  fr: {
    content: 'Sur l’eau, Ysoline conduit vers Annecy. Elle note le 06 12 34 56 78 et rit.',
    shared: 'Sur l’eau, [nom] conduit vers [lieu]. Elle note le [numéro] et rit.',
    all: 'Tout flouter',
    look: 'Voir ce que les autres verront',
    title: 'Ce que les autres verront',
    publish: 'Publier le rêve',
    seen: 'Vu par les autres',
    signedIn: 'une personne connectée',
    unreached: 'le réseau ou le serveur ne répond pas',
  },
  en: {
    content: 'At sea Imogen steers towards Bristol. She writes down 06 12 34 56 78 and laughs.',
    shared: 'At sea [name] steers towards [place]. She writes down [number] and laughs.',
    all: 'Blur all of them',
    look: 'See what others will see',
    title: 'What others will see',
    publish: 'Publish the dream',
    seen: 'As others see it',
    signedIn: 'somebody signed in',
    unreached: 'the network or the server does not answer',
  },
};

/** Its picture hangs, whatever else the server has to paint. */
async function untilPainted(api: Arrived['api'], id: string): Promise<void> {
  const image = async () => (await api.dreams.get({ id })).image;
  await expect.poll(image, { timeout: 60_000 }).not.toBeNull();
}

const planted = /ysoline|imogen|annecy|bristol|06 12 34/i;

for (const [language, width] of [
  ['fr', 390],
  ['en', 1440],
] as const) {
  journey(`a dream is shared and its names are kept, in ${language} at ${width}`, async () => {
    const t = words[language];
    const { page } = await arrive(stage, { language, width });
    await page.goto('/dreams/new');
    await untilAwake(page);
    await page.locator('#dream-content').fill(t.content);
    await page.locator('input[name=visibility][value=public]').check({ force: true });
    await page.getByRole('button', { name: said(t.all) }).click();
    expect(await page.locator('input[name=blurred]:checked').count()).toBe(3);
    // Without a network it says so, and the form stays.
    await page.context().setOffline(true);
    await page.getByRole('button', { name: said(t.look) }).click();
    await page.getByText(said(t.unreached, 'part')).waitFor();
    await page.context().setOffline(false);
    expect(await page.locator('#dream-content').inputValue()).toBe(t.content);
    await page.getByRole('button', { name: said(t.look) }).click();
    const preview = page.getByRole('region', { name: said(t.title) });
    await preview.getByText(t.shared).first().waitFor();
    expect(await preview.innerText()).not.toMatch(planted);
    await expectSound(page);
    await page.getByRole('button', { name: said(t.publish), exact: true }).click();
    await page.waitForURL(dreamPage);

    // Its dreamer reads their own words; whoever else reads what stands for them.
    await untilAwake(page);
    expect(await page.locator('[data-told]').innerText()).toMatch(planted);
    expect(await page.locator('.share-card').innerText()).not.toMatch(planted);
    const address = new URL(page.url()).pathname;
    const stranger = await stage.visit({ language, width });
    await stranger.goto(address);
    await untilAwake(stranger);
    expect(await stranger.content()).not.toMatch(planted);
    expect(await stranger.locator('.verse .blurred').count()).toBe(3);
    await expectSound(stranger);

    await page.goto(address);
    await page.getByRole('link', { name: said(t.seen) }).click();
    await page.waitForURL('**?seen=stranger');
    await page.locator('.seen-as').waitFor();
    expect(await page.locator('main').innerText()).not.toMatch(planted);
    await expectSound(page);
    await page.getByRole('link', { name: said(t.signedIn) }).click();
    await page.waitForURL('**?seen=signed_in');
    expect(await page.locator('main').innerText()).not.toMatch(planted);
  });
}

journey('words are blurred, looked at and seen as others do without any script', async () => {
  const t = words.fr;
  const { page, api } = await arrive(stage, { width: 768, scripts: false });
  await page.goto('/dreams/new');
  await page.locator('#dream-content').fill(t.content);
  await page.locator('input[name=visibility][value=public]').check({ force: true });
  await page.locator('input[name=blurMore]').fill('Ysoline, Annecy, 06 12 34 56 78');
  await page.getByRole('button', { name: said(t.look) }).click();
  await page.waitForURL('**/dreams/preview');
  expect(await page.locator('main').innerText()).not.toMatch(planted);
  const { id } = await api.dreams.create({ content: t.content, visibility: 'private' });
  const answer = await page.goto(`/dreams/${id}?seen=stranger`);
  expect(answer?.status()).toBe(404);
  expect(await page.locator('.seen-as').count()).toBe(1);
});

journey(
  'a public dream stands in a page of another site, and leaves it with its dreamer’s word',
  async () => {
    const { page, api } = await arrive(stage, { width: 768 });
    const dream = await api.dreams.create({ content: words.fr.content, visibility: 'public' });
    const address = `/embed/dreams/${dream.id}`;
    const answer = await page.goto(address);
    expect(answer?.headers()['x-frame-options']).toBeUndefined();
    expect(answer?.headers()['content-security-policy']).toContain('frame-ancestors *');
    expect(answer?.headers()['set-cookie']).toBeUndefined();
    expect(await page.locator('main').innerText()).toContain('Ysoline');
    expect(await page.locator('script').count()).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
    // No other page may be framed.
    const whole = await page.goto(`/dreams/${dream.id}`);
    expect(whole?.headers()['x-frame-options']).toBe('DENY');
    const discovery = page.locator('link[type="application/json+oembed"]');
    const told = await fetch((await discovery.getAttribute('href')) ?? '');
    expect(await told.json()).toMatchObject({ type: 'rich', provider_name: 'Reverie' });
    await api.dreams.update({ id: dream.id, visibility: 'private' });
    expect((await page.goto(address))?.status()).toBe(404);
  },
);

journey('whoever copies the link of somebody’s dream is counted once, and sees it', async () => {
  const { page: own, api } = await arrive(stage, { width: 390 });
  const { id } = await api.dreams.create({ content: 'Un phare.', visibility: 'public' });
  // A browser that says it has no head is a robot: nothing is counted of those.
  const person = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' };
  const copy = async (page: Page) => {
    await page.context().setExtraHTTPHeaders(person);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`/dreams/${id}`);
    await untilAwake(page);
    await page.getByRole('button', { name: said('Copier le lien') }).click();
    await page.getByRole('button', { name: said('Lien copié') }).waitFor();
  };
  await copy(own);
  const visitor = await stage.visit({ width: 390 });
  await untilPainted(api, id);
  await visitor.context().setExtraHTTPHeaders(person);
  await visitor.goto(`/dreams/${id}`);
  await untilAwake(visitor);
  const [taken] = await Promise.all([
    visitor.waitForEvent('download'),
    visitor.getByRole('link', { name: said('Emporter le tableau') }).click(),
  ]);
  expect(taken.suggestedFilename()).toMatch(/^reverie-.*\.jpg$/);
  expect(await taken.failure()).toBeNull();
  await visitor.getByTitle(said('1 partage')).first().waitFor();
  // Taken along and sent on by one person within a day: that is once.
  await copy(visitor);
  await visitor.getByTitle(said('1 partage')).first().waitFor();
  await copy(visitor);
  await visitor.reload();
  await visitor.getByTitle(said('1 partage')).first().waitFor();
  await expectSound(visitor);
  // Whoever closes the sheet of their device has sent nothing.
  const reader = await arrive(stage, { language: 'en' });
  await reader.page.context().setExtraHTTPHeaders(person);
  await reader.page.addInitScript(() => {
    let asked = 0;
    const share = async () => {
      asked += 1;
      if (asked === 1) throw new DOMException('closed', 'AbortError');
    };
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  });
  await reader.page.goto(`/dreams/${id}`);
  await untilAwake(reader.page);
  const send = reader.page.getByRole('button', { name: 'Send', exact: true });
  await send.click();
  expect((await api.dreams.get({ id })).shares).toBe(1);
  await send.click();
  await reader.page.getByTitle('2 shares').first().waitFor();
  await reader.page.goto('/dashboard');
  await reader.page.getByTitle('2 shares').first().waitFor();
  expect((await api.dreams.get({ id })).shares).toBe(2);
});

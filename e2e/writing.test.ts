import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { dreamPage, enter, settle, someone } from '#people.ts';
import { journey, openStage } from '#stage.ts';
import { said } from '#words.ts';

const stage = openStage();

const words = (page: Page) => page.getByLabel(said('Votre rêve'), { exact: true });
const publish = (page: Page) => page.getByRole('button', { name: said('Publier le rêve') });

async function arrive(options: Parameters<typeof stage.visit>[0] = {}) {
  const page = await stage.visit(options);
  const person = someone();
  const { api } = await settle(stage.server, person);
  await enter(page, person);
  return { page, person, api };
}

const countOf = async ({ dreams }: Awaited<ReturnType<typeof arrive>>['api']) =>
  (await dreams.list()).dreams.filter(({ viewer }) => viewer.isOwner).length;

/** Clicks twice, as a nervous thumb does, wherever the button is by then. */
async function tapTwice(page: Page, pause: number) {
  await publish(page).scrollIntoViewIfNeeded();
  const box = await publish(page).boundingBox();
  if (!box) throw new Error('The button is not there.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x, y);
  await page.waitForTimeout(pause);
  await page.mouse.click(x, y);
}

journey('a double tap publishes once, on a slow machine too', async () => {
  const { page, person, api } = await arrive();
  const tools = await page.context().newCDPSession(page);
  let told = 0;
  for (const [rate, pause] of [
    [1, 0],
    [6, 0],
    [6, 40],
    [6, 100],
  ] as const) {
    await page.goto('/dreams/new');
    await words(page).fill(`${person.username}, une porte au fond du lac, ${rate} ${pause}.`);
    await tools.send('Emulation.setCPUThrottlingRate', { rate });
    await tapTwice(page, pause);
    // The second tap may meet the page that follows, and lead on from there.
    await page.waitForURL(({ pathname }) => pathname !== '/dreams/new');
    await tools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    told += 1;
    await expect.poll(() => countOf(api)).toBe(told);
  }
  await page.goto('/dashboard');
  const own = page.getByRole('article').filter({ hasText: `${person.username}, une porte` });
  expect(await own.count()).toBe(told);
});

journey('a form sent twice before any script has come publishes once', async () => {
  const { page, api } = await arrive({ scripts: false });
  await page.goto('/dreams/new');
  await words(page).fill('Une barque dans un arbre.');
  await publish(page).dblclick({ noWaitAfter: true });
  await page.waitForURL(dreamPage);
  expect(await countOf(api)).toBe(1);
  await page.reload();
  expect(await countOf(api)).toBe(1);
});

for (const scripts of [true, false]) {
  const how = scripts ? 'with scripts' : 'without scripts';
  journey(`a step back after publishing publishes nothing again, ${how}`, async () => {
    const { page, api } = await arrive({ scripts });
    await page.goto('/dreams/new');
    await words(page).fill('Un escalier de sable.');
    await publish(page).click();
    await page.waitForURL(dreamPage);
    await page.goBack();
    await page.waitForURL('**/dreams/new');
    // What a browser fills in again, it sends again: as what it was.
    const again = await words(page).inputValue();
    if (again !== '') {
      await publish(page).click();
      await page.waitForURL(dreamPage);
    }
    expect(await countOf(api)).toBe(1);
  });

  journey(`two tabs show both texts and lose neither, ${how}`, async () => {
    const { page, api } = await arrive({ scripts });
    const { id } = await api.dreams.create({ content: 'Un phare.', tags: ['mer'] });
    const open = async (tab: Page) => {
      await tab.goto(`/dreams/${id}`);
      await tab.getByRole('link', { name: said('Modifier') }).click();
      await tab.waitForURL('**/edit');
      await words(tab).waitFor();
      return tab;
    };
    const save = async (tab: Page) =>
      tab.getByRole('button', { name: said('Enregistrer'), exact: true }).click();
    const first = await open(page);
    const second = await open(await page.context().newPage());

    await words(first).fill('Un phare éteint.');
    await save(first);
    await first.waitForURL(`**/dreams/${id}`);
    await words(second).fill('Un phare dans la brume.');
    await save(second);

    const shown = (text: string) => second.getByRole('radio', { name: said(text, 'part') });
    await shown('La vôtre Un phare dans la brume.').waitFor();
    await shown('Celle qui est enregistrée Un phare éteint.').waitFor();
    // Only what differs is shown.
    expect(await second.locator('.versions').getByText('mer').count()).toBe(0);
    expect(await words(second).inputValue()).toBe('Un phare dans la brume.');
    expect((await api.dreams.get({ id })).content).toBe('Un phare éteint.');

    await words(second).fill('Un phare éteint dans la brume.');
    await save(second);
    await second.waitForURL(`**/dreams/${id}`);
    expect((await api.dreams.get({ id })).content).toBe('Un phare éteint dans la brume.');

    // Of two parts that differ, one of each.
    await open(second);
    await api.dreams.update({ id, content: 'Venu d’ailleurs.', tags: ['ailleurs'] });
    await words(second).fill('Le mien.');
    await save(second);
    await shown('Celle qui est enregistrée ailleurs').check();
    await second.getByRole('button', { name: said('Garder ce qui est choisi') }).click();
    await second.waitForURL(`**/dreams/${id}`);
    expect(await api.dreams.get({ id })).toMatchObject({ content: 'Le mien.', tags: ['ailleurs'] });

    // Keeping mine, then keeping the other.
    for (const [button, kept] of [
      ['Garder la mienne', 'Le mien.'],
      ["Garder l'autre", 'Venu d’ailleurs.'],
    ] as const) {
      await open(second);
      await api.dreams.update({ id, content: 'Venu d’ailleurs.' });
      await words(second).fill('Le mien.');
      await save(second);
      await second.getByRole('button', { name: said(button) }).click();
      await second.waitForURL(`**/dreams/${id}`);
      expect((await api.dreams.get({ id })).content).toBe(kept);
    }
  });
}

journey('saving twice at once is one change, and no conflict with oneself', async () => {
  const { page, api } = await arrive();
  const { id } = await api.dreams.create({ content: 'Un phare.' });
  await page.goto(`/dreams/${id}/edit`);
  await words(page).fill('Un phare éteint.');
  await page.getByRole('button', { name: said('Enregistrer'), exact: true }).dblclick();
  await page.waitForURL(`**/dreams/${id}`);
  expect(await api.dreams.get({ id })).toMatchObject({ content: 'Un phare éteint.', revision: 2 });
});

journey('a draft of a dream that changed elsewhere is shown beside it', async () => {
  const { page, api } = await arrive();
  const { id } = await api.dreams.create({ content: 'Un phare.' });
  await page.goto(`/dreams/${id}/edit`);
  await words(page).fill('Un phare dans la brume.');
  await page.getByText(said('Brouillon gardé', 'part')).waitFor();
  await api.dreams.update({ id, content: 'Un phare éteint.' });
  await page.goto(`/dreams/${id}/edit`);
  await page
    .getByRole('radio', { name: said('Celle qui est enregistrée Un phare éteint.', 'part') })
    .waitFor();
  expect(await words(page).inputValue()).toBe('Un phare dans la brume.');
});

journey(
  'without a network a dream is kept here, and leaves by itself when it is back',
  async () => {
    const { page, api } = await arrive();
    await page.goto('/dreams/new');
    await words(page).fill('Une île sans bords.');
    await page.context().setOffline(true);
    await publish(page).click();
    await page.getByText(said('gardé, scellé, sur cet appareil', 'part')).waitFor();
    // The form stays: what is changed in it and sent again takes the place of what waits.
    await words(page).fill('Une île sans bords, la nuit.');
    await publish(page).click();
    await page.getByText(said('vos derniers mots sont gardés à leur tour', 'part')).waitFor();
    await page.context().setOffline(false);
    await page.waitForURL(dreamPage);
    const { dreams } = await api.dreams.list();
    const own = dreams.filter(({ viewer }) => viewer.isOwner).map(({ content }) => content);
    expect(own).toEqual(['Une île sans bords, la nuit.']);
  },
);

journey('a change without a network that meets another is shown beside it', async () => {
  const { page, api } = await arrive();
  const { id } = await api.dreams.create({ content: 'Un phare.' });
  await page.goto(`/dreams/${id}/edit`);
  await words(page).fill('Un phare dans la brume.');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: said('Enregistrer'), exact: true }).click();
  await page.getByText(said('gardé, scellé, sur cet appareil', 'part')).waitFor();
  await api.dreams.update({ id, content: 'Un phare éteint.' });
  await page.context().setOffline(false);
  await page
    .getByRole('radio', { name: said('Celle qui est enregistrée Un phare éteint.', 'part') })
    .waitFor();
  expect(await words(page).inputValue()).toBe('Un phare dans la brume.');

  // Left there, it waits, and is taken up from the list of what this device keeps.
  await page.goto('/offline');
  await page.getByRole('link', { name: said('Comparer') }).click();
  await page.getByRole('button', { name: said('Garder la mienne') }).click();
  await page.waitForURL(`**/dreams/${id}`);
  expect((await api.dreams.get({ id })).content).toBe('Un phare dans la brume.');
  await page.goto('/offline');
  await page.getByText(said('Rien n’attend sur cet appareil', 'part')).waitFor();
});

journey('what is said of a night without a network is kept here, and sent', async () => {
  const { page, api } = await arrive();
  await page.goto('/journal/nights/2026-10-26');
  const note = page.getByLabel(said('La note du jour'));
  await note.fill('Une longue marche.');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: said('Garder'), exact: true }).click();
  await page.getByText(said('gardé, scellé, sur cet appareil', 'part')).waitFor();
  await page.context().setOffline(false);
  await page.getByText(said('C’est gardé.')).waitFor();
  expect((await api.nights.get({ date: '2026-10-26' })).dayNote).toBe('Une longue marche.');
});

journey('a dream whose acknowledgement was lost is not told twice when sent again', async () => {
  const { page, api } = await arrive();
  await page.goto('/dreams/new');
  await words(page).fill('Une île sans bords.');
  // The server hears and does; its answer never comes.
  const isTelling = (url: URL) => url.pathname === '/dreams/new.data';
  await page.route(isTelling, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await publish(page).click();
  await page.getByRole('alert').getByText(said('Vos mots restent ici', 'part')).waitFor();
  await page.unroute(isTelling);
  expect(await countOf(api)).toBe(1);
  // The draft remembers what it was sent under.
  await page.reload();
  await page.getByText(said('Brouillon de', 'part')).waitFor();
  await publish(page).click();
  await page.waitForURL(dreamPage);
  expect(await countOf(api)).toBe(1);
});

journey('a form whose words changed after it was sent asks before publishing again', async () => {
  const { page, api } = await arrive();
  await page.goto('/dreams/new');
  await words(page).fill('Une île sans bords.');
  const isTelling = (url: URL) => url.pathname === '/dreams/new.data';
  await page.route(isTelling, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await publish(page).click();
  await page.getByRole('alert').getByText(said('Vos mots restent ici', 'part')).waitFor();
  await page.unroute(isTelling);
  await words(page).fill('Une île sans bords, et sans nom.');
  await publish(page).click();
  await page.getByRole('alert').getByText(said('un rêve est publié', 'part')).waitFor();
  expect(await countOf(api)).toBe(1);
  await publish(page).click();
  await page.waitForURL(dreamPage);
  expect(await countOf(api)).toBe(2);
});

journey('a message sent twice arrives once', async () => {
  const page = await stage.visit({ scripts: false });
  await page.goto('/contact');
  await page.getByLabel(said('Nom')).fill('Ada');
  await page.getByLabel(said('Email')).fill('ada@example.org');
  await page.getByLabel(said('Objet')).fill('La mer');
  await page.getByLabel(said('Message')).fill('Où est la mer ?');
  await page.getByRole('checkbox').check();
  const before = (await stage.server.letters()).length;
  await page
    .getByRole('button', { name: said('Envoyer le message') })
    .dblclick({ noWaitAfter: true });
  await page.getByRole('status').first().waitFor();
  // One to us, one to the writer.
  await expect.poll(async () => (await stage.server.letters()).length - before).toBe(2);
});

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { dreamPage, enter, register, settle, signIn, someone } from '#people.ts';
import { aServerOfItsOwn, journey, openStage } from '#stage.ts';
import { said } from '#words.ts';
import { longDreams } from '../apps/server/src/demo/long-dreams.ts';

const stage = openStage(aServerOfItsOwn);

/** Painting waits its turn on a busy machine: what a person would call slow, not broken. */
const patience = { timeout: 90_000 };

/**
 * On PostgreSQL other processes may be at work: a job is another's until its holder has been silent
 * for a while, and only then taken up again. An embedded database has no other holder.
 */
const resumption = { timeout: process.env.DATABASE_URL ? 180_000 : 90_000 };

const [station, dress] = longDreams;
if (!station?.report || !dress?.report) throw new Error('Two long dreams are needed.');

/** The first words of a dream, as they stand on its card. */
function beginning(content: string): RegExp {
  return said(content.slice(0, 40), 'part');
}

async function tell(
  page: Page,
  dream: { content: string; report?: string | undefined; tags?: readonly string[] },
) {
  await page.goto('/dreams/new');
  const publish = page.getByRole('button', { name: said('Publier le rêve') });
  await page.getByText(said('0/500 caractères')).waitFor();
  // A form without scripts can be sent; with them, a blank dream cannot.
  await expect.poll(() => publish.isDisabled()).toBe(true);
  await page.getByLabel(said('Votre rêve')).fill(dream.content);
  await page.getByText(/^[1-9]\d*\/500/).waitFor();
  for (const tag of dream.tags ?? []) {
    await page.getByLabel(said('Étiquettes')).fill(tag);
    await page.keyboard.press('Enter');
  }
  if (dream.report) {
    await page.getByText(said('Ajouter des précisions', 'part')).click();
    await page.getByLabel(said('Récit complet, pour vous seul')).fill(dream.report);
  }
  await publish.click();
  await page.waitForURL(dreamPage);
  await page.goto('/dashboard');
}

journey('a dream is told, read and painted before one’s eyes, then found and liked', async () => {
  const dreamer = await stage.visit();
  const teller = someone('theo');
  await register(dreamer, teller);
  await tell(dreamer, { content: station.content, report: station.report, tags: station.tags });

  // At once, and first; what follows comes without a reload.
  const card = dreamer.getByRole('article').first();
  await card.getByText(beginning(station.content)).waitFor({ timeout: 10_000 });
  await card.getByRole('img').first().waitFor(patience);

  await card.getByRole('link').first().click();
  await dreamer.waitForURL('**/dreams/*');
  const address = new URL(dreamer.url()).pathname;
  await dreamer.getByText(said('Votre rêve')).first().waitFor();
  await dreamer.getByRole('heading', { name: said('Ce que disent les mots') }).waitFor(patience);
  // Three findings stand open, each word of theirs leads to it; the rest is one press away.
  expect(await dreamer.locator('.opened article').count()).toBe(3);
  const emotions = dreamer.getByRole('heading', { name: said('Émotions'), level: 3 });
  expect(await emotions.isVisible()).toBe(false);
  await dreamer.getByText(said('Tout ce qui a été relevé')).click();
  await emotions.waitFor();
  const painting = dreamer.getByRole('figure').getByRole('img').first();
  await painting.waitFor(patience);
  const box = await painting.boundingBox();
  // A print stands upright, four to five; 400 px is the least.
  expect(box?.width).toBeGreaterThan(480);
  expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(1.25, 1);

  // Another person, by other words: no accent, no capital, another ending.
  const reader = await stage.visit();
  const visitor = someone('lena');
  const { api } = await settle(stage.server, visitor);
  await enter(reader, visitor);
  await reader.getByRole('searchbox').fill('TRAINS bancs');
  await reader.keyboard.press('Enter');
  await reader.waitForURL('**/dashboard?q=**');
  const found = reader.getByRole('article').first();
  await found.getByText(beginning(station.content)).waitFor();
  await found.getByRole('link').first().click();
  await reader.waitForURL(`**${address}`);
  await reader.getByRole('heading', { name: said('Ce que disent les mots') }).waitFor();

  // The report is the dreamer's alone: none of its words reaches anybody else.
  expect(await reader.content()).not.toContain('Vierzon');
  expect(await reader.getByText(said('Récit complet')).count()).toBe(0);
  expect(await reader.getByRole('link', { name: said('Modifier') }).count()).toBe(0);

  const like = reader.getByRole('button', { name: said("J'aime ce rêve", 'part') });
  const liked = reader.waitForResponse((response) => response.url().endsWith('/like'));
  await like.click();
  await reader.getByRole('button', { name: said('Ne plus aimer ce rêve', 'part') }).waitFor();
  await liked;
  await reader.reload();
  await reader
    .getByRole('button', { name: said('Ne plus aimer ce rêve, 1 personne aime ce rêve') })
    .waitFor();

  // What is another's stays another's, on the page and below it.
  await reader.goto(`${address}/edit`);
  await reader.getByText(said("Cette page n'est pas ouverte")).waitFor();
  const id = address.replace('/dreams/', '');
  await expect(api.dreams.update({ id, content: 'À moi.' })).rejects.toMatchObject({
    problem: { status: 403, code: 'forbidden' },
  });
  await expect(api.dreams.remove({ id })).rejects.toMatchObject({ problem: { status: 403 } });
});

journey('a like that is shown arrives, even where the page is left at once', async () => {
  const { api } = await settle(stage.server, someone());
  const { id } = await api.dreams.create({ content: 'Un pont.', types: ['nightmare'] });
  const page = await stage.visit();
  const reader = someone();
  await settle(stage.server, reader);
  await signIn(page, reader);
  await page.goto(`/dreams/${id}`);
  const like = page.getByRole('button', { name: said("J'aime ce rêve", 'part') });
  await like.evaluate((button) => {
    const watcher = new MutationObserver(() => {
      if (button.ariaPressed === 'true') location.assign('/offline');
    });
    watcher.observe(button, { attributes: true });
  });
  await like.click();
  await page.waitForURL('**/offline');
  await expect.poll(async () => (await api.dreams.get({ id })).likes).toBe(1);
});

journey('a private dream is not there for anybody else', async () => {
  const owner = await settle(stage.server, someone());
  const { id } = await owner.api.dreams.create({ content: 'Un secret.', visibility: 'private' });
  const page = await stage.visit();
  const stranger = someone();
  const { api } = await settle(stage.server, stranger);
  await signIn(page, stranger);
  const response = await page.goto(`/dreams/${id}`);
  expect(response?.status()).toBe(404);
  await page.getByText(said("Ce rêve n'est pas là")).waitFor();
  expect(await page.content()).not.toContain('Un secret.');
  await expect(api.images.generate({ id })).rejects.toMatchObject({ problem: { status: 404 } });
});

journey(
  'a server that dies and returns loses nothing, and the page catches up',
  async () => {
    const page = await stage.visit();
    const person = someone();
    const { api } = await settle(stage.server, person);
    await enter(page, person);
    await tell(page, { content: dress.content });
    await page.getByRole('article').first().getByText(beginning(dress.content)).waitFor();

    // In the middle of its work, without a word; what comes back takes the work up again.
    await stage.server.kill();
    await stage.server.start();
    const told = await api.dreams.create({ content: 'Pendant que la page n’écoutait pas.' });
    await page
      .getByRole('article')
      .filter({ hasText: beginning(dress.content) })
      .getByRole('img')
      .first()
      .waitFor(resumption);
    await page.getByText(beginning(told.content)).first().waitFor(patience);
    await page.reload();
    await page.getByText(beginning(told.content)).first().waitFor();
  },
  300_000,
);

journey('markup in a dream is text, on the card, on the page and in its tags', async () => {
  const page = await stage.visit();
  const person = someone();
  await settle(stage.server, person);
  await enter(page, person);
  const hostile = '<img src=x onerror="window.hurt=1"><script>window.hurt=1</script> & <b>gras</b>';
  await tell(page, { content: hostile, tags: ['<i>mer</i>'] });
  await page.getByRole('article').first().getByText('<b>gras</b>').waitFor();
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL('**/dreams/*');
  await page.getByText('<b>gras</b>').first().waitFor();
  await page.getByText('<i>mer</i>').first().waitFor();
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
});

journey('a text that is too long is refused and stays where it was typed', async () => {
  const page = await stage.visit();
  const person = someone();
  await settle(stage.server, person);
  await signIn(page, person);
  await page.goto('/dreams/new');
  const field = page.getByLabel(said('Votre rêve'));
  // Counted as people count: a family of four is one character.
  const typed = '👨‍👩‍👧‍👦'.repeat(501);
  await field.fill(typed);
  await page.getByText(said('501/500 caractères')).waitFor();
  await page.getByRole('button', { name: said('Publier le rêve') }).click();
  await page
    .getByRole('alert')
    .getByText(said('Le texte dépasse 500 caractères', 'part'))
    .waitFor();
  expect(await field.inputValue()).toBe(typed);
});

journey('a draft outlives a reload', async () => {
  const page = await stage.visit();
  const person = someone();
  await settle(stage.server, person);
  await signIn(page, person);
  await page.goto('/dreams/new');
  await page.getByText(said('0/500 caractères')).waitFor();
  await page.getByLabel(said('Votre rêve')).fill('Je marchais sous la mer.');
  await page.getByText(said('Brouillon gardé', 'part')).waitFor();
  await page.reload();
  await page.getByText(said('Brouillon de', 'part')).waitFor();
  expect(await page.getByLabel(said('Votre rêve')).inputValue()).toBe('Je marchais sous la mer.');
});

journey('what is typed before the scripts come stays, is counted and is kept', async () => {
  const page = await stage.visit();
  const person = someone();
  await settle(stage.server, person);
  await enter(page, person);
  const gate = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/dreams/new', { waitUntil: 'commit' });
  const field = page.getByLabel(said('Votre rêve'));
  await field.pressSequentially('Une porte ');
  gate.resolve();
  await page.getByText(said('10/500 caractères')).waitFor();
  // The field keeps the caret: typing goes on in it.
  await page.keyboard.type('rouge.');
  await page.getByText(said('16/500 caractères')).waitFor();
  await page.getByText(said('Brouillon gardé', 'part')).waitFor();
  expect(await field.inputValue()).toBe('Une porte rouge.');
});

journey('a dream taken down can be taken back', async () => {
  const page = await stage.visit({ width: 390 });
  const person = someone();
  const { api } = await settle(stage.server, person);
  const { id } = await api.dreams.create({ content: 'Une barque sans rames.' });
  await signIn(page, person);
  await page.goto(`/dreams/${id}`);
  await page.getByRole('figure').getByRole('img').first().waitFor(patience);
  // Of a dream that was taken down, pictures still on their way are gone as well.
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: said('Retirer') }).click();
  await page.waitForURL('**/dashboard');
  const undo = page.getByRole('button', { name: said('Annuler') });
  // Beside a message of two lines its one word is not broken.
  const lines = await undo.evaluate((button) => {
    const words = document.createRange();
    words.selectNodeContents(button);
    return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
  expect(lines).toBe(1);
  await undo.click();
  await page.waitForURL(`**/dreams/${id}`);
  await page.getByText('Une barque sans rames.').first().waitFor();
});

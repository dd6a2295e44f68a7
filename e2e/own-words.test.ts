import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faultsOf, overflowOf } from '#axe.ts';
import { settle, signIn, someone } from '#people.ts';
import { journey, openStage } from '#stage.ts';
import { said } from '#words.ts';

const stage = openStage();

/** Painting waits its turn on a busy machine: what a person would call slow, not broken. */
const patience = { timeout: 90_000 };

const told = 'Une girafe dansait sur un piano.';

/** Somebody signed in, on the page of a dream of theirs that is painted. */
async function beforeTheirPainting(visit: Parameters<typeof stage.visit>[0] = {}) {
  const page = await stage.visit(visit);
  const dreamer = someone('etrange');
  const { api } = await settle(stage.server, dreamer);
  const { id } = await api.dreams.create({
    content: 'Je suis au marché avec ma sœur. Une baleine traverse la rue.',
  });
  await expect.poll(async () => (await api.dreams.get({ id })).imageStatus, patience).toBe('done');
  await signIn(page, dreamer);
  await page.goto(`/dreams/${id}`);
  await pictureOf(page).waitFor(patience);
  return { page, api, id };
}

const pictureOf = (page: Page) => page.getByRole('figure').getByRole('img').first();
const fieldOf = (page: Page) => page.getByLabel(said("Ce n'est pas la scène que vous avez vue ?"));

async function say(page: Page, words: string) {
  await fieldOf(page).fill(words);
  await page.getByRole('button', { name: said('Peindre cela') }).click();
}

const altOf = async (page: Page) => (await pictureOf(page).getAttribute('alt')) ?? '';

journey(
  'a dreamer says what should be seen, has it painted, and gives the choice back to the dream',
  async () => {
    const { page, api, id } = await beforeTheirPainting();
    expect(await altOf(page)).toMatch(/baleine/i);
    expect(await faultsOf(page)).toEqual([]);

    await say(page, told);
    await expect.poll(() => altOf(page), patience).toMatch(/girafe/i);
    // Whoever goes elsewhere and back sees it as it is now, and not as the page first came.
    await page.goto('/dashboard');
    await page.goBack();
    await expect.poll(() => altOf(page), patience).toMatch(/girafe/i);
    await page.reload();
    await fieldOf(page).waitFor(patience);
    expect(await fieldOf(page).inputValue()).toBe(told);
    expect(await altOf(page)).not.toMatch(/baleine/i);

    // What nobody can see stays in the field, and the picture as it is.
    await say(page, 'Tout.');
    await page.getByText(said('Rien de cette phrase ne peut encore être peint', 'part')).waitFor();
    expect(await fieldOf(page).inputValue()).toBe('Tout.');
    await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('told');
    expect(await faultsOf(page)).toEqual([]);
    expect((await api.dreams.get({ id })).imageStatus).toBe('done');
    expect((await api.images.history({ id })).images).toHaveLength(2);

    await say(page, '');
    await expect.poll(() => altOf(page), patience).toMatch(/baleine/i);
    await expect.poll(() => fieldOf(page).inputValue(), patience).toBe('');
    // No address has ever held the sentence.
    expect(page.url()).toBe(`${stage.server.origin}/dreams/${id}`);
  },
);

journey(
  'the question is asked without scripts too, and says there why nothing is painted',
  async () => {
    const { page, api, id } = await beforeTheirPainting({ scripts: false });
    await say(page, 'Je ne sais pas');
    await page.getByText(said('Rien de cette phrase ne peut encore être peint', 'part')).waitFor();
    expect(await fieldOf(page).inputValue()).toBe('Je ne sais pas');
    await say(page, told);
    await expect
      .poll(async () => (await api.images.history({ id })).images[0]?.arrangement.told, patience)
      .toBe(told);
  },
);

journey(
  'in the studio a picture can be of one’s own words, and its strip remembers them',
  async () => {
    for (const width of [390, 1440]) {
      const { page, api, id } = await beforeTheirPainting({ width });
      expect.soft(await overflowOf(page), `${width} px`).toBe(0);
      await page.getByRole('link', { name: said('Repeindre') }).click();
      const studio = page.getByRole('region', { name: said("L'atelier") });
      await studio.waitFor();
      // Asked once: here, among the other ways.
      expect(await fieldOf(page).count()).toBe(0);
      const field = studio.getByLabel(said('Qui ou quoi, en train de faire quoi, et où'));
      expect(await field.isVisible()).toBe(false);
      await studio.getByRole('radio', { name: said('En vos mots') }).check({ force: true });
      await field.fill(told);
      expect.soft(await faultsOf(page), `${width} px`).toEqual([]);
      await studio.getByRole('button', { name: said('Repeindre') }).click();
      await expect
        .poll(async () => (await api.images.history({ id })).images[0]?.arrangement.told, patience)
        .toBe(told);
      await studio.getByRole('listitem').first().getByText(told).waitFor(patience);
      expect.soft(await faultsOf(page), `${width} px`).toEqual([]);
      expect.soft(await overflowOf(page), `${width} px`).toBe(0);
      // Removed, it is in no address.
      await studio
        .getByRole('button', { name: said('Supprimer', 'part') })
        .first()
        .click();
      await page.getByText(said('Peinture supprimée.')).waitFor();
      expect(decodeURIComponent(page.url())).not.toContain('girafe');
    }
  },
);

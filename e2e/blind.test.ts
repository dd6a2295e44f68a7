import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faultsOf, overflowOf } from '#axe.ts';
import { settle, signIn, someone, untilAwake } from '#people.ts';
import { aServerOfItsOwn, journey, openStage } from '#stage.ts';
import { said } from '#words.ts';

const stage = openStage(aServerOfItsOwn);
const timeout = 180_000;

const told = [
  'La mer monte dans la cuisine, et je nage lentement vers la fenêtre.',
  'Un loup traverse la forêt sous la neige.',
  'Je vole au-dessus d’une ville la nuit, des lampes partout.',
  'Un train de verre passe le pont, au matin.',
  'Dans un jardin, un arbre porte des horloges.',
];
const button = (page: Page, name: string) => page.getByRole('button', { name: said(name) });

async function expectSound(page: Page): Promise<void> {
  await untilAwake(page);
  expect(await faultsOf(page)).toEqual([]);
  expect(await overflowOf(page)).toBe(0);
}

journey(
  'one guesses which painting is of a dream: a visitor by keyboard, another without scripts, a member',
  async () => {
    // Before there are enough, the page says so.
    const page = await stage.visit({ width: 390 });
    await page.goto('/blind');
    await expectSound(page);
    await button(page, 'Jouer avec les peintures').click();
    await page.getByText(said('Ils ne sont pas encore là', 'part')).waitFor();

    for (const [at, content] of told.entries()) {
      const { api } = await settle(stage.server, someone('peint'));
      const dreamedAt = `2026-03-0${at + 1}T05:00:00Z`;
      const { id } = await api.dreams.create({ content, dreamedAt, mood: (at % 3) - 1 });
      const status = async () => (await api.dreams.get({ id })).imageStatus;
      await expect.poll(status, { timeout, interval: 1_000 }).toBe('done');
    }
    await page.goto('/blind');
    await button(page, 'Jouer avec les peintures').press('Enter');
    await page.waitForURL(/round=/);
    await page.getByRole('group', { name: said('Quelle peinture en a été faite ?') }).waitFor();
    await expectSound(page);
    await page.getByRole('radio', { name: said('Peinture 1') }).focus();
    await page.keyboard.press('ArrowDown');
    expect(await page.getByRole('radio', { name: said('Peinture 2') }).isChecked()).toBe(true);
    // How it was, and which of five nights: both by keyboard too.
    const felt = page.getByRole('group', { name: said('Comment était-il, pour qui l’a rêvé ?') });
    await felt.getByRole('radio', { name: said('Je passe') }).focus();
    await page.keyboard.press('ArrowUp');
    expect(await felt.getByRole('radio', { name: said('Agréable') }).isChecked()).toBe(true);
    const dated = page.getByRole('group', { name: said('De quelle nuit est-il ?') });
    expect(await dated.getByRole('radio').count()).toBe(6);
    await dated.getByRole('radio', { name: said('3 mars 2026') }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await button(page, 'Un autre rêve').waitFor();
    await page.getByText(said('faite de ce rêve', 'part')).first().waitFor();
    await page.getByText(said('Vous : Agréable.', 'part')).waitFor();
    await page.getByText(said('Vous : 3 mars 2026.', 'part')).waitFor();
    await expectSound(page);

    const plain = await stage.visit({ width: 1440, scripts: false });
    await plain.goto('/blind');
    await button(plain, 'Jouer avec leurs descriptions').click();
    await plain.getByRole('radio').nth(3).check();
    expect(await plain.locator('.blind-print').count()).toBe(0);
    await button(plain, 'Répondre').click();
    await plain.getByText(said('Vous avez passé.', 'part')).first().waitFor();
    await button(plain, 'Un autre rêve').waitFor();

    const person = someone();
    await settle(stage.server, person);
    const hers = await stage.visit({ width: 1440 });
    await signIn(hers, person);
    await hers.goto('/blind');
    await button(hers, 'Ne pas tirer mes rêves').click();
    await hers.getByText(said('Vos rêves ne sont jamais tirés.')).waitFor();
    await expectSound(hers);
  },
  300_000,
);

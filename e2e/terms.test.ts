import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faultsOf } from '#axe.ts';
import { settle, someone } from '#people.ts';
import { aServerOfItsOwn, journey, openStage } from '#stage.ts';
import { said } from '#words.ts';

const stage = openStage(aServerOfItsOwn);

/** Somebody whose account is of the time before the terms of today. */
async function someoneOfOld(name: string, language: 'fr' | 'en') {
  const person = someone(name);
  const { user, token, api } = await settle(stage.server, person, language);
  await api.dreams.create({ content: 'Une barque dans le jardin.' });
  await stage.server.rewrite(
    `update consents set text_version = '0', words = null, language = null
     where user_id = '${user.id}' and kind in ('terms', 'age')`,
  );
  return { ...person, token, api };
}

const words = {
  fr: {
    ...{ email: 'Email', password: 'Mot de passe', enter: 'Se connecter' },
    title: 'Les conditions ont changé',
    accept: "J'accepte",
    decline: "Je n'accepte pas",
    bar: 'Les conditions d’utilisation ont changé.',
    read: 'Lire ce qui change',
    declined: 'Vous n’avez pas accepté les conditions d’aujourd’hui.',
    again: 'Relire les conditions',
    data: 'Préparer mon archive',
  },
  en: {
    ...{ email: 'Email', password: 'Password', enter: 'Sign in' },
    title: 'The terms have changed',
    accept: 'I accept',
    decline: 'I do not accept',
    bar: 'The terms of service have changed.',
    read: 'Read what changes',
    declined: 'You have not accepted the terms of today.',
    again: 'Read the terms again',
    data: 'Prepare my archive',
  },
};

/** Goes on by the keyboard until that button has the focus, and presses it. */
async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name: said(name) });
  for (let step = 0; step < 60; step += 1) {
    if (await button.evaluate((each) => each === document.activeElement)) {
      return page.keyboard.press('Enter');
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`no key leads to ${name}`);
}

for (const language of ['fr', 'en'] as const) {
  const t = words[language];
  journey(
    `new terms are shown once, and declining them keeps every way open, in ${language}`,
    async () => {
      const person = await someoneOfOld('ancien', language);
      const page = await stage.visit({ language });
      await page.goto('/login');
      await page.getByLabel(said(t.email)).fill(person.email);
      await page.getByLabel(said(t.password)).fill(person.password);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: said(t.title) }).waitFor();
      expect(await faultsOf(page)).toEqual([]);

      // Before any answer: what is everybody's is read, and what is one's own is taken along.
      await page.goto('/dreams');
      await page.getByText(said(t.bar, 'part')).waitFor();
      await page.goto('/settings/data');
      await page.getByRole('button', { name: said(t.data) }).waitFor();
      await page.goto('/dashboard');
      await page.waitForURL('**/terms/changes');

      await press(page, t.decline);
      await page.waitForURL('**/settings/data');
      await page.getByText(said(t.declined, 'part')).waitFor();
      expect(await faultsOf(page)).toEqual([]);
      await page.goto('/dashboard');
      await page.getByText('Une barque dans le jardin.').first().waitFor();

      await page.getByRole('link', { name: said(t.again) }).click();
      await page.getByRole('heading', { level: 1, name: said(t.title) }).waitFor();
      await press(page, t.accept);
      await page.waitForURL('**/dashboard');
      expect(await page.getByText(said(t.declined, 'part')).count()).toBe(0);
      await page.reload();
      expect(new URL(page.url()).pathname).toBe('/dashboard');
    },
  );
}

journey('new terms are answered without scripts, and lead on to where one was going', async () => {
  const t = words.fr;
  const person = await someoneOfOld('discret', 'fr');
  const page = await stage.visit({ scripts: false });
  await page.goto('/login?from=/profile');
  await page.getByLabel(said(t.email)).fill(person.email);
  await page.getByLabel(said(t.password)).fill(person.password);
  await page.getByRole('button', { name: said(t.enter) }).click();
  await page.getByRole('heading', { level: 1, name: said(t.title) }).waitFor();
  await page.getByRole('button', { name: said(t.accept) }).click();
  await page.waitForURL('**/profile');
});

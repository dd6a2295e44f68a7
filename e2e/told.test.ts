import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faultsOf, overflowOf } from '#axe.ts';
import { settle, someone } from '#people.ts';
import { journey, openStage } from '#stage.ts';
import { said } from '#words.ts';

const stage = openStage();

const words = {
  fr: {
    dream: 'Cette nuit, je grimpe à une échelle. La lune est si près que mon frère a peur.',
    label: 'Votre rêve, comme il vient',
    paint: 'Peindre ce rêve',
    done: 'Le tableau est peint.',
    take: 'Emporter le tableau',
    enter: 'Créer un compte pour le garder',
    keep: 'Garder ce rêve',
    signIn: 'J’ai déjà un compte',
    ...{ email: 'Email', password: 'Mot de passe', door: 'Se connecter' },
    gone: 'Ce rêve n’est plus ici',
  },
  en: {
    dream: 'Last night I climb a ladder. The moon is so close that my brother is afraid.',
    label: 'Your dream, as it comes',
    paint: 'Paint this dream',
    done: 'The painting is done.',
    take: 'Take the painting along',
    enter: 'Create an account to keep it',
    keep: 'Keep this dream',
    signIn: 'I have an account',
    ...{ email: 'Email', password: 'Password', door: 'Sign in' },
    gone: 'This dream is no longer here',
  },
};
type Words = (typeof words)['fr'];

/** Tells it on the home, and waits for its picture. */
async function tell(page: Page, t: Words): Promise<void> {
  await page.goto('/');
  await page.getByLabel(said(t.label)).fill(t.dream);
  await page.getByRole('button', { name: said(t.paint) }).click();
  await page.waitForURL('**/told/**');
}

for (const [language, scheme, width] of [
  ['fr', 'dark', 390],
  ['en', 'light', 1440],
] as const) {
  const t = words[language];
  journey(`a visitor tells a dream before any account, in ${language}, ${width} px`, async () => {
    const page = await stage.visit({ language, scheme, width });
    await tell(page, t);
    // The painting comes by itself.
    await page.getByText(said(t.done, 'part')).waitFor();
    expect(await page.locator('.told-print img').getAttribute('alt')).toMatch(/\w{3}/);
    await page
      .locator('.reading-text')
      .locator('.lit', { hasText: language === 'fr' ? 'lune' : 'moon' })
      .waitFor();
    expect(await faultsOf(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: said(t.take) }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('reverie.webp');

    expect(await page.getByRole('link', { name: said(t.enter) }).getAttribute('href')).toMatch(
      /^\/register\?from=%2Ftold/,
    );
    const person = someone('conteuse');
    await settle(stage.server, person, language);
    await page.getByRole('link', { name: said(t.signIn) }).click();
    await page.waitForURL('**/login?**');
    await page.getByLabel(said(t.email)).fill(person.email);
    await page.getByLabel(said(t.password)).fill(person.password);
    await page
      .getByRole('main')
      .getByRole('button', { name: said(t.door) })
      .click();
    await page.waitForURL('**/told/**');
    await page.getByRole('button', { name: said(t.keep) }).click();
    await page.waitForURL('**/dreams/*');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page
      .locator('.reading-text')
      .locator('.lit', { hasText: language === 'fr' ? 'lune' : 'moon' })
      .waitFor();
    // A step back keeps nothing twice.
    await page.goBack();
    await page.getByRole('button', { name: said(t.keep) }).click();
    await page.waitForURL('**/dreams/*');
    await page.goto('/journal');
    expect(await page.locator('main a[href^="/dreams/"]').count()).toBeGreaterThan(0);
    // To anybody else it is not there.
    const visitor = await stage.visit({ language });
    await visitor.goto('/told/0190d4e2-0000-7000-8000-000000000001?key=x');
    await visitor.getByRole('heading', { name: said(t.gone) }).waitFor();
    expect(await faultsOf(visitor)).toEqual([]);
  });
}

journey(
  'without scripts a dream is told, looked at again, and refused with its words',
  async () => {
    const t = words.fr;
    const page = await stage.visit({ scripts: false });
    await tell(page, t);
    await expect
      .poll(async () => {
        const look = page.getByRole('link', { name: said('Regarder où il en est') });
        if (await look.isVisible()) await look.click();
        return page.getByText(said(t.done, 'part')).isVisible();
      })
      .toBe(true);
    expect(await page.locator('.told-print img').isVisible()).toBe(true);
    await page.goto('/');
    await page.getByLabel(said(t.label)).fill('   ');
    await page.getByRole('button', { name: said(t.paint) }).click();
    await page
      .getByRole('alert')
      .getByText(said('Écrivez d’abord quelques mots', 'part'))
      .waitFor();
  },
);

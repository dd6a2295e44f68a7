import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faultsOf, overflowOf } from '#axe.ts';
import { enter, settle, signIn, someone } from '#people.ts';
import { journey, openStage } from '#stage.ts';
import { said } from '#words.ts';

const stage = openStage();

/** Presses Tab until the focus is on what has that name, as somebody without a mouse does. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const at = document.activeElement as HTMLInputElement | null;
      return (
        at?.getAttribute('aria-label') ?? at?.labels?.[0]?.textContent ?? at?.textContent ?? ''
      );
    });
    if (said(name).test(found.trim())) return;
  }
  throw new Error(`No Tab leads to ${name}`);
}

journey('one sees where one is signed in, and ends the others', async () => {
  const person = someone('veilleur');
  const { api } = await settle(stage.server, person);
  const page = await stage.visit();
  await signIn(page, person);
  await page.goto('/settings/sessions');
  await page.getByText(said('Cet appareil')).waitFor();
  expect(await page.getByRole('listitem').filter({ hasText: 'Ouverte le' }).count()).toBe(2);
  await page.getByRole('button', { name: said('Mettre fin à toutes les autres') }).click();
  await page.getByText(said('C’est fait : il ne reste que cet appareil.')).waitFor();
  await expect(api.accounts.me()).rejects.toMatchObject({ problem: { code: 'unauthenticated' } });
});

journey(
  'who reads while their session ends elsewhere is led away by what they do alone',
  async () => {
    const person = someone('lecteur');
    const { api } = await settle(stage.server, person);
    const author = await settle(stage.server, someone('gardien'));
    const told = { content: 'Je lis dans un phare.', isPublic: true };
    const { id } = await author.api.dreams.create(told);
    const page = await stage.visit();
    await signIn(page, person);
    await page.goto(`/dreams/${id}`);
    // A painting that comes later is read anew, by who is a visitor by then.
    await page.getByText('Revoir naître').waitFor();
    await api.sessions.endOthers();
    const refused = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/notifications/count') && answer.status() === 401,
    );
    // The page asks again as it is looked at again.
    await page.evaluate(() => {
      const look = (hidden: boolean) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
        document.dispatchEvent(new Event('visibilitychange'));
      };
      look(true);
      look(false);
    });
    await refused;
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(new URL(page.url()).pathname).toBe(`/dreams/${id}`);
    await page
      .getByRole('button', { name: /^J.aime ce rêve/ })
      .first()
      .click();
    await page.waitForURL(/\/login\?.*session=ended/);
  },
);

journey('the password is changed with the keyboard alone, and read before it is sent', async () => {
  const person = someone('clavier');
  const { api } = await settle(stage.server, person);
  const page = await stage.visit();
  await signIn(page, person);
  await page.goto('/settings/security');
  await tabTo(page, 'Mot de passe actuel');
  await page.keyboard.type('pas celui-ci');
  await tabTo(page, 'Montrer ce qui est écrit');
  await page.keyboard.press('Enter');
  expect(await page.getByLabel(said('Mot de passe actuel')).getAttribute('type')).toBe('text');
  await tabTo(page, 'Nouveau mot de passe');
  await page.keyboard.type('password1');
  await tabTo(page, 'Confirmer le mot de passe');
  await page.keyboard.type('password1');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText(said('Ce mot de passe n’est pas le bon')).waitFor();
  const fill = async (current: string, next: string) => {
    await page.getByLabel(said('Mot de passe actuel')).fill(current);
    await page.getByLabel(said('Nouveau mot de passe')).fill(next);
    await page.getByLabel(said('Confirmer le mot de passe')).fill(next);
    await page.getByLabel(said('Confirmer le mot de passe')).press('Enter');
  };
  await fill(person.password, 'password1');
  await page.getByRole('alert').getByText(said('parmi les plus courants', 'part')).waitFor();
  await fill(person.password, 'une nuit de plus');
  await page.getByText(said('Mot de passe changé.', 'part')).waitFor();
  await expect(api.accounts.me()).rejects.toMatchObject({ problem: { code: 'unauthenticated' } });
  await page.reload();
  await signOutAndIn(page, { ...person, password: 'une nuit de plus' });
});

async function signOutAndIn(page: Page, person: ReturnType<typeof someone>): Promise<void> {
  await page.getByRole('button', { name: 'Déconnexion' }).first().click();
  await page.getByRole('link', { name: 'Connexion' }).first().waitFor();
  await enter(page, person);
}

journey('the pages of entering and of safety are sound in both languages and modes', async () => {
  const person = someone('sain');
  await settle(stage.server, person);
  for (const [language, scheme, width] of [
    ['fr', 'dark', 390],
    ['en', 'light', 1440],
  ] as const) {
    const page = await stage.visit({ language, scheme, width });
    for (const path of ['/forgot', '/forgot?sent', '/reset?token=x', '/login']) {
      await page.goto(path);
      expect(await faultsOf(page), `${path} ${language}`).toEqual([]);
      expect(await overflowOf(page), `${path} ${width}`).toBe(0);
    }
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel(/^(Mot de passe|Password)$/).fill(person.password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
    for (const path of ['/settings/security', '/settings/sessions']) {
      await page.goto(path);
      expect(await faultsOf(page), `${path} ${language}`).toEqual([]);
      expect(await overflowOf(page), `${path} ${width}`).toBe(0);
    }
  }
});

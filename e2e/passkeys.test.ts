import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faultsOf, overflowOf } from '#axe.ts';
import { giveDevice } from '#device.ts';
import { type Person, settle, someone } from '#people.ts';
import { journey, openStage } from '#stage.ts';
import { said } from '#words.ts';

const stage = openStage();

const words = {
  fr: {
    password: 'Mot de passe',
    submit: 'Se connecter',
    name: 'Nom de la nouvelle clé',
    add: 'Ajouter une clé d’accès',
    added: 'C’est fait : cette clé ouvre votre compte.',
    codes: 'Vos codes de secours',
    rename: 'Renommer',
    newName: 'Nouveau nom',
    save: 'Enregistrer',
    renamed: 'Nom enregistré.',
    enter: 'Entrer avec une clé d’accès',
    step: 'Encore un pas',
    use: 'Utiliser une clé d’accès',
    recovery: 'Code de secours',
    proof: 'Est-ce bien vous ?',
    prove: 'Confirmer avec une clé d’accès',
    remove: 'Retirer Le grand téléphone',
    removed: 'C’est fait : cette clé n’ouvre plus votre compte.',
    unknown: 'Cette clé d’accès n’ouvre aucun compte ici',
    signedNothing: 'Votre appareil n’a rien signé',
  },
  en: {
    password: 'Password',
    submit: 'Sign in',
    name: 'Name of the new passkey',
    add: 'Add a passkey',
    added: 'Done: this passkey opens your account.',
    codes: 'Your recovery codes',
    rename: 'Rename',
    newName: 'New name',
    save: 'Save',
    renamed: 'Name saved.',
    enter: 'Sign in with a passkey',
    step: 'One more step',
    use: 'Use a passkey',
    recovery: 'Recovery code',
    proof: 'Is it really you?',
    prove: 'Confirm with a passkey',
    remove: 'Remove Le grand téléphone',
    removed: 'Done: this passkey opens your account no more.',
    unknown: 'This passkey opens no account here',
    signedNothing: 'Your device signed nothing',
  },
};
type Words = (typeof words)['fr'];

const leave = (page: Page) => page.context().clearCookies({ name: 'session' });

/** Types the password, and leaves it to the page what follows. */
async function typePassword(page: Page, person: Person, t: Words) {
  await page.goto('/login?from=%2Fsettings%2Fsecurity');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel(said(t.password)).fill(person.password);
  await page.getByRole('button', { name: said(t.submit) }).click();
}

for (const [language, scheme, width] of [
  ['fr', 'light', 390],
  ['en', 'dark', 1440],
] as const) {
  journey(
    `a passkey is made, opens by itself and after a password, and goes, in ${language}`,
    async () => {
      const t = words[language];
      const person = someone('cle');
      await settle(stage.server, person, language);
      const page = await stage.visit({ language, scheme, width });
      const device = await giveDevice(page);
      const isSound = async () => {
        expect(await faultsOf(page), page.url()).toEqual([]);
        expect(await overflowOf(page), page.url()).toBe(0);
      };
      await typePassword(page, person, t);
      await page.waitForURL('**/settings/security');
      await isSound();
      await page.getByLabel(said(t.name)).fill('Mon téléphone');
      await page.getByRole('button', { name: said(t.add) }).click();
      await page.getByText(said(t.added, 'part')).waitFor();
      await page.getByText(said(t.codes)).waitFor();
      expect(await page.locator('ol li').count()).toBe(10);
      const codes = await page.locator('ol li').allTextContents();
      expect(await device.count()).toBe(1);
      await isSound();
      await page.getByText(said(t.rename)).click();
      await page.getByLabel(said(t.newName)).fill('Le grand téléphone');
      await page.getByRole('button', { name: said(t.save) }).click();
      await page.getByText(said(t.renamed)).waitFor();
      await page.getByText('Le grand téléphone').waitFor();

      await leave(page);
      await page.goto('/login?from=%2Fsettings%2Fsecurity');
      await isSound();
      await device.knows(false);
      await page.getByRole('button', { name: said(t.enter) }).click();
      await page.getByRole('alert').getByText(said(t.signedNothing, 'part')).waitFor();
      await device.knows(true);
      await page.getByRole('button', { name: said(t.enter) }).click();
      await page.waitForURL('**/settings/security');

      await leave(page);
      await typePassword(page, person, t);
      await page.getByRole('heading', { level: 1, name: said(t.step) }).waitFor();
      await isSound();
      await page.getByRole('button', { name: said(t.use) }).click();
      await page.waitForURL('**/settings/security');
      // A code of paper in place of a device that is not at hand.
      await leave(page);
      await typePassword(page, person, t);
      await page.getByLabel(said(t.recovery)).fill(codes[0] ?? '');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/settings/security');

      await page.goto('/proof?from=%2Fsettings%2Fsecurity');
      await page.getByRole('heading', { level: 1, name: said(t.proof) }).waitFor();
      await isSound();
      await page.getByRole('button', { name: said(t.prove) }).click();
      await page.waitForURL('**/settings/security');
      await page.getByRole('button', { name: said(t.remove) }).click();
      await page.getByText(said(t.removed)).waitFor();
      expect(await page.getByText('Le grand téléphone').count()).toBe(0);
      // The device still has it, and hears that nobody is opened by it.
      await leave(page);
      await page.goto('/login');
      await page.getByRole('button', { name: said(t.enter) }).click();
      await page.getByRole('alert').getByText(said(t.unknown, 'part')).waitFor();
      expect(await faultsOf(page)).toEqual([]);
    },
  );
}

/** Goes on by the keyboard until that is where it stands. */
async function tabTo(page: Page, name: string) {
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
    if (said(name).test(at)) return;
  }
  throw new Error(`${name} is not reached by the keyboard`);
}

journey('a passkey is made, used and removed by the keyboard alone', async () => {
  const t = words.fr;
  const person = someone('touche');
  await settle(stage.server, person);
  const page = await stage.visit();
  const device = await giveDevice(page);
  await page.goto('/login?from=%2Fsettings%2Fsecurity');
  await page.getByLabel('Email').focus();
  await page.keyboard.type(person.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/settings/security');
  await tabTo(page, t.add);
  await page.keyboard.press('Enter');
  await page.getByText(said(t.added, 'part')).waitFor();
  expect(await device.count()).toBe(1);
  await leave(page);
  await page.goto('/login?from=%2Fsettings%2Fsecurity');
  await page.getByLabel('Email').focus();
  await tabTo(page, t.enter);
  await page.keyboard.press('Space');
  await page.waitForURL('**/settings/security');
  await tabTo(page, 'Retirer');
  await page.keyboard.press('Enter');
  await page.getByText(said(t.removed)).waitFor();
});

journey('a passkey is offered where the email is typed', async () => {
  const person = someone('offre');
  await settle(stage.server, person);
  const page = await stage.visit();
  await giveDevice(page, { offersItself: true });
  await page.goto('/login?from=%2Fsettings%2Fsecurity');
  await page.keyboard.press('Tab');
  await typePassword(page, person, words.fr);
  await page.waitForURL('**/settings/security');
  await page.getByRole('button', { name: said(words.fr.add) }).click();
  await page.getByText(said(words.fr.added, 'part')).waitFor();
  await leave(page);
  await page.goto('/login?from=%2Fsettings%2Fsecurity');
  // The first stir is enough: this device chooses by itself.
  await page.keyboard.press('Tab');
  await page.waitForURL('**/settings/security');
});

journey('without scripts a passkey is not offered, and codes still open', async () => {
  const person = someone('sobre');
  await settle(stage.server, person);
  const made = await stage.visit();
  await giveDevice(made);
  await typePassword(made, person, words.fr);
  await made.waitForURL('**/settings/security');
  await made.getByRole('button', { name: said(words.fr.add) }).click();
  await made.getByText(said(words.fr.codes)).waitFor();
  const codes = await made.locator('ol li').allTextContents();
  const page = await stage.visit({ scripts: false });
  await page.goto('/login');
  expect(await page.getByRole('button', { name: said(words.fr.enter) }).isVisible()).toBe(false);
  await page.getByText(said('Une clé d’accès demande JavaScript.', 'part')).waitFor();
  await typePassword(page, person, words.fr);
  await page.getByText(said('Une clé d’accès demande JavaScript.', 'part')).waitFor();
  await page.getByLabel(said(words.fr.recovery)).fill(codes[1] ?? '');
  await page.getByRole('button', { name: said(words.fr.submit) }).click();
  await page.waitForURL('**/settings/security');
  // What needs no device is done without scripts as well.
  await page.getByText(said(words.fr.rename)).click();
  await page.getByLabel(said(words.fr.newName)).fill('Sans script');
  await page.getByRole('button', { name: said(words.fr.save) }).click();
  await page.getByText('Sans script', { exact: true }).waitFor();
  await page.getByRole('button', { name: said('Retirer Sans script') }).click();
  await page.getByText(said(words.fr.removed)).waitFor();
});

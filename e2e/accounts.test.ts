import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faultsOf } from '#axe.ts';
import { linkTo } from '#letters.ts';
import { type Person, settle, signIn, someone } from '#people.ts';
import { journey, openStage } from '#stage.ts';
import { said } from '#words.ts';

const stage = openStage();

type Form = {
  submit: string;
  names: Record<'firstName' | 'lastName' | 'username' | 'email', string>;
  passwords: [password: string, again: string];
  terms: string;
  age: string;
  messages: Record<'empty' | 'differ' | 'short' | 'terms' | 'age', string>;
};

const forms: Record<'fr' | 'en', Form> = {
  fr: {
    submit: 'Créer mon compte',
    names: { firstName: 'Prénom', lastName: 'Nom', username: "Nom d'utilisateur", email: 'Email' },
    passwords: ['Mot de passe', 'Confirmer le mot de passe'],
    terms: "conditions d'utilisation",
    age: "J'ai 16 ans",
    messages: {
      empty: 'Tous les champs sont requis',
      differ: 'Les mots de passe ne correspondent pas',
      short: 'Le mot de passe doit contenir au moins 8 caractères',
      terms: "Vous devez accepter les conditions d'utilisation",
      age: 'Vous devez avoir 16 ans ou plus',
    },
  },
  en: {
    submit: 'Create my account',
    names: { firstName: 'First name', lastName: 'Last name', username: 'Username', email: 'Email' },
    passwords: ['Password', 'Confirm the password'],
    terms: 'terms of service',
    age: 'I am 16',
    messages: {
      empty: 'All fields are required',
      differ: 'Passwords do not match',
      short: 'Password must be at least 8 characters',
      terms: 'You must accept the terms of service',
      age: 'You must be 16 or older',
    },
  },
};

/** The register form, filled and sent as a person does. */
function registerForm(page: Page, form: Form) {
  const field = (label: string) => page.getByLabel(said(label));
  const names = Object.keys(form.names) as (keyof Form['names'])[];
  return {
    field: (name: keyof Form['names']) => field(form.names[name]),
    async fill(person: Person) {
      const folded = page.locator('details:not([open]) > summary');
      if (await folded.count()) await folded.click();
      for (const name of names) await field(form.names[name]).fill(person[name]);
    },
    async passwords(first: string, second = first) {
      await field(form.passwords[0]).fill(first);
      await field(form.passwords[1]).fill(second);
    },
    tick: (words: string) => page.getByRole('checkbox', { name: said(words, 'part') }).check(),
    send: () => page.getByRole('button', { name: form.submit }).click(),
    refused: (words: string) => page.getByRole('alert').getByText(said(words, 'part')).waitFor(),
    async holds(person: Person) {
      for (const name of names) {
        expect(await field(form.names[name]).inputValue()).toBe(person[name]);
      }
    },
  };
}

for (const language of ['fr', 'en'] as const) {
  journey(`registering says what is wrong, one thing at a time, in ${language}`, async () => {
    const page = await stage.visit({ language });
    const { messages, terms, age } = forms[language];
    const form = registerForm(page, forms[language]);
    const person = someone();
    await page.goto('/register');

    await form.send();
    await form.refused(messages.empty);
    await form.fill(person);
    await form.passwords('court', 'autre');
    await form.send();
    await form.refused(messages.differ);
    await form.passwords('court');
    await form.send();
    await form.refused(messages.short);
    await form.passwords(person.password);
    await form.send();
    await form.refused(messages.terms);
    await form.tick(terms);
    await form.passwords(person.password);
    await form.send();
    await form.refused(messages.age);
    await form.holds(person);
    await form.tick(age);
    await form.passwords(person.password);
    await form.send();
    await page.waitForURL('**/dashboard');
  });
}

journey('an email or a username that is taken is said in the form', async () => {
  const page = await stage.visit();
  const form = registerForm(page, forms.fr);
  const settled = someone();
  await settle(stage.server, settled);
  const newcomer = someone();
  await page.goto('/register');
  await form.fill({ ...newcomer, email: settled.email.toUpperCase() });
  await form.passwords(newcomer.password);
  await form.tick(forms.fr.terms);
  await form.tick(forms.fr.age);
  await form.send();
  await form.refused('Cet email est déjà utilisé');

  await form.fill({ ...newcomer, username: settled.username });
  await form.passwords(newcomer.password);
  await form.send();
  await form.refused("Ce nom d'utilisateur est déjà pris");
});

journey('a form is taken without any script', async () => {
  const page = await stage.visit({ scripts: false });
  const form = registerForm(page, forms.fr);
  const person = someone();
  await page.goto('/register');
  await form.fill(person);
  await form.passwords('court');
  await form.send();
  await form.refused(forms.fr.messages.short);
  await form.holds(person);
  await form.tick(forms.fr.terms);
  await form.tick(forms.fr.age);
  await form.passwords(person.password);
  await form.send();
  await page.getByRole('heading', { level: 1, name: 'Explorer les rêves' }).waitFor();
});

journey('a wrong password keeps the email, and says no more than that', async () => {
  const page = await stage.visit();
  const person = someone();
  await settle(stage.server, person);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.getByRole('alert').getByText(said("L'email est requis", 'part')).waitFor();
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.getByRole('alert').getByText('Le mot de passe est requis').waitFor();
  await page.getByLabel('Mot de passe').fill('pas celui-ci');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.getByRole('alert').getByText('Email ou mot de passe incorrect').waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe(person.email);
});

journey(
  'who lost a password asks, is sent a link, and comes back in by it, without any script',
  async () => {
    const person = someone('oubli');
    await settle(stage.server, person);
    const page = await stage.visit({ scripts: false });
    await page.goto('/login');
    await page.getByRole('link', { name: said('Mot de passe oublié ?') }).click();
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: said('Recevoir un lien') }).click();
    await page
      .getByRole('heading', { level: 1, name: said('Regardez votre boîte aux lettres') })
      .waitFor();
    const link = await linkTo(stage.server, person.email, '/reset');
    await page.goto(link);
    await page.getByLabel(said('Nouveau mot de passe')).fill('une autre nuit');
    await page.getByLabel(said('Confirmer le mot de passe')).fill('une autre');
    await page.getByRole('button', { name: said('Changer le mot de passe') }).click();
    await page.getByText(said('Les mots de passe ne correspondent pas')).waitFor();
    await page.getByLabel(said('Nouveau mot de passe')).fill('une autre nuit');
    await page.getByLabel(said('Confirmer le mot de passe')).fill('une autre nuit');
    await page.getByRole('button', { name: said('Changer le mot de passe') }).click();
    await page.getByText(said('Votre nouveau mot de passe est enregistré', 'part')).waitFor();
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Mot de passe', { exact: true }).fill('une autre nuit');
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await page.waitForURL('**/dashboard');

    await page.goto(link);
    await page.getByLabel(said('Nouveau mot de passe')).fill('encore une nuit');
    await page.getByLabel(said('Confirmer le mot de passe')).fill('encore une nuit');
    await page.getByRole('button', { name: said('Changer le mot de passe') }).click();
    await page.getByRole('heading', { level: 1, name: said('Ce lien ne sert plus') }).waitFor();
  },
);

journey('signing out ends the session in the browser and on the server', async () => {
  const page = await stage.visit();
  const person = someone();
  await settle(stage.server, person);
  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Mot de passe').fill(person.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.waitForURL('**/dashboard');
  const keptToken = () => page.evaluate(() => localStorage.getItem('token'));
  await expect.poll(keptToken).not.toBeNull();
  const token = await keptToken();
  await page.getByRole('button', { name: 'Déconnexion' }).first().click();
  await page.getByRole('link', { name: 'Connexion' }).first().waitFor();
  await expect.poll(keptToken).toBeNull();
  const response = await fetch(`${stage.server.origin}/api/auth/me`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(401);
});

/** Beside it stand the picture and the page of who one is, each with a button of its own. */
function identityForm(page: Page) {
  return page.locator('form').filter({ has: page.getByLabel(said('Prénom')) });
}

journey('the settings keep what is saved, in the part one is led to', async () => {
  const page = await stage.visit({ width: 390 });
  const person = someone();
  await settle(stage.server, person);
  await signIn(page, person);
  await page.goto('/profile');
  await page.getByRole('heading', { level: 1, name: 'Mon Profil' }).waitFor();
  await page.getByRole('link', { name: 'Tous les réglages' }).click();
  await page.waitForURL('**/settings/account');
  await page.getByLabel(said('Prénom')).fill('Grace');
  await identityForm(page).getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText('Profil enregistré.').waitFor();
  await page.reload();
  expect(await page.getByLabel(said('Prénom')).inputValue()).toBe('Grace');
  expect(await faultsOf(page)).toEqual([]);
  const parts = page.getByRole('navigation', { name: said('Parties des réglages') });
  await parts.getByRole('link', { name: 'Notifications' }).click();
  await page.waitForURL('**/settings/notifications');
  await page.getByLabel('Email').waitFor();
  expect(await faultsOf(page)).toEqual([]);
});

journey('a name somebody else has is refused, and what was typed stays', async () => {
  const page = await stage.visit({ scripts: false });
  const [person, other] = [someone(), someone()];
  await settle(stage.server, person);
  await settle(stage.server, other);
  await signIn(page, person);
  await page.goto('/settings/account');
  await page.getByLabel(said("Nom d'utilisateur")).fill(other.username);
  await identityForm(page).getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText(said("Ce nom d'utilisateur est déjà pris")).waitFor();
  expect(await page.getByLabel(said("Nom d'utilisateur")).inputValue()).toBe(other.username);
});

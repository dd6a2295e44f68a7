import type { AddressInfo } from 'node:net';
import { Events, OAuth2Server } from 'oauth2-mock-server';
import type { Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { faultsOf } from '#axe.ts';
import { settle, signIn, someone } from '#people.ts';
import { journey, openStage } from '#stage.ts';
import { said } from '#words.ts';

/** A real issuer of OpenID Connect, which lets everybody in as the person they last said they are. */
const issuer = new OAuth2Server();
let claims: Record<string, unknown> = {};
issuer.service.on(Events.BeforeTokenSigning, ({ payload }: { payload: object }) => {
  Object.assign(payload, claims);
});
afterAll(() => issuer.stop());

const stage = openStage(async () => {
  await issuer.issuer.keys.generate('RS256');
  await issuer.start(0, '127.0.0.1');
  const { port } = issuer.address() as AddressInfo;
  issuer.issuer.url = `http://127.0.0.1:${port}`;
  return {
    REVERIE_OIDC_CLIENT: 'reverie:a-secret',
    REVERIE_OIDC_ISSUER: issuer.issuer.url,
    REVERIE_OIDC_NAME: 'Université',
  };
});

let people = 0;
function somebody(email?: string) {
  people += 1;
  const sub = `subject-${Date.now()}-${people}`;
  claims = { sub, email: email ?? `${sub}@example.org`, email_verified: true };
  return claims;
}

const door = (page: Page) => page.getByRole('link', { name: said('Continuer avec Université') });

for (const scripts of [true, false]) {
  const how = scripts ? 'with scripts' : 'without any script';
  journey(`a newcomer comes in from elsewhere, and again, ${how}`, async () => {
    somebody();
    const page = await stage.visit({ scripts, width: 390 });
    await page.goto('/login?from=%2Fdreams%2Fnew');
    if (scripts) expect(await faultsOf(page)).toEqual([]);
    await door(page).click();
    await page.waitForURL('**/register/finish');
    if (scripts) expect(await faultsOf(page)).toEqual([]);
    await page.getByLabel(said("Nom d'utilisateur")).fill(`ailleurs${Date.now() % 1_000_000}`);
    const open = page.getByRole('button', { name: said('Créer mon compte') });
    await open.click();
    await page.getByRole('alert').waitFor();
    for (const box of ["conditions d'utilisation", "J'ai 16 ans"]) {
      await page.getByRole('checkbox', { name: said(box, 'part') }).check();
    }
    await open.click();
    await page.waitForURL('**/dreams/new');

    await page.goto('/settings/security');
    await page.getByText(said('Votre seule façon d’entrer')).waitFor();
    if (scripts) expect(await faultsOf(page)).toEqual([]);
    await page.getByLabel(said('Nouveau mot de passe')).fill('une barque et un phare');
    await page.getByLabel(said('Confirmer le mot de passe')).fill('une barque et un phare');
    await page.getByRole('button', { name: said('Choisir ce mot de passe') }).click();
    await page.getByText(said('Mot de passe changé', 'part')).waitFor();
    await page.getByRole('button', { name: said('Délier Université') }).waitFor();
    await page.goto('/logout');
    await page.getByRole('main').getByRole('button').first().click();
    await page.waitForURL(`${stage.server.origin}/`);
    await page.goto('/login');
    await door(page).click();
    await page.waitForURL('**/dashboard');
  });
}

journey('an address with an account opens nothing, until its person links the place', async () => {
  const person = someone('ailleurs');
  await settle(stage.server, person);
  somebody(person.email);
  const page = await stage.visit();
  await page.goto('/login');
  await door(page).click();
  await page.getByText(said('Un compte a déjà cette adresse', 'part')).waitFor();
  await signIn(page, person);
  await page.goto('/settings/security');
  await page.getByRole('link', { name: said('Lier un compte Université') }).click();
  await page.getByText(said('vous pouvez désormais entrer par là', 'part')).waitFor();
  await page.getByRole('button', { name: said('Délier Université') }).click();
  await page.getByText(said('ce compte n’ouvre plus le vôtre', 'part')).waitFor();
});

journey('a way back that this browser never left by leads to the door, and says so', async () => {
  const page = await stage.visit();
  await page.goto('/auth/oidc/callback?code=a-code&state=a-state');
  await page
    .getByText(said('ne correspond pas à celle que vous aviez commencée', 'part'))
    .waitFor();
  await page.goto('/auth/google');
  await page.waitForURL('**/login?session=refused');
});

journey('who would change an account says once more who they are', async () => {
  const person = someone('preuve');
  await settle(stage.server, person);
  const page = await stage.visit();
  await signIn(page, person);
  await page.goto('/proof?from=/settings/sessions');
  expect(await faultsOf(page)).toEqual([]);
  await page.getByLabel(said('Mot de passe')).fill('pas celui-ci');
  await page.getByRole('button', { name: said('Confirmer') }).click();
  await page.getByRole('alert').waitFor();
  await page.getByLabel(said('Mot de passe')).fill(person.password);
  await page.getByRole('button', { name: said('Confirmer') }).click();
  await page.waitForURL('**/settings/sessions');
});

journey('who has no password takes everything along, leaves, and stays', async () => {
  somebody();
  const page = await stage.visit();
  await page.goto('/login');
  await door(page).click();
  await page.getByLabel(said("Nom d'utilisateur")).fill(`partante${Date.now() % 1_000_000}`);
  for (const box of ["conditions d'utilisation", "J'ai 16 ans"]) {
    await page.getByRole('checkbox', { name: said(box, 'part') }).check();
  }
  await page.getByRole('button', { name: said('Créer mon compte') }).click();
  await page.waitForURL('**/dashboard');
  await page.goto('/settings/data');
  await page.getByRole('button', { name: said('Préparer mon archive') }).click();
  await page.getByRole('link', { name: said('Télécharger') }).waitFor();
  await page.getByRole('button', { name: said('Fermer mon compte') }).click();
  await page.getByRole('button', { name: said('Rester') }).click();
  await page.getByText(said('Vous restez. Rien n’est effacé.')).waitFor();
});

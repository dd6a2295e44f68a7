import { createClient } from '@reverie/sdk';
import type { BrowserContext, Page } from 'playwright-core';
import type { Server } from '#server.ts';
import { said } from '#words.ts';

const password = 'une longue nuit';
/** Milliseconds: nobody waits here but a test. */
const timeout = 60_000;
let count = 0;

export type Person = ReturnType<typeof someone>;

/** Someone nobody has met yet. */
export function someone(name = 'dormeur') {
  count += 1;
  const username = `${name}${count}`;
  return {
    username,
    email: `${username}@example.org`,
    password,
    firstName: 'Ada',
    lastName: 'Martin',
  };
}

/** Registers someone as the page would, and resolves to their own client of the API. */
export async function settle(server: Server, person: Person, language: 'fr' | 'en' = 'fr') {
  const anonymous = createClient({ origin: server.origin, timeout });
  const { user, token } = await anonymous.accounts.register({
    ...person,
    language,
    acceptTerms: true,
    ageConfirmed: true,
  });
  return { user, token, api: createClient({ origin: server.origin, token, timeout }) };
}

/**
 * Somebody who has accepted all cookies on an earlier visit: nothing is asked. `expires`, in seconds,
 * where the browser is closed meanwhile.
 */
export async function agreeToAll(
  context: BrowserContext,
  origin: string,
  expires = -1,
): Promise<void> {
  const choice = { functional: true, analytics: true, marketing: true };
  const consent = { essential: true, ...choice, timestamp: new Date().toISOString() };
  const value = encodeURIComponent(JSON.stringify(consent));
  await context.addCookies([{ name: 'consent', value, url: origin, sameSite: 'Lax', expires }]);
}

/**
 * Gives a person's browser their session, and leaves its page where it is. The door itself has
 * journeys of its own: through it, a minute of each run would be spent signing in.
 */
export async function signIn(page: Page, { email, password }: Person): Promise<void> {
  const answer = await page.request.post('/api/auth/login', { data: { email, password } });
  if (!answer.ok()) throw new Error(`signing in was answered with ${answer.status()}`);
}

/** Signs in, and is where who signs in lands. */
export async function enter(page: Page, person: Person): Promise<void> {
  await signIn(page, person);
  await page.goto('/dashboard');
}

/** The page of a dream, where one lands once it is told. */
export const dreamPage = /\/dreams\/[0-9a-f-]{36}(\?birth)?$/;

/** Opens an account through the page, in French. */
export async function register(page: Page, person: Person): Promise<void> {
  await page.goto('/register');
  await page.getByText(said('Prénom et nom, si vous voulez')).click();
  await page.getByLabel(said('Prénom')).fill(person.firstName);
  await page.getByLabel(said('Nom')).fill(person.lastName);
  await page.getByLabel(said("Nom d'utilisateur")).fill(person.username);
  await page.getByLabel(said('Email')).fill(person.email);
  await page.getByLabel(said('Mot de passe')).fill(person.password);
  await page.getByLabel(said('Confirmer le mot de passe')).fill(person.password);
  await page.getByRole('checkbox', { name: said("conditions d'utilisation", 'part') }).check();
  await page.getByRole('checkbox', { name: said("J'ai 16 ans", 'part') }).check();
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await page.waitForURL('**/dashboard');
}

/** The reader moves until it is so: nobody hears them while a page is still arriving. */
export async function stirUntil(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  for (let step = 0; step < 300; step += 1) {
    await page.mouse.move(300 + (step % 2), 300);
    if (await isSo()) return;
    await page.waitForTimeout(100);
  }
  throw new Error(`However long one moved: ${page.url()}`);
}

/** The reader moves, and what slept until then listens. */
export async function untilAwake(page: Page): Promise<void> {
  const isAwake = async (patience: number) => {
    for (const end = performance.now() + patience; ; ) {
      const link = document.querySelector('footer a');
      if (Object.keys(link ?? {}).some((name) => name.startsWith('__reactProps'))) return true;
      if (performance.now() >= end) return false;
      await new Promise(requestAnimationFrame);
    }
  };
  if (await page.evaluate(isAwake, 0)) return;
  // Most wake within a few frames. A movement that nothing heard yet is made again.
  await stirUntil(page, () => page.evaluate(isAwake, 400));
}

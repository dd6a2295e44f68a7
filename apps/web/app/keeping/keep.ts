import { stringifySetCookie } from 'cookie';
import {
  type Consent,
  type ConsentChoice,
  consentNow,
  consentOf,
  readConsent,
} from '#keeping/consent.ts';
import { consentCookies, preferenceCookie } from '#keeping/cookies.ts';
import {
  type EssentialKey,
  type PreferenceCookie,
  type PreferenceKey,
  preferenceKeys,
  type VisitKey,
} from '#keeping/kept.ts';

/** The only module that writes to this browser. */

const consentKey = 'cookie-consent' satisfies EssentialKey;

export function keepCookie(name: PreferenceCookie, value: string) {
  write(preferenceCookie(name, value, here()));
}

export function forgetCookie(name: PreferenceCookie) {
  write(stringifySetCookie({ name, value: '', path: '/', maxAge: 0 }));
}

/** False where the device refuses: a private window, a full disk. */
export function keepItem(key: EssentialKey | PreferenceKey, text: string): boolean {
  const place = isPreference(key) && !isFunctionalAllowed() ? 'sessionStorage' : 'localStorage';
  return attempt(() => window[place].setItem(key, text)) !== null;
}

export function recallItem(key: EssentialKey | PreferenceKey): string | null {
  return (
    attempt(() => sessionStorage.getItem(key)) ?? attempt(() => localStorage.getItem(key)) ?? null
  );
}

export function forgetItem(key: EssentialKey | PreferenceKey) {
  attempt(() => sessionStorage.removeItem(key));
  attempt(() => localStorage.removeItem(key));
}

/** Until the tab closes, whatever was chosen: it never outlives the visit. */
export function keepVisitItem(key: VisitKey, text: string) {
  attempt(() => sessionStorage.setItem(key, text));
}

export function recallVisitItem(key: VisitKey): string | null {
  return attempt(() => sessionStorage.getItem(key));
}

export function forgetVisitItem(key: VisitKey) {
  attempt(() => sessionStorage.removeItem(key));
}

let current: Consent | null | undefined;
const listeners = new Set<() => void>();

/** What was chosen in this browser; null before anything was. The same object until it changes. */
export function readChoice(): Consent | null {
  if (current !== undefined) return current;
  addEventListener('storage', ({ key }) => {
    if (key === consentKey || key === null) tell(find());
  });
  current = find();
  // Chosen without scripts, or with one of the two places emptied since.
  const isWhole = recallItem(consentKey) !== null && consentOf(document.cookie, new Date());
  if (current && !isWhole) record(current);
  return current;
}

/** Calls back on every change, in other tabs as well; answers how to stop it. */
export function onChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps a choice and puts it into effect at once. */
export function choose(choice: ConsentChoice) {
  const consent = consentNow(choice, new Date());
  record(consent);
  for (const key of preferenceKeys) move(key);
  tell(consent);
}

function record(consent: Consent) {
  keepItem(consentKey, JSON.stringify(consent));
  for (const line of consentCookies(consent, here())) write(line);
}

function find(): Consent | null {
  const now = new Date();
  return readConsent(recallItem(consentKey), now) ?? consentOf(document.cookie, now);
}

function tell(consent: Consent | null) {
  current = consent;
  for (const listener of listeners) listener();
}

/** A preference kept on the other terms is kept on these. */
function move(key: PreferenceKey) {
  const text = recallItem(key);
  if (text === null) return;
  forgetItem(key);
  keepItem(key, text);
}

function isPreference(key: string): boolean {
  return preferenceKeys.some((preference) => preference === key);
}

function isFunctionalAllowed(): boolean {
  return consentOf(document.cookie, new Date())?.functional ?? false;
}

function here() {
  return { origin: location.origin, cookies: document.cookie };
}

function write(cookie: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = cookie;
}

/** A browser may refuse storage: what is kept then lasts as long as the page. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

import { year } from '#keeping/kept.ts';
import { readCookie } from '#language/language.ts';

export const optionalCategories = ['functional', 'analytics', 'marketing'] as const;
export type OptionalCategory = (typeof optionalCategories)[number];
export type ConsentChoice = Record<OptionalCategory, boolean>;

/** What somebody agreed to, and when, as an ISO date. */
export type Consent = ConsentChoice & { essential: true; timestamp: string };

/** Where the toggles of a first visit stand. Nothing follows from them before they are saved. */
export const initialChoice: ConsentChoice = { functional: true, analytics: true, marketing: false };
export const everything: ConsentChoice = { functional: true, analytics: true, marketing: true };
export const onlyEssential: ConsentChoice = {
  functional: false,
  analytics: false,
  marketing: false,
};

export const consentCookie = 'consent';

export function consentNow(choice: ConsentChoice, now: Date): Consent {
  const { functional, analytics, marketing } = choice;
  return { essential: true, functional, analytics, marketing, timestamp: now.toISOString() };
}

/** A record as it was written; null for anything else, and for one older than a year. */
export function readConsent(text: string | null, now: Date): Consent | null {
  const found = parse(text);
  if (typeof found !== 'object' || found === null) return null;
  const record = new Map<string, unknown>(Object.entries(found));
  const timestamp = record.get('timestamp');
  if (typeof timestamp !== 'string') return null;
  const age = now.getTime() - Date.parse(timestamp);
  // A clock that went back a little must not ask again.
  if (!(age <= year * 1000)) return null;
  const chosen = optionalCategories.map((category) => record.get(category));
  const [functional, analytics, marketing] = chosen;
  if (!isBoolean(functional) || !isBoolean(analytics) || !isBoolean(marketing)) return null;
  return { essential: true, functional, analytics, marketing, timestamp };
}

/** What a Cookie header, or document.cookie, says was agreed to. */
export function consentOf(cookies: string | null, now: Date): Consent | null {
  return readConsent(readCookie(cookies, consentCookie), now);
}

/** The value of the cookie: what `consentOf` reads. */
export function consentValue(consent: Consent): string {
  return JSON.stringify(consent);
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

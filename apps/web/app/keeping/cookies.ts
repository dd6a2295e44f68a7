import { stringifySetCookie } from 'cookie';
import { type Consent, consentCookie, consentOf, consentValue } from '#keeping/consent.ts';
import { type PreferenceCookie, preferenceCookies, year } from '#keeping/kept.ts';
import { detectionOf, readCookie } from '#language/language.ts';

type Place = { origin: string | null; cookies: string | null };

/** The page's address and cookies, from a request. */
export function placeOf({ headers }: Request): Place {
  return { origin: headers.get('origin'), cookies: headers.get('cookie') };
}

/**
 * A choice of this reader, where the server reads it before rendering: for a year where keeping
 * choices is agreed to, else until the browser closes.
 */
export function preferenceCookie(name: PreferenceCookie, value: string, place: Place): string {
  const isAgreed = consentOf(place.cookies, new Date())?.functional ?? false;
  return lineOf(name, value, place, isLasting(name, place, isAgreed));
}

/** A language is kept no longer than a visit either where it is not to be remembered. */
function isLasting(name: PreferenceCookie, { cookies }: Place, isAgreed: boolean): boolean {
  return isAgreed && (name !== 'language' || detectionOf(cookies).isRemembered);
}

/** The choice itself, which lasts a year whatever was chosen: nobody is asked at every visit. */
function recordCookie(consent: Consent, place: Place): string {
  return lineOf(consentCookie, consentValue(consent), place, true);
}

/** The cookies that put a choice into effect: its record, and the preferences kept as it says. */
export function consentCookies(consent: Consent, place: Place): string[] {
  const kept = preferenceCookies.flatMap((name) => {
    const value = readCookie(place.cookies, name);
    if (!value) return [];
    return [lineOf(name, value, place, isLasting(name, place, consent.functional))];
  });
  return [recordCookie(consent, place), ...kept];
}

function lineOf(name: string, value: string, { origin }: Place, isForYear: boolean): string {
  const secure = origin?.startsWith('https:') ?? false;
  const life = isForYear ? { maxAge: year } : {};
  return stringifySetCookie({ name, value, path: '/', sameSite: 'lax', secure, ...life });
}

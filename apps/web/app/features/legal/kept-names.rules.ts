import { essentialCookies, type KeptName, preferenceCookies } from '#keeping/kept.ts';

/** A sentence for every name something is kept by: none can be forgotten. */
export type KeptNames = Record<KeptName, string>;

/** The names sent with every page, or those that stay on the device. */
export function entriesOf(
  kept: KeptNames,
  place: 'cookies' | 'device',
): (readonly [name: string, meaning: string])[] {
  const cookies: readonly string[] = [...essentialCookies, ...preferenceCookies];
  return Object.entries(kept).filter(([name]) => cookies.includes(name) === (place === 'cookies'));
}

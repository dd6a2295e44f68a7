import { isLanguage, type Language, languages } from '#language/language.ts';

/**
 * Where a page stands in one language. French, the first language, has the bare path; a link into
 * another one names it, as search engines meet pages without our cookie.
 */
export function addressIn(language: Language, origin: string, path: string): string {
  const address = new URL(path, origin);
  if (language !== 'fr') address.searchParams.set('lang', language);
  return address.href;
}

/** The same page in every language, for `hreflang`; `x-default` lets the browser's choice decide. */
export function alternates(origin: string, path: string): { language: string; href: string }[] {
  return [
    ...languages.map((language) => ({ language, href: addressIn(language, origin, path) })),
    { language: 'x-default', href: new URL(path, origin).href },
  ];
}

/**
 * The address a page is known by: the one it was asked by, without what is not its own. At the bare
 * path each reader is spoken to in their language, which is why that path is nobody's translation.
 */
export function addressOf(search: string, origin: string, path: string): string {
  const named = new URLSearchParams(search).get('lang');
  return isLanguage(named) ? addressIn(named, origin, path) : new URL(path, origin).href;
}

export const languages = ['fr', 'en'] as const;
export type Language = (typeof languages)[number];

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** Value of one cookie of a Cookie header, or of document.cookie. */
export function readCookie(header: string | null, name: string): string | null {
  for (const pair of header?.split(';') ?? []) {
    const [key = '', ...value] = pair.split('=');
    if (key.trim() === name) return value.join('=').trim();
  }
  return null;
}

/** The chosen language, else the first one the browser asks for that is spoken here, else French. */
export function languageOf(headers: Headers): Language {
  const chosen = readCookie(headers.get('cookie'), 'language');
  if (isLanguage(chosen)) return chosen;
  return askedLanguages(headers.get('accept-language') ?? '').find(isLanguage) ?? 'fr';
}

function askedLanguages(header: string): string[] {
  return header
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.trim().split(';');
      const quality = parameters.map((p) => /^\s*q=([\d.]+)$/.exec(p)?.[1]).find(Boolean);
      return { code: tag.slice(0, 2).toLowerCase(), quality: Number(quality ?? 1) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ code }) => code);
}

const year = 31_536_000;

/** A choice of this reader, kept for a year where the server reads it before rendering. */
export function preferenceCookie(name: string, value: string, origin: string | null): string {
  const secure = origin?.startsWith('https:') ? '; Secure' : '';
  return `${name}=${value}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`;
}

export function keepCookie(name: string, value: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = preferenceCookie(name, value, location.origin);
}

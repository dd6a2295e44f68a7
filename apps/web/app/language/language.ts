import { parseCookie } from 'cookie';

export const languages = ['fr', 'en'] as const;
export type Language = (typeof languages)[number];

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** Value of one cookie of a Cookie header, or of document.cookie. */
export function readCookie(header: string | null, name: string): string | null {
  return parseCookie(header ?? '')[name] ?? null;
}

/** How a language is found: in both ways where nothing was said. */
export type Detection = {
  /** Whether the browser's languages count where none was chosen. */
  asksBrowser: boolean;
  /** Whether a choice outlives the visit. */
  isRemembered: boolean;
};

/** What a Cookie header, or document.cookie, says about it: words joined by hyphens. */
export function detectionOf(cookies: string | null): Detection {
  const words = readCookie(cookies, 'language-detection')?.split('-') ?? ['browser', 'memory'];
  return { asksBrowser: words.includes('browser'), isRemembered: words.includes('memory') };
}

/** The value of the cookie: what `detectionOf` reads. */
export function detectionValue({ asksBrowser, isRemembered }: Detection): string {
  const words = [asksBrowser && 'browser', isRemembered && 'memory'].filter(Boolean);
  return words.join('-') || 'none';
}

/** The chosen language, else the first one the browser asks for that is spoken here, else French. */
export function languageOf(headers: Headers): Language {
  const cookies = headers.get('cookie');
  const chosen = readCookie(cookies, 'language');
  if (isLanguage(chosen)) return chosen;
  if (!detectionOf(cookies).asksBrowser) return 'fr';
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

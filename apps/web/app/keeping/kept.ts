/**
 * Everything Reverie keeps in a browser, by name. What keeps something takes its name from here,
 * and the page /cookies lists exactly these.
 */

/** Choices of how pages look and read: kept for a year where `functional` is agreed to. */
export const preferenceCookies = [
  'theme',
  'mode',
  'language',
  'language-detection',
  'timezone',
] as const;
export type PreferenceCookie = (typeof preferenceCookies)[number];

/** Cookies nothing works without. */
export const essentialCookies = ['session', 'device', 'consent', 'elsewhere'] as const;

/** Choices of this device, on the same terms as the cookies of preferences. */
export const preferenceKeys = [
  'weatherPreferences',
  'ambience',
  'weatherPlace',
  'visibility',
  'recognition',
] as const;
export type PreferenceKey = (typeof preferenceKeys)[number];

/** What this device holds for the work at hand. */
export const essentialKeys = ['token', 'cookie-consent'] as const;
/** A dream being written: one key a form. */
export const draftPrefix = 'draft:';
export type DraftKey = `${typeof draftPrefix}${string}`;
export type EssentialKey = (typeof essentialKeys)[number] | DraftKey;

export function isDraftKey(key: string): key is DraftKey {
  return key.startsWith(draftPrefix);
}

/**
 * Kept until the tab closes: by the router, how far each page was scrolled; by us, what was said
 * with the assistant.
 */
export const visitKeys = ['react-router-scroll-positions', 'dreamer'] as const;
export type VisitKey = Exclude<(typeof visitKeys)[number], 'react-router-scroll-positions'>;

/**
 * Stores of copies, kept by the service worker where `functional` is agreed to; the build that
 * made them follows the name.
 */
export const copyStores = ['pages-', 'pictures-', 'assets-'] as const;
export type CopyStore = (typeof copyStores)[number];

/** A model that recognises speech on the device, kept where its owner fetched it: ADR 50. */
export const modelStore = 'speech-model';

/** The database of what was written or spoken here and waits for the server, sealed: ADR 46. */
export const deviceDatabase = 'reverie-device';

export type KeptName =
  | CopyStore
  | typeof deviceDatabase
  | typeof modelStore
  | typeof draftPrefix
  | PreferenceCookie
  | (typeof essentialCookies)[number]
  | PreferenceKey
  | (typeof essentialKeys)[number]
  | (typeof visitKeys)[number];

/** Seconds a choice lasts: of the cookies, and of the consent itself. */
export const year = 31_536_000;

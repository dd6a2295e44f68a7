import tellings from '#head/previews.json';
import type { Language } from '#language/language.ts';

export type Preview = {
  /** Path of a picture of 1200 × 630 pixels. */
  path: string;
  alt: string;
  type?: 'image/jpeg' | 'image/png';
};

type Family = keyof typeof tellings;

const families: readonly [family: Family, paths: RegExp][] = [
  ['library', /^\/dreams(\/|$)/],
  ['science', /^\/(science|about)$/],
  ['guide', /^\/(documentation|api|support|status|contact)(\/|$)/],
];

/** The painting that networks show beside a link to a page which has no picture of its own. */
export function previewOf(pathname: string, language: Language): Preview {
  const family = families.find(([, paths]) => paths.test(pathname))?.[0] ?? 'house';
  return { path: `/previews/${family}.jpg`, alt: tellings[family][language] };
}

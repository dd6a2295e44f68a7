import tellings from '#head/previews.json';
import type { Language } from '#language/language.ts';
import { pageAt } from '#pages/page-at.ts';

export type Preview = {
  /** Path of a picture of 1200 × 630 pixels. */
  path: string;
  alt: string;
  type?: 'image/jpeg' | 'image/png';
};

/** The painting that networks show beside a link to a page which has no picture of its own. */
export function previewOf(pathname: string, language: Language): Preview {
  const card = pageAt(pathname)?.card ?? 'house';
  return { path: `/previews/${card}.jpg`, alt: tellings[card][language] };
}

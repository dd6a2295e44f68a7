import { blogEn } from '#features/blog/blog-text.en.ts';
import { blogFr } from '#features/blog/blog-text.fr.ts';
import type { Language } from '#language/language.ts';
import { textIn } from '#language/typography.ts';

/** The words of the blog in one language. Loaders call it, so that no other page carries them. */
export function blogText(language: Language) {
  return textIn({ fr: blogFr, en: blogEn }, language);
}

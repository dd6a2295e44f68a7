import { blogEn } from '#features/blog/blog-text.en.ts';
import { blogFr } from '#features/blog/blog-text.fr.ts';
import type { Language } from '#language/language.ts';
import { setEnglish, setFrench, typeset } from '#language/typography.ts';

/** The words of the blog in one language. Loaders call it, so that no other page carries them. */
export function blogText(language: Language) {
  return language === 'fr' ? typeset(blogFr, setFrench) : typeset(blogEn, setEnglish);
}

import { newsletterPagesEn } from '#features/newsletter/newsletter-text.en.ts';
import { newsletterPagesFr } from '#features/newsletter/newsletter-text.fr.ts';
import { languageOf } from '#language/language.ts';
import { textIn } from '#language/typography.ts';

/** The words of the letter's pages in the language of whoever asks. Loaders call it on the server. */
export function readNewsletterText(request: Request) {
  return textIn({ fr: newsletterPagesFr, en: newsletterPagesEn }, languageOf(request.headers));
}

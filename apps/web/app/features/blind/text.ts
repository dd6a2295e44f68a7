import { blindEn } from '#features/blind/blind-text.en.ts';
import { blindFr } from '#features/blind/blind-text.fr.ts';
import { languageOf } from '#language/language.ts';
import { textIn } from '#language/typography.ts';

/** These words in the language of whoever asks. Loaders call it on the server. */
export function readBlindText(request: Request) {
  return textIn({ fr: blindFr, en: blindEn }, languageOf(request.headers));
}

import { toldEn } from '#features/told/told-text.en.ts';
import { toldFr } from '#features/told/told-text.fr.ts';
import { languageOf } from '#language/language.ts';
import { textIn } from '#language/typography.ts';

/** The words of the page in the language of whoever asks. Loaders call it on the server. */
export function readToldText(request: Request) {
  return textIn({ fr: toldFr, en: toldEn }, languageOf(request.headers));
}

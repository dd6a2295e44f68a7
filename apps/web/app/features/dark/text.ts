import { darkEn } from '#features/dark/dark-text.en.ts';
import { type DarkText, darkFr } from '#features/dark/dark-text.fr.ts';
import { languageOf } from '#language/language.ts';
import { textIn } from '#language/typography.ts';

/** The words of the night in the language of whoever asks. Loaders call it on the server. */
export function readDarkText(request: Request): DarkText {
  return textIn({ fr: darkFr, en: darkEn }, languageOf(request.headers));
}

import { lettersEn } from '#features/settings/letters-text.en.ts';
import { lettersFr } from '#features/settings/letters-text.fr.ts';
import { languageOf } from '#language/language.ts';
import { textIn } from '#language/typography.ts';

/** These words in the language of whoever asks. Loaders call it on the server. */
export function readLettersText(request: Request) {
  return textIn({ fr: lettersFr, en: lettersEn }, languageOf(request.headers));
}

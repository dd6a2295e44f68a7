import { profilesEn } from '#features/profiles/profiles-text.en.ts';
import { profilesFr } from '#features/profiles/profiles-text.fr.ts';
import { languageOf } from '#language/language.ts';
import { textIn } from '#language/typography.ts';

/** These words in the language of whoever asks. Loaders call it on the server. */
export function readProfilesText(request: Request) {
  return textIn({ fr: profilesFr, en: profilesEn }, languageOf(request.headers));
}

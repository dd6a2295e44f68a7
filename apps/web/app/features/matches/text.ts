import { matchesEn } from '#features/matches/matches-text.en.ts';
import { matchesFr } from '#features/matches/matches-text.fr.ts';
import { languageOf } from '#language/language.ts';
import { textIn } from '#language/typography.ts';

/** These words in the language of whoever asks. Loaders call it on the server. */
export function readMatchesText(request: Request) {
  return textIn({ fr: matchesFr, en: matchesEn }, languageOf(request.headers));
}

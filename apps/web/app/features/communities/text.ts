import { communitiesEn } from '#features/communities/communities-text.en.ts';
import { communitiesFr } from '#features/communities/communities-text.fr.ts';
import { languageOf } from '#language/language.ts';
import { textIn } from '#language/typography.ts';

/** These words in the language of whoever asks. Loaders call it on the server. */
export function readCommunitiesText(request: Request) {
  return textIn({ fr: communitiesFr, en: communitiesEn }, languageOf(request.headers));
}

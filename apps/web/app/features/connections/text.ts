import { connectionsEn } from '#features/connections/connections-text.en.ts';
import { connectionsFr } from '#features/connections/connections-text.fr.ts';
import { languageOf } from '#language/language.ts';
import { textIn } from '#language/typography.ts';

/** These words in the language of whoever asks. Loaders call it on the server. */
export function readConnectionsText(request: Request) {
  return textIn({ fr: connectionsFr, en: connectionsEn }, languageOf(request.headers));
}

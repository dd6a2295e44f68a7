import { pushEn } from '#features/push/push-text.en.ts';
import { pushFr } from '#features/push/push-text.fr.ts';
import { languageOf } from '#language/language.ts';
import { textIn } from '#language/typography.ts';

/** These words in the language of whoever asks. Loaders call it on the server. */
export function readPushText(request: Request) {
  return textIn({ fr: pushFr, en: pushEn }, languageOf(request.headers));
}

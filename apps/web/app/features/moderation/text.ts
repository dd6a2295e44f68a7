import { tagDeskEn } from '#features/moderation/tag-desk-text.en.ts';
import { tagDeskFr } from '#features/moderation/tag-desk-text.fr.ts';
import { languageOf } from '#language/language.ts';
import { textIn } from '#language/typography.ts';

/** The words of the desk of tags, in the language of whoever asks. Loaders call it on the server. */
export function readTagDeskText(request: Request) {
  return textIn({ fr: tagDeskFr, en: tagDeskEn }, languageOf(request.headers));
}

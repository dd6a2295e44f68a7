import { choiceEn } from '#features/cookies/choice-text.en.ts';
import { type ChoiceText, choiceFr } from '#features/cookies/choice-text.fr.ts';
import { languageOf } from '#language/language.ts';
import { textIn } from '#language/typography.ts';

/** The words of the choice in the language of whoever asks. Loaders call it on the server. */
export function readChoiceText(request: Request): ChoiceText {
  return textIn({ fr: choiceFr, en: choiceEn }, languageOf(request.headers));
}

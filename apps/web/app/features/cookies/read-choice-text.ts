import { choiceEn } from '#features/cookies/choice-text.en.ts';
import { type ChoiceText, choiceFr } from '#features/cookies/choice-text.fr.ts';
import { languageOf } from '#language/language.ts';
import { setEnglish, setFrench, typeset } from '#language/typography.ts';

/** The words of the choice in the language of whoever asks. Loaders call it on the server. */
export function readChoiceText(request: Request): ChoiceText {
  return languageOf(request.headers) === 'fr'
    ? typeset(choiceFr, setFrench)
    : typeset(choiceEn, setEnglish);
}

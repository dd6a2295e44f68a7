import { type LegalText, setLegalText } from '#features/legal/legal-text.ts';
import { type Language, languageOf } from '#language/language.ts';
import { setEnglish, setFrench } from '#language/typography.ts';

/**
 * A legal text in the language of whoever asks. Loaders call it on the server, so that no other
 * page carries these words.
 */
export function readLegalText(request: Request, texts: Record<Language, LegalText>): LegalText {
  const language = languageOf(request.headers);
  return setLegalText(texts[language], language === 'fr' ? setFrench : setEnglish);
}

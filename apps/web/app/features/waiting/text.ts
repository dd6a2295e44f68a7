import { waitingEn } from '#features/waiting/waiting-text.en.ts';
import { type WaitingText, waitingFr } from '#features/waiting/waiting-text.fr.ts';
import { languageOf } from '#language/language.ts';
import { textIn } from '#language/typography.ts';

/** What is said of things that wait, in the language of whoever asks. Loaders call it on the server. */
export function readWaitingText(request: Request): WaitingText {
  return textIn({ fr: waitingFr, en: waitingEn }, languageOf(request.headers));
}

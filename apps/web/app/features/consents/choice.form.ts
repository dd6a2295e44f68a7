import { type AnswerableKind, answerableKinds } from '@reverie/contract/consents.rules';
import type { Language } from '#language/language.ts';
import { textOf } from '#ui/form-text.ts';

type Chosen = {
  kind: AnswerableKind;
  isGranted: boolean;
  textVersion?: string;
  /** Of the words the answer was given to. */
  language: Language;
};

/** What a form of consent says; null where it says nothing this page could have sent. */
export function readChoice(form: FormData, language: Language): Chosen | null {
  const kind = answerableKinds.find((known) => known === textOf(form, 'kind'));
  const wish = textOf(form, 'wish');
  if (!kind || (wish !== 'agree' && wish !== 'withdraw')) return null;
  if (wish === 'withdraw') return { kind, isGranted: false, language };
  return { kind, isGranted: true, textVersion: textOf(form, 'textVersion'), language };
}

import { type ConsentKind, consentKinds } from '@reverie/contract/consents.rules';
import { textOf } from '#ui/form-text.ts';

type Chosen = { kind: ConsentKind; isGranted: boolean; textVersion?: string };

/** What a form of consent says; null where it says nothing this page could have sent. */
export function readChoice(form: FormData): Chosen | null {
  const kind = consentKinds.find((known) => known === textOf(form, 'kind'));
  const wish = textOf(form, 'wish');
  if (!kind || (wish !== 'agree' && wish !== 'withdraw')) return null;
  if (wish === 'withdraw') return { kind, isGranted: false };
  return { kind, isGranted: true, textVersion: textOf(form, 'textVersion') };
}

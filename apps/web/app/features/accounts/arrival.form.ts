import type { Arrival } from '@reverie/contract/identities';
import type { Refusal } from '#features/accounts/refusal.form.ts';
import type { Language } from '#language/language.ts';
import { isTicked, textOf } from '#ui/form-text.ts';

/** What a newcomer from elsewhere still says. */
export type ArrivalKept = {
  username: string;
  email: string;
  acceptTerms: boolean;
  ageConfirmed: boolean;
  newsletter: boolean;
};

export function readArrival(form: FormData): ArrivalKept {
  return {
    username: textOf(form, 'username').trim(),
    email: textOf(form, 'email').trim(),
    acceptTerms: isTicked(form, 'acceptTerms'),
    ageConfirmed: isTicked(form, 'ageConfirmed'),
    newsletter: isTicked(form, 'newsletter'),
  };
}

/** What stops it before it is sent, in the order of the longer form; null where nothing does. */
export function arrivalRefusal(kept: ArrivalKept): Refusal | null {
  if (kept.username === '') return { code: 'fields_required', fields: ['username'] };
  if (!kept.acceptTerms) return { code: 'terms_refused' };
  return kept.ageConfirmed ? null : { code: 'age_unconfirmed' };
}

export function arrivalBody(kept: ArrivalKept, arrival: string, language: Language): Arrival {
  const { email, ...body } = kept;
  return { ...body, ...(email && { email }), arrival, language };
}

import type { ContactMessage } from '@reverie/contract/contact';
import { type ContactType, contactTypes } from '@reverie/contract/contact.rules';
import type { ProblemDetails } from '@reverie/contract/errors';
import type { Language } from '#language/language.ts';
import { isTicked, textOf } from '#ui/form-text.ts';

const written = ['name', 'email', 'subject', 'message'] as const;

export type ContactValues = Record<(typeof written)[number], string> & {
  type: ContactType;
  consent: boolean;
};

/** What the form could not be sent for: one field, too many messages, or anything else. */
export type ContactRefusal = (typeof written)[number] | 'consent' | 'wait' | 'unexpected';

/** What a message is about; a general question where an address or a form names nothing we know. */
export function typeOf(named: string | null): ContactType {
  return contactTypes.find((type) => type === named) ?? 'general';
}

export function readContact(form: FormData): ContactValues {
  return {
    name: textOf(form, 'name').trim(),
    email: textOf(form, 'email').trim(),
    type: typeOf(textOf(form, 'type')),
    subject: textOf(form, 'subject').trim(),
    message: textOf(form, 'message'),
    consent: isTicked(form, 'consent'),
  };
}

export function contactBody(values: ContactValues, language: Language): ContactMessage {
  return { ...values, language };
}

/** Which of the form's own sentences a problem of the API is. */
export function refusalOf(problem: ProblemDetails): ContactRefusal {
  if (problem.code === 'rate_limited') return 'wait';
  const named = problem.errors?.map(({ path }) => path) ?? [];
  return [...written, 'consent' as const].find((field) => named.includes(field)) ?? 'unexpected';
}

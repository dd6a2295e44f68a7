import type { ProblemDetails } from '@reverie/contract/errors';
import type { NewsletterRequest } from '@reverie/contract/newsletter';
import {
  defaultFrequency,
  isFrequency,
  type NewsletterFrequency,
} from '@reverie/contract/newsletter.rules';
import type { Language } from '#language/language.ts';
import { textOf } from '#ui/form-text.ts';

export type RequestValues = { email: string; frequency: NewsletterFrequency };
export type RequestRefusal = 'email' | 'wait' | 'unexpected';

/** What became of a request: a link is on its way, or why not. The address is as it was typed. */
export type RequestOutcome = { values: RequestValues; refusal: RequestRefusal | null };

export function readFrequency(form: FormData): NewsletterFrequency {
  const chosen = textOf(form, 'frequency');
  return isFrequency(chosen) ? chosen : defaultFrequency;
}

export function readRequest(form: FormData): RequestValues {
  return { email: textOf(form, 'email').trim(), frequency: readFrequency(form) };
}

export function requestBody(values: RequestValues, language: Language): NewsletterRequest {
  return { ...values, language };
}

/** Which of the form's own sentences a problem of the API is. */
export function refusalOf(problem: ProblemDetails): RequestRefusal {
  if (problem.code === 'rate_limited') return 'wait';
  return problem.errors?.some(({ path }) => path === 'email') ? 'email' : 'unexpected';
}

import { seedLimit } from '@reverie/contract/images.rules';
import { ApiProblem } from '@reverie/sdk';
import { textOf } from '#ui/form-text.ts';

export const refusals = ['invalid_body', 'rate_limited', 'guests_waiting', 'unavailable'] as const;
export type TellingRefusal = (typeof refusals)[number];

/** A dream that was not taken, with all that was typed. */
export type NotTold = { refusal: TellingRefusal; content: string };

/** Why it was not taken, and the status the page says it with. */
export function tellingRefusal(error: unknown): { refusal: TellingRefusal; status: number } {
  const { code, status } =
    error instanceof ApiProblem ? error.problem : { code: 'unavailable', status: 503 };
  return { refusal: refusals.find((known) => known === code) ?? 'unavailable', status };
}

/** What was typed, and of which seed its picture was begun in the page; null where none was. */
export function readTelling(form: FormData): { content: string; seed: number | null } {
  const typed = textOf(form, 'seed');
  const seed = Number(typed);
  const isSeed = /^\d{1,10}$/.test(typed) && seed <= seedLimit;
  return { content: textOf(form, 'content'), seed: isSeed ? seed : null };
}

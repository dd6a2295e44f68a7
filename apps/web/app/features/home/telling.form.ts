import { ApiProblem } from '@reverie/sdk';

export const refusals = ['invalid_body', 'rate_limited', 'guests_waiting', 'unavailable'] as const;
export type TellingRefusal = (typeof refusals)[number];

/** A dream that was not taken, with all that was typed. */
export type NotTold = { refusal: TellingRefusal; content: string };

export function tellingRefusal(error: unknown): TellingRefusal {
  const code = error instanceof ApiProblem ? error.problem.code : 'unavailable';
  return refusals.find((known) => known === code) ?? 'unavailable';
}

import { ApiProblem } from '@reverie/sdk';

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

import type { ApiProblem } from '@reverie/sdk';
import { useLanguage } from '#language/messages.tsx';
import { waitWords } from '#language/waiting.ts';

/** What a failed call says: how long to wait where that is why, otherwise the sentence given. */
export function useFailureWords(): (error: unknown, otherwise: string) => string {
  const words = waitWords[useLanguage()];
  return (error, otherwise) => {
    const isTooOften = isProblem(error) && error.problem.code === 'rate_limited';
    return isTooOften ? words(error.problem.retryAfter ?? 60) : otherwise;
  };
}

/** By its shape: a page that only shows a like does not fetch the client for it. */
function isProblem(error: unknown): error is ApiProblem {
  return error instanceof Error && error.name === 'ApiProblem' && 'problem' in error;
}

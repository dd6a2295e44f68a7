import type { ProblemDetails } from '@reverie/contract';

/** Thrown where the server refuses, cannot be reached, or answers something unreadable. */
export class ApiProblem extends Error {
  readonly problem: ProblemDetails;

  constructor(problem: ProblemDetails, options?: ErrorOptions) {
    super(problem.detail ?? problem.title, options);
    this.name = 'ApiProblem';
    this.problem = problem;
  }
}

/** What a client says for itself when no server answered: the same shape as a server's problem. */
export function unreachable(cause: unknown): ApiProblem {
  const title = 'The server cannot be reached';
  return new ApiProblem(
    { type: 'about:blank', title, status: 503, code: 'unavailable' },
    { cause },
  );
}

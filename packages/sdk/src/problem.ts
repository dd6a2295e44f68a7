import type { ProblemCode, ProblemDetails } from '@reverie/contract';

/** Thrown where the server refuses, cannot be reached, or answers something unreadable. */
export class ApiProblem extends Error {
  readonly problem: ProblemDetails;
  /** The call that was refused, as `METHOD /path`; undefined where it is not known. */
  readonly route: string | undefined;

  constructor(problem: ProblemDetails, { route, ...options }: ApiProblemOptions = {}) {
    super(problem.detail ?? problem.title, options);
    this.name = 'ApiProblem';
    this.problem = problem;
    this.route = route;
  }
}

/** A refusal whose code is one of these. */
export type Refusal<Code extends ProblemCode> = ApiProblem & { problem: { code: Code } };

export type ApiProblemOptions = ErrorOptions & { route?: string };

/** What a client says for itself when no server answered: the same shape as a server's problem. */
export function unreachable(cause: unknown, route: string): ApiProblem {
  const title = 'The server cannot be reached';
  return new ApiProblem(
    { type: 'about:blank', title, status: 503, code: 'unavailable' },
    { cause, route },
  );
}

import type { ProblemCode } from '@reverie/contract';
import { ApiProblem } from '@reverie/sdk';
import { data, redirect } from 'react-router';

/** Turns a refusal of the API into the page that says so. Anything else goes on as it is. */
export function asPageError(error: unknown): never {
  if (!(error instanceof ApiProblem)) throw error;
  const { status, code } = error.problem;
  // A malformed address is, to somebody who typed it, a page that is not there.
  throw data({ code }, { status: code === 'invalid_path' ? 404 : status });
}

/** Where a call asks who one is again: away to the page that does, which leads back to `path`. */
export function proofFor(error: unknown, path: string): void {
  if (!(error instanceof ApiProblem) || error.problem.code !== 'proof_required') return;
  throw redirect(`/proof?${new URLSearchParams({ from: path })}`);
}

/** Why a call failed, for messages by code; `unavailable` where no server answered. */
export function codeOf(error: unknown): ProblemCode {
  return error instanceof ApiProblem ? error.problem.code : 'internal';
}

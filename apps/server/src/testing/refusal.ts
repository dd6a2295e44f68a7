import type { ProblemCode } from '@reverie/contract';
import { ApiProblem } from '@reverie/sdk';

/** The code a call is refused with. Fails where the call is let through, or breaks otherwise. */
export async function refusal(call: Promise<unknown>): Promise<ProblemCode> {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiProblem)) throw new Error('the call was not refused', { cause: error });
  return error.problem.code;
}

/** The codes of calls made at once, in their order: every one is listened to from the beginning. */
export function refusals(calls: readonly Promise<unknown>[]): Promise<ProblemCode[]> {
  return Promise.all(calls.map(refusal));
}

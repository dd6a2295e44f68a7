import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** What was reported may be gone from sight by that: whoever reports reads on until they leave. */
export function staysAsRead(change: ShouldRevalidateFunctionArgs): boolean {
  return change.formAction?.startsWith('/report?') ? false : change.defaultShouldRevalidate;
}

import type { ProblemCode } from '@reverie/contract';
import type { Import } from '@reverie/contract/imports';
import type { ImportsMessages } from '#features/imports/messages.fr.ts';

/** What an import is at, in words. */
export function stateOf({ status, stage }: Import, t: ImportsMessages): string {
  return status === 'running' ? t.states[stage] : t.states[status];
}

export function isAtWork({ status }: Import): boolean {
  return status === 'queued' || status === 'running';
}

export function refusalWords(code: ProblemCode, t: ImportsMessages): string {
  const { refusals } = t;
  if (code === 'import_at_work' || code === 'rate_limited') return refusals.busy;
  if (code === 'body_too_large') return refusals.tooLarge;
  if (code === 'invalid_body') return refusals.noFile;
  if (code === 'silenced') return refusals.silenced;
  return code === 'import_not_ready' ? refusals.notReady : refusals.other;
}

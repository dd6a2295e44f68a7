import { Problem } from '#platform/http/problem.ts';

/** PostgreSQL's own words for being away, too busy to let us in, or on its way down. */
const awayStates = new Set(['57P01', '57P02', '57P03', '57014', '53300', '25006', '25P03']);
const awayErrors = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** Those the driver raises without a code. */
const awayMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

const fullCodes = new Set(['ENOSPC', 'EDQUOT', '53100']);
const conflictCodes = new Set(['40001', '40P01']);

/** Seconds a client is asked to wait while the database is away. */
const retryAfter = 5;

/** Whether another transaction won, so that the same work may be tried again from its start. */
export function isConflict(error: unknown): boolean {
  return causes(error).some((cause) => conflictCodes.has(codeOf(cause)));
}

/**
 * The problem an infrastructure fault amounts to: `storage_full` or `unavailable`. Null for any
 * other error, which is then a defect of ours.
 */
export function faultProblem(error: unknown): Problem | null {
  for (const cause of causes(error)) {
    if (cause instanceof Problem) return cause;
    if (fullCodes.has(codeOf(cause))) return new Problem('storage_full', { cause: error });
    if (isAway(cause)) return new Problem('unavailable', { retryAfter, cause: error });
  }
  return null;
}

function isAway(error: Error): boolean {
  const code = codeOf(error);
  return (
    awayErrors.has(code) ||
    awayStates.has(code) ||
    code.startsWith('08') ||
    awayMessages.test(error.message)
  );
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** An error and what it was caused by, outermost first. Several at once count too. */
function causes(error: unknown): Error[] {
  if (!(error instanceof Error)) return [];
  const inner = error instanceof AggregateError ? error.errors.flatMap(causes) : [];
  return [error, ...inner, ...causes(error.cause)];
}

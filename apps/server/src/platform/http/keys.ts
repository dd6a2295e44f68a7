import { Problem } from '#platform/http/problem.ts';

/** Visible ASCII, as a header can carry it; quoted or not. */
const keyPattern = /^("?)([!#-~]{1,255})\1$/;

/**
 * The caller's own name for a call, null where it has none. Throws `invalid_idempotency_key`.
 */
export function readKey(headers: Headers): string | null {
  const header = headers.get('idempotency-key');
  if (header === null) return null;
  const key = keyPattern.exec(header)?.[2];
  if (key === undefined) {
    throw new Problem('invalid_idempotency_key', { detail: '1 to 255 visible ASCII characters' });
  }
  return key;
}

import { Problem } from '#platform/http/problem.ts';

/** From a byte up to and without another. */
export type Span = { from: number; to: number };

/**
 * The part a `Range` asks for: null for all of it, where it asks for none or for what we give none
 * of (several at once). Throws `range_unsatisfiable`.
 */
export function readRange(header: string | undefined, size: number): Span | null {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  const [, first = '', last = ''] = asked ?? [];
  if (first === '' && last === '') return null;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size : Math.min(size, Number(last) + 1);
  if (from >= size || to <= from) {
    const headers = { 'content-range': `bytes */${size}` };
    throw new Problem('range_unsatisfiable', { headers });
  }
  return { from, to };
}

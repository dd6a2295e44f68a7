import type { Dream } from '@reverie/contract/dreams';
import { isSafe } from '@reverie/contract/dreams.rules';

type Candidate = Pick<Dream, 'image' | 'likes' | 'types' | 'warnings'>;

/**
 * The dream that hangs at the door: painted, meant for anybody's eyes, and the best liked of the
 * latest, so that one just told does not turn everybody's first page. The newest wins a draw.
 */
export function heroDream<T extends Candidate>(newestFirst: readonly T[]): T | null {
  const fit = newestFirst.filter(
    ({ image, types, warnings }) =>
      image !== null && !types.includes('nightmare') && isSafe(warnings),
  );
  return fit.reduce<T | null>(
    (best, dream) => (best === null || dream.likes > best.likes ? dream : best),
    null,
  );
}

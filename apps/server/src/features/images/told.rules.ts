import type { Arrangement } from '@reverie/contract/images';
import { ownArrangement } from '#features/images/elements.rules.ts';
import type { OpenArrangement } from '#features/images/table.ts';
import type { Seal } from '#platform/seal/seal.ts';

/** What a dreamer's sentence is sealed for: the wish or the painting it stands beside. */
export function toldContext(id: string): string {
  return `${id}/told`;
}

type Kept = { id: string; arrangement: OpenArrangement | null; told: Uint8Array | null };

/**
 * A row with its arrangement whole. What was kept before something could be chosen has none of it; a
 * sentence that does not open is none.
 */
export function withToldOpened<Row extends Kept>(
  seal: Seal,
  { arrangement, told, ...row }: Row,
): Omit<Row, 'arrangement' | 'told'> & { arrangement: Arrangement | null } {
  const sentence = told && seal.open(told, toldContext(row.id));
  return {
    ...row,
    arrangement: arrangement && { ...ownArrangement, ...arrangement, told: sentence },
  };
}

/** A row as it is kept. Throws `sealing_off` where there is something to seal, and no key. */
export function withToldSealed<Row extends { id: string; arrangement: Arrangement | null }>(
  seal: Seal,
  { arrangement, ...row }: Row,
): Omit<Row, 'arrangement'> & Pick<Kept, 'arrangement' | 'told'> {
  if (arrangement === null) return { ...row, arrangement, told: null };
  const { told, ...open } = arrangement;
  const sealed = told === null ? null : seal.seal(told, toldContext(row.id));
  return { ...row, arrangement: open, told: sealed };
}

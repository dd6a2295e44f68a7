import { randomBytes } from 'node:crypto';
import { createSeal, type Seal } from '#platform/seal/seal.ts';

const seal = createSeal(randomBytes(32));

/** One for all tests of a file: what one part of them sealed another may open. */
export function aSeal(): Seal {
  return seal;
}

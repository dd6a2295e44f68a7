import { clauseEnd, type Extent } from '#grammar/clause-ends.ts';
import type { Sentence } from '#text/sentences.ts';
import type { Token } from '#text/tokens.ts';

/** Where the words of a clause stand: in the scene, or not. */
export const standing = {
  /** It happens. */
  shown: 0,
  /** Part of an act that is only meant, and there all the same: `I wanted to kiss the frog`. */
  meant: 1,
  /** In what somebody says, asks, wishes or fears. */
  said: 2,
  /** Of another time or place: remembered, done before the dream, heard through a wall. */
  background: 3,
} as const;

/** Marks what hangs on the word at `at`, one of a kind that `clause-words` tells. */
export type Marking = (
  tokens: readonly Token[],
  at: number,
  sentence: Sentence,
  marks: Uint8Array,
) => void;

/** Marks a clause from its first token to its end. */
export function fillClause(
  tokens: readonly Token[],
  first: number,
  { to, language }: Sentence,
  marks: Uint8Array,
  extent: Extent,
  as: number,
): void {
  const end = clauseEnd(tokens, first, to, language, extent);
  for (let at = first; at < end; at += 1) marks[at] = Math.max(marks[at] ?? 0, as);
}

import type { ActionMatch, ChangeMatch } from '#lexicon/action-index.ts';
import { evidenceAt, type Reading } from '#read/reading.ts';

/** Whether words are unreal, supposed, compared or talked of: nothing that happened. */
export function isSupposed({ spans }: Reading, index: number): boolean {
  const { unreal, supposed, likened, discussed } = spans;
  return [unreal, supposed, likened, discussed].some((marks) => marks[index] === 1);
}

export function evidenceFor(reading: Reading, match: ActionMatch | ChangeMatch, entry: string) {
  return evidenceAt(
    reading,
    match.from,
    match.to,
    `${match.meaning.domain}.${entry}: ${match.term}`,
  );
}

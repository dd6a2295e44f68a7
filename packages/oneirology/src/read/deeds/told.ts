import type { ActionMatch, ChangeMatch } from '#lexicon/action-index.ts';
import { evidenceAt, type Reading } from '#read/reading.ts';

export function evidenceFor(reading: Reading, match: ActionMatch | ChangeMatch, entry: string) {
  return evidenceAt(
    reading,
    match.from,
    match.to,
    `${match.meaning.domain}.${entry}: ${match.term}`,
  );
}

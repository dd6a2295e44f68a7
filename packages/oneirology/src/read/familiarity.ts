import { matchesOf, type Reading, sentenceAt } from '#read/reading.ts';
import type { Setting } from '#schema.ts';
import type { Sentence } from '#text/sentences.ts';

/** How familiar the place of a sentence is: what the first word about it there says. */
export function familiarityBySentence(
  reading: Reading,
): ReadonlyMap<Sentence | undefined, Setting['familiarity']> {
  const found = new Map<Sentence | undefined, Setting['familiarity']>();
  for (const match of matchesOf(reading, 'familiarity')) {
    const sentence = sentenceAt(reading, match.from);
    if (!found.has(sentence)) found.set(sentence, match.meaning.value.familiarity);
  }
  return found;
}

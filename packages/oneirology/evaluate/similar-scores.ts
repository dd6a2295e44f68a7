import type { ReadDream } from '#evaluate/questions.ts';
import { searchTerms } from '#search.ts';
import { featuresOf } from '#similarity/features.ts';
import { type Profile, scorePairs } from '#similarity/pairs.ts';
import { englishFunctionWords } from '#text/function-words.ts';

/** A score for every pair of dreams, row by row; the diagonal is never asked. */
export type Scores = readonly Float64Array[];

function emptyScores(dreams: readonly ReadDream[]): Float64Array[] {
  return dreams.map(() => new Float64Array(dreams.length));
}

function bothWays(scores: Float64Array[], first: number, second: number, score: number): void {
  const [row, other] = [scores[first], scores[second]];
  if (row !== undefined) row[second] = score;
  if (other !== undefined) other[first] = score;
}

/** Similarity as the engine gives it, with the words of the dreams or from their analyses alone. */
export function engineScores(dreams: readonly ReadDream[], withWords: boolean): Scores {
  const scores = emptyScores(dreams);
  const profiles = dreams.map(
    ({ analysis, dream }): Profile =>
      featuresOf(analysis, withWords ? searchTerms(dream.text) : []),
  );
  scorePairs(profiles, (first, second, score) => bothWays(scores, first, second, score));
  return scores;
}

/**
 * The floor: cosine of words weighted by 1 + ln of their count and by the log of their rarity among
 * these very dreams, function words and words of one dream left out.
 */
export function wordScores(dreams: readonly ReadDream[]): Scores {
  const counted = dreams.map(({ dream }) => countWords(dream.text));
  const holders = new Map<string, number>();
  for (const words of counted) {
    for (const word of words.keys()) holders.set(word, (holders.get(word) ?? 0) + 1);
  }
  const vectors = counted.map((words) => {
    const vector = new Map<string, number>();
    for (const [word, count] of words) {
      const held = holders.get(word) ?? 0;
      if (held < 2) continue;
      const rarity = Math.log((1 + dreams.length) / (1 + held)) + 1;
      vector.set(word, (1 + Math.log(count)) * rarity);
    }
    const length = Math.sqrt([...vector.values()].reduce((sum, one) => sum + one * one, 0)) || 1;
    return new Map([...vector].map(([word, weight]) => [word, weight / length]));
  });
  const scores = emptyScores(dreams);
  vectors.forEach((vector, second) => {
    for (let first = 0; first < second; first += 1) {
      let score = 0;
      for (const [word, weight] of vector) score += weight * (vectors[first]?.get(word) ?? 0);
      bothWays(scores, first, second, score);
    }
  });
  return scores;
}

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of text.toLowerCase().matchAll(/[a-z']+/g)) {
    if (word.length < 2 || englishFunctionWords.has(word)) continue;
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

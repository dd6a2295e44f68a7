import { capitalsThatNameNobody } from '#lexicon/characters.ts';
import { isWaking, type Reading } from '#read/reading.ts';
import { englishFunctionWords, frenchFunctionWords } from '#text/function-words.ts';

/** After these a capital is a place or a thing: `in Cleveland`, « la Poste ». */
const notBeforeNames = new Set(
  "in at to from near over of outside around across through on the a an à en vers la le les l' du au un une".split(
    ' ',
  ),
);

export interface Name {
  /** The token that is the name. */
  readonly index: number;
  readonly name: string;
  /** As the dream writes it. */
  readonly label: string;
}

/**
 * Capitalised words that no lexicon knows: people the dreamer calls by name. A capital that opens
 * a sentence, or follows `in`, counts only where the same word stands as a name elsewhere.
 */
export function namesIn(reading: Reading): Name[] {
  const capitals = unknownCapitals(reading);
  const openings = new Set(reading.sentences.map((sentence) => sentence.from));
  const named = new Set(
    capitals
      .filter(({ index }) => {
        const gap = reading.tokens[index]?.gap ?? '';
        const before = reading.tokens[index - 1]?.lower ?? '';
        return !openings.has(index) && !/["«“:-]/.test(gap) && !notBeforeNames.has(before);
      })
      .map(({ name }) => name),
  );
  const names: Name[] = [];
  for (const capital of capitals) {
    if (!named.has(capital.name)) continue;
    // `Mary Smith` is one person, called by the first name.
    const joined = reading.tokens[capital.index]?.gap === ' ';
    if (joined && names.at(-1)?.index === capital.index - 1) continue;
    names.push(capital);
  }
  return names;
}

function unknownCapitals(reading: Reading): Name[] {
  const covered = new Uint8Array(reading.tokens.length);
  for (const match of reading.matches) covered.fill(1, match.from, match.to);
  return reading.tokens.flatMap((token, index) => {
    const isUnknown = token.capital && covered[index] === 0 && !isWaking(reading, index);
    if (!isUnknown || !canBeName(token.lower)) return [];
    return [{ index, name: token.lower, label: reading.text.slice(token.start, token.end) }];
  });
}

function canBeName(word: string): boolean {
  return (
    word.length > 2 &&
    !capitalsThatNameNobody.has(word) &&
    !englishFunctionWords.has(word) &&
    !frenchFunctionWords.has(word) &&
    !/\d|'/.test(word)
  );
}

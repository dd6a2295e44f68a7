import { inName } from '#grammar/proper-names.ts';
import { capitalsThatNameNobody } from '#lexicon/characters.ts';
import { givenNames, namesOrWords } from '#private/known-names.ts';
import { isWaking, type Reading, sentenceAt } from '#read/reading.ts';
import { englishFunctionWords, frenchFunctionWords } from '#text/function-words.ts';

/** After these a capital is a place or a thing: `in Cleveland`, « la Poste ». */
export const notBeforeNames = new Set(
  "in at to from near over of past outside around across through on the a an à en vers la le les l' du au un une".split(
    ' ',
  ),
);

const nobody: ReadonlySet<string> = new Set();

export interface Name {
  /** The token that is the name. */
  readonly index: number;
  readonly name: string;
  /** As the dream writes it. */
  readonly label: string;
}

/**
 * Capitalised words that no lexicon knows: people the dreamer calls by name. A capital that opens
 * a sentence, or follows `in`, counts only where the same word stands as a name elsewhere, in this
 * dream, among the names already `known`, or among those that many people have.
 */
export function namesIn(reading: Reading, known: ReadonlySet<string> = nobody): Name[] {
  const capitals = nameLikeCapitals(reading, known);
  const openings = new Set(reading.sentences.map((sentence) => sentence.from));
  const named = new Set([
    ...known,
    ...capitals
      .filter(({ index }) => {
        const gap = reading.tokens[index]?.gap ?? '';
        // `At the Golden Gate`: what stands before the first of them counts.
        let first = index;
        while (reading.tokens[first]?.gap === ' ' && reading.tokens[first - 1]?.capital) first -= 1;
        const before = reading.tokens[first - 1]?.lower ?? '';
        if (openings.has(index))
          return givenNames.has(reading.tokens[index]?.lower ?? '') || isCalledSo(reading, index);
        return !/["«“:-]/.test(gap) && !notBeforeNames.has(before);
      })
      .map(({ name }) => name),
  ]);
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

/** Capitals that no lexicon knows, and known names even where one does: `Rose` inside a sentence. */
function nameLikeCapitals(reading: Reading, known: ReadonlySet<string>): Name[] {
  const covered = new Uint8Array(reading.tokens.length);
  for (const match of reading.matches) covered.fill(1, match.from, match.to);
  const capitals: Name[] = [];
  for (let index = 0; index < reading.tokens.length; index += 1) {
    const token = reading.tokens[index];
    if (token?.capital !== true || isWaking(reading, index)) continue;
    const isKnown = known.has(token.lower);
    const isWord = covered[index] === 1;
    const isOpening = sentenceAt(reading, index)?.from === index;
    // `Rose` may open a sentence as a flower; inside one, the capital makes it the known person.
    const isSomebody = isOpening ? isCalledSo(reading, index) : isKnown;
    if (isWord && !isSomebody) continue;
    if (!isKnown && !canBeName(token.lower) && !(isOpening && isSomebody)) continue;
    // Lake Tahoe is nobody.
    const isOfPlace = reading.properNames[index] === inName && !givenNames.has(token.lower);
    if (!isKnown && isOfPlace) continue;
    const label = reading.text.slice(token.start, token.end);
    // What is written all in capitals is said louder, not called by name.
    if (!isKnown && label.length > 2 && label === label.toUpperCase()) continue;
    capitals.push({ index, name: token.lower, label });
  }
  return capitals;
}

/** « Marie dansait », `Mark was asleep`: a first name that opens a sentence, and what its bearer does. */
function isCalledSo({ tokens }: Reading, index: number): boolean {
  const [name, next] = [tokens[index], tokens[index + 1]];
  if (name === undefined || next === undefined) return false;
  if (!givenNames.has(name.lower) && !namesOrWords.has(name.lower)) return false;
  return next.gap === ' ' && doing.test(next.lower);
}

const doing =
  /^(?:was|is|had|has|came|went|said|told|gave|took|stood|sat|ran|and|est|a|et|me|m'|nous|se|s')$|(?:ait|aient|ed)$/;

/** Ordinals, and adjectives that stand before their noun: « Première partie », `Last scene`. */
const ranks =
  /^(?:premi(?:er|[eè]re)|second|seconde|derni(?:er|[eè]re)|prochaine?|ancien(?:ne)?|autre|\p{L}+i[eè]me|petite?|grande?|grosse?|gros|vieux|vieil(?:le)?|nouve(?:au|l|lle)|belle?|beau|jolie?|bon(?:ne)?|mauvaise?|m[eê]me|tou(?:t|te|s|tes)|vraie?|simple|seule?|[eé]norme|immense|[eé]trange|dr[oô]le|first|second|third|fourth|fifth|last|next|final|other|big|little|old|huge|whole|same)s?$/u;

/** Whether a word could call somebody. A shorter one needs a relation beside it: `my uncle Al`. */
export function canBeName(word: string, shortest = 3): boolean {
  return (
    word.length >= shortest &&
    !ranks.test(word) &&
    !capitalsThatNameNobody.has(word) &&
    !englishFunctionWords.has(word) &&
    !frenchFunctionWords.has(word) &&
    !/\d|'/.test(word)
  );
}

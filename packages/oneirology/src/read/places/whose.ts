import { indoorPlaces, outdoorPlaces } from '#lexicon/places.ts';
import { matchesOf, type Reading, sentenceAt } from '#read/reading.ts';
import { englishFunctionWords } from '#text/function-words.ts';

/** People whom a dream tells apart by where they come from, and things too. */
const people = new Set('teacher friend boss neighbour'.split(' '));
const things = new Set('tool photograph key uniform hat coat'.split(' '));

/** `Kids from college`, « des enfants de l'école ». */
const somebody =
  /^(?:girls?|boys?|kids?|child(?:ren)?|guys?|people|m[ae]n|wom[ae]n|lad(?:y|ies)|students?|someone|somebody|everyone|boyfriend|girlfriend|buddy|mates?|filles?|garçons?|gars|enfants?|gens|hommes?|femmes?|quelqu'un|copains?|copines?|camarades?|élèves?)$/;

/** What joins them to that place. */
const joining = new Set("de du d' des from".split(' '));
/** Words that may stand before it: « un ami de mon ancien lycée ». */
const between = new Set(
  `la le les l' mon ma mes notre son sa leur ancien ancienne my our his her their the old former
  high`.split(/\s+/),
);
const reach = 4;

/**
 * Where a place only tells whose somebody or something is, as first tokens: « mon prof de lycée »,
 * « la pelle du jardin », `my high school chemistry teacher`. The dream may be anywhere.
 */
export function placesOfOthers(reading: Reading): ReadonlySet<number> {
  const found = new Set<number>();
  const symbols = matchesOf(reading, 'symbol');
  const ends = new Set<number>();
  const starts = new Set<number>();
  reading.tokens.forEach(({ lower }, at) => {
    if (somebody.test(lower)) ends.add(at + 1);
  });
  for (const { meaning, from, to } of symbols) {
    const { id } = meaning.value;
    if (people.has(id)) starts.add(from);
    if (people.has(id) || things.has(id)) ends.add(to);
  }
  for (const { meaning, from, to } of symbols) {
    const { id } = meaning.value;
    if (!indoorPlaces.has(id) && !outdoorPlaces.has(id)) continue;
    if (isAfter(reading, from, ends) || isBefore(reading, to, starts) || isOfThePast(reading, from))
      found.add(from);
  }
  return found;
}

const relatives = {
  en: /\b(?:who|whom|that|someone|somebody|people|anyone|everyone|friends?|girls?|boys?|m[ea]n|wom[ae]n|kids?|children) (?:i|we|he|she|they) (?:had|'d) (?:been|gone) (?:at|to|in) (?:the same |my |our )?$/,
  fr: /\b(?:avec qui|avec lesquel(?:le)?s|avec lequel|avec laquelle) (?:j' ?|nous |on |il |elle |ils |elles )(?:étai\S*|avai\S*) (?:été|allée?s?|fait) (?:à l'|à la |au |dans la |dans le |le |la |l')(?:même )?$/,
};

/** `Someone I'd been to school with`: what people shared before the dream is no place of it. */
function isOfThePast(reading: Reading, place: number): boolean {
  const language = sentenceAt(reading, place)?.language ?? 'en';
  const start = reading.tokens[place]?.start ?? 0;
  const before = reading.text.slice(Math.max(0, start - 60), start).toLowerCase();
  return relatives[language].test(before.replaceAll('’', "'").replace(/\bi'd\b/g, "i 'd"));
}

/** « une amie du lycée », `a friend from college`. */
function isAfter({ tokens }: Reading, place: number, ends: ReadonlySet<number>): boolean {
  let isJoined = false;
  for (let at = place - 1; at >= Math.max(0, place - reach); at -= 1) {
    if (/[.,;:!?«»“”"]/.test(tokens[at + 1]?.gap ?? '')) return false;
    const word = tokens[at]?.lower ?? '';
    if (joining.has(word)) isJoined = true;
    else if (!between.has(word)) return isJoined && ends.has(at + 1);
  }
  return false;
}

/** `my school teacher`, `the high school chemistry teacher`: English alone puts the place first. */
function isBefore(reading: Reading, end: number, starts: ReadonlySet<number>): boolean {
  if (sentenceAt(reading, end - 1)?.language !== 'en') return false;
  const [next, second] = reading.tokens.slice(end, end + 2);
  if (next?.gap !== ' ') return false;
  if (starts.has(end)) return true;
  return second?.gap === ' ' && !englishFunctionWords.has(next.lower) && starts.has(end + 1);
}

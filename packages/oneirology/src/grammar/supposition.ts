import { isUtmost } from '#grammar/no-denials.ts';
import type { Language } from '#text/language.ts';
import type { Sentence } from '#text/sentences.ts';
import type { Token } from '#text/tokens.ts';
import { type WordSets, wordSet } from '#text/word-set.ts';

/** `would have been`, « j’aurais été »: what might have happened. */
const modals = wordSet("would could should might 'd wouldn't couldn't shouldn't mightn't");
const conditions = wordSet('if unless');
const have = wordSet("have 've of not never");
const frenchConditional =
  /^(?:ser|aur|fer|ir|pourr|voudr|devr|verr|viendr|mourr|saur|faudr)(?:ais|ait|aient|ions|iez)$/;
/** « on aurait dit », « on dirait »: what is there, vaguely told. */
const vague = wordSet('dit cru juré');

const subjects: WordSets = {
  fr: wordSet(
    "je j' tu il elle on nous vous ils elles ça quelqu' quelqu'un jamais mon ma mes le la les l' un une",
  ),
  en: wordSet('i it he she they we you the my somebody someone there'),
};
/** « même si », `as if`, `even if` say nothing of the kind, or have a rule of their own. */
const notBefore: WordSets = { fr: wordSet('comme même et'), en: wordSet('as even what only') };
/** Words that open a supposition by themselves. */
const opening: readonly (readonly [Language, readonly string[]])[] = [
  ['en', ['in', 'case']],
  ['en', ['unless']],
  ['en', ['suppose']],
  ['en', ['supposing']],
  ['en', ['what', 'if']],
  ['en', ['imagine', 'if']],
  ['en', ['lest']],
  ['fr', ['un', 'peu', 'plus', 'et']],
  ['fr', ['de', 'plus', 'et']],
  ['en', ['one', 'more', 'step']],
  ['fr', ['pour', 'un', 'peu']],
  ['en', ['for', 'two', 'pins']],
  ['fr', ['au', 'cas', 'où']],
  ['fr', ['à', 'moins', 'que']],
  ['fr', ['de', 'peur', 'que']],
];
const clauseBreaks: WordSets = {
  fr: wordSet('mais alors puis donc parce car sauf'),
  en: wordSet('but then so because yet although though'),
};

/** Marks with 1 what its sentence only supposes: `had it rained, I would have been furious`. */
export function markSupposition(
  tokens: readonly Token[],
  { language, from, to }: Sentence,
  marks: Uint8Array,
): void {
  let isConditional = false;
  for (let index = from; index < to; index += 1) {
    const word = tokens[index]?.lower ?? '';
    isConditional ||= language === 'en' && conditions.has(word);
    // Inside what is marked already nothing is scanned again: long texts stay linear.
    if (marks[index] === 1) continue;
    const first =
      isConditional && (word === 'would' || word === "'d" || word === 'will' || word === "'ll")
        ? index
        : supposedFrom(tokens, index, from, to, language);
    if (first === undefined) continue;
    fillClause(tokens, howBefore(tokens, first, from), to, language, marks);
  }
}

/** `how happy I'd be`: what is supposed begins before its verb. */
function howBefore(tokens: readonly Token[], first: number, from: number): number {
  for (let at = first - 1; at >= Math.max(from, first - 5); at -= 1) {
    if (tokens[at]?.lower === 'how') return at;
  }
  return first;
}

function supposedFrom(
  tokens: readonly Token[],
  index: number,
  from: number,
  to: number,
  language: Language,
): number | undefined {
  const word = tokens[index]?.lower ?? '';
  const next = index + 1 < to ? (tokens[index + 1]?.lower ?? '') : '';
  if (language === 'en') {
    // `I'd never seen her`: it is `had`.
    const isHad = word === "'d" && isParticipleAhead(tokens, index + 1);
    if (modals.has(word) && have.has(next) && !isHad && !isUtmost(tokens, index, from, to))
      return index;
    if (
      (word === 'would' || word === "'d") &&
      next === 'be' &&
      howBefore(tokens, index, from) !== index
    )
      return index;
    // `She would be able to marry him`.
    const rest = tokens.slice(index + 1, index + 5).map(({ lower }) => lower);
    if (
      (word === 'would' || word === "'d") &&
      /^(?:now |then |never |not )?be able to/.test(rest.join(' '))
    )
      return index;
    if (word === 'had' && index === from && subjects.en.has(next)) return index;
    if (word === 'if' && !notBefore.en.has(previous(tokens, index, from))) return index;
  } else {
    if (frenchConditional.test(word) && !vague.has(next)) return index;
    const isIf = word === 'si' && subjects.fr.has(next);
    const isElided = word === "s'" && /^ils?$/.test(next);
    const before = previous(tokens, index, from);
    const opensSentence = before === 'et' && index === from + 1;
    if ((isIf || isElided) && (opensSentence || !notBefore.fr.has(before))) return index;
  }
  const opens = opening.some(
    ([of, words]) =>
      of === language && words.every((each, at) => tokens[index + at]?.lower === each),
  );
  return opens ? index : undefined;
}

const participles = wordSet(
  'seen met known been gone had done found lost heard told come eaten written taken forgotten',
);

function isParticipleAhead(tokens: readonly Token[], index: number): boolean {
  const [first, second] = [0, 1].map((n) => tokens[index + n]?.lower ?? '');
  const at = /^(?:never|not|just|already|always)$/.test(first ?? '') ? second : first;
  return at !== undefined && (participles.has(at) || /..ed$/.test(at));
}

function previous(tokens: readonly Token[], index: number, from: number): string {
  return index > from ? (tokens[index - 1]?.lower ?? '') : '';
}

function fillClause(
  tokens: readonly Token[],
  first: number,
  to: number,
  language: Language,
  marks: Uint8Array,
): void {
  for (let at = first; at < to; at += 1) {
    const token = tokens[at];
    if (token === undefined) return;
    const ends = /[,;:()–—«»“”]/.test(token.gap) || clauseBreaks[language].has(token.lower);
    if (at > first && ends && !goesOn(tokens, at, language)) return;
    marks[at] = 1;
  }
}

const clitics = wordSet("me m' te t' se s' le la l' les lui leur nous vous y en tout");

/** « J'aurais voulu crier, le gifler »: a further infinitive hangs on the same wish. */
function goesOn(tokens: readonly Token[], index: number, language: Language): boolean {
  if (language !== 'fr' || tokens[index]?.gap.trim() !== ',') return false;
  const at = clitics.has(tokens[index]?.lower ?? '') ? index + 1 : index;
  return /.{2}(?:er|ir|re)$/.test(tokens[at]?.lower ?? '');
}

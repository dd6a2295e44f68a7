import { speechStarts } from '#grammar/clause-words.ts';
import { fillClause, type Marking, standing } from '#grammar/standing.ts';
import { conjugateEnglish } from '#morphology/english.ts';
import { conjugateFrench } from '#morphology/french-verbs.ts';
import type { Language } from '#text/language.ts';
import type { Sentence } from '#text/sentences.ts';
import type { Token } from '#text/tokens.ts';
import { type WordSets, wordSet } from '#text/word-set.ts';

const things = /^(?:it|that|this|there|ça|ce|c')$/;
const beingLike = wordSet("was were is are 's 'm 're am be all just");
const commands = wordSet(
  "you get come put take stop don't dont let give wait look no yes oh ok okay hey dude bro what why girl here hurry sit stand shut hold leave mind watch listen bring move careful calm",
);

/** `She's like get in`, `he goes put it down`, « il fait genre viens »: what is said begins right after. */
export const markUttered: Marking = (tokens, at, sentence, marks) => {
  const { from, to, language } = sentence;
  if (at === from || at >= to - 1) return;
  const word = tokens[at]?.lower ?? '';
  const next = tokens[at + 1]?.lower ?? '';
  const before = tokens[at - 1]?.lower ?? '';
  // `He went on and on about the factory`.
  const about =
    next === 'on' ? [at + 2, at + 3, at + 4].find((n) => tokens[n]?.lower === 'about') : undefined;
  if (about !== undefined && about < to - 1) {
    fillClause(tokens, about + 1, sentence, marks, 'told', standing.said);
    return;
  }
  const isUttered =
    word === 'like'
      ? beingLike.has(before) && !things.test(tokens[at - 2]?.lower ?? '') && starts(next, language)
      : word === 'genre'
        ? /^(?:fait|fais|faisait|dit|là)$/.test(before) && starts(next, language)
        : language === 'fr'
          ? /^(?:me|m'|lui|leur|je|il|elle|nous)$/.test(before) && starts(next, language)
          : !/^(?:to|was|were|am|is)$/.test(before) && (commands.has(next) || next === 'like');
  if (isUttered) fillClause(tokens, at + 1, sentence, marks, 'told', standing.said);
};

function starts(word: string, language: Language): boolean {
  return speechStarts[language].has(word);
}

/** Dialogue after a dash, and what is said before who says it: « Viens, me dit-elle », `Run, he said`. */
export function markDialogue(
  tokens: readonly Token[],
  sentence: Sentence,
  marks: Uint8Array,
): void {
  const { from, to } = sentence;
  const end = saidBefore(tokens, sentence);
  const isDash = /(?:^|\n)\s*[—–-]\s*$/.test(tokens[from]?.gap ?? '');
  if (isDash || end !== undefined) marks.fill(standing.said, from, end ?? to);
}

const sayingAfter: WordSets = {
  en: new Set(['say', 'ask', 'whisper', 'reply', 'answer', 'murmur'].flatMap(conjugateEnglish)),
  fr: new Set([
    ...['dire', 'demander', 'répondre', 'crier', 'murmurer', 'chuchoter'].flatMap(conjugateFrench),
    ...wordSet('dit demanda répondit cria murmura'),
  ]),
};
/** What stands between what is said and the verb of saying. */
const between: WordSets = {
  en: wordSet('i he she they we my his her the'),
  fr: wordSet("m' me lui a nous"),
};
const tailReach = 6;

/** Where what is said ends that its speaker follows. */
function saidBefore(
  tokens: readonly Token[],
  { from, to, language }: Sentence,
): number | undefined {
  for (let at = Math.max(from + 1, to - tailReach); at < to; at += 1) {
    if (!/[,!?]/.test(tokens[at]?.gap ?? '')) continue;
    const verb = [at, at + 1, at + 2].find(
      (n) => n < to && sayingAfter[language].has(tokens[n]?.lower ?? ''),
    );
    if (verb === undefined) continue;
    if (!tokens.slice(at, verb).every(({ lower }) => between[language].has(lower))) continue;
    const after = tokens.slice(verb + 1, to);
    // « Elle riait, criait. »: in French who speaks stands behind the verb.
    if (after.length > 4 || (language === 'fr' && after.length === 0)) continue;
    if (!after.some(({ gap, lower }) => /[,:]/.test(gap) || opening.has(lower))) return at;
  }
  return undefined;
}

const opening = wordSet("that que qu' to de d' nothing rien si if");

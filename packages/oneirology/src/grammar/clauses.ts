import { clauseEnd, hasFinite } from '#grammar/clause-ends.ts';
import {
  determiners,
  elsewhere,
  type Governing,
  governorsIn,
  openers,
  subjects,
} from '#grammar/clause-words.ts';
import {
  markBook,
  markContact,
  markLikenessAlone,
  markReason,
  markRelative,
  markThought,
  markUsed,
  markYoung,
} from '#grammar/clauses-before.ts';
import { markMeant, markPurpose } from '#grammar/clauses-meant.ts';
import { markTold } from '#grammar/clauses-said.ts';
import { markDialogue, markUttered } from '#grammar/said-without-marks.ts';
import type { Speech } from '#grammar/speech.ts';
import { fillClause, type Marking, standing } from '#grammar/standing.ts';
import { isFrenchInfinitive } from '#morphology/french-verbs.ts';
import type { Sentence } from '#text/sentences.ts';
import type { Token } from '#text/tokens.ts';

/**
 * Cuts sentences into clauses and says of every token where it stands, as `standing` counts. A clause is
 * found by the word that it hangs on: a verb of saying, of wishing, of remembering, of hearing.
 */
export function markClauses(
  tokens: readonly Token[],
  sentences: readonly Sentence[],
  speeches: readonly Speech[],
): Uint8Array {
  const marks = new Uint8Array(tokens.length);
  for (const { from, to, verb, isWritten } of speeches) {
    const isWord = to - from < leastSpeech && verb === undefined;
    if (!isWritten && !isWord) marks.fill(standing.said, from, to);
  }
  for (const sentence of sentences) {
    markDialogue(tokens, sentence, marks);
    markLikenessAlone(tokens, sentence, marks);
    const governors = governorsIn(sentence.language);
    for (let at = sentence.from; at < sentence.to; at += 1) {
      const kind = governors.get(tokens[at]?.lower ?? '');
      // Inside what is marked already nothing is scanned again: long texts stay linear.
      if (kind === undefined || (marks[at] ?? 0) >= standing.said) continue;
      markings[kind](tokens, at, sentence, marks);
    }
  }
  return marks;
}

/** A word or two in quotation marks may only be called so: `a "dog" of wood`. */
const leastSpeech = 3;

/** « Réclamer un poulet », `replaced my teacher`: what is asked for or gone is not there. */
const markAskedFor: Marking = (tokens, at, sentence, marks) => {
  if (/^(?:by|with|par)$/.test(tokens[at + 1]?.lower ?? '')) return;
  fillClause(tokens, at + 1, sentence, marks, 'thing', standing.said);
};

/** `Scared that a whale would come`, « peur qu'il arrive »; `hoping to find` is meant. */
const markImagined: Marking = (tokens, at, sentence, marks) => {
  const { language, to } = sentence;
  const next = tokens[at + 1]?.lower ?? '';
  if (/[^\s'’]/.test(tokens[at + 1]?.gap ?? '.')) return;
  const isClause =
    openers[language].has(next) ||
    (language === 'en' && subjects.en.has(next)) ||
    (language === 'en' && determiners.en.has(next) && hasFinite(tokens, at + 2, to, language)) ||
    (next === 'de' && /^qu[e']$/.test(tokens[at + 2]?.lower ?? ''));
  if (isClause) fillClause(tokens, at + 1, sentence, marks, 'told', standing.said);
  else markMeant(tokens, at, sentence, marks);
};

/** `I remembered my father shouting`, « ça me rappelait la plage ». */
const markRemembered: Marking = (tokens, at, sentence, marks) => {
  if (/[^\s'’]/.test(tokens[at + 1]?.gap ?? '.') || isOfDream(tokens, at, sentence)) return;
  fillClause(tokens, at + 1, sentence, marks, 'told', standing.background);
};

/** `I could hear my mother singing in the next room`: nobody is before one. */
const markHeard: Marking = (tokens, at, { from, to, language }, marks) => {
  const end = clauseEnd(tokens, at + 1, to, language, 'told');
  const before = tokens.slice(Math.max(from, at - hearReach), at);
  const said = [...before, ...tokens.slice(at + 1, end)].map(({ lower }) => lower).join(' ');
  if (elsewhere.test(said) || isOnlyNamed(tokens, at + 1, end))
    marks.fill(standing.background, at + 1, end);
};

const markings: Readonly<Record<Governing, Marking>> = {
  say: markTold,
  'ask-for': markAskedFor,
  imagine: markImagined,
  remember: markRemembered,
  mean: markMeant,
  hear: markHeard,
  go: markPurpose,
  used: markUsed,
  reason: markReason,
  relative: markRelative,
  contact: markContact,
  book: markBook,
  think: markThought,
  young: markYoung,
  utter(tokens, at, sentence, marks) {
    // `I was going to miss it`; `he was going get down`.
    if (tokens[at]?.lower === 'going') markMeant(tokens, at, sentence, marks);
    markUttered(tokens, at, sentence, marks);
  },
};

const hearReach = 6;

/** `I heard my mother, my boss`: a voice is all there is of them. */
function isOnlyNamed(tokens: readonly Token[], from: number, to: number): boolean {
  const isOwned = /^(?:my|mon|ma|mes)$/.test(tokens[from]?.lower ?? '');
  const next = tokens.slice(from, to).findIndex(({ gap }, n) => n > 0 && gap.includes(','));
  const first = tokens.slice(from, next < 0 ? to : from + next);
  return isOwned && !first.some(({ lower }) => acting.test(lower) || isFrenchInfinitive(lower));
}

const acting =
  /...(?:ing|ait|aient)$|^(?:who|qui|come|say|call|cry|sing|shout|scream|laugh|speak|talk)$/;

/** « Je me souviens que j'étais », `I remember a house`: the dream is what is remembered. */
function isOfDream(tokens: readonly Token[], at: number, { from, language }: Sentence): boolean {
  const word = tokens[at]?.lower ?? '';
  // `I remembered that I was naked`: so one is.
  const that = tokens.slice(at + 1, at + 4).map(({ lower }) => lower);
  const isMine = that.some((one) => /^(?:i|we|j'|je|nous)$/.test(one));
  if (isMine && that.some((one) => /^(?:was|were|could|am|étais|étions|pouvais)$/.test(one)))
    return true;
  if (language === 'en') {
    const next = tokens[at + 1]?.lower ?? '';
    return /^(?:remember|recall)$/.test(word) || next === 'to';
  }
  if (/^(?:regrett|song)/.test(word)) return false;
  // « Rappeler quelqu'un », « un souvenir »: nothing is remembered.
  const before = tokens.slice(Math.max(from, at - 3), at).map(({ lower }) => lower);
  const isReflexive = before.some((one) => /^(?:me|m'|se|s'|nous)$/.test(one));
  const isReminded = /^rappel/.test(word) && before.some((one) => /^(?:ça|cela|qui|ce)$/.test(one));
  if (isReminded) return false;
  return !isReflexive || /^(?:souviens|rappelle|souvenir)$/.test(word);
}

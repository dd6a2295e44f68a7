import { markAbsence } from '#grammar/absence.ts';
import { markEpithets } from '#grammar/epithets.ts';
import { markIntention } from '#grammar/intention.ts';
import { markIrony } from '#grammar/irony.ts';
import { markLikeness } from '#grammar/likeness.ts';
import { markNegation } from '#grammar/negation.ts';
import { markMedia, markSpeech, type Speech, speechesIn } from '#grammar/speech.ts';
import { markSupposition } from '#grammar/supposition.ts';
import { markTopics } from '#grammar/topics.ts';
import { wakingClause } from '#grammar/waking-asides.ts';
import type { LexiconMatch, MatchOf } from '#lexicon/meanings.ts';
import type { Sentence } from '#text/sentences.ts';
import type { Token } from '#text/tokens.ts';
import { wordSet } from '#text/word-set.ts';

/** What holds for each token, 1 where it does. */
export interface Spans {
  /** Denied: « pas de mer », `no sea`. */
  readonly negated: Uint8Array;
  /** Told of waking life, not of the dream. */
  readonly waking: Uint8Array;
  /** Compared or imagined: `as if`, « comme si ». */
  readonly unreal: Uint8Array;
  /** What something is only like, and so not in the dream itself: « comme une plume ». */
  readonly likened: Uint8Array;
  /** Talked of, and so not in the dream itself: « elle parlait de ses rideaux ». */
  readonly discussed: Uint8Array;
  /** Named, and not there: forgotten, wished for, only a name. */
  readonly absent: Uint8Array;
  /** Only supposed: `had it rained`, « s’il tombait », `I would have cried`. */
  readonly supposed: Uint8Array;
  /** Said of its opposite: « Génial, encore une panne ». */
  readonly ironic: Uint8Array;
  /** For each token the number of the speech that holds it, counted from 1; 0 outside. */
  readonly spoken: Uint16Array;
  readonly speeches: readonly Speech[];
  /** Wished (2), owed or just missed (1), and not done: « je veux », `I almost`. */
  readonly intended: Uint8Array;
}

const comparing = new Set("que qu' comme than like unlike as".split(' '));

/** Marks denied words, waking asides and comparisons, each once, before anything is read off. */
export function markSpans(
  tokens: readonly Token[],
  sentences: readonly Sentence[],
  matches: readonly LexiconMatch[],
  text: string,
): Spans {
  const negated = new Uint8Array(tokens.length);
  const waking = new Uint8Array(tokens.length);
  const unreal = new Uint8Array(tokens.length);
  const intended = new Uint8Array(tokens.length);
  const likened = new Uint8Array(tokens.length);
  const discussed = new Uint8Array(tokens.length);
  const absent = new Uint8Array(tokens.length);
  const supposed = new Uint8Array(tokens.length);
  const ironic = new Uint8Array(tokens.length);
  const spoken = new Uint16Array(tokens.length);
  const speeches = speechesIn(tokens, text);
  markSpeech(speeches, spoken);
  for (const { from, to, isWritten } of speeches) if (isWritten) likened.fill(1, from, to);
  for (const [n, sentence] of sentences.entries()) {
    markSupposition(tokens, sentence, supposed);
    markMedia(tokens, sentence.from, sentence.to, discussed);
    markNegation(tokens, sentence, negated);
    markIntention(tokens, sentence, intended);
    markLikeness(tokens, sentence, likened);
    markEpithets(tokens, sentence, likened);
    markTopics(tokens, sentence, discussed);
    markAbsence(tokens, sentence, sentences[n - 1], absent);
  }
  markIrony(tokens, sentences, matches, ironic);
  const cues = matches.filter(isCue);
  const lastDreamCue = cues.findLast((match) => match.meaning.value.kind === 'dream')?.from ?? -1;
  let at = 0;
  for (const match of cues) {
    while (at < sentences.length - 1 && (sentences[at]?.to ?? 0) <= match.from) at += 1;
    const end = sentences[at]?.to ?? tokens.length;
    const cue = match.meaning.value.kind;
    if (cue === 'waking') {
      // `I dreamt that I woke up`, « je me réveille, mais encore dans le rêve »: still a dream.
      if (isDreamed(tokens, sentences[at], match, cues)) continue;
      if (isDoubted(tokens, sentences[at], match)) continue;
      if (isOpening(tokens, match, lastDreamCue)) continue;
      const until = wakingEnd(sentences[at], tokens.length, lastDreamCue);
      const isLate = match.from >= tokens.length * 0.75;
      const again = goesOnFrom(tokens, match.to, end);
      waking.fill(
        1,
        match.from,
        again ?? (isLate ? until : Math.min(until, breathOf(sentences[at], match.to))),
      );
    } else if (cue === 'aside') {
      // « plus grande que dans la réalité »: the dream itself is told, by what it is not.
      if (comparing.has(tokens[match.from - 1]?.lower ?? '')) continue;
      const sentence = sentences[at];
      const clause = sentence && wakingClause(tokens, sentence, match);
      if (clause) {
        waking.fill(1, ...clause);
        continue;
      }
      const from = sentence?.from ?? match.from;
      const isLong = end - from > longestSentence;
      waking.fill(
        1,
        isLong ? Math.max(from, match.from - breath) : from,
        Math.min(end, breathOf(sentence, match.to)),
      );
    } else if (cue === 'unreal' && unreal[match.to] !== 1) {
      // Inside a comparison already marked nothing is scanned again: long texts stay linear.
      unreal.fill(1, match.to, clauseEnd(tokens, match.to, end));
    }
  }
  return {
    negated,
    waking,
    unreal,
    likened,
    discussed,
    absent,
    supposed,
    ironic,
    spoken,
    speeches,
    intended,
  };
}

/** A dream typed or dictated without stops is one sentence: an aside takes a breath of it. */
const longestSentence = 45;
const breath = 8;

function breathOf(sentence: Sentence | undefined, to: number): number {
  if (sentence === undefined || sentence.to - sentence.from <= longestSentence) {
    return Number.POSITIVE_INFINITY;
  }
  return to + breath;
}

const doubting = wordSet(
  'think thought believe believed thinking crois croyais croyait pensais pense',
);
const doubtReach = 6;

/** `Then I wake up, or think I do`, « je croyais m'être réveillée »: not awake yet. */
function isDoubted(
  tokens: readonly Token[],
  sentence: Sentence | undefined,
  { from, to }: LexiconMatch,
): boolean {
  if (sentence === undefined) return false;
  const first = Math.max(sentence.from, from - 3);
  const last = Math.min(sentence.to, to + doubtReach);
  return tokens.slice(first, last).some(({ lower }) => doubting.has(lower));
}

const places = wordSet('in on inside dans sur sous');
const wokeReach = 4;

/**
 * `I woke up in my bed and the room was full of snakes`: a report that opens with a waking and where
 * it was tells a dream from there. `When I woke up` stands elsewhere.
 */
function isOpening(
  tokens: readonly Token[],
  { from, to }: LexiconMatch,
  lastDreamCue: number,
): boolean {
  if (lastDreamCue > from) return false;
  // « Je me suis réveillée et une femme se tenait là »: somebody else is there, and it goes on.
  const isJoined = /^(?:and|et)$/.test(tokens[to]?.lower ?? '');
  if (isJoined && from <= 3 && !selves.has(tokens[to + 1]?.lower ?? ''))
    return tokens.length > to + wokeReach * 2;
  if (from > 1) return false;
  const isPlaced = tokens.slice(to, to + 2).some(({ lower }) => places.has(lower));
  return isPlaced && tokens.length > to + wokeReach * 2;
}

const turns = wordSet(
  'and+then and+suddenly and+there but+then but+suddenly and+now et+là et+soudain et+alors et+tout mais+là mais+soudain et+puis',
);
const selves = wordSet("i i'm we je j' on nous me m'");

/** `I woke up in my bed and then a wolf walked in`: a waking that is dreamed, and where the dream goes on. */
function goesOnFrom(tokens: readonly Token[], from: number, to: number): number | undefined {
  for (let at = from; at < to - 2; at += 1) {
    const pair = `${tokens[at]?.lower ?? ''}+${tokens[at + 1]?.lower ?? ''}`;
    if (!turns.has(pair)) continue;
    const next = pair === 'et+tout' ? at + 4 : at + 2;
    return selves.has(tokens[next]?.lower ?? '') ? undefined : at;
  }
  return undefined;
}

const still = wordSet('still encore toujours another');
const inside = wordSet('in inside within dans');

/** Whether a waking is told as part of the dream: dreamed before it, or still dreaming after it. */
function isDreamed(
  tokens: readonly Token[],
  sentence: Sentence | undefined,
  waking: LexiconMatch,
  cues: readonly MatchOf<'cue'>[],
): boolean {
  if (sentence === undefined) return false;
  const dreams = cues.filter(
    ({ from, meaning }) =>
      meaning.value.kind === 'dream' && from >= sentence.from && from < sentence.to,
  );
  return dreams.some(({ from, to }) => {
    if (from < waking.from) return thatWhich.has(tokens[to]?.lower ?? '');
    const before = tokens.slice(Math.max(waking.to, from - 5), from);
    const isInDream = tokens
      .slice(Math.max(waking.to, from - 3), from)
      .some(({ lower }) => inside.has(lower));
    const isStill = before.some(({ lower }) => still.has(lower));
    return (isStill || isInDream) && from - waking.to < 12;
  });
}

const thatWhich = wordSet("that que qu' i je");

/**
 * After waking near the end of a report, what follows is told awake, unless the dream is taken up
 * again. Earlier, a waking is as often dreamed: only its own sentence is masked.
 */
function wakingEnd(sentence: Sentence | undefined, words: number, lastDreamCue: number): number {
  if (sentence === undefined) return words;
  const late = sentence.from >= words * 0.75;
  const takenUp = lastDreamCue >= sentence.to;
  return late && !takenUp ? words : sentence.to;
}

function clauseEnd(tokens: readonly Token[], from: number, to: number): number {
  for (let index = from; index < to; index += 1) {
    if (/[,;:)]/.test(tokens[index]?.gap ?? '') && index > from) return index;
  }
  return to;
}

function isCue(match: LexiconMatch): match is MatchOf<'cue'> {
  return match.meaning.domain === 'cue';
}

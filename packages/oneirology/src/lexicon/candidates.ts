import { followsDeterminer, type Role, roleAt } from '#grammar/role.ts';
import type { Guard, PartOfSpeech, Term } from '#lexicon/notation.ts';
import { skipAdverbs } from '#lexicon/splitting-words.ts';
import { isFrenchInfinitive } from '#morphology/french-verbs.ts';
import { pastAside } from '#text/asides.ts';
import type { Language } from '#text/language.ts';
import type { Token } from '#text/tokens.ts';
import { wordSet } from '#text/word-set.ts';

/** Something a term of the lexicon stands for: `sea` among symbols, `anger` among emotions. */
export interface Meaning<Domain extends string = string, Value = unknown> {
  readonly domain: Domain;
  readonly value: Value;
}

export interface Candidate<M extends Meaning> {
  /** Terms of one lane compete for words: its domain, or a part of it. */
  readonly domain: string;
  /** Absent where the term only takes its words away. */
  readonly meaning: M | undefined;
  readonly term: string;
  readonly rest: Term['rest'];
  /** How many words it has at least. */
  readonly least: number;
  readonly part: PartOfSpeech;
  readonly guard: Guard;
  readonly byOthers: boolean;
  readonly bySelf: boolean;
  /** Whether its words are taken from every domain. */
  readonly isIdiom: boolean;
  /** Where the term stands in the lexicon: matches of one word keep that order. */
  readonly order: number;
}

/** Where a candidate that begins at a token ends, adverbs within it included. */
export function endOf(
  candidate: Candidate<Meaning>,
  tokens: readonly Token[],
  index: number,
  to: number,
  language: Language,
): number | undefined {
  let at = index + 1;
  let gap: Term['rest'][number]['gap'];
  for (const word of candidate.rest) {
    const isGap = word.gap;
    if (isGap !== undefined) {
      gap = isGap;
      continue;
    }
    if (gap !== undefined) {
      const [least, most] = gap;
      gap = undefined;
      const met = metWithin(word, tokens, at, at + least, Math.min(to, at + most + 1));
      if (met === undefined) return undefined;
      at = met + 1;
      continue;
    }
    const resumed = pastAside(tokens, at, to);
    let token = tokens[resumed ?? at];
    if (token === undefined || at >= to) return undefined;
    if (resumed !== undefined) {
      if (!word.has(token.lower)) return undefined;
      at = resumed + 1;
      continue;
    }
    if (!word.has(token.lower)) {
      const behind = language === 'fr' ? skipAuxiliary(tokens, at, to) : at;
      const last = skipAdverbs(tokens, behind, to, language);
      at = behind;
      // « me sentais si bien »: what splits a term may end it too.
      while (at < last && !word.has(tokens[at]?.lower ?? '')) at += 1;
      token = tokens[at];
      if (token === undefined || at >= to || !word.has(token.lower)) return undefined;
    }
    if (/[,.;:!?…()"«»]/.test(token.gap)) return undefined;
    at += 1;
  }
  if (candidate.byOthers && !isByOthers(tokens, index)) return undefined;
  if (candidate.bySelf && !isBySelf(tokens, index, at)) return undefined;
  return fits(candidate, tokens, index, language) ? at : undefined;
}

const clitics = wordSet("me m' te t' nous se s' lui leur le la l' les");

const auxiliaries = wordSet(
  `ai as a avons avez ont avais avait avions aviez avaient aura aurait suis es est sommes êtes sont
  étais était étions étaient viens vient venait viennent`,
);

/** « m'a coincée », « nous avaient suivis »: past the auxiliary between a clitic and its verb. */
function skipAuxiliary(tokens: readonly Token[], at: number, to: number): number {
  if (at >= to - 1 || !auxiliaries.has(tokens[at]?.lower ?? '')) return at;
  return clitics.has(tokens[at - 1]?.lower ?? '') ? at + 1 : at;
}

const selves = wordSet("je j' nous tu");

/** « il me pousse », « ils nous poussaient »; not « je me pousse », « nous poussons ». */
function isByOthers(tokens: readonly Token[], clitic: number): boolean {
  const word = (at: number): string => tokens[at]?.lower ?? '';
  const subject = /^(?:ne|n')$/.test(word(clitic - 1)) ? clitic - 2 : clitic - 1;
  if (selves.has(word(subject))) return false;
  return word(clitic) !== 'nous' || !/(?:ons|mes)$/.test(word(clitic + 1));
}

/** « Je me traîne », « je commence à me traîner »; not « deux hommes me traînent ». */
function isBySelf(tokens: readonly Token[], clitic: number, to: number): boolean {
  const word = (at: number): string => tokens[at]?.lower ?? '';
  if (word(clitic) === 'nous') return word(clitic - 1) === 'nous';
  const isInfinitive = tokens
    .slice(clitic + 1, to)
    .some(({ lower }) => isFrenchInfinitive(lower) || /(?:oir|re)$/.test(lower));
  const subject = /^(?:ne|n')$/.test(word(clitic - 1)) ? clitic - 2 : clitic - 1;
  if (!isInfinitive && !/ant$/.test(word(clitic + 1)))
    return /^(?:je|j')$/.test(word(subject)) || isOpening(tokens, clitic);
  for (let at = clitic - 1; at >= clitic - 9 && at >= 0; at -= 1) {
    if (/^(?:je|j'|moi)$/.test(word(at))) return true;
    if (/^(?:il|elle|on|ils|elles|qui)$/.test(word(at))) return false;
    if (/[.;:!?]/.test(tokens[at]?.gap ?? '')) break;
  }
  return isOpening(tokens, clitic);
}

/** « Me suis enfuie. »: who tells a dream in notes leaves the « je » out. */
function isOpening(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const next = tokens[at + 1]?.lower ?? '';
  return (at === 0 || /[.!?\n]/.test(token?.gap ?? '')) && /^suis$/.test(next);
}

/** The first place from `from` on where a word stands, in the clause that goes on at `begin`. */
function metWithin(
  word: Term['rest'][number],
  tokens: readonly Token[],
  begin: number,
  from: number,
  to: number,
): number | undefined {
  for (let at = begin; at < to; at += 1) {
    const token = tokens[at];
    if (token === undefined) return undefined;
    if (/[,.;:!?…()"«»]/.test(token.gap)) {
      const resumed = pastAside(tokens, at, tokens.length);
      return resumed !== undefined && word.has(tokens[resumed]?.lower ?? '') ? resumed : undefined;
    }
    if (at >= from && word.has(token.lower)) return at;
  }
  return undefined;
}

function fits(
  candidate: Candidate<Meaning>,
  tokens: readonly Token[],
  index: number,
  language: Language,
): boolean {
  if (candidate.guard === 'none') {
    const aloneVerb = candidate.part === 'verb' && candidate.rest.length === 0;
    return !(aloneVerb && followsDeterminer(tokens, index, language));
  }
  const wanted: Role = candidate.part === 'verb' ? 'verb' : 'noun';
  const role = roleAt(tokens, index, language, wanted);
  // `Rage rose in me`, « Colère noire »: what opens a sentence of feeling is named, not done.
  if (role === 'open' && candidate.domain === 'emotion' && wanted === 'noun') {
    const isFirst = index === 0 || /[.!?;:…\n]/.test(tokens[index]?.gap ?? '');
    if (
      isFirst &&
      !/^(?:me|him|her|them|it|the|my|not|le|la|les|pas)$/.test(tokens[index + 1]?.lower ?? '')
    )
      return true;
  }
  const isToldDone =
    candidate.domain === 'action' && isDoneHere(tokens, index, candidate, language);
  const isOpen = candidate.guard === 'refuse-other' || isToldDone;
  // « Un homme la giflait »: no noun ends so.
  const isClitic =
    isToldDone && language === 'fr' && /^(?:la|le|les|l')$/.test(tokens[index - 1]?.lower ?? '');
  const isGoing = isUnderWay(tokens, index) || isGoingOn(tokens, index);
  return role === wanted || isClitic || isGoing || (isOpen && role === 'open');
}

/** « En train de suivre un robot », « j'essayais de sauver un enfant »: whatever it is, it is being done. */
function isUnderWay(tokens: readonly Token[], index: number): boolean {
  let at = index - 1;
  while (at > index - 3 && clitics.has(tokens[at]?.lower ?? '')) at -= 1;
  const isOf = /^(?:de|d'|à)$/.test(tokens[at]?.lower ?? '');
  return (
    isOf &&
    undertaken.test(tokens[at - 1]?.lower ?? '') &&
    isFrenchInfinitive(tokens[index]?.lower ?? '')
  );
}

const undertaken =
  /^(?:train|essay|tent[aeé]|commen[cç]|continu|réussi|arriv|cherch[aeé]|finiss|apprêt|mis$|mettais$|mettait$)/;

/** `Went on cooking`, `kept on singing`. */
function isGoingOn(tokens: readonly Token[], index: number): boolean {
  return (
    tokens[index - 1]?.lower === 'on' &&
    /..ing$/.test(tokens[index]?.lower ?? '') &&
    /^(?:went|go|goes|kept|keep|keeps|carried|carry)$/.test(tokens[index - 2]?.lower ?? '')
  );
}

/** `My aunt folded`, `my aunts fold the sheets`, « mon frère pliait »: by its ending, or by what it is done to. */
function isDoneHere(
  tokens: readonly Token[],
  index: number,
  { part, rest }: Candidate<Meaning>,
  language: Language,
): boolean {
  if (part !== 'verb') return false;
  const word = tokens[index]?.lower ?? '';
  // « Deux policiers arrêtent mon père »: no noun ends so, but for a few.
  const isPlural = /..[^m]ent$/.test(word) && !nounsInEnt.has(word);
  if (language === 'fr')
    return isPlural || /..(?:ait|aient|èrent)$/.test(word) || isFrenchInfinitive(word);
  const next = tokens[index + 1 + rest.length];
  if (/..ed$/.test(word) || (next?.gap === ' ' && opensObject.has(next.lower))) return true;
  if (!/..ing$/.test(word)) return false;
  // `Calmly ironing`, `heard him snoring`, `in there, snoring`, and no `ironing board`.
  const before = tokens[index - 1]?.lower ?? '';
  if (being.has(before) || /..ly$/.test(before) || tokens[index]?.gap.includes(',')) return true;
  return (
    next === undefined ||
    next.gap.trim() !== '' ||
    opensObject.has(next.lower) ||
    goesOn.has(next.lower)
  );
}

const nounsInEnt = wordSet('parent couvent président content violent affluent excellent évident');

const being = wordSet(
  "'m 's 're was were is are am been be keep kept keeps started began while him her me us them",
);
const goesOn = wordSet('in on at with and to into under over off up down by out from for of');

const opensObject = wordSet('the a an my his her our their its me him them us it some');

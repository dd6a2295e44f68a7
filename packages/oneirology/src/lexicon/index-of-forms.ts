import { followsDeterminer, type Role, roleAt } from '#grammar/role.ts';
import type { Guard, PartOfSpeech, Term } from '#lexicon/notation.ts';
import { parseTerms } from '#lexicon/notation.ts';
import { pastAside } from '#text/asides.ts';
import type { Language } from '#text/language.ts';
import type { Token } from '#text/tokens.ts';
import { wordSet } from '#text/word-set.ts';

/** Something a term of the lexicon stands for: `sea` among symbols, `anger` among emotions. */
export interface Meaning<Domain extends string = string, Value = unknown> {
  readonly domain: Domain;
  readonly value: Value;
}

interface Candidate<M extends Meaning> {
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
  /** Whether its words are taken from every domain. */
  readonly isIdiom: boolean;
  /** Where the term stands in the lexicon: matches of one word keep that order. */
  readonly order: number;
}

/** Terms that begin with one form. */
interface Bucket<M extends Meaning> {
  readonly open: Candidate<M>[];
  /** Those whose second word is written out, by that word: `my` begins hundreds of terms. */
  readonly bySecond: Map<string, Candidate<M>[]>;
}

/** A term found in the text: tokens `from` to `to` (exclusive). */
export interface Match<M> {
  readonly meaning: M;
  readonly term: string;
  readonly from: number;
  readonly to: number;
  readonly part: PartOfSpeech;
  /** Grammar had to tell the term apart from another word spelled alike. */
  readonly guarded: boolean;
}

/** Every form of every term, so that reading a word costs one look-up. */
export class FormIndex<M extends Meaning> {
  readonly #forms = new Map<string, Bucket<M>>();
  #size = 0;
  readonly #language: Language;

  constructor(language: Language) {
    this.#language = language;
  }

  /** Terms of one meaning; those of an idiom take their words away from every other domain. */
  add(domain: string, meaning: M | undefined, list: string, isIdiom = false): void {
    const isEmpty = isIdiom && meaning === undefined;
    for (const term of parseTerms(list, this.#language, isEmpty)) {
      this.#addTerm(domain, meaning, term, isIdiom);
    }
  }

  /** Whether some term begins with this form. */
  knows(form: string): boolean {
    return this.#forms.has(form);
  }

  #addTerm(domain: string, meaning: M | undefined, term: Term, isIdiom: boolean): void {
    const { text, first, rest, part, guard, byOthers } = term;
    const order = this.#size;
    this.#size += 1;
    const least = rest.reduce((sum, word) => sum + (word.gap?.[0] ?? 1), 1);
    const candidate: Candidate<M> = {
      domain,
      meaning,
      term: text,
      rest,
      least,
      part,
      guard,
      byOthers,
      isIdiom,
      order,
    };
    const seconds = rest[0]?.plain;
    for (const form of first) {
      const bucket: Bucket<M> = this.#forms.get(form) ?? { open: [], bySecond: new Map() };
      this.#forms.set(form, bucket);
      if (seconds === undefined) {
        bucket.open.push(candidate);
        continue;
      }
      for (const second of seconds) {
        const known = bucket.bySecond.get(second);
        if (known === undefined) bucket.bySecond.set(second, [candidate]);
        else known.push(candidate);
      }
    }
  }

  /**
   * Matches that begin between two tokens, in order. Within one domain the longest term wins and
   * keeps its words to itself: `train station` is no `train`. An idiom keeps them from every domain.
   */
  find(tokens: readonly Token[], from: number, to: number): Match<M>[] {
    const found: Match<M>[] = [];
    const takenUntil = new Map<string, number>();
    let idiomUntil = 0;
    // One list for all words: most words have no candidate that fits, and none should cost a list.
    const fitting: Fitting<M>[] = [];
    for (let index = from; index < to; index += 1) {
      const bucket = this.#forms.get(tokens[index]?.lower ?? '');
      if (bucket === undefined) continue;
      fitting.length = 0;
      const second = skipAdverbs(tokens, index + 1, to, this.#language);
      const next = bucket.bySecond.get(tokens[index + 1]?.lower ?? '');
      if (next !== undefined) this.#collect(next, tokens, index, to, takenUntil, fitting);
      const further = second === index + 1 ? undefined : tokens[second]?.lower;
      const beyond = further === undefined ? undefined : bucket.bySecond.get(further);
      if (beyond !== undefined) this.#collect(beyond, tokens, index, to, takenUntil, fitting);
      const longer = fitting.length;
      this.#collect(bucket.open, tokens, index, to, takenUntil, fitting);
      if (longer > 0 && fitting.length > 1) {
        fitting.sort((x, y) => x.candidate.order - y.candidate.order);
      }
      const idiomEnd = longestIdiom(fitting);
      for (const { candidate, end } of fitting) {
        const { domain, meaning, term, rest, part, guard, isIdiom } = candidate;
        const isTaken = index < idiomUntil || idiomEnd > 0;
        const isFree = isIdiom
          ? end === idiomEnd && (index >= idiomUntil || end > idiomUntil)
          : !isTaken || apart.has(domain);
        if (!isFree || isOutrun(domain, rest.length, isIdiom, fitting)) continue;
        takenUntil.set(domain, end);
        if (meaning === undefined) continue;
        found.push({ meaning, term, from: index, to: end, part, guarded: guard !== 'none' });
      }
      if (idiomEnd > 0) idiomUntil = Math.max(idiomUntil, idiomEnd);
    }
    return found;
  }

  /** Adds to `fitting` the candidates that the words from `index` to `to` bear out. */
  #collect(
    candidates: readonly Candidate<M>[],
    tokens: readonly Token[],
    index: number,
    to: number,
    takenUntil: ReadonlyMap<string, number>,
    fitting: Fitting<M>[],
  ): void {
    for (const candidate of candidates) {
      if (index + candidate.least > to) continue;
      if ((takenUntil.get(candidate.domain) ?? 0) > index && !candidate.isIdiom) continue;
      const end = endOf(candidate, tokens, index, to, this.#language);
      if (end !== undefined) fitting.push({ candidate, end });
    }
  }
}

/** A candidate that the words bear out, and where it ends. */
interface Fitting<M extends Meaning> {
  readonly candidate: Candidate<M>;
  readonly end: number;
}

/** What says how words are to be taken is heard inside an idiom too. */
const apart: ReadonlySet<string> = new Set(['cue', 'crisis', 'trait', 'familiarity']);

/** Where the longest idiom among them ends; 0 where there is none. */
function longestIdiom<M extends Meaning>(fitting: readonly Fitting<M>[]): number {
  return fitting.reduce(
    (longest, { candidate, end }) => (candidate.isIdiom ? Math.max(longest, end) : longest),
    0,
  );
}

/** « avoir vraiment le cafard », `can't even move`: what may split a term of several words. */
const splitting: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: wordSet(
    `vraiment même encore complètement totalement très tout toute bien trop si tellement carrément
    littéralement soudain soudainement aussi toujours presque absolument franchement quasiment`,
  ),
  en: wordSet(
    `really just even still straight right all literally completely totally quite simply suddenly always truly actually
    also barely almost absolutely seriously quickly slowly finally directly only`,
  ),
};
const mostSplits = 5;
/** « Très fort et très longtemps », and whatever ends as French adverbs do. */
const adverbial = /.{4}ment$|^(?:fort|longtemps)$/;
const noAdverbs = wordSet(
  `appartement vêtement bâtiment sentiment instrument document médicament mouvement événement logement
  enterrement jugement comment élément compliment`,
);
const and = wordSet('et and');

function splits(token: Token | undefined, language: Language): boolean {
  if (token === undefined) return false;
  if (splitting[language].has(token.lower)) return true;
  return language === 'fr' && adverbial.test(token.lower) && !noAdverbs.has(token.lower);
}

function skipAdverbs(
  tokens: readonly Token[],
  index: number,
  to: number,
  language: Language,
): number {
  let at = index;
  while (at < Math.min(to - 1, index + mostSplits)) {
    const token = tokens[at];
    if (token === undefined || token.gap !== ' ') break;
    const isJoint = at > index && and.has(token.lower) && splits(tokens[at + 1], language);
    if (!isJoint && !splits(token, language)) break;
    at += 1;
  }
  return at;
}

/** Whether a longer term of the same domain begins at the same word. */
function isOutrun<M extends Meaning>(
  domain: string,
  length: number,
  isIdiom: boolean,
  fitting: readonly Fitting<M>[],
): boolean {
  for (const { candidate } of fitting) {
    if (candidate.domain !== domain || candidate.isIdiom !== isIdiom) continue;
    if (candidate.rest.length > length) return true;
  }
  return false;
}

/** Where a candidate that begins at a token ends, adverbs within it included. */
function endOf(
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
  return role === wanted || (candidate.guard === 'refuse-other' && role === 'open');
}

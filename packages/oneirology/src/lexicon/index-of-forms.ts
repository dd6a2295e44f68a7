import { type Candidate, endOf, type Meaning } from '#lexicon/candidates.ts';
import { type PartOfSpeech, parseTerms, type Term } from '#lexicon/notation.ts';
import { skipAdverbs } from '#lexicon/splitting-words.ts';
import type { Language } from '#text/language.ts';
import type { Token } from '#text/tokens.ts';

/** Terms that begin with one form. */
interface Bucket<M extends Meaning> {
  readonly open: Candidate<M>[];
  /**
   * Those whose second word is written out, by that word: `my` begins hundreds of terms. Most forms
   * begin none, and a map for each of them would take a fifth of the engine's start.
   */
  bySecond: Map<string, Candidate<M>[]> | undefined;
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
    const { text, first, rest, part, guard, byOthers, bySelf } = term;
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
      bySelf,
      isIdiom,
      order,
    };
    const seconds = rest[0]?.plain;
    for (const form of first) {
      const bucket = this.#bucketOf(form);
      if (seconds === undefined) {
        bucket.open.push(candidate);
        continue;
      }
      bucket.bySecond ??= new Map();
      for (const second of seconds) {
        const known = bucket.bySecond.get(second);
        if (known === undefined) bucket.bySecond.set(second, [candidate]);
        else known.push(candidate);
      }
    }
  }

  #bucketOf(form: string): Bucket<M> {
    const known = this.#forms.get(form);
    if (known !== undefined) return known;
    const bucket: Bucket<M> = { open: [], bySecond: undefined };
    this.#forms.set(form, bucket);
    return bucket;
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
      const next = bucket.bySecond?.get(tokens[index + 1]?.lower ?? '');
      if (next !== undefined) this.#collect(next, tokens, index, to, takenUntil, fitting);
      const further = second === index + 1 ? undefined : tokens[second]?.lower;
      const beyond = further === undefined ? undefined : bucket.bySecond?.get(further);
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

import { followsDeterminer, type Role, roleAt } from '#grammar/role.ts';
import type { Guard, PartOfSpeech, Term } from '#lexicon/notation.ts';
import { parseTerms } from '#lexicon/notation.ts';
import type { Language } from '#text/language.ts';
import type { Token } from '#text/tokens.ts';

/** Something a term of the lexicon stands for: `sea` among symbols, `anger` among emotions. */
export interface Meaning<Domain extends string = string, Value = unknown> {
  readonly domain: Domain;
  readonly value: Value;
}

interface Candidate<M extends Meaning> {
  readonly domain: M['domain'];
  /** Absent where the term only takes its words away. */
  readonly meaning: M | undefined;
  readonly term: string;
  readonly rest: Term['rest'];
  readonly part: PartOfSpeech;
  readonly guard: Guard;
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

  add(domain: M['domain'], meaning: M | undefined, list: string): void {
    for (const term of parseTerms(list, this.#language)) this.#addTerm(domain, meaning, term);
  }

  #addTerm(domain: M['domain'], meaning: M | undefined, term: Term): void {
    const { text, first, rest, part, guard } = term;
    const order = this.#size;
    this.#size += 1;
    const candidate: Candidate<M> = { domain, meaning, term: text, rest, part, guard, order };
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
   * keeps its words to itself: `train station` is no `train`.
   */
  find(tokens: readonly Token[], from: number, to: number): Match<M>[] {
    const found: Match<M>[] = [];
    const takenUntil = new Map<string, number>();
    // One list for all words: most words have no candidate that fits, and none should cost a list.
    const fitting: Candidate<M>[] = [];
    for (let index = from; index < to; index += 1) {
      const bucket = this.#forms.get(tokens[index]?.lower ?? '');
      if (bucket === undefined) continue;
      fitting.length = 0;
      const second = bucket.bySecond.get(tokens[index + 1]?.lower ?? '');
      if (second !== undefined) this.#collect(second, tokens, index, to, takenUntil, fitting);
      const longer = fitting.length;
      this.#collect(bucket.open, tokens, index, to, takenUntil, fitting);
      if (longer > 0 && fitting.length > longer) fitting.sort((x, y) => x.order - y.order);
      for (const candidate of fitting) {
        if (isOutrun(candidate, fitting)) continue;
        const { domain, meaning, term, rest, part, guard } = candidate;
        const end = index + 1 + rest.length;
        takenUntil.set(domain, end);
        if (meaning === undefined) continue;
        found.push({ meaning, term, from: index, to: end, part, guarded: guard !== 'none' });
      }
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
    fitting: Candidate<M>[],
  ): void {
    for (const candidate of candidates) {
      if (index + 1 + candidate.rest.length > to) continue;
      if ((takenUntil.get(candidate.domain) ?? 0) > index) continue;
      if (fits(candidate, tokens, index, this.#language)) fitting.push(candidate);
    }
  }
}

/** Whether a longer term of the same domain begins at the same word. */
function isOutrun<M extends Meaning>(
  { domain, rest }: Candidate<M>,
  fitting: readonly Candidate<M>[],
): boolean {
  for (const other of fitting) {
    if (other.domain === domain && other.rest.length > rest.length) return true;
  }
  return false;
}

function fits(
  candidate: Candidate<Meaning>,
  tokens: readonly Token[],
  index: number,
  language: Language,
): boolean {
  for (let offset = 0; offset < candidate.rest.length; offset += 1) {
    const token = tokens[index + 1 + offset];
    if (token === undefined || !candidate.rest[offset]?.has(token.lower)) return false;
    if (/[,.;:!?…()"«»]/.test(token.gap)) return false;
  }
  if (candidate.guard === 'none') {
    const aloneVerb = candidate.part === 'verb' && candidate.rest.length === 0;
    return !(aloneVerb && followsDeterminer(tokens, index, language));
  }
  const wanted: Role = candidate.part === 'verb' ? 'verb' : 'noun';
  const role = roleAt(tokens, index, language, wanted);
  return role === wanted || (candidate.guard === 'refuse-other' && role === 'open');
}

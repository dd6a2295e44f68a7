import { fold, lowerForm } from '#text/fold.ts';

/**
 * One word of the dream. The text itself is never rewritten: each token carries its offsets in the
 * source and its own normal forms, so evidence needs no map back from a normalised copy.
 */
export interface Token {
  /** UTF-16 offsets in the source, end exclusive. */
  readonly start: number;
  readonly end: number;
  /** Lower case, composed, straight apostrophe: `didn't`, `l'`, `été`. */
  readonly lower: string;
  /** `lower` without accents or ligatures. */
  readonly folded: string;
  /** Begins with a capital: a name, or the first word of a sentence. */
  readonly capital: boolean;
  /** Whatever stands between the previous token and this one: spaces, punctuation, quotes. */
  readonly gap: string;
}

const words = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
const elisions = 'l d j m t s n c qu quelqu jusqu lorsqu puisqu quoiqu'.split(' ');
const clitics = 's re ve ll m d'.split(' ');
const elided = new Set(elisions);
const englishEndings = new Set(clitics);

/** Where a word comes apart at an apostrophe, for words written by hand that must meet tokens. */
export const elisionPattern = new RegExp(`(?<![\\p{L}'])(${elisions.join('|')})'(?=\\p{L})`, 'giu');
export const cliticPattern = new RegExp(`(?<=\\p{L})'(${clitics.join('|')})(?!\\p{L})`, 'giu');

function isApostrophe(character: string | undefined): boolean {
  return character === "'" || character === '’' || character === 'ʼ';
}

/**
 * Splits a text into words. French elision comes apart (`l'` + `eau`), English clitics too
 * (`mother` + `'s`), while `didn't` and `aujourd'hui` stay whole.
 */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let previousEnd = 0;
  const push = (start: number, end: number): void => {
    const source = text.slice(start, end).replace(/[’ʼ]/g, "'");
    const lower = lowerForm(source);
    tokens.push({
      start,
      end,
      lower,
      folded: fold(source),
      capital: source[0] !== lower[0],
      gap: text.slice(previousEnd, start),
    });
    previousEnd = end;
  };
  words.lastIndex = 0;
  for (let match = words.exec(text); match !== null; match = words.exec(text)) {
    const start = match.index;
    const end = words.lastIndex;
    const afterApostrophe = isApostrophe(text[end]) && end + 1 < text.length;
    if (!afterApostrophe) {
      const clitic =
        start === previousEnd + 1 &&
        isApostrophe(text[start - 1]) &&
        englishEndings.has(match[0].toLowerCase());
      push(clitic ? start - 1 : start, end);
      continue;
    }
    const left = match[0].toLowerCase();
    words.lastIndex = end + 1;
    const next = words.exec(text);
    const joined = next !== null && next.index === end + 1;
    const right = joined ? next[0].toLowerCase() : '';
    if (
      joined &&
      ((right === 't' && left.endsWith('n')) || (left === 'aujourd' && right === 'hui'))
    ) {
      push(start, words.lastIndex);
      continue;
    }
    words.lastIndex = joined ? end + 1 : end;
    push(start, joined && elided.has(left) ? end + 1 : end);
  }
  return tokens;
}

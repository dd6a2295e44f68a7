import type { Sentence } from '#text/sentences.ts';
import type { Token } from '#text/tokens.ts';
import { wordSet } from '#text/word-set.ts';

/** How far back the clause of an aside may begin, in words. */
const reach = 12;
const relative = wordSet("who which whose qui dont que qu'");
const adversative = wordSet('but though although mais bien');

/**
 * The clause of a sentence that is told awake, from its first word to behind its last: `my mother, who is
 * dead in real life, chased me` dreams the rest. None where the whole sentence is.
 */
export function wakingClause(
  tokens: readonly Token[],
  sentence: Sentence,
  cue: { readonly from: number; readonly to: number },
): readonly [from: number, to: number] | undefined {
  for (let at = cue.from; at > Math.max(sentence.from, cue.from - reach); at -= 1) {
    const { lower, gap } = tokens[at] ?? { lower: '', gap: '' };
    if (/[(—–]/.test(gap)) return [at, closing(tokens, cue.to, sentence.to) ?? sentence.to];
    if (relative.has(lower)) {
      const isSetOff = /,/.test(gap);
      const end = closing(tokens, cue.to, sentence.to);
      return [at, (isSetOff ? end : undefined) ?? (isSetOff ? sentence.to : cue.to)];
    }
    if (adversative.has(lower) && at > sentence.from + 2) return [at, sentence.to];
    if (/[,;:]/.test(gap) && at < cue.from) return undefined;
  }
  return undefined;
}

/** Where the punctuation stands that ends it. */
function closing(tokens: readonly Token[], from: number, to: number): number | undefined {
  for (let at = from; at < to; at += 1) if (/[,;:)—–]/.test(tokens[at]?.gap ?? '')) return at;
  return undefined;
}

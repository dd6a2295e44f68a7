import type { Token } from '#text/tokens.ts';
import { wordSet } from '#text/word-set.ts';

/** A dreamer who says « tu » or `you` and never « je » tells a dream of their own. */
const firstPerson = wordSet("i i'm me my mine myself je j' me m' mon ma mes moi");
const secondPerson = wordSet("you your tu t' te ton ta tes toi");
const leastSaid = 2;
const asFirst: ReadonlyMap<string, string> = new Map([
  ['your', 'my'],
  ['yours', 'mine'],
  ['yourself', 'myself'],
  ['tu', 'je'],
  ['te', 'me'],
  ["t'", "m'"],
  ['ton', 'mon'],
  ['ta', 'ma'],
  ['tes', 'mes'],
  ['toi', 'moi'],
]);
/** After these `you` is the one who acts; anywhere else it is the one to whom it is done. */
const beforeSubject = wordSet(
  'and but then when while as that because so if where until what how suddenly now after before',
);

/**
 * Words as they would stand had the dreamer said `I`; their places in the text stay theirs. Given
 * back untouched unless the whole dream is told to a `you`.
 */
export function inFirstPerson(tokens: readonly Token[]): readonly Token[] {
  let said = 0;
  for (const { lower } of tokens) {
    if (firstPerson.has(lower)) return tokens;
    if (secondPerson.has(lower)) said += 1;
  }
  if (said < leastSaid) return tokens;
  return tokens.map((token, index) => {
    const lower = token.lower === 'you' ? you(tokens, index) : asFirst.get(token.lower);
    return lower === undefined ? token : { ...token, lower, folded: lower };
  });
}

function you(tokens: readonly Token[], index: number): string {
  const gap = tokens[index]?.gap ?? '';
  const before = tokens[index - 1]?.lower ?? '';
  const opens = index === 0 || /[^\s'’]/.test(gap) || beforeSubject.has(before);
  return opens ? 'i' : 'me';
}

import { markClauses } from '#grammar/clauses.ts';
import { standing } from '#grammar/standing.ts';
import { markDeniedOutright } from '#read/people/denied-outright.ts';
import { matchesOf, type Reading } from '#read/reading.ts';
import { wordSet } from '#text/word-set.ts';

const anyOf = wordSet('a an some un une des any');

const found = new WeakMap<Reading, Uint8Array>();

/** Where each token stands, as `standing` counts; found once for a reading. */
export function standingsIn(reading: Reading): Uint8Array {
  const known = found.get(reading);
  if (known !== undefined) return known;
  const { tokens, sentences, spans } = reading;
  const marks = markClauses(tokens, sentences, spans.speeches);
  const moved = new Set(
    matchesOf(reading, 'symbol').flatMap(({ from, meaning }) =>
      meaning.value.category === 'motion' || meaning.value.id === 'kiss' ? from : [],
    ),
  );
  for (let at = 0; at < tokens.length; at += 1) {
    const isNone =
      spans.waking[at] === 1 ||
      spans.likened[at] === 1 ||
      spans.discussed[at] === 1 ||
      spans.absent[at] === 1;
    if (isNone) marks[at] = standing.background;
    // `If they fell`: nobody does.
    else if (spans.supposed[at] === 1 && moved.has(at)) marks[at] = standing.said;
    // `If a bear had come`; in `if I let go of the string` it is there.
    else if (spans.supposed[at] === 1 && anyOf.has(tokens[at - 1]?.lower ?? ''))
      marks[at] = standing.said;
  }
  markDeniedOutright(reading, marks);
  found.set(reading, marks);
  return marks;
}

/** Whether what is named at a token is in the scene: neither only said nor of another time or place. */
export function isOnStage(reading: Reading, at: number): boolean {
  return (standingsIn(reading)[at] ?? 0) < standing.said;
}

/** Whether what is done at a token happens: it is not meant, said, wished, supposed or remembered. */
export function isHappening(reading: Reading, at: number): boolean {
  const { supposed, unreal } = reading.spans;
  return standingsIn(reading)[at] === standing.shown && supposed[at] !== 1 && unreal[at] !== 1;
}

/** The words of what is not in the scene, as offsets into the text, in its order. */
export function offstageIn(reading: Reading): { readonly start: number; readonly end: number }[] {
  const spans: { start: number; end: number }[] = [];
  reading.tokens.forEach(({ start, end }, at) => {
    if (isOnStage(reading, at)) return;
    const last = spans.at(-1);
    if (last !== undefined && at > 0 && !isOnStage(reading, at - 1)) last.end = end;
    else spans.push({ start, end });
  });
  return spans;
}

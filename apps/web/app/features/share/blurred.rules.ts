import {
  type BlurKind,
  type BlurredWord,
  blurKinds,
  blurredLimit,
  blurredWordsLimit,
} from '@reverie/contract/blurring.rules';
import { countCharacters } from '@reverie/contract/text.rules';

/** As the form posts and keeps it: « name:Paul ». */
export function writeBlurred({ kind, words }: BlurredWord): string {
  return `${kind}:${words}`;
}

export function readBlurred(written: string): BlurredWord | null {
  const at = written.indexOf(':');
  const kind = blurKinds.find((each) => each === written.slice(0, Math.max(0, at)));
  const words = written.slice(at + 1).trim();
  return kind && fits(words) ? { kind, words } : null;
}

/** Words that somebody typed to be blurred, parted by commas. */
function typedBlurred(typed: string): BlurredWord[] {
  const words = typed.split(',').map((each) => each.trim());
  return words.filter(fits).map((each) => ({ kind: 'name', words: each }));
}

/** What is posted, each once, and no more than a dream takes. */
export function allBlurred(written: readonly string[], typed: string): string[] {
  const known = written.flatMap((each) => readBlurred(each) ?? []);
  const all = new Map(
    [...known, ...typedBlurred(typed)].map((each) => [each.words.toLowerCase(), each]),
  );
  return [...all.values()].slice(0, blurredLimit).map(writeBlurred);
}

export type Offered = { kind: BlurKind; words: string; isBlurred: boolean };

/** Everything there is to blur: what is blurred already, and what was found beside it, each once. */
export function offeredOf(
  blurred: readonly string[],
  found: readonly { kind: BlurKind; text: string }[],
): Offered[] {
  const chosen = blurred.flatMap((each) => readBlurred(each) ?? []);
  const seen = new Set(chosen.map(({ words }) => words.toLowerCase()));
  const others = found.flatMap(({ kind, text: words }) => {
    const key = words.toLowerCase();
    if (seen.has(key) || !fits(words)) return [];
    seen.add(key);
    return [{ kind, words, isBlurred: false }];
  });
  return [...chosen.map((each) => ({ ...each, isBlurred: true })), ...others];
}

function fits(words: string): boolean {
  return words !== '' && countCharacters(words) <= blurredWordsLimit;
}

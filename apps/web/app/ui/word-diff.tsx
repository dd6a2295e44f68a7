import { diffWordsWithSpace } from 'diff';
import { useMemo } from 'react';

/** Beyond so many changed words two texts have nothing to do with each other. */
const patience = 2_000;

export type Stretch = {
  text: string;
  isKept: boolean;
  /** Of what goes, and of what comes in its stead: the same number. */
  pair?: number;
};

/** What two texts share and what each has alone, word by word, in order. */
export function compareWords(
  before: string,
  after: string,
): { before: Stretch[]; after: Stretch[]; kept: number; come: number } {
  const parts = diffWordsWithSpace(before, after, { maxEditLength: patience }) ?? [
    { value: before, removed: true, added: false },
    { value: after, added: true, removed: false },
  ];
  const pairs = new Map<number, number>();
  for (const [place, part] of parts.entries()) {
    const next = parts[place + 1];
    // A blank between is none to whoever reads: « tournent » becomes « passent ».
    const isTurned = part.removed && next?.added && part.value.trim() && next.value.trim();
    if (isTurned) pairs.set(place, place).set(place + 1, place);
  }
  const side = (isOther: (part: { added: boolean; removed: boolean }) => boolean) =>
    parts
      .map((part, place) => ({ part, pair: pairs.get(place) }))
      .filter(({ part }) => !isOther(part))
      .map(({ part: { value, added, removed }, pair }) => ({
        ...{ text: value, isKept: !added && !removed },
        ...(pair !== undefined && { pair }),
      }));
  const count = (wanted: boolean) =>
    parts
      .filter((part) => !part.removed && part.added === wanted)
      .reduce((sum, { value }) => sum + countWords(value), 0);
  return {
    before: side(({ added }) => added),
    after: side(({ removed }) => removed),
    kept: count(false),
    come: count(true),
  };
}

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;
}

type WordDiffProps = { before: string; after: string; side: 'before' | 'after' };

/** One of two texts, with what the other has not: struck where it goes, lit where it comes. */
export function WordDiff({ before, after, side }: WordDiffProps) {
  const compared = useMemo(() => compareWords(before, after), [before, after]);
  let place = 0;
  return compared[side].map(({ text, isKept, pair }) => {
    const key = place;
    place += text.length;
    if (isKept) return <span key={key}>{text}</span>;
    return side === 'before' ? (
      <del key={key} className="word-gone" data-pair={pair}>
        {text}
      </del>
    ) : (
      <ins key={key} className="word-come" data-pair={pair}>
        {text}
      </ins>
    );
  });
}

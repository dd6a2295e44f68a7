import { createHash } from 'node:crypto';
import type { GuessRow } from '@reverie/contract/guesses';
import { fewestGuesses, guessChance, guessPaintings } from '@reverie/contract/guesses.rules';
import { wilson } from '@reverie/oneirology';
import type { SumRow } from '#features/guesses/table.ts';

/** A public dream with the painting that readers see of it. */
export type Candidate = {
  dreamId: string;
  ownerId: string;
  paintingId: string;
  /** Of its painting: what could tell it apart without its dream being read. */
  style: string;
  width: number;
  height: number;
  /** Whether it was asked of this person before. */
  isSeen: boolean;
};

/** The dream of a round, its paintings in the order they hang, and which of them is its own. */
export type Drawn = { dreamId: string; paintings: string[]; place: number };

/**
 * Draws a round: five dreamers, five paintings alike in manner and shape. Null where there are too
 * few. Everything is decided here, before anybody answers.
 */
export function draw(
  candidates: readonly Candidate[],
  random: (below: number) => number,
): Drawn | null {
  for (const own of shuffled(candidates, random)) {
    if (own.isSeen) continue;
    const taken = new Set([own.ownerId]);
    const others = shuffled(candidates, random).filter((each) => {
      if (taken.has(each.ownerId) || !isAlike(each, own)) return false;
      taken.add(each.ownerId);
      return true;
    });
    if (others.length < guessPaintings - 1) continue;
    const hung = shuffled([own, ...others.slice(0, guessPaintings - 1)], random);
    const paintings = hung.map(({ paintingId }) => paintingId);
    return { dreamId: own.dreamId, paintings, place: hung.indexOf(own) };
  }
  return null;
}

const isAlike = (one: Candidate, other: Candidate) =>
  one.style === other.style && one.width === other.width && one.height === other.height;

/** Fisher and Yates. */
function shuffled<T>(all: readonly T[], random: (below: number) => number): T[] {
  const list = [...all];
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = random(at + 1);
    const [one, two] = [list[at], list[other]];
    if (one === undefined || two === undefined) continue;
    list[at] = two;
    list[other] = one;
  }
  return list;
}

/** What is right, said before anybody answers in a way that only the nonce opens. */
export function commitmentOf({ id, place, nonce }: { id: string; place: number; nonce: string }) {
  return createHash('sha256').update(`${id} ${place} ${nonce}`).digest('hex');
}

/** The picture whose colours lie nearest to what the engine would have painted; the first of equals. */
export function nearestOf(
  imagined: readonly string[],
  shown: readonly (readonly string[])[],
): number {
  const distances = shown.map((colours) => distanceOf(imagined, colours));
  return distances.indexOf(Math.min(...distances));
}

/** Between two pictures of as many colours, `#rrggbb`: the mean distance, place by place. */
function distanceOf(one: readonly string[], other: readonly string[]): number {
  const sums = one.map((colour, at) => {
    const [a, b] = [channels(colour), channels(other[at] ?? '#000000')];
    return Math.hypot(...a.map((value, channel) => value - (b[channel] ?? 0)));
  });
  return sums.reduce((sum, each) => sum + each, 0) / Math.max(1, sums.length);
}

function channels(colour: string): number[] {
  const number = Number.parseInt(colour.slice(1), 16);
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255];
}

type Sum = SumRow & { players: number };

/** What may be shown of these sums: of members only where enough different ones played. */
export function presentSums(sums: readonly Sum[]): { rows: GuessRow[]; hidden: number } {
  const shown = sums.filter(
    ({ guesser, rounds, players }) =>
      rounds >= fewestGuesses && (guesser !== 'member' || players >= fewestGuesses),
  );
  return {
    rows: shown.map(({ guesser, form, language, rounds, correct }) => ({
      ...{ guesser, form, language, rounds, right: correct, share: correct / rounds },
      ...{ ...wilson(correct, rounds), chance: guessChance },
    })),
    hidden: sums.length - shown.length,
  };
}

const columns = [
  ...(['guesser', 'form', 'language', 'rounds', 'right', 'share', 'low', 'high'] as const),
  'chance' as const,
];

/** RFC 4180: only words and numbers of ours are in it. */
export function csvOf(rows: readonly GuessRow[]): string {
  const lines = rows.map((row) => columns.map((column) => row[column]).join(','));
  return `${[columns.join(','), ...lines].join('\r\n')}\r\n`;
}

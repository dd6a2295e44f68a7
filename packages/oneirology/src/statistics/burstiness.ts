import {
  chanceOfSo,
  extremeFrom,
  firstDraws,
  furtherDraws,
  meanOf,
  rareUpTo,
} from '#statistics/permutation.ts';
import { drawFirst, seededRandom } from '#statistics/random.ts';

/**
 * Burstiness of Kim and Jo (2016, *Physical Review E* 94, 032311), corrected for few events: −1 is a
 * clock, 0 chance, 1 all at once. NaN below three events.
 *
 * @param places where the events stand, rising.
 */
export function burstiness(places: readonly number[]): number {
  const events = places.length;
  if (events < 3) return Number.NaN;
  const gaps = places.slice(1).map((place, at) => place - (places[at] ?? 0));
  const squares = gaps.reduce((sum, gap) => sum + gap * gap, 0);
  return fromGaps(events, (places[events - 1] ?? 0) - (places[0] ?? 0), squares);
}

function fromGaps(events: number, length: number, squares: number): number {
  const mean = length / (events - 1);
  const deviation = Math.sqrt(Math.max(0, squares / (events - 1) - mean * mean));
  const r = deviation / mean;
  const more = Math.sqrt(events + 1);
  const less = Math.sqrt(events - 1);
  return (more * r - less) / ((more - 2) * r + less);
}

/** How bursty some events are, beside what chance gives as many of them. */
export interface Burst {
  readonly burstiness: number;
  readonly mean: number;
  readonly p: number;
}

/**
 * How bursty each kind of events is, beside as many put anywhere among so many places; either side of
 * the mean is extreme. One shuffle serves every count: its first places are a draw of as many events,
 * and taking them away one by one, last to first, leaves a draw of each count. The further draws are
 * counted as they come, and serve every kind that asks for them.
 *
 * @param kinds where the events of each stand, rising; three of each at least.
 */
export function burstsBesideChance(
  places: number,
  kinds: readonly (readonly number[])[],
  seed: number,
): Burst[] {
  const first = new Map(kinds.map(({ length }) => [length, new Float64Array(firstDraws)]));
  drawBursts(places, first.keys(), { draws: firstDraws, seed }, (count, value, draw) => {
    const values = first.get(count);
    if (values !== undefined) values[draw] = value;
  });
  const means = new Map([...first].map(([count, values]) => [count, meanOf(values)]));
  const looks = kinds.map((kind) => {
    const mean = means.get(kind.length) ?? 0;
    const observed = burstiness(kind);
    const limit = extremeFrom(Math.abs(observed - mean));
    const isReached = (value: number) => Math.abs(value - mean) >= limit;
    const reached = (first.get(kind.length) ?? new Float64Array()).filter(isReached).length;
    return { count: kind.length, observed, mean, isReached, reached, draws: firstDraws };
  });
  const rare = Map.groupBy(
    looks.filter(({ reached }) => reached <= rareUpTo),
    ({ count }) => count,
  );
  for (const look of [...rare.values()].flat()) look.draws += furtherDraws;
  drawBursts(places, rare.keys(), { draws: furtherDraws, seed: seed + 1 }, (count, value) => {
    for (const look of rare.get(count) ?? []) if (look.isReached(value)) look.reached += 1;
  });
  return looks.map(({ observed, mean, reached, draws }) => ({
    burstiness: observed,
    mean,
    p: chanceOfSo(reached, draws),
  }));
}

function drawBursts(
  places: number,
  ofCounts: Iterable<number>,
  { draws, seed }: { draws: number; seed: number },
  visit: (count: number, value: number, draw: number) => void,
): void {
  const counts = new Set(ofCounts);
  if (counts.size === 0) return;
  const random = seededRandom(seed);
  const most = Math.max(...counts);
  const least = Math.max(3, Math.min(...counts));
  const order = Int32Array.from({ length: places }, (_, at) => at);
  // A bit a place: those drawn are gone through in order, and the many others 32 at a time.
  const drawn = new Int32Array((places + 31) >>> 5);
  const before = new Int32Array(places);
  const after = new Int32Array(places);
  for (let draw = 0; draw < draws; draw += 1) {
    drawFirst(order, most, random);
    drawn.fill(0);
    for (let at = 0; at < most; at += 1) {
      const place = order[at] ?? 0;
      drawn[place >>> 5] = (drawn[place >>> 5] ?? 0) | (1 << (place & 31));
    }
    let [head, tail, squares] = [-1, -1, 0];
    for (let word = 0; word < drawn.length; word += 1) {
      for (let bits = drawn[word] ?? 0; bits !== 0; bits &= bits - 1) {
        const at = (word << 5) + 31 - Math.clz32(bits & -bits);
        before[at] = tail;
        after[at] = -1;
        if (tail < 0) head = at;
        else {
          after[tail] = at;
          squares += (at - tail) ** 2;
        }
        tail = at;
      }
    }
    for (let count = most; count >= least; count -= 1) {
      if (counts.has(count)) visit(count, fromGaps(count, tail - head, squares), draw);
      const gone = order[count - 1] ?? 0;
      const [left, right] = [before[gone] ?? -1, after[gone] ?? -1];
      if (left >= 0) {
        after[left] = right;
        squares -= (gone - left) ** 2;
      } else head = right;
      if (right >= 0) {
        before[right] = left;
        squares -= (right - gone) ** 2;
      } else tail = left;
      if (left >= 0 && right >= 0) squares += (right - left) ** 2;
    }
  }
}

import { type Chance, chanceFrom, firstDraws, furtherDraws } from '#statistics/permutation.ts';
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

/**
 * The chance of each burstiness for some counts of events, put anywhere among so many places.
 * Either side of the mean is extreme. One shuffle serves every count: its first places are a draw of
 * as many events, and taking them away one by one, last to first, leaves a draw of each count.
 */
export function burstsByChance(
  places: number,
  counts: ReadonlySet<number>,
  seed: number,
): ReadonlyMap<number, Chance> {
  if (counts.size === 0) return new Map();
  const first = drawBursts(places, counts, firstDraws, seededRandom(seed));
  return new Map(
    [...first].map(([count, values]): [number, Chance] => {
      let further: Float64Array | undefined;
      const draw = (): Float64Array => {
        const random = seededRandom(seed + count);
        const drawn = drawBursts(places, new Set([count]), furtherDraws, random);
        return drawn.get(count) ?? new Float64Array();
      };
      const takeFurther = (): Float64Array => {
        further ??= draw();
        return further;
      };
      return [count, chanceFrom(values, takeFurther, (value, mean) => Math.abs(value - mean))];
    }),
  );
}

function drawBursts(
  places: number,
  counts: ReadonlySet<number>,
  draws: number,
  random: () => number,
): Map<number, Float64Array> {
  const values = new Map([...counts].map((count) => [count, new Float64Array(draws)]));
  const most = Math.max(...counts);
  const least = Math.max(3, Math.min(...counts));
  const byCount = Array.from({ length: most + 1 }, (_, count) => values.get(count));
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
      const row = byCount[count];
      if (row !== undefined) row[draw] = fromGaps(count, tail - head, squares);
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
  return values;
}

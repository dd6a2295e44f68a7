/** The same numbers in every run: figures of two runs describe the same archive. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Draws places of a list so that the place of rank r is drawn in proportion to 1 / r. */
export function zipf(length: number, random: () => number): () => number {
  const upTo = new Float64Array(length);
  let total = 0;
  for (let rank = 1; rank <= length; rank += 1) {
    total += 1 / rank;
    upTo[rank - 1] = total;
  }
  return () => {
    const drawn = random() * total;
    let low = 0;
    let high = length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((upTo[middle] ?? 0) < drawn) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

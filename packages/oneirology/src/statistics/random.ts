/**
 * Numbers in [0, 1) that only depend on the seed (mulberry32): permutations must come out the same
 * wherever and however often a series is read.
 */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** FNV-1a of a text: the seed that the data themselves give. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  }
  return hash;
}

/** Puts into the first `count` places of a list what is drawn at random from all of it. */
export function drawFirst(
  list: Int32Array | Uint8Array,
  count: number,
  random: () => number,
): void {
  for (let at = 0; at < count; at += 1) {
    const other = at + Math.floor(random() * (list.length - at));
    const kept = list[at] ?? 0;
    list[at] = list[other] ?? 0;
    list[other] = kept;
  }
}

/** A row of numbers from 0 to 1 that is the same for the same seed: every visit has the same stars. */
export function rowOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Pixels of a scale from one dreamer to all of them, on which twice as many is always as far. */
const width = 320;
const margin = 6;

/** Where a share of all dreamers stands; less than one of them is one. */
export function placeOf(share: number, dreamers: number): number {
  const many = Math.min(Math.max(share * dreamers, 1), dreamers);
  const along = dreamers > 1 ? Math.log(many) / Math.log(dreamers) : 0;
  return Math.round(margin + along * (width - 2 * margin));
}

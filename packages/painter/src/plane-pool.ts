/** Buffers on which nobody paints, by their bytes. */
const free = new Map<number, ArrayBuffer[]>();
/** Buffers in use, the last borrowed last. */
const lent: ArrayBuffer[] = [];
let depth = 0;

/**
 * A plane of zeros, from a picture before this one where there was one: fresh megabytes for each
 * picture make the collector run, and what it takes with them is the machine code of every loop,
 * which is then compiled anew beside the next picture. Outside `withPlanes` it is nobody else's.
 */
export function borrowPlane(length: number): Float32Array {
  if (depth === 0) return new Float32Array(length);
  const bytes = sizeFor(length * Float32Array.BYTES_PER_ELEMENT);
  const kept = free.get(bytes)?.pop();
  const buffer = kept ?? new ArrayBuffer(bytes);
  lent.push(buffer);
  const plane = new Float32Array(buffer, 0, length);
  return kept === undefined ? plane : plane.fill(0);
}

export function copyPlane(from: Float32Array): Float32Array {
  const plane = borrowPlane(from.length);
  plane.set(from);
  return plane;
}

/** Takes back what `work` borrows: nothing that it gives out may hold such a plane. */
export function withPlanes<Result>(work: () => Result): Result {
  const mark = lent.length;
  depth += 1;
  try {
    return work();
  } finally {
    depth -= 1;
    for (const buffer of lent.splice(mark)) {
      const same = free.get(buffer.byteLength);
      if (same === undefined) free.set(buffer.byteLength, [buffer]);
      else same.push(buffer);
    }
  }
}

/** The next of eight sizes in each doubling, so that things of nearly one size share buffers. */
function sizeFor(bytes: number): number {
  let step = 512;
  while (step * 16 < bytes) step *= 2;
  return Math.ceil(bytes / step) * step;
}

/**
 * Buffers that each layer of a print uses anew: fresh megabytes for each of a hundred layers would be
 * kept until the collector runs. What is lent under a name is the next caller's: nobody keeps it.
 */
const planes = new Map<string, Float32Array>();
let sums = new Float64Array(0);

/** Zeros. */
export function scratch(name: string, length: number): Float32Array {
  let plane = planes.get(name);
  if (plane === undefined || plane.length < length) {
    plane = new Float32Array(length);
    planes.set(name, plane);
  }
  return plane.subarray(0, length).fill(0);
}

export function copied(name: string, from: Float32Array): Float32Array {
  const plane = scratch(name, from.length);
  plane.set(from);
  return plane;
}

/** Zeros, twice as exact. */
export function scratchSums(length: number): Float64Array {
  if (sums.length < length) sums = new Float64Array(length);
  return sums.subarray(0, length).fill(0);
}

/** Mixes two integers and a seed into 32 well-spread bits. */
export function hash(x: number, y: number, seed: number): number {
  let h =
    Math.imul(x | 0, 0x9e3779b1) ^ Math.imul(y | 0, 0x85ebca77) ^ Math.imul(seed | 0, 0xc2b2ae3d);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return (h ^ (h >>> 15)) >>> 0;
}

/** The same, as a number in 0..1 (1 excluded). */
export function hashUnit(x: number, y: number, seed: number): number {
  return hash(x, y, seed) / 4294967296;
}

/** 32 bits of a text (FNV-1a): equal texts, equal numbers, on every machine. */
export function hashText(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}

export interface Random {
  /** The next number in 0..1 (1 excluded). */
  next(): number;
  /** The next number in low..high. */
  between(low: number, high: number): number;
}

/** A stream of numbers fixed by its seed. Each part of a picture takes its own `name`d stream, so
 *  that one part drawing more numbers never shifts another. */
export function createRandom(seed: number, name: string): Random {
  const stream = hashText(name);
  let count = 0;
  function next(): number {
    return hashUnit(count++, stream, seed);
  }
  return { next, between: (low, high) => low + (high - low) * next() };
}

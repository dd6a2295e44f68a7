/**
 * How masks are packed: each pixel is told in a few yes-or-no answers, each guessed from the pixels
 * above and to the left, and an arithmetic coder writes only what the guesses leave open. Rather
 * more work than runs of equal tones, and a quarter of their size.
 */

/** Tones of a mask: 0 outside, 1 darkest .. `tones` brightest, `litTone` gives light. */
export const tones = 14;
export const litTone = tones + 1;

/** Answers a question in its context. A writer is told the answer, a reader finds it. */
export type Answer = (context: number, known: number) => number;

const insideContexts = 64;
const activities = 4;
const steps = 8;
const atZero = insideContexts;
const atSign = atZero + activities;
const atStep = atSign + activities;
export const contexts = atStep + activities * steps;

/** Chance of a no, in 2048ths, that every context starts from and how quickly it learns. */
export const evenChance = 1024;
export const fullChance = 2048;
export const learning = 4;

/** Walks a mask's pixels and asks for each; `values` holds the answers afterwards. */
export function askPixels(values: Uint8Array, width: number, height: number, answer: Answer): void {
  const at = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width ? 0 : (values[y * width + x] ?? 0);
  let last = tones >> 1;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const west = at(x - 1, y);
      const north = at(x, y - 1);
      const corner = at(x - 1, y - 1);
      const around =
        (west > 0 ? 1 : 0) +
        (north > 0 ? 2 : 0) +
        (corner > 0 ? 4 : 0) +
        (at(x + 1, y - 1) > 0 ? 8 : 0) +
        (at(x - 2, y) > 0 ? 16 : 0) +
        (at(x, y - 2) > 0 ? 32 : 0);
      const known = values[i] ?? 0;
      if (answer(around, known > 0 ? 1 : 0) === 0) {
        values[i] = 0;
        continue;
      }
      const guess = guessTone(west, north, corner, last);
      const spread = west > 0 && north > 0 ? Math.abs(west - north) : 2;
      const activity = Math.min(spread, activities - 1);
      last = guess + askDifference(known - guess, activity, answer);
      values[i] = last;
    }
  }
}

function guessTone(west: number, north: number, corner: number, last: number): number {
  if (west === 0) return north === 0 ? last : north;
  if (north === 0) return west;
  if (corner === 0) return (west + north) >> 1;
  // What a plane through the three neighbours would have, kept between the nearer two.
  const plane = west + north - corner;
  return Math.max(Math.min(west, north), Math.min(Math.max(west, north), plane));
}

function askDifference(known: number, activity: number, answer: Answer): number {
  if (answer(atZero + activity, known === 0 ? 0 : 1) === 0) return 0;
  const isBelow = answer(atSign + activity, known < 0 ? 1 : 0) === 1;
  let size = 1;
  for (;;) {
    const context = atStep + activity * steps + Math.min(size, steps) - 1;
    if (size >= litTone || answer(context, Math.abs(known) > size ? 1 : 0) === 0) break;
    size++;
  }
  return isBelow ? -size : size;
}

/** Unpacks a mask of the given size, in pixels. */
export function unpackMask(bytes: Uint8Array, width: number, height: number): Uint8Array {
  const chances = new Uint16Array(contexts).fill(evenChance);
  let next = 0;
  let range = 0xffffffff;
  let code = 0;
  for (let n = 0; n < 4; n++) code = ((code << 8) | (bytes[next++] ?? 0)) >>> 0;
  const values = new Uint8Array(width * height);
  askPixels(values, width, height, (context) => {
    const chance = chances[context] ?? evenChance;
    const bound = (range >>> 11) * chance;
    let bit = 0;
    if (code < bound) {
      range = bound;
      chances[context] = chance + ((fullChance - chance) >> learning);
    } else {
      bit = 1;
      code = (code - bound) >>> 0;
      range = (range - bound) >>> 0;
      chances[context] = chance - (chance >> learning);
    }
    while (range < 0x1000000) {
      range = (range << 8) >>> 0;
      code = ((code << 8) | (bytes[next++] ?? 0)) >>> 0;
    }
    return bit;
  });
  return values;
}

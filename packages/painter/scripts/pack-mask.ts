import { askPixels, contexts, evenChance, fullChance, learning } from '../src/symbols/mask-code.ts';

/** Packs a mask as `unpackMask` reads it: a range coder that carries, after LZMA's. */
export function packMask(values: Uint8Array, width: number, height: number): Uint8Array {
  const chances = new Uint16Array(contexts).fill(evenChance);
  const bytes: number[] = [];
  let low = 0;
  let range = 0xffffffff;
  let held = 0;
  let pending = 0;
  askPixels(values.slice(), width, height, (context, bit) => {
    const chance = chances[context] ?? evenChance;
    const bound = (range >>> 11) * chance;
    if (bit === 0) {
      range = bound;
      chances[context] = chance + ((fullChance - chance) >> learning);
    } else {
      low += bound;
      range = (range - bound) >>> 0;
      chances[context] = chance - (chance >> learning);
    }
    while (range < 0x1000000) {
      range = (range << 8) >>> 0;
      shift();
    }
    return bit;
  });
  for (let n = 0; n < 5; n++) shift();
  // The first byte is the coder's own; trailing zeros are what a reader finds past the end.
  let end = bytes.length;
  while (end > 1 && bytes[end - 1] === 0) end--;
  return Uint8Array.from(bytes.slice(1, end));

  function shift(): void {
    const carry = low >= 0x100000000 ? 1 : 0;
    if (low < 0xff000000 || carry === 1) {
      bytes.push((held + carry) & 255);
      for (; pending > 0; pending--) bytes.push((255 + carry) & 255);
      held = Math.floor(low / 0x1000000) & 255;
    } else pending++;
    low = (low & 0xffffff) * 256;
  }
}

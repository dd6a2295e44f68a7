import { maskData } from '#symbols/mask-data.ts';

/** A silhouette: 0 outside, 1 darkest .. 7 brightest tone of its own, 8 gives light. */
export interface Mask {
  readonly width: number;
  readonly height: number;
  readonly values: Uint8Array;
}

export const litTone = 8;

const unpacked = new Map<string, Mask>();

/** The mask of a silhouette, unpacked once. Throws for a name that was never baked. */
export function maskOf(id: string): Mask {
  const known = unpacked.get(id);
  if (known !== undefined) return known;
  const packed = maskData[id];
  if (packed === undefined) throw new Error(`No mask was baked for ${id}`);
  const [width, height, runs] = packed;
  const values = new Uint8Array(width * height);
  let i = 0;
  for (const byte of bytesOf(runs)) {
    const run = (byte & 15) + 1;
    values.fill(byte >> 4, i, i + run);
    i += run;
  }
  const mask = { width, height, values };
  unpacked.set(id, mask);
  return mask;
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Reads base64. Written out, since neither the language itself nor all its hosts have a reader. */
function bytesOf(text: string): Uint8Array {
  const length = text.replace(/=+$/, '').length;
  const bytes = new Uint8Array(Math.floor((length * 3) / 4));
  let bits = 0;
  let held = 0;
  let next = 0;
  for (let n = 0; n < length; n++) {
    held = (held << 6) | digits.indexOf(text.charAt(n));
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[next++] = (held >> bits) & 255;
    }
  }
  return bytes;
}

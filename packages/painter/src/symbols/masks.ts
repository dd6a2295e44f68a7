import { unpackMask } from '#symbols/mask-code.ts';
import { maskData } from '#symbols/mask-data.ts';

/** A silhouette, a value a pixel: see mask-code.ts. */
export interface Mask {
  readonly width: number;
  readonly height: number;
  readonly values: Uint8Array;
}

const unpacked = new Map<string, Mask>();

/** The mask of a silhouette, unpacked once. Throws for a name that was never baked. */
export function maskOf(id: string): Mask {
  const known = unpacked.get(id);
  if (known !== undefined) return known;
  const packed = maskData[id];
  if (packed === undefined) throw new Error(`No mask was baked for ${id}`);
  const [width, height, text] = packed;
  const values = unpackMask(bytesOf(text), width, height);
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

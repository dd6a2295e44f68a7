import { clamp01, cosTurn, cubeRoot, mix, sinTurn } from '#maths.ts';

/** A colour in OKLab: `l` 0 black..1 white, `a` green..red, `b` blue..yellow. Mixing there looks
 *  even to the eye, so everything in the painter is mixed in it. */
export interface Colour {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

/** Lightness 0..1, chroma 0..~0.3, hue in degrees. */
export function oklch(lightness: number, chroma: number, hue: number): Colour {
  return { l: lightness, a: chroma * cosTurn(hue / 360), b: chroma * sinTurn(hue / 360) };
}

export function mixColours(from: Colour, to: Colour, share: number): Colour {
  return { l: mix(from.l, to.l, share), a: mix(from.a, to.a, share), b: mix(from.b, to.b, share) };
}

/** Moves lightness by `lift` and multiplies chroma by `saturation`. */
export function shift(colour: Colour, lift: number, saturation = 1): Colour {
  return { l: clamp01(colour.l + lift), a: colour.a * saturation, b: colour.b * saturation };
}

const tableSize = 4096;
/** sRGB's transfer curve in 0..255, by the square root of the light: even steps for the eye. */
const encoded = new Float32Array(tableSize + 1);
for (let i = 0; i <= tableSize; i++) {
  const root = i / tableSize;
  const light = root * root;
  // light^(5/12) as the twelfth root of its fifth power.
  const power = Math.sqrt(Math.sqrt(cubeRoot(light * light * light * light * light)));
  encoded[i] = 255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * power - 0.055);
}

function encode(light: number): number {
  if (light <= 0) return 0;
  if (light >= 1) return 255;
  return encoded[Math.floor(Math.sqrt(light) * tableSize)] ?? 255;
}

/** Writes one OKLab colour as sRGB into `bytes` at `offset`. `dither` in −0.5..0.5 breaks banding. */
export function writeRgb(
  bytes: Uint8ClampedArray,
  offset: number,
  l: number,
  a: number,
  b: number,
  dither: number,
): void {
  const long = l + 0.3963377774 * a + 0.2158037573 * b;
  const medium = l - 0.1055613458 * a - 0.0638541728 * b;
  const short = l - 0.0894841775 * a - 1.291485548 * b;
  const l3 = long * long * long;
  const m3 = medium * medium * medium;
  const s3 = short * short * short;
  bytes[offset] = encode(4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3) + dither;
  bytes[offset + 1] = encode(-1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3) + dither;
  bytes[offset + 2] = encode(-0.0041960863 * l3 - 0.7034186147 * m3 + 1.707614701 * s3) + dither;
  bytes[offset + 3] = 255;
}

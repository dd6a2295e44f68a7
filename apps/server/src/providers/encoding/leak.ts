import { leakSize } from '@reverie/contract/images.rules';
import { pixels } from '#providers/encoding/raw.ts';
import type { Picture } from '#providers/image/port.ts';

/** The share of a picture, at either side, that is drawn out over the page beside it. */
const outer = 0.26;
/** The share of a print that is paper, at each side, with its ragged edge. */
const paper = 0.07;
/** Warm hues, in degrees, and where they go: an olive or a brown light would soil the night. */
const warm = { from: 36, to: 125, low: 22, high: 48, chroma: 0.072 };

type Lab = { l: number; a: number; b: number };

/**
 * The light a painting throws on its page: by night in the upper half, by day in the lower, each
 * in few enough pixels for a page to need only to blur them.
 */
export async function encodeLeak(picture: Picture): Promise<Uint8Array> {
  const { columns, rows, gap } = leakSize;
  const data = await pixels(withoutPaper(picture))
    .resize(columns, rows, { fit: 'fill' })
    .raw()
    .toBuffer();
  const labAt = (x: number, y: number) => {
    const place = (y * columns + x) * 3;
    return labOf(data[place] ?? 0, data[place + 1] ?? 0, data[place + 2] ?? 0);
  };
  const height = 2 * (rows + gap);
  const light = new Uint8ClampedArray(columns * height * 4);
  for (let y = 0; y < height; y += 1) {
    const isDay = y >= rows + gap;
    // Rows between the halves repeat the nearest one: neither shines into the other.
    const row = isDay ? Math.max(0, y - rows - 2 * gap) : Math.min(y, rows - 1);
    for (let x = 0; x < columns; x += 1) {
      const seen = labAt(columnAt((x + 0.5) / columns, columns), row);
      const rgb = rgbOf(isDay ? byDay(seen) : byNight(seen));
      light.set([...rgb, 255], (y * columns + x) * 4);
    }
  }
  return pixels({ data: light, width: columns, height }).webp({ lossless: true }).toBuffer();
}

/** A print's margin is paper: what leaks is what is painted. */
function withoutPaper({ data, width, height }: Picture): Picture {
  const margin = Math.round(width * paper);
  const inner = { width: width - 2 * margin, height: height - 2 * margin };
  const kept = new Uint8ClampedArray(inner.width * inner.height * 4);
  for (let y = 0; y < inner.height; y += 1) {
    const from = ((y + margin) * width + margin) * 4;
    kept.set(data.subarray(from, from + inner.width * 4), y * inner.width * 4);
  }
  return { data: kept, ...inner };
}

/**
 * Mirrored at the edges of the print, which hangs about the first quarter of a page: what lies
 * beside it is what is painted at that edge.
 */
function columnAt(across: number, columns: number): number {
  const isLeft = across < outer;
  const source = isLeft ? outer - across : 1 - outer * ((across - outer) / (1 - outer));
  return Math.min(columns - 1, Math.max(0, Math.floor(source * columns)));
}

function byNight({ l, a, b }: Lab): Lab {
  const { chroma, hue } = polar(a, b);
  const isWarm = hue >= warm.from && hue <= warm.to;
  const share = (hue - warm.from) / (warm.to - warm.from);
  const to = isWarm ? warm.low + share * (warm.high - warm.low) : hue;
  const most = to >= warm.low && to <= warm.high ? warm.chroma : 0.085;
  return lab(0.172 + 0.245 * l ** 1.05, Math.min(chroma, most), to);
}

function byDay({ l, a, b }: Lab): Lab {
  const { chroma, hue } = polar(a, b);
  return lab(0.845 + 0.13 * l, Math.min(chroma, 0.075), hue);
}

function polar(a: number, b: number) {
  return { chroma: Math.hypot(a, b), hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

function lab(l: number, chroma: number, hue: number): Lab {
  const turn = (hue * Math.PI) / 180;
  return { l, a: chroma * Math.cos(turn), b: chroma * Math.sin(turn) };
}

/** sRGB to OKLab and back, after Ottosson (2020). */
function labOf(red: number, green: number, blue: number): Lab {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const x = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const y = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const z = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    l: 0.2104542553 * x + 0.793617785 * y - 0.0040720468 * z,
    a: 1.9779984951 * x - 2.428592205 * y + 0.4505937099 * z,
    b: 0.0259040371 * x + 0.7827717662 * y - 0.808675766 * z,
  };
}

function rgbOf({ l, a, b }: Lab): number[] {
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ].map((value) => {
    const part = Math.min(1, Math.max(0, value));
    return 255 * (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055);
  });
}

/// <reference path="./subset-font.d.ts" />
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { z } from 'zod';

const require = createRequire(import.meta.url);

/** Letters beyond those of Europe. Chinese, Japanese and Korean share signs, each in its own shape. */
const families = {
  jp: { of: '@fontsource-variable/noto-serif-jp', end: 'wght-normal.woff2', parts: /^\[/ },
  kr: { of: '@fontsource-variable/noto-serif-kr', end: 'wght-normal.woff2', parts: /^\[/ },
  sc: { of: '@fontsource-variable/noto-serif-sc', end: 'wght-normal.woff2', parts: /^\[/ },
  emoji: { of: '@fontsource-variable/noto-emoji', end: 'wght-normal.woff2', parts: /^\[/ },
  arabic: { of: '@fontsource/noto-naskh-arabic', end: '400-normal.woff', parts: /^arabic$/ },
  hebrew: { of: '@fontsource/noto-serif-hebrew', end: '400-normal.woff', parts: /^hebrew$/ },
} as const;
type Family = keyof typeof families;

/** Of a file that holds every weight, one is taken. */
export type WideFont = { name: string; file: string; hasWeights: boolean };

const ranges = z.record(z.string(), z.string());
/** Which file of a family has a sign. Read when the first such sign comes: few books have any. */
const known = new Map<Family, Map<number, WideFont>>();

function signsOf(family: Family): Map<number, WideFont> {
  const before = known.get(family);
  if (before) return before;
  const { of, end, parts } = families[family];
  const path = require.resolve(`${of}/unicode.json`);
  const told = ranges.parse(JSON.parse(readFileSync(path, 'utf8')));
  const signs = new Map<number, WideFont>();
  for (const [part, spans] of Object.entries(told)) {
    if (!parts.test(part)) continue;
    const plain = part.replace(/[[\]]/g, '');
    const file = join(dirname(path), 'files', `${of.split('/')[1]}-${plain}-${end}`);
    const font = { name: `${family}-${plain}`, file, hasWeights: end.startsWith('wght') };
    for (const [first, last] of spans.split(',').map(spanOf)) {
      for (let sign = first; sign <= last; sign += 1) signs.set(sign, font);
    }
  }
  known.set(family, signs);
  return signs;
}

/** As style sheets write them: U+4E00, U+1F30D-1F30F. */
function spanOf(span: string): [number, number] {
  const [first = '', last = first] = span.replace('U+', '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}

const hebrew = /^[\u0590-\u05ff\ufb1d-\ufb4f]$/u;
const arabic = /^[\u0600-\u06ff\u0750-\u077f\u0870-\u08ff\ufb50-\ufdff\ufe70-\ufefc]$/u;

/** In whose shapes a text’s Chinese characters are set: as its own other letters tell. */
export function hanOrderOf(text: string): Family[] {
  if (/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)) return ['jp', 'sc', 'kr'];
  return /\p{sc=Hangul}/u.test(text) ? ['kr', 'sc', 'jp'] : ['sc', 'jp', 'kr'];
}

/** The font that has a sign no font of Europe has; null where none does. */
export function wideFontOf(sign: string, order: readonly Family[]): WideFont | null {
  const code = sign.codePointAt(0) ?? 0;
  if (hebrew.test(sign)) return signsOf('hebrew').get(code) ?? null;
  if (arabic.test(sign)) return signsOf('arabic').get(code) ?? null;
  const isPicture = /^\p{Extended_Pictographic}$/u.test(sign);
  for (const family of isPicture ? (['emoji', ...order] as const) : order) {
    const font = signsOf(family).get(code);
    if (font) return font;
  }
  return isPicture ? null : (signsOf('emoji').get(code) ?? null);
}

/** The bytes of a font as the kit takes them: of what is packed for the web it draws blanks. */
export async function bytesOf({ name, file, hasWeights }: WideFont): Promise<Buffer> {
  const bytes = await readFile(file);
  if (!hasWeights) return bytes;
  const family = familyOf(name);
  const signs = [...(family ? signsOf(family) : [])].filter(([, font]) => font.name === name);
  const text = String.fromCodePoint(...signs.map(([sign]) => sign));
  const how = { targetFormat: 'sfnt', variationAxes: { wght: 400 } } as const;
  return Buffer.from(await subsetFont(bytes, text, how));
}

function familyOf(name: string): Family | null {
  const [family] = name.split('-');
  return (['jp', 'kr', 'sc', 'emoji'] as const).find((known) => known === family) ?? null;
}

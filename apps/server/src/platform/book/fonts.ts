import { createRequire } from 'node:module';
import { join } from 'node:path';
import { hanOrderOf, type WideFont, wideFontOf } from '#platform/book/wide-fonts.ts';

const folder = join(import.meta.dirname, '../../../fonts');
const require = createRequire(import.meta.url);

/** The families a book is set in; the first three hold what French and English need. */
export const fontFiles = {
  text: join(folder, 'newsreader-text.ttf'),
  italic: join(folder, 'newsreader-italic.ttf'),
  display: join(folder, 'newsreader-display.ttf'),
  further: join(folder, 'newsreader-text-further.ttf'),
  cyrillic: require.resolve('@fontsource/noto-serif/files/noto-serif-cyrillic-400-normal.woff'),
  cyrillicFurther: require.resolve(
    '@fontsource/noto-serif/files/noto-serif-cyrillic-ext-400-normal.woff',
  ),
  greek: require.resolve('@fontsource/noto-serif/files/noto-serif-greek-400-normal.woff'),
  greekFurther: require.resolve(
    '@fontsource/noto-serif/files/noto-serif-greek-ext-400-normal.woff',
  ),
};
export type FontName = keyof typeof fontFiles;
export type Face = 'text' | 'italic' | 'display';
export type Font = FontName | WideFont;

/** Exactly what `apps/web/scripts/fonts.ts` cuts the first three down to. */
const common =
  /^[\x20-\x7e\u00a0-\u00ffŒœŸ\u2009\u2010-\u2015\u2018-\u201e\u2022\u2026\u202f\u2032\u2033\u2039\u203a€−]*$/;
const others: [FontName, RegExp][] = [
  ['further', /^[\u0100-\u017f\u1e00-\u1eff]$/],
  ['cyrillic', /^[\u0401\u0410-\u044f\u0451]$/],
  ['cyrillicFurther', /^[\u0402-\u040f\u0450\u0452-\u045f\u0460-\u052f]$/],
  ['greek', /^[\u0384-\u03ff]$/],
  ['greekFurther', /^[\u1f00-\u1fff]$/],
];

/** What stands for a sign no font of ours has. */
const unknown = '·';

/** A sign as it is set, and the font that has it. */
export type Sign = { text: string; font: Font };

/** Whether all of a text is in the face that was asked for: nearly always. */
export function isPlain(text: string): boolean {
  return common.test(text);
}

/** The words of a line: a dream may hold tabs and controls, a line of a book does not. */
export function lineOf(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\t\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\p{Cc}|\p{Cf}|\p{Variation_Selector}/gu, '');
}

/** The signs of a line, each in a font that has it. */
export function signsOf(line: string, face: Face): Sign[] {
  const order = hanOrderOf(line);
  return [...line].flatMap((sign): Sign[] => {
    if (common.test(sign)) return [{ text: sign, font: face }];
    const near = others.find(([, signs]) => signs.test(sign))?.[0];
    if (near) return [{ text: sign, font: near }];
    const letter = flagLetterOf(sign);
    if (letter) return [{ text: letter, font: face }];
    const wide = isTone(sign) ? null : wideFontOf(sign, order);
    if (wide) return [{ text: sign, font: wide }];
    return isMark(sign) ? [] : [{ text: unknown, font: face }];
  });
}

/** Flags are pairs of such letters; no font has every flag. */
function flagLetterOf(sign: string): string | null {
  const code = (sign.codePointAt(0) ?? 0) - 0x1f1e6;
  return code >= 0 && code < 26 ? String.fromCharCode(65 + code) : null;
}

/** A colour of skin, or the key drawn around a number. */
function isTone(sign: string): boolean {
  return /^[\u{1f3fb}-\u{1f3ff}\u{20e3}]$/u.test(sign);
}

/** What belongs to the sign before it. */
function isMark(sign: string): boolean {
  return /^\p{M}$/u.test(sign) || isTone(sign);
}

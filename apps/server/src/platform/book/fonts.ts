import { createRequire } from 'node:module';
import { join } from 'node:path';

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

export type Run = { font: FontName; text: string };

/** A text in the faces that have its signs: nearly always the one that was asked for. */
export function runsOf(text: string, face: Face): Run[] {
  // A dream may hold tabs and controls; a line of a book does not.
  const plain = text
    .normalize('NFC')
    .replace(/[\t\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, '');
  if (common.test(plain)) return [{ font: face, text: plain }];
  const runs: Run[] = [];
  for (const sign of plain) {
    const font = common.test(sign) ? face : others.find(([, signs]) => signs.test(sign))?.[0];
    const said = font ? sign : isMark(sign) ? '' : unknown;
    const last = runs.at(-1);
    if (last && last.font === (font ?? face)) last.text += said;
    else runs.push({ font: font ?? face, text: said });
  }
  return runs.filter((run) => run.text !== '');
}

/** What belongs to the sign before it. */
function isMark(sign: string): boolean {
  return /^(?:\p{M}|[\u{1f3fb}-\u{1f3ff}])$/u.test(sign);
}

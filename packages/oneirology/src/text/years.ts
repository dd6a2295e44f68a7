import type { Token } from '#text/tokens.ts';

const ones = new Map(
  [
    'one un une',
    'two deux',
    'three trois',
    'four quatre',
    'five cinq',
    'six',
    'seven sept',
    'eight huit',
    'nine neuf',
    'ten dix',
    'eleven onze',
    'twelve douze',
    'thirteen treize',
    'fourteen quatorze',
    'fifteen quinze',
    'sixteen seize',
    'seventeen',
    'eighteen',
    'nineteen',
  ].flatMap((said, n) => said.split(' ').map((word) => [word, n + 1] as const)),
);
const tens = new Map(
  ['twenty vingt', 'thirty trente', 'forty quarante', 'fifty cinquante', 'sixty soixante']
    .concat(['seventy septante', 'eighty octante', 'ninety nonante', 'hundred cent'])
    .flatMap((said, n) => said.split(' ').map((word) => [word, (n + 2) * 10] as const)),
);

/** A number of years at a token, in figures or in words of either language, and where it ends. */
export function yearsAt(
  tokens: readonly Token[],
  at: number,
): { readonly years: number; readonly to: number } | null {
  const word = tokens[at]?.lower ?? '';
  if (/^\d{1,3}$/.test(word)) return { years: Number(word), to: at + 1 };
  // « Quatre-vingts », « quatre-vingt-dix ».
  const isScore = word === 'quatre' && /^vingts?$/.test(tokens[at + 1]?.lower ?? '');
  const ten = isScore ? 80 : tens.get(word);
  const first = ten ?? ones.get(word);
  if (first === undefined) return null;
  const to = at + (isScore ? 2 : 1);
  const second = tokens[to]?.gap === '-' ? ones.get(tokens[to]?.lower ?? '') : undefined;
  const rest = first >= 10 ? second : undefined;
  return { years: first + (rest ?? 0), to: rest === undefined ? to : to + 1 };
}

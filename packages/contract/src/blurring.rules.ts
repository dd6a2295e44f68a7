/** Words of a dream that its dreamer keeps, and others receive a replacement of. */
export const blurKinds = [
  'name',
  'place',
  'workplace',
  'phone',
  'email',
  'address',
  'handle',
  'link',
] as const;
export type BlurKind = (typeof blurKinds)[number];

export type BlurredWord = { kind: BlurKind; words: string };

export const blurredLimit = 40;
export const blurredWordsLimit = 120;

/** What stands for a blurred word: its kind, never anything of the word, not its length either. */
const replacements: Record<'fr' | 'en', Record<BlurKind, string>> = {
  fr: {
    name: 'nom',
    place: 'lieu',
    workplace: 'lieu de travail',
    phone: 'numéro',
    email: 'courriel',
    address: 'adresse',
    handle: 'pseudo',
    link: 'lien',
  },
  en: {
    name: 'name',
    place: 'place',
    workplace: 'workplace',
    phone: 'number',
    email: 'email',
    address: 'address',
    handle: 'handle',
    link: 'link',
  },
};

/** The words of a replacement, as they stand between brackets. */
function replacementOf(kind: BlurKind, language: string | null): string {
  return replacements[language === 'en' ? 'en' : 'fr'][kind];
}

/**
 * The text as others receive it. Every place where the words stand by themselves is replaced, in any
 * case, whatever apostrophe or space is between them.
 */
export function blur(
  text: string,
  blurred: readonly BlurredWord[],
  language: string | null,
): string {
  const { find, kindOf } = finderOf(blurred);
  if (!find) return text;
  return text
    .normalize('NFC')
    .replace(find, (words) => `[${replacementOf(kindOf(words), language)}]`);
}

/** Where blurred words stand in a text, in its order, without overlap. */
export function blurredIn(
  text: string,
  blurred: readonly BlurredWord[],
): { start: number; end: number; kind: BlurKind }[] {
  const { find, kindOf } = finderOf(blurred);
  if (!find) return [];
  return Array.from(text.matchAll(find), ({ 0: words, index: start }) => ({
    ...{ start, end: start + words.length, kind: kindOf(words) },
  }));
}

/** Longest first: of «Anne» and «Anne Roy» the whole name goes. */
function finderOf(blurred: readonly BlurredWord[]) {
  const kinds = new Map(
    blurred
      .map(({ kind, words }) => [sameFor(words), kind] as const)
      .filter(([words]) => words !== ''),
  );
  const alternatives = [...kinds.keys()]
    .sort((one, other) => other.length - one.length)
    .map(patternOf);
  const find =
    alternatives.length === 0
      ? null
      : new RegExp(
          `(?<![\\p{L}\\p{N}\\p{M}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}\\p{M}])`,
          'giu',
        );
  return { find, kindOf: (words: string) => kinds.get(sameFor(words)) ?? 'name' };
}

function sameFor(words: string): string {
  return words.normalize('NFC').trim().toLowerCase().replaceAll('’', "'").replace(/\s+/gu, ' ');
}

function patternOf(words: string): string {
  return words
    .replace(/[.*+?^${}()|[\]\\/-]/g, (sign) => (sign === '-' ? '\\x2d' : `\\${sign}`))
    .replaceAll("'", "['’]")
    .replaceAll(' ', '\\s+');
}

const standIns = new RegExp(
  `\\[(?:${[...new Set(Object.values(replacements).flatMap((each) => Object.values(each)))].join('|')})\\]`,
  'g',
);

/** The text with nothing where a replacement stands, every other word in its place: to be read. */
export function withoutReplacements(text: string): string {
  return text.replace(standIns, (found) => ' '.repeat(found.length));
}

export type TextPart = { text: string; isReplacement: boolean };

/** A text as others receive it, in parts: what is said, and what stands for blurred words. */
export function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(standIns)) {
    if (index > from) parts.push({ text: text.slice(from, index), isReplacement: false });
    parts.push({ text: found.slice(1, -1), isReplacement: true });
    from = index + found.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), isReplacement: false });
  return parts;
}

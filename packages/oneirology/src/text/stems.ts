import { irregularEnglishBases } from '#morphology/english.ts';

/**
 * Light stems for searching, on folded words. They only bring inflected forms together: a longer
 * stemmer would also bring together words that a reader tells apart.
 */

const frenchEndings = `issaient issait issai issant issent issez issons eraient erait erai eront
  erez era aient ant ait ees ee er ez ent ir ai e a i`
  .split(/\s+/)
  .sort((a, b) => b.length - a.length);

/** Their stem would be another word that dreams are full of: `mère` and `mer`, `père` and `per`. */
const keptWhole = new Set('mere pere fire wine care hate tube pine'.split(' '));

function singularFrench(word: string): string {
  if (word.length <= 3 || word.endsWith('ss')) return word;
  if (word === 'yeux') return 'oeil';
  if (/[^e]aux$/.test(word)) return word.replace(/aux$/, 'al');
  return word.replace(/[sx]$/, '');
}

/** `baleines` → `balein`, `revais` and `reve` → `rev`; never under three letters. */
export function stemFrench(folded: string): string {
  const word = singularFrench(folded);
  if (keptWhole.has(word)) return word;
  const ending = frenchEndings.find((end) => word.endsWith(end) && word.length - end.length >= 3);
  return ending === undefined ? word : word.slice(0, -ending.length);
}

const irregularBases = irregularEnglishBases();

/** `flying`, `flies`, `flew` → `fly`; `houses` → `hous`, as `house`. */
export function stemEnglish(folded: string): string {
  const base = irregularBases.get(folded) ?? folded;
  if (base.length <= 3) return base;
  const singular = base.endsWith('ies')
    ? `${base.slice(0, -3)}y`
    : /(?:ss|us|is)$/.test(base)
      ? base
      : base.replace(/(?:(?<=sh|ch|x|ss)es|s)$/, '');
  const bare = singular.replace(/(?:ing|edly|ed|ly)$/, '');
  const kept = bare.length >= 3 ? bare : singular;
  const single = kept !== singular ? kept.replace(/([bdgmnprt])\1$/, '$1') : kept;
  const withoutE = single.length > 4 ? single.replace(/e$/, '') : single;
  return withoutE.length > 3 ? withoutE.replace(/i$/, 'y') : withoutE;
}

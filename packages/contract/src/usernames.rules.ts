/** Why nobody may take a name: it speaks for those who run the place, or looks like another one. */
export type UsernameFault = 'reserved' | 'confusable';

/**
 * Scripts people write their names in today: Table 5 of Unicode Standard Annex 31. A name keeps to
 * one, or to those one language mixes.
 */
const scripts = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Armenian',
  'Arabic',
  'Hebrew',
  'Georgian',
  'Ethiopic',
  'Thaana',
  'Devanagari',
  'Bengali',
  'Gujarati',
  'Gurmukhi',
  'Kannada',
  'Malayalam',
  'Oriya',
  'Sinhala',
  'Tamil',
  'Telugu',
  'Khmer',
  'Lao',
  'Myanmar',
  'Thai',
  'Tibetan',
  'Hangul',
];
const mixtures = [
  ['Han', 'Hiragana', 'Katakana'],
  ['Han', 'Hangul'],
  ['Han', 'Bopomofo'],
];
const families = [...scripts.map((script) => [script]), ...mixtures].map(
  (family) =>
    new RegExp(`^[${family.map((script) => `\\p{Script=${script}}`).join('')}\\p{M}0-9._-]+$`, 'u'),
);

/**
 * Letters that Unicode's table of confusables (UTS 39, confusables.txt 13.0.0) draws as a single
 * Latin one. A name of nothing else can be read as somebody’s in Latin.
 */
const lookAlikes =
  /^[ЅІЈАВЕКМНОРСТУХѴѠҌҮӀӨԌԚԜаегорсухѕіјѡѣѳѵѽҍғҫүұһҽҿӏөԁԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧαγηθινορσυϹϲϳՍՏՕհոսցօզգք\p{M}0-9._-]+$/u;

/** Latin as it is written, without the letters of phonetics that only look like it. */
const plainLatin = /^[a-z\u00c0-\u024f\u1e00-\u1eff\p{M}0-9._-]+$/iu;

/** Words that speak for those who run the place, alone or as a part of a name. */
const offices = [
  'admin',
  'administrateur',
  'administration',
  'administrator',
  'moderateur',
  'moderation',
  'moderator',
  'staff',
  'support',
  'webmaster',
];
const alone = [
  'abuse',
  'aide',
  'anonyme',
  'anonymous',
  'api',
  'contact',
  'dreamer',
  'equipe',
  'help',
  'noreply',
  'official',
  'officiel',
  'postmaster',
  'root',
  'securite',
  'security',
  'system',
  'systeme',
  'team',
  'www',
];
const house = folded('reverie');
const ofOffice = new Set(offices.map(folded));
const reserved = new Set([...ofOffice, ...alone.map(folded)]);

/** Null where the name may be taken. */
export function faultOfUsername(username: string): UsernameFault | null {
  const name = username.normalize('NFKC');
  const isLatin = /\p{Script=Latin}/u.test(name);
  const isLetters = /\p{L}/u.test(name);
  if (!isLatin && isLetters && lookAlikes.test(name.normalize('NFD'))) return 'confusable';
  return faultOfScript(name) ?? (isReserved(name) ? 'reserved' : null);
}

/**
 * The same for several words, each in a script of its own; what stands between them says nothing.
 * They may look like somebody's name: where words are shown, a username says who it is.
 */
export function faultOfWords(text: string): UsernameFault | null {
  const words = text.normalize('NFKC').match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  if (words.some((word) => faultOfScript(word) !== null)) return 'confusable';
  const speaks = words.some((word) => reserved.has(folded(word)));
  const names = words.some((word) => folded(word).includes(house));
  return (speaks && names) || isReserved(words.join('.')) || isReserved(words.join(''))
    ? 'reserved'
    : null;
}

function faultOfScript(name: string): 'confusable' | null {
  const isOfOne = families.some((family) => family.test(name.normalize('NFD')));
  return isOfOne && (!/\p{Script=Latin}/u.test(name) || plainLatin.test(name))
    ? null
    : 'confusable';
}

function isReserved(name: string): boolean {
  const bare = name.replace(/[0-9._-]+$/, '');
  if (bare.split(/[._-]+/).some((part) => ofOffice.has(folded(part)))) return true;
  const whole = folded(bare);
  if (reserved.has(whole)) return true;
  // `reverie` itself, and `reveriesupport`.
  return whole.includes(house) && ['', ...reserved].includes(whole.replace(house, ''));
}

/** What a name reads as at a glance: no accents, and one sign for those that are taken for it. */
function folded(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\p{M}._-]/gu, '')
    .toLowerCase()
    .replace(/[i1ı|]/g, 'l')
    .replace(/0/g, 'o')
    .replace(/3/g, 'e')
    .replace(/4/g, 'a')
    .replace(/5/g, 's')
    .replace(/7/g, 't')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w');
}

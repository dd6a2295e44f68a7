import { commonCapitals, givenNames, knownPlaces } from '#private/known-names.ts';

/** What a text may tell about real people and where to find them. */
export type PrivateKind =
  | 'name'
  | 'place'
  | 'workplace'
  | 'phone'
  | 'email'
  | 'address'
  | 'handle'
  | 'link';

/** Words of a text, by their place in it. `text` is the slice from `start` to `end`. */
export interface PrivateWords {
  readonly kind: PrivateKind;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A word that begins with a capital: « Paul », `O’Neill`, « Saint-Malo ». */
const capital = "\\p{Lu}[\\p{L}\\p{M}]*(?:(?:-|['’](?=[\\p{L}\\p{M}]{2}))[\\p{L}\\p{M}]+)*";
const capitals = `${capital}(?:\\s+${capital})*`;
const before = '(?<![\\p{L}\\p{N}\\p{M}])';
const after = '(?![\\p{L}\\p{N}\\p{M}])';
const linking = "(?:(?:de|du|des|la|le|les|et|aux?)\\s+|d['’]|l['’])*";
const linkedCapitals = `${linking}${capital}(?:[\\s-]+${linking}${capital})*`;

const frenchWay =
  'rue|avenue|av\\.|boulevard|bd|allée|chemin|impasse|quai|cours|square|passage|faubourg|place|route';
const englishWay =
  'Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Boulevard|Blvd|Court|Square|Terrace|Crescent|Close|Way';
const institution =
  'lycée|collège|école|université|hôpital|clinique|mairie|cabinet|usine|entreprise|société|hôtel|librairie|médiathèque|maternité|caserne';
const englishInstitution =
  'School|Hospital|University|College|Clinic|Hotel|Academy|Library|Ltd|Inc|Bank|Bakery';

/** Shapes that need no list, the surest first: what one takes no other takes. */
const shapes: readonly [PrivateKind, RegExp][] = [
  ['link', /(?:https?:\/\/|www\.)[^\s<>"«»]*[\p{L}\p{N}/=_-]/giu],
  ['email', /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu],
  [
    'link',
    new RegExp(
      `${before}[\\p{L}\\p{N}-]+(?:\\.[\\p{L}\\p{N}-]+)*\\.(?:com|org|net|fr|eu|io|be|ch|app|dev|co\\.uk)(?:/[^\\s<>"«»]*[\\p{L}\\p{N}/=_-])?${after}`,
      'gu',
    ),
  ],
  ['handle', /(?<![\p{L}\p{N}._])@[\p{L}\p{N}_](?:[\p{L}\p{N}_.]{0,29}[\p{L}\p{N}_])/gu],
  ['phone', /(?<![\d+])(?:(?:\+|00)33\s?(?:\(0\)\s?)?|0)[1-9](?:[\s.-]?\d{2}){4}(?!\d)/gu],
  ['phone', /(?<![\d+])\+\d{1,3}(?:[\s.-]?\(?\d{2,4}\)?){2,5}(?!\d)/gu],
  ['phone', /(?<!\d)\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}(?!\d)/gu],
  ['phone', /(?<!\d)0\d{3,4}\s\d{3}\s?\d{3,4}(?!\d)/gu],
  [
    'address',
    new RegExp(
      `${before}\\d{1,4}\\s?(?:bis|ter)?,?\\s+(?:${frenchWay})\\s+${linking}[\\p{L}\\p{M}'’-]+(?:[\\s-]+${linking}${capital})*(?:,?\\s+(?:à\\s+)?(?:\\d{5}\\s+)?${capital})?${after}`,
      'gu',
    ),
  ],
  ['address', new RegExp(`${before}(?:${frenchWay})\\s+${linkedCapitals}${after}`, 'gu')],
  [
    'address',
    new RegExp(
      `${before}(?:\\d{1,5}[a-z]?\\s+)?(?:${capital}\\s+){1,3}(?:${englishWay})(?:,\\s+${capital})?${after}`,
      'gu',
    ),
  ],
  ['address', new RegExp(`(?<!\\d)\\d{5}\\s+${capitals}${after}`, 'gu')],
  ['address', /(?<![\p{L}\p{N}])[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}(?![\p{L}\p{N}])/gu],
  ['workplace', new RegExp(`${before}(?:${institution})\\s+${linkedCapitals}${after}`, 'gu')],
  [
    'workplace',
    new RegExp(
      `${before}${capitals}(?:\\s+(?:High|Primary|General))?\\s+(?:${englishInstitution})${after}`,
      'gu',
    ),
  ],
  [
    'workplace',
    new RegExp(`${before}(?:University|College|Bank)\\s+of\\s+${capitals}${after}`, 'gu'),
  ],
];

/** After these somebody’s work is named. */
const workCue =
  /(?:travaill\p{L}*|bosse\p{L}*|embauch\p{L}*|stage|collègues?|bureaux?|work(?:s|ed|ing)?|job|intern\p{L}*|colleagues?|office)\s+(?:chez|pour|de|at|for|from|with)\s+$/iu;
/** After these a place is named. */
const placeCue =
  /(?<![\p{L}\p{M}])(?:à|en|vers|près d[eu]|jusqu['’]à|ville d[eu]|village d[eu]|in|near|towards|city of|town of|village of)\s*['’]?\s*$/iu;
/** Whoever is called so, or is with these words, is somebody. */
const titles = wordAfter(
  'm\\.|mme|mlle|monsieur|madame|mademoiselle|docteur|dr\\.?|maître|mr\\.?|mrs\\.?|ms\\.?|miss|professor|prof\\.?|oncle|tante|uncle|aunt|tonton|tata|mamie|papi',
);

function wordAfter(words: string): RegExp {
  return new RegExp(`${before}(?:${words})\\s+$`, 'iu');
}

const proper = new RegExp(`${before}${capital}(?:[ \\u00a0]+${capital})*`, 'gu');

/**
 * Names of people, places and workplaces, and what reaches somebody, in the order of the text and
 * without overlap. It offers, and knows nobody: who reads decides.
 */
export function findPrivate(text: string): PrivateWords[] {
  const found: PrivateWords[] = [];
  const isFree = (start: number, end: number) =>
    found.every((one) => end <= one.start || one.end <= start);
  const take = (kind: PrivateKind, start: number, end: number) => {
    if (isFree(start, end)) found.push({ kind, start, end, text: text.slice(start, end) });
  };
  for (const [kind, shape] of shapes) {
    for (const { 0: words, index } of text.matchAll(shape)) take(kind, index, index + words.length);
  }
  for (const { 0: words, index } of text.matchAll(proper)) {
    for (const { start, end } of partsOf(text, words, index)) {
      const kind = kindOf(text, start, end);
      if (kind) take(kind, start, end);
    }
  }
  return found.sort((one, other) => one.start - other.start);
}

/** Words in a row, without the first where it only opens a sentence, or those that are nobody’s. */
function partsOf(text: string, words: string, index: number) {
  const each = Array.from(words.matchAll(new RegExp(capital, 'gu')), ({ 0: word, index: at }) => ({
    start: index + at,
    end: index + at + word.length,
    isOut: isNobody(word) || (at === 0 && opensSentence(text, index) && !isKnown(word)),
  }));
  const parts: { start: number; end: number }[] = [];
  let isOpen = false;
  for (const { start, end, isOut } of each) {
    const last = parts.at(-1);
    if (isOut) isOpen = false;
    else if (isOpen && last) last.end = end;
    else {
      parts.push({ start, end });
      isOpen = true;
    }
  }
  return parts;
}

function kindOf(text: string, start: number, end: number): PrivateKind | null {
  const words = text.slice(start, end);
  const ahead = text.slice(Math.max(0, start - 40), start);
  const [first = ''] = words.split(/[\s'’]/u);
  // Shouted words are no names, but for those that are known.
  if (words.length > 1 && words === words.toUpperCase() && !isKnown(first)) return null;
  if (titles.test(ahead)) return 'name';
  if (givenNames.has(first.split('-')[0]?.toLowerCase() ?? '')) {
    const isPlaceToo = knownPlaces.has(first.toLowerCase()) && placeCue.test(ahead);
    return isPlaceToo ? 'place' : 'name';
  }
  if (workCue.test(ahead)) return 'workplace';
  if (knownPlaces.has(first.toLowerCase()) || placeCue.test(ahead)) return 'place';
  return first.length > 1 ? 'name' : null;
}

function opensSentence(text: string, index: number): boolean {
  const ahead = text.slice(Math.max(0, index - 16), index);
  return /(?:^|[.!?…:;\n]|[«"“(—–-]\s?)\s*$/u.test(ahead) && !titles.test(ahead);
}

function isKnown(word: string): boolean {
  const [first = ''] = word.toLowerCase().split(/['’-]/u);
  return givenNames.has(first) || knownPlaces.has(first) || knownPlaces.has(word.toLowerCase());
}

/** `I’ll`, « L’ », « Noël »: a capital that names nobody. */
function isNobody(word: string): boolean {
  const [first = ''] = word.toLowerCase().split(/['’]/u);
  return (
    word.length < 2 || commonCapitals.has(first) || /^(?:I|L|J|D|C|S|N|M|T|Qu)['’]/u.test(word)
  );
}

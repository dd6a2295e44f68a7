import { conjugateFrench } from '#morphology/french-verbs.ts';
import type { Language } from '#text/language.ts';
import type { Sentence } from '#text/sentences.ts';
import type { Token } from '#text/tokens.ts';
import { type WordSets, wordSet } from '#text/word-set.ts';

/** How many words after a negator it reaches, unless the clause ends before. */
const reach: Readonly<Record<Language, ReadonlyMap<string, number>>> = {
  en: new Map([
    ['not', 5],
    ['never', 5],
    ['cannot', 5],
    ['without', 2],
    ['no', 3],
    ['nor', 4],
    ['neither', 5],
    ['none', 5],
    ['nobody', 5],
    ['nothing', 4],
  ]),
  fr: new Map([
    ['pas', 4],
    ['plus', 4],
    ['jamais', 4],
    ['guère', 3],
    ['sans', 2],
    ['aucun', 3],
    ['aucune', 3],
    ['ni', 3],
    ['personne', 5],
    ['rien', 4],
    ['nul', 2],
    ['nulle', 2],
  ]),
};

/** Negators in French only beside « ne »: « un pas », « plus grand », « une personne » deny nothing. */
const needsNe = wordSet('plus personne rien');
/** « si jamais », « à jamais », « plus que jamais » deny nothing; « j’ai jamais eu peur » does. */
const beforeJamais = wordSet("si s' à que qu'");
const clauseBreaks: WordSets = {
  en: wordSet(
    'but because although though however when while so who which since until that where if',
  ),
  fr: wordSet("mais parce car quand lorsque lorsqu' pendant qui donc alors puis où comme que qu'"),
};
/** « pas seulement », « not only », « sans doute »: no denial of what follows. */
const harmless: WordSets = {
  en: wordSet('only just doubt matter wonder'),
  fr: wordSet('seulement uniquement doute cesse arrêt que'),
};
/** « Sans la moindre peur », `without the slightest fear`. */
const least = wordSet('moindre slightest least');
/** « sans » and `without` reach over one noun, and further only over the verb they govern. */
const governsVerb: Readonly<Record<string, RegExp>> = { sans: /(?:er|ir|re)$/, without: /ing$/ };
const reachOverVerb = 4;
const isOr = wordSet('or ou');
/**
 * « Je n’ai jamais eu aussi peur », `I have never been so happy`: never before, and so now. « Jamais
 * plus » and `never more` deny as they always do.
 */
const superlatives: WordSets = {
  fr: wordSet(
    'aussi autant tellement si tant tel telle tels telles pareil pareille pareils pareilles',
  ),
  en: wordSet('so such as this'),
};
const comparatives: WordSets = { fr: wordSet('plus'), en: wordSet('more') };
const comparativeForm = /(?:ier|sadder|madder|prouder|gladder|calmer)$/;
const superlativeReach = 6;
/** « L'escalier n'existait plus »: here the denial is of the words before. */
const existing = new Set(conjugateFrench('exister'));
/** « Il manque du café », « il me manquait une clé ». */
const lacking = new Set(conjugateFrench('manquer'));
const articles = wordSet("un le ce au du chaque mon l'");

/** Marks with 1 every word that its sentence denies. */
export function markNegation(
  tokens: readonly Token[],
  sentence: Sentence,
  marks: Uint8Array,
): void {
  const { language, from, to } = sentence;
  let ne = -10;
  for (let index = from; index < to; index += 1) {
    const word = tokens[index]?.lower ?? '';
    if (language === 'fr' && (word === 'ne' || word === "n'")) {
      ne = index;
      continue;
    }
    const next = tokens[index + 1]?.lower ?? '';
    // `Far from being sad`, « loin d'être triste », `anything but happy`.
    if (isFarFrom(tokens, index)) {
      markAhead(tokens, index + 1, Math.min(to, index + 4), language, marks);
    }
    if (language === 'fr' && lacking.has(word) && isImpersonal(tokens, index, from)) {
      markAhead(tokens, index + 1, Math.min(to, index + 4), language, marks);
    }
    const usual = word.endsWith("n't") ? 5 : reach[language].get(word);
    if (usual === undefined || harmless[language].has(next)) continue;
    if (never.has(word) && isSuperlative(tokens, index, to, language)) continue;
    if (isUtmost(tokens, index, from, to) || isTakenBack(tokens, index, from)) continue;
    let length = governsVerb[word]?.test(next) ? reachOverVerb : usual;
    if (tokens.slice(index + 1, index + 5).some(({ lower }) => least.has(lower))) length += 4;
    // `None of us`, `no one`: who is denied takes words of its own.
    if (next === 'of' || (word.startsWith('aucun') && /^d(?:e|es|')$/.test(next))) length += 3;
    // `No reason to be afraid`: the reason is denied, and what it would be of.
    else if (word === 'no' && /^(?:reason|need|cause|point)$/.test(next)) length += 2;
    else if (word === 'no' && next === 'one') length = 5;
    // « without fear or anger »: what follows the last word reached shares its denial.
    if (isOr.has(tokens[index + length]?.lower ?? '')) length += 1;
    const isThere =
      existence[language].has(tokens[index - 1]?.lower ?? '') ||
      existence[language].has(tokens[index - 2]?.lower ?? '');
    if (isThere) length = untilPlace(tokens, index, length, language);
    const being = beingDenied(tokens, index, from, to, language);
    if (being !== undefined) {
      const said = language === 'fr' ? verbAfterNe(tokens, being, to) : being + 1;
      markAhead(tokens, said, Math.min(to, said + usual), language, marks);
      continue;
    }
    if (language === 'en') {
      markAhead(tokens, index + 1, Math.min(to, index + 1 + length), language, marks);
      continue;
    }
    const besideNe = index - ne <= 5;
    // « Rien ne bougeait », « personne ne criait »: the negator comes before its « ne ».
    const neFollows = next === 'ne' || next === "n'";
    if (needsNe.has(word) && !besideNe && !neFollows) continue;
    if (word === 'jamais' && beforeJamais.has(tokens[index - 1]?.lower ?? '')) continue;
    if (word === 'pas' && articles.has(tokens[index - 1]?.lower ?? '')) continue;
    if (besideNe) markAhead(tokens, ne + 1, index, language, marks);
    if (besideNe && existing.has(tokens[ne + 1]?.lower ?? '')) {
      marks.fill(1, Math.max(from, ne - 2), ne);
    }
    markAhead(tokens, index + 1, Math.min(to, index + 1 + length), language, marks);
  }
}

const definite: WordSets = {
  fr: wordSet("le la l' les mon ma mes son sa ses notre nos leur leurs"),
  en: wordSet('the my his her our their of'),
};
const neithers = wordSet('neither nor ni');

/**
 * « Ni le tigre ni ma sœur ne riaient », `neither my aunt nor the bear was angry`: who is spoken of is
 * there, and only what is said of them is denied. Gives the last word of who it is.
 */
function beingDenied(
  tokens: readonly Token[],
  index: number,
  from: number,
  to: number,
  language: Language,
): number | undefined {
  const word = tokens[index]?.lower ?? '';
  if (!neithers.has(word) || !definite[language].has(tokens[index + 1]?.lower ?? ''))
    return undefined;
  const isOf = tokens[index + 1]?.lower === 'of';
  if (language === 'en') {
    const first = tokens
      .slice(Math.max(from, index - 5), index + 1)
      .find(({ lower }) => lower === 'neither');
    const opens = first !== undefined && (first === tokens[from] || /[,;]/.test(first.gap));
    return opens ? index + (isOf ? 3 : 2) : undefined;
  }
  const ne = tokens
    .slice(index, Math.min(to, index + 9))
    .findIndex(({ lower }) => lower === 'ne' || lower === "n'");
  const isBefore = tokens
    .slice(Math.max(from, index - 8), index)
    .some(({ lower }) => lower === 'ne' || lower === "n'");
  return ne > 0 && !isBefore ? index + 2 : undefined;
}

function verbAfterNe(tokens: readonly Token[], from: number, to: number): number {
  for (let at = from; at < to; at += 1) {
    const word = tokens[at]?.lower;
    if (word === 'ne' || word === "n'") return at + 1;
  }
  return from;
}

/** `There wasn't a soul in the house`, « il n'y avait personne dans la rue »: the place is there. */
const existence: WordSets = { fr: wordSet('y'), en: wordSet('there') };
const places: WordSets = {
  fr: wordSet('dans sur à au aux chez devant'),
  en: wordSet('in at on inside behind near'),
};

function untilPlace(
  tokens: readonly Token[],
  negator: number,
  length: number,
  language: Language,
): number {
  for (let at = negator + 1; at <= negator + length; at += 1) {
    if (places[language].has(tokens[at]?.lower ?? '')) return at - negator - 1;
  }
  return length;
}

/** `It's not that I wasn't happy`: one denial takes back the other. */
function isTakenBack(tokens: readonly Token[], index: number, from: number): boolean {
  const word = (at: number): string => tokens[at]?.lower ?? '';
  const isFirst = word(index + 1) === 'that' || /^qu[e']$/.test(word(index + 1));
  if (isFirst && /^(?:not|isn't|wasn't|pas)$/.test(word(index))) {
    return tokens
      .slice(index + 2, index + 6)
      .some(({ lower }) => /n't$|^(?:not|ne|n')$/.test(lower));
  }
  for (let at = Math.max(from, index - 6); at < index; at += 1) {
    if (/^(?:not|isn't|wasn't|pas)$/.test(word(at)) && /^(?:that|que|qu')$/.test(word(at + 1)))
      return true;
  }
  return false;
}

function isFarFrom(tokens: readonly Token[], index: number): boolean {
  const pair = `${tokens[index - 1]?.lower ?? ''} ${tokens[index]?.lower ?? ''}`;
  const next = tokens[index + 1]?.lower ?? '';
  if (pair === "loin d'" || pair === 'far from')
    return next === 'être' || next === 'being' || next === 'feeling';
  return pair === 'anything but' || pair === 'tout sauf';
}

const never = wordSet('jamais never nothing nobody rien personne');
const could = wordSet('could can peut pouvait pouvais pourrait pourrais');
const more = wordSet('more plus happier sadder angrier better worse prouder gladder mieux pire');

/** `I couldn't have been more pleased`, « on ne peut plus heureux »: said of the utmost. */
export function isUtmost(
  tokens: readonly Token[],
  negator: number,
  from: number,
  to: number,
): boolean {
  const word = (at: number): string => tokens[at]?.lower ?? '';
  const isAble = word(negator) === "couldn't" || word(negator) === "can't";
  if (!isAble && !(negator > from && could.has(word(negator - 1)))) return false;
  if (word(negator) === 'plus' && word(negator - 1) === 'peut') return word(negator - 2) === 'ne';
  for (let at = negator + 1; at < Math.min(to, negator + 5); at += 1) {
    if (/[,;:]/.test(tokens[at]?.gap ?? '')) return false;
    if (more.has(word(at))) return /^(?:be|been|get|feel|être|été|have)$/.test(word(at - 1));
  }
  return false;
}

function isSuperlative(
  tokens: readonly Token[],
  never: number,
  to: number,
  language: Language,
): boolean {
  for (let at = never + 1; at < Math.min(to, never + 1 + superlativeReach); at += 1) {
    const token = tokens[at];
    if (token === undefined || /[.,;:!?()–—«“"]/.test(token.gap)) return false;
    if (superlatives[language].has(token.lower)) return true;
    if (comparatives[language].has(token.lower) && at > never + 1) return true;
    if (language === 'en' && comparativeForm.test(token.lower)) return true;
  }
  return false;
}

/** « Il » at most one pronoun before: « il manque », « il me manquait ». */
function isImpersonal(tokens: readonly Token[], verb: number, from: number): boolean {
  return tokens.slice(Math.max(from, verb - 2), verb).some(({ lower }) => lower === 'il');
}

const subjects: WordSets = {
  fr: wordSet("je j' tu il elle on ils elles"),
  en: wordSet('i he she we they'),
};

function beginsClause(tokens: readonly Token[], index: number, language: Language): boolean {
  const word = tokens[index]?.lower ?? '';
  if (!subjects[language].has(word)) return false;
  // « dit-il », `did I`: a subject that follows its verb begins nothing.
  return tokens[index]?.gap === ' ' || tokens[index]?.gap === '';
}

const longestAside = 6;
/** What an aside begins with, wherever in a denial it stands: `not at all, even for a second, scared`. */
const asides = wordSet(
  'even honestly really truly strangely oddly for to même vraiment honnêtement bizarrement étrangement curieusement pour',
);

/** Where a sentence goes on after what stands between two commas, from the first of them. */
function pastAside(tokens: readonly Token[], index: number): number | undefined {
  if (tokens[index]?.gap.trim() !== ',') return undefined;
  for (let at = index + 1; at <= index + longestAside; at += 1) {
    const gap = tokens[at]?.gap ?? '.';
    if (gap.trim() === ',') return at;
    if (/[^\s'’-]/.test(gap)) return undefined;
  }
  return undefined;
}

function markAhead(
  tokens: readonly Token[],
  from: number,
  to: number,
  language: Language,
  marks: Uint8Array,
): void {
  for (let index = from; index < to; index += 1) {
    const token = tokens[index];
    if (token === undefined) return;
    if (/[,;:()–—]/.test(token.gap) || clauseBreaks[language].has(token.lower)) {
      // `I didn't, to be honest, feel`: what is said between two commas is passed over.
      const isAside = index === from || asides.has(token.lower);
      const resumed = isAside ? pastAside(tokens, index) : undefined;
      if (resumed === undefined) return;
      marks.fill(1, resumed, Math.min(resumed + to - from, tokens.length));
      return;
    }
    // `i couldnt move i was scared`: a new subject begins what no comma sets apart.
    const isOwn = index > from + 1 || (language === 'fr' && /^j[e']$/.test(token.lower));
    if (isOwn && beginsClause(tokens, index, language)) return;
    marks[index] = 1;
  }
}

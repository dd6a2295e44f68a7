import { markAhead } from '#grammar/denied-ahead.ts';
import { isSuperlative, isTakenBack, isUtmost } from '#grammar/no-denials.ts';
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
    // `A woman I didn't know was singing`, « que je ne connaissais pas chantait »: she did.
    const isSaidAfter = doing.test(tokens[index + 2]?.lower ?? '');
    if (language === 'en' && knowing.test(next) && isSaidAfter) length = 1;
    if (language === 'fr' && word === 'pas' && knowing.test(tokens[index - 1]?.lower ?? ''))
      length = 0;
    // `A man with no face sat there`: he did sit.
    if (word === 'no' && tokens[index - 1]?.lower === 'with')
      length = doing.test(tokens[index + 2]?.lower ?? '') ? 1 : 2;
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
    const isNobody = word === 'personne' && isSaidBareOf(tokens, index, from);
    // « Le chef disait rien »: said without its « ne », right after its verb.
    const isBareRien = word === 'rien' && saidBare.test(tokens[index - 1]?.lower ?? '');
    if (isBareRien) markAhead(tokens, index - 1, index, language, marks);
    if (needsNe.has(word) && !besideNe && !neFollows && !isNobody && !isBareRien) continue;
    if (word === 'jamais' && beforeJamais.has(tokens[index - 1]?.lower ?? '')) continue;
    if (word === 'pas' && articles.has(tokens[index - 1]?.lower ?? '')) continue;
    if (besideNe) markAhead(tokens, ne + 1, index, language, marks);
    if (besideNe && existing.has(tokens[ne + 1]?.lower ?? '')) {
      marks.fill(1, Math.max(from, ne - 2), ne);
    }
    markAhead(tokens, index + 1, Math.min(to, index + 1 + length), language, marks);
  }
}

const saidBare =
  /^(?:dis|dit|disent|disais|disait|disaient|fais|fait|faisais|faisait|voyais|voyait|vois|voit|mange|mangeait)$/;

/** « Personne dansait », said without its « ne »: it opens its clause, and a verb comes next. */
function isSaidBareOf(tokens: readonly Token[], index: number, from: number): boolean {
  const opens =
    index === from ||
    /[,;:]/.test(tokens[index]?.gap ?? '') ||
    /^(?:et|mais|que|car|où|quand)$/.test(tokens[index - 1]?.lower ?? '');
  const next = tokens[index + 1]?.lower ?? '';
  const after = next === 'me' || next === "m'" || next === 'nous' ? tokens[index + 2]?.lower : next;
  return opens && /..ai(?:t|ent)$|^(?:a|est|veut|peut|sait|vient|voit)$/.test(after ?? '');
}

const doing =
  /^(?:was|were|is|are|had|has|came|comes|went|goes|stood|stands|sat|sits|ran|runs|took|held|\w+(?:ed|ing))$/;

const knowing = /^(?:know|recogni[sz]e|connai\w+|reconnai\w+)$/;

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

function isFarFrom(tokens: readonly Token[], index: number): boolean {
  const pair = `${tokens[index - 1]?.lower ?? ''} ${tokens[index]?.lower ?? ''}`;
  const next = tokens[index + 1]?.lower ?? '';
  if (pair === "loin d'" || pair === 'far from')
    return next === 'être' || next === 'being' || next === 'feeling';
  return pair === 'anything but' || pair === 'tout sauf';
}

const never = wordSet('jamais never nothing nobody rien personne');

/** « Il » at most one pronoun before: « il manque », « il me manquait ». */
function isImpersonal(tokens: readonly Token[], verb: number, from: number): boolean {
  return tokens.slice(Math.max(from, verb - 2), verb).some(({ lower }) => lower === 'il');
}

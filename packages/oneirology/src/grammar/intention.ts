import { conjugateEnglish } from '#morphology/english.ts';
import { conjugateFrench } from '#morphology/french-verbs.ts';
import type { Language } from '#text/language.ts';
import type { Sentence } from '#text/sentences.ts';
import type { Token } from '#text/tokens.ts';
import { type WordSets, wordSet } from '#text/word-set.ts';

/**
 * Words after which an act is wished, owed, possible or just missed, and not done. Attempts are
 * left out: coders take « il essaie de me frapper » for the aggression it is.
 */
const governing: WordSets = {
  fr: new Set([
    ...['vouloir', 'souhaiter', 'espérer'].flatMap(conjugateFrench),
    ...wordSet(
      `faut fallait faudra faudrait dois doit devons devez doivent devais devait devions devaient devrais devrait devrions
      devraient devrai devra pourrais pourrait pourrions pourraient aimerais aimerait aimerions
      aimeraient préférerais préférerait presque failli`,
    ),
  ]),
  en: wordSet(`would should could might may must 'd almost nearly ought`),
};

/** Words that govern an act only through a preposition: `want her to`, « envie de ». */
const governingThrough: WordSets = {
  fr: new Set([
    ...['refuser'].flatMap(conjugateFrench),
    ...wordSet('envie besoin point prêt prête prêts prêtes'),
  ]),
  en: new Set([
    ...[
      'want',
      'wish',
      'hope',
      'need',
      'plan',
      'intend',
      'wait',
      'expect',
      'prefer',
      'refuse',
    ].flatMap(conjugateEnglish),
    ...wordSet('about supposed ready like love have has going tempted meant itching dying bound'),
  ]),
};
const prepositions: WordSets = {
  fr: wordSet("de d' à"),
  en: wordSet('to'),
};
/** How far before its preposition a governing word may stand: `want my mother to`. */
const prepositionReach: Readonly<Record<Language, number>> = { fr: 1, en: 3 };

/** How many words an intention reaches, unless the clause ends before. */
const reach = 5;
const clauseBreaks: WordSets = {
  en: wordSet('but because although though when while so until then who which'),
  fr: wordSet('mais parce car quand lorsque pendant qui alors puis'),
};

/** What somebody wants to do, which is a threat to whom they want to do it. */
export const wanted = 2;
const wanting = new Set([
  ...['vouloir', 'menacer'].flatMap(conjugateFrench),
  ...['want', 'plan', 'intend', 'threaten'].flatMap(conjugateEnglish),
  // `He would hit me`: told of what was done again and again.
  'would',
]);

function isWanted(tokens: readonly Token[], index: number, from: number): boolean {
  return tokens.slice(Math.max(from, index - 1), index + 1).some(({ lower }) => wanting.has(lower));
}

/** Marks every word that its sentence only intends: with `wanted` what somebody wants, else with 1. */
export function markIntention(
  tokens: readonly Token[],
  { language, from, to }: Sentence,
  marks: Uint8Array,
): void {
  for (let index = from; index < to; index += 1) {
    const word = tokens[index]?.lower ?? '';
    const begins =
      (governing[language].has(word) &&
        !isPast(word, tokens[index + 1]) &&
        !sensesNext(tokens, index, language)) ||
      (prepositions[language].has(word) && isGoverned(tokens, index, from, language)) ||
      isThoughtToCome(tokens, index, from);
    if (!begins) continue;
    const kind = isWanted(tokens, index, from) ? wanted : 1;
    for (let at = index + 1; at < Math.min(to, index + 1 + reach); at += 1) {
      const token = tokens[at];
      if (token === undefined || endsClause(token, language)) break;
      // `so I could sit and gave me half`: what is told in the past was done.
      if (isDone(tokens, at, language)) break;
      marks[at] = Math.max(marks[at] ?? 0, kind);
    }
  }
}

/** « J'ai cru qu'il allait me frapper »: thought, and not done. */
function isThoughtToCome(tokens: readonly Token[], index: number, from: number): boolean {
  if (!/^(?:allait|allaient|allais|va|vont)$/.test(tokens[index]?.lower ?? '')) return false;
  const before = tokens.slice(Math.max(from, index - 5), index).map(({ lower }) => lower);
  return (
    before.some((word) => /^qu[e']$/.test(word)) &&
    before.some((word) => /^(?:cru|crois|croyais|croyait|pensais|pensé|pensait)$/.test(word))
  );
}

const sensing = wordSet(
  'feel see hear smell taste sense make tell notice understand remember swear recognise recognize',
);

/** `I could feel my heart`, `I could tell she was angry`: it is there. */
function sensesNext(tokens: readonly Token[], index: number, language: Language): boolean {
  if (language !== 'en' || tokens[index]?.lower !== 'could') return false;
  return tokens.slice(index + 1, index + 3).some(({ lower }) => sensing.has(lower));
}

const pasts = wordSet(
  `gave took came went put held brought said told made let threw hit caught ran saw got kept left sent
  found shook led sat stood lay broke drew fell fought hid met paid read rode sang shut slept spoke
  stole stuck struck tore wept woke wore`,
);

function isDone(tokens: readonly Token[], index: number, language: Language): boolean {
  if (language !== 'en' || tokens[index]?.lower !== 'and') return false;
  const next = tokens[index + 1]?.lower ?? '';
  return pasts.has(next) || /[^e]ed$/.test(next);
}

/** `I'd been` tells what was; `I'd be` what might. */
const afterHad = wordSet('been had become gone got felt already');

function isPast(word: string, next: Token | undefined): boolean {
  return word === "'d" && afterHad.has(next?.lower ?? '');
}

function isGoverned(
  tokens: readonly Token[],
  preposition: number,
  from: number,
  language: Language,
): boolean {
  const first = Math.max(from, preposition - prepositionReach[language]);
  for (let at = preposition - 1; at >= first; at -= 1) {
    const token = tokens[at];
    if (token === undefined) return false;
    if (governingThrough[language].has(token.lower)) return true;
    if (endsClause(token, language)) return false;
  }
  return false;
}

function endsClause({ gap, lower }: Token, language: Language): boolean {
  return /[,;:()–—«“"]/.test(gap) || clauseBreaks[language].has(lower);
}

import { conjugateEnglish } from '#morphology/english.ts';
import { conjugateFrench } from '#morphology/french-verbs.ts';
import type { Language } from '#text/language.ts';
import type { Sentence } from '#text/sentences.ts';
import type { Token } from '#text/tokens.ts';
import { type WordSets, wordSet } from '#text/word-set.ts';

/** Verbs of talk, and what joins them to their topic. */
const talking: WordSets = {
  fr: new Set(
    ['parler', 'discuter', 'bavarder', 'causer', 'raconter', 'expliquer'].flatMap(conjugateFrench),
  ),
  en: new Set(
    [
      'talk',
      'chat',
      'speak',
      'ask',
      'argue',
      'gossip',
      'joke',
      'ramble',
      'rant',
      'rave',
      'go',
      'tell',
    ].flatMap(conjugateEnglish),
  ),
};
const joining: WordSets = {
  fr: wordSet("de d' du des comment"),
  en: wordSet('about'),
};
/** What is told of something by a preposition: `a song about a horse`, « une chanson sur un cheval ». */
const tellings: WordSets = {
  fr: wordSet(
    'chanson discussion conversation débat conférence exposé discours documentaire reportage article poème',
  ),
  en: wordSet(
    `discussion conversation debate lecture speech story song poem joke documentary article talk news dream
    argument stories songs jokes`,
  ),
};
const ofTellings: WordSets = { fr: wordSet('sur'), en: wordSet('about on') };
/** « Il parlait au milieu de la forêt »: there, and not of it. */
const spots = wordSet(
  'milieu bord fond centre coin bout pied sommet haut bas dessus dessous près loin autour côté lieu',
);
/** How far after its verb the topic may begin: « parler longuement avec lui de ». */
const joinReach = 3;
/** `told us a story about`: what is told may be named before it. */
const tellReach = 4;
/** « Je parlais à mon mari de »: who is spoken to may be named before it. */
const toWhom = wordSet('à avec au aux to with');
const addressReach = 5;
const telling: ReadonlySet<string> = new Set(conjugateEnglish('tell'));
/** How many words a topic may take. */
const topicReach = 9;

/** Where a topic ends: somebody does something, somewhere. */
const topicEnds: WordSets = {
  fr: wordSet(
    `je tu il elle on nous vous ils elles j' quand lorsque pendant dans sur sous devant derrière
    avec chez mais puis alors où tandis rien`,
  ),
  en: wordSet(`i you he she it we they when while in on at with but then where until as`),
};

/** « Il demande si on a un chat », `she asked whether`: what follows is in the question alone. */
const asking: WordSets = {
  fr: new Set(conjugateFrench('demander')),
  en: new Set(['ask', 'wonder'].flatMap(conjugateEnglish)),
};
const whether: WordSets = {
  fr: wordSet("si s'"),
  en: wordSet('if whether'),
};

/** `the trick from the book`, « la technique du livre »: where one has it from, awake. */
const lore: WordSets = {
  fr: wordSet('truc technique astuce exercice conseil méthode'),
  en: wordSet('thing trick exercise technique advice tip method'),
};
const source: WordSets = { fr: wordSet('du'), en: wordSet('from') };

/** A quoted word of another day is no deed of the dream: « je l'ai vu hier ». */
const otherDay: WordSets = {
  fr: wordSet('hier demain'),
  en: wordSet('yesterday tomorrow'),
};

/** `I could stay or I could go`: what is weighed is not done. */
const weighing: WordSets = {
  fr: wordSet('pouvais pouvait pouvions pouvaient'),
  en: wordSet('could'),
};
const either: Readonly<Record<Language, string>> = { fr: 'ou', en: 'or' };

/** Marks with 1 what is only talked of: « elle parlait de ses rideaux », `he asks about the snow`. */
export function markTopics(
  tokens: readonly Token[],
  { language, from, to }: Sentence,
  marks: Uint8Array,
): void {
  let weighed: number | undefined;
  let isEither = false;
  for (let index = from; index < to; index += 1) {
    const word = tokens[index]?.lower ?? '';
    const next = tokens[index + 1]?.lower ?? '';
    isEither ||= weighed !== undefined && word === either[language];
    if (weighing[language].has(word)) {
      if (isEither) {
        marks.fill(1, weighed ?? index, to);
        return;
      }
      weighed ??= index;
    } else if (asking[language].has(word)) {
      markQuestion(tokens, index + 1, to, language, marks);
    } else if (lore[language].has(word) && source[language].has(next)) {
      markTopic(tokens, index + 2, Math.min(to, index + 5), language, marks);
    } else if (otherDay[language].has(word)) {
      markQuote(tokens, index, from, to, marks);
    }
    if (tellings[language].has(word) && ofTellings[language].has(next)) {
      markTopic(tokens, index + 2, to, language, marks);
      continue;
    }
    if (!talking[language].has(word)) continue;
    // « À cause de »: nobody talks.
    if (word === 'cause' && tokens[index - 1]?.lower === 'à') continue;
    const last = Math.min(
      to,
      index + 1 + (telling.has(word) ? tellReach : toWhom.has(next) ? addressReach : joinReach),
    );
    for (let at = index + 1; at < last; at += 1) {
      const token = tokens[at];
      if (token === undefined || /[.,;:!?()–—«»“”"]/.test(token.gap)) break;
      if (language === 'fr' && spots.has(token.lower)) break;
      if (joining[language].has(token.lower)) {
        markTopic(tokens, at + 1, to, language, marks);
        break;
      }
    }
  }
}

function markTopic(
  tokens: readonly Token[],
  first: number,
  to: number,
  language: Language,
  marks: Uint8Array,
): void {
  for (let at = first; at < Math.min(to, first + topicReach); at += 1) {
    const token = tokens[at];
    if (token === undefined || /[.;:!?()–—«»“”"]/.test(token.gap)) return;
    // « de la maison, du chien »: after a comma the topic goes on only where it is joined again.
    if (token.gap.includes(',') && !joining[language].has(token.lower)) return;
    if (topicEnds[language].has(token.lower)) return;
    marks[at] = 1;
  }
}

/** « demande à ma sœur si »: the question begins within a few words, and ends with its clause. */
function markQuestion(
  tokens: readonly Token[],
  first: number,
  to: number,
  language: Language,
  marks: Uint8Array,
): void {
  const begins = tokens
    .slice(first, Math.min(to, first + joinReach))
    .findIndex(({ lower }) => whether[language].has(lower));
  if (begins === -1) return;
  for (let at = first + begins + 1; at < Math.min(to, first + begins + 1 + topicReach); at += 1) {
    const token = tokens[at];
    if (token === undefined || /[.,;:!?()–—«»“”"]/.test(token.gap)) return;
    if (marks[at] === 0) marks[at] = 1;
  }
}

/** Marks the quotation that a word stands in, if it does. */
function markQuote(
  tokens: readonly Token[],
  index: number,
  from: number,
  to: number,
  marks: Uint8Array,
): void {
  const first = Math.max(from, index - topicReach);
  let opening = index;
  while (opening > first && !/[«“"»”]/.test(tokens[opening]?.gap ?? '')) opening -= 1;
  if (!/[«“"]/.test(tokens[opening]?.gap ?? '')) return;
  const last = Math.min(to, index + topicReach);
  let closing = index + 1;
  while (closing < last && !/[»”"]/.test(tokens[closing]?.gap ?? '')) closing += 1;
  marks.fill(1, opening, closing);
}

import { conjugateEnglish } from '#morphology/english.ts';
import { conjugateFrench } from '#morphology/french-verbs.ts';
import type { Language } from '#text/language.ts';
import type { Sentence } from '#text/sentences.ts';
import type { Token } from '#text/tokens.ts';

function set(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}

/** Verbs of talk, and what joins them to their topic. */
const talking: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: new Set(['parler', 'discuter', 'bavarder', 'causer'].flatMap(conjugateFrench)),
  en: new Set(['talk', 'chat', 'speak', 'ask', 'argue', 'gossip'].flatMap(conjugateEnglish)),
};
const joining: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: set("de d' du des"),
  en: set('about'),
};
/** How far after its verb the topic may begin: « parler longuement avec lui de ». */
const joinReach = 3;
/** How many words a topic may take. */
const topicReach = 9;

/** Where a topic ends: somebody does something, somewhere. */
const topicEnds: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: set(
    `je tu il elle on nous vous ils elles j' quand lorsque pendant dans sur sous devant derrière
    avec chez mais puis alors où tandis rien`,
  ),
  en: set(`i you he she it we they when while in on at with but then where until as`),
};

/** Marks with 1 what is only talked of: « elle parlait de ses rideaux », `he asks about the snow`. */
export function markTopics(
  tokens: readonly Token[],
  { language, from, to }: Sentence,
  marks: Uint8Array,
): void {
  for (let index = from; index < to; index += 1) {
    if (!talking[language].has(tokens[index]?.lower ?? '')) continue;
    const last = Math.min(to, index + 1 + joinReach);
    for (let at = index + 1; at < last; at += 1) {
      const token = tokens[at];
      if (token === undefined || /[.,;:!?()–—«»“”"]/.test(token.gap)) break;
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

import { type Cast, objects, type Party, partyOf } from '#grammar/person.ts';
import type { MatchOf } from '#lexicon/meanings.ts';
import { isOwner } from '#read/people/kin.ts';
import type { Reading } from '#read/reading.ts';
import type { Sentence } from '#text/sentences.ts';

type Act = MatchOf<'frame'>;

const agentMarkers = new Set(['by', 'par']);

/** The one by whom it is done: `by a dog`, « par des inconnus ». */
export function agentAfter(
  reading: Reading,
  cast: Cast,
  { from, to }: Act,
  sentence: Sentence,
): Party | undefined {
  let isAgent = false;
  for (let at = to; at < Math.min(sentence.to, to + 8); at += 1) {
    const token = reading.tokens[at];
    if (token === undefined || /[,;:.]/.test(token.gap)) return undefined;
    if (agentMarkers.has(token.lower)) isAgent = true;
    if (!isAgent) continue;
    const mention = cast.covering(at);
    if (mention !== undefined) return mention.id;
    const person = objects[sentence.language].get(token.lower);
    const isArticle = sentence.language === 'fr' && /^(?:l'|la|le|les|leur)$/.test(token.lower);
    if (person !== undefined && !isArticle) return partyOf(person, cast, from);
  }
  return undefined;
}

/** The one to whom it is done: a French clitic before the verb, else a noun or pronoun after it. */
export function objectOf(
  reading: Reading,
  cast: Cast,
  act: Act,
  sentence: Sentence,
  subject: Party | undefined,
): Party | undefined {
  const clitic =
    sentence.language === 'fr' ? cliticBefore(reading, cast, act, sentence) : undefined;
  // « Je me dispute avec ma mère »: the clitic is the dreamer's own, the other one follows.
  if (clitic !== undefined && clitic !== subject) return clitic;
  return objectAfter(reading, cast, act, act.from + 1, sentence) ?? clitic;
}

const afterClitic = new Set(
  'a ont ai as avons avait est avaient avais eu aura auront en y'.split(' '),
);

function cliticBefore(
  reading: Reading,
  cast: Cast,
  act: Act,
  sentence: Sentence,
): Party | undefined {
  // « m'embrasse sur la bouche » opens with its clitic.
  const first = /^(?:me|m'|nous)$/.test(reading.tokens[act.from]?.lower ?? '')
    ? act.from
    : act.from - 1;
  for (let at = first; at >= Math.max(sentence.from, act.from - 3); at -= 1) {
    const word = reading.tokens[at]?.lower ?? '';
    if (afterClitic.has(word) || /.{4}ment$/.test(word)) continue;
    if (!/^(?:m'|me|nous|l'|le|la|les|lui|leur)$/.test(word)) return undefined;
    // « Nous embrassons »: the one who acts, unless another subject stands before.
    if (word === 'nous' && !hasSubject(reading, at, sentence)) return undefined;
    const person = objects.fr.get(word);
    if (person !== undefined) return partyOf(person, cast, act.from);
  }
  return undefined;
}

function hasSubject({ tokens }: Reading, index: number, { from }: Sentence): boolean {
  return index > from && !/[,;:]/.test(tokens[index]?.gap ?? '');
}

const meanwhile = new Set(
  "while as when because until till although though whereas since unless if pendant tandis alors quand lorsque lorsqu' parce jusqu' comme dès puisque".split(
    ' ',
  ),
);

export function objectAfter(
  reading: Reading,
  cast: Cast,
  act: Act,
  first: number,
  sentence: Sentence,
): Party | undefined {
  for (let at = first; at < Math.min(sentence.to, act.to + 5); at += 1) {
    const token = reading.tokens[at];
    if (token === undefined || (at >= act.to && /[,;:.]/.test(token.gap))) break;
    // `She keeps cooking while a whale swims`: what happens meanwhile is another clause.
    if (at >= act.to && meanwhile.has(token.lower)) break;
    if (agentMarkers.has(token.lower)) continue;
    const mention = cast.startingAt(at);
    if (mention !== undefined) return mention.id;
    // « Elle me tient la main »: after the verb, and inside a term, these are articles.
    const isArticle = sentence.language === 'fr' && /^(?:la|le|l'|leur|les)$/.test(token.lower);
    const person = isArticle ? undefined : objects[sentence.language].get(token.lower);
    // `bit my hand`: what is the dreamer's is the dreamer.
    if (isOwner(token.lower) && cast.startingAt(at + 1) === undefined) return 'dreamer';
    // `her` before a noun owns it; the noun itself is met next.
    const owns = token.lower === 'her' && cast.startingAt(at + 1) !== undefined;
    if (person !== undefined && !owns) return partyOf(person, cast, act.from);
  }
  return undefined;
}

import type { Match } from '#lexicon/index-of-forms.ts';
import { type Sense, type Senses, sensesOf } from '#lexicon/two-senses/index-of-senses.ts';
import type { Words } from '#lexicon/written.ts';
import type { Sentence } from '#text/sentences.ts';
import type { Token } from '#text/tokens.ts';

/** What a word names here; of a verb it is the verb too that does not mean what the lexicon says. */
export interface SenseMeant {
  readonly id: string;
  readonly isVerb: boolean;
}

/** The words of two senses by token. Those that mean what the lexicon says are not in it. */
export type SensesMeant = ReadonlyMap<number, SenseMeant>;

type Cue = ReturnType<Senses['cues']['find']>[number];

/** How far a cue may stand, in words: close by, in the sentence, and in one beside it. */
const reach = {
  'just before': 1,
  'just after': 1,
  before: 6,
  after: 6,
  near: 8,
  about: 16,
  beyond: 10,
};

/** Which sense each word of two senses has, by the nearest of the words that tell. */
export function sensesMeant(
  text: string,
  tokens: readonly Token[],
  sentences: readonly Sentence[],
  words: Words,
): SensesMeant {
  const named = sentences.flatMap(({ language, from, to }) =>
    sensesOf(words, language).words.find(tokens, from, to),
  );
  if (named.length === 0) return new Map();
  const cues = sentences.flatMap(({ language, from, to }) =>
    sensesOf(words, language).cues.find(tokens, from, to),
  );
  const meant = new Map<number, SenseMeant>();
  for (const [at, senses] of byToken(named)) {
    const capital = senses.find(({ isOfCapitals }) => isOfCapitals);
    const isNamed = capital !== undefined && isName(text, tokens, at);
    const sense = isNamed ? capital : nearestSense(senses, cues, at, sentences);
    if (sense === undefined || sense.id === '=') continue;
    const isVerb = named.some(({ from, part }) => from === at && part === 'verb');
    meant.set(at, { id: sense.id, isVerb });
  }
  return meant;
}

/** The senses that a word may have, by where it stands. */
function byToken(named: readonly Match<{ readonly value: Sense }>[]): Map<number, Sense[]> {
  const senses = new Map<number, Sense[]>();
  for (const { from, meaning } of named) {
    senses.set(from, [...(senses.get(from) ?? []), meaning.value]);
  }
  return senses;
}

function nearestSense(
  senses: readonly Sense[],
  cues: readonly Cue[],
  at: number,
  sentences: readonly Sentence[],
): Sense | undefined {
  const own = sentences.find(({ from, to }) => from <= at && at < to);
  let nearest: { readonly sense: Sense; readonly distance: number } | undefined;
  for (const cue of cues) {
    const { sense } = cue.meaning.value;
    if (!senses.includes(sense)) continue;
    const distance = distanceOf(cue, at, own);
    if (distance === undefined) continue;
    // Of two as near, the one that the lexicon knows.
    const margin = sense.id === '=' ? 0.5 : 0;
    if (nearest === undefined || distance - margin < nearest.distance) {
      nearest = { sense, distance: distance - margin };
    }
  }
  return nearest?.sense;
}

/** How far from a word a cue stands; nothing where it is too far, or the word itself. */
function distanceOf(
  { from, to, meaning }: Cue,
  at: number,
  own: Sentence | undefined,
): number | undefined {
  // `A school of fish`: what holds the word tells most, the longer the more, and what it begins more
  // than what it ends: in `an orange light` the light does.
  if (from <= at && at < to) {
    const isFirst = from === at ? 1 : 0;
    return to - from > 1 ? 1 - (to - from) - isFirst : undefined;
  }
  const distance = from > at ? from - at : at - to + 1;
  const { side } = meaning.value;
  const isOwn = own !== undefined && own.from <= from && from < own.to;
  if (side !== 'about' && !isOwn) return undefined;
  if (side.endsWith(from < at ? 'after' : 'before')) return undefined;
  if (distance > (isOwn ? reach[side] : reach.beyond)) return undefined;
  return isOwn ? distance : distance + reach.about;
}

const determiners =
  /^(?:the|a|an|my|his|her|our|their|some|le|la|les|l'|un|une|des|mon|ma|mes|sa|son)$/;

/** `My aunt Rose`: a capital inside a sentence, with no article before it, and not all in capitals. */
function isName(text: string, tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const before = tokens[at - 1];
  if (token?.capital !== true || before === undefined || /[.!?\n:"«“]/.test(token.gap))
    return false;
  if (determiners.test(before.lower)) return false;
  return text.charAt(token.start + 1) === token.lower.charAt(1);
}

/** A word of the lexicon, and the concept that it names. */
interface Naming extends Pick<Match<unknown>, 'from' | 'to' | 'part'> {
  readonly id: string | undefined;
}

/** Small words that a term may begin with: « la tour », « dans la cour », `the gate`. */
const openings =
  /^(?:the|a|an|my|his|her|our|their|in|on|at|of|to|by|le|la|les|l'|un|une|des|du|de|d'|au|aux|à|en|dans|sur|mon|ma|mes|sa|ses|notre|nos|leur|leurs)$/;

/** Whether a term ends in a word that means something else here, and is only that with its article. */
export function isMeantOtherwise(
  meant: SensesMeant,
  tokens: readonly Token[],
  { from, to, part, id }: Naming,
): boolean {
  const sense = meant.get(to - 1);
  if (sense === undefined || (part === 'verb' && !sense.isVerb)) return false;
  if (id !== undefined && sense.id.split('+').includes(id)) return false;
  return tokens.slice(from, to - 1).every(({ lower }) => openings.test(lower));
}

/** The concepts that words of two senses name here, but where a term names the same. */
export function conceptsMeant<T>(
  meant: SensesMeant,
  conceptOf: (id: string) => T | undefined,
  namings: readonly Naming[],
): { readonly at: number; readonly value: T }[] {
  return [...meant].flatMap(([at, sense]) =>
    sense.id.split('+').flatMap((id) => {
      const value = conceptOf(id);
      const isNamed = namings.some((one) => one.id === id && one.from <= at && at < one.to);
      return value === undefined || isNamed ? [] : [{ at, value }];
    }),
  );
}

import type { Cast, Party } from '#grammar/person.ts';
import type { MatchOf } from '#lexicon/meanings.ts';
import { speakerAt } from '#read/feelings/experiencer.ts';
import type { Reading } from '#read/reading.ts';
import { wordSet } from '#text/word-set.ts';

const selves = wordSet("i we je j' on nous");
const addressed = wordSet("you your yourself te t' vous toi ton ta tes votre vos");
const subjectReach = 6;

/** What somebody threatens to do to whom they talk to: « Je vais te tuer, dit-il ». */
export interface SpokenAct {
  readonly initiator: Party;
  readonly recipient: Party;
}

/** `undefined` outside quotations, and where the words are not upon whoever is talked to. */
export function spokenActOf(
  reading: Reading,
  cast: Cast,
  { from, to, meaning }: MatchOf<'frame'>,
): SpokenAct | undefined {
  const { tokens, spans } = reading;
  const speech = spans.speeches[(spans.spoken[from] ?? 0) - 1];
  if (meaning.value.type !== 'aggression') return undefined;
  if (speech === undefined || speech.isAsked || speech.isWritten) return undefined;
  const before = tokens.slice(Math.max(speech.from, from - subjectReach), from + 1);
  const isOwn = before.some(({ lower }) => selves.has(lower));
  const around = tokens.slice(Math.max(speech.from, from - 2), Math.min(speech.to, to + 2));
  if (!isOwn || !around.some(({ lower }) => addressed.has(lower))) return undefined;
  if (speech.by === 'dreamer') return { initiator: 'dreamer', recipient: 'unknown' };
  return { initiator: speakerAt(reading, cast, from) ?? 'unknown', recipient: 'dreamer' };
}

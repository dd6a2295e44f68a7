import type { ActionMatch } from '#lexicon/action-index.ts';
import type { Named } from '#read/named.ts';
import { type Reading, sentenceAt } from '#read/reading.ts';
import { wordSet } from '#text/word-set.ts';

/** What a verb of saying leads to: `asked me if I could move my car`, « disait que son bateau ». */
const openers = {
  fr: wordSet("de d' du des si s' que qu' sur comment où pourquoi combien"),
  en: wordSet('to for if whether about that of how where why the my his her their your'),
};

const joiners = wordSet('and but et mais then puis');

/** What can be seen of what is said; a place or a time cannot. */
const seen = new Set(
  `objects props clothing food travel arts-and-play plants tools body birds small-creatures
  tame-animals wild-animals sea-animals`.split(/\s+/),
);

/** How far a clause of what is said reaches, in words. */
const reach = 12;

/** What somebody asks for, or tells of, where the dream says it and a picture has it. */
export function spokenOf(
  reading: Reading,
  named: readonly Named[],
  { to }: Pick<ActionMatch, 'to'>,
): string | undefined {
  const { tokens } = reading;
  const sentence = sentenceAt(reading, to - 1);
  if (sentence === undefined) return undefined;
  const end = Math.min(sentence.to, to + reach);
  const opens = openers[sentence.language];
  const opened = [0, 1, 2, 3].find((n) => opens.has(tokens[to + n]?.lower ?? ''));
  if (opened === undefined) return undefined;
  for (let at = to; at < end; at += 1) {
    if (joiners.has(tokens[at]?.lower ?? '') || /[.;:!?]/.test(tokens[at]?.gap ?? '')) break;
    const thing = named.find(({ from }) => from === at);
    if (thing?.kind === 'thing' && at >= to + opened && seen.has(thing.category ?? ''))
      return thing.id;
  }
  return undefined;
}

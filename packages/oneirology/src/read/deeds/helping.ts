import { type Cast, objects, type Party, partyOf } from '#grammar/person.ts';
import { type ActionMatch, actionsIn } from '#lexicon/action-index.ts';
import { doerOf } from '#read/deeds/doers.ts';
import type { Named } from '#read/named.ts';
import { type Reading, sentenceAt } from '#read/reading.ts';

/** `Helped my mother wash the dishes`, « m'aidait à porter le sac »: two who do one thing. */
interface Help {
  /** The token that says to help. */
  readonly at: number;
  /** The token at which what both do begins. */
  readonly verb: number;
}

const helping = {
  en: /^help(?:s|ed|ing)?$/,
  fr: /^aid(?:e|es|ent|ait|aient|ais|é|ée|és|er|ant|a)$/,
} as const;

/** Words from `help` to what is done: `my little brother to`. */
const reach = 5;

/** Found once for a reading: every verb asks. */
const found = new WeakMap<Reading, readonly Help[]>();

function helpsIn(reading: Reading): readonly Help[] {
  const known = found.get(reading) ?? findHelps(reading);
  found.set(reading, known);
  return known;
}

function findHelps(reading: Reading): Help[] {
  const { tokens } = reading;
  return tokens.flatMap(({ lower }, at): Help[] => {
    const sentence = sentenceAt(reading, at);
    if (sentence === undefined || !helping[sentence.language].test(lower)) return [];
    const verb = actionsIn(reading).find(
      ({ from, part }) =>
        part === 'verb' && from > at && from <= at + reach && isInfinitive(reading, from, at),
    );
    const isCut = tokens
      .slice(at + 1, (verb?.from ?? at) + 1)
      .some(({ gap }) => /[,.;:!?]/.test(gap));
    return verb === undefined || isCut || verb.from >= sentence.to ? [] : [{ at, verb: verb.from }];
  });
}

/** After « à », or in English with no `s` and no `ed`. */
function isInfinitive({ tokens }: Reading, verb: number, help: number): boolean {
  const word = tokens[verb]?.lower ?? '';
  const isFrench = helping.fr.test(tokens[help]?.lower ?? '');
  return isFrench
    ? tokens[verb - 1]?.lower === 'à'
    : !/(?:s|ed|ing)$/.test(word) || /ss$/.test(word);
}

/** Who helps with what a verb tells; undefined where nobody is said to. */
export function helperOf(
  reading: Reading,
  cast: Cast,
  named: readonly Named[],
  { from }: ActionMatch,
): Party | undefined {
  const help = helpsIn(reading).find(({ verb }) => verb === from);
  return help && doerOf(reading, cast, named, help.at);
}

/** Whom somebody helps with what a verb tells. */
export function helpedIn(
  reading: Reading,
  cast: Cast,
  named: readonly Named[],
  { from }: Pick<ActionMatch, 'from'>,
): Party | undefined {
  const help = helpsIn(reading).find(({ verb }) => verb === from);
  if (help === undefined) return undefined;
  const somebody = named.find(
    (one) => one.kind === 'character' && one.from > help.at && one.to <= from,
  );
  if (somebody !== undefined) return somebody.id;
  const isFrench = sentenceAt(reading, from)?.language === 'fr';
  const at = isFrench ? help.at - 1 : help.at + 1;
  const person = objects[isFrench ? 'fr' : 'en'].get(reading.tokens[at]?.lower ?? '');
  return person && partyOf(person, cast, at);
}

/** Whether a verb only says that somebody helps with what another tells. */
export function isOnlyHelp(reading: Reading, { from }: ActionMatch): boolean {
  return helpsIn(reading).some(({ at }) => at === from);
}

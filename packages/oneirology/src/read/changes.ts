import type { Cast, Party } from '#grammar/person.ts';
import { type ChangeMatch, changesIn } from '#lexicon/action-index.ts';
import { doerOf } from '#read/doers.ts';
import { allNamed, type Named } from '#read/named.ts';
import { isWaking, type Reading, sentenceAt } from '#read/reading.ts';
import { evidenceFor, isSupposed } from '#read/told.ts';
import { nextNamed } from '#read/whereabouts.ts';
import type { Change } from '#schema.ts';
import { wordSet } from '#text/word-set.ts';

/** What things, beings and places are made to be: `the kitchen was flooded`, « un chat bleu ». */
export function readChanges(reading: Reading, cast: Cast): Change[] {
  const named = allNamed(reading, cast);
  return changesIn(reading).flatMap((match): Change[] => {
    if (isWaking(reading, match.from) || isSupposed(reading, match.from)) return [];
    const evidence = evidenceFor(reading, match, match.meaning.value.change);
    if (evidence.negated) return [];
    const of = bearerOf(reading, cast, named, match);
    return of === undefined
      ? []
      : [{ of, change: match.meaning.value.change, evidence: [evidence] }];
  });
}

/** Determiners and joining words that may stand between a change and what bears it. */
const joining = wordSet(
  "de d' du des la le les l' un une of the a an très si tout toute tous toutes plus very so all and et",
);

function bearerOf(
  reading: Reading,
  cast: Cast,
  named: readonly Named[],
  { from, to, part, meaning }: ChangeMatch,
): Party | undefined {
  const language = sentenceAt(reading, from)?.language ?? 'en';
  const next = nextNamed(reading, named, to, 3);
  const isNextHeld =
    next !== undefined &&
    reading.tokens
      .slice(to, next.from)
      .every(({ lower }) => joining.has(lower) || language === 'en');
  const { change } = meaning.value;
  const said = reading.tokens[to - 1]?.lower ?? '';
  // `Full of plants`, « pleine de neige »: of what comes next there is much.
  if (change === 'many' && /^(?:of|with|in|de|d')$/.test(said)) {
    return isNextHeld && next ? next.id : undefined;
  }
  // `The clock was melting and everyone…`: what was so stands before it.
  if (part === 'verb' || copulas.has(reading.tokens[from - 1]?.lower ?? '')) {
    const doer = doerOf(reading, cast, named, from);
    if (doer !== undefined && doer !== 'unknown') return doer;
  }
  const reach = language === 'fr' ? 1 : 0;
  const previous = named.findLast((one) => one.to <= from && from - one.to <= reach);
  const isPreviousHeld =
    previous !== undefined && !/[,.;:!?]/.test(reading.tokens[from]?.gap ?? '');
  if (language === 'fr' && isPreviousHeld) return previous.id;
  if (isNextHeld && next) return next.id;
  if (isPreviousHeld) return previous.id;
  // A stone that stands alone is a stone, and nothing is made of it.
  const isMatter = materials.has(change) && to === from + 1;
  if (isMatter && !copulas.has(reading.tokens[from - 1]?.lower ?? '')) return undefined;
  return doerOf(reading, cast, named, from);
}

const materials = new Set<Change['change']>(['glass', 'paper', 'gold', 'stone', 'ice']);
const copulas = wordSet('was were is are be been became était étaient est sont devenu devenue');

import type { Cast } from '#grammar/person.ts';
import { actionsIn } from '#lexicon/action-index.ts';
import { doerOf } from '#read/deeds/doers.ts';
import type { Named } from '#read/named.ts';
import { isHappening } from '#read/on-stage.ts';
import { evidenceAt, type Reading } from '#read/reading.ts';
import type { Change } from '#schema.ts';

/** `Everyone had turned to stone`, « tout se changeait en or »: what becomes a matter is of it. */
export function petrified(reading: Reading, cast: Cast, named: readonly Named[]): Change[] {
  return actionsIn(reading).flatMap(({ from, to, meaning }): Change[] => {
    if (meaning.value.act !== 'become') return [];
    if (!isHappening(reading, from)) return [];
    const change = matters.get(reading.tokens[to]?.lower ?? '');
    const of = change && doerOf(reading, cast, named, from);
    const evidence = evidenceAt(reading, from, to + 1, `change.${change}: become`);
    return change === undefined || of === undefined || evidence.negated
      ? []
      : [{ of, change, evidence: [evidence] }];
  });
}

const matters: ReadonlyMap<string, Change['change']> = new Map([
  ...(['stone', 'pierre', 'statue', 'statues', 'marble', 'marbre'] as const).map(
    (word) => [word, 'stone'] as const,
  ),
  ...(['gold', 'or'] as const).map((word) => [word, 'gold'] as const),
  ...(['glass', 'verre', 'crystal', 'cristal'] as const).map((word) => [word, 'glass'] as const),
  ...(['ice', 'glace'] as const).map((word) => [word, 'ice'] as const),
  ...(['paper', 'papier'] as const).map((word) => [word, 'paper'] as const),
]);

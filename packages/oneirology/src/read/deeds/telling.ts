import type { Party } from '#grammar/person.ts';
import type { ActionMatch } from '#lexicon/action-index.ts';
import type { Named } from '#read/named.ts';
import type { Reading } from '#read/reading.ts';
import type { Deed, Evidence } from '#schema.ts';

export type Place = Deed['where'][number];

/** A verb with its parties, before it is known what its act makes of them. */
export interface Telling {
  readonly reading: Reading;
  readonly named: readonly Named[];
  readonly match: ActionMatch;
  readonly act: Deed['act'];
  readonly who: Party;
  readonly whom: Party | undefined;
  /** With whom an act of two is done, where « avec » says so. */
  readonly partner: Place | undefined;
  readonly where: readonly Place[];
  /** Where the sentence ends. */
  readonly until: number;
  readonly evidence: Evidence;
}

/** What an act of its own form tells; null where it is told as any other. */
export type Form = (telling: Telling) => Deed[] | null;

/** A deed as one does it to another. */
export function done(
  { act, who, whom, partner, where, evidence }: Telling,
  receiver: Party | undefined,
  given: readonly Place[] = [],
): Deed {
  const others = where.filter(
    (one) => one !== partner && one.what !== whom && one.what !== receiver,
  );
  return {
    who,
    act,
    ...(receiver !== undefined && receiver !== who && { whom: receiver }),
    where: [...given, ...others],
    evidence: [{ ...evidence, negated: false }],
  };
}

/** Whether it is a character, and no thing. */
export function isSomebody(named: readonly Named[], what: string): boolean {
  return named.some(({ id, kind }) => id === what && kind === 'character');
}

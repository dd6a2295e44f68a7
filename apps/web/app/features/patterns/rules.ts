import type { Patterns, SimilarDreams } from '@reverie/contract/patterns';
import { type PatternPeriod, patternPeriods } from '@reverie/contract/patterns.rules';

export type Returning = Patterns['returning'][number];
export type NamedDream = Patterns['named'][number];
export type Labels = Patterns['labels'];

export const references = ['none', 'female', 'male'] as const;
export type Reference = (typeof references)[number];

/** What somebody asks of their patterns, as the address says it. */
export type Choices = { period: PatternPeriod; reference: Reference; item: string | null };

/** What an address says that is no choice here is left out: the page still stands. */
export function readChoices(search: URLSearchParams): Choices {
  return {
    period: patternPeriods.find((one) => one === search.get('period')) ?? 'all',
    reference: references.find((one) => one === search.get('reference')) ?? 'none',
    item: search.get('item'),
  };
}

/** The address that says so, with one thing looked at more closely. */
export function pathOf({ period, reference, item }: Choices, hash = ''): string {
  const search = new URLSearchParams();
  if (period !== 'all') search.set('period', period);
  if (reference !== 'none') search.set('reference', reference);
  if (item) search.set('item', item);
  const query = search.toString();
  return `/journal/patterns${query && `?${query}`}${hash}`;
}

export function kindOf(item: string): string {
  return item.slice(0, item.indexOf(':'));
}

export function keyOf(item: string): string {
  return item.slice(item.indexOf(':') + 1);
}

/** Where one's journal shows all dreams that hold it; null where it has no such filter. */
export function journalOf(item: string): string | null {
  const name = { symbol: 'symbol', person: 'person', setting: 'place', emotion: 'feeling' }[
    kindOf(item)
  ];
  return name ? `/journal?${new URLSearchParams({ [name]: keyOf(item) })}` : null;
}

/** What is looked at more closely: what was chosen, else what comes in most dreams. */
export function chosenOf({ returning, beside }: Patterns, item: string | null): Returning | null {
  const find = (name: string | undefined) => returning.find((one) => one.item === name);
  return find(item ?? undefined) ?? find(beside.nodes[0]?.item) ?? returning[0] ?? null;
}

export type DayCount = {
  item: string;
  weekday: number;
  /** Of the nights of that day, and of all others, how many it comes in. */
  present: number;
  nights: number;
  elsewhere: number;
  others: number;
};

type Counted = {
  temporal: Pick<Patterns['temporal'], 'status'>;
  returning: readonly { item: string; weekdays: readonly Bin[] }[];
};
type Bin = Pick<Returning['weekdays'][number], 'present' | 'nights'>;

/** Nights something comes in on one day, from which on that is worth a sentence; most of them are. */
const fewestOnDay = 3;

/**
 * Where too few nights are there to look for rhythms: what comes most of its times on one day of the week,
 * things before feelings. A count that everybody can make, and no finding.
 */
export function countedOnOneDay({ returning, temporal }: Counted): DayCount | null {
  if (temporal.status === 'enough') return null;
  const counted = returning.flatMap(({ item, weekdays }): DayCount[] => {
    const all = { present: sum(weekdays, 'present'), nights: sum(weekdays, 'nights') };
    return weekdays.flatMap(({ present, nights }, weekday) =>
      present >= fewestOnDay && 2 * present > all.present
        ? [
            {
              ...{ item, weekday, present, nights },
              ...{ elsewhere: all.present - present, others: all.nights - nights },
            },
          ]
        : [],
    );
  });
  const share = ({ present, elsewhere }: DayCount) => present / (present + elsewhere);
  const isFeeling = ({ item }: DayCount) => Number(kindOf(item) === 'emotion');
  const [first] = counted.sort(
    (a, b) => share(b) - share(a) || isFeeling(a) - isFeeling(b) || b.present - a.present,
  );
  return first ?? null;
}

function sum(bins: readonly Bin[], name: keyof Bin): number {
  return bins.reduce((all, bin) => all + bin[name], 0);
}

/** Whose days of the week are drawn: what was chosen, else what keeps to them, else what comes most. */
export function onDaysOf(patterns: Patterns, item: string | null): Returning | null {
  const { temporal, returning } = patterns;
  const rhythms = temporal.status === 'enough' ? temporal.findings : [];
  const weekly =
    rhythms.find(({ pattern }) => pattern === 'weekday')?.item ?? countedOnOneDay(patterns)?.item;
  const isChosen = returning.some((one) => one.item === item);
  return chosenOf(patterns, isChosen ? item : (weekly ?? null));
}

/** Looks that were taken in all, each of which could have been chance's. */
export function looksOf({
  norms,
  themes,
  nearRepeats,
  temporal,
  dayLinks,
  beside,
}: Patterns): number {
  const compared =
    norms.status === 'enough' ? norms.ratios.filter(({ comparison }) => comparison).length : 0;
  return [themes, nearRepeats, temporal, dayLinks].reduce(
    (sum, part) => sum + (part.status === 'enough' ? part.tested : 0),
    compared + beside.looks,
  );
}

/** Monday first, as weeks are read here; days are counted from Sunday. */
export const weekOrder = [1, 2, 3, 4, 5, 6, 0] as const;

/** The concepts that dreams have in common with one. */
export function conceptsOf({ dreams, own }: SimilarDreams): string[] {
  return [...dreams, ...(own?.dreams ?? [])].flatMap(({ reasons }) =>
    reasons.flatMap(({ kind, key }) => (kind === 'concept' ? [key] : [])),
  );
}

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

/** Whose days of the week are drawn: what was chosen, else what keeps to them, else what comes most. */
export function onDaysOf(patterns: Patterns, item: string | null): Returning | null {
  const { temporal, returning } = patterns;
  const rhythms = temporal.status === 'enough' ? temporal.findings : [];
  const weekly = rhythms.find(({ pattern }) => pattern === 'weekday')?.item;
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

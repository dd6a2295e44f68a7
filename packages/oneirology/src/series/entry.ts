import type { DreamAnalysis, Evidence } from '#schema.ts';
import { normMeasures } from '#series/classes.ts';
import { measuresOf } from '#series/measures.ts';
import { richnessOf } from '#series/richness.ts';
import { featuresOf } from '#similarity/features.ts';
import type { Profile } from '#similarity/pairs.ts';

/** One dream of a series. Its length is `analysis.quality.words`. */
export interface SeriesDream {
  readonly id: string;
  /** `YYYY-MM-DD`, or null where the dreamer does not know; anything else counts as unknown. */
  readonly date: string | null;
  readonly analysis: DreamAnalysis;
}

/** Something a dream has, or may have, with the words it stands in there. */
export interface Named {
  /** `symbol:sea`, `person:mère`, `setting:school`, `emotion:anger`, `cue:nightmare`. */
  readonly item: string;
  /** False where it is only possible: below the threshold of what is shown. */
  readonly shown: boolean;
  readonly words: readonly string[];
}

/**
 * All that a series asks of one dream, so that a dream is read once: a hundredth of the time and a
 * tenth of the size of its analysis. JSON, to be kept.
 */
export interface SeriesEntry {
  readonly version: typeof entryVersion;
  readonly id: string;
  /** `YYYY-MM-DD`, or null where the dreamer does not know; anything else counts as unknown. */
  readonly date: string | null;
  readonly words: number;
  /** What is shown, as rhythms are looked for in it. */
  readonly items: readonly string[];
  readonly named: readonly Named[];
  /** Numerator and denominator of each norm measure, in the order of `normMeasures`. */
  readonly measures: readonly (readonly [k: number, n: number])[];
  /** −1 to 1; null where nothing in the dream carries a feeling. */
  readonly valence: number | null;
  /** Null where the dream names too little to be held beside others. */
  readonly richness: number | null;
  readonly profile: readonly (readonly [name: string, weight: number])[];
}

/** Raised when an entry holds something else: what was kept before is made anew. */
export const entryVersion = 1;

/** What is less likely than this is no possibility. */
const possibleFrom = 0.2;

export function entryOf({ id, date, analysis }: SeriesDream): SeriesEntry {
  const measures = measuresOf(analysis);
  return {
    version: entryVersion,
    id,
    date,
    words: analysis.quality.words,
    items: itemsOf(analysis),
    named: namedIn(analysis),
    measures: normMeasures.map((measure) => {
      const { k = 0, n = 0 } = measures.get(measure) ?? {};
      return [k, n] as const;
    }),
    valence: analysis.affect.coverage > 0 ? analysis.affect.valence : null,
    richness: richnessOf(analysis) ?? null,
    profile: [...featuresOf(analysis)].map(([name, { weight }]) => [name, weight] as const),
  };
}

/**
 * The same with what its dreamer said of it beside its text, `cue:nightmare` or `cue:lucidity`: whoever
 * dreamt it knows. That they said nothing takes nothing away.
 */
export function withSaid(entry: SeriesEntry, said: readonly string[]): SeriesEntry {
  if (said.length === 0) return entry;
  const wordsOf = (item: string) => entry.named.find((one) => one.item === item)?.words ?? [];
  return {
    ...entry,
    items: [...new Set([...entry.items, ...said])],
    named: [
      ...entry.named.filter(({ item }) => !said.includes(item)),
      ...said.map((item) => ({ item, shown: true, words: wordsOf(item) })),
    ],
  };
}

export function profileOf({ profile }: SeriesEntry): Profile {
  return new Map(profile.map(([name, weight]) => [name, { weight }]));
}

/** The concepts that a dream, or a note, shows. */
export function conceptsOf({ items }: Pick<SeriesEntry, 'items'>): string[] {
  return items.flatMap((item) => (item.startsWith('symbol:') ? [item.slice(7)] : []));
}

interface Found {
  readonly shown: boolean;
  readonly p: number;
  readonly evidence: readonly Evidence[];
}

/** What a dream has or has not, as far as shown: `symbol:sea`, `emotion:anger`, `place:indoor`, … */
export function itemsOf(analysis: DreamAnalysis): string[] {
  const shown = <T extends { readonly shown: boolean }>(
    findings: readonly T[],
    name: (finding: T) => string,
  ): string[] => findings.filter((finding) => finding.shown).map(name);
  return [
    ...new Set([
      ...shown(analysis.symbols, ({ id }) => `symbol:${id}`),
      ...shown(analysis.emotions, (found) => `emotion:${found.class}`),
      ...shown(analysis.interactions, ({ type }) => `act:${type}`),
      ...shown(analysis.settings, ({ place }) => `place:${place}`),
      ...shown(analysis.characters, ({ identity }) => `character:${identity}`),
      ...(analysis.lucidity.shown ? ['cue:lucidity'] : []),
      ...(analysis.nightmare.shown ? ['cue:nightmare'] : []),
    ]),
  ];
}

/** Each thing once, as shown where any mention of it is. */
function namedIn(analysis: DreamAnalysis): Named[] {
  const all = new Map<string, { shown: boolean; words: Set<string> }>();
  const add = (item: string, { shown, p, evidence }: Found): void => {
    const affirmed = evidence.filter(({ negated }) => !negated);
    if (affirmed.length === 0 || (!shown && p < possibleFrom)) return;
    const known = all.get(item) ?? { shown: false, words: new Set<string>() };
    known.shown ||= shown;
    for (const { text } of affirmed) known.words.add(text.toLowerCase());
    all.set(item, known);
  };
  for (const found of analysis.symbols) add(`symbol:${found.id}`, found);
  for (const found of analysis.characters) add(`person:${found.label.toLowerCase()}`, found);
  for (const found of analysis.settings) if (found.kind) add(`setting:${found.kind}`, found);
  for (const found of analysis.emotions) add(`emotion:${found.class}`, found);
  add('cue:nightmare', analysis.nightmare);
  add('cue:lucidity', analysis.lucidity);
  return [...all].map(([item, { shown, words }]) => ({ item, shown, words: [...words] }));
}

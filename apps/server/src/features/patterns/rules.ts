import { createHash } from 'node:crypto';
import type { Patterns, SimilarDreams } from '@reverie/contract/patterns';
import { type PatternPeriod, patternNamedLimit } from '@reverie/contract/patterns.rules';
import { type NearReason, symbolConcepts } from '@reverie/oneirology';
import type { SeriesAnalysis } from '@reverie/oneirology/schema';

const day = 86_400_000;
const days = { '30d': 30, '90d': 90, '365d': 365, all: null } as const satisfies Record<
  PatternPeriod,
  number | null
>;

/** The date from which a period looks; null for all time. */
export function beginningOf(period: PatternPeriod, now: Date): string | null {
  const length = days[period];
  return length === null ? null : dateOf(new Date(now.getTime() - length * day));
}

/** `YYYY-MM-DD` */
export function dateOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** The day before a morning, which its note tells of. */
export function dayBefore(date: string): string {
  return dateOf(new Date(Date.parse(`${date}T00:00:00Z`) - day));
}

/** Names all that a result rests on, so that any change of it is another name. */
export function fingerprint(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/** Charts of so many things, those of most nights. */
const mostCharts = 60;

/** What of a result goes out: each finding with its newest dreams, which its counts go beyond. */
export function shortened(series: SeriesAnalysis): SeriesAnalysis {
  const newest = <T extends { readonly dreams: string[] }>(all: readonly T[]): T[] =>
    all.map((one) => ({ ...one, dreams: one.dreams.slice(-patternNamedLimit) }));
  const { norms, themes, temporal, dayLinks } = series;
  return {
    ...series,
    norms: norms.status === 'enough' ? { ...norms, ratios: newest(norms.ratios) } : norms,
    themes: themes.status === 'enough' ? { ...themes, findings: newest(themes.findings) } : themes,
    temporal:
      temporal.status === 'enough'
        ? {
            ...temporal,
            findings: newest(temporal.findings),
            charts: [...temporal.charts]
              .sort((a, b) => nightsOf(b) - nightsOf(a))
              .slice(0, mostCharts),
          }
        : temporal,
    dayLinks:
      dayLinks.status === 'enough'
        ? { ...dayLinks, findings: newest(dayLinks.findings) }
        : dayLinks,
  };
}

type Chart = { weekdays: readonly { present: number }[] };

const nightsOf = ({ weekdays }: Chart) => weekdays.reduce((sum, { present }) => sum + present, 0);

const concepts = new Map(symbolConcepts.map(({ id, label }) => [id, label]));

/** What the concepts of a result are called. */
export function labelsIn(series: SeriesAnalysis): Patterns['labels'] {
  const { returning, beside, themes, temporal } = series;
  const times = temporal.status === 'enough' ? [...temporal.findings, ...temporal.charts] : [];
  const persistent = themes.status === 'enough' ? themes.findings : [];
  const ids = [
    ...[...returning, ...beside.nodes, ...times].map(({ item }) =>
      item.slice(item.indexOf(':') + 1),
    ),
    ...persistent.map(({ concept }) => concept),
  ];
  return Object.fromEntries(
    ids.flatMap((id) => {
      const label = concepts.get(id);
      return label ? [[id, label]] : [];
    }),
  );
}

/** A reason with what its concept is called. */
export function labelled({ words, ...reason }: NearReason): SimilarReason {
  const label = reason.kind === 'concept' ? (concepts.get(reason.key) ?? null) : null;
  return { ...reason, label, words: [...words] };
}

type SimilarReason = SimilarDreams['dreams'][number]['reasons'][number];

/** Every dream that a result names. */
export function namedIn(series: SeriesAnalysis): string[] {
  const { returning, beside, norms, themes, nearRepeats, temporal, dayLinks } = series;
  const parts = [themes, nearRepeats, temporal, dayLinks].flatMap(
    (part): readonly { dreams: readonly string[] }[] =>
      part.status === 'enough' ? part.findings : [],
  );
  const ratios = norms.status === 'enough' ? norms.ratios : [];
  const all = [...returning, ...beside.nodes, ...ratios, ...parts];
  return [...new Set(all.flatMap(({ dreams }) => dreams))];
}

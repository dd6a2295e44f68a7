import type { DreamAnalysis, Evidence } from '@reverie/oneirology/schema';

/** `Half woman, half fish`: one being, and nobody else is named by it. */
export function withHalves(told: DreamAnalysis): DreamAnalysis {
  const { deeds = [], characters, symbols } = told;
  const half = deeds.find(({ act, verb }) => act === 'become' && verb?.en.one === 'is half');
  const [span] = half?.evidence ?? [];
  if (half === undefined || span === undefined) return told;
  const isIn = (evidence: readonly Evidence[]) =>
    evidence.every(({ start, end }) => start >= span.start && end <= span.end);
  const beast = characters.find(({ id }) => id === half.whom);
  const isBeast = (evidence: readonly Evidence[]) =>
    evidence.some((own) =>
      (beast?.evidence ?? []).some(({ start, end }) => start < own.end && own.start < end),
    );
  const isKept = ({
    id,
    evidence,
  }: {
    readonly id: string;
    readonly evidence: readonly Evidence[];
  }) => id === half.whom || id === half.who || !isIn(evidence) || isBeast(evidence);
  return {
    ...told,
    characters: characters.filter(isKept),
    symbols: symbols.filter(isKept),
    deeds: [half, ...deeds.filter((deed) => deed !== half)],
  };
}

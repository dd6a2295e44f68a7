import { analyse } from '@reverie/oneirology/reading';
import type { DreamAnalysis, Evidence } from '@reverie/oneirology/schema';
import { type Piece, piecesOf, type Spot } from '#features/home/lit-words.rules.ts';
import sample from '#features/home/sample-dream.json' with { type: 'json' };
import type { Language } from '#language/language.ts';

/** A line beside the sample dream: something its words say, or say is not there. */
export type SampleFinding = {
  id: string;
  kind: 'emotion' | 'character' | 'setting' | 'symbol' | 'denied';
  /** The class of a feeling; else the engine's name of it, in the dream's language. */
  name: string;
  quotes: string[];
  /** Probability that a human coder would agree, 0 to 1. Null for what the text denies. */
  p: number | null;
};

export type SampleReading = { pieces: Piece[]; findings: SampleFinding[] };

function read(language: Language): SampleReading {
  const text = sample[language];
  const found = findingsIn(analyse(text, { language }), language);
  const spots = found.flatMap(({ finding, evidence }) =>
    evidence.map(
      ({ start, end, negated }): Spot => ({ start, end, finding: finding.id, isDenied: negated }),
    ),
  );
  return { pieces: piecesOf(text, spots), findings: found.map(({ finding }) => finding) };
}

type Found = { finding: SampleFinding; evidence: readonly Evidence[] };

/** Categories of what one sees. */
const seen = new Set(['sky', 'home', 'objects']);

function findingsIn(analysis: DreamAnalysis, language: Language): Found[] {
  const { emotions, characters, settings, symbols } = analysis;
  const nameOf = (id: string | undefined) => symbols.find((symbol) => symbol.id === id)?.label;
  const shown: Found[] = [
    ...emotions.filter((emotion) => emotion.shown).map((e) => found('emotion', e.class, e)),
    ...characters.filter((one) => one.shown).map((c) => found('character', c.label, c)),
    ...settings.flatMap((setting) => {
      const name = nameOf(setting.kind)?.[language];
      return setting.shown && name ? [found('setting', name, setting)] : [];
    }),
  ];
  const places = new Set(settings.map(({ kind }) => kind));
  const images = symbols
    .filter(
      ({ id, shown, count, category }) =>
        shown && count > 0 && seen.has(category) && !places.has(id),
    )
    .slice(0, 2)
    .map((symbol) => found('symbol', symbol.label[language], symbol));
  const negated = [...symbols, ...emotions]
    .flatMap(({ evidence }) => evidence.filter((item) => item.negated))
    .sort((a, b) => a.start - b.start);
  const denied = negated.length > 0 ? [found('denied', '', { p: null, evidence: negated })] : [];
  return [...images, ...shown, ...denied].map((one, place) => ({
    ...one,
    finding: { ...one.finding, id: String(place) },
  }));
}

type Rested = { p: number | null; evidence: readonly Evidence[] };

function found(kind: SampleFinding['kind'], name: string, { p, evidence }: Rested): Found {
  const quotes = [...new Set(evidence.map(({ text }) => text))];
  return { finding: { id: '', kind, name, quotes, p }, evidence };
}

/**
 * What the engine reads in the sample dream, in each language. A build works it out and writes it in
 * this module's place: the pages carry no engine for it, and the first visitor waits for none.
 */
export const sampleReadings: Record<Language, SampleReading> = { fr: read('fr'), en: read('en') };

import type { DreamAnalysis, DreamSymbol, Evidence } from '@reverie/oneirology/schema';

/** An analysis in which nothing was found, changed as the test asks. */
export function makeAnalysis(changes: Partial<DreamAnalysis> = {}): DreamAnalysis {
  return {
    schemaVersion: 1,
    of: 'content',
    engine: { name: 'test', version: '0', lexiconHash: '0' },
    language: { code: 'fr', confidence: 1 },
    quality: { words: 20, sentences: 2, flags: [] },
    summary: '',
    emotions: [],
    affect: { valence: 0, arousal: 0, coverage: 0, sentences: [] },
    characters: [],
    interactions: [],
    settings: [],
    events: { misfortune: [], goodFortune: [], success: [], failure: [] },
    symbols: [],
    senses: [],
    bizarreness: { score: 0, elements: [] },
    lucidity: { p: 0, shown: false, evidence: [] },
    nightmare: { p: 0, shown: false, evidence: [] },
    questions: [],
    safety: { concern: false, evidence: [] },
    limits: [],
    ...changes,
  };
}

export function makeEvidence(changes: Partial<Evidence> = {}): Evidence {
  return {
    start: 0,
    end: 1,
    text: 'x',
    rule: 'test',
    negated: false,
    source: 'lexicon',
    ...changes,
  };
}

/** A symbol named `times` times. */
export function makeSymbol(id: string, times = 1, changes: Partial<DreamSymbol> = {}): DreamSymbol {
  return {
    id,
    category: 'test',
    label: { fr: id, en: id },
    count: times,
    p: 0.9,
    shown: true,
    evidence: Array.from({ length: times }, (_, n) =>
      makeEvidence({ start: n * 10, end: n * 10 + 5 }),
    ),
    ...changes,
  };
}

import { symbolConcepts } from '#lexicon/symbols/all.ts';
import { expectedShare } from '#series/base-rates.ts';
import { leastDreams } from '#series/classes.ts';
import { conceptsOf, type SeriesEntry } from '#series/entry.ts';
import type { ReferenceGroup, SeriesAnalysis, SeriesTheme } from '#series/schema.ts';
import { dayOf } from '#series/series.ts';
import { withQ } from '#statistics/many-looks.ts';
import { binomialAtLeast, cohenH } from '#statistics/proportions.ts';

const leastWith = 5;
const leastNights = 3;
const leastH = 0.2;
const mostQ = 0.05;

/** A concept as one series has it, before anybody judges whether it is a theme. */
export type ThemeLook = Omit<SeriesTheme, 'q'>;

/**
 * Themes that persist: concepts a dreamer names in more dreams than the chosen group would in
 * dreams as long. Exact binomial, q < .05 over all concepts, h ≥ .2, at least five dreams on at
 * least three dates.
 */
export function themesOf(
  dreams: readonly SeriesEntry[],
  reference: ReferenceGroup,
): SeriesAnalysis['themes'] {
  if (reference === 'none') {
    return { status: 'not-enough-data', of: 'reference', have: 0, need: 1 };
  }
  if (dreams.length < leastDreams) {
    return { status: 'not-enough-data', of: 'dreams', have: dreams.length, need: leastDreams };
  }
  const looks = looksAtThemes(dreams, (concept, words) => expectedShare(concept, reference, words));
  const findings = persistent(looks).sort((a, b) => b.h - a.h);
  return { status: 'enough', tested: symbolConcepts.length, findings };
}

/** The looks that are themes, with their q over every concept of the lexicon. */
export function persistent(looks: readonly ThemeLook[]): SeriesTheme[] {
  return withQ(looks, symbolConcepts.length).filter(
    ({ k, nights, h, q }) => k >= leastWith && nights >= leastNights && h >= leastH && q < mostQ,
  );
}

/** Every concept that the series names, against any expectation of it. */
export function looksAtThemes(
  dreams: readonly SeriesEntry[],
  expected: (concept: string, words: number) => number,
): ThemeLook[] {
  const withConcept = new Map<string, SeriesEntry[]>();
  for (const dream of dreams) {
    for (const id of conceptsOf(dream)) {
      const known = withConcept.get(id);
      if (known === undefined) withConcept.set(id, [dream]);
      else known.push(dream);
    }
  }
  const n = dreams.length;
  return [...withConcept].map(([concept, named]): ThemeLook => {
    const sum = dreams.reduce((total, { words }) => total + expected(concept, words), 0);
    const k = named.length;
    const nights = new Set(named.flatMap(({ date }) => dayOf(date) ?? [])).size;
    // Chances differ with length; a binomial of their mean varies more than their sum does, so its
    // tail is on the safe side.
    const p = binomialAtLeast(k, n, sum / n);
    const h = cohenH(k / n, sum / n);
    const ids = named.map(({ id }) => id);
    return { concept, k, nights, share: k / n, expected: sum / n, h, p, n, dreams: ids };
  });
}

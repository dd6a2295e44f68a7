import { themesKnown, typicalThemesOf } from '#coding/typical-themes.ts';
import type { DreamAnalysis } from '#schema.ts';

/** A published measure of one dream, as far as words tell it. Nobody has compared these with coders. */
export interface DreamIndex {
  readonly id: string;
  readonly value: number;
  /** The rule in a sentence, and whose it is. */
  readonly rule: string;
  readonly source: string;
  /** What it cannot tell. */
  readonly limits: string;
}

/** Measures of a dream's analysis and text beside the codes, each with its rule, its source and its limits. */
export function indicesOf(analysis: DreamAnalysis, text: string): DreamIndex[] {
  const { interactions, events, bizarreness, lucidity, nightmare, quality } = analysis;
  const attacks = interactions.filter(
    ({ shown, type, subtype, recipient }) =>
      shown && type === 'aggression' && subtype >= 4 && recipient === 'dreamer',
  ).length;
  const mishaps = events.misfortune.filter(({ shown }) => shown).length;
  const themes = typicalThemesOf(analysis, text);
  return [
    {
      id: 'threats',
      value: attacks + mishaps,
      rule: 'Events that threaten: aggression of subtype 4 to 8 at the dreamer, and misfortunes.',
      source: 'Revonsuo & Valli, Psyche 6 (2000), Dream Threat Scale: presence of threat events',
      limits:
        'Counts events told in words; severity, realism and what the dreamer does are left out.',
    },
    {
      id: 'bizarreness',
      value: bizarreness.elements.filter(({ shown }) => shown).length,
      rule: 'Kinds of incongruity, discontinuity and impossibility that the words name.',
      source: 'Hobson et al. (1987) and Revonsuo & Salmivalli (1995): kinds of bizarre elements',
      limits: 'What is odd only by knowledge of the world has no word and is not counted.',
    },
    {
      id: 'lucidity',
      value: lucidity.p,
      rule: 'Probability, from words alone, that the dreamer knew of dreaming.',
      source: 'LaBerge (1985): knowing that one dreams while one dreams',
      limits: 'Not the LuCiD scale: control, insight and memory are not rated.',
    },
    {
      id: 'nightmare',
      value: nightmare.p,
      rule: 'Probability, from words alone: called a nightmare, or fear beside physical aggression.',
      source: 'ICSD-3: dysphoric dreams that wake; only the words of the report are used',
      limits: 'No diagnosis: waking, frequency and distress are not in a report.',
    },
    {
      id: 'typical-themes',
      value: themes.length,
      rule: `Themes of the questionnaire named: ${themes.join(', ') || 'none'}.`,
      source: 'Nielsen et al., Dreaming 13 (2003): Typical Dreams Questionnaire, 55 themes',
      limits: `${themesKnown} of its themes have words here; the questionnaire asks people, not reports.`,
    },
    {
      id: 'words',
      value: quality.words,
      rule: 'Length of the report, a covariate of every count above.',
      source: 'Hall & Van de Castle (1966): reports of 50 to 300 words',
      limits: 'Length says how much was told, not how much was dreamt.',
    },
  ];
}

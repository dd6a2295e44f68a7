import type { LexiconMatch } from '#lexicon/meanings.ts';
import type { Reading } from '#read/reading.ts';
import type { Affect, EmotionClass } from '#schema.ts';

interface Tone {
  /** -1 to 1. */
  readonly valence: number;
  /** 0 to 1. */
  readonly arousal: number;
  /** How much this word counts beside others. */
  readonly weight: number;
}

const emotionTone: Readonly<Record<EmotionClass, { valence: number; arousal: number }>> = {
  anger: { valence: -1, arousal: 0.8 },
  apprehension: { valence: -1, arousal: 0.8 },
  sadness: { valence: -1, arousal: 0.3 },
  confusion: { valence: -0.3, arousal: 0.6 },
  happiness: { valence: 1, arousal: 0.5 },
};
const strengthWeight = { strong: 2, fair: 1.2, weak: 0.4 } as const;

/** A denied feeling is not its opposite: « pas triste » leans up a little, `not happy` down more. */
function denied({ valence, arousal, weight }: Tone): Tone {
  return { valence: valence > 0 ? -0.6 : 0.2, arousal: arousal / 2, weight };
}

function toneOf(match: LexiconMatch): Tone | undefined {
  const { domain, value } = match.meaning;
  if (domain === 'affect') {
    return { valence: value.sign, arousal: value.tense ? 0.7 : 0.25, weight: 0.5 };
  }
  if (domain !== 'emotion') return undefined;
  const { valence, arousal } = emotionTone[value.class];
  return { valence, arousal, weight: strengthWeight[value.strength] };
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

/** Weighted mean with one word's weight of neutrality, so that a lone word stays a hint. */
function mean(tones: readonly Tone[], of: 'valence' | 'arousal', neutral: number): number {
  let sum = 0;
  let weight = neutral;
  for (const tone of tones) {
    sum += tone[of] * tone.weight;
    weight += tone.weight;
  }
  return weight === 0 ? 0 : round(sum / weight);
}

/** How the dream's words lean, sentence by sentence and as a whole. */
export function readAffect(reading: Reading): Affect {
  const perSentence: Tone[][] = reading.sentences.map(() => []);
  let at = 0;
  let spokenFor = -1;
  for (const match of reading.matches) {
    while ((reading.sentences[at]?.to ?? Number.POSITIVE_INFINITY) <= match.from) at += 1;
    // A word that is both a feeling and a colour counts once, as the feeling (met first).
    if (match.from <= spokenFor || reading.spans.waking[match.from] === 1) continue;
    const tone = toneOf(match);
    if (tone === undefined) continue;
    spokenFor = match.to - 1;
    perSentence[at]?.push(reading.spans.negated[match.from] === 1 ? denied(tone) : tone);
  }
  const all = perSentence.flat();
  const touched = perSentence.filter((tones) => tones.length > 0).length;
  return {
    valence: mean(all, 'valence', 1),
    arousal: mean(all, 'arousal', 0),
    coverage: round(touched / Math.max(1, reading.sentences.length)),
    sentences: reading.sentences.map(({ start, end }, index) => {
      const tones = perSentence[index] ?? [];
      return { start, end, valence: mean(tones, 'valence', 0.5), words: tones.length };
    }),
  };
}

import type { DreamAnalysis, EmotionClass } from '@reverie/oneirology/schema';
import { type Mood, moods } from '#scene.ts';

const moodOfEmotion: Record<EmotionClass, Mood> = {
  happiness: 'joy',
  apprehension: 'unease',
  sadness: 'sorrow',
  anger: 'anger',
  confusion: 'confusion',
};

/** The feelings of a dream as shares that add up to 1: its emotions first, the tone of its words
 *  where no emotion is told, and wonder for what cannot be. */
export function moodsOf(analysis: DreamAnalysis): Record<Mood, number> {
  const found: Record<Mood, number> = {
    joy: 0,
    calm: 0,
    wonder: 0,
    unease: 0,
    sorrow: 0,
    anger: 0,
    confusion: 0,
    dread: 0,
  };
  for (const emotion of analysis.emotions) {
    if (!emotion.shown || emotion.evidence.every((item) => item.negated)) continue;
    const own = emotion.experiencer === 'dreamer' ? 1 : 0.6;
    found[moodOfEmotion[emotion.class]] += emotion.intensity * emotion.p * own;
  }
  const { valence, arousal, coverage } = analysis.affect;
  const told = found.joy + found.unease + found.sorrow + found.anger + found.confusion;
  if (told === 0 && coverage > 0) {
    if (valence > 0.12) found[arousal > 0.55 ? 'joy' : 'calm'] += 1 + valence;
    if (valence < -0.12) found[arousal > 0.5 ? 'unease' : 'sorrow'] += 1 - valence;
  }
  // A quiet happiness is another light than an excited one.
  if (found.joy > 0 && arousal < 0.4) {
    found.calm += found.joy * 0.6;
    found.joy *= 0.4;
  }
  if (analysis.nightmare.shown) found.dread += 2 + found.unease * 0.5;
  found.wonder += analysis.bizarreness.score * 1.4 + (analysis.lucidity.shown ? 1 : 0);
  const sum = moods.reduce((total, mood) => total + found[mood], 0);
  if (sum < 0.5) {
    found.calm += 0.6;
    found.wonder += 0.5;
  }
  const total = moods.reduce((all, mood) => all + found[mood], 0);
  for (const mood of moods) found[mood] = Math.round((found[mood] / total) * 1000) / 1000;
  return found;
}

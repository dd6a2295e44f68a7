import type { DreamAnalysis, EmotionClass } from '@reverie/oneirology/schema';
import type { Named } from '#named.ts';
import { hashText } from '#random.ts';
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
export function moodsOf(
  analysis: DreamAnalysis,
  named: readonly Named[] = [],
): Record<Mood, number> {
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
  const { arousal, coverage } = analysis.affect;
  const valence = analysis.affect.valence + (isVisit(named) ? weightOfDead : 0);
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
  if (sum < 0.5) tintBy(found, analysis, named);
  const total = moods.reduce((all, mood) => all + found[mood], 0);
  for (const mood of moods) found[mood] = Math.round((found[mood] / total) * 1000) / 1000;
  return found;
}

/** What the words *dead* and « mort » weigh by themselves, of whoever comes back. */
const weightOfDead = 0.3;

/** The dead are there, and nobody dies, is killed or buried: such dreams are seldom sad. */
function isVisit(named: readonly Named[]): boolean {
  const has = (ids: string) => named.some(({ id }) => ids.split(' ').includes(id));
  return has('dead-person death') && !has('murder funeral cemetery suicide coffin corpse war');
}

/** What is there when nothing is felt: how far it leans away from calm, and where to. */
const tints: Readonly<Record<string, Mood>> = {
  ...to('joy', 'sun summer spring rainbow flower rose garden fair birthday sweets ball game beach'),
  ...to(
    'wonder',
    'stars moon planet space aurora shooting-star light snow angel unicorn underwater',
  ),
  ...to('unease', 'storm thunder lightning darkness fog smoke night tunnel cave labyrinth prison'),
  ...to('sorrow', 'rain autumn winter cemetery funeral ruin lost hospital farewell'),
  ...to('confusion', 'labyrinth mirror crossroads double'),
};
const mostTint = 0.55;

function to(mood: Mood, ids: string): Record<string, Mood> {
  return Object.fromEntries(ids.split(' ').map((id) => [id, mood]));
}

/** A dream that tells no feeling is calm and a little strange, more of one or the other by its own
 *  chance; its sky, its season and its place tint that, and never lead. */
function tintBy(
  found: Record<Mood, number>,
  analysis: DreamAnalysis,
  named: readonly Named[],
): void {
  const chance = hashText(named.map(({ id }) => id).join(' ') + analysis.quality.words);
  const lean = (chance & 0xff) / 0xff;
  found.calm += 0.45 + 0.35 * lean;
  found.wonder += 0.65 - 0.45 * lean;
  found.joy += (((chance >>> 8) & 0xff) / 0xff) * 0.3;
  for (const { id } of named) {
    const mood = tints[id];
    if (mood !== undefined) found[mood] = Math.min(mostTint, found[mood] + 0.3);
  }
}

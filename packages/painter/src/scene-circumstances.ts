import type { DreamAnalysis } from '@reverie/oneirology/schema';
import { clamp } from '#maths.ts';
import type { Named } from '#named.ts';
import type { LightSource, Mood, SettingName, TimeOfDay, Weather } from '#scene.ts';
import { enclosed, sheltered, timeOfConcept, weatherOfConcept } from '#scene-tables.ts';

/** Times that suit a bright dream, a dark one, and one that is neither. */
export type SuitedTimes = Record<'bright' | 'dark' | 'neither', readonly TimeOfDay[]>;

const lowSun: SuitedTimes = {
  bright: ['day', 'dawn', 'dusk', 'dawn'],
  dark: ['night', 'dusk', 'night', 'dusk'],
  neither: ['dusk', 'night', 'dawn', 'dusk'],
};

/** What the dream tells; else what suits its mood. `chance` (any integer) picks among equals. */
export function chooseTime(
  named: readonly Named[],
  moods: Record<Mood, number>,
  chance: number,
  suited = lowSun,
): TimeOfDay {
  const told = mostNamed(named, timeOfConcept);
  if (told !== null) return told;
  const bright = moods.joy + moods.calm * 0.6;
  const dark = moods.dread * 1.4 + moods.unease + moods.sorrow * 0.5 + moods.anger * 0.5;
  const kind = bright > dark + 0.25 ? 'bright' : dark > bright + 0.25 ? 'dark' : 'neither';
  const pool = suited[kind];
  return pool[chance % pool.length] ?? 'dusk';
}

/** What the dream tells; else what suits its mood, and never under a roof. */
export function chooseWeather(
  setting: SettingName,
  named: readonly Named[],
  moods: Record<Mood, number>,
  chance: number,
): Weather {
  if (sheltered.has(setting)) return 'clear';
  const told = mostNamed(named, weatherOfConcept);
  if (told !== null) return told;
  if (moods.dread + moods.unease > 0.5) return chance % 3 === 0 ? 'cloudy' : 'mist';
  if (moods.anger > 0.5) return 'cloudy';
  return chance % 3 === 0 ? 'cloudy' : 'clear';
}

function mostNamed<Value>(
  named: readonly Named[],
  table: ReadonlyMap<string, Value>,
): Value | null {
  let best: Value | null = null;
  let most = 0;
  for (const { id, times } of named) {
    const value = table.get(id);
    if (value !== undefined && times > most) {
      best = value;
      most = times;
    }
  }
  return best;
}

export function chooseLight(
  setting: SettingName,
  time: TimeOfDay,
  weather: Weather,
  named: readonly Named[],
): LightSource {
  if (enclosed.has(setting)) return 'opening';
  if (setting === 'underwater' || setting === 'abstract') return 'haze';
  if (named.some(({ id }) => id === 'moon') && time !== 'day') return 'moon';
  if (named.some(({ id }) => id === 'sun')) return 'sun';
  if (weather === 'mist' || weather === 'rain' || weather === 'storm' || weather === 'snow')
    return 'haze';
  return time === 'night' ? 'moon' : 'sun';
}

/** 0.45 tiny .. 1 true to life .. 2 immense. */
export function chooseScale(analysis: DreamAnalysis): number {
  const changed = analysis.bizarreness.elements.find((item) => item.shown && item.kind === 'scale');
  if (changed?.evidence.every((item) => shrunken.test(item.text))) return 0.45;
  return clamp(1 + analysis.bizarreness.score * 0.4 + (changed === undefined ? 0 : 0.5), 1, 2);
}

/** A dream's words for what is smaller than it should be, in both languages. */
const shrunken = /minuscul|microscop|rapetiss|rétréci|tiny|miniature|shrunk|shrink/i;

/** Whether the same thing comes again and again. */
export function isRepeated(analysis: DreamAnalysis): boolean {
  return analysis.bizarreness.elements.some((item) => item.shown && item.kind === 'repetition');
}

/** Whether a second world hangs in the sky: the dream tells of another world, or of a mirror
 *  where things are not what they can be. Only where there is a sky to hang it in. */
export function isMirrored(
  analysis: DreamAnalysis,
  setting: SettingName,
  named: readonly Named[],
): boolean {
  if (sheltered.has(setting) || setting === 'sky') return false;
  if (named.some(({ id }) => id === 'world')) return true;
  return (
    named.some(({ id }) => id === 'mirror') &&
    analysis.bizarreness.elements.some((item) => item.shown && item.kind === 'impossibility')
  );
}

/** 0 all in its place .. 1 afloat. */
export function chooseDisplacement(analysis: DreamAnalysis, named: readonly Named[]): number {
  const strange = analysis.bizarreness.elements.filter(
    (item) => item.shown && (item.kind === 'displacement' || item.kind === 'impossibility'),
  ).length;
  const airborne = named.some(({ id }) => id === 'flying' || id === 'floating');
  return clamp(analysis.bizarreness.score * 0.5 + strange * 0.25 + (airborne ? 0.5 : 0), 0, 1);
}

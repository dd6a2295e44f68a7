import type { DreamAnalysis } from '@reverie/oneirology/schema';
import { moodsOf } from '#moods-of.ts';
import { namedIn } from '#named.ts';
import { castOf } from '#press/cast-of.ts';
import { withOneNameEach } from '#press/one-name.ts';
import { placeChanges, placeOf } from '#press/place-of.ts';
import { type PrintScene, printSceneVersion } from '#press/scene.ts';
import { hashText } from '#random.ts';
import type { SettingName } from '#scene.ts';
import { chooseTime, chooseWeather } from '#scene-circumstances.ts';
import { enclosed } from '#scene-tables.ts';

/** « Il neige dans le salon »: only then does an enclosed place have a weather. */
function fallingInside(
  { deeds = [] }: DreamAnalysis,
  setting: SettingName,
): 'snow' | 'rain' | undefined {
  const fallen = deeds.find(
    ({ who, act, where }) =>
      (who === 'snow' || who === 'rain') &&
      act === 'fall' &&
      where.some(({ relation }) => relation === 'in'),
  );
  if (fallen === undefined || !enclosed.has(setting)) return undefined;
  return fallen.who === 'rain' ? 'rain' : 'snow';
}

/** Chooses what a print of a dream shows: the strangest act that is told, where, and by whom. */
export function printSceneOf(told: DreamAnalysis): PrintScene {
  const analysis = withOneNameEach(told);
  const named = namedIn(analysis);
  const moods = moodsOf(analysis, named);
  const where = placeOf(analysis, named);
  const { setting, place } = where;
  const chance = hashText(named.map(({ id, times }) => id + times).join(' '));
  return {
    version: printSceneVersion,
    setting,
    ...(place !== undefined && { place }),
    placeChanges: placeChanges(analysis, where),
    time: chooseTime(named, moods, chance),
    weather: fallingInside(analysis, setting) ?? chooseWeather(setting, named, moods, chance >>> 8),
    moods,
    ...castOf(analysis, where, named),
  };
}

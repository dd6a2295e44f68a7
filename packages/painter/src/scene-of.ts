import type { DreamAnalysis } from '@reverie/oneirology/schema';
import { type Candidate, rankHeroes } from '#heroes.ts';
import { moodsOf } from '#moods-of.ts';
import { type Named, namedIn } from '#named.ts';
import { hashText } from '#random.ts';
import { type Scene, type SceneSymbol, type SettingName, sceneVersion } from '#scene.ts';
import {
  chooseDisplacement,
  chooseLight,
  chooseScale,
  chooseTime,
  chooseWeather,
  isMirrored,
  isRepeated,
} from '#scene-circumstances.ts';
import {
  enclosed,
  faintPlaces,
  outdoorsOnly,
  partOfPlace,
  placeOfConcept,
  roomFor,
  sheltered,
} from '#scene-tables.ts';
import { chooseSetting } from '#setting-of.ts';
import { entryFor, type SymbolEntry } from '#symbols/manifest.ts';

/**
 * Chooses what the picture shows. Only findings that are shown and not denied count; a concept no
 * silhouette serves is passed over rather than replaced; with nothing to show, the scene is an
 * abstract of the dream's feeling.
 */
export function sceneOf(analysis: DreamAnalysis): Scene {
  const named = namedIn(analysis);
  const moods = moodsOf(analysis, named);
  const candidates = rankHeroes(analysis, named);
  const first = candidates[0];
  const setting = beside(
    first,
    chooseSetting(analysis, named, first ? entryFor(first.id) : null),
    analysis,
  );
  const chance = hashText(
    named.map(({ id, times }) => id + times).join(' ') + analysis.quality.words,
  );
  const shown = castSymbols(analysis, setting, candidates);
  const weather = chooseWeather(setting, named, moods, chance);
  const time = chooseTime(named, moods, chance >>> 8);
  return {
    version: sceneVersion,
    setting,
    time,
    weather,
    // A moon that is the hero is no second one in the sky.
    light: shown.some(({ id }) => id === 'moon')
      ? 'haze'
      : chooseLight(setting, time, weather, named),
    moods,
    symbols: shown,
    // Who flies or falls in the picture is the dreamer: nobody is left to look on.
    dreamer: setting !== 'abstract' && !shown.some(({ id }) => id === 'flying' || id === 'falling'),
    scale: chooseScale(analysis),
    displacement: chooseDisplacement(analysis, named),
    ...(isMirrored(analysis, setting, named) ? { strangeness: 'mirrored' as const } : {}),
  };
}

/** Who sees a train come in does not sit in it, but waits for it. */
function beside(
  hero: Candidate | undefined,
  setting: SettingName,
  { settings }: DreamAnalysis,
): SettingName {
  const isAboard = settings.some(
    ({ shown, kind }) => shown && (kind === 'train' || kind === 'metro'),
  );
  return hero?.id === 'train' && setting === 'carriage' && !isAboard ? 'station' : setting;
}

/** Below it, a thing is not worth a place beside another. */
const leastWorth = 0.6;
/** What a wave is worth that is told again, felt or marvelled at: the sea has the others. */
const tidalWorth = 2;

/** At most four, no two by the same silhouette, none that the setting itself already is. */
function castSymbols(
  analysis: DreamAnalysis,
  setting: SettingName,
  candidates: readonly Candidate[],
): SceneSymbol[] {
  const cast: SceneSymbol[] = [];
  const taken = new Set<string>();
  for (const item of candidates) {
    const entry = entryFor(item.id);
    if (entry === null || taken.has(entry.id)) continue;
    const isTide = item.id === 'wave' && cast.length === 0 && item.worth >= tidalWorth;
    const isPlace = placeOfConcept.get(item.id) === setting && !faintPlaces.has(item.id);
    if (isPlace && !isTide) continue;
    if (partOfPlace.get(item.id) === setting) continue;
    // The sky has its own moon; only one that the dream is about is more than that.
    if (item.id === 'moon' && (cast.length > 0 || sheltered.has(setting))) continue;
    if (enclosed.has(setting) && outdoorsOnly.has(entry.id) && roomFor.get(entry.id) !== setting)
      continue;
    // A prop named in passing may be all there is, but it does not join a picture that has a hero.
    if (cast.length > 0 && item.worth < leastWorth) continue;
    taken.add(entry.id);
    const role = cast.length === 0 ? 'hero' : cast.length === 1 ? 'companion' : 'detail';
    const isAgain = role === 'hero' && isRepeated(analysis);
    cast.push({ id: item.id, role, count: countOf(analysis, item, entry, isAgain) });
    if (cast.length === 4) break;
  }
  return cast;
}

/** One; its flock where the dream speaks of several; more than that where things repeat. */
function countOf(
  analysis: DreamAnalysis,
  item: Named,
  entry: SymbolEntry,
  isAgain: boolean,
): number {
  if (isAgain) return entry.size > 400 ? 3 : 6;
  return isGroup(analysis, item) ? entry.flock : 1;
}

/** Whether the dream speaks of several: a character on the same words is a group. */
function isGroup(analysis: DreamAnalysis, item: Named): boolean {
  return analysis.characters.some(
    (character) =>
      character.number === 'group' &&
      character.shown &&
      character.evidence.some((words) =>
        item.evidence.some((own) => words.start < own.end && own.start < words.end),
      ),
  );
}

import type { DreamAnalysis } from '@reverie/oneirology/schema';
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
} from '#scene-circumstances.ts';
import { enclosed, faintPlaces, outdoorsOnly, placeOfConcept } from '#scene-tables.ts';
import { entryFor } from '#symbols/manifest.ts';

/**
 * Chooses what the picture shows. Only findings that are shown and not denied count; a concept no
 * silhouette serves is passed over rather than replaced; with nothing to show, the scene is an
 * abstract of the dream's feeling.
 */
export function sceneOf(analysis: DreamAnalysis): Scene {
  const named = namedIn(analysis);
  const moods = moodsOf(analysis);
  const candidates = rankSymbols(named);
  const setting = chooseSetting(analysis, named, candidates);
  const shown = castSymbols(analysis, setting, candidates);
  const chance = hashText(
    named.map(({ id, times }) => id + times).join(' ') + analysis.quality.words,
  );
  const weather = chooseWeather(setting, named, moods, chance);
  const time = chooseTime(named, moods, chance >>> 8);
  return {
    version: sceneVersion,
    setting,
    time,
    weather,
    light: chooseLight(setting, time, weather, named),
    moods,
    symbols: shown,
    dreamer: setting !== 'abstract',
    scale: chooseScale(analysis),
    displacement: chooseDisplacement(analysis, named),
  };
}

/** Below it, a thing is not worth a place beside another. */
const leastWorth = 0.6;

function rankSymbols(named: readonly Named[]): Named[] {
  return named
    .filter((item) => entryFor(item.id) !== null)
    .sort((one, other) => worthOf(other) - worthOf(one) || firstMention(one) - firstMention(other));
}

/** How much the eye wants to see it. Repetition counts, but ten mentions do not make ten heroes. */
function worthOf(item: Named): number {
  return (entryFor(item.id)?.salience ?? 0) * Math.sqrt(Math.min(item.times, 6));
}

function firstMention(item: Named): number {
  return item.evidence[0]?.start ?? 0;
}

function chooseSetting(
  analysis: DreamAnalysis,
  named: readonly Named[],
  candidates: readonly Named[],
): SettingName {
  const votes = new Map<SettingName, number>();
  function vote(setting: SettingName | undefined, weight: number): void {
    if (setting !== undefined) votes.set(setting, (votes.get(setting) ?? 0) + weight);
  }
  const places = analysis.settings.filter(
    (place) => place.shown && place.evidence.some((item) => !item.negated),
  );
  for (const place of places) {
    const kind = place.kind;
    if (kind !== undefined) vote(placeOfConcept.get(kind), faintPlaces.has(kind) ? 1 : 2.2);
  }
  for (const { id, times } of named) {
    vote(placeOfConcept.get(id), (faintPlaces.has(id) ? 0.7 : 1.5) * Math.sqrt(Math.min(times, 4)));
  }
  const hero = candidates[0];
  const home = hero === undefined ? undefined : entryFor(hero.id)?.home;
  if (votes.size > 0) {
    // Where two places are told, the hero's own one wins: the whale pulls the scene to the sea.
    if (home !== undefined && votes.has(home)) vote(home, 0.9);
    return [...votes].reduce((best, next) => (next[1] > best[1] ? next : best))[0];
  }
  if (home !== undefined) return home;
  if (places.some((place) => place.place === 'indoor')) return 'room';
  if (places.some((place) => place.place === 'outdoor')) return 'meadow';
  return 'abstract';
}

/** At most four, no two by the same silhouette, none that the setting itself already is. */
function castSymbols(
  analysis: DreamAnalysis,
  setting: SettingName,
  candidates: readonly Named[],
): SceneSymbol[] {
  const cast: SceneSymbol[] = [];
  const taken = new Set<string>();
  for (const item of candidates) {
    const entry = entryFor(item.id);
    if (entry === null || taken.has(entry.id)) continue;
    if (placeOfConcept.get(item.id) === setting && !faintPlaces.has(item.id)) continue;
    if (enclosed.has(setting) && outdoorsOnly.has(entry.id)) continue;
    // A prop named in passing may be all there is, but it does not join a picture that has a hero.
    if (cast.length > 0 && worthOf(item) < leastWorth) continue;
    taken.add(entry.id);
    const role = cast.length === 0 ? 'hero' : cast.length === 1 ? 'companion' : 'detail';
    cast.push({ id: item.id, role, count: isGroup(analysis, item) ? (entry.flock ?? 3) : 1 });
    if (cast.length === 4) break;
  }
  return cast;
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

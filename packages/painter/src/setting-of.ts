import type { DreamAnalysis } from '@reverie/oneirology/schema';
import type { Named } from '#named.ts';
import { placesTold } from '#places-told.ts';
import type { SettingName } from '#scene.ts';
import { enclosed, particularRooms, partOfRoom, people } from '#scene-tables.ts';
import type { SymbolEntry } from '#symbols/manifest.ts';

/** What a place weighs for being told at all, and for all the time the dream spends there. */
const told = 1.3;
const stayed = 2.4;
/** What each mention weighs, and one of a thing that is hardly a place. */
const mentioned = 1.2;
const faint = 0.5;
/** A dream is set where it begins; what it only passes through, or ends with, it is not set in. */
const opening = 1.25;
const passing = 0.75;
const ending = { from: 0.8, weight: 0.6 };
/** Below it nothing but props speak for a place: then the hero's own is as good. */
const leastPlace = 0.6;

/**
 * The place of the picture: the one where the dream spends most of its time, the first it tells and
 * its mentions counting too. Without a place, the hero's own `home`; without a hero, a room or a
 * meadow if the dream tells on which side of a door it is; else none, and the picture is abstract.
 */
export function chooseSetting(
  analysis: DreamAnalysis,
  named: readonly Named[],
  hero: SymbolEntry | null,
): SettingName {
  const home = hero?.home;
  // People are at home anywhere: theirs is a place for want of any other.
  const isPerson = hero !== null && people.has(hero.id);
  const votes = new Map<SettingName, number>();
  function vote(setting: SettingName, weight: number): void {
    votes.set(setting, (votes.get(setting) ?? 0) + weight);
  }
  const places = placesTold(analysis, named);
  const first = places.find(({ isStay, isFaint }) => isStay || !isFaint)?.setting;
  for (const place of places) {
    const late = place.from > ending.from ? ending.weight : 1;
    const weight = place.isStay
      ? (told + stayed * place.share) * (place.isFaint ? 0.5 : 1)
      : (place.isFaint ? faint : mentioned) * Math.sqrt(Math.min(place.times, 4));
    vote(
      place.setting,
      weight * late * (place.isPassage ? passing : 1) * (place.setting === first ? opening : 1),
    );
  }
  // A room of no kind is one of the particular place that it was told in.
  const particular = particularRooms.find((room) => votes.has(room));
  if (particular !== undefined && named.some(({ id }) => partOfRoom.has(id))) {
    vote(particular, votes.get('room') ?? 0);
  }
  const inside = analysis.settings.filter(({ shown, place }) => shown && place === 'indoor');
  const isIndoors = inside.length > 0;
  const isHomeFit = home !== undefined && !(isIndoors && !enclosed.has(home));
  if (votes.size > 0) {
    // Where two places are told, the hero's own one wins: the whale pulls the scene to the sea.
    if (home !== undefined && places.some(({ setting, isFaint }) => setting === home && !isFaint)) {
      vote(home, 0.8);
    }
    const best = [...votes].reduce((most, next) => (next[1] > most[1] ? next : most));
    return best[1] < leastPlace && isHomeFit && !isPerson ? home : best[0];
  }
  if (isHomeFit) return home;
  if (isIndoors) return 'room';
  if (analysis.settings.some(({ shown, place }) => shown && place === 'outdoor')) return 'meadow';
  return 'abstract';
}

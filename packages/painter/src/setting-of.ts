import type { DreamAnalysis, Setting } from '@reverie/oneirology/schema';
import type { Named } from '#named.ts';
import type { SettingName } from '#scene.ts';
import {
  anyRoom,
  enclosed,
  faintPlaces,
  particularRooms,
  placeAboard,
  placeOfConcept,
} from '#scene-tables.ts';

/** What a place weighs for being told at all, and for all the time the dream spends there. */
const told = 1.3;
const stayed = 2.4;
/** What a bare mention weighs, and one of a thing that is hardly a place. */
const mentioned = 1.2;
const faint = 0.5;
const railway: ReadonlySet<string> = new Set(['station', 'train', 'rails', 'metro']);

/**
 * The place of the picture: the one where the dream spends most of its time, its mentions counting
 * too. Without a place, the hero's own `home`; without a hero, a room or a meadow if the dream tells
 * on which side of a door it is; else none, and the picture is abstract.
 */
export function chooseSetting(
  analysis: DreamAnalysis,
  named: readonly Named[],
  home: SettingName | undefined,
): SettingName {
  const votes = new Map<SettingName, number>();
  function vote(setting: SettingName | undefined, weight: number): void {
    if (setting !== undefined) votes.set(setting, (votes.get(setting) ?? 0) + weight);
  }
  const places = analysis.settings.filter(
    (place) => place.shown && place.evidence.some((item) => !item.negated),
  );
  const stays = sharesOfStay(places);
  // « Sur le quai » of a station there is no harbour.
  const isByRail = named.some(({ id }) => railway.has(id)) && !named.some(({ id }) => id === 'sea');
  for (const place of places) {
    const { kind } = place;
    if (kind === undefined || (kind === 'harbour' && isByRail)) continue;
    const weight = told + stayed * (stays.get(place) ?? 0);
    const aboard = placeAboard.get(kind);
    const isFaint = aboard === undefined && faintPlaces.has(kind);
    vote(
      aboard ?? (place.place === 'indoor' ? indoorsAt(kind) : placeOfConcept.get(kind)),
      isFaint ? weight * 0.5 : weight,
    );
  }
  const within = new Set(places.filter(({ place }) => place === 'indoor').map(({ kind }) => kind));
  const boarded = new Set(places.map(({ kind }) => kind).filter((kind) => kind !== undefined));
  for (const { id, times } of named) {
    if (id === 'harbour' && isByRail) continue;
    const aboard = boarded.has(id) ? placeAboard.get(id) : undefined;
    const weight = aboard === undefined && faintPlaces.has(id) ? faint : mentioned;
    vote(
      aboard ?? (within.has(id) ? indoorsAt(id) : placeOfConcept.get(id)),
      weight * Math.sqrt(Math.min(times, 4)),
    );
  }
  const particular = particularRooms.find((room) => votes.has(room));
  if (particular !== undefined && named.some(({ id }) => id === anyRoom)) {
    vote(particular, votes.get('room') ?? 0);
  }
  if (votes.size > 0) {
    // Where two places are told, the hero's own one wins: the whale pulls the scene to the sea.
    if (home !== undefined && votes.has(home)) vote(home, 0.8);
    return [...votes].reduce((best, next) => (next[1] > best[1] ? next : best))[0];
  }
  const isIndoors = places.some((place) => place.place === 'indoor');
  if (home !== undefined && !(isIndoors && !enclosed.has(home))) return home;
  if (isIndoors) return 'room';
  if (places.some((place) => place.place === 'outdoor')) return 'meadow';
  return 'abstract';
}

/** A supermarket that one is in is no street, though one walks past it in a street. */
function indoorsAt(kind: string): SettingName | undefined {
  const setting = placeOfConcept.get(kind);
  return setting === undefined || enclosed.has(setting) || setting === 'carriage'
    ? setting
    : 'room';
}

/** For each place, the share of the text from its mentions to the next mention of any other. */
function sharesOfStay(places: readonly Setting[]): Map<Setting, number> {
  const mentions = places
    .flatMap((place) =>
      place.evidence.filter((item) => !item.negated).map((item) => ({ place, at: item.start })),
    )
    .sort((one, other) => one.at - other.at);
  const first = mentions[0]?.at ?? 0;
  const last = mentions.at(-1)?.at ?? 0;
  // The last place lasts to the end of the dream, which the analysis does not give: a mean stay.
  const rest = mentions.length > 1 ? (last - first) / (mentions.length - 1) : 1;
  const total = last - first + rest;
  const shares = new Map<Setting, number>();
  for (const [n, { place, at }] of mentions.entries()) {
    const stay = (mentions[n + 1]?.at ?? last + rest) - at;
    shares.set(place, (shares.get(place) ?? 0) + stay / total);
  }
  return shares;
}

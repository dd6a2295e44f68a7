import type { DreamAnalysis, Evidence } from '@reverie/oneirology/schema';
import { lengthOf, type Named } from '#named.ts';
import type { SettingName } from '#scene.ts';
import { enclosed, faintPlaces, passages, placeAboard, placeOfConcept } from '#scene-tables.ts';

/** One way in which a dream tells a setting. */
export interface PlaceTold {
  readonly setting: SettingName;
  /** Whether the dream is there; else it only names the place. */
  readonly isStay: boolean;
  readonly times: number;
  /** Where it is first told, 0 at the dream's beginning .. 1 at its end. */
  readonly from: number;
  /** Share of the dream, 0..1, from its mentions to the next mention of another place. */
  readonly share: number;
  readonly isFaint: boolean;
  readonly isPassage: boolean;
}

const railway: ReadonlySet<string> = new Set(['station', 'train', 'rails', 'metro']);
/** What « de », « du », "d'" and « de la » leave between a thing and the place that it is of. */
const frenchOf: ReadonlySet<number> = new Set([3, 7]);

/** The places that a dream is in and those that it names, in the order of their first words. */
export function placesTold(analysis: DreamAnalysis, named: readonly Named[]): PlaceTold[] {
  const has = (id: string): boolean => named.some((item) => item.id === id);
  const isByRail = named.some(({ id }) => railway.has(id)) && !has('sea');
  const isInland = !has('sea') && (has('lake') || has('fishing') || has('river'));
  function settingOf(kind: string, isAboard: boolean, isIndoors: boolean): SettingName | undefined {
    // « Sur le quai » of a station there is no harbour, and a lake has its landing stage too.
    if (kind === 'harbour' && isByRail) return 'station';
    // A train that one is not in stands where trains are waited for, if the dream has such a place.
    if (kind === 'train' && !isAboard && has('station')) return 'station';
    const setting = (isAboard ? placeAboard.get(kind) : undefined) ?? placeOfConcept.get(kind);
    if (setting === 'sea' && isInland) return has('river') && !has('lake') ? 'river' : 'lake';
    if (!isIndoors || setting === undefined || enclosed.has(setting) || setting === 'carriage')
      return setting;
    // A supermarket that one is in is no street, though one walks past it in a street.
    return 'room';
  }

  const stays = analysis.settings.filter(({ shown, kind }) => shown && kind !== undefined);
  const told: { place: Omit<PlaceTold, 'share' | 'from'>; words: Evidence[] }[] = [];
  for (const { kind = '', place, evidence } of stays) {
    const words = evidence.filter((item) => !item.negated && !isOfAThing(item, analysis, named));
    const setting = isLighthouse(kind, words) ? 'sea' : settingOf(kind, true, place === 'indoor');
    if (setting === undefined || words.length === 0) continue;
    const isFaint = isHardlyThere(kind, words, true);
    const isPassage = passages.has(kind);
    told.push({ place: { setting, isStay: true, times: words.length, isFaint, isPassage }, words });
  }
  for (const { id, evidence } of named) {
    const stay = stays.filter(({ kind }) => kind === id);
    const isAboard = stay.length > 0;
    const isIndoors = stay.some(({ place }) => place === 'indoor');
    const words = evidence.filter((item) => !isOfAThing(item, analysis, named));
    const setting = isLighthouse(id, words) ? 'sea' : settingOf(id, isAboard, isIndoors);
    if (setting === undefined || words.length === 0) continue;
    const isFaint = isHardlyThere(id, words, isAboard);
    const isPassage = passages.has(id);
    told.push({
      place: { setting, isStay: false, times: words.length, isFaint, isPassage },
      words,
    });
  }

  const ends = told.flatMap(({ words }) => words.map(({ end }) => end));
  const length = Math.max(lengthOf(analysis), ...ends);
  const marks = told
    .flatMap(({ place, words }) =>
      place.isFaint ? [] : words.map(({ start }) => ({ setting: place.setting, at: start })),
    )
    .sort((one, other) => one.at - other.at);
  const shares = new Map<SettingName, number>();
  for (const [n, { setting, at }] of marks.entries()) {
    const stay = ((marks[n + 1]?.at ?? length) - at) / length;
    shares.set(setting, (shares.get(setting) ?? 0) + stay);
  }
  return told
    .map(({ place, words }) => ({
      ...place,
      from: Math.min(...words.map(({ start }) => start)) / length,
      share: shares.get(place.setting) ?? 0,
    }))
    .sort((one, other) => one.from - other.from);
}

/** A tower by its concept, the sea by its word. */
function isLighthouse(id: string, words: readonly Evidence[]): boolean {
  return id === 'tower' && words.some(({ text }) => /phare|lighthouse/i.test(text));
}

/** What is seen from elsewhere, or is a thing more than a place: houses in the plural, a lane with a
 *  capital, which is the name of something. */
function isHardlyThere(id: string, words: readonly Evidence[], isAboard: boolean): boolean {
  if (isLighthouse(id, words) || (isAboard && placeAboard.has(id))) return false;
  if (id === 'house') return words.every(({ text }) => text.endsWith('s'));
  if (id === 'road' && words.every(({ text, start }) => start > 0 && /^\p{Lu}/u.test(text)))
    return true;
  return faintPlaces.has(id);
}

/** Whether a place only says what another thing is of: a school uniform, « la pelle du jardin ». */
function isOfAThing(words: Evidence, analysis: DreamAnalysis, named: readonly Named[]): boolean {
  const isFrench = analysis.language.code === 'fr';
  return named.some(
    ({ id, evidence }) =>
      (!placeOfConcept.has(id) || faintPlaces.has(id)) &&
      evidence.some((thing) =>
        isFrench ? frenchOf.has(words.start - thing.end) : thing.start - words.end === 1,
      ),
  );
}

import { type PlaceCounts, placeModel, placeProbability } from '#calibration.ts';
import type { LexiconMatch } from '#lexicon/meanings.ts';
import {
  indoorPlaces,
  indoorSigns,
  outdoorPlaces,
  outdoorSigns,
  rooms,
  stoodOn,
  vehicles,
} from '#lexicon/places.ts';
import { isOnStage } from '#read/on-stage.ts';
import { familiarityAround, familiarityBySentence } from '#read/places/familiarity.ts';
import { readScenes } from '#read/places/scenes.ts';
import { isAboard, isOutside } from '#read/places/standing.ts';
import { placesOfOthers } from '#read/places/whose.ts';
import { evidenceOf, holds, matchesOf, type Reading, sentenceAt } from '#read/reading.ts';
import type { Evidence, Setting } from '#schema.ts';

/** Words that put the dream in a place rather than name it in passing. */
const locatives = new Set(
  `in at into inside through to entered enter entering on along across around up down over
  upstairs downstairs dans à au aux chez sur sous entre entrais entrer jusqu' traversais traverse
  longeais`.split(/\s+/),
);

type Group = 'room' | 'building' | 'open' | 'aboard' | 'thing';

interface Draft {
  readonly place: 'indoor' | 'outdoor';
  /** A symbol concept, or what a place word without a concept is like. */
  readonly kind: string;
  /** Whether the kind is a place that a page can name, or only a sign of one. */
  readonly isPlace: boolean;
  readonly group: Group;
  isNamed: boolean;
  isLocated: boolean;
  familiarity: Setting['familiarity'];
  readonly evidence: Evidence[];
}

const denied = 0.05;

/** How many words a dream may take to set its scene without a preposition. */
const openingWords = 8;

/**
 * Places of a dream, one finding for each kind of place. Whether the dream is indoors or outdoors
 * is judged over all its places together, so findings of one place share their p.
 */
export function readSettings(reading: Reading): Setting[] {
  const drafts = new Map<string, Draft>();
  const familiarities = familiarityBySentence(reading);
  let opening: Draft['place'] | undefined;
  const others = placesOfOthers(reading);
  for (const { match, place, kind, isPlace, group } of placesNamed(reading)) {
    const { from } = match;
    if (!isOnStage(reading, from) || others.has(from)) continue;
    const key = `${place} ${isPlace || group === 'thing' ? kind : match.term} ${isPlace}`;
    const draft = drafts.get(key) ?? {
      place,
      kind,
      isPlace,
      group,
      isNamed: false,
      isLocated: false,
      familiarity: 'unknown',
      evidence: [],
    };
    drafts.set(key, draft);
    const evidence = evidenceOf(reading, match, kind);
    if (holds(draft.evidence, evidence)) continue;
    draft.evidence.push(evidence);
    if (evidence.negated) continue;
    draft.isNamed = true;
    const located = isLocated(reading, match.from);
    draft.isLocated ||= located;
    if (located && group !== 'thing') opening ??= place;
    if (draft.familiarity === 'unknown') {
      const around = isPlace && group !== 'aboard' ? familiarityAround(reading, match) : undefined;
      const sentence = sentenceAt(reading, match.from);
      draft.familiarity = around ?? familiarities.get(sentence) ?? 'unknown';
    }
  }
  const found = [...drafts.values()];
  const counts = countPlaces(found, opening);
  const places = found.filter((draft) => draft.isPlace);
  const signs = (['indoor', 'outdoor'] as const).flatMap((place) => {
    const ofPlace = found.filter((draft) => !draft.isPlace && draft.place === place);
    return ofPlace.length > 0 ? [merge(ofPlace, place)] : [];
  });
  const sided = [...places, ...signs].map((draft): Setting => {
    const { place, familiarity, evidence } = draft;
    const model = placeModel[place];
    const p = draft.isNamed ? placeProbability(model, counts) : denied;
    const kind = draft.isPlace ? { kind: draft.kind } : {};
    return { place, familiarity, ...kind, p, shown: p >= model.threshold, evidence };
  });
  if (sided.some(({ shown }) => shown)) return sided;
  return [...sided, ...readScenes(reading, familiarities)];
}

/** All that only hints at a place is one finding without a kind. */
function merge(drafts: readonly Draft[], place: Draft['place']): Draft {
  const familiarity = drafts.find((draft) => draft.familiarity !== 'unknown')?.familiarity;
  return {
    place,
    kind: '',
    isPlace: false,
    group: 'thing',
    isNamed: drafts.some((draft) => draft.isNamed),
    isLocated: false,
    familiarity: familiarity ?? 'unknown',
    evidence: drafts.flatMap((draft) => draft.evidence).sort((a, b) => a.start - b.start),
  };
}

function countPlaces(drafts: readonly Draft[], opening: Draft['place'] | undefined): PlaceCounts {
  const named = drafts.filter((draft) => draft.isNamed);
  const of = (group: Group, located: boolean): number =>
    named.filter((draft) => draft.group === group && draft.isLocated === located).length;
  const things = (place: Draft['place']): number =>
    named.filter((draft) => draft.group === 'thing' && draft.place === place).length;
  return {
    roomLocated: of('room', true),
    roomNamed: of('room', false),
    buildingLocated: of('building', true),
    buildingNamed: of('building', false),
    indoorThings: things('indoor'),
    outdoorLocated: of('open', true),
    outdoorNamed: of('open', false),
    outdoorThings: things('outdoor'),
    aboard: named.filter(({ group }) => group === 'aboard').length,
    opensIndoors: opening === 'indoor' ? 1 : 0,
    opensOutdoors: opening === 'outdoor' ? 1 : 0,
  };
}

interface NamedPlace extends Pick<Draft, 'place' | 'kind' | 'isPlace' | 'group'> {
  readonly match: LexiconMatch;
}

function placesNamed(reading: Reading): NamedPlace[] {
  const concepts = matchesOf(reading, 'symbol').flatMap((match): NamedPlace[] => {
    const kind = match.meaning.value.id;
    if (vehicles.has(kind) && isAboard(reading, match.from, kind)) {
      return [{ match, place: 'outdoor', kind, isPlace: true, group: 'aboard' }];
    }
    if (outdoorPlaces.has(kind) || (stoodOn.has(kind) && isAboard(reading, match.from, kind))) {
      return [{ match, place: 'outdoor', kind, isPlace: true, group: 'open' }];
    }
    if (indoorPlaces.has(kind)) {
      const group = rooms.has(kind) ? 'room' : 'building';
      if (group === 'building' && isOutside(reading, match.from)) {
        return [{ match, place: 'outdoor', kind, isPlace: true, group: 'open' }];
      }
      return [{ match, place: 'indoor', kind, isPlace: true, group }];
    }
    const thing = { match, kind, isPlace: false, group: 'thing' } as const;
    if (indoorSigns.has(kind)) return [{ ...thing, place: 'indoor' }];
    return outdoorSigns.has(kind) ? [{ ...thing, place: 'outdoor' }] : [];
  });
  const others = matchesOf(reading, 'place').flatMap((match): NamedPlace[] => {
    const { place, kind } = match.meaning.value;
    if (place === 'ambiguous') return [];
    const group = kind === 'building' || kind === 'room' ? kind : 'open';
    if (group === 'building' && isOutside(reading, match.from)) {
      return [{ match, place: 'outdoor', kind, isPlace: false, group: 'open' }];
    }
    return [{ match, place, kind, isPlace: false, group }];
  });
  return [...concepts, ...others].sort((a, b) => a.match.from - b.match.from);
}

function isLocated(reading: Reading, index: number): boolean {
  // « Le grand magasin, la nuit. »: the first words of a dream set its scene.
  if (index < openingWords) return true;
  for (let at = index; at >= Math.max(0, index - 4); at -= 1) {
    const token = reading.tokens[at];
    if (token === undefined) return false;
    if (locatives.has(token.lower)) return true;
    if (/[.,;!?]/.test(token.gap)) return false;
  }
  return false;
}

import type { DreamAnalysis } from '@reverie/oneirology/schema';
import type { Named } from '#named.ts';
import { vehicles } from '#press/choosing/castable.ts';
import { changesIn } from '#press/choosing/changes-of.ts';
import { categoryOf, outOfPlace, strangeness } from '#press/choosing/deeds/strange.ts';
import { actorOf, personBehind } from '#press/choosing/people/actor-of.ts';
import { sightOf } from '#press/choosing/sight-of.ts';
import type { PlaceOf } from '#press/grounds/placed.ts';
import type { Actor, ChangeName, ShownDeed } from '#press/scene.ts';
import type { StageName } from '#press/stages.ts';

const most = 6;

/** How strange it is to have wings, or eyes, where nobody has them. */
const bearingWonder = 2.6;

/** Who and what a picture has so far, and how more of the dream comes into it. */
export interface Roster {
  readonly actors: readonly Actor[];
  /** Where the analysis's ids stand in `actors`. */
  readonly places: ReadonlyMap<string, number>;
  readonly changesOf: ReadonlyMap<string, readonly ChangeName[]>;
  /** Whether a concept is the place, or a part of it. */
  readonly isPlace: (id: string) => boolean;
  readonly isFull: () => boolean;
  /** How strange somebody or something is, in itself and here. */
  readonly wonderOf: (id: string) => number;
  /** Where they stand in `actors`; null where they cannot be shown, or no more can. */
  readonly add: (id: string, isDoer?: boolean) => number | null;
  /** The same, but for whose it is: `in my aunt’s house` no aunt is there. */
  readonly addSeen: (id: string) => void;
  /** Somebody the dream does not name: « nous nous embrassons ». */
  readonly addMate: () => number | null;
  /** What somebody drives or sits in, told or not; aboard a train it is all around. */
  readonly addCar: () => number | null;
  readonly addCoffin: () => void;
}

/** What a picture has so far, and what it is taken from. */
export interface Casting {
  readonly analysis: DreamAnalysis;
  readonly stage: StageName;
  readonly roster: Roster;
  /** Who has a part that is no part of theirs: ids of the analysis. */
  readonly bearers: ReadonlySet<string>;
  readonly deeds: readonly ShownDeed[];
}

export function rosterOf(
  analysis: DreamAnalysis,
  { stage }: PlaceOf,
  named: readonly Named[],
  /** Who has a part that is no part of theirs: ids of the analysis. */
  bearers: ReadonlySet<string>,
): Roster {
  const actors: Actor[] = [];
  const places = new Map<string, number>();
  const changesOf = changesIn(analysis);
  const { isPlace, isShowable } = sightOf(analysis, stage, named, changesOf, bearers);
  const onCeiling = onCeilingIn(analysis);
  const isFull = () => actors.length >= most;

  function add(id: string, isDoer = false): number | null {
    const known = places.get(id);
    if (known !== undefined) return known;
    const somebody = personBehind(analysis, id);
    if (somebody !== undefined) return add(somebody);
    const character = analysis.characters.find((one) => one.id === id);
    // « Pas une infirmière, personne à qui demander »: nobody of whom that is said is there.
    if (character?.evidence.every(({ negated }) => negated)) return null;
    // Who is aboard sees no plane, whatever it does.
    if (aboard[stage]?.has(id)) return null;
    const isSomebody = id === 'dreamer' || character !== undefined;
    if (isFull() || (!isSomebody && !isShowable(id, isDoer))) return null;
    const own = changesOf.get(id) ?? [];
    const actor = actorOf(analysis, id, onCeiling.has(id) ? [...own, 'ceiling'] : own);
    return actor === null ? null : enter(id, actor);
  }

  function enter(id: string, actor: Actor): number {
    places.set(id, actors.length);
    return actors.push(actor) - 1;
  }

  function addCar(): number | null {
    if (stage === 'carriage' || stage === 'cabin' || stage === 'car' || isFull()) return null;
    const known = [...vehicles].map((id) => places.get(id)).find((place) => place !== undefined);
    if (known !== undefined) return known;
    // « Je prenais le bus, c'était un chien qui conduisait »: the bus.
    const told = named.find(({ id }) => vehicles.has(id) && !isPlace(id));
    const own = told && add(told.id, true);
    if (typeof own === 'number') return own;
    const label = { fr: 'voiture', en: 'car' };
    return enter('car', { kind: 'thing', id: 'car', label, count: 1, changes: [] });
  }

  return {
    ...{ actors, places, changesOf, isPlace, isFull, add, addCar },
    wonderOf: (id) =>
      strangeness(changesOf.get(id) ?? []) +
      outOfPlace(id, categoryOf(analysis, id), stage) +
      (bearers.has(personBehind(analysis, id) ?? id) ? bearingWonder : 0),
    addSeen: (id) => {
      if (!analysis.owners?.includes(personBehind(analysis, id) ?? id)) add(id);
    },
    addMate: () => {
      if (isFull()) return null;
      const mate = { kind: 'person', who: 'other', gender: 'unknown', age: 'adult' } as const;
      return actors.push({ ...mate, count: 1, changes: [] }) - 1;
    },
    addCoffin: () => {
      if (places.has('coffin')) return;
      const label = { fr: 'cercueil', en: 'coffin' };
      enter('coffin', { kind: 'thing', id: 'coffin', label, count: 1, changes: [] });
    },
  };
}

/** What one is in, by the place that it is. */
const aboard: Readonly<Partial<Record<StageName, ReadonlySet<string>>>> = {
  cabin: new Set(['plane']),
  carriage: new Set(['train', 'metro']),
};

/** `A spider on the ceiling of the room`: the room is as it was. */
function onCeilingIn({ changes = [], deeds = [] }: DreamAnalysis): ReadonlySet<string> {
  if (!changes.some(({ change }) => change === 'ceiling')) return new Set();
  const upon = deeds.filter(({ where }) => where.some(({ relation }) => relation === 'on'));
  return new Set(upon.map(({ who }) => who));
}

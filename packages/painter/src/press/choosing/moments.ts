import type { Deed, DreamAnalysis, Evidence, Passage } from '@reverie/oneirology/schema';
import type { Named } from '#named.ts';
import { isInside } from '#press/choosing/deeds/strange.ts';
import { riddenByRoad } from '#press/choosing/places/place-tables.ts';
import { placesNamed } from '#press/choosing/places/places-named.ts';
import { isWithin, type Span, stepsOf } from '#press/choosing/spans.ts';
import { stageOfConcept } from '#press/stage-of.ts';
import { type StageName, stageNames } from '#press/stages.ts';

/** A stretch of a dream that plays in one place. */
export interface Moment extends Span {
  /** Where it plays; empty where nothing tells. */
  readonly places: readonly PlaceTold[];
}

interface PlaceTold {
  /** Of what names it. */
  readonly id: string;
  readonly start: number;
  readonly stage: StageName;
}

/** A dream cut where it moves on to another place; one moment where it stays, or names none. */
export function momentsOf(analysis: DreamAnalysis, all: readonly Named[]): Moment[] {
  const told = placesTold(analysis, all);
  const moments: Moment[] = [];
  for (const step of stepsOf(analysis)) {
    const { start, end } = step;
    const places = told.filter((one) => isWithin(step, one));
    const last = moments.at(-1);
    if (last === undefined || movesOn(analysis, last, { ...step, places }))
      moments.push({ start, end, places });
    else moments.splice(-1, 1, { start: last.start, end, places: [...last.places, ...places] });
  }
  return moments;
}

/** Where one is, each time that it is told. */
function placesTold(analysis: DreamAnalysis, all: readonly Named[]): PlaceTold[] {
  const { strong } = placesNamed(analysis, all);
  const told = (id: string, stage: StageName | undefined, evidence: readonly Evidence[]) =>
    stage === undefined ? [] : evidence.map(({ start }) => ({ id, start, stage }));
  const named = strong.flatMap(({ id, evidence }) => told(id, stageOfConcept(id), evidence));
  const hinted = (analysis.props ?? []).flatMap(({ id, evidence }) => {
    const isTold = (one: Evidence) => !one.negated && isThere.test(one.text);
    return told(
      id,
      stageNames.find((name) => `at-${name}` === id),
      evidence.filter(isTold),
    );
  });
  const driven = (analysis.deeds ?? []).filter(isOnRoad);
  return [
    ...named,
    ...hinted,
    ...driven.flatMap(({ evidence }) => told('driving', 'road', evidence)),
  ];
}

/** `Later I drove home`: out of the shop by then, unless one drives through it. */
function isOnRoad({ act, whom, where }: Deed): boolean {
  if (act !== 'drive' || (whom !== undefined && !riddenByRoad.has(whom))) return false;
  return where.every(({ relation, what }) => {
    const stage = stageOfConcept(what) ?? 'road';
    return !/^(?:in|on|through|under)$/.test(relation) || /^(?:road|car)$/.test(stage);
  });
}

/** « Au marché », `in my car`: one is there; an exam, a sink or sand is met elsewhere too. */
const isThere = /^(?:au|aux|à|dans|en|chez|in|at|to) /i;

/**
 * A place that is told late is where one was before, unless the dream goes there; and whoever goes from
 * a ward into its corridor is still in the hospital.
 */
function movesOn(
  { deeds = [] }: DreamAnalysis,
  last: Moment,
  { places, ...step }: Moment & Passage,
): boolean {
  const before = new Set(last.places.map(({ stage }) => stage));
  const isIn = [...before].some(isInside);
  const elsewhere = places.filter(({ stage }) => !before.has(stage) && !(isIn && ways.has(stage)));
  if (elsewhere.length === 0) return false;
  if (before.size > 0 || step.isLater) return true;
  return deeds.some(
    ({ act, where, evidence }) =>
      goes.has(act) &&
      evidence.some((words) => isWithin(step, words)) &&
      where.some(({ what }) => elsewhere.some(({ id }) => id === what)),
  );
}

/** What leads from room to room. */
const ways = new Set<StageName>(['corridor', 'stairs', 'lift']);

const goes = new Set(['walk', 'run', 'drive', 'ride', 'enter', 'fly', 'swim', 'climb']);

import type { Deed, DreamAnalysis, Evidence } from '@reverie/oneirology/schema';
import { isWithin, type Span } from '#press/choosing/spans.ts';

/** Where a part plays that names no place itself. */
export interface Around extends Span {
  readonly places: readonly { readonly id: string; readonly start: number }[];
}

type Found = { readonly evidence: readonly Evidence[] };
type Known = Found & { readonly id: string };

/**
 * What is found in one part of a dream, to make a picture of that alone. Whoever has a part in what
 * is done there comes along though they are only *she* by then, and is as they were told to be; so
 * does the place of the stretch `around` it, where it names none.
 */
export function aboutPart(whole: DreamAnalysis, part: Span, around?: Around): DreamAnalysis {
  const isIn = (words: { readonly start: number }) => isWithin(part, words);
  const isTold = ({ evidence }: Found) => evidence.some(isIn);
  const known: readonly Known[] = [...whole.symbols, ...(whole.props ?? []), ...whole.characters];
  const told = new Set(known.filter(isTold).map(({ id }) => id));
  const deeds = whole.deeds?.filter((deed) => isTold(deed) || isAboard(deed, told, part)) ?? [];
  const onBodies = whole.onBodies?.filter(isTold) ?? [];
  const reflections = whole.reflections?.filter(isTold) ?? [];
  const isPlaced = around === undefined || around.places.some(isIn);
  const place = isPlaced ? part : around;
  const parties = new Set<string | undefined>([
    'dreamer',
    ...told,
    ...deeds.flatMap(({ who, whom, where }) => [who, whom, ...where.map(({ what }) => what)]),
    ...onBodies.flatMap(({ what, of, by }) => [what, of, by]),
    ...reflections.flatMap(({ of, what }) => [of, what]),
    ...(isPlaced ? [] : around.places.map(({ id }) => id)),
  ]);
  // A dragon is a somebody and a symbol, by one word.
  const words = known.filter((one) => parties.has(one.id) && !told.has(one.id));
  for (const one of known) if (words.some((other) => areOver(one, other))) parties.add(one.id);
  // A whale that was told to be giant is so when it comes back as *it*.
  const changes = whole.changes?.filter(
    ({ of, evidence }) => parties.has(of) && evidence.some(({ start }) => start < part.end),
  );
  for (const { what } of changes ?? []) parties.add(what);
  const seen = <One extends Known>(all: readonly One[]): One[] =>
    all
      .filter(({ id }) => parties.has(id))
      .map((one) => (isTold(one) ? { ...one, evidence: one.evidence.filter(isIn) } : one));
  const felt = whole.emotions.filter(isTold);
  // A sketch is of the whole dream.
  const { sketch: _sketch, ...kept } = whole;
  return {
    ...kept,
    ...{ deeds, onBodies, reflections },
    settings: whole.settings.filter(({ evidence }) =>
      evidence.some((words) => isWithin(place, words)),
    ),
    ...(changes && { changes }),
    symbols: seen(whole.symbols),
    props: seen(whole.props ?? []),
    characters: seen(whole.characters),
    interactions: whole.interactions.filter(isTold),
    emotions: felt.length > 0 ? felt : whole.emotions,
  };
}

/** Whoever was at the wheel before is so still, where what they drove comes back. */
function isAboard({ act, whom, where, evidence }: Deed, told: ReadonlySet<string>, part: Span) {
  if (act !== 'drive' && act !== 'ride') return false;
  const isBefore = evidence.some(({ start }) => start < part.start);
  return isBefore && [whom, ...where.map(({ what }) => what)].some((id) => told.has(id ?? ''));
}

function isOver(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}

function areOver({ evidence }: Found, other: Found): boolean {
  return evidence.some((one) => other.evidence.some((words) => isOver(one, words)));
}

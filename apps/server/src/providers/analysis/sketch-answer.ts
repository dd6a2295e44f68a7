import { symbolConcepts, verbNamed } from '@reverie/oneirology';
import { propConcepts } from '@reverie/oneirology/props';
import {
  actNames,
  changeNames,
  relationNames,
  type Sketch,
  type SketchedDeed,
  type SketchedFigure,
} from '@reverie/oneirology/schema';
import { sketchWords } from '@reverie/painter/press';
import { z } from 'zod';
import { quotedBy } from '#providers/analysis/locate.ts';
import { strictJsonSchema } from '#providers/analysis/model-answer.ts';

/** Changes that a number, a place or another field of the answer says. */
const saidElsewhere = /^(?:many|two|counted|made-of|same-as|ceiling)$/;

/** What somebody, a thing or the place may be said to be. */
export const sketchedChanges = changeNames.filter((one) => !saidElsewhere.test(one));

/** More than this is no single moment. */
const mostFigures = 6;
const mostDeeds = 3;

const quotes = z
  .array(z.string())
  .describe('The few words of the dream that say so, copied letter for letter.');

/** Things are too many for a schema's choices: they are looked up when the answer is read. */
const thing = z.string();

const figureAnswer = z.object({
  id: z.string().describe('f1, f2, …'),
  what: z.string().describe('`dreamer`, `person`, a role or a thing.'),
  gender: z.enum(['male', 'female', 'unknown']),
  age: z.enum(['adult', 'child', 'baby', 'old']),
  number: z.int(),
  isCounted: z.boolean(),
  changes: z.array(z.enum(sketchedChanges)),
  madeOf: thing.nullable(),
  wears: z.enum(sketchWords.garments).nullable(),
  head: z.enum(sketchWords.heads).nullable(),
  has: z.array(z.enum(sketchWords.borrowed)),
  on: z.array(z.object({ part: z.enum(sketchWords.bodyParts), what: thing })),
  instead: z.array(z.object({ part: z.enum(sketchWords.replaced), what: thing })),
  quotes,
});

const deedAnswer = z.object({
  who: z.string(),
  act: z.enum(actNames),
  verb: z.string().nullable(),
  whom: z.string().nullable(),
  relation: z.enum(relationNames).nullable(),
  to: z.string().nullable().describe('The id of a figure, or `place`.'),
  at: z.enum(sketchWords.bodyParts).nullable(),
  quotes,
});

const around = {
  place: z.enum(sketchWords.places),
  placeChanges: z.array(z.enum(sketchedChanges)),
  filled: z.enum(sketchWords.fills).nullable(),
  ground: thing.nullable(),
  time: z.enum(sketchWords.times).nullable(),
  weather: z.enum(sketchWords.weathers).nullable(),
};

/** JSON Schema of the answer. */
export const sketchJsonSchema = strictJsonSchema(
  z.object({ ...around, figures: z.array(figureAnswer), deeds: z.array(deedAnswer) }),
);

/** Without its place an answer is none; any other word that no list has is left out. */
const answer = z.object({
  place: around.place,
  placeChanges: around.placeChanges.catch([]),
  filled: around.filled.catch(null),
  ground: around.ground.catch(null),
  time: around.time.catch(null),
  weather: around.weather.catch(null),
  figures: z.array(z.unknown()),
  deeds: z.array(z.unknown()).catch([]),
});

const labels: ReadonlyMap<string, { fr: string; en: string }> = new Map(
  [...symbolConcepts, ...propConcepts].map(({ id, label }) => [id, label]),
);
const people: ReadonlySet<string> = new Set(['dreamer', 'person', ...sketchWords.roles]);
const things: ReadonlySet<string> = new Set(sketchWords.things);
const marks: ReadonlySet<string> = new Set(sketchWords.marks);

/**
 * Reads what a model wrote. A figure that no list names or whose words the dream does not hold is
 * left out, and so is whatever it does. Null where nothing to be seen is left.
 */
export function parseSketch(json: unknown, text: string, model: string): Sketch | null {
  const parsed = answer.safeParse(json);
  if (!parsed.success) return null;
  const { place, placeChanges, filled, time, weather, ...shown } = parsed.data;
  const found = shown.figures
    .flatMap((one) => figureOf(one, text, model) ?? [])
    .slice(0, mostFigures);
  if (found.length === 0) return null;
  // A model names its figures as it likes: here they are f1, f2, …
  const figures = found.map(({ figure }, n) => ({ ...figure, id: `f${n + 1}` }));
  const known = new Map(found.map(({ called }, n) => [called, `f${n + 1}`]));
  const deeds = shown.deeds
    .flatMap((one) => deedOf(one, known, text, model) ?? [])
    .slice(0, mostDeeds);
  const ground = shown.ground === null ? undefined : namedThing(shown.ground);
  return {
    ...{ by: model, place, placeChanges, figures, deeds },
    ...(filled && { filled }),
    ...(ground && { ground }),
    ...(time && { time }),
    ...(weather && { weather }),
  };
}

/** A figure without its id, and what the model calls it. */
function figureOf(
  json: unknown,
  text: string,
  model: string,
): { called: string; figure: Omit<SketchedFigure, 'id'> } | null {
  const parsed = figureAnswer.safeParse(json);
  if (!parsed.success) return null;
  const { id: called, what, gender, age, number, isCounted, changes, has, ...found } = parsed.data;
  const evidence = quotedBy(model, found.quotes, text);
  if (evidence.length === 0 || !(people.has(what) || things.has(what))) return null;
  const label = labels.get(what);
  const madeOf = found.madeOf === null ? undefined : namedThing(found.madeOf);
  const figure = {
    ...{ what, gender, age, isCounted, changes, has },
    number: Math.min(100, Math.max(1, number)),
    ...(label && !people.has(what) && { label }),
    ...(madeOf && { madeOf }),
    ...(found.wears && { wears: found.wears }),
    ...(found.head && { head: found.head }),
    on: found.on.flatMap(({ part, what: id }) => placedOn(part, id)),
    instead: found.instead.flatMap(({ part, what: id }) => placedOn(part, id)),
    evidence,
  };
  return { called, figure };
}

function namedThing(id: string) {
  const label = labels.get(id);
  return things.has(id) && label ? { id, label } : undefined;
}

/** A mark is no thing of its own: blood on hands. */
function placedOn<Part extends string>(part: Part, id: string) {
  const named = namedThing(id) ?? (marks.has(id) ? { id, label: { fr: id, en: id } } : undefined);
  return named ? [{ part, ...named }] : [];
}

function deedOf(
  json: unknown,
  /** The figures by what the model calls them. */
  known: ReadonlyMap<string, string>,
  text: string,
  model: string,
): SketchedDeed | null {
  const parsed = deedAnswer.safeParse(json);
  if (!parsed.success) return null;
  const { act, relation, ...found } = parsed.data;
  const evidence = quotedBy(model, found.quotes, text);
  const who = known.get(found.who);
  const whom = found.whom === null ? null : known.get(found.whom);
  const to = found.to === null || found.to === 'place' ? found.to : known.get(found.to);
  if (evidence.length === 0 || who === undefined || whom === undefined || to === undefined)
    return null;
  // Out of a mouth: of all else a deed is done to whole people.
  const at = relation === 'from' ? found.at : null;
  const verb = found.verb === null ? undefined : verbNamed(act, found.verb);
  return {
    ...{ who, act, evidence },
    ...(verb && { verb }),
    ...(whom !== null && { whom }),
    ...(relation !== null && to !== null && { relation, to, ...(at && { at }) }),
  };
}

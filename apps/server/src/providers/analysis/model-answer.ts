import {
  characterIdentities,
  characterSchema,
  emotionClasses,
  interactionSchema,
  interactionTypes,
  settingSchema,
} from '@reverie/oneirology/schema';
import { z } from 'zod';

/**
 * What a model is asked for: classes from closed lists, and the dream's own words. It has no place
 * for a sentence of its own, so that nothing a dream talks it into writing reaches a page.
 */

/** Labels of events, by what they are to the one they happen to. They are those of the engine. */
export const eventLabels = {
  misfortune: ['death', 'injury', 'accident', 'lost', 'threat', 'falling', 'late'],
  goodFortune: ['boon'],
  success: ['achieved'],
  failure: ['failed'],
} as const;
export type EventValence = keyof typeof eventLabels;

const labels = Object.values(eventLabels).flat();
const valences = Object.keys(eventLabels) as EventValence[];

const grounds = {
  quotes: z
    .array(z.string())
    .min(1)
    .describe('The few words of the dream that say so, copied letter for letter.'),
  p: z.number().describe('How likely a trained human coder would note the same, 0 to 1.'),
};

const party = z.string().describe('`dreamer`, `unknown`, or the id of one of the characters.');

const itemSchemas = {
  characters: z.object({
    id: z.string().describe('k1, k2, … The dreamer is never one.'),
    number: characterSchema.shape.number,
    gender: characterSchema.shape.gender,
    identity: z.enum(characterIdentities),
    age: characterSchema.shape.age,
    ...grounds,
  }),
  emotions: z.object({
    class: z.enum(emotionClasses),
    experiencer: party,
    intensity: z.int().describe('1 slight, 2 clear, 3 strong.'),
    ...grounds,
  }),
  interactions: z.object({
    type: z.enum(interactionTypes),
    subtype: z.int().describe('1 to 8, of Hall and Van de Castle.'),
    initiator: party,
    recipient: party,
    direction: interactionSchema.shape.direction,
    ...grounds,
  }),
  settings: z.object({
    place: settingSchema.shape.place,
    familiarity: settingSchema.shape.familiarity,
    ...grounds,
  }),
  events: z.object({ valence: z.enum(valences), label: z.enum(labels), ...grounds }),
};

type Kind = keyof typeof itemSchemas;
type ItemOf<K extends Kind> = z.infer<(typeof itemSchemas)[K]>;

export type ModelCharacter = ItemOf<'characters'>;
export type ModelEmotion = ItemOf<'emotions'>;
export type ModelInteraction = ItemOf<'interactions'>;
export type ModelSetting = ItemOf<'settings'>;
export type ModelEvent = ItemOf<'events'>;

export type ModelAnswer = {
  characters: ModelCharacter[];
  emotions: ModelEmotion[];
  interactions: ModelInteraction[];
  settings: ModelSetting[];
  events: ModelEvent[];
  /** Items that are not of the shape asked for. */
  malformed: number;
};

/** JSON Schema of the answer. */
export const answerJsonSchema = strictJsonSchema(
  z.object({
    characters: z.array(itemSchemas.characters),
    emotions: z.array(itemSchemas.emotions),
    interactions: z.array(itemSchemas.interactions),
    settings: z.array(itemSchemas.settings),
    events: z.array(itemSchemas.events),
  }),
);

/** A strict JSON Schema: every property required, none other allowed. */
export function strictJsonSchema(schema: z.ZodType) {
  return z.toJSONSchema(schema, { override: ({ jsonSchema }) => keepStrict(jsonSchema) });
}

/** Strict decoders know types, lists and choices; they refuse limits, and check none. */
function keepStrict(schema: z.core.JSONSchema.BaseSchema): void {
  for (const limit of ['minimum', 'maximum', 'minItems', 'minLength'] as const)
    delete schema[limit];
}

/** More than this of one kind is no analysis of a dream, but a model going in circles. */
const mostItems = 60;

/**
 * Reads what a model wrote. One item of a wrong shape is one item less, not the end of the answer.
 * Null where the whole is not of the shape asked for.
 */
export function parseAnswer(json: unknown): ModelAnswer | null {
  if (typeof json !== 'object' || json === null) return null;
  const lists = Object.keys(itemSchemas).filter((kind) => kind in json);
  if (lists.length === 0) return null;
  let malformed = 0;
  function itemsOf<K extends Kind>(kind: K): ItemOf<K>[] {
    const list = (json as Partial<Record<Kind, unknown>>)[kind] ?? [];
    if (!Array.isArray(list)) {
      malformed += 1;
      return [];
    }
    malformed += Math.max(0, list.length - mostItems);
    return list.slice(0, mostItems).flatMap((item: unknown) => {
      const parsed = itemSchemas[kind].safeParse(item);
      if (!parsed.success) malformed += 1;
      // The schema of that kind has just said what it is.
      return parsed.success ? [parsed.data as ItemOf<K>] : [];
    });
  }
  const answer = {
    characters: itemsOf('characters'),
    emotions: itemsOf('emotions'),
    interactions: itemsOf('interactions'),
    settings: itemsOf('settings'),
    events: itemsOf('events'),
  };
  return { ...answer, malformed };
}

import { z } from 'zod';
import { type Endpoint, endpoints } from '#endpoint.ts';
import { awakeningLimit, dayNoteLimit, napLimit } from '#layers.rules.ts';
import { routes } from '#routes.ts';
import { writtenText } from '#text.ts';

const clockSchema = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .meta({ description: 'On the dreamer’s clocks: `23:40`.' });

/** A moment with its offset says what the clocks there showed. */
const writtenClock = z.union([
  clockSchema,
  z.iso.datetime({ offset: true, local: true }).transform((moment) => moment.slice(11, 16)),
]);

const moodSchema = z.int().min(-2).max(2);

const told = {
  bedtime: writtenClock.nullable(),
  rising: writtenClock.nullable(),
  awakenings: z.int().min(0).max(awakeningLimit).nullable(),
  naps: z
    .int()
    .min(0)
    .max(napLimit)
    .nullable()
    .meta({ description: 'How many, on the day of the morning the night is named by.' }),
  dayNote: writtenText({ max: dayNoteLimit }).nullable().meta({
    description: 'What the day before was like. Sealed, and read by its dreamer alone.',
  }),
  moodBefore: moodSchema.nullable(),
  moodAfter: moodSchema.nullable(),
  quality: z.int().min(1).max(5).nullable(),
};

const hadNoRecall = z.boolean().meta({ description: 'A night of which nothing stayed.' });

export const nightUpdateSchema = z
  .strictObject({
    ...z.object(told).partial().shape,
    mood: moodSchema.nullable().optional().meta({ description: 'The same as moodAfter.' }),
    hadNoRecall: hadNoRecall.nullable().optional(),
  })
  .check((ctx) => {
    const { mood, moodAfter } = ctx.value;
    if (mood === undefined || moodAfter === undefined || mood === moodAfter) return;
    ctx.issues.push({
      code: 'custom',
      input: ctx.value,
      path: ['mood'],
      params: { code: 'contradiction' },
      message: 'mood contradicts moodAfter',
    });
  })
  .meta({
    id: 'NightUpdate',
    description: 'What is left out stays as it is; null takes it away.',
  });
export type NightUpdate = z.infer<typeof nightUpdateSchema>;

export const nightSchema = z
  .strictObject({
    date: z.iso.date().meta({ description: 'Of the morning the night ends in.' }),
    ...told,
    bedtime: clockSchema.nullable(),
    rising: clockSchema.nullable(),
    dayNote: z.string().nullable(),
    mood: moodSchema.nullable().meta({ description: 'The same as moodAfter.' }),
    hadNoRecall,
    isUnreadable: z.boolean().meta({
      description: 'True where what is kept of the night does not open: its key is lost.',
    }),
    dreams: z.array(z.uuid()).meta({ description: 'Of that night, oldest first.' }),
    revision: z.int().min(0).meta({
      description: '0 where nothing was said of the night yet. Raised by every PUT.',
    }),
    updatedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Night' });
export type Night = z.infer<typeof nightSchema>;

/** Nights that are answered at once: more than any moon has. */
export const nightSpanLimit = 62;

export const nightListSchema = z
  .strictObject({
    nights: z.array(
      nightSchema.pick({
        ...{ date: true, bedtime: true, rising: true, awakenings: true, naps: true },
        ...{ quality: true, hadNoRecall: true, isUnreadable: true },
      }),
    ),
  })
  .meta({ id: 'NightList', description: 'Those of which something was said, in their order.' });
export type NightList = z.infer<typeof nightListSchema>;

const nightPath = z.strictObject({ date: z.iso.date() });

export const nightEndpoints = endpoints({
  list: {
    route: routes.nights.list,
    summary: `The sleep of your nights from one date to another, ${nightSpanLimit} nights at most: the newest of more`,
    access: 'session',
    query: z.strictObject({ from: z.iso.date(), to: z.iso.date() }),
    responses: { 200: nightListSchema },
    errors: [],
  },
  get: {
    route: routes.nights.get,
    summary: 'What its dreamer said of a night, and its dreams; a night nobody spoke of is blank',
    access: 'session',
    params: nightPath,
    revisedBy: 'revision',
    responses: { 200: nightSchema },
    errors: [],
  },
  put: {
    route: routes.nights.put,
    summary:
      'Say something of a night, at the revision If-Match names or at any; a night to come is refused',
    access: 'session',
    params: nightPath,
    body: nightUpdateSchema,
    // A note of its length, each sign spelled out as JSON may.
    bodyBytes: 98_304,
    limits: ['changes', 'networkChanges'],
    isKeyed: true,
    takesCookie: true,
    isConditional: true,
    revisedBy: 'revision',
    responses: { 200: nightSchema },
    errors: [],
  },
} satisfies Record<string, Endpoint>);

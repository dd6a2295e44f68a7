import { z } from 'zod';
import { type Endpoint, endpoints } from '#endpoint.ts';
import { isTimeZone } from '#nights.rules.ts';
import {
  checksLimit,
  comings,
  intentionLimit,
  isHour,
  rehearsalLimit,
  rehearsalsLimit,
  ways,
} from '#practice.rules.ts';
import { routes } from '#routes.ts';
import { writtenText } from '#text.ts';

const hour = z
  .string()
  .refine(isHour)
  .nullable()
  .meta({ description: '`22:45`, on the clocks of the time zone; null for none.' });

const remindersSchema = z
  .strictObject({
    evening: hour,
    morning: hour,
    days: z
      .array(z.int().min(1).max(7))
      .min(1)
      .max(7)
      .meta({ description: 'Weekdays, from Monday, 1, to Sunday, 7.' }),
    timeZone: z.string().refine(isTimeZone),
  })
  .meta({ id: 'Reminders' });
export type Reminders = z.infer<typeof remindersSchema>;

export const practiceChoiceSchema = z
  .strictObject({
    reminders: remindersSchema.optional(),
    countsNights: z.boolean().optional(),
  })
  .meta({ id: 'PracticeChoice', description: 'What is left out stays as it is.' });
export type PracticeChoice = z.infer<typeof practiceChoiceSchema>;

const checks = z.int().min(0).max(checksLimit).nullable().meta({
  description: 'How often one asked oneself that day whether one was dreaming.',
});

export const intendingSchema = z
  .strictObject({
    way: z.enum(ways),
    text: writtenText({ max: intentionLimit }),
    checks: checks.optional(),
  })
  .meta({ id: 'Intending', description: 'Sealed, and read by its dreamer alone.' });
export type Intending = z.infer<typeof intendingSchema>;

const coming = z.enum(comings).meta({ description: 'Whether it came, as its dreamer says.' });

export const intentionSchema = z
  .strictObject({
    date: z.iso.date().meta({ description: 'Of the morning the night ends in.' }),
    way: z.enum(ways),
    text: z.string(),
    checks,
    came: coming.nullable(),
    isUnreadable: z.boolean().meta({ description: 'True where its key is lost.' }),
  })
  .meta({ id: 'Intention' });
export type Intention = z.infer<typeof intentionSchema>;

export const rehearsingSchema = z
  .strictObject({
    before: writtenText({ max: rehearsalLimit, blank: 'allowed' }).meta({
      description: 'The bad dream, in as few words as one likes, or none.',
    }),
    after: writtenText({ max: rehearsalLimit, blank: 'allowed' }).meta({
      description: 'The same dream with another course.',
    }),
  })
  .meta({ id: 'Rehearsing', description: 'Sealed, and read by its dreamer alone.' });
export type Rehearsing = z.infer<typeof rehearsingSchema>;

export const rehearsalSchema = z
  .strictObject({
    id: z.uuid(),
    before: z.string(),
    after: z.string(),
    days: z.array(z.iso.date()).meta({ description: 'On which it was imagined again.' }),
    isUnreadable: z.boolean(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Rehearsal' });
export type Rehearsal = z.infer<typeof rehearsalSchema>;

const count = z.int().min(0);

export const practiceSchema = z
  .strictObject({
    reminders: remindersSchema.nullable(),
    hasDevice: z.boolean().meta({ description: 'Whether any device of theirs is told.' }),
    kept: z.strictObject({ total: count, lately: count, inARow: count }).nullable().meta({
      description:
        'Nights with a dream or a word of them: in all, of the last thirty, and one after another up to now. Null where they are not to be counted.',
    }),
    tonight: z.strictObject({ date: z.iso.date(), intention: intentionSchema.nullable() }),
    waiting: z.array(intentionSchema).meta({
      description: 'Of the last fortnight, those nobody said of whether they came.',
    }),
    record: z
      .array(
        z.strictObject({
          way: z.enum(ways),
          ...{ nights: count, answered: count, came: count, partly: count },
        }),
      )
      .meta({ description: 'For each way, counted from what its dreamer answered.' }),
    rehearsals: z.array(rehearsalSchema),
  })
  .meta({ id: 'Practice' });
export type Practice = z.infer<typeof practiceSchema>;

const nightPath = z.strictObject({ date: z.iso.date() });
const rehearsalPath = z.strictObject({ id: z.uuid() });
const limits = ['changes', 'networkChanges'] as const;

export const practiceEndpoints = endpoints({
  get: {
    route: routes.practice.get,
    summary: 'What you practise from night to night, and what came of it by your own answers',
    access: 'session',
    query: z.strictObject({ timeZone: z.string().refine(isTimeZone).default('UTC') }),
    responses: { 200: practiceSchema },
    errors: [],
  },
  choose: {
    route: routes.practice.choose,
    summary: 'Choose when your devices remind you, and whether nights are counted',
    access: 'session',
    body: practiceChoiceSchema,
    limits,
    responses: { 204: null },
    errors: [],
  },
  forget: {
    route: routes.practice.forget,
    summary: 'Forget all of your practice: reminders, intentions and rehearsals; dreams stay',
    access: 'session',
    limits,
    responses: { 204: null },
    errors: [],
  },
  night: {
    route: routes.practice.night,
    summary: 'What you wished of a night, or nothing',
    access: 'session',
    params: nightPath,
    responses: { 200: z.strictObject({ intention: intentionSchema.nullable() }) },
    errors: [],
  },
  intend: {
    route: routes.practice.intend,
    summary: 'Say what you would dream of in a night, or that you would know you dream',
    access: 'session',
    params: nightPath,
    body: intendingSchema,
    limits,
    responses: { 200: intentionSchema },
    errors: ['sealing_off'],
  },
  answer: {
    route: routes.practice.answer,
    summary: 'Say whether it came; null takes the answer back',
    access: 'session',
    params: nightPath,
    body: z.strictObject({ came: coming.nullable() }).meta({ id: 'Coming' }),
    limits,
    responses: { 200: intentionSchema },
    errors: ['sealing_off'],
  },
  drop: {
    route: routes.practice.drop,
    summary: 'Forget what you wished of a night',
    access: 'session',
    params: nightPath,
    limits,
    responses: { 204: null },
    errors: [],
  },
  write: {
    route: routes.practice.write,
    summary: `Write a bad dream anew, ${rehearsalsLimit} at most at once`,
    access: 'session',
    body: rehearsingSchema,
    // Both texts at their length, each sign spelled out as JSON may.
    bodyBytes: 393_216,
    limits,
    responses: { 201: rehearsalSchema },
    errors: ['rehearsals_full', 'sealing_off'],
  },
  rewrite: {
    route: routes.practice.rewrite,
    summary: 'Change it',
    access: 'session',
    params: rehearsalPath,
    body: rehearsingSchema,
    bodyBytes: 393_216,
    limits,
    responses: { 200: rehearsalSchema },
    errors: ['sealing_off'],
  },
  rehearse: {
    route: routes.practice.rehearse,
    summary: 'Keep that it was imagined on a day; said twice it is once',
    access: 'session',
    params: rehearsalPath,
    body: z.strictObject({ date: z.iso.date() }).meta({ id: 'RehearsedDay' }),
    limits,
    responses: { 200: rehearsalSchema },
    errors: ['sealing_off'],
  },
  remove: {
    route: routes.practice.remove,
    summary: 'Forget it',
    access: 'session',
    params: rehearsalPath,
    limits,
    responses: { 204: null },
    errors: [],
  },
} satisfies Record<string, Endpoint>);

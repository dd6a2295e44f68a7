import { z } from 'zod';
import { dreamLanguages } from '#dreams.rules.ts';
import { type Endpoint, endpoints } from '#endpoint.ts';
import {
  fewestGuesses,
  guessers,
  guessFeelings,
  guessForms,
  guessMinutes,
  guessPaintings,
  guessQuestions,
} from '#guesses.rules.ts';
import { routes } from '#routes.ts';

const place = z
  .int()
  .min(0)
  .max(guessPaintings - 1);

const feeling = z.enum(guessFeelings);

/** What was right, what was guessed where somebody did, and what the engine guessed where it did. */
const saidOf = <Said extends z.ZodType>(said: Said) =>
  z.strictObject({ right: said, chosen: said.nullable(), engine: said.nullable() }).nullable();

const guessResultSchema = z.strictObject({
  place: place.meta({ description: 'The painting that was made of the dream.' }),
  chosen: place,
  isRight: z.boolean(),
  engine: place.nullable().meta({
    description:
      'What the engine chose, of the same text and the same pixels; null where it has not, or does not play.',
  }),
  feeling: saidOf(feeling).meta({ description: 'Null where it was not asked.' }),
  night: saidOf(place).meta({ description: 'By places in `nights`; null where it was not asked.' }),
  nonce: z.string().meta({
    description:
      'With it `commitment` is SHA-256 of `{id} {place} {feeling} {night} {nonce}`, in hexadecimals; `-` for what was not asked.',
  }),
  dreamId: z.uuid(),
});

export const guessSchema = z
  .strictObject({
    id: z.uuid(),
    form: z.enum(guessForms),
    language: z.enum(dreamLanguages),
    text: z.string().meta({ description: 'A public dream, without title or name.' }),
    paintings: z
      .array(
        z.strictObject({
          url: z
            .string()
            .nullable()
            .meta({ description: 'Null where one guesses by descriptions.' }),
          description: z.string().nullable().meta({
            description:
              'What it shows, in the language of the dream; null where one guesses by paintings.',
          }),
          width: z.int(),
          height: z.int(),
        }),
      )
      .length(guessPaintings),
    feelings: z.array(feeling).nullable().meta({
      description:
        'How its dreamer may have said it was; null where not every one of these could be drawn.',
    }),
    nights: z.array(z.iso.date()).length(guessPaintings).nullable().meta({
      description:
        'The days of the five dreams as everybody reads them, the earliest first; null where two are the same.',
    }),
    until: z.iso.datetime(),
    commitment: z.string().meta({
      description: 'Fixed before anything was answered: the result says what it is made of.',
    }),
    result: guessResultSchema.nullable(),
  })
  .meta({ id: 'Guess', description: 'A round. It is gone an hour after it was drawn.' });
export type Guess = z.infer<typeof guessSchema>;

export const guessRowSchema = z
  .strictObject({
    question: z.enum(guessQuestions),
    guesser: z.enum(guessers),
    form: z.enum(guessForms),
    language: z.enum(dreamLanguages),
    rounds: z.int(),
    right: z.int(),
    share: z.number(),
    low: z.number().meta({ description: 'Wilson’s 95 % interval.' }),
    high: z.number(),
    chance: z.number(),
  })
  .meta({ id: 'GuessRow' });
export type GuessRow = z.infer<typeof guessRowSchema>;

export const guessResultsSchema = z
  .strictObject({
    rows: z.array(guessRowSchema).meta({
      description: `Of ${fewestGuesses} rounds or more, and of members, of as many players; they move by ${fewestGuesses} rounds at a time.`,
    }),
    hidden: z
      .int()
      .meta({ description: 'Rows there could be that are still below that, begun or not.' }),
  })
  .meta({ id: 'GuessResults' });
export type GuessResults = z.infer<typeof guessResultsSchema>;

const path = z.strictObject({ id: z.uuid() });
const lending = z.strictObject({
  isLent: z
    .boolean()
    .meta({ description: 'Whether rounds may be drawn of the caller’s public dreams.' }),
});

export const guessEndpoints = endpoints({
  draw: {
    route: routes.guesses.draw,
    summary: `Draw a round: a public dream, ${guessPaintings} paintings, one of which was made of it, and where they can be asked its feeling and its night; it waits ${guessMinutes} minutes`,
    access: 'public',
    limits: ['guesses'],
    body: z.strictObject({ form: z.enum(guessForms), language: z.enum(dreamLanguages) }),
    responses: { 201: guessSchema },
    errors: ['not_found'],
  },
  get: {
    route: routes.guesses.get,
    summary: 'A round, and once it is answered what was right',
    access: 'public',
    params: path,
    responses: { 200: guessSchema },
    errors: [],
  },
  painting: {
    route: routes.guesses.painting,
    summary: 'A painting of a round, under no name that leads to its dream',
    access: 'public',
    params: z.strictObject({ id: z.uuid(), place: z.enum(['0', '1', '2', '3', '4']) }),
    responses: { 200: z.string() },
    errors: [],
    mediaType: 'image/webp',
  },
  answer: {
    route: routes.guesses.answer,
    summary: 'Guess, once. Of visitors only whether it was right is kept, and of nobody',
    access: 'public',
    limits: ['networkChanges'],
    params: path,
    body: z.strictObject({
      place,
      feeling: feeling.optional().meta({ description: 'Left out by who passes.' }),
      night: place.optional().meta({ description: 'Left out by who passes.' }),
    }),
    responses: { 200: guessSchema },
    errors: [],
  },
  results: {
    route: routes.guesses.results,
    summary: 'How often people and the engine were right, against chance, with intervals',
    access: 'open',
    responses: { 200: guessResultsSchema },
    errors: [],
  },
  table: {
    route: routes.guesses.table,
    summary: 'The same as a file',
    access: 'open',
    responses: { 200: z.string() },
    errors: [],
    mediaType: 'text/csv',
  },
  lending: {
    route: routes.guesses.lending,
    summary: 'Whether one’s public dreams may be drawn',
    access: 'session',
    responses: { 200: lending },
    errors: [],
  },
  lend: {
    route: routes.guesses.lend,
    summary: 'Let one’s public dreams be drawn, or not any more',
    access: 'session',
    isOpenToSuspended: true,
    limits: ['changes', 'networkChanges'],
    body: lending,
    responses: { 200: lending },
    errors: [],
  },
} satisfies Record<string, Endpoint>);

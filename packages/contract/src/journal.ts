import { emotionClasses } from '@reverie/oneirology/schema';
import { z } from 'zod';
import { dreamTypes, tagLimit, visibilities } from '#dreams.rules.ts';
import { dreamSchema, searchQueryLimit } from '#dreams.ts';
import { type Endpoint, endpoints } from '#endpoint.ts';
import { hitFields, journalOrders, noteKinds } from '#journal.rules.ts';
import { pagingQuery, wholeNumber } from '#paging.ts';
import { routes } from '#routes.ts';
import { writtenText } from '#text.ts';

const named = writtenText({ max: 80 });
const yesOrNo = z.enum(['yes', 'no']);

const journalQuery = pagingQuery.extend({
  q: writtenText({ max: searchQueryLimit }).optional().meta({
    description:
      'Words of a dream, its sealed report, what was added to it, a day note, a meaning or a person: in any accent, case or common ending. The last may be a beginning.',
  }),
  from: z.iso.date().optional().meta({ description: 'The first night.' }),
  to: z.iso.date().optional().meta({ description: 'The last night.' }),
  night: z.iso.date().optional().meta({ description: 'One night alone.' }),
  feeling: z.enum(emotionClasses).optional(),
  symbol: named.optional().meta({ description: 'The id of a concept, as in an analysis.' }),
  person: named.optional().meta({
    description:
      'Somebody, as an analysis calls them; of people you told of, the id or any of their names, for all of these.',
  }),
  place: named.optional().meta({ description: 'The kind of a place, as in an analysis.' }),
  type: z.enum(dreamTypes).optional(),
  tag: writtenText({ max: tagLimit }).optional(),
  visibility: z.enum(visibilities).optional(),
  lucid: yesOrNo.optional(),
  painted: yesOrNo.optional(),
  sort: z.enum(journalOrders).default('newest').meta({ description: 'By nights.' }),
});
export type JournalQuery = z.infer<typeof journalQuery>;

const litSchema = z
  .array(z.strictObject({ start: z.int().min(0), end: z.int().min(1) }))
  .meta({ description: 'What was found, in the excerpt: UTF-16 offsets, end exclusive.' });

const journalHitSchema = z
  .strictObject({
    dreamId: z.uuid(),
    field: z.enum(hitFields),
    excerpt: z.string(),
    lit: litSchema,
  })
  .meta({ id: 'JournalHit' });
export type JournalHit = z.infer<typeof journalHitSchema>;

const journalNoteSchema = z
  .strictObject({
    kind: z.enum(noteKinds),
    ref: z.string().meta({
      description: 'The night of a day note, the symbol of a meaning, the id of a person.',
    }),
    excerpt: z.string(),
    lit: litSchema,
  })
  .meta({ id: 'JournalNote' });
export type JournalNote = z.infer<typeof journalNoteSchema>;

const journalSchema = z
  .strictObject({
    dreams: z.array(dreamSchema),
    totalCount: z.int().min(0),
    isTotalExact: z
      .boolean()
      .meta({ description: 'False where counting stopped: there are at least totalCount.' }),
    isWhole: z.boolean().meta({
      description: 'False while older dreams are still coming into the index of searches.',
    }),
    hits: z
      .array(journalHitSchema)
      .meta({ description: 'Where each dream of a search was found.' }),
    notes: z.array(journalNoteSchema).meta({ description: 'What a search found beside dreams.' }),
  })
  .meta({ id: 'Journal' });
export type Journal = z.infer<typeof journalSchema>;

const calendarQuery = z.strictObject({
  year: wholeNumber
    .pipe(z.int().min(1).max(9999))
    .optional()
    .meta({ description: 'This one, where it is not said.' }),
});

const calendarSchema = z
  .strictObject({
    year: z.int(),
    nights: z
      .array(
        z.strictObject({
          night: z.iso.date(),
          dreams: z.int().min(0),
          hadNoRecall: z.boolean().meta({ description: 'The dreamer said that nothing stayed.' }),
        }),
      )
      .meta({ description: 'Those of which something is known, in order.' }),
    first: z.iso.date().nullable().meta({ description: 'The first night with a dream.' }),
    last: z.iso.date().nullable(),
    dreamCount: z.int().min(0).meta({ description: 'Of all years.' }),
    nightCount: z.int().min(0).meta({ description: 'Nights with a dream, of all years.' }),
  })
  .meta({ id: 'JournalCalendar' });
export type JournalCalendar = z.infer<typeof calendarSchema>;

const returnedSchema = z
  .strictObject({
    dreams: z.int().min(0).meta({ description: 'Of these nights, as far as they were read.' }),
    returned: z
      .array(
        z.strictObject({
          kind: z.enum(['symbol', 'person']),
          key: z.string(),
          label: z.strictObject({ fr: z.string(), en: z.string() }).nullable(),
          dreams: z.int().min(0),
          possible: z.int().min(0),
        }),
      )
      .meta({ description: 'What is mentioned in two dreams or more, most met first.' }),
  })
  .meta({ id: 'JournalReturned' });
export type JournalReturned = z.infer<typeof returnedSchema>;

export const journalEndpoints = endpoints({
  list: {
    route: routes.journal.list,
    summary: 'One’s own dreams by nights, filtered and found by their words, sealed ones too',
    access: 'session',
    query: journalQuery,
    responses: { 200: journalSchema },
    errors: [],
  },
  calendar: {
    route: routes.journal.calendar,
    summary: 'The nights of a year of one’s own',
    access: 'session',
    query: calendarQuery,
    responses: { 200: calendarSchema },
    errors: [],
  },
  returned: {
    route: routes.journal.returned,
    summary: 'What came back in your dreams from one night to another, counted and not compared',
    access: 'session',
    query: z.strictObject({ from: z.iso.date(), to: z.iso.date() }),
    responses: { 200: returnedSchema },
    errors: [],
  },
} satisfies Record<string, Endpoint>);

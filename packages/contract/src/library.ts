import { z } from 'zod';
import { categories, dreamLanguages, dreamTypes, tagLimit } from '#dreams.rules.ts';
import { avoidingQuery, dreamSchema, searchQueryLimit, warnedFilterSchema } from '#dreams.ts';
import { type Endpoint, endpoints } from '#endpoint.ts';
import {
  featuredLimit,
  libraryPageSize,
  libraryPageSizeLimit,
  librarySorts,
  periods,
} from '#library.rules.ts';
import { wholeNumber } from '#paging.ts';
import { routes } from '#routes.ts';
import { writtenText } from '#text.ts';

/** `premonitory` is an alias of `prophetic`. */
const typeSchema = z
  .enum([...dreamTypes, 'premonitory'])
  .transform((type) => (type === 'premonitory' ? ('prophetic' as const) : type));

const choice = {
  category: z.enum(categories).optional(),
  type: typeSchema.optional(),
};

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export const libraryQuerySchema = z.strictObject({
  q: writtenText({ max: searchQueryLimit, blank: 'allowed' }).optional(),
  ...choice,
  tag: writtenText({ max: tagLimit, blank: 'allowed' })
    .optional()
    .meta({ description: 'Only dreams that bear this tag, in any case.' }),
  warned: warnedFilterSchema,
  ...avoidingQuery,
  period: z.enum(periods).optional().meta({ description: 'Shared since this began.' }),
  timeZone: z
    .string()
    .max(64)
    .refine(isTimeZone)
    .default('UTC')
    .meta({ description: 'On whose calendar the period begins: `Europe/Paris`.' }),
  sort: z.enum(librarySorts).default('recent'),
  first: z.enum(dreamLanguages).optional().meta({
    description:
      'Of the newest, without words or a tag: whatever is told in the other language comes last.',
  }),
  page: wholeNumber.pipe(z.int().min(1)).default(1),
  pageSize: wholeNumber.pipe(z.int().min(1).max(libraryPageSizeLimit)).default(libraryPageSize),
});
export type LibraryQuery = z.infer<typeof libraryQuerySchema>;

export const libraryPageSchema = z
  .strictObject({
    dreams: z.array(dreamSchema),
    totalCount: z.int().min(0),
    isTotalExact: z
      .boolean()
      .meta({ description: 'False where counting stopped: there are at least totalCount.' }),
    pageCount: z
      .int()
      .min(0)
      .meta({ description: 'Pages there are to turn: a ranking has its first thousand places.' }),
  })
  .meta({ id: 'LibraryPage' });
export type LibraryPage = z.infer<typeof libraryPageSchema>;

export const featuredSchema = z
  .strictObject({ dreams: z.array(dreamSchema) })
  .meta({ id: 'FeaturedDreams' });
export type FeaturedDreams = z.infer<typeof featuredSchema>;

export const libraryStatisticsSchema = z
  .strictObject({
    dreams: z.int().min(0).meta({ description: 'Dreams everybody may read.' }),
    dreamers: z.int().min(0).meta({ description: 'People who share at least one of them.' }),
    analyses: z.int().min(0).meta({ description: 'How many of them are analysed.' }),
  })
  .meta({ id: 'LibraryStatistics' });
export type LibraryStatistics = z.infer<typeof libraryStatisticsSchema>;

export const libraryAddressesSchema = z
  .strictObject({
    dreams: z.array(z.strictObject({ id: z.uuid(), updatedAt: z.iso.datetime() })),
    pageCount: z.int().min(0),
  })
  .meta({ id: 'LibraryAddresses' });
export type LibraryAddresses = z.infer<typeof libraryAddressesSchema>;

export const libraryEndpoints = endpoints({
  browse: {
    route: routes.library.browse,
    summary: 'Shared dreams by words, category, type and period, in one of three orders',
    access: 'public',
    query: libraryQuerySchema,
    responses: { 200: libraryPageSchema },
    errors: [],
  },
  featured: {
    route: routes.library.featured,
    summary: 'Painted dreams everybody may see, the warmest first; chosen anew every hour',
    access: 'public',
    query: z.strictObject({
      ...choice,
      language: z
        .enum(dreamLanguages)
        .optional()
        .meta({ description: 'Dreams told in it come before all others.' }),
      limit: wholeNumber.pipe(z.int().min(1).max(featuredLimit)).default(3),
    }),
    responses: { 200: featuredSchema },
    errors: [],
  },
  statistics: {
    route: routes.library.statistics,
    summary: 'What the library holds for everybody, counted as it changes',
    access: 'open',
    responses: { 200: libraryStatisticsSchema },
    errors: [],
  },
  addresses: {
    route: routes.library.addresses,
    summary: 'Which dreams everybody may read, the newest first, as a map of the site lists them',
    access: 'open',
    query: z.strictObject({ page: wholeNumber.pipe(z.int().min(1)).default(1) }),
    responses: { 200: libraryAddressesSchema },
    errors: [],
  },
} satisfies Record<string, Endpoint>);

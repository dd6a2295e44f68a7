import { z } from 'zod';
import { type Endpoint, endpoints } from '#endpoint.ts';
import { routes } from '#routes.ts';
import { writtenText } from '#text.ts';

export const meaningLimit = 1_000;
/** How many of the newest dreams are looked through. */
export const symbolDreamLimit = 1_000;

const formerSchema = z.strictObject({ meaning: z.string(), at: z.iso.datetime() });

export const meaningSchema = z
  .strictObject({
    symbol: z.string(),
    meaning: z.string().nullable().meta({ description: 'In its dreamer’s own words.' }),
    updatedAt: z.iso.datetime().nullable(),
    former: z.array(formerSchema).meta({ description: 'What it meant before, newest first.' }),
    isUnreadable: z.boolean(),
  })
  .meta({ id: 'SymbolMeaning' });
export type SymbolMeaning = z.infer<typeof meaningSchema>;

const labelSchema = z.strictObject({ fr: z.string(), en: z.string() });
const counted = {
  dreams: z.int().min(0).meta({ description: 'That mention it.' }),
  possible: z.int().min(0).meta({ description: 'That may: below the threshold of what is shown.' }),
};

export const ownSymbolsSchema = z
  .strictObject({
    symbols: z.array(
      z.strictObject({
        ...{ symbol: z.string(), label: labelSchema, category: z.string() },
        ...counted,
        meaning: z.string().nullable(),
      }),
    ),
    ...{ dreams: z.int().min(0), leftOut: z.int().min(0) },
  })
  .meta({ id: 'OwnSymbols', description: 'Of one’s own dreams, most met first.' });
export type OwnSymbols = z.infer<typeof ownSymbolsSchema>;

const besideSchema = z.strictObject({ key: z.string(), label: labelSchema.nullable(), ...counted });

export const symbolSchema = z
  .strictObject({
    ...{ symbol: z.string(), label: labelSchema, category: z.string() },
    meaning: meaningSchema,
    sentences: z
      .array(
        z.strictObject({
          ...{ dreamId: z.uuid(), title: z.string().nullable(), dreamedAt: z.iso.datetime() },
          ...{ before: z.string(), word: z.string(), after: z.string() },
        }),
      )
      .meta({ description: 'One’s own sentences that name it, oldest first, cut at its name.' }),
    feelings: z.array(besideSchema),
    people: z.array(besideSchema),
    beside: z.array(besideSchema).meta({ description: 'Other symbols of these dreams.' }),
    ...{ dreams: z.int().min(0), total: z.int().min(0), leftOut: z.int().min(0) },
  })
  .meta({ id: 'OwnSymbol' });
export type OwnSymbol = z.infer<typeof symbolSchema>;

const symbolPath = z.strictObject({ symbol: z.string().regex(/^[a-z][a-z0-9_-]{0,60}$/) });
const limits = ['changes', 'networkChanges'] as const;

export const symbolEndpoints = endpoints({
  list: {
    route: routes.symbols.list,
    summary: 'What comes back in your own dreams, and what it means to you',
    access: 'session',
    responses: { 200: ownSymbolsSchema },
    errors: [],
  },
  get: {
    route: routes.symbols.get,
    summary: 'One symbol in your own dreams: your sentences, when it comes, and beside what',
    access: 'session',
    params: symbolPath,
    responses: { 200: symbolSchema },
    errors: [],
  },
  meaning: {
    route: routes.symbols.meaning,
    summary: 'What a symbol means to you; null where you said nothing',
    access: 'session',
    params: symbolPath,
    responses: { 200: meaningSchema },
    errors: [],
  },
  mean: {
    route: routes.symbols.mean,
    summary: 'Say what a symbol means to you; what it meant before stays readable',
    access: 'session',
    params: symbolPath,
    body: z
      .strictObject({ meaning: writtenText({ max: meaningLimit }) })
      .meta({ id: 'SymbolMeaningWriting' }),
    bodyBytes: 32_768,
    limits,
    responses: { 200: meaningSchema },
    errors: ['sealing_off'],
  },
  forget: {
    route: routes.symbols.forget,
    summary: 'Erase what a symbol means to you, and what it meant before',
    access: 'session',
    params: symbolPath,
    limits,
    responses: { 204: null },
    errors: [],
  },
} satisfies Record<string, Endpoint>);

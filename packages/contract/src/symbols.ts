import { z } from 'zod';
import { dreamSchema } from '#dreams.ts';
import { type Endpoint, endpoints } from '#endpoint.ts';
import { routes } from '#routes.ts';
import { comparedFrom, matrixLimit, meaningLimit } from '#symbols.rules.ts';
import { writtenText } from '#text.ts';

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
    dreams: z.int().min(0).meta({ description: 'That were read.' }),
  })
  .meta({ id: 'OwnSymbols', description: 'Of one’s own dreams, most met first.' });
export type OwnSymbols = z.infer<typeof ownSymbolsSchema>;

const besideSchema = z.strictObject({
  ...{ key: z.string(), label: labelSchema.nullable(), ...counted },
  marks: z
    .array(z.enum(['mentioned', 'possible', 'denied', 'none']))
    .meta({ description: 'In each dream of `newest`, in its order.' }),
});

const share = z.number().min(0).max(1);
const comparedSchema = z.strictObject({
  kind: z.enum(['feeling', 'person', 'symbol']),
  ...{ key: z.string(), label: labelSchema.nullable() },
  here: share.meta({ description: 'The share of dreams that name the symbol.' }),
  elsewhere: share.meta({ description: 'The share of all others.' }),
  ...{ low: z.number().min(-1).max(1), high: z.number().min(-1).max(1) },
});

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
    newest: z
      .array(dreamSchema.pick({ id: true, title: true, dreamedAt: true, image: true }))
      .meta({
        description: `The newest dreams that name it, ${matrixLimit} at most, oldest first.`,
      }),
    comparison: z
      .strictObject({
        ...{ here: z.int().min(0), elsewhere: z.int().min(0), compared: z.int().min(0) },
        differences: z.array(comparedSchema).meta({
          description:
            'Those whose interval leaves zero out. The intervals (Newcombe) hold together at 95 %: each is as wide as the number of comparisons asks.',
        }),
      })
      .nullable()
      .meta({
        description: `Null where fewer than ${comparedFrom} dreams name it, or fewer do not.`,
      }),
    dreams: z.int().min(0).meta({ description: 'That name it, or may.' }),
    total: z.int().min(0).meta({ description: 'That were read.' }),
    leftOut: z.int().min(0).meta({ description: 'Older ones, of which no sentence is shown.' }),
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
  meanings: {
    route: routes.symbols.meanings,
    summary: 'Everything you said a symbol means to you',
    access: 'session',
    responses: {
      200: z
        .strictObject({ meanings: z.array(meaningSchema) })
        .meta({ id: 'SymbolMeanings', description: 'By the id of their symbol.' }),
    },
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

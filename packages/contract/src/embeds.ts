import { z } from 'zod';
import { dreamPath, dreamSchema } from '#dreams.ts';
import { type Endpoint, endpoints } from '#endpoint.ts';
import { wholeNumber } from '#paging.ts';
import { routes } from '#routes.ts';

const side = wholeNumber.pipe(z.int().min(1).max(10_000));

/** A link as oEmbed 1.0 tells of it: the names are the standard’s. */
export const oembedSchema = z
  .strictObject({
    version: z.literal('1.0'),
    type: z.literal('rich'),
    title: z.string(),
    author_name: z.string().optional(),
    author_url: z.url().optional(),
    provider_name: z.literal('Reverie'),
    provider_url: z.url(),
    thumbnail_url: z.url().optional(),
    thumbnail_width: z.int().optional(),
    thumbnail_height: z.int().optional(),
    width: z.int(),
    height: z.int(),
    html: z.string(),
  })
  .meta({ id: 'OEmbed' });
export type OEmbed = z.infer<typeof oembedSchema>;

export const embedEndpoints = endpoints({
  dream: {
    route: routes.embeds.dream,
    summary:
      'A dream that everybody may see, for a page of somebody else: nobody is asked who they are, and nothing is counted',
    access: 'open',
    params: dreamPath,
    responses: { 200: dreamSchema },
    errors: [],
  },
  oembed: {
    route: routes.embeds.oembed,
    summary: 'How the page of a public dream may stand in another page, by oEmbed 1.0',
    access: 'open',
    query: z.strictObject({
      url: z.url().meta({ description: 'The address of a dream of this server.' }),
      maxwidth: side.optional(),
      maxheight: side.optional(),
      format: z.enum(['json']).default('json'),
    }),
    responses: { 200: oembedSchema },
    errors: ['not_found'],
  },
} satisfies Record<string, Endpoint>);

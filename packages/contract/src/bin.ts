import { z } from 'zod';
import { dreamPath } from '#dreams.ts';
import { type Endpoint, endpoints } from '#endpoint.ts';
import { pagingQuery } from '#paging.ts';
import { routes } from '#routes.ts';

export const binnedDreamSchema = z
  .strictObject({
    id: z.uuid(),
    title: z.string().nullable(),
    firstWords: z.string().meta({ description: 'Of the text it was told by.' }),
    dreamedAt: z.iso.datetime(),
    deletedAt: z.iso.datetime(),
    leavesAt: z.iso.datetime().meta({ description: 'When it is gone for good.' }),
  })
  .meta({ id: 'BinnedDream' });
export type BinnedDream = z.infer<typeof binnedDreamSchema>;

export const binSchema = z
  .strictObject({ dreams: z.array(binnedDreamSchema), totalCount: z.int().min(0) })
  .meta({ id: 'Bin', description: 'Latest first.' });
export type Bin = z.infer<typeof binSchema>;

const limits = ['changes', 'networkChanges'] as const;

export const binEndpoints = endpoints({
  list: {
    route: routes.bin.list,
    summary: 'What you put into the bin, and may still have back',
    access: 'session',
    query: pagingQuery,
    responses: { 200: binSchema },
    errors: [],
  },
  empty: {
    route: routes.bin.empty,
    summary: 'Erase all that is in the bin, with paintings and versions, for good',
    access: 'session',
    limits,
    responses: { 204: null },
    errors: [],
  },
  erase: {
    route: routes.bin.erase,
    summary: 'Erase one dream of the bin for good',
    access: 'session',
    params: dreamPath,
    limits,
    responses: { 204: null },
    errors: [],
  },
} satisfies Record<string, Endpoint>);

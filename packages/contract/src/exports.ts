import { z } from 'zod';
import { archiveDays } from '#archives.rules.ts';
import { keptFile } from '#archives.ts';
import { type Endpoint, endpoints } from '#endpoint.ts';
import { exportFormats, exportLanguages, exportRhythms } from '#exports.rules.ts';
import { routes } from '#routes.ts';

const day = z.iso.date();
const span = {
  from: day.nullable().meta({ description: 'The first night in it; null from the first of all.' }),
  to: day.nullable().meta({ description: 'The last night in it; null to the last of all.' }),
};

export const exportSchema = z
  .strictObject({
    ...keptFile,
    format: z.enum(exportFormats),
    language: z.enum(exportLanguages),
    ...span,
    isPlanned: z.boolean().meta({ description: 'Made by the plan, without being asked for.' }),
  })
  .meta({ id: 'Export' });
export type Export = z.infer<typeof exportSchema>;

export const exportWishSchema = z
  .strictObject({
    format: z.enum(exportFormats),
    language: z.enum(exportLanguages).optional(),
    from: span.from.optional(),
    to: span.to.optional(),
  })
  .check((ctx) => {
    const { from, to } = ctx.value;
    if (!from || !to || from <= to) return;
    ctx.issues.push({
      code: 'custom',
      input: to,
      path: ['to'],
      params: { code: 'contradiction' },
      message: 'to lies before from',
    });
  })
  .meta({ id: 'ExportWish' });
export type ExportWish = z.infer<typeof exportWishSchema>;

export const exportPlanSchema = z
  .strictObject({
    format: z.enum(exportFormats),
    language: z.enum(exportLanguages),
    rhythm: z.enum(exportRhythms),
    nextAt: z.iso.datetime(),
  })
  .meta({ id: 'ExportPlan' });
export type ExportPlan = z.infer<typeof exportPlanSchema>;

const planned = z.strictObject({ plan: exportPlanSchema.nullable() });
const params = z.strictObject({ id: z.uuid() });

export const exportEndpoints = endpoints({
  request: {
    route: routes.exports.request,
    isOpenToSuspended: true,
    limits: ['exports'],
    summary:
      'Have one’s dreams written as a book, a table, or files for other programs. One at a time of each format. Needs a proof that is ten minutes old at most',
    access: 'session',
    body: exportWishSchema,
    responses: { 202: z.strictObject({ id: z.uuid() }) },
    errors: ['proof_required', 'sealing_off'],
  },
  list: {
    route: routes.exports.list,
    summary: 'One’s exports, newest first',
    access: 'session',
    responses: { 200: z.strictObject({ exports: z.array(exportSchema) }) },
    errors: [],
  },
  get: {
    route: routes.exports.get,
    summary: 'How far an export is',
    access: 'session',
    params,
    responses: { 200: exportSchema },
    errors: [],
  },
  download: {
    route: routes.exports.download,
    summary: `The file itself, for ${archiveDays} days`,
    access: 'session',
    params,
    responses: { 200: z.string() },
    errors: ['sealing_off'],
    mediaType: 'application/octet-stream',
  },
  plan: {
    route: routes.exports.plan,
    summary: 'The export that is made by itself, where one was asked for',
    access: 'session',
    responses: { 200: planned },
    errors: [],
  },
  keepPlan: {
    route: routes.exports.keepPlan,
    limits: ['changes', 'networkChanges'],
    summary:
      'Have an export made by itself, each week or month. Needs a proof that is ten minutes old at most',
    access: 'session',
    body: z
      .strictObject({
        format: z.enum(exportFormats),
        language: z.enum(exportLanguages).optional(),
        rhythm: z.enum(exportRhythms),
      })
      .meta({ id: 'ExportPlanWish' }),
    responses: { 200: planned },
    errors: ['proof_required'],
  },
  dropPlan: {
    route: routes.exports.dropPlan,
    limits: ['changes', 'networkChanges'],
    summary: 'Have no export made by itself any more',
    access: 'session',
    responses: { 204: null },
    errors: [],
  },
} satisfies Record<string, Endpoint>);

import { z } from 'zod';
import { type Endpoint, endpoints } from '#endpoint.ts';
import {
  besideKinds,
  entryReasons,
  entryStates,
  importByteLimit,
  importDays,
  importFields,
  importKinds,
  importProblems,
  importStages,
  importStatuses,
} from '#imports.rules.ts';
import { routes } from '#routes.ts';

const count = z.int().min(0);
const columnSchema = z.strictObject({
  name: z.string(),
  field: z
    .enum(importFields)
    .nullable()
    .meta({ description: 'What it is read as; null: left out.' }),
});

const previewSchema = z.strictObject({
  place: z
    .string()
    .meta({ description: 'Where in the file: a line, or the name of a file in it.' }),
  night: z.string().nullable(),
  title: z.string().nullable(),
  excerpt: z.string(),
  state: z.enum(entryStates),
  reasons: z.array(z.enum(entryReasons)),
});

export const importSchema = z
  .strictObject({
    id: z.uuid(),
    kind: z
      .enum(importKinds)
      .nullable()
      .meta({ description: 'Null until the file was looked at.' }),
    fileName: z.string(),
    status: z.enum(importStatuses),
    stage: z.enum(importStages),
    progress: z.number().min(0).max(1),
    counts: z
      .strictObject({
        all: count,
        new: count.meta({ description: 'Come, or came; the doubtful are counted apart.' }),
        doubtful: count.meta({ description: 'Come too, with a date that is in doubt.' }),
        duplicate: count.meta({ description: 'Are here already, or twice in the file: left out.' }),
        refused: count,
        imported: count.meta({ description: 'Written so far.' }),
      })
      .meta({ id: 'ImportCounts' }),
    beside: z.record(z.enum(besideKinds), count).meta({
      description:
        'What comes beside the words of dreams, or came, of an archive of ours: what is here already is not counted. `shared`: dreams that others could read.',
    }),
    columns: z.array(columnSchema).meta({ description: 'Of a table; empty elsewhere.' }),
    samples: z.array(z.array(z.string())).meta({ description: 'The first rows of a table.' }),
    preview: z.array(previewSchema),
    problem: z.enum(importProblems).nullable(),
    askedAt: z.iso.datetime(),
    expiresAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Import' });
export type Import = z.infer<typeof importSchema>;

const params = z.strictObject({ id: z.uuid() });
const made = z.strictObject({ id: z.uuid() });

export const importEndpoints = endpoints({
  request: {
    route: routes.imports.request,
    limits: ['imports'],
    summary: `Have a file read as dreams: a dry run that changes nothing, and waits ${importDays} days for a word`,
    access: 'session',
    body: z
      .strictObject({ kind: z.enum([...importKinds, 'auto']).default('auto') })
      .meta({ id: 'ImportRequest' }),
    isForm: true,
    bodyBytes: importByteLimit,
    responses: { 202: made },
    errors: ['import_at_work', 'sealing_off'],
  },
  list: {
    route: routes.imports.list,
    summary: 'One’s imports, newest first, without what is in them',
    access: 'session',
    responses: { 200: z.strictObject({ imports: z.array(importSchema) }) },
    errors: [],
  },
  get: {
    route: routes.imports.get,
    summary: 'How far an import is, and what a dry run found',
    access: 'session',
    params,
    responses: { 200: importSchema },
    errors: [],
  },
  match: {
    route: routes.imports.match,
    limits: ['changes', 'networkChanges'],
    summary: 'Say what the columns of a table tell, in their order, and read it again',
    access: 'session',
    params,
    body: z
      .strictObject({ columns: z.array(z.enum(importFields).nullable()).min(1).max(200) })
      .meta({ id: 'ImportColumns' }),
    responses: { 202: made },
    errors: ['import_not_ready'],
  },
  apply: {
    route: routes.imports.apply,
    limits: ['imports'],
    summary: 'Write what a dry run found: private dreams, painted when their dreamer asks for it',
    access: 'session',
    params,
    body: z
      .strictObject({
        isSharedAgain: z.boolean().default(false).meta({
          description: 'Whether dreams of an archive of ours are shared as they were.',
        }),
      })
      .meta({ id: 'ImportApplication' }),
    isBodyOptional: true,
    responses: { 202: made },
    errors: ['silenced', 'import_not_ready'],
  },
  undo: {
    route: routes.imports.undo,
    limits: ['changes', 'networkChanges'],
    summary:
      'Forget a dry run, or erase what an import wrote, but for dreams that were changed since',
    access: 'session',
    params,
    responses: { 202: made },
    errors: [],
  },
} satisfies Record<string, Endpoint>);

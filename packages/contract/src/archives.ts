import { z } from 'zod';
import { archiveDays, archiveStatuses } from '#archives.rules.ts';
import { type Endpoint, endpoints } from '#endpoint.ts';
import { routes } from '#routes.ts';

/** A file somebody asked for: how far it is, and where it lies until it expires. */
export const keptFile = {
  id: z.uuid(),
  status: z.enum(archiveStatuses),
  progress: z.number().min(0).max(1).meta({ description: 'Share of it that is written so far.' }),
  url: z
    .string()
    .nullable()
    .meta({ description: 'A path that needs its owner’s session; null until it is done.' }),
  bytes: z.int().nullable(),
  askedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
};

export const archiveSchema = z.strictObject(keptFile).meta({ id: 'Archive' });
export type Archive = z.infer<typeof archiveSchema>;

const params = z.strictObject({ id: z.uuid() });

export const archiveEndpoints = endpoints({
  request: {
    route: routes.archives.request,
    isOpenToSuspended: true,
    limits: ['archives'],
    summary:
      'Ask for one ZIP of everything that is kept of oneself. Needs a proof that is ten minutes old at most',
    access: 'session',
    responses: { 202: z.strictObject({ id: z.uuid() }) },
    errors: ['proof_required', 'sealing_off'],
  },
  list: {
    route: routes.archives.list,
    summary: 'One’s archives, newest first',
    access: 'session',
    responses: { 200: z.strictObject({ archives: z.array(archiveSchema) }) },
    errors: [],
  },
  get: {
    route: routes.archives.get,
    summary: 'How far an archive is',
    access: 'session',
    params,
    responses: { 200: archiveSchema },
    errors: [],
  },
  download: {
    route: routes.archives.download,
    summary: `The archive itself, for ${archiveDays} days`,
    access: 'session',
    params,
    responses: { 200: z.string() },
    errors: ['sealing_off'],
    mediaType: 'application/zip',
  },
} satisfies Record<string, Endpoint>);

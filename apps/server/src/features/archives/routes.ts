import { api } from '@reverie/contract';
import type { Archive } from '@reverie/contract/archives';
import { archiveJob } from '#features/archives/job.ts';
import type { ArchiveRow, Archives } from '#features/archives/service.ts';
import { attached } from '#platform/http/attached.ts';
import { type ApiApp, bind } from '#platform/http/bind.ts';
import { clientAddress } from '#platform/http/visitor.ts';

export function archiveRoutes(app: ApiApp, archives: Archives): void {
  const { request, list, get, download } = api.archives;
  const wish = {
    ...({ format: 'archive', language: 'fr', isPlanned: false, job: archiveJob } as const),
    ...{ fromNight: null, toNight: null },
  };

  bind(app, request, async ({ principal, context }) => ({
    status: 202,
    body: await archives.request(principal, wish, clientAddress(context)),
  }));

  bind(app, list, async ({ principal }) => {
    const rows = await archives.list(principal, 'archive');
    return { status: 200, body: { archives: rows.map(present) } };
  });

  bind(app, get, async ({ principal, params }) => ({
    status: 200,
    body: present(await archives.find(principal, params.id, 'archive')),
  }));

  bind(app, download, async ({ principal, params, context }) => {
    const asked = { id: params.id, family: 'archive' } as const;
    const file = await archives.open(principal, asked, clientAddress(context));
    return { status: 200, ...attached(file, 'application/zip') };
  });
}

function present({ id, status, progress, bytes, askedAt, expiresAt }: ArchiveRow): Archive {
  return {
    ...{ id, status, bytes },
    progress,
    url: status === 'done' ? `/api/account/archive/${id}/file` : null,
    askedAt: askedAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}

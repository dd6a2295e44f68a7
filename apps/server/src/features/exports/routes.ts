import { api } from '@reverie/contract';
import type { Exports } from '#features/exports/service.ts';
import { attached } from '#platform/http/attached.ts';
import { type ApiApp, bind } from '#platform/http/bind.ts';
import { clientAddress } from '#platform/http/visitor.ts';

const types: Record<string, string> = {
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
  zip: 'application/zip',
};

export function exportRoutes(app: ApiApp, exports: Exports): void {
  const { request, list, get, download, plan, keepPlan, dropPlan } = api.exports;

  bind(app, request, async ({ principal, body, context }) => ({
    status: 202,
    body: await exports.request(principal, body, clientAddress(context)),
  }));

  bind(app, list, async ({ principal }) => ({ status: 200, body: await exports.list(principal) }));

  bind(app, get, async ({ principal, params }) => ({
    status: 200,
    body: await exports.get(principal, params.id),
  }));

  bind(app, download, async ({ principal, params, context }) => {
    const file = await exports.open(principal, params.id, clientAddress(context));
    return { status: 200, ...attached(file, types[file.extension] ?? 'application/zip') };
  });

  bind(app, plan, async ({ principal }) => ({ status: 200, body: await exports.plan(principal) }));

  bind(app, keepPlan, async ({ principal, body, context }) => ({
    status: 200,
    body: await exports.keepPlan(principal, body, clientAddress(context)),
  }));

  bind(app, dropPlan, async ({ principal, context }) => {
    await exports.dropPlan(principal, clientAddress(context));
    return { status: 204, body: null };
  });
}

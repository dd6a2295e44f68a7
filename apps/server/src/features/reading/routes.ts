import { api } from '@reverie/contract';
import type { Reader } from '#features/reading/service.ts';
import { type ApiApp, bind } from '#platform/http/bind.ts';

/** Binds the call of contract/analysis that names no dream. */
export function readingRoutes(app: ApiApp, reader: Reader): void {
  bind(app, api.analysis.analyze, async ({ body }) => ({
    status: 200,
    body: await reader.read(body),
  }));
}

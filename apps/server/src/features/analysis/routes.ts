import { api } from '@reverie/contract';
import type { AnalysisService } from '#features/analysis/service.ts';
import type { Dreams } from '#features/dreams/service.ts';
import { type ApiApp, bind } from '#platform/http/bind.ts';

/** Binds the calls of contract/analysis to their use cases. */
export function analysisRoutes(app: ApiApp, dreams: Dreams, analysis: AnalysisService): void {
  bind(app, api.analysis.get, async ({ principal, params, query }) => {
    const reader = await dreams.readerOf(principal, params.id, query.as);
    const body = await analysis.get(reader, params.id);
    return 'status' in body ? { status: 202, body } : { status: 200, body };
  });

  bind(app, api.analysis.request, async ({ principal, params }) => ({
    status: 202,
    body: await analysis.request(principal, params.id),
  }));

  bind(app, api.analysis.feedback, async ({ principal, params, body }) => ({
    status: 200,
    body: await analysis.answer(principal, params.id, body),
  }));

  bind(app, api.analysis.analyze, async ({ body }) => ({
    status: 200,
    body: await analysis.ofText(body),
  }));
}

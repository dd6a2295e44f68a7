import { api } from '@reverie/contract';
import type { PatternService } from '#features/patterns/service.ts';
import { type ApiApp, bind } from '#platform/http/bind.ts';

/** Binds the call of contract/patterns to its use case. */
export function patternRoutes(app: ApiApp, patterns: PatternService): void {
  bind(app, api.patterns.get, async ({ principal, query }) => ({
    status: 200,
    body: await patterns.of(principal, query),
  }));
  bind(app, api.patterns.similar, async ({ principal, params, query }) => ({
    status: 200,
    body: await patterns.similarTo(principal, params.id, query),
  }));
}

import { api } from '@reverie/contract';
import type { JournalService } from '#features/journal/service.ts';
import { type ApiApp, bind } from '#platform/http/bind.ts';

/** Binds the calls of contract/journal to their use cases. */
export function journalRoutes(app: ApiApp, journal: JournalService): void {
  bind(app, api.journal.list, async ({ principal, query }) => ({
    status: 200,
    body: await journal.list(principal, query),
  }));

  bind(app, api.journal.calendar, async ({ principal, query }) => ({
    status: 200,
    body: await journal.calendar(principal, query.year),
  }));

  bind(app, api.journal.returned, async ({ principal, query }) => ({
    status: 200,
    body: await journal.returned(principal, query),
  }));
}

import { api } from '@reverie/contract';
import type { PracticeService } from '#features/practice/service.ts';
import { type ApiApp, bind } from '#platform/http/bind.ts';

const done = { status: 204, body: null } as const;

/** Binds the calls of contract/practice to their use cases. */
export function practiceRoutes(app: ApiApp, practice: PracticeService): void {
  const calls = api.practice;

  bind(app, calls.get, async ({ principal, query }) => ({
    status: 200,
    body: await practice.get(principal, query.timeZone),
  }));

  bind(app, calls.choose, async ({ principal, body }) => {
    await practice.choose(principal, body);
    return done;
  });

  bind(app, calls.forget, async ({ principal }) => {
    await practice.forget(principal);
    return done;
  });

  bind(app, calls.night, async ({ principal, params }) => ({
    status: 200,
    body: { intention: await practice.night(principal, params.date) },
  }));

  bind(app, calls.intend, async ({ principal, params, body }) => ({
    status: 200,
    body: await practice.intend(principal, params.date, body),
  }));

  bind(app, calls.answer, async ({ principal, params, body }) => ({
    status: 200,
    body: await practice.answer(principal, params.date, body.came),
  }));

  bind(app, calls.drop, async ({ principal, params }) => {
    await practice.drop(principal, params.date);
    return done;
  });

  bind(app, calls.write, async ({ principal, body }) => ({
    status: 201,
    body: await practice.write(principal, body),
  }));

  bind(app, calls.rewrite, async ({ principal, params, body }) => ({
    status: 200,
    body: await practice.rewrite(principal, params.id, body),
  }));

  bind(app, calls.rehearse, async ({ principal, params, body }) => ({
    status: 200,
    body: await practice.rehearse(principal, params.id, body.date),
  }));

  bind(app, calls.remove, async ({ principal, params }) => {
    await practice.remove(principal, params.id);
    return done;
  });
}

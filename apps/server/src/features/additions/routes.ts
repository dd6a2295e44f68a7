import { api } from '@reverie/contract';
import { changesIn, sharedWords } from '#features/additions/rules.ts';
import type { Additions } from '#features/additions/service.ts';
import type { AnalysisService } from '#features/analysis/service.ts';
import type { Nights } from '#features/nights/service.ts';
import type { Versions } from '#features/versions/service.ts';
import { type ApiApp, bind } from '#platform/http/bind.ts';

type Services = {
  additions: Additions;
  nights: Nights;
  versions: Versions;
  analysis: AnalysisService;
};

/** All that was laid down of a dream: its night, its versions, and what came later. */
export function layerRoutes(app: ApiApp, { analysis, ...of }: Services): void {
  const { layers } = api;
  const { additions, nights, versions } = of;

  bind(app, layers.get, async ({ principal, params }) => {
    const dream = await versions.findOwn(principal, params.id);
    const [night, summary, list, told] = await Promise.all([
      nights.get(principal, dream.night),
      versions.summary(dream),
      additions.list(dream.id),
      versions.wordsOf(dream, dream.revision).catch(() => ''),
    ]);
    const dayNoteLit = sharedWords(night.dayNote ?? '', told);
    return { status: 200, body: { night, dayNoteLit, ...summary, additions: list } };
  });

  bind(app, layers.versions, async ({ principal, params, query }) => ({
    status: 200,
    body: await versions.list(principal, params.id, query),
  }));

  bind(app, layers.restoreVersion, async ({ principal, params, context }) => ({
    status: 200,
    body: await versions.restore(principal, params, context.req.header('if-match')),
  }));

  bind(app, layers.changes, async ({ principal, params, query }) => {
    const { number: later } = params;
    const { since: earlier } = query;
    const dream = await versions.findOwn(principal, params.id);
    const texts = [
      await versions.wordsOf(dream, earlier),
      await versions.wordsOf(dream, later),
    ] as const;
    const [before, after] = await Promise.all(texts.map((content) => analysis.ofText({ content })));
    const changes = before && after ? changesIn(before, after) : [];
    return { status: 200, body: { earlier, later, changes } };
  });

  bind(app, layers.add, async ({ principal, params, body }) => ({
    status: 201,
    body: await additions.add(principal, params.id, body),
  }));

  bind(app, layers.settle, async ({ principal, params, body }) => ({
    status: 200,
    body: await additions.settle(principal, params, body.state),
  }));

  bind(app, layers.removeAddition, async ({ principal, params }) => {
    await additions.remove(principal, params);
    return { status: 204, body: null };
  });
}

import { analysisHandler, broughtHandler, rereadHandler } from '#features/analysis/handler.ts';
import { analyseJob, readBroughtJob, rereadJob } from '#features/analysis/job.ts';
import { analysisRoutes } from '#features/analysis/routes.ts';
import { type AnalysisParts, contextOf, createAnalysis } from '#features/analysis/service.ts';
import { defineFeature, runs } from '#platform/feature.ts';

export const analysisFeature = defineFeature({
  create: (parts: AnalysisParts) => ({ analysis: createAnalysis(parts) }),
  routes: (api, { dreams, analysis }) => analysisRoutes(api, dreams, analysis),
  jobs: ({ analysis }) => [
    runs(analyseJob, analysisHandler(analysis), { concurrency: analysis.atOnce }),
    runs(rereadJob, rereadHandler(analysis)),
    runs(readBroughtJob, broughtHandler(analysis)),
  ],
  sealed: [{ table: 'analyses', column: 'sealed', row: 'dream_id', contextOf }],
  personal: ({ analysis }) => ({
    tables: ['analyses', 'analysis_feedback'],
    keeps: async ({ userId }) => ({ answers: await analysis.answersOf(userId) }),
    forgets: (tx, { userId }) => analysis.forget(tx, userId),
  }),
});

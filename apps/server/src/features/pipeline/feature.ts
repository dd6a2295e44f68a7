import { createPipeline, type PipelineParts } from '#features/pipeline/service.ts';
import { defineFeature } from '#platform/feature.ts';

export const pipelineFeature = defineFeature({
  create: (parts: PipelineParts) => ({ pipeline: createPipeline(parts) }),
  schedules: ({ pipeline }) => [
    { name: 'resume-stalled', cron: '* * * * *', run: pipeline.resumeStalled },
  ],
});

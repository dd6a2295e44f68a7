import { motifConsumers } from '#features/motifs/consumer.ts';
import { createMotifs, type MotifParts } from '#features/motifs/service.ts';
import { defineFeature } from '#platform/feature.ts';

export const motifsFeature = defineFeature({
  create: (parts: MotifParts) => ({ motifs: createMotifs(parts) }),
  consumers: ({ motifs }) => motifConsumers(motifs),
  schedules: ({ motifs }) => [{ name: 'fill-motifs', cron: '* * * * *', run: motifs.fill }],
  personal: () => ({
    tables: ['motif_dreams', 'dream_motifs'],
    // Counted from dreams that their archive holds, with what was read in them.
    keeps: null,
    forgets: 'with the dreams',
  }),
});

import { createClaims } from '#features/recordings/claims.changes.ts';
import { lookJob, transcribeJob } from '#features/recordings/job.ts';
import { recordingRoutes } from '#features/recordings/routes.ts';
import { contextOf, trackContextOf, wordsContextOf } from '#features/recordings/rules.ts';
import { createRecordings, type RecordingParts } from '#features/recordings/service.ts';
import { defineFeature, runs } from '#platform/feature.ts';

/** Before dreams, which take a recording along; the rest of the room needs dreams. */
export const claimsFeature = defineFeature({
  create: () => ({ claims: createClaims() }),
});

export const recordingsFeature = defineFeature({
  create: (parts: RecordingParts) => ({ recordings: createRecordings(parts) }),
  routes: (api, { recordings }) => recordingRoutes(api, recordings),
  jobs: ({ recordings }) => [
    runs(lookJob, recordings.look),
    runs(transcribeJob, recordings.transcribing.work),
  ],
  schedules: ({ recordings }) => [
    { name: 'sweep-recordings', cron: '37 * * * *', run: recordings.sweep },
  ],
  sealed: [
    { table: 'recordings', column: 'sealed', row: 'id', contextOf },
    { table: 'recordings', column: 'words', row: 'id', contextOf: wordsContextOf },
    { table: 'recordings', column: 'track', row: 'id', contextOf: trackContextOf },
  ],
  personal: ({ recordings }) => ({
    tables: ['recordings', 'recording_pieces', 'loose_pieces'],
    keeps: async ({ userId }) => ({ recordings: await recordings.keptOf(userId) }),
    forgets: (tx, { userId }, later) => recordings.forget(tx, userId, later),
  }),
});

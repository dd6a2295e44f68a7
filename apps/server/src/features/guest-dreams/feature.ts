import { paintGuestHandler } from '#features/guest-dreams/handler.ts';
import { paintGuestJob } from '#features/guest-dreams/job.ts';
import { guestDreamRoutes } from '#features/guest-dreams/routes.ts';
import { pictureContextOf, wordsContextOf } from '#features/guest-dreams/rules.ts';
import { createGuestDreams, type GuestDreamParts } from '#features/guest-dreams/service.ts';
import { defineFeature, runs } from '#platform/feature.ts';

export const guestDreamsFeature = defineFeature({
  create: (parts: GuestDreamParts) => ({ guestDreams: createGuestDreams(parts) }),
  routes: (api, { guestDreams }) => guestDreamRoutes(api, guestDreams),
  jobs: ({ guestDreams }) => [runs(paintGuestJob, paintGuestHandler(guestDreams))],
  schedules: ({ guestDreams }) => [
    { name: 'sweep-guest-dreams', cron: '*/5 * * * *', run: guestDreams.sweep },
  ],
  sealed: [
    { table: 'guest_dreams', column: 'sealed', row: 'id', contextOf: wordsContextOf },
    { table: 'guest_dreams', column: 'picture', row: 'id', contextOf: pictureContextOf },
  ],
  // One that is kept names its dream for the rest of its hour; the dream says all it does.
  personal: () => ({ tables: ['guest_dreams'], keeps: null, forgets: 'with the dreams' }),
});

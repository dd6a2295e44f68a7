import { createWishes, type WishParts } from '#features/images/changes.ts';
import { paintingHandler } from '#features/images/handler.ts';
import { paintJob } from '#features/images/job.ts';
import { imageRoutes } from '#features/images/routes.ts';
import { createImages, type ImageParts } from '#features/images/service.ts';
import { toldContext } from '#features/images/told.rules.ts';
import type { Events } from '#platform/events/events.ts';
import { defineFeature, runs } from '#platform/feature.ts';

/** Before dreams, which wish for their first painting; the rest of the room needs dreams. */
export const wishesFeature = defineFeature({
  create: (parts: WishParts) => ({ wishes: createWishes(parts) }),
});

export const imagesFeature = defineFeature({
  create: (parts: ImageParts & { events: Events }) => ({ images: createImages(parts) }),
  routes: (api, { images }) => imageRoutes(api, images),
  jobs: ({ images: { painting }, ...all }) => [
    runs(paintJob, paintingHandler({ ...all, painting })),
  ],
  schedules: ({ images }) => [{ name: 'sweep-pictures', cron: '23 * * * *', run: images.sweep }],
  sealed: [
    { table: 'wishes', column: 'told', row: 'id', contextOf: toldContext },
    { table: 'paintings', column: 'told', row: 'id', contextOf: toldContext },
  ],
  personal: ({ images, wishes, database }) => ({
    tables: ['paintings', 'wishes', 'loose_pictures'],
    // Paintings stand beside their dreams.
    keeps: async ({ userId }) => ({ wishes: await wishes.askedBy(database.read, userId) }),
    async forgets(tx, { userId }, later) {
      const files = await images.eraseOf(tx, userId);
      later(() => images.discard(files));
    },
  }),
});

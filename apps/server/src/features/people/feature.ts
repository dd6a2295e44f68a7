import { contextOf, createPeople, type PeopleParts } from '#features/people/service.ts';
import { defineFeature } from '#platform/feature.ts';

/** Before analysis, which takes told people first. Their calls stand with the symbols of dreams. */
export const peopleFeature = defineFeature({
  create: (parts: PeopleParts) => ({ people: createPeople(parts) }),
  sealed: [{ table: 'people', column: 'sealed', row: 'id', contextOf }],
  personal: ({ people }) => ({
    tables: ['people'],
    keeps: async ({ userId }) => ({ people: await people.list(userId) }),
    forgets: 'with the account',
  }),
});

import { addressRoutes } from '#features/addresses/routes.ts';
import { type AddressParts, createAddresses } from '#features/addresses/service.ts';
import type { Dreams } from '#features/dreams/service.ts';
import { defineFeature } from '#platform/feature.ts';

type Needs = Omit<AddressParts, 'publishWaiting'> & { dreams: Dreams };

export const addressesFeature = defineFeature({
  create: ({ dreams, ...parts }: Needs) => ({
    addresses: createAddresses({ ...parts, publishWaiting: dreams.publishWaiting }),
  }),
  routes: (api, { addresses }) => addressRoutes(api, addresses),
});

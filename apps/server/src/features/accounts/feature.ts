import { accountConsumers } from '#features/accounts/consumer.ts';
import { accountRoutes } from '#features/accounts/routes.ts';
import { type AccountParts, createAccounts } from '#features/accounts/service.ts';
import type { EmailLinks } from '#features/email-links/service.ts';
import { defineFeature } from '#platform/feature.ts';

type Needs = Omit<AccountParts, 'askForAddress'> & { emailLinks: EmailLinks };

export const accountsFeature = defineFeature({
  create: ({ emailLinks, ...parts }: Needs) => ({
    accounts: createAccounts({ ...parts, askForAddress: emailLinks.ask }),
  }),
  routes: (api, { accounts, passkeys, origin, sendsMail }) =>
    accountRoutes(api, accounts, { origin, sendsMail, passkeys: passkeys.isOffered }),
  consumers: accountConsumers,
  personal: ({ accounts }) => ({
    tables: ['users', 'user_counts', 'counted_dreams'],
    keeps: async ({ userId }) => ({
      account: await accounts.me({ userId }),
      statistics: await accounts.statistics({ userId }),
    }),
    forgets: (tx, { userId }) => accounts.erase(tx, userId),
  }),
});

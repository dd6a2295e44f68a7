import { holdsLink, isNewcomer } from '@reverie/contract/comments.rules';
import type { Accounts } from '#features/accounts/service.ts';
import {
  ownerScope,
  publicScope,
  scopesOf,
  sharedScopes,
  sharedScopesOf,
} from '#features/dreams/policy.ts';
import { dreamRoutes } from '#features/dreams/routes.ts';
import { createDreams, type DreamParts } from '#features/dreams/service.ts';
import { wordsContext } from '#features/dreams/table.ts';
import { defineFeature } from '#platform/feature.ts';
import { Problem } from '#platform/http/problem.ts';

type Needs = Omit<DreamParts, 'mayPublish' | 'demandPlain'> & { accounts: Accounts };

export const dreamsFeature = defineFeature({
  create: ({ accounts, ...parts }: Needs) => ({
    dreams: createDreams({
      ...parts,
      mayPublish: accounts.mayPublish,
      async demandPlain(db, userId, words) {
        if (!holdsLink(words)) return;
        const { createdAt } = await accounts.find(db, userId);
        if (isNewcomer(createdAt, parts.clock.now())) throw new Problem('newcomer_link');
      },
    }),
    ...{ scopesOf, sharedScopesOf, sharedScopes, openScope: publicScope, ownerScope },
  }),
  routes: (api, { dreams }) => dreamRoutes(api, dreams),
  schedules: ({ dreams }) => [{ name: 'tidy-dreams', cron: '17 * * * *', run: dreams.tidy }],
  sealed: [
    { table: 'dreams', column: 'report', row: 'id', contextOf: (id) => id },
    { table: 'dreams', column: 'own_words', row: 'id', contextOf: wordsContext },
  ],
  personal: ({ dreams }) => ({
    tables: ['dreams', 'dream_counts', 'dream_holds'],
    // An archive reads them one by one, each with what was made of it.
    keeps: null,
    forgets: (tx, { userId }) => dreams.eraseOf(tx, userId),
  }),
});

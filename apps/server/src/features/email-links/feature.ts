import { createEmailLinks, type EmailLinkParts } from '#features/email-links/service.ts';
import { defineFeature } from '#platform/feature.ts';

export const emailLinksFeature = defineFeature({
  create: (parts: EmailLinkParts) => ({ emailLinks: createEmailLinks(parts) }),
  personal: ({ emailLinks }) => ({
    tables: ['email_links'],
    keeps: async ({ userId }) => ({ addressLinks: await emailLinks.keptOf(userId) }),
    forgets: 'with the account',
  }),
});

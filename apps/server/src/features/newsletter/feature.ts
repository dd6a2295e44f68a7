import { newsletterConsumers } from '#features/newsletter/consumer.ts';
import { newsletterRoutes } from '#features/newsletter/routes.ts';
import { createNewsletter, type NewsletterParts } from '#features/newsletter/service.ts';
import { defineFeature } from '#platform/feature.ts';

export const newsletterFeature = defineFeature({
  create: (parts: NewsletterParts) => ({ newsletter: createNewsletter(parts) }),
  routes: (api, { newsletter }) => newsletterRoutes(api, newsletter),
  consumers: ({ newsletter }) => newsletterConsumers(newsletter),
  schedules: ({ newsletter }) => [
    { name: 'tidy-newsletter', cron: '11 * * * *', run: newsletter.tidy },
  ],
  personal: ({ newsletter }) => ({
    tables: ['newsletter_subscribers'],
    keeps: async ({ mailbox }) => ({ letter: await newsletter.find(mailbox) }),
    forgets: (tx, { mailbox }) => newsletter.forget(tx, mailbox),
  }),
});

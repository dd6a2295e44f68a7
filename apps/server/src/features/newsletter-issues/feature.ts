import type { Blog } from '#features/blog/service.ts';
import {
  createNewsletterIssues,
  type NewsletterIssueParts,
} from '#features/newsletter-issues/service.ts';
import { defineFeature } from '#platform/feature.ts';

type Needs = Omit<NewsletterIssueParts, 'posts' | 'openScopes'> & {
  blog: Blog;
  sharedScopesOf: (reader: null) => NewsletterIssueParts['openScopes'];
};

export const newsletterIssuesFeature = defineFeature({
  create: ({ blog, sharedScopesOf, ...parts }: Needs) => ({
    newsletterIssues: createNewsletterIssues({
      ...parts,
      posts: blog.news,
      openScopes: sharedScopesOf(null),
    }),
  }),
  schedules: ({ newsletterIssues }) => [
    { name: 'send-newsletter', cron: '* * * * *', run: newsletterIssues.send },
  ],
  personal: ({ newsletterIssues }) => ({
    tables: ['newsletter_deliveries'],
    keeps: async ({ mailbox }) => ({ letters: await newsletterIssues.sentTo(mailbox) }),
    forgets: (tx, { mailbox }) => newsletterIssues.forget(tx, mailbox),
  }),
});

import { contactRoutes } from '#features/contact/routes.ts';
import { type ContactParts, contextOf, createContact } from '#features/contact/service.ts';
import { defineFeature } from '#platform/feature.ts';

export const contactFeature = defineFeature({
  create: (parts: ContactParts) => ({ contact: createContact(parts) }),
  routes: (api, { contact }) => contactRoutes(api, contact),
  schedules: ({ contact }) => [{ name: 'tidy-contact', cron: '13 * * * *', run: contact.tidy }],
  sealed: [{ table: 'contact_messages', column: 'sealed', row: 'id', contextOf }],
  personal: ({ contact }) => ({
    tables: ['contact_messages'],
    keeps: async ({ mailbox }) => ({ messages: await contact.find(mailbox) }),
    forgets: (tx, { mailbox }) => contact.forget(tx, mailbox),
  }),
});

import { providerIds } from '@reverie/contract/identities.rules';
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const identities = pgTable('identities', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  provider: text('provider', { enum: providerIds }).notNull(),
  issuer: text('issuer').notNull(),
  subject: text('subject').notNull(),
  label: text('label'),
  linkedAt: timestamp('linked_at', { withTimezone: true, mode: 'date' }).notNull(),
});
export type IdentityRow = typeof identities.$inferSelect;

import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '#platform/db/columns.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const people = pgTable('people', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  sealed: bytes('sealed').notNull(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

export type PersonRow = typeof people.$inferSelect;

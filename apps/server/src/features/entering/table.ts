import { waysIn } from '@reverie/contract/activity.rules';
import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const signInChallenges = pgTable('sign_in_challenges', {
  tokenHash: text('token_hash').primaryKey(),
  userId: uuid('user_id').notNull(),
  way: text('way', { enum: waysIn }).notNull(),
  remember: boolean('remember').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
});
export type ChallengeRow = typeof signInChallenges.$inferSelect;

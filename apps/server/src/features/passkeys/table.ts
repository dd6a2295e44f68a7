import { bigint, boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '#platform/db/columns.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const passkeys = pgTable('passkeys', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  credentialId: text('credential_id').notNull(),
  publicKey: bytes('public_key').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull(),
  transports: text('transports').array().notNull(),
  party: text('party').notNull(),
  name: text('name').notNull(),
  isSynced: boolean('is_synced').notNull(),
  createdAt: instant('created_at').notNull(),
  lastUsedAt: instant('last_used_at'),
});
export type PasskeyRow = typeof passkeys.$inferSelect;

/** What a passkey is asked to sign for. */
export const purposes = ['add', 'enter', 'second_step', 'prove'] as const;

export const passkeyChallenges = pgTable('passkey_challenges', {
  hash: text('hash').primaryKey(),
  purpose: text('purpose', { enum: purposes }).notNull(),
  askedIn: text('asked_in').notNull(),
  userId: uuid('user_id'),
  expiresAt: instant('expires_at').notNull(),
});
export type ChallengeRow = typeof passkeyChallenges.$inferSelect;

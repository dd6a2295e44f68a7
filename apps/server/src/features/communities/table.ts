import type { CommunityKind, CommunityRole } from '@reverie/contract/communities.rules';
import {
  boolean,
  date,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const communities = pgTable('communities', {
  id: uuid('id').primaryKey(),
  slug: text('slug').notNull(),
  name: text('name').notNull(),
  kind: text('kind').$type<CommunityKind>().notNull(),
  isCircle: boolean('is_circle').notNull().default(false),
  description: text('description').notNull(),
  rules: text('rules').array().notNull(),
  createdAt: moment('created_at').notNull(),
  archivedAt: moment('archived_at'),
  /** Moderation keeps it from everybody but its owner. */
  isHeld: boolean('is_held').notNull().default(false),
});

export type CommunityRow = typeof communities.$inferSelect;

/** `barred` was shown out; `asked` waits to be let in. */
export type MemberState = 'member' | 'asked' | 'left' | 'barred';

export const communityMembers = pgTable('community_members', {
  id: uuid('id').primaryKey(),
  communityId: uuid('community_id').notNull(),
  userId: uuid('user_id').notNull(),
  /** Its place among the birds of the contract. */
  bird: smallint('bird').notNull(),
  number: smallint('number').notNull(),
  role: text('role').$type<CommunityRole>().notNull(),
  state: text('state').$type<MemberState>().notNull(),
  since: moment('since').notNull(),
});

export type MemberRow = typeof communityMembers.$inferSelect;

export const communityInvitations = pgTable('community_invitations', {
  id: uuid('id').primaryKey(),
  communityId: uuid('community_id').notNull(),
  tokenHash: text('token_hash').notNull(),
  madeBy: uuid('made_by').notNull(),
  uses: integer('uses').notNull().default(0),
  expiresAt: moment('expires_at').notNull(),
});

export const communityQuestions = pgTable('community_questions', {
  id: uuid('id').primaryKey(),
  communityId: uuid('community_id').notNull(),
  words: text('words').notNull(),
  /** The Monday it opened; null while it waits. */
  week: date('week', { mode: 'string' }),
  createdAt: moment('created_at').notNull(),
});

export const communityAnswers = pgTable('community_answers', {
  dreamId: uuid('dream_id').primaryKey(),
  questionId: uuid('question_id').notNull(),
});

/** The dreams of circles: which evening each is read. */
export const circleTurns = pgTable('circle_turns', {
  dreamId: uuid('dream_id').primaryKey(),
  communityId: uuid('community_id').notNull(),
  /** Null while it waits. */
  evening: date('evening', { mode: 'string' }),
  since: moment('since').notNull(),
});

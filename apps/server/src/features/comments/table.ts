import type { Commenting } from '@reverie/contract/comments.rules';
import { bigint, boolean, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const dreamComments = pgTable('dream_comments', {
  id: uuid('id').primaryKey(),
  seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
  dreamId: uuid('dream_id').notNull(),
  /** Null once its author has left, or it was removed and only its answers stand. */
  authorId: uuid('author_id'),
  /** The comment that began the conversation; null for that one. */
  answers: uuid('answers'),
  content: text('content'),
  quoted: text('quoted'),
  isWaiting: boolean('is_waiting').notNull().default(false),
  /** Kept by moderation from everybody but its author. */
  isHeld: boolean('is_held').notNull().default(false),
  createdAt: moment('created_at').notNull(),
  editedAt: moment('edited_at'),
});

export type CommentRow = typeof dreamComments.$inferSelect;
export type NewCommentRow = typeof dreamComments.$inferInsert;

/** Whom a comment calls: one of the two. */
export const commentMentions = pgTable(
  'comment_mentions',
  {
    commentId: uuid('comment_id').notNull(),
    written: text('written').notNull(),
    userId: uuid('user_id'),
    memberId: uuid('member_id'),
  },
  (table) => [primaryKey({ columns: [table.commentId, table.written] })],
);

/** No row: everybody who is signed in. */
export const dreamCommenting = pgTable('dream_commenting', {
  dreamId: uuid('dream_id').primaryKey(),
  commenting: text('commenting').$type<Commenting>().notNull(),
});

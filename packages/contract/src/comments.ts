import { z } from 'zod';
import {
  answersLimit,
  callableLimit,
  commentings,
  commentLimit,
  conversationPageSize,
  quotedLimit,
} from '#comments.rules.ts';
import { authorSchema, dreamPath } from '#dreams.ts';
import { type Endpoint, endpoints } from '#endpoint.ts';
import { wholeNumber } from '#paging.ts';
import { pseudonymSchema } from '#pseudonyms.ts';
import { routes } from '#routes.ts';
import { seenAsQuery } from '#seen-as.ts';
import { writtenText } from '#text.ts';

export const commentSchema = z
  .strictObject({
    id: z.uuid(),
    answers: z.uuid().nullable().meta({ description: 'The comment it answers, if any.' }),
    author: authorSchema.nullable().meta({
      description: 'Null where its author left, or where it was removed and only answers stand.',
    }),
    pseudonym: pseudonymSchema.nullable().meta({
      description: 'Who says it, under a dream of a community: there nobody has an author.',
    }),
    content: z.string().nullable().meta({ description: 'Null where it was removed.' }),
    mentions: z
      .array(
        z.strictObject({
          written: z.string().meta({ description: 'As it stands in the content.' }),
          username: z.string().nullable().meta({ description: 'Whose page it leads to.' }),
          pseudonym: pseudonymSchema.nullable(),
        }),
      )
      .meta({ description: 'Whom it calls, of those the caller may meet: one of the two each.' }),
    quoted: z.string().nullable().meta({ description: 'Words of the dream it points at.' }),
    createdAt: z.iso.datetime(),
    isEdited: z.boolean(),
    isWaiting: z.boolean().meta({
      description: 'True until the dreamer lets it through; only the two of them see it.',
    }),
    isHeld: z.boolean().meta({
      description: 'True until a moderator has read it; only its author sees it.',
    }),
    viewer: z.strictObject({
      isAuthor: z.boolean(),
      canEdit: z.boolean(),
      canRemove: z.boolean(),
      canApprove: z.boolean(),
      thread: z.strictObject({ muteId: z.uuid().nullable() }).nullable().meta({
        description:
          'At the head of a conversation that concerns the caller: by what they muted it, if they did.',
      }),
    }),
  })
  .meta({ id: 'Comment' });
export type Comment = z.infer<typeof commentSchema>;

export const conversationSchema = z
  .strictObject({
    comments: z.array(commentSchema).meta({
      description: `In the order they came, each before its answers; ${answersLimit} answers at most.`,
    }),
    totalCount: z.int().min(0).meta({ description: 'Comments and answers that are shown.' }),
    pageCount: z
      .int()
      .min(0)
      .meta({ description: `Pages of ${conversationPageSize} beginnings.` }),
    commenting: z.enum(commentings),
    canComment: z.boolean(),
  })
  .meta({ id: 'Conversation' });
export type Conversation = z.infer<typeof conversationSchema>;

export const callableSchema = z
  .strictObject({
    people: z
      .array(
        z.strictObject({
          author: authorSchema.nullable(),
          pseudonym: pseudonymSchema.nullable(),
        }),
      )
      .meta({ description: `One of the two each; ${callableLimit} at most.` }),
  })
  .meta({ id: 'CallablePeople' });
export type CallablePeople = z.infer<typeof callableSchema>;

const content = writtenText({ max: commentLimit });

export const commentCreationSchema = z
  .strictObject({
    content,
    passage: writtenText({ max: quotedLimit })
      .nullable()
      .default(null)
      .meta({ description: 'Words of the dream, exactly as they stand in its content.' }),
    answers: z.uuid().nullable().default(null).meta({
      description: 'The comment to answer. An answer to an answer joins the same conversation.',
    }),
  })
  .meta({ id: 'CommentCreation' });
export type CommentCreation = z.infer<typeof commentCreationSchema>;

export const commentingSchema = z
  .strictObject({ commenting: z.enum(commentings) })
  .meta({ id: 'CommentingChoice' });

const commentPath = z.strictObject({ id: z.uuid() });

export const commentEndpoints = endpoints({
  list: {
    route: routes.comments.list,
    summary: 'What people said of a dream that others may see, the first first',
    access: 'public',
    params: dreamPath,
    query: seenAsQuery.extend({ page: wholeNumber.pipe(z.int().min(1)).default(1) }),
    responses: { 200: conversationSchema },
    errors: [],
  },
  add: {
    route: routes.comments.add,
    summary: 'Say something of a shared dream, or of some of its words, or answer somebody',
    access: 'session',
    params: dreamPath,
    body: commentCreationSchema,
    limits: ['comments', 'networkComments'],
    isKeyed: true,
    responses: { 201: commentSchema },
    errors: [
      'silenced',
      'address_waiting',
      'comments_closed',
      'passage_unknown',
      'comment_repeated',
      'conversation_full',
      'newcomer_mention',
      'newcomer_busy',
    ],
  },
  people: {
    route: routes.comments.people,
    summary:
      'Whom to call under a dream: who speaks there, its dreamer and whom one follows, as far as they have a page; in a community who speaks there, by pseudonym',
    access: 'session',
    params: dreamPath,
    responses: { 200: callableSchema },
    errors: [],
  },
  choose: {
    route: routes.comments.choose,
    summary: 'Choose who may comment on one’s own dream',
    access: 'session',
    params: dreamPath,
    body: commentingSchema,
    limits: ['changes', 'networkChanges'],
    responses: { 200: commentingSchema },
    errors: ['forbidden'],
  },
  update: {
    route: routes.comments.update,
    summary: 'Write one’s own comment otherwise, within 15 minutes; it is shown as edited',
    access: 'session',
    params: commentPath,
    body: z.strictObject({ content }),
    limits: ['comments', 'networkComments'],
    responses: { 200: commentSchema },
    errors: ['silenced', 'forbidden', 'comment_settled', 'newcomer_mention'],
  },
  approve: {
    route: routes.comments.approve,
    summary: 'Let a comment on one’s own dream through',
    access: 'session',
    params: commentPath,
    limits: ['changes', 'networkChanges'],
    responses: { 200: commentSchema },
    errors: ['forbidden'],
  },
  remove: {
    route: routes.comments.remove,
    isOpenToSuspended: true,
    summary: 'Remove one’s own comment, or any from one’s own dream; its answers stay',
    access: 'session',
    params: commentPath,
    limits: ['changes', 'networkChanges'],
    responses: { 204: null },
    errors: ['forbidden'],
  },
} satisfies Record<string, Endpoint>);

import { z } from 'zod';
import { usernameMax } from '#accounts.rules.ts';
import { authorSchema } from '#dreams.ts';
import { type Endpoint, endpoints } from '#endpoint.ts';
import { mentioners } from '#mentions.rules.ts';
import { isTimeZone } from '#nights.rules.ts';
import {
  chosenKinds,
  digestRhythms,
  mutedWordLimit,
  notificationDays,
  notificationKinds,
  notificationPageSize,
  unreadLimit,
} from '#notifications.rules.ts';
import { wholeNumber } from '#paging.ts';
import { pseudonymSchema } from '#pseudonyms.ts';
import { routes } from '#routes.ts';
import { writtenText } from '#text.ts';

const aboutDreamSchema = z.strictObject({
  id: z.uuid(),
  title: z.string().nullable(),
  firstWords: z.string(),
});

export const notificationSchema = z
  .strictObject({
    id: z.uuid(),
    kind: z.enum(notificationKinds),
    dream: aboutDreamSchema.nullable().meta({ description: 'Null where it is about no dream.' }),
    decisionId: z.uuid().nullable().meta({ description: 'What moderation decided, if it did.' }),
    community: z.strictObject({ slug: z.string(), name: z.string() }).nullable().meta({
      description: 'Where it happened, if under a pseudonym: then it tells a day, no hour.',
    }),
    pseudonyms: z.array(pseudonymSchema).meta({
      description: 'Who did it in a community, latest first: there it comes from no people.',
    }),
    people: z
      .array(authorSchema)
      .meta({ description: 'Some of those it comes from, latest first.' }),
    others: z.int().min(0).meta({ description: 'How many people more.' }),
    count: z.int().min(1).meta({ description: 'How many comments, or how many likes, up to 100.' }),
    commentId: z.uuid().nullable().meta({ description: 'The latest of those comments.' }),
    threadId: z
      .uuid()
      .nullable()
      .meta({ description: 'What began their conversation, where all of them are of one.' }),
    excerpt: z.string().nullable().meta({ description: 'How that one begins.' }),
    at: z.iso.datetime(),
    isRead: z.boolean(),
  })
  .meta({
    id: 'Notification',
    description: 'What happened to one thing, together: what is no longer to be seen is not told.',
  });
export type Notification = z.infer<typeof notificationSchema>;

const unread = z
  .int()
  .min(0)
  .meta({ description: `Up to ${unreadLimit + 1}: that many are more than ${unreadLimit}.` });

export const unreadSchema = z
  .strictObject({
    unread: unread.meta({ description: 'Nothing within quiet hours.' }),
  })
  .meta({ id: 'Unread' });
export type Unread = z.infer<typeof unreadSchema>;

export const notificationListSchema = z
  .strictObject({
    notifications: z.array(notificationSchema),
    unread,
    next: z.uuid().nullable().meta({ description: 'What `before` continues with.' }),
    isQuiet: z.boolean().meta({ description: 'Whether these are hours in which nothing calls.' }),
  })
  .meta({ id: 'NotificationList' });
export type NotificationList = z.infer<typeof notificationListSchema>;

const choiceSchema = z.strictObject({
  kind: z.enum(chosenKinds),
  isHere: z.boolean(),
  mail: z.enum(digestRhythms),
  isPushed: z
    .boolean()
    .default(true)
    .meta({ description: 'Whether devices that are told hear of it, where it is shown.' }),
});
export type NotificationChoice = z.infer<typeof choiceSchema>;

const hour = z.int().min(0).max(23);
const choosableSchema = z.strictObject({
  choices: z.array(choiceSchema).max(chosenKinds.length),
  quiet: z
    .strictObject({ from: hour, until: hour })
    .nullable()
    .meta({ description: 'Nothing calls from one hour up to the other; the same twice is never.' }),
  mentions: z.enum(mentioners).optional().meta({
    description:
      'Whose mentions are told; left out, it stays. In a community, where nobody is known, `known` is everybody.',
  }),
  timeZone: z.string().max(64).refine(isTimeZone).meta({ description: 'Whose hours these are.' }),
});
export const notificationChoicesSchema = choosableSchema.meta({ id: 'NotificationChoices' });
export type NotificationChoices = z.infer<typeof notificationChoicesSchema>;

const muteSchema = z
  .strictObject({
    id: z.uuid(),
    dream: aboutDreamSchema.nullable(),
    person: authorSchema.nullable(),
    member: z
      .strictObject({ pseudonym: pseudonymSchema, community: z.string() })
      .nullable()
      .meta({ description: 'Somebody by the name they bear in one community.' }),
    thread: z
      .strictObject({
        dream: aboutDreamSchema,
        firstWords: z
          .string()
          .nullable()
          .meta({ description: 'Null where it begins with nothing one may read.' }),
      })
      .nullable()
      .meta({ description: 'One conversation under a dream.' }),
    word: z.string().nullable(),
  })
  .meta({ id: 'Mute', description: 'One of the five: nothing is told of it any more.' });
export type Mute = z.infer<typeof muteSchema>;

export const notificationSettingsSchema = choosableSchema
  .extend({ mentions: z.enum(mentioners), mutes: z.array(muteSchema) })
  .meta({ id: 'NotificationSettings' });
export type NotificationSettings = z.infer<typeof notificationSettingsSchema>;

const muteCreationSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('dream'), dreamId: z.uuid() }),
    z.strictObject({ kind: z.literal('thread'), commentId: z.uuid() }),
    z.strictObject({ kind: z.literal('person'), username: z.string().min(1).max(usernameMax) }),
    z.strictObject({ kind: z.literal('member'), memberId: z.uuid() }),
    z.strictObject({ kind: z.literal('word'), word: writtenText({ max: mutedWordLimit }) }),
  ])
  .meta({ id: 'MuteCreation' });
export type MuteCreation = z.infer<typeof muteCreationSchema>;

const tokenPath = z.strictObject({ token: z.string().min(20).max(300) });

export const notificationEndpoints = endpoints({
  list: {
    route: routes.notifications.list,
    summary: `What happened that concerns the caller, latest first; forgotten after ${notificationDays} days`,
    access: 'session',
    query: z.strictObject({
      before: z.uuid().optional().meta({ description: 'The `next` of the page before.' }),
      pageSize: wholeNumber.pipe(z.int().min(1).max(100)).default(notificationPageSize),
    }),
    responses: { 200: notificationListSchema },
    errors: ['not_found'],
  },
  count: {
    route: routes.notifications.count,
    summary: 'How many the bell shows',
    access: 'session',
    responses: { 200: unreadSchema },
    errors: [],
  },
  read: {
    route: routes.notifications.read,
    isOpenToSuspended: true,
    summary: 'Mark some as read, or all where none is named',
    access: 'session',
    body: z.strictObject({ ids: z.array(z.uuid()).max(100).optional() }),
    isBodyOptional: true,
    limits: ['changes', 'networkChanges'],
    responses: { 200: unreadSchema },
    errors: [],
  },
  settings: {
    route: routes.notifications.settings,
    summary: 'What the caller wants to be told of, where, and when not',
    access: 'session',
    responses: { 200: notificationSettingsSchema },
    errors: [],
  },
  choose: {
    route: routes.notifications.choose,
    summary: 'Choose for each kind whether it is shown and how often it is mailed, and quiet hours',
    access: 'session',
    body: notificationChoicesSchema,
    limits: ['changes', 'networkChanges'],
    responses: { 200: notificationSettingsSchema },
    errors: [],
  },
  mute: {
    route: routes.notifications.mute,
    summary:
      'Hear nothing more of a dream, a conversation, a person, a pseudonym or a word; twice is once',
    access: 'session',
    body: muteCreationSchema,
    limits: ['changes', 'networkChanges'],
    responses: { 200: notificationSettingsSchema },
    errors: ['mutes_full', 'not_found'],
  },
  unmute: {
    route: routes.notifications.unmute,
    summary: 'Hear of it again',
    access: 'session',
    params: z.strictObject({ id: z.uuid() }),
    limits: ['changes', 'networkChanges'],
    responses: { 200: notificationSettingsSchema },
    errors: [],
  },
  leave: {
    route: routes.notifications.leave,
    summary: 'Stop the digests by mail at once, as mail programs do by RFC 8058',
    access: 'open',
    params: tokenPath,
    limits: ['letterLinks'],
    responses: { 204: null },
    errors: [],
  },
  open: {
    route: routes.notifications.open,
    summary: 'Leads mail programs that only follow links to the page that asks first',
    access: 'open',
    params: tokenPath,
    responses: { 303: null },
    errors: [],
    mediaType: 'text/html',
  },
} satisfies Record<string, Endpoint>);

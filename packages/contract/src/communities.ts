import { z } from 'zod';
import {
  circleLimit,
  communityDescriptionLimit,
  communityKinds,
  communityNameLeast,
  communityNameLimit,
  communityPageSize,
  communityRoles,
  communityRuleLimit,
  communityRulesLimit,
  invitationDays,
  questionLimit,
} from '#communities.rules.ts';
import { pageSizeLimit } from '#dreams.rules.ts';
import { avoidingQuery, dreamListSchema, searchQueryLimit, warnedFilterSchema } from '#dreams.ts';
import { type Endpoint, endpoints } from '#endpoint.ts';
import { wholeNumber } from '#paging.ts';
import { pseudonymSchema } from '#pseudonyms.ts';
import { routes } from '#routes.ts';
import { writtenText } from '#text.ts';

const slugSchema = z.string().min(1).max(80);

const kindSchema = z.enum(communityKinds).meta({
  description: '`open`: anyone joins; `closed`: one asks and is let in; `private`: one is invited.',
});

export const communitySchema = z
  .strictObject({
    slug: z.string(),
    name: z.string(),
    kind: kindSchema,
    isCircle: z.boolean().meta({
      description: `True for a private one of ${circleLimit} at most, whose dreams are read one an evening.`,
    }),
    description: z.string(),
    rules: z.array(z.string()),
    members: z.int().min(0),
    dreams: z.int().min(0),
    isHeld: z.boolean().meta({
      description: 'Moderation keeps it from everybody but its owner, who alone reads this.',
    }),
    isArchived: z.boolean().meta({ description: 'True where it is only read from now on.' }),
    viewer: z
      .strictObject({
        id: z.uuid().nullable().meta({
          description: 'What `communityId` of a dream names; null where the caller shares nothing.',
        }),
        role: z.enum(communityRoles).nullable().meta({ description: 'Null for who is no member.' }),
        hasAsked: z.boolean().meta({ description: 'True while somebody has to let them in.' }),
        pseudonym: pseudonymSchema.nullable().meta({ description: 'Who the caller is in it.' }),
        waiting: z.int().min(0).meta({
          description: 'Dreams of the caller that wait for their evening, in a circle.',
        }),
      })
      .meta({ id: 'CommunityViewer' }),
  })
  .meta({ id: 'Community' });
export type Community = z.infer<typeof communitySchema>;

export const communityListSchema = z
  .strictObject({
    communities: z.array(communitySchema).meta({ description: 'Open and closed ones.' }),
    own: z.array(communitySchema).meta({ description: 'Those of the caller, private ones too.' }),
  })
  .meta({ id: 'CommunityList' });
export type CommunityList = z.infer<typeof communityListSchema>;

const name = writtenText({ max: communityNameLimit }).min(communityNameLeast);
const description = writtenText({ max: communityDescriptionLimit });
const rules = z.array(writtenText({ max: communityRuleLimit })).max(communityRulesLimit);

export const communityCreationSchema = z
  .strictObject({
    ...{ name, kind: kindSchema, description },
    rules: rules.default([]),
    isCircle: z.boolean().default(false),
  })
  .check((ctx) => {
    const { kind, isCircle } = ctx.value;
    if (!isCircle || kind === 'private') return;
    ctx.issues.push({
      code: 'custom',
      input: ctx.value,
      path: ['isCircle'],
      params: { code: 'contradiction' },
      message: 'a circle is private',
    });
  })
  .meta({ id: 'CommunityCreation' });
export type CommunityCreation = z.infer<typeof communityCreationSchema>;

export const communityUpdateSchema = z
  .strictObject({
    name: name.optional(),
    description: description.optional(),
    rules: rules.optional(),
    isArchived: z.boolean().optional(),
  })
  .meta({ id: 'CommunityUpdate' });
export type CommunityUpdate = z.infer<typeof communityUpdateSchema>;

export const communityInvitationSchema = z
  .strictObject({
    token: z.string(),
    path: z.string().meta({ description: 'What is given to who is invited.' }),
    expiresAt: z.iso.datetime(),
  })
  .meta({
    id: 'CommunityInvitation',
    description: `It lets people in for ${invitationDays} days.`,
  });
export type CommunityInvitation = z.infer<typeof communityInvitationSchema>;

export const communityMemberSchema = z
  .strictObject({
    pseudonym: pseudonymSchema,
    role: z.enum(communityRoles),
    isWaiting: z.boolean().meta({ description: 'True for who asks to be let in.' }),
    isViewer: z.boolean(),
  })
  .meta({ id: 'CommunityMember' });
export type CommunityMember = z.infer<typeof communityMemberSchema>;

const communityMembersSchema = z
  .strictObject({ members: z.array(communityMemberSchema) })
  .meta({ id: 'CommunityMembers' });
export type CommunityMembers = z.infer<typeof communityMembersSchema>;

const questionSchema = z
  .strictObject({
    id: z.uuid(),
    words: z.string(),
    week: z.iso.date().nullable().meta({ description: 'The Monday it opened; null before.' }),
    dreams: z.int().min(0).meta({ description: 'Dreams that answer it and are met there.' }),
  })
  .meta({ id: 'CommunityQuestion' });
export type CommunityQuestion = z.infer<typeof questionSchema>;

const questionsSchema = z
  .strictObject({
    open: questionSchema.nullable().meta({ description: 'The one of this week.' }),
    past: z.array(questionSchema).meta({ description: 'Those before it, the latest first.' }),
    waiting: z.array(questionSchema).meta({
      description: 'Those to come, in their order, for who looks after the community.',
    }),
  })
  .meta({ id: 'CommunityQuestions' });
export type CommunityQuestions = z.infer<typeof questionsSchema>;

const params = z.strictObject({ slug: slugSchema });
const memberPath = params.extend({ id: z.uuid() });
const writing = { access: 'session', limits: ['changes', 'networkChanges'] } as const;

export const communityEndpoints = endpoints({
  list: {
    route: routes.communities.list,
    summary: 'Communities one can find, the largest first, and the caller’s own',
    access: 'public',
    query: z.strictObject({ q: writtenText({ max: searchQueryLimit }).optional() }),
    responses: { 200: communityListSchema },
    errors: [],
  },
  create: {
    route: routes.communities.create,
    summary: 'Found a community; the caller is its owner and first member',
    ...writing,
    isKeyed: true,
    body: communityCreationSchema,
    responses: { 201: communitySchema },
    errors: ['silenced', 'address_waiting', 'communities_full'],
  },
  get: {
    route: routes.communities.get,
    summary: 'A community; a private one is not there for who is no member and not invited',
    access: 'public',
    params,
    query: z.strictObject({ invitation: z.string().max(100).optional() }),
    responses: { 200: communitySchema },
    errors: [],
  },
  update: {
    route: routes.communities.update,
    summary: 'Change what a community says of itself; its owner alone archives it',
    ...writing,
    params,
    body: communityUpdateSchema,
    responses: { 200: communitySchema },
    errors: ['silenced', 'forbidden'],
  },
  join: {
    route: routes.communities.join,
    summary: 'Join an open community, ask for a closed one, enter any by an invitation',
    ...writing,
    params,
    body: z.strictObject({ invitation: z.string().max(100).nullable().default(null) }),
    responses: { 200: communitySchema },
    errors: ['address_waiting', 'communities_full', 'circle_full', 'community_archived'],
  },
  leave: {
    route: routes.communities.leave,
    summary: 'Leave with one’s dreams, which are private then, or without them',
    ...writing,
    isOpenToSuspended: true,
    params,
    query: z.strictObject({ dreams: z.enum(['take', 'leave']).default('take') }),
    responses: { 204: null },
    errors: ['owner_leaves'],
  },
  invite: {
    route: routes.communities.invite,
    summary: 'A link that lets people in',
    ...writing,
    params,
    responses: { 201: communityInvitationSchema },
    errors: ['forbidden', 'community_archived'],
  },
  members: {
    route: routes.communities.members,
    summary: 'Its members by the names they bear there; those who ask, for who lets them in',
    access: 'session',
    params,
    responses: { 200: communityMembersSchema },
    errors: [],
  },
  changeMember: {
    route: routes.communities.changeMember,
    summary: 'Let somebody in, make them moderator or member, or hand the community over',
    ...writing,
    params: memberPath,
    body: z.strictObject({ role: z.enum(communityRoles) }),
    responses: { 200: communityMembersSchema },
    errors: ['forbidden'],
  },
  removeMember: {
    route: routes.communities.removeMember,
    summary: 'Show somebody out, who may not come back; their dreams there are private again',
    ...writing,
    params: memberPath,
    responses: { 204: null },
    errors: ['forbidden'],
  },
  dreams: {
    route: routes.communities.dreams,
    summary: 'Dreams shared in a community, the latest week first, under their pseudonyms',
    access: 'session',
    params,
    query: z.strictObject({
      page: wholeNumber.pipe(z.int().min(1)).default(1),
      pageSize: wholeNumber.pipe(z.int().min(1).max(pageSizeLimit)).default(communityPageSize),
      q: writtenText({ max: searchQueryLimit }).optional(),
      tag: writtenText({ max: 60 }).optional(),
      question: z.uuid().optional().meta({ description: 'Only dreams that answer it.' }),
      warned: warnedFilterSchema,
      ...avoidingQuery,
    }),
    responses: { 200: dreamListSchema },
    errors: [],
  },
  questions: {
    route: routes.communities.questions,
    summary: 'The question of this week and those before it, for members',
    access: 'session',
    params,
    responses: { 200: questionsSchema },
    errors: [],
  },
  ask: {
    route: routes.communities.ask,
    summary: 'Write a question in advance: one opens each Monday, the first written first',
    ...writing,
    params,
    body: z.strictObject({ words: writtenText({ max: questionLimit }) }),
    responses: { 201: questionsSchema },
    errors: ['forbidden', 'community_archived', 'questions_full'],
  },
  drop: {
    route: routes.communities.drop,
    summary: 'Take a question back that was not asked yet',
    ...writing,
    params: memberPath,
    responses: { 204: null },
    errors: ['forbidden', 'question_open'],
  },
} satisfies Record<string, Endpoint>);

import { z } from 'zod';
import { usernameMax } from '#accounts.rules.ts';
import { displayedNameSchema } from '#accounts.ts';
import { shownAvatarSchema } from '#avatars.ts';
import { pageSizeLimit } from '#dreams.rules.ts';
import { avoidingQuery, dreamSchema, warnedFilterSchema } from '#dreams.ts';
import { type Endpoint, endpoints } from '#endpoint.ts';
import { wholeNumber } from '#paging.ts';
import { routes } from '#routes.ts';
import { feedPageSize } from '#ties.rules.ts';

export const tieSchema = z
  .strictObject({
    isFollowed: z.boolean(),
    isBlocked: z.boolean(),
  })
  .meta({ id: 'Tie', description: 'What somebody is to the caller.' });
export type Tie = z.infer<typeof tieSchema>;

export const tiedPersonSchema = z
  .strictObject({
    username: z.string(),
    displayName: displayedNameSchema,
    avatar: shownAvatarSchema,
    hasPage: z.boolean().meta({ description: 'Whether /u/{username} is there.' }),
  })
  .meta({ id: 'TiedPerson' });
export type TiedPerson = z.infer<typeof tiedPersonSchema>;

export const tieListSchema = z
  .strictObject({ followed: z.array(tiedPersonSchema), blocked: z.array(tiedPersonSchema) })
  .meta({ id: 'TieList', description: 'Whom the caller follows and blocks, the latest first.' });
export type TieList = z.infer<typeof tieListSchema>;

export const feedSchema = z
  .strictObject({
    dreams: z.array(dreamSchema),
    next: z.uuid().nullable().meta({
      description: 'What `before` continues with; null where nothing follows.',
    }),
  })
  .meta({ id: 'Feed' });
export type Feed = z.infer<typeof feedSchema>;

const params = z.strictObject({ username: z.string().min(1).max(usernameMax) });
const ofSomebody = {
  limits: ['changes', 'networkChanges'],
  access: 'session',
  params,
  responses: { 200: tieSchema },
} as const;

export const tieEndpoints = endpoints({
  follow: {
    route: routes.ties.follow,
    summary: 'Follow somebody who has a page; twice is once',
    ...ofSomebody,
    errors: ['ties_full'],
  },
  unfollow: {
    route: routes.ties.unfollow,
    summary: 'Follow somebody no longer',
    ...ofSomebody,
    errors: [],
  },
  block: {
    route: routes.ties.block,
    summary:
      'Neither sees the other from then on, wherever they stand under their names; following ends both ways',
    ...ofSomebody,
    errors: ['ties_full'],
  },
  unblock: {
    route: routes.ties.unblock,
    summary: 'Let somebody be seen again, and see',
    ...ofSomebody,
    errors: [],
  },
  list: {
    route: routes.ties.list,
    summary: 'Whom the caller follows and blocks; nobody else is told',
    access: 'session',
    responses: { 200: tieListSchema },
    errors: [],
  },
  feed: {
    route: routes.ties.feed,
    summary: 'What people the caller follows made public, newest first',
    access: 'session',
    query: z.strictObject({
      before: z.uuid().optional().meta({ description: 'The `next` of the page before.' }),
      pageSize: wholeNumber.pipe(z.int().min(1).max(pageSizeLimit)).default(feedPageSize),
      warned: warnedFilterSchema,
      ...avoidingQuery,
    }),
    responses: { 200: feedSchema },
    errors: ['not_found'],
  },
} satisfies Record<string, Endpoint>);

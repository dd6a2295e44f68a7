import { z } from 'zod';
import { usernameMax } from '#accounts.rules.ts';
import { displayedNameSchema } from '#accounts.ts';
import { shownAvatarSchema } from '#avatars.ts';
import { connectionStandingSchema } from '#connections.ts';
import { dreamSchema, warnedFilterSchema } from '#dreams.ts';
import { type Endpoint, endpoints } from '#endpoint.ts';
import { libraryPageSize, libraryPageSizeLimit } from '#library.rules.ts';
import { wholeNumber } from '#paging.ts';
import { routes } from '#routes.ts';

export const profileSchema = z
  .strictObject({
    username: z.string(),
    displayName: displayedNameSchema,
    avatar: shownAvatarSchema,
    since: z
      .string()
      .regex(/^\d{4}-\d{2}$/)
      .meta({ description: 'The month they came: `2026-11`.' }),
    dreams: z.array(dreamSchema).meta({ description: 'What they made public, newest first.' }),
    totalCount: z.int().min(0),
    pageCount: z.int().min(0),
    viewer: z
      .strictObject({
        isSelf: z.boolean(),
        isFollowing: z.boolean(),
        connection: connectionStandingSchema,
      })
      .nullable()
      .meta({ description: 'What the caller is to them; null for visitors.' }),
  })
  .meta({ id: 'Profile' });
export type Profile = z.infer<typeof profileSchema>;

export const profileEndpoints = endpoints({
  get: {
    route: routes.profiles.get,
    summary:
      'Somebody’s page: what they made public, where they said they want one. Otherwise there is none, as if there were nobody of that name',
    access: 'public',
    params: z.strictObject({ username: z.string().min(1).max(usernameMax) }),
    query: z.strictObject({
      warned: warnedFilterSchema,
      page: wholeNumber.pipe(z.int().min(1)).default(1),
      pageSize: wholeNumber.pipe(z.int().min(1).max(libraryPageSizeLimit)).default(libraryPageSize),
    }),
    responses: { 200: profileSchema },
    errors: [],
  },
} satisfies Record<string, Endpoint>);

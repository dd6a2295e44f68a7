import { z } from 'zod';
import { usernameMax } from '#accounts.rules.ts';
import { avatarByteLimit, avatarTypes } from '#avatars.rules.ts';
import { type Endpoint, endpoints } from '#endpoint.ts';
import { routes } from '#routes.ts';

export const shownAvatarSchema = z.string().nullable().meta({
  description:
    'Its squares are /api/avatars/{avatar}-64.webp, -128 and -256; another picture has another name. Null where initials stand for it: /api/avatars/{username}.svg.',
});

export const keptAvatarSchema = z
  .strictObject({ avatar: shownAvatarSchema })
  .meta({ id: 'KeptAvatar' });
export type KeptAvatar = z.infer<typeof keptAvatarSchema>;

export const avatarEndpoints = endpoints({
  put: {
    route: routes.avatars.put,
    summary:
      'Set one’s picture: cut to a square and made anew, without anything else the file said',
    access: 'session',
    body: z
      .file()
      .meta({ description: 'JPEG, PNG or WebP, still, 5 MB and 40 megapixels at most.' }),
    bodyTypes: avatarTypes,
    bodyBytes: avatarByteLimit,
    limits: ['avatars'],
    responses: { 200: keptAvatarSchema },
    errors: [
      'silenced',
      'picture_unsupported',
      'picture_broken',
      'picture_too_large',
      'picture_animated',
    ],
  },
  remove: {
    route: routes.avatars.remove,
    summary: 'Take one’s picture away; initials stand for it again',
    access: 'session',
    limits: ['changes', 'networkChanges'],
    responses: { 204: null },
    errors: [],
  },
  file: {
    route: routes.avatars.file,
    summary: 'A picture somebody chose for themselves, as a square',
    access: 'open',
    params: z.strictObject({ file: z.string().max(40) }),
    responses: { 200: z.file().meta({ description: 'WebP.' }) },
    errors: [],
    mediaType: 'image/webp',
  },
  drawn: {
    route: routes.avatars.drawn,
    summary: 'Initials drawn here, in the theme’s colour; nothing about a user leaves the server',
    access: 'open',
    params: z.strictObject({ username: z.string().min(1).max(usernameMax) }),
    query: z.strictObject({ theme: z.string().max(20).optional() }),
    responses: { 200: z.string() },
    errors: [],
    mediaType: 'image/svg+xml',
  },
} satisfies Record<string, Endpoint>);

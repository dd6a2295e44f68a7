import { z } from 'zod';
import {
  accountLanguages,
  maximumPasswordLength,
  minimumPasswordLength,
  nameLimit,
  roles,
  usernameMax,
  usernameMin,
  usernamePattern,
  warnedDreamChoices,
} from '#accounts.rules.ts';
import { shownAvatarSchema } from '#avatars.ts';
import { cleanDisplayName, displayNameLimit, faultOfDisplayName } from '#display-names.rules.ts';
import { type Endpoint, endpoints } from '#endpoint.ts';
import { routes } from '#routes.ts';
import { writtenText } from '#text.ts';

export const usernameSchema = z
  .string()
  .trim()
  .min(usernameMin)
  .max(usernameMax)
  .regex(usernamePattern)
  .meta({ description: 'Letters, digits, and . _ - between them.' });

export const emailSchema = z.string().trim().max(254).pipe(z.email());

export const passwordSchema = writtenText({
  min: minimumPasswordLength,
  max: maximumPasswordLength,
  blank: 'allowed',
}).meta({ format: 'password' });

const nameSchema = writtenText({ max: nameLimit, blank: 'allowed' }).transform((name) =>
  name.trim(),
);

/** Beside the username, wherever somebody is named. Empty takes it away. */
const displayNameSchema = writtenText({ max: displayNameLimit, blank: 'allowed' })
  .transform(cleanDisplayName)
  .check((ctx) => {
    const code = faultOfDisplayName(ctx.value);
    if (code === null) return;
    ctx.issues.push({ code: 'custom', input: ctx.value, params: { code }, message: code });
  });

export const preferencesSchema = z
  .strictObject({
    isPublic: z.boolean().meta({
      description: 'Whether one has a page at /u/{username}. False until one said so.',
    }),
    language: z.enum(accountLanguages),
    warnedDreams: z.enum(warnedDreamChoices).meta({
      description: 'How pages show dreams with a declared warning; calls of the API do not ask.',
    }),
    firstLines: z.boolean().meta({
      description: 'Whether lists of pages show the first line of each dream, and nothing else.',
    }),
  })
  .meta({ id: 'Preferences' });

export const displayedNameSchema = z
  .string()
  .nullable()
  .meta({ description: 'How one likes to be called; null where the username is all.' });

export const userSchema = z
  .strictObject({
    id: z.uuid(),
    username: z.string(),
    displayName: displayedNameSchema,
    avatar: shownAvatarSchema,
    email: z.string().optional().meta({ description: 'Only to oneself.' }),
    firstName: z.string().optional().meta({ description: 'Only to oneself.' }),
    lastName: z.string().optional().meta({ description: 'Only to oneself.' }),
    leavesAt: z.iso.datetime().optional().meta({
      description: 'Only to oneself, and only where the account is to be erased: when.',
    }),
    terms: z.enum(['unanswered', 'declined']).optional().meta({
      description:
        'Only to oneself, and only where the terms of today, and what goes with them, are not accepted.',
    }),
    isEmailVerified: z.boolean().optional().meta({
      description: 'Only to oneself. Until then what one publishes waits.',
    }),
    isPageAsked: z.boolean().optional().meta({
      description: 'Only to oneself. Whether one said yes or no to a page of one’s own.',
    }),
    role: z.enum(roles),
    lacksFactor: z.boolean().optional().meta({
      description: 'Only to oneself, where the role opens nothing until one has a second factor.',
    }),
    createdAt: z.iso.datetime(),
    preferences: preferencesSchema,
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof userSchema>;

export const sessionSchema = z
  .strictObject({
    user: userSchema,
    token: z.string().meta({ description: 'Opaque bearer token; the server keeps its hash only.' }),
  })
  .meta({ id: 'Session' });
export type Session = z.infer<typeof sessionSchema>;

/** A box that has to be ticked. */
export const mustAccept = z.boolean().check((ctx) => {
  if (!ctx.value) {
    ctx.issues.push({
      code: 'custom',
      input: ctx.value,
      params: { code: 'must_accept' },
      message: 'must be accepted',
    });
  }
});

export const registrationSchema = z
  .strictObject({
    email: emailSchema,
    password: passwordSchema,
    username: usernameSchema,
    firstName: nameSchema.optional(),
    lastName: nameSchema.optional(),
    newsletter: z.boolean().optional(),
    acceptTerms: mustAccept,
    ageConfirmed: mustAccept.meta({ description: 'The person is at least 16 years old.' }),
    language: z.enum(accountLanguages).optional(),
  })
  .meta({ id: 'Registration' });
export type Registration = z.infer<typeof registrationSchema>;

export const loginSchema = z
  .strictObject({
    email: z.string().max(254),
    password: z.string().max(maximumPasswordLength * 8),
    remember: z
      .boolean()
      .optional()
      .meta({ description: 'Keeps the session 30 days; otherwise 24 hours.' }),
  })
  .meta({ id: 'Login' });
export type Login = z.infer<typeof loginSchema>;

export const profileUpdateSchema = z
  .strictObject({
    username: usernameSchema.optional(),
    displayName: displayNameSchema.optional(),
    firstName: nameSchema.optional(),
    lastName: nameSchema.optional(),
    preferences: preferencesSchema.partial().optional(),
  })
  .meta({ id: 'ProfileUpdate' });
export type ProfileUpdate = z.infer<typeof profileUpdateSchema>;

export const statisticsSchema = z
  .strictObject({
    dreamsShared: z.int().min(0),
    dreamsKept: z.int().min(0).meta({ description: 'All of one’s dreams, private ones included.' }),
    likesReceived: z.int().min(0),
    totalViews: z.int().min(0),
  })
  .meta({ id: 'Statistics' });
export type Statistics = z.infer<typeof statisticsSchema>;

export const waysInSchema = z
  .strictObject({
    sendsMail: z.boolean().meta({
      description:
        'Whether letters leave; otherwise whoever runs the server reads them in a folder.',
    }),
    passkeys: z.boolean().meta({
      description: 'Whether browsers make passkeys for the address of this server.',
    }),
  })
  .meta({ id: 'WaysIn' });
export type WaysIn = z.infer<typeof waysInSchema>;

export const accountEndpoints = endpoints({
  register: {
    route: routes.accounts.register,
    summary: 'Open an account',
    access: 'open',
    body: registrationSchema,
    limits: ['registrations'],
    responses: { 201: sessionSchema },
    errors: ['email_taken', 'username_taken', 'too_many_attempts', 'sealing_off'],
  },
  login: {
    route: routes.accounts.login,
    summary: 'Sign in',
    access: 'open',
    body: loginSchema,
    limits: ['signIns'],
    responses: { 200: sessionSchema },
    errors: ['wrong_credentials', 'second_factor_required', 'too_many_attempts'],
  },
  logout: {
    route: routes.accounts.logout,
    isOpenToSuspended: true,
    summary: 'Sign out: the token is dead everywhere',
    access: 'session',
    responses: { 204: null },
    errors: [],
  },
  ways: {
    route: routes.accounts.ways,
    summary: 'How people come in on this server',
    access: 'open',
    responses: { 200: waysInSchema },
    errors: [],
  },
  me: {
    route: routes.accounts.me,
    summary: 'The signed-in user',
    access: 'session',
    responses: { 200: userSchema },
    errors: [],
  },
  updateProfile: {
    route: routes.accounts.updateProfile,
    summary: 'Change one’s profile and preferences',
    access: 'session',
    body: profileUpdateSchema,
    limits: ['changes', 'networkChanges'],
    responses: { 200: userSchema },
    errors: ['silenced', 'username_taken'],
  },
  statistics: {
    route: routes.accounts.statistics,
    summary: 'One’s own counts, kept as they happen',
    access: 'session',
    responses: { 200: statisticsSchema },
    errors: [],
  },
} satisfies Record<string, Endpoint>);

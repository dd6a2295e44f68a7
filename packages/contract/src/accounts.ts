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
import { type Endpoint, endpoints } from '#endpoint.ts';
import { routes } from '#routes.ts';
import { writtenText } from '#text.ts';

const usernameSchema = z
  .string()
  .trim()
  .min(usernameMin)
  .max(usernameMax)
  .regex(usernamePattern)
  .meta({ description: 'Letters, digits, and . _ - between them.' });

export const emailSchema = z.string().trim().max(254).pipe(z.email());

const passwordSchema = writtenText({
  min: minimumPasswordLength,
  max: maximumPasswordLength,
  blank: 'allowed',
}).meta({ format: 'password' });

const nameSchema = writtenText({ max: nameLimit, blank: 'allowed' }).transform((name) =>
  name.trim(),
);

export const preferencesSchema = z
  .strictObject({
    isPublic: z.boolean().meta({ description: 'Whether the profile may be shown to others.' }),
    language: z.enum(accountLanguages),
    warnedDreams: z.enum(warnedDreamChoices).meta({
      description: 'How pages show dreams with a declared warning; calls of the API do not ask.',
    }),
  })
  .meta({ id: 'Preferences' });

export const userSchema = z
  .strictObject({
    id: z.uuid(),
    username: z.string(),
    email: z.string().optional().meta({ description: 'Only to oneself.' }),
    firstName: z.string().optional().meta({ description: 'Only to oneself.' }),
    lastName: z.string().optional().meta({ description: 'Only to oneself.' }),
    role: z.enum(roles),
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

export const passwordResetSchema = z
  .strictObject({
    token: z.string().min(1).max(200).meta({ description: 'Of the link; it can be used once.' }),
    password: passwordSchema,
  })
  .meta({ id: 'PasswordReset' });
export type PasswordReset = z.infer<typeof passwordResetSchema>;

export const profileUpdateSchema = z
  .strictObject({
    username: usernameSchema.optional(),
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

export const accountEndpoints = endpoints({
  register: {
    route: routes.accounts.register,
    summary: 'Open an account',
    auth: 'none',
    body: registrationSchema,
    limits: ['registrations'],
    responses: { 201: sessionSchema },
  },
  login: {
    route: routes.accounts.login,
    summary: 'Sign in',
    auth: 'none',
    body: loginSchema,
    limits: ['signIns'],
    responses: { 200: sessionSchema },
  },
  logout: {
    route: routes.accounts.logout,
    summary: 'Sign out: the token is dead everywhere',
    auth: 'required',
    responses: { 204: null },
  },
  reset: {
    route: routes.accounts.reset,
    summary: 'Choose a new password by a link; every session of the account ends',
    auth: 'none',
    limits: ['signIns'],
    body: passwordResetSchema,
    responses: { 204: null },
  },
  me: {
    route: routes.accounts.me,
    summary: 'The signed-in user',
    auth: 'required',
    responses: { 200: userSchema },
  },
  updateProfile: {
    route: routes.accounts.updateProfile,
    summary: 'Change one’s profile and preferences',
    auth: 'required',
    body: profileUpdateSchema,
    limits: ['changes', 'networkChanges'],
    responses: { 200: userSchema },
  },
  statistics: {
    route: routes.accounts.statistics,
    summary: 'One’s own counts, kept as they happen',
    auth: 'required',
    responses: { 200: statisticsSchema },
  },
  avatar: {
    route: routes.accounts.avatar,
    summary: 'Initials drawn here, in the theme’s colour; nothing about a user leaves the server',
    auth: 'none',
    params: z.strictObject({ username: z.string().min(1).max(usernameMax) }),
    query: z.strictObject({ theme: z.string().max(20).optional() }),
    responses: { 200: z.string() },
    mediaType: 'image/svg+xml',
  },
} satisfies Record<string, Endpoint>);

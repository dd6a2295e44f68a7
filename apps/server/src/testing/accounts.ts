import { randomBytes } from 'node:crypto';
import type { Registration, User } from '@reverie/contract/accounts';
import type { Client } from '@reverie/sdk';
import type { TestApp } from '#testing/app.ts';

export type TestUser = {
  user: User;
  token: string;
  email: string;
  password: string;
  /** The typed client, signed in as this user. */
  client: Client;
};

/** What somebody types to register, under a name nobody else has. */
export function aRegistration(chosen: Partial<Registration> = {}): Registration {
  const unique = randomBytes(6).toString('hex');
  return {
    username: `lune${unique}`,
    email: `lune${unique}@example.org`,
    password: 'une nuit sans lune',
    acceptTerms: true,
    ageConfirmed: true,
    ...chosen,
  };
}

/** A registered, signed-in user. */
export async function aUser(
  app: Pick<TestApp, 'client'>,
  chosen: Partial<Registration> = {},
): Promise<TestUser> {
  const registration = aRegistration(chosen);
  const { user, token } = await app.client().accounts.register(registration);
  const { email, password } = registration;
  return { user, token, email, password, client: app.client(token) };
}

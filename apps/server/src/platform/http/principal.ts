import type { AccountLanguage, Role } from '@reverie/contract/accounts.rules';

/** Somebody signed in, whose session is known to be alive. */
export type Person = {
  kind: 'person';
  userId: string;
  username: string;
  role: Role;
  /** Set where a role opens nothing until its holder has a second factor; it is `user` meanwhile. */
  lacksFactor?: true;
  /** Set where moderation took their voice for a time, or lets them only read. */
  standing?: 'silenced' | 'suspended';
  sessionId: string;
  /** When the session ends by itself. */
  endsAt: Date;
  language: AccountLanguage;
  /** Ids of people who are kept apart from them, whoever of the two wished it. */
  apart: readonly string[];
  /** Ids of the communities they are a member of. */
  communities: readonly string[];
};

/**
 * Who asks, told apart by `kind`; null is a visitor. What else may ask one day (a key, an app, an
 * organisation) is one more member here, and the types then name every place that has to decide.
 */
export type Principal = Person;

/** Finds whose living session a token opens. Null for a forged, ended or revoked one. */
export type ResolvePrincipal = (token: string) => Promise<Principal | null>;

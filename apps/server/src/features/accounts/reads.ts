import type { Statistics, User } from '@reverie/contract/accounts';
import { isStorable } from '@reverie/contract/text.rules';
import { presentUser } from '#features/accounts/policy.ts';
import * as queries from '#features/accounts/queries.ts';
import { emailKey, usernameKey } from '#features/accounts/rules.ts';
import type { UserRow } from '#features/accounts/table.ts';
import type { ConsentService } from '#features/consents/service.ts';
import type { Database, Db } from '#platform/db/database.ts';
import type { Person } from '#platform/http/principal.ts';
import { Problem } from '#platform/http/problem.ts';
import type { Owner } from '#platform/personal.ts';

/** An account as other features know it. */
export type Account = Pick<
  UserRow,
  'id' | 'email' | 'username' | 'language' | 'emailVerifiedAt' | 'passwordHash' | 'createdAt'
>;

export type AccountReads = ReturnType<typeof createReads>;

type ReadParts = {
  database: Database;
  consents: ConsentService;
  /** Whether letters leave this server. */
  sendsMail: boolean;
};

/** What is read of accounts. */
export function createReads({ database, consents, sendsMail }: ReadParts) {
  async function me({
    userId,
    lacksFactor,
  }: Pick<Person, 'userId' | 'lacksFactor'>): Promise<User> {
    const user = await presentNow(await findSelf(userId));
    return { ...user, ...(lacksFactor && { lacksFactor }) };
  }

  /** The same with what they still have to answer. */
  async function presentNow(row: UserRow): Promise<User> {
    const terms = (await consents.termsOf(row.id)) ?? 'unanswered';
    return { ...present(row), ...(terms !== 'accepted' && { terms }) };
  }

  async function findSelf(userId: string): Promise<UserRow> {
    return presence(await queries.findUser(database.read, userId));
  }

  async function hasPassword(userId: string): Promise<boolean> {
    return (await findSelf(userId)).passwordHash !== null;
  }

  /**
   * The account of an email in any spelling, or null. One that no database can hold belongs to
   * nobody, and must not reach one.
   */
  async function findByEmail(email: string): Promise<UserRow | null> {
    return isStorable(email) ? queries.findUserByEmail(database.read, emailKey(email)) : null;
  }

  async function statistics(principal: Pick<Person, 'userId'>): Promise<Statistics> {
    const counts = await queries.findCounts(database.read, principal.userId);
    return {
      dreamsShared: counts?.dreamsShared ?? 0,
      dreamsKept: counts?.dreamsKept ?? 0,
      likesReceived: counts?.likesReceived ?? 0,
      totalViews: counts?.totalViews ?? 0,
    };
  }

  function present(user: UserRow): User {
    return presentUser(user, user.id, isBelieved(user));
  }

  /** Whether an address is known to be its owner's. Where no letter leaves, every one is believed. */
  function isBelieved({ emailVerifiedAt }: UserRow): boolean {
    return !sendsMail || emailVerifiedAt !== null;
  }

  /** Whether what somebody publishes appears: not before their address is confirmed. */
  async function mayPublish(userId: string): Promise<boolean> {
    return isBelieved(await findSelf(userId));
  }

  async function find(tx: Db, userId: string): Promise<Account> {
    return presence(await queries.findUser(tx, userId));
  }

  /** Who bears a name, in any spelling. */
  async function findByUsername(username: string): Promise<UserRow | null> {
    return isStorable(username)
      ? queries.findUserByName(database.read, usernameKey(username))
      : null;
  }

  /** Who has a page under a name, in any spelling; null also where they want none. */
  async function findPageOwner(username: string): Promise<UserRow | null> {
    if (!isStorable(username)) return null;
    return queries.findPageOwner(database.read, usernameKey(username));
  }

  /** Those who left and have had their thirty days. */
  function findLeavers(now: Date) {
    return queries.findLeavers(database.read, now);
  }

  /** Whose rows an account's are. */
  async function ownerOf(userId: string): Promise<Owner> {
    const user = await findSelf(userId);
    return { userId, email: user.email, mailbox: isBelieved(user) ? user.email : null };
  }

  return {
    /** Somebody’s account, or null: for what is shown of people beside what they did. */
    peek: queries.findUser,
    /** What two spellings of one name have in common. */
    keyOf: usernameKey,
    ...{ me, find, ownerOf, findSelf, findByEmail, findByUsername, findPageOwner, findLeavers },
    ...{ hasPassword, mayPublish, statistics, present, presentNow },
    isLastWebmaster: queries.isLastWebmaster,
  };
}

/** The account went between the check of the session and now. */
export function presence(user: UserRow | null): UserRow {
  if (user === null) throw new Problem('unauthenticated');
  return user;
}

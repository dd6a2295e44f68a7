import type { ProfileUpdate, User } from '@reverie/contract/accounts';
import type { Role } from '@reverie/contract/accounts.rules';
import { faultOfUsername } from '@reverie/contract/usernames.rules';
import * as queries from '#features/accounts/queries.ts';
import { type AccountReads, presence } from '#features/accounts/reads.ts';
import { emailKey, usernameKey } from '#features/accounts/rules.ts';
import type { UserRow } from '#features/accounts/table.ts';
import { findFactors } from '#features/factors/service.ts';
import type { Newsletter } from '#features/newsletter/service.ts';
import { lacksFactor } from '#features/sessions/service.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Db } from '#platform/db/database.ts';
import type { Note } from '#platform/happenings.ts';
import { networkOf } from '#platform/http/network.ts';
import type { Person } from '#platform/http/principal.ts';
import { Problem } from '#platform/http/problem.ts';
import { demandVoice } from '#platform/http/verdict.ts';
import { nobodyId } from '#platform/ids.ts';
import type { Failure, Limits } from '#platform/limits/limits.ts';
import { refusePassword } from '#platform/passwords/choosing.ts';
import { hashPassword } from '#platform/passwords/hashing.ts';

type ChangeParts = {
  database: Database;
  sendsMail: boolean;
  /** Where the letter goes follows where its reader is. */
  newsletter: Newsletter;
  clock: Clock;
  limits: Limits;
  note: Note;
  /** Origin people reach the server at, where it is not the one it listens on. */
  origin?: string | undefined;
  present: AccountReads['present'];
  find: AccountReads['find'];
};

/** What changes in an account that stands. */
export function createChanges(parts: ChangeParts) {
  const { database, clock, limits, note, origin, present, find } = parts;
  const { sendsMail, newsletter: letter } = parts;

  /** Changes what is given and leaves the rest. Throws `username_taken`. */
  async function updateProfile(principal: Person, update: ProfileUpdate): Promise<User> {
    const { username } = update;
    // A person with such a name already keeps it.
    if (username !== undefined || update.displayName !== undefined) demandVoice(principal);
    const isNew = username && usernameKey(username) !== usernameKey(principal.username);
    if (isNew) refuseName(username);
    try {
      const change = changeOf(update);
      return await database.write(async (tx) => {
        const user = presence(await queries.updateUser(tx, principal.userId, change));
        // How somebody likes it here changes often, and tells nothing of who they are.
        const { preferences: _, ...identity } = update;
        if (Object.keys(identity).length > 0) {
          await note(tx, { kind: 'profile_changed', userId: user.id });
        }
        return present(user);
      });
    } catch (error) {
      if (queries.isUsernameConflict(error)) throw new Problem('username_taken');
      throw error;
    }
  }

  /**
   * Gives somebody a picture, or takes it away: what its files were called before, or null. Throws
   * `unauthenticated` where the account has gone.
   */
  async function setAvatar(tx: Db, userId: string, avatar: string | null): Promise<string | null> {
    const set = await queries.setAvatar(tx, userId, avatar);
    if (!set) throw new Problem('unauthenticated');
    return set.before;
  }

  /** Gives an account an address that is known to be its owner's; false where somebody has it. */
  async function setEmail(tx: Db, userId: string, email: string): Promise<boolean> {
    const emailVerifiedAt = clock.now();
    const { email: before, emailVerifiedAt: wasVerified } = await find(tx, userId);
    const change = { email, emailKey: emailKey(email), emailVerifiedAt };
    if (!(await queries.setEmail(tx, userId, change))) return false;
    // What came by an address nobody confirmed is not theirs to take along.
    if (wasVerified || !sendsMail) await letter.follow(tx, before, email);
    return true;
  }

  /** Gives an account another address, as its operator says. Throws `email_taken`. */
  async function changeEmail(userId: string, email: string): Promise<void> {
    await database.write(async (tx) => {
      if (!(await setEmail(tx, userId, email))) throw new Problem('email_taken');
      await note(tx, { kind: 'email_changed', userId, by: 'operator' });
    });
  }

  /**
   * Makes the account of that email a webmaster, as its operator says, and tells whether the role
   * waits for a second factor. Null where there is none.
   */
  async function appoint(
    email: string,
  ): Promise<{ username: string; lacksFactor: boolean } | null> {
    return database.write(async (tx) => {
      const user = await queries.setRole(tx, emailKey(email), 'webmaster');
      if (!user) return null;
      await note(tx, { kind: 'role_changed', userId: user.id, about: user.role, by: 'operator' });
      const hasFactor = (await findFactors(tx, user.id)).length > 0;
      return {
        username: user.username,
        lacksFactor: lacksFactor({ role: user.role, hasFactor }, origin),
      };
    });
  }

  /** Gives somebody a role, as an operator or a webmaster says. Null where there is nobody. */
  async function setRole(email: string, role: Role): Promise<{ username: string } | null> {
    return database.write(async (tx) => {
      const user = await queries.setRole(tx, emailKey(email), role);
      if (user)
        await note(tx, { kind: 'role_changed', userId: user.id, about: role, by: 'operator' });
      return user;
    });
  }

  /** Throws `email_taken`, and `too_many_attempts` where one network asks on. */
  async function demandFreeEmail(userId: string, email: string, address: string): Promise<void> {
    const asking: Failure = { of: 'takenAddresses', whose: networkOf(address) };
    await limits.demandPatience(asking);
    if (!(await queries.isEmailTaken(database.read, emailKey(email), userId))) return;
    await limits.chargeFailure([asking]);
    throw new Problem('email_taken');
  }

  /** Gives an account another password. Throws `invalid_body` for one that others would guess. */
  async function setPassword(tx: Db, userId: string, password: string): Promise<UserRow> {
    const user = presence(await queries.findUser(tx, userId));
    refusePassword(password, user);
    await queries.setPasswordHash(tx, userId, await hashPassword(password));
    return user;
  }

  /** The account that unnamed dreams belong to. It has no password. */
  async function ensureNobody(tx: Db): Promise<void> {
    const now = clock.now();
    await queries.insertUser(tx, {
      id: nobodyId,
      ...{ email: nobodyId, emailKey: nobodyId, username: nobodyId, usernameKey: nobodyId },
      language: 'fr',
      createdAt: now,
    });
  }

  return {
    ...{
      updateProfile,
      setAvatar,
      /** For moderation: closes somebody’s page whatever they choose, or no longer. */
      holdPage: queries.setPageHeld,
      setRole,
      setEmail,
      changeEmail,
      appoint,
      demandFreeEmail,
      setPassword,
      ensureNobody,
    },
    setLeaving: queries.setLeaving,
    /** Deletes an account and whatever is only its own. What others count goes before it. */
    erase: queries.deleteUser,
  };
}

/** Throws where nobody may have that name from now on. */
export function refuseName(username: string): void {
  const code = faultOfUsername(username);
  if (!code) return;
  const detail = code === 'reserved' ? 'is kept for those who run this' : 'looks like another name';
  throw new Problem('invalid_body', { errors: [{ path: 'username', code, detail }] });
}

function changeOf(update: ProfileUpdate): queries.UserChange {
  const { username, displayName, firstName, lastName, preferences } = update;
  return {
    ...(username !== undefined && {
      username: username.normalize('NFC'),
      usernameKey: usernameKey(username),
    }),
    ...(displayName !== undefined && { displayName: displayName || null }),
    ...(firstName !== undefined && { firstName: firstName || null }),
    ...(lastName !== undefined && { lastName: lastName || null }),
    ...(preferences?.isPublic !== undefined && { isPublic: preferences.isPublic }),
    ...(preferences?.language !== undefined && { language: preferences.language }),
    ...(preferences?.firstLines !== undefined && { firstLines: preferences.firstLines }),
    ...(preferences?.warnedDreams !== undefined && { warnedDreams: preferences.warnedDreams }),
  };
}

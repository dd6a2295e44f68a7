import { createHash, randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type {
  Login,
  ProfileUpdate,
  Registration,
  Session,
  Statistics,
  User,
} from '@reverie/contract/accounts';
import { isStorable } from '@reverie/contract/text.rules';
import { faultOfUsername } from '@reverie/contract/usernames.rules';
import { presentUser } from '#features/accounts/policy.ts';
import {
  deleteUser,
  findCounts,
  findUser,
  findUserByEmail,
  insertSession,
  insertUser,
  isEmailTaken,
  isUsernameConflict,
  prepareLivingSession,
  removeDeadSessions,
  revokeSession,
  revokeSessions,
  setEmail,
  setPasswordHash,
  setRole,
  type UserChange,
  updateUser,
} from '#features/accounts/queries.ts';
import { emailKey, guessOf, lifeOfSession, usernameKey } from '#features/accounts/rules.ts';
import type { UserRow } from '#features/accounts/table.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Db } from '#platform/db/database.ts';
import { networkOf } from '#platform/http/network.ts';
import { Problem } from '#platform/http/problem.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { newId } from '#platform/ids.ts';
import type { Failure, Limits } from '#platform/limits/limits.ts';
import type { Seal } from '#platform/seal/seal.ts';

/** What OWASP asks of argon2id: 19 MiB, two passes, one lane. About 10 ms of a core. */
const hashing = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * A session just opened: what the client gets, how long its cookie lives in seconds, and what its
 * device is known by from now on.
 */
export type OpenedSession = Session & { maxAge: number; device: string | null };

/** Where somebody signs in: from which address, and what the device shows that it was given. */
export type Place = { address: string; device?: string | undefined };

export type Accounts = ReturnType<typeof createAccounts>;

export type AccountParts = {
  database: Database;
  clock: Clock;
  limits: Limits;
  seal: Seal;
  /** Begins the subscription of somebody who ticked the letter's box while registering. */
  inviteToLetter?: (tx: Db, reader: { email: string; language: 'fr' | 'en' }) => Promise<void>;
};

export function createAccounts(parts: AccountParts) {
  const { database, clock, limits, seal, inviteToLetter } = parts;
  // Verified against where the account does not exist, so that it costs the same time.
  const decoy = hashPassword(randomBytes(16).toString('hex'));
  const findLivingSession = prepareLivingSession(database.read);

  /** Throws `email_taken`, `username_taken`, and `too_many_attempts` where one network asks on. */
  async function register(registration: Registration, address: string): Promise<OpenedSession> {
    const now = clock.now();
    refuseName(registration.username);
    // Whether an address has an account is said, and nobody reads a list of them so.
    const asking: Failure = { of: 'takenAddresses', whose: networkOf(address) };
    await limits.demandPatience(asking);
    const passwordHash = await hashPassword(registration.password);
    const session = await database.write(async (tx) => {
      const user = await insertUser(tx, {
        id: newId(now),
        email: registration.email,
        emailKey: emailKey(registration.email),
        username: registration.username.normalize('NFC'),
        usernameKey: usernameKey(registration.username),
        firstName: registration.firstName || null,
        lastName: registration.lastName || null,
        passwordHash,
        language: registration.language ?? 'fr',
        wantsNewsletter: registration.newsletter ?? false,
        termsAcceptedAt: now,
        ageConfirmedAt: now,
        createdAt: now,
      });
      if (user !== null) {
        if (user.wantsNewsletter) {
          const language = user.language === 'en' ? 'en' : 'fr';
          await inviteToLetter?.(tx, { email: user.email, language });
        }
        return openSession(tx, user, { remember: false, now });
      }
      return (await isEmailTaken(tx, emailKey(registration.email))) ? 'email' : 'username';
    });
    if (session === 'email') await limits.chargeFailure([asking]);
    if (typeof session === 'string') throw new Problem(`${session}_taken`);
    return session;
  }

  /**
   * Throws `wrong_credentials`, the same for an unknown account and a wrong password, and
   * `too_many_attempts` with the seconds to wait.
   */
  async function login(login: Login, { address, device }: Place): Promise<OpenedSession> {
    const now = clock.now();
    const account = emailKey(login.email);
    const user = await findByEmail(login.email);
    const known = user && device ? openDevice(device, user.id) : null;
    const charged = await limits.chargeFailure(
      guessOf({ account, network: networkOf(address), device: known }),
    );
    const isRight = await verifyPassword(user?.passwordHash ?? (await decoy), login.password);
    if (user === null || !isRight) throw new Problem('wrong_credentials');
    return database.write(
      async (tx) => {
        await limits.forgive(tx, charged);
        await removeDeadSessions(tx, user.id, now);
        const remember = login.remember ?? false;
        return openSession(tx, user, { remember, now, device: known });
      },
      { isEssential: true },
    );
  }

  async function logout(viewer: Viewer): Promise<void> {
    await database.write((tx) => revokeSession(tx, viewer.sessionId, clock.now()), {
      isEssential: true,
    });
  }

  async function openSession(tx: Db, user: UserRow, opening: Opening): Promise<OpenedSession> {
    const { remember, now, device } = opening;
    const life = lifeOfSession(remember);
    const token = randomBytes(32).toString('base64url');
    await insertSession(tx, {
      id: newId(now),
      tokenHash: hashToken(token),
      userId: user.id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + life),
    });
    return {
      user: presentUser(user, user.id),
      token,
      maxAge: life / 1000,
      device: nameDevice(device ?? newId(now), user.id),
    };
  }

  /** Null while nothing can be sealed: nobody is kept out for that. */
  function nameDevice(name: string, userId: string): string | null {
    try {
      return Buffer.from(seal.seal(name, deviceOf(userId))).toString('base64url');
    } catch (error) {
      if (error instanceof Problem) return null;
      throw error;
    }
  }

  /** The device's own name where that account was opened on it; null for a forged or foreign one. */
  function openDevice(shown: string, userId: string): string | null {
    return seal.open(Buffer.from(shown, 'base64url'), deviceOf(userId));
  }

  async function me(viewer: Pick<Viewer, 'userId'>): Promise<User> {
    return presentSelf(await findUser(database.read, viewer.userId));
  }

  /** Changes what is given and leaves the rest. Throws `username_taken`. */
  async function updateProfile(viewer: Viewer, update: ProfileUpdate): Promise<User> {
    const { username } = update;
    // Whoever has such a name already keeps it.
    const isNew = username && usernameKey(username) !== usernameKey(viewer.username);
    if (isNew) refuseName(username);
    try {
      return presentSelf(
        await database.write((tx) => updateUser(tx, viewer.userId, changeOf(update))),
      );
    } catch (error) {
      if (isUsernameConflict(error)) throw new Problem('username_taken');
      throw error;
    }
  }

  async function statistics(viewer: Pick<Viewer, 'userId'>): Promise<Statistics> {
    const counts = await findCounts(database.read, viewer.userId);
    return {
      dreamsShared: counts?.dreamsShared ?? 0,
      dreamsKept: counts?.dreamsKept ?? 0,
      likesReceived: counts?.likesReceived ?? 0,
      totalViews: counts?.totalViews ?? 0,
    };
  }

  /**
   * The account of an email in any spelling, or null. One that no database can hold belongs to
   * nobody, and must not reach one.
   */
  async function findByEmail(email: string): Promise<UserRow | null> {
    return isStorable(email) ? findUserByEmail(database.read, emailKey(email)) : null;
  }

  /** Gives an account another address. Throws `email_taken`. */
  async function changeEmail(userId: string, email: string): Promise<void> {
    const change = { email, emailKey: emailKey(email) };
    const isSet = await database.write((tx) => setEmail(tx, userId, change));
    if (!isSet) throw new Problem('email_taken');
  }

  /** Gives an account another password; whoever is signed in by the old one no longer is. */
  async function setPassword(tx: Db, userId: string, password: string): Promise<void> {
    await setPasswordHash(tx, userId, await hashPassword(password));
    await revokeSessions(tx, userId, clock.now());
  }

  /** Who asks, by the token of a living session; null for a dead, expired or invented one. */
  async function resolveViewer(token: string): Promise<Viewer | null> {
    return findLivingSession(hashToken(token), clock.now());
  }

  return {
    register,
    login,
    logout,
    me,
    updateProfile,
    statistics,
    resolveViewer,
    findByEmail,
    changeEmail,
    setPassword,
    /** Deletes an account and whatever is only its own. What others count goes before it. */
    erase: deleteUser,
  };
}

/** Makes the account of that email a webmaster. Null where there is no such account. */
export async function makeWebmaster(
  database: Database,
  email: string,
): Promise<{ username: string } | null> {
  const user = await database.write((tx) => setRole(tx, emailKey(email), 'webmaster'));
  return user && { username: user.username };
}

type Opening = { remember: boolean; now: Date; device?: string | null };

/** What a device's name is sealed for: it is of no use to another account. */
function deviceOf(userId: string): string {
  return `device ${userId}`;
}

/** Throws where nobody may have that name from now on. */
function refuseName(username: string): void {
  const code = faultOfUsername(username);
  if (!code) return;
  const detail = code === 'reserved' ? 'is kept for those who run this' : 'looks like another name';
  throw new Problem('invalid_body', { errors: [{ path: 'username', code, detail }] });
}

function presentSelf(user: UserRow | null): User {
  // The account went between the check of the session and now.
  if (user === null) throw new Problem('unauthenticated');
  return presentUser(user, user.id);
}

function changeOf(update: ProfileUpdate): UserChange {
  const { username, firstName, lastName, preferences } = update;
  return {
    ...(username !== undefined && {
      username: username.normalize('NFC'),
      usernameKey: usernameKey(username),
    }),
    ...(firstName !== undefined && { firstName: firstName || null }),
    ...(lastName !== undefined && { lastName: lastName || null }),
    ...(preferences?.isPublic !== undefined && { isPublic: preferences.isPublic }),
    ...(preferences?.language !== undefined && { language: preferences.language }),
    ...(preferences?.warnedDreams !== undefined && { warnedDreams: preferences.warnedDreams }),
  };
}

// A password typed on another keyboard may arrive decomposed: both spellings are one password.
function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), hashing);
}

function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, password.normalize('NFKC'));
}

/** A random token needs no slow hash: 256 bits cannot be guessed from its digest. */
function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

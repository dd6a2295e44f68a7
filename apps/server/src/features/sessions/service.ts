import { createHash, randomBytes } from 'node:crypto';
import type { OpenSession } from '@reverie/contract/sessions';
import { sessionsAPerson } from '@reverie/contract/sessions.rules';
import { lacksFactor } from '#features/sessions/policy.ts';
import * as queries from '#features/sessions/queries.ts';
import {
  isNotedAgain,
  isProvedLately,
  lifeOfSession,
  wordsOfDevice,
} from '#features/sessions/rules.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Db } from '#platform/db/database.ts';
import type { Note } from '#platform/happenings.ts';
import type { Person, Principal } from '#platform/http/principal.ts';
import { Problem } from '#platform/http/problem.ts';
import { newId } from '#platform/ids.ts';

export type SessionParts = {
  database: Database;
  clock: Clock;
  note: Note;
  /** Origin people reach the server at, where it is not the one it listens on. */
  origin?: string | undefined;
};

export type Sessions = ReturnType<typeof createSessions>;

export type Opening = { userId: string; remember: boolean; userAgent: string };

/** The token a session is shown by, and how long it lives in seconds. */
export type Opened = { token: string; maxAge: number };

type Holder = Pick<Person, 'userId' | 'sessionId'>;

export { lacksFactor, wordsOfDevice };

/** Where people are signed in. */
export function createSessions({ database, clock, note, origin }: SessionParts) {
  const findLivingSession = queries.prepareLivingSession(database.read);
  const write = <T>(work: (tx: Db) => Promise<T>) => database.write(work, { isEssential: true });

  async function open(tx: Db, { userId, remember, userAgent }: Opening): Promise<Opened> {
    const now = clock.now();
    const life = lifeOfSession(remember);
    const token = randomBytes(32).toString('base64url');
    // One after the other, or people who sign in everywhere at once would have more.
    await queries.lockPerson(tx, userId);
    await queries.removeSpareSessions(tx, { userId, kept: sessionsAPerson - 1 }, now);
    await queries.insertSession(tx, {
      id: newId(now),
      tokenHash: hashOf(token),
      userId,
      device: wordsOfDevice(userAgent),
      createdAt: now,
      lastSeenAt: now,
      provedAt: now,
      expiresAt: new Date(now.getTime() + life),
    });
    return { token, maxAge: life / 1000 };
  }

  /** Who asks, by the token of a living session; null for a dead, expired or invented one. */
  async function resolve(token: string): Promise<Principal | null> {
    const now = clock.now();
    const found = await findLivingSession(hashOf(token), now);
    if (!found) return null;
    const { lastSeenAt, hasFactor, silencedUntil, suspendedUntil, ...known } = found;
    const standing = standingOf({ silencedUntil, suspendedUntil }, now);
    const person = { ...known, ...(standing && { standing }) };
    if (isNotedAgain(lastSeenAt, now)) await noteSeen(person.sessionId, now);
    const isPerson = { kind: 'person', ...person } as const;
    // Whatever asks for a role asks it of this: it opens nothing meanwhile, wherever one looks.
    const isHeld = lacksFactor({ ...person, hasFactor }, origin);
    return isHeld ? { ...isPerson, role: 'user', lacksFactor: true } : isPerson;
  }

  /** Nobody is kept out for want of a note. */
  async function noteSeen(id: string, now: Date): Promise<void> {
    try {
      await database.write((tx) => queries.setLastSeen(tx, id, now));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
  }

  async function list({ userId, sessionId }: Holder): Promise<{ sessions: OpenSession[] }> {
    const rows = await queries.findLivingSessions(database.read, userId, clock.now());
    const sessions = rows.map(({ id, device, createdAt, lastSeenAt }) => ({
      id,
      isCurrent: id === sessionId,
      device,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    }));
    return { sessions };
  }

  /** Throws `not_found` where that is no living session of theirs. */
  async function endOne({ userId }: Pick<Person, 'userId'>, id: string): Promise<void> {
    await write(async (tx) => {
      if (!(await end(tx, { userId }, id))) throw new Problem('not_found');
      await note(tx, { kind: 'session_ended', userId });
    });
  }

  /** False where that is no living session of theirs. */
  function end(tx: Db, { userId }: Pick<Person, 'userId'>, id: string): Promise<boolean> {
    return queries.revokeSession(tx, { id, userId }, clock.now());
  }

  function endAll(tx: Db, userId: string): Promise<void> {
    return queries.revokeSessions(tx, { userId, exceptId: null }, clock.now());
  }

  function endOthers(tx: Db, { userId, sessionId }: Holder): Promise<void> {
    return queries.revokeSessions(tx, { userId, exceptId: sessionId }, clock.now());
  }

  async function stayHereOnly(holder: Holder): Promise<void> {
    await write(async (tx) => {
      await endOthers(tx, holder);
      await note(tx, { kind: 'other_sessions_ended', userId: holder.userId });
    });
  }

  /** Whether the person of the session proved lately who they are. */
  async function isProved({ sessionId }: Pick<Person, 'sessionId'>): Promise<boolean> {
    const provedAt = await queries.findProof(database.read, sessionId);
    return provedAt !== null && isProvedLately(provedAt, clock.now());
  }

  function noteProof(tx: Db, { sessionId }: Pick<Person, 'sessionId'>): Promise<void> {
    return queries.setProof(tx, sessionId, clock.now());
  }

  return {
    open,
    resolve,
    list,
    end,
    endOne,
    endAll,
    endOthers,
    stayHereOnly,
    isProved,
    noteProof,
  };
}

/** A random token needs no slow hash: 256 bits cannot be guessed from its digest. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

type Sanction = { silencedUntil: Date | null; suspendedUntil: Date | null };

/** What moderation left somebody for now. */
function standingOf({ silencedUntil, suspendedUntil }: Sanction, now: Date) {
  if (suspendedUntil && suspendedUntil > now) return 'suspended' as const;
  return silencedUntil && silencedUntil > now ? ('silenced' as const) : undefined;
}

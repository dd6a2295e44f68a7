import { createHmac, randomBytes } from 'node:crypto';
import {
  type CeilingName,
  type ChosenLimits,
  ceilings,
  limits as declared,
  type Limit,
  type LimitName,
  type MailKind,
  mailsADay,
} from '@reverie/contract/limits.rules';
import type { Clock } from '#platform/clock.ts';
import type { Database, Db } from '#platform/db/database.ts';
import { networkOf } from '#platform/http/network.ts';
import { Problem } from '#platform/http/problem.ts';
import { createPassingCounts } from '#platform/limits/passing.ts';
import * as queries from '#platform/limits/queries.ts';
import { type Charge, charge, giveBack, type Rule } from '#platform/limits/rules.ts';
import { createTurns } from '#platform/limits/turns.ts';

/** Who calls: whose account, where there is one, and from where. */
export type Caller = { account: string | null; address: string };

/** What is counted, and whose: an account, a network, or both in one word. */
export type Failure = {
  of: CeilingName;
  whose: string;
  /** Adds to the count of others, and does not wait for it. */
  isCountedOnly?: boolean;
};

/** What a failure was charged to, for `forgive`. */
export type Charged = { who: string; isForgiven: boolean; hasBegunWait: boolean }[];

/** What an answer says of its limits, in the names of the RateLimit header fields. */
export type LimitHeaders = Record<string, string>;

export type Limits = ReturnType<typeof createLimits>;

export type LimitParts = {
  database: Database;
  clock: Clock;
  /** Other numbers than the contract’s. */
  chosenLimits?: ChosenLimits | undefined;
};

const day = 86_400_000;

type Entry = { who: string; rule: Rule; isCountedOnly?: boolean };

/**
 * Counts what must not be done too often. Counts that matter stand in the database, where all
 * processes meet them and a restart forgets none.
 */
export function createLimits({ database, clock, chosenLimits = {} }: LimitParts) {
  const passing = createPassingCounts();
  const inTurns = createTurns();
  let salt: string | null = null;

  /** Counts a call. Throws `rate_limited` with the seconds to wait. */
  async function enter(names: readonly LimitName[], caller: Caller): Promise<LimitHeaders> {
    const asked = names.flatMap((name) => {
      const limit: Limit = declared[name];
      const whose = limit.by === 'account' ? caller.account : networkOf(caller.address);
      if (whose === null) return [];
      const allowed = chosenLimits[name] ?? limit.calls;
      const rule = { allowed, millis: limit.seconds * 1000, grows: false };
      return [{ name, whose, rule, isPassing: limit.isPassing === true }];
    });
    const now = clock.now();
    const passed = asked
      .filter(({ isPassing }) => isPassing)
      .map(({ name, whose, rule }) => passing.charge(`${name}\n${whose}`, rule, now));
    for (const each of passed) demand(each, 'rate_limited');
    const kept = asked.filter(({ isPassing }) => !isPassing);
    const entries = await Promise.all(
      kept.map(async ({ name, whose, rule }) => ({ who: await keyOf(name, whose), rule })),
    );
    const made = entries.length > 0 ? await chargeInTurn(entries, now) : [];
    for (const each of made) demand(each, 'rate_limited');
    const [tightest] = [...passed, ...made].sort((one, other) => one.remaining - other.remaining);
    return tightest ? headersOf(tightest) : {};
  }

  function chargeInTurn(entries: readonly Entry[], now: Date, how = {}): Promise<Charge[]> {
    const charging = () => write((tx) => chargeAll(tx, entries, now, how));
    return inTurns(
      entries.map(({ who }) => who),
      charging,
    );
  }

  /** Small, and part of signing in: a disk that is nearly full has room for it. */
  function write<T>(work: (tx: Db) => Promise<T>): Promise<T> {
    return database.write(work, { isEssential: true });
  }

  /**
   * Charges a failure before it is known to be one, so that guesses sent at once count one by one.
   * Throws `too_many_attempts` with the seconds to wait.
   */
  async function chargeFailure(failures: readonly Failure[]): Promise<Charged> {
    const entries = await Promise.all(failures.map(entryOf));
    const now = clock.now();
    // In a transaction of its own: a failure is on record whatever happens next.
    const made = await chargeInTurn(entries, now);
    const binding = made.filter((_, place) => !entries[place]?.isCountedOnly);
    for (const each of binding) demand(each, 'too_many_attempts');
    return entries.map(({ who, isForgiven }, place) => {
      const waitUntil = made[place]?.count.waitUntil ?? null;
      return { who, isForgiven, hasBegunWait: waitUntil !== null && waitUntil > now };
    });
  }

  /** Takes back what was charged: it was no failure. */
  async function forgive(tx: Db, charged: Charged): Promise<void> {
    const now = clock.now();
    for (const { who, isForgiven, hasBegunWait } of inOrder(charged)) {
      if (isForgiven) await queries.forgetCount(tx, who);
      else {
        const count = await queries.lockCount(tx, who, noCount(now));
        await queries.saveCount(tx, who, giveBack(count, { hasBegunWait }));
      }
    }
  }

  /** Throws `too_many_attempts` where a failure would have to wait; charges none. */
  async function demandPatience(failure: Failure): Promise<void> {
    const entry = await entryOf(failure);
    const now = clock.now();
    const made = await chargeInTurn([entry], now, { isLooking: true });
    for (const each of made) demand(each, 'too_many_attempts');
  }

  /** Whether one more letter may go to a mailbox that somebody typed; if so it is counted. */
  async function mayMail(tx: Db, mailbox: string, kind: MailKind = 'letters'): Promise<boolean> {
    const shared = salt ?? (await queries.shareSalt(tx, newSalt()));
    const who = hashed(shared, kind === 'letters' ? 'mails' : kind, mailbox);
    const rule = { allowed: mailsADay[kind], millis: day, grows: false };
    const [made] = await chargeAll(tx, [{ who, rule }], clock.now());
    return made?.wait === 0;
  }

  async function entryOf({
    of,
    whose,
    isCountedOnly = false,
  }: Failure): Promise<Entry & { isForgiven: boolean }> {
    const { failures, seconds, isForgiven } = { isForgiven: false, ...ceilings[of] };
    const allowed = chosenLimits[of] ?? failures;
    const rule = { allowed, millis: seconds * 1000, grows: true };
    return { who: await keyOf(of, whose), rule, isForgiven, isCountedOnly };
  }

  async function keyOf(name: string, whose: string): Promise<string> {
    salt ??= await write((tx) => queries.shareSalt(tx, newSalt()));
    return hashed(salt, name, whose);
  }

  /** Forgets what has ended. */
  async function tidy(): Promise<void> {
    await write((tx) => queries.forgetEnded(tx, clock.now()));
  }

  return { enter, chargeFailure, forgive, demandPatience, mayMail, tidy };
}

/** Charges all of them, or none where one has to wait. */
async function chargeAll(
  tx: Db,
  entries: readonly Entry[],
  now: Date,
  { isLooking = false } = {},
): Promise<Charge[]> {
  const made = new Map<Entry, Charge>();
  for (const entry of inOrder(entries)) {
    made.set(entry, charge(await queries.lockCount(tx, entry.who, noCount(now)), entry.rule, now));
  }
  const isRefused = [...made].some(([{ isCountedOnly }, { wait }]) => wait > 0 && !isCountedOnly);
  for (const [{ who }, { wait, count }] of made) {
    // What is refused is saved too: a clock that was set back has to be noted once.
    if (wait > 0 || !(isRefused || isLooking)) await queries.saveCount(tx, who, count);
  }
  return entries.flatMap((entry) => made.get(entry) ?? []);
}

/** A common order of locks, so that two callers never wait for each other. */
function inOrder<T extends { who: string }>(entries: readonly T[]): T[] {
  return entries.toSorted((one, other) => (one.who < other.who ? -1 : 1));
}

/** Ended already: the next charge begins anew. */
function noCount(now: Date) {
  return { calls: 0, endsAt: now, waitUntil: null };
}

function demand(made: Charge, code: 'rate_limited' | 'too_many_attempts'): Charge {
  if (made.wait > 0) throw new Problem(code, { retryAfter: inSeconds(made.wait) });
  return made;
}

function headersOf({ remaining, resets, rule: { allowed, millis } }: Charge): LimitHeaders {
  return {
    'ratelimit-limit': String(allowed),
    'ratelimit-policy': `${allowed};w=${millis / 1000}`,
    'ratelimit-remaining': String(remaining),
    'ratelimit-reset': String(inSeconds(resets)),
  };
}

function inSeconds(millis: number): number {
  return Math.ceil(millis / 1000);
}

function newSalt(): string {
  return randomBytes(32).toString('base64url');
}

function hashed(salt: string, name: string, whose: string): string {
  return createHmac('sha256', salt).update(`${name}\n${whose}`).digest('base64url');
}

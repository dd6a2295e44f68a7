/** What is allowed: so many in so many milliseconds. Where it `grows`, the wait does after that. */
export type Rule = { allowed: number; millis: number; grows: boolean };

/** What is remembered of somebody. */
export type Count = { calls: number; endsAt: Date; waitUntil: Date | null };

/** One more of them: let through, or told to wait. Either way `count` is what holds from now on. */
export type Charge = {
  rule: Rule;
  count: Count;
  /** Milliseconds to wait; 0 where it is let through. */
  wait: number;
  /** How many more would be let through now, and in how many milliseconds all are again. */
  remaining: number;
  resets: number;
};

const firstWait = 30_000;
const longestWait = 3_600_000;
/** How long what has led to a growing wait is remembered after it: patience must not reset it. */
const memoryAfterWait = 24 * 3_600_000;

/**
 * Decides on one more. A call that is let through is charged beforehand: a thousand sent at once
 * count as a thousand, not as one.
 */
export function charge(known: Count | null, rule: Rule, now: Date): Charge {
  const count = known && known.endsAt > now ? within(known, rule, now) : fresh(rule, now);
  const wait = count.waitUntil ? count.waitUntil.getTime() - now.getTime() : 0;
  if (wait > 0) return told(count, rule, now, wait);
  if (!rule.grows && count.calls >= rule.allowed) return told(count, rule, now, left(count, now));
  return told(add(count, rule, now), rule, now, 0);
}

/** Takes back one that was charged, and the wait it began. */
export function giveBack(count: Count, { hasBegunWait }: { hasBegunWait: boolean }): Count {
  const calls = Math.max(0, count.calls - 1);
  return { ...count, calls, waitUntil: hasBegunWait ? null : count.waitUntil };
}

/** Milliseconds to wait after so many: half a minute at first, doubling up to an hour. */
export function waitAfter(calls: number, allowed: number): number {
  if (calls < allowed) return 0;
  return Math.min(longestWait, firstWait * 2 ** Math.min(calls - allowed, 10));
}

function fresh({ millis }: Rule, now: Date): Count {
  return { calls: 0, endsAt: after(now, millis), waitUntil: null };
}

function add(count: Count, { allowed, grows }: Rule, now: Date): Count {
  const calls = count.calls + 1;
  if (!grows || calls < allowed) return { ...count, calls };
  const waitUntil = after(now, waitAfter(calls, allowed));
  return { calls, waitUntil, endsAt: after(waitUntil, memoryAfterWait) };
}

/** A clock set back makes no wait longer than it was when it began. */
function within({ calls, endsAt, waitUntil }: Count, rule: Rule, now: Date): Count {
  const wait = waitAfter(calls, rule.allowed);
  const longest = rule.grows && wait > 0 ? wait + memoryAfterWait : rule.millis;
  return {
    calls,
    endsAt: earlier(endsAt, after(now, longest)),
    waitUntil: waitUntil && earlier(waitUntil, after(now, wait)),
  };
}

function told(count: Count, rule: Rule, now: Date, wait: number): Charge {
  const remaining = wait > 0 ? 0 : Math.max(0, rule.allowed - count.calls);
  return { rule, count, wait, remaining, resets: left(count, now) };
}

function left({ endsAt }: Count, now: Date): number {
  return endsAt.getTime() - now.getTime();
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}

function after(instant: Date, milliseconds: number): Date {
  return new Date(instant.getTime() + milliseconds);
}

const minute = 60_000;
const hour = 60 * minute;

export const failuresAllowed = 5;
const countingWindow = 15 * minute;
const firstWait = 30_000;
const longestWait = hour;
/** How long a row that has led to a wait is remembered after it: patience must not reset it. */
const memoryAfterWait = 24 * hour;

export type AttemptRecord = {
  failures: number;
  since: Date;
  waitUntil: Date | null;
  forgottenAt: Date;
};

export type AttemptVerdict =
  | { mayTry: false; waitSeconds: number }
  | { mayTry: true; charged: AttemptRecord };

/** A record in which nothing has been counted yet. */
export function freshAttempts(now: Date): AttemptRecord {
  return { failures: 0, since: now, waitUntil: null, forgottenAt: after(now, countingWindow) };
}

/**
 * Decides on one more sign-in. Whoever may try is charged a failure beforehand, which success takes
 * back: so a thousand guesses sent at once count as a thousand, not as one.
 */
export function chargeAttempt(record: AttemptRecord, now: Date): AttemptVerdict {
  if (record.waitUntil !== null && record.waitUntil > now) {
    const left = record.waitUntil.getTime() - now.getTime();
    return { mayTry: false, waitSeconds: Math.ceil(left / 1000) };
  }
  const known = record.forgottenAt > now ? record : freshAttempts(now);
  const failures = known.failures + 1;
  if (failures < failuresAllowed) return { mayTry: true, charged: { ...known, failures } };
  const waitUntil = after(now, waitAfter(failures));
  return {
    mayTry: true,
    charged: {
      failures,
      since: known.since,
      waitUntil,
      forgottenAt: after(waitUntil, memoryAfterWait),
    },
  };
}

/** Milliseconds to wait after that many failures: half a minute at first, doubling up to an hour. */
export function waitAfter(failures: number): number {
  if (failures < failuresAllowed) return 0;
  return Math.min(longestWait, firstWait * 2 ** Math.min(failures - failuresAllowed, 10));
}

function after(instant: Date, milliseconds: number): Date {
  return new Date(instant.getTime() + milliseconds);
}

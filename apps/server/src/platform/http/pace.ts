import type { Clock } from '#platform/clock.ts';
import { Problem } from '#platform/http/problem.ts';

const minute = 60_000;
/** Callers remembered at once. Past it the oldest is forgotten: memory does not grow with callers. */
const mostCallers = 10_000;

type Window = { endsAt: number; calls: number };

/** What an answer says of the pace, in the names of the RateLimit header fields. */
export type PaceHeaders = Record<
  'ratelimit-limit' | 'ratelimit-remaining' | 'ratelimit-reset',
  string
>;

/**
 * So many calls a minute for each caller, counted in memory and nowhere else: who called is
 * forgotten with the minute. `take` throws `rate_limited` with the seconds to wait.
 */
export function createPace({ perMinute, clock }: { perMinute: number; clock: Clock }) {
  const windows = new Map<string, Window>();

  function take(caller: string): PaceHeaders {
    const now = clock.now().getTime();
    const known = windows.get(caller);
    const open = known && known.endsAt > now ? known : { endsAt: now + minute, calls: 0 };
    const seconds = Math.ceil((open.endsAt - now) / 1000);
    if (open.calls >= perMinute) throw new Problem('rate_limited', { retryAfter: seconds });
    open.calls += 1;
    // Set anew, a window moves to the end: those in front are the ones that end first.
    if (open !== known) windows.delete(caller);
    windows.set(caller, open);
    forgetEnded(now);
    return {
      'ratelimit-limit': String(perMinute),
      'ratelimit-remaining': String(perMinute - open.calls),
      'ratelimit-reset': String(seconds),
    };
  }

  function forgetEnded(now: number): void {
    for (const [caller, { endsAt }] of windows) {
      if (endsAt > now && windows.size <= mostCallers) break;
      windows.delete(caller);
    }
  }

  return { take };
}

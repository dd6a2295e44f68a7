import { type Charge, type Count, charge, type Rule } from '#platform/limits/rules.ts';

/** Remembered at once. Past it the oldest is forgotten: memory does not grow with callers. */
const most = 10_000;

/** Counts in memory and nowhere else: who called is forgotten with the window. */
export function createPassingCounts() {
  const counts = new Map<string, Count>();

  function forget(now: Date): void {
    for (const [who, { endsAt }] of counts) {
      if (endsAt > now && counts.size <= most) break;
      counts.delete(who);
    }
  }

  return {
    charge(who: string, rule: Rule, now: Date): Charge {
      const known = counts.get(who) ?? null;
      const charged = charge(known, rule, now);
      // Set anew, a window moves to the end: those in front are the ones that end first.
      if (charged.count.calls === 1) counts.delete(who);
      counts.set(who, charged.count);
      forget(now);
      return charged;
    },
  };
}

import type { ConnectionAsk } from '@reverie/contract/connections';
import { askAgainDays, askDays } from '@reverie/contract/connections.rules';
import type { SeenAsk } from '#features/connections/queries.ts';
import type { AskRow } from '#features/connections/table.ts';

const day = 86_400_000;

/** What was asked before this moment has faded. */
export function fadedBefore(now: Date): Date {
  return new Date(now.getTime() - askDays * day);
}

/** Whether who asked sees it wait: a no changes nothing of that. */
export function isStanding({ askedAt, withdrawnAt }: AskRow, now: Date): boolean {
  return withdrawnAt === null && askedAt > fadedBefore(now);
}

/** Whether the other can still answer. */
export function isOpen(ask: AskRow, now: Date): boolean {
  return isStanding(ask, now) && ask.declinedAt === null;
}

/** Whether asking once more is only going on with what was asked lately. */
export function isRecent({ askedAt }: AskRow, now: Date): boolean {
  return now.getTime() - askedAt.getTime() < askAgainDays * day;
}

/** As either of the two reads it. */
export function presentAsk({ id, person, word, askedAt }: SeenAsk): ConnectionAsk {
  return { id, person, word, at: askedAt.toISOString() };
}

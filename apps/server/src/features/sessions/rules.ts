import { proofMinutes } from '@reverie/contract/sessions.rules';
import bowser from 'bowser';

const minute = 60_000;
const hour = 60 * minute;

const sessionLife = { short: 24 * hour, long: 30 * 24 * hour } as const;

/** Milliseconds a session lives. `remember` is the box "stay signed in". */
export function lifeOfSession(remember: boolean): number {
  return remember ? sessionLife.long : sessionLife.short;
}

const longestName = 60;

/**
 * A device in words, as it named itself: `Firefox, Linux`. Programs are called by their first word,
 * and what names itself not at all is empty.
 */
export function wordsOfDevice(userAgent: string): string {
  if (userAgent === '') return '';
  const { browser, os } = bowser.parse(userAgent.slice(0, 500));
  const known = [browser.name, os.name].filter(Boolean).join(', ');
  const program = /^[\w.-]+/.exec(userAgent)?.[0] ?? '';
  return (known || program).slice(0, longestName);
}

/** Whether a session was seen long enough ago for its next call to be noted. */
export function isNotedAgain(lastSeenAt: Date, now: Date): boolean {
  return Math.abs(now.getTime() - lastSeenAt.getTime()) >= 5 * minute;
}

/** Whether a proof of that moment is still believed. A clock set back proves nothing. */
export function isProvedLately(provedAt: Date, now: Date): boolean {
  const passed = now.getTime() - provedAt.getTime();
  return passed < proofMinutes * minute && passed > -minute;
}

import type { Failure } from '#platform/limits/limits.ts';

const hour = 3_600_000;

const sessionLife = { short: 24 * hour, long: 30 * 24 * hour } as const;

/** Milliseconds a session lives. `remember` is the box "stay signed in". */
export function lifeOfSession(remember: boolean): number {
  return remember ? sessionLife.long : sessionLife.short;
}

/** What every spelling of one email address shares. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * What every spelling of one username shares: `Réverie`, its decomposed form, `RÉVERIE` and its
 * full-width twin are one name, so that nobody can stand beside somebody under the same one.
 */
export function usernameKey(username: string): string {
  // Upper case opens ß and the like, which lower case leaves as they are; but only lower case opens
  // the capital ẞ.
  return username.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase().normalize('NFC');
}

type Guesser = { account: string; network: string; device: string | null };

/**
 * Whom a wrong password is charged to. A device where that account was opened before has a count of
 * its own alone: whatever strangers do, its owner gets in there.
 */
export function guessOf({ account, network, device }: Guesser): Failure[] {
  if (device !== null) return [{ of: 'deviceWrongPasswords', whose: `${account}\n${device}` }];
  return [
    { of: 'wrongPasswords', whose: `${account}\n${network}` },
    { of: 'accountWrongPasswords', whose: account },
    { of: 'networkWrongPasswords', whose: network },
  ];
}

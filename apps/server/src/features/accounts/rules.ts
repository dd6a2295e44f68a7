import type { Failure } from '#platform/limits/limits.ts';

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
 * Whom a wrong password is charged to. A device where that account was opened before waits for a
 * count of its own alone: whatever strangers do, its owner gets in there. What is guessed there still
 * counts for the account: guessing at an open session and at the door gives no more tries.
 */
export function guessOf({ account, network, device }: Guesser): Failure[] {
  if (device !== null) {
    return [
      { of: 'deviceWrongPasswords', whose: `${account}\n${device}` },
      { of: 'accountWrongPasswords', whose: account, isCountedOnly: true },
    ];
  }
  return [
    { of: 'wrongPasswords', whose: `${account}\n${network}` },
    { of: 'accountWrongPasswords', whose: account },
    { of: 'networkWrongPasswords', whose: network },
  ];
}

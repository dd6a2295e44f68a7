/** What somebody may be asked for beside a password: a program that makes codes, or a passkey. */
export const factorKinds = ['totp', 'passkey'] as const;
export type FactorKind = (typeof factorKinds)[number];

/** Codes of paper somebody is given beside a second factor. */
export const recoveryCodeCount = 10;
/** How long the second step of signing in may follow the first. */
export const challengeMinutes = 10;

/** Places where somebody may already have an account, and can sign in with it. */
export const providerIds = ['google', 'github', 'facebook', 'oidc'] as const;
export type ProviderId = (typeof providerIds)[number];

export function isProviderId(name: string): name is ProviderId {
  return providerIds.some((id) => id === name);
}

/** Milliseconds within which a sign-in begun elsewhere has to come back. */
export const attemptLife = 10 * 60_000;

/** Milliseconds a newcomer has to choose a name, once a place elsewhere has said who they are. */
export const arrivalLife = 30 * 60_000;

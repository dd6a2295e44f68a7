import { z } from 'zod';
import { filled, providerName, remoteUrl } from '#platform/environment.ts';
import type { IdentitySettings } from '#providers/identity/port.ts';

/** The name Reverie is registered under at a place, a colon, and the secret it was given there. */
const client = filled.pipe(
  z
    .string()
    .regex(/^[^\s:]+:\S+$/, { message: 'must be CLIENT_ID:CLIENT_SECRET' })
    .optional(),
);

/** Places elsewhere that people may sign in with; none unless set. */
export const identitySettings = z
  .object({
    REVERIE_GOOGLE_CLIENT: client,
    REVERIE_GITHUB_CLIENT: client,
    REVERIE_GITHUB_URL: filled.pipe(remoteUrl.optional()),
    REVERIE_FACEBOOK_CLIENT: client,
    REVERIE_OIDC_CLIENT: client,
    REVERIE_OIDC_ISSUER: filled.pipe(remoteUrl.optional()),
    REVERIE_OIDC_NAME: providerName,
  })
  .refine((found) => !found.REVERIE_OIDC_CLIENT || found.REVERIE_OIDC_ISSUER, {
    path: ['REVERIE_OIDC_ISSUER'],
    message: 'must be the address of the issuer that REVERIE_OIDC_CLIENT is registered at',
  })
  .transform((found): IdentitySettings[] => {
    const { REVERIE_OIDC_ISSUER: issuer, REVERIE_OIDC_NAME: name } = found;
    const places = [
      { id: 'google', client: found.REVERIE_GOOGLE_CLIENT },
      { id: 'github', client: found.REVERIE_GITHUB_CLIENT, url: found.REVERIE_GITHUB_URL },
      { id: 'facebook', client: found.REVERIE_FACEBOOK_CLIENT },
      { id: 'oidc', client: found.REVERIE_OIDC_CLIENT, url: issuer, name },
    ] as const;
    return places.flatMap(({ client, ...place }) => {
      if (!client) return [];
      const [clientId = '', ...secret] = client.split(':');
      return [{ ...place, clientId, clientSecret: secret.join(':') }];
    });
  });

import type { ProviderId } from '@reverie/contract/identities.rules';
import * as client from 'openid-client';
import { z } from 'zod';
import { askAt, failureOf, landingOf } from '#providers/identity/authorisation.ts';
import type { Identity, IdentityProvider } from '#providers/identity/port.ts';

export type OidcOptions = {
  id: ProviderId;
  name: string;
  /** Address of the issuer, as its tokens name it. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Seconds to wait for one answer. */
  patience: number;
};

/** OpenID Connect Core 1.0, 5.1. Some issuers write the boolean as a word. */
const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().max(254).optional(),
  email_verified: z.union([z.boolean(), z.enum(['true', 'false'])]).optional(),
  preferred_username: z.string().max(200).optional(),
  name: z.string().max(200).optional(),
});

/** An issuer of OpenID Connect, asked where it listens when it is first needed. */
export function createOidcProvider(options: OidcOptions): IdentityProvider {
  const { id, name, issuer, clientId, clientSecret, patience } = options;
  let known: Promise<client.Configuration> | undefined;

  /** A discovery that failed is tried again. */
  function configuration(): Promise<client.Configuration> {
    known ??= discover().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  }

  function discover(): Promise<client.Configuration> {
    const isNear = issuer.startsWith('http:');
    return client.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: patience,
      // The configuration takes http from machines of the operator's own alone.
      ...(isNear && { execute: [client.allowInsecureRequests] }),
    });
  }

  return {
    id,
    name,
    issuer,
    async begin(redirectUri) {
      try {
        return await askAt(await configuration(), { redirectUri, scope: 'openid email profile' });
      } catch (error) {
        failureOf(error);
        return 'unavailable';
      }
    },
    async finish(returned) {
      const { state, nonce, verifier } = returned.challenge;
      try {
        const tokens = await client.authorizationCodeGrant(
          await configuration(),
          landingOf(returned),
          {
            expectedState: state,
            expectedNonce: nonce,
            pkceCodeVerifier: verifier,
            idTokenExpected: true,
          },
        );
        return identityOf(tokens.claims()) ?? 'refused';
      } catch (error) {
        return failureOf(error);
      }
    },
  };
}

function identityOf(claims: unknown): Identity | null {
  const read = claimsSchema.safeParse(claims);
  if (!read.success) return null;
  const { sub, email, email_verified, preferred_username, name } = read.data;
  return {
    subject: sub,
    email: email ?? null,
    isEmailVerified: email_verified === true || email_verified === 'true',
    name: preferred_username ?? name ?? null,
  };
}

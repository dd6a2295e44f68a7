import type { ProviderId } from '@reverie/contract/identities.rules';
import * as client from 'openid-client';
import { askAt, failureOf, landingOf } from '#providers/identity/authorisation.ts';
import type { Identity, IdentityProvider } from '#providers/identity/port.ts';

export type OAuthOptions = {
  id: ProviderId;
  name: string;
  issuer: string;
  authorisation: string;
  token: string;
  scope: string;
  clientId: string;
  clientSecret: string;
  /** Seconds to wait for one answer. */
  patience: number;
  /** Who the person is, by calls made with their token; null where the answers say nothing of use. */
  readIdentity(get: (address: string) => Promise<unknown>): Promise<Identity | null>;
};

/** A place that speaks OAuth 2.0 without OpenID Connect: who came is asked of its own API. */
export function createOAuthProvider(options: OAuthOptions): IdentityProvider {
  const { id, name, issuer, authorisation, token, scope, clientId, clientSecret } = options;
  const metadata = { issuer, authorization_endpoint: authorisation, token_endpoint: token };
  const configuration = new client.Configuration(metadata, clientId, clientSecret);
  configuration.timeout = options.patience;
  if (token.startsWith('http:')) client.allowInsecureRequests(configuration);

  return {
    id,
    name,
    issuer,
    begin: (redirectUri) => askAt(configuration, { redirectUri, scope }),
    async finish(returned) {
      const { state, verifier } = returned.challenge;
      try {
        const { access_token } = await client.authorizationCodeGrant(
          configuration,
          landingOf(returned),
          { expectedState: state, pkceCodeVerifier: verifier },
        );
        const get = async (address: string): Promise<unknown> => {
          const response = await client.fetchProtectedResource(
            configuration,
            access_token,
            new URL(address),
            'GET',
            null,
            new Headers({ accept: 'application/json', 'user-agent': 'Reverie' }),
          );
          return response.ok ? await response.json().catch(() => null) : null;
        };
        return (await options.readIdentity(get)) ?? 'refused';
      } catch (error) {
        return failureOf(error);
      }
    },
  };
}

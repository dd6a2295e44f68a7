import * as client from 'openid-client';
import type { Challenge, IdentityFailure, Returned } from '#providers/identity/port.ts';

/** Where the browser is sent, with everything that ties the answer to it. */
export async function askAt(
  configuration: client.Configuration,
  { redirectUri, scope }: { redirectUri: string; scope: string },
): Promise<{ address: string; challenge: Challenge }> {
  const challenge = {
    state: client.randomState(),
    nonce: client.randomNonce(),
    verifier: client.randomPKCECodeVerifier(),
  };
  const address = client.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope,
    state: challenge.state,
    nonce: challenge.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(challenge.verifier),
    code_challenge_method: 'S256',
  });
  return { address: address.href, challenge };
}

/** The address one came back to, with what stood in it. */
export function landingOf({ redirectUri, query }: Returned): URL {
  const landing = new URL(redirectUri);
  landing.search = query;
  return landing;
}

/** What became of it, where the library threw. Bugs of ours are thrown on. */
export function failureOf(error: unknown): IdentityFailure {
  if (error instanceof client.AuthorizationResponseError) {
    return error.error === 'access_denied' ? 'denied' : 'refused';
  }
  if (error instanceof client.ResponseBodyError) {
    return error.status >= 500 ? 'unavailable' : 'refused';
  }
  if (error instanceof client.WWWAuthenticateChallengeError) return 'refused';
  // What `fetch` throws where nobody answers.
  if (error instanceof TypeError && error.message === 'fetch failed') return 'unavailable';
  if (!(error instanceof client.ClientError)) throw error;
  const { code } = error;
  const isSilent = code === 'OAUTH_TIMEOUT' || code === 'OAUTH_ABORT';
  return isSilent || isUpset(error.cause) ? 'unavailable' : 'refused';
}

function isUpset(cause: unknown): boolean {
  return cause instanceof Response && cause.status >= 500;
}

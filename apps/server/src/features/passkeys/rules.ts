import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import type { NewPasskey, SignedPasskey } from '@reverie/contract/webauthn';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import type { PasskeyRow } from '#features/passkeys/table.ts';

/** Whom passkeys are made for: the name that browsers bind them to, and the only origin they sign for. */
export type Party = { id: string; origin: string };

/** Null where browsers allow none: an address that is no name, or one reached without https. */
export function partyOf(site: string): Party | null {
  const { protocol, hostname, origin } = new URL(site);
  const isOwnMachine = hostname === 'localhost' || hostname.endsWith('.localhost');
  const isSafe = protocol === 'https:' || isOwnMachine;
  const isNumber = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  return isSafe && !isNumber ? { id: hostname, origin } : null;
}

/** Three hundred modules, for the few who come by a passkey: loaded with the first of them. */
export const loadWebauthn = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256: what every Node we run on can check. */
export const algorithms = [-8, -7, -257];

/** What a passkey calls its person; it says nothing to anybody else. */
export function handleOf(userId: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(userId.replaceAll('-', ''), 'hex'));
}

const clientDataSchema = z.object({ challenge: z.string() });

/** The challenge a device says it signed; empty where it says nothing that can be read. */
export function challengeIn({ response }: NewPasskey | SignedPasskey): string {
  try {
    const text = Buffer.from(response.clientDataJSON, 'base64url').toString('utf8');
    return clientDataSchema.parse(JSON.parse(text)).challenge;
  } catch {
    return '';
  }
}

/** A challenge is random: no slow hash is needed. */
export function hashOf(challenge: string): string {
  return createHash('sha256').update(challenge).digest('base64url');
}

export type Made = Pick<
  PasskeyRow,
  'credentialId' | 'publicKey' | 'counter' | 'transports' | 'isSynced'
>;

/** What was made, where it was made for us and its person was asked; null for anything else. */
export async function readMade(
  { id: expectedRPID, origin: expectedOrigin }: Party,
  made: NewPasskey,
): Promise<Made | null> {
  const { attestationObject, clientDataJSON, transports } = made.response;
  // Written out: what is unknown to us is not handed on.
  const response: RegistrationResponseJSON = {
    id: made.id,
    rawId: made.rawId,
    type: made.type,
    clientExtensionResults: {},
    response: { attestationObject, clientDataJSON },
  };
  const { verifyRegistrationResponse } = await loadWebauthn();
  const verified = await quietly(() =>
    verifyRegistrationResponse({
      response,
      // It was looked up, and used up, before.
      expectedChallenge: challengeIn(made),
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }),
  );
  if (!verified?.verified) return null;
  const { credential, credentialBackedUp } = verified.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: credential.publicKey,
    counter: credential.counter,
    transports: transports ?? [],
    isSynced: credentialBackedUp,
  };
}

/** What becomes of a passkey that signed; null where it did not, or counts as a copy would. */
export async function readSigned(
  { id: expectedRPID, origin: expectedOrigin }: Party,
  passkey: PasskeyRow,
  signed: SignedPasskey,
): Promise<Pick<PasskeyRow, 'counter' | 'isSynced'> | null> {
  const { clientDataJSON, authenticatorData, signature, userHandle } = signed.response;
  // A device that says whose it is says so truly.
  const own = Buffer.from(handleOf(passkey.userId)).toString('base64url');
  if (userHandle && userHandle !== own) return null;
  const response: AuthenticationResponseJSON = {
    id: signed.id,
    rawId: signed.rawId,
    type: signed.type,
    clientExtensionResults: {},
    response: { clientDataJSON, authenticatorData, signature },
  };
  const { credentialId: id, publicKey, counter } = passkey;
  const { verifyAuthenticationResponse } = await loadWebauthn();
  const verified = await quietly(() =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge: challengeIn(signed),
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      credential: { id, publicKey: Uint8Array.from(publicKey), counter },
    }),
  );
  if (!verified?.verified) return null;
  const { newCounter, credentialBackedUp } = verified.authenticationInfo;
  return { counter: newCounter, isSynced: credentialBackedUp };
}

/** The library throws at whatever does not fit: to us it is one answer. */
async function quietly<T>(check: () => Promise<T>): Promise<T | null> {
  try {
    return await check();
  } catch {
    return null;
  }
}

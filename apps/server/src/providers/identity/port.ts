import type { ProviderId } from '@reverie/contract/identities.rules';

/** Who somebody is, as a place where they have an account says it. */
export type Identity = {
  /** Names them for good among everybody the issuer knows. */
  subject: string;
  email: string | null;
  /** Whether the place has tried that the address is theirs. */
  isEmailVerified: boolean;
  /** What they are called there. */
  name: string | null;
};

/** What an answer has to fit: it stays with the browser that began. */
export type Challenge = { state: string; nonce: string; verifier: string };

export type Returned = {
  /** The address one was to come back to, as it was named when one left. */
  redirectUri: string;
  /** What stood in the address one came back by. */
  query: string;
  challenge: Challenge;
};

/**
 * Why nobody is known after all: they said no there, the answer does not fit what was asked, or no
 * usable one came in time.
 */
export type IdentityFailure = 'denied' | 'refused' | 'unavailable';

/** A place elsewhere where people have accounts. It is told nothing of ours but our address. */
export type IdentityProvider = {
  id: ProviderId;
  /** As people are told. */
  name: string;
  /** Subjects are told apart within one issuer. */
  issuer: string;
  /** Where the browser goes, and what its answer has to fit. */
  begin(redirectUri: string): Promise<{ address: string; challenge: Challenge } | 'unavailable'>;
  finish(returned: Returned): Promise<Identity | IdentityFailure>;
};

/** One place as the operator has registered Reverie there. */
export type IdentitySettings = {
  id: ProviderId;
  clientId: string;
  clientSecret: string;
  /** The issuer of `oidc`; another server than the public one of the rest. */
  url?: string | undefined;
  /** As people are told; the place's own name unless given. */
  name?: string | undefined;
  /** Seconds to wait for one answer; 8 unless told. */
  patience?: number;
};

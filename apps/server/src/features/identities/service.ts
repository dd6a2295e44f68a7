import type {
  Arrival,
  Beginning,
  Begun,
  Identities,
  Outcome,
  Providers,
  Return,
} from '@reverie/contract/identities';
import type { ProviderId } from '@reverie/contract/identities.rules';
import type { Accounts, CameIn } from '#features/accounts/service.ts';
import type { Place } from '#features/entering/service.ts';
import * as queries from '#features/identities/queries.ts';
import {
  type Arrived,
  type Attempt,
  readArrival,
  readAttempt,
  usernameLike,
} from '#features/identities/rules.ts';
import type { PasskeyService } from '#features/passkeys/service.ts';
import type { Proofs } from '#features/proof/service.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Db } from '#platform/db/database.ts';
import type { Note } from '#platform/happenings.ts';
import type { Principal } from '#platform/http/principal.ts';
import { Problem } from '#platform/http/problem.ts';
import { newId } from '#platform/ids.ts';
import type { Seal } from '#platform/seal/seal.ts';
import type { Identity, IdentityProvider } from '#providers/identity/port.ts';

export type IdentityParts = {
  database: Database;
  clock: Clock;
  seal: Seal;
  note: Note;
  accounts: Accounts;
  passkeys: PasskeyService;
  proofs: Proofs;
  /** The places that are set up. */
  identityProviders: readonly IdentityProvider[];
  /** Origin one comes back to. */
  site: string;
};

/** What became of a return, and the session it opened, for the cookies of the browser. */
export type Came = { outcome: Outcome; entered?: CameIn };

export type IdentityService = ReturnType<typeof createIdentities>;

const attemptContext = 'sign-in begun elsewhere';
const arrivalContext = 'arrival from elsewhere';

/** Signing in with an account one has elsewhere. */
export function createIdentities(parts: IdentityParts) {
  const { database, clock, seal, note, accounts, passkeys, proofs } = parts;
  const { identityProviders, site } = parts;
  const write = <T>(work: (tx: Db) => Promise<T>) => database.write(work, { isEssential: true });

  function providers(): Providers {
    return { providers: identityProviders.map(({ id, name }) => ({ id, name })) };
  }

  /** Throws `not_found` for a place that is not set up. */
  function placeNamed(id: ProviderId): IdentityProvider {
    const provider = identityProviders.find((each) => each.id === id);
    if (!provider) throw new Problem('not_found');
    return provider;
  }

  /** Throws `provider_unavailable`, and `unauthenticated` or `proof_required` before linking. */
  async function begin(
    principal: Principal | null,
    id: ProviderId,
    asked: Beginning,
  ): Promise<Begun> {
    const { purpose, from } = asked;
    const provider = placeNamed(id);
    if (purpose !== 'enter' && !principal) throw new Problem('unauthenticated');
    if (purpose === 'link' && principal) await proofs.demand(principal);
    const redirectUri = new URL(`/auth/${id}/callback`, site).href;
    const begun = await provider.begin(redirectUri);
    if (begun === 'unavailable') throw new Problem('provider_unavailable');
    const { address, challenge } = begun;
    const userId = purpose === 'enter' ? null : (principal?.userId ?? null);
    const at = clock.now().getTime();
    const attempt: Attempt = { provider: id, purpose, userId, redirectUri, challenge, at };
    return { address, attempt: sealed({ ...attempt, from }, attemptContext) };
  }

  /**
   * Throws `sign_in_refused` where the answer belongs to another attempt, browser, place or time,
   * `sign_in_denied` where the person said no there, and `provider_unavailable`.
   */
  async function finish(
    principal: Principal | null,
    id: ProviderId,
    { attempt: kept, query }: Return,
    place: Place,
  ): Promise<Came> {
    const provider = placeNamed(id);
    const attempt = readAttempt(opened(kept, attemptContext), clock.now());
    if (attempt?.provider !== id) throw new Problem('sign_in_refused');
    const { purpose, userId, redirectUri, challenge, from } = attempt;
    // Begun for one account, it ends in no other.
    if (purpose !== 'enter' && principal?.userId !== userId) throw new Problem('sign_in_refused');
    const identity = await provider.finish({ redirectUri, query, challenge });
    if (identity === 'denied') throw new Problem('sign_in_denied');
    if (identity === 'refused') throw new Problem('sign_in_refused');
    if (identity === 'unavailable') throw new Problem('provider_unavailable');
    const followed = from === undefined ? {} : { from };
    if (purpose === 'enter') return arrive(provider, identity, { place, followed });
    if (principal === null) throw new Problem('unauthenticated');
    if (purpose === 'link') {
      await link(principal, provider, identity);
      return { outcome: { ...followed, outcome: 'linked' } };
    }
    await prove(principal, provider, identity);
    return { outcome: { ...followed, outcome: 'proved' } };
  }

  type Arriving = { place: Place; followed: { from?: string } };

  async function arrive(
    provider: IdentityProvider,
    identity: Identity,
    { place, followed }: Arriving,
  ): Promise<Came> {
    const known = await queries.findIdentity(database.read, named(provider, identity));
    if (known) {
      const entered = await accounts.enterAs(known.userId, {
        way: 'provider',
        remember: false,
        place,
      });
      const { user, token } = entered;
      return { outcome: { ...followed, outcome: 'entered', user, token }, entered };
    }
    // An address is no proof here: its owner signs in and links the place.
    const isKnown = identity.email !== null && (await accounts.findByEmail(identity.email));
    if (isKnown) return { outcome: { ...followed, outcome: 'known_email' } };
    const arrived: Arrived = { provider: provider.id, identity, at: clock.now().getTime() };
    const { email, name } = identity;
    const arrival = sealed(arrived, arrivalContext);
    const username = usernameLike(name);
    return { outcome: { ...followed, outcome: 'new', arrival, email, username } };
  }

  /** Throws `identity_taken` where it is somebody else's, or one of that place is linked already. */
  async function link(
    { userId }: Principal,
    provider: IdentityProvider,
    identity: Identity,
  ): Promise<void> {
    await write(async (tx) => {
      const standing = await queries.findIdentity(tx, named(provider, identity));
      if (standing?.userId === userId) return;
      if (standing || !(await insert(tx, userId, { provider, identity }))) {
        throw new Problem('identity_taken');
      }
      await note(tx, { kind: 'identity_linked', userId, about: provider.id });
    });
  }

  async function prove(
    principal: Principal,
    provider: IdentityProvider,
    identity: Identity,
  ): Promise<void> {
    const known = await queries.findIdentity(database.read, named(provider, identity));
    if (known?.userId !== principal.userId) throw new Problem('sign_in_refused');
    await proofs.proveElsewhere(principal);
  }

  /**
   * Opens an account for the newcomer. Throws `sign_in_refused` where their time is over, and what
   * registering throws.
   */
  async function register(asked: Arrival, place: Place): Promise<CameIn> {
    const { arrival, email: typed, ...registration } = asked;
    const arrived = readArrival(opened(arrival, arrivalContext), clock.now());
    if (arrived === null) throw new Problem('sign_in_refused');
    const { identity } = arrived;
    const provider = placeNamed(arrived.provider);
    const email = identity.email ?? typed;
    if (email === undefined) {
      const detail = 'is needed, for the place tells none';
      throw new Problem('invalid_body', { errors: [{ path: 'email', code: 'required', detail }] });
    }
    return accounts.registerWithout({ ...registration, email }, place, {
      // An address that was typed here is nobody's word but theirs.
      isAddressTried: identity.email !== null && identity.isEmailVerified,
      async alongside(tx, userId) {
        // Two forms of one arrival: the second finds the account of the first.
        const isNew = await insert(tx, userId, { provider, identity });
        if (!isNew) throw new Problem('identity_taken');
      },
    });
  }

  function insert(tx: Db, userId: string, who: { provider: IdentityProvider; identity: Identity }) {
    const { provider, identity } = who;
    const now = clock.now();
    return queries.insertIdentity(tx, {
      ...named(provider, identity),
      id: newId(now),
      userId,
      provider: provider.id,
      label: identity.email ?? identity.name,
      linkedAt: now,
    });
  }

  async function list(principal: Principal): Promise<Identities> {
    const rows = await queries.listIdentities(database.read, principal.userId);
    return {
      hasPassword: await accounts.hasPassword(principal.userId),
      identities: rows.map(({ id, provider, label, linkedAt }) => ({
        id,
        provider,
        // A place that is set up no longer keeps its name.
        name: identityProviders.find((each) => each.id === provider)?.name ?? provider,
        label,
        linkedAt: linkedAt.toISOString(),
      })),
    };
  }

  /** What is kept of a person's places elsewhere, by the names each place knows them by. */
  async function keptOf(userId: string) {
    const rows = await queries.listIdentities(database.read, userId);
    return rows.map(({ id: _, userId: __, ...kept }) => kept);
  }

  /** Throws `proof_required`, `not_found`, and `last_way_in` where no other way would be left. */
  async function unlink(principal: Principal, id: string): Promise<void> {
    await proofs.demand(principal);
    const { userId } = principal;
    await write(async (tx) => {
      const ways = await passkeys.holdWaysIn(tx, userId);
      const gone = (await queries.listIdentities(tx, userId)).find((each) => each.id === id);
      if (!gone) throw new Problem('not_found');
      const left = ways.identities - 1 + ways.passkeys;
      if (!ways.hasPassword && left === 0) throw new Problem('last_way_in');
      await queries.deleteIdentity(tx, id);
      await note(tx, { kind: 'identity_unlinked', userId, about: gone.provider });
    });
  }

  const sealed = (value: object, context: string) =>
    Buffer.from(seal.seal(JSON.stringify(value), context)).toString('base64url');
  const opened = (text: string, context: string) =>
    seal.open(Buffer.from(text, 'base64url'), context);

  return { providers, begin, finish, register, list, keptOf, unlink };
}

function named({ issuer }: IdentityProvider, { subject }: Identity) {
  return { issuer, subject };
}

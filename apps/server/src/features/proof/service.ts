import type { Proof } from '@reverie/contract/sessions';
import type { Accounts } from '#features/accounts/service.ts';
import type { FactorService } from '#features/factors/service.ts';
import { occasionOfProof, type PasskeyService } from '#features/passkeys/service.ts';
import type { Sessions } from '#features/sessions/service.ts';
import type { Database } from '#platform/db/database.ts';
import type { Person } from '#platform/http/principal.ts';
import { Problem } from '#platform/http/problem.ts';

export type ProofParts = {
  database: Database;
  accounts: Accounts;
  factors: FactorService;
  passkeys: PasskeyService;
  sessions: Sessions;
};

export type Proofs = ReturnType<typeof createProofs>;

/** Asks people who they are again, before what a stranger at their desk could not undo. */
export function createProofs(parts: ProofParts) {
  const { database, accounts, factors, passkeys, sessions } = parts;

  /**
   * Renews the proof of a session: by the password, and where there is a second factor by a code of
   * it, or by a passkey. Throws `wrong_password`, `wrong_code`, `factor_required`, what a passkey is
   * refused with, and `too_many_attempts` with the seconds to wait.
   */
  async function prove(principal: Person, proof: Proof, address: string): Promise<void> {
    const { password, code, passkey } = proof;
    if (passkey) await passkeys.demand(occasionOfProof(principal), passkey, address);
    else await demandWords(principal, { password, code }, address);
    await noteProof(principal);
  }

  type Words = Pick<Proof, 'password' | 'code'>;

  async function demandWords(principal: Person, { password, code }: Words, address: string) {
    const isAsked = await factors.isOn(database.read, principal.userId);
    if (isAsked && code === undefined) throw new Problem('factor_required');
    if (!isAsked || password !== undefined) {
      await accounts.demandPassword(principal, password ?? '', address);
    }
    if (code !== undefined) await factors.demandCode(principal.userId, code, address);
  }

  /** By an account elsewhere. Throws `factor_required` where that is not enough. */
  async function proveElsewhere(principal: Person): Promise<void> {
    if (await factors.isOn(database.read, principal.userId)) throw new Problem('factor_required');
    await noteProof(principal);
  }

  async function noteProof(principal: Person): Promise<void> {
    await database.write((tx) => sessions.noteProof(tx, principal), { isEssential: true });
  }

  /** Throws `proof_required` where the last proof is older than ten minutes. */
  async function demand(principal: Person): Promise<void> {
    if (!(await sessions.isProved(principal))) throw new Problem('proof_required');
  }

  /**
   * The same for a call that brings the password along, which is proof enough where there is no
   * second factor.
   */
  async function demandBesidePassword(principal: Person): Promise<void> {
    if (await factors.isOn(database.read, principal.userId)) await demand(principal);
  }

  return { prove, proveElsewhere, demand, demandBesidePassword };
}

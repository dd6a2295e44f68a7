import type { ProblemCode } from '@reverie/contract/errors';
import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { PasskeyFault } from '#features/accounts/refusal.form.ts';

/** What something is signed for. */
export type Occasion =
  | { purpose: 'add' | 'enter' | 'prove' }
  | { purpose: 'second_step'; challenge: string };

/** What the device answered, as a form carries it; why it did not; null where nobody need know. */
export type Signed = { passkey: string } | { code: ProblemCode | PasskeyFault } | null;

/**
 * Has a passkey made, or signed with. `byAutofill` waits until somebody chooses one where their email
 * is typed, and says nothing where the browser cannot do that.
 */
export async function sign(occasion: Occasion, { byAutofill = false } = {}): Promise<Signed> {
  if (byAutofill && !(await browserSupportsWebAuthnAutofill())) return null;
  const asked = await fetchOptions(occasion);
  if ('code' in asked) return asked;
  const optionsJSON = asked.options;
  try {
    const answer =
      occasion.purpose === 'add'
        ? await startRegistration({ optionsJSON })
        : await startAuthentication({ optionsJSON, useBrowserAutofill: byAutofill });
    return { passkey: JSON.stringify(answer) };
  } catch (error) {
    const code = faultOf(error);
    return code && { code };
  }
}

/** Nobody waits any more for what was asked of the device. */
export function stopAsking(): void {
  WebAuthnAbortService.cancelCeremony();
}

async function fetchOptions(occasion: Occasion) {
  try {
    const body = new URLSearchParams(occasion);
    const response = await fetch('/passkey', { method: 'POST', body });
    return await response.json();
  } catch {
    return { code: 'unavailable' as const };
  }
}

function faultOf(error: unknown): PasskeyFault | null {
  if (!(error instanceof WebAuthnError)) return 'passkey_failed';
  switch (error.code) {
    case 'ERROR_CEREMONY_ABORTED':
      return null;
    case 'ERROR_INVALID_DOMAIN':
    case 'ERROR_INVALID_RP_ID':
      return 'passkey_elsewhere';
    case 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED':
      return 'passkey_known';
    case 'ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT':
    case 'ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT':
      return 'passkey_too_little';
    default:
      return error.name === 'NotAllowedError' ? 'passkey_cancelled' : 'passkey_failed';
  }
}

import type { NewPasskey, SignedPasskey } from '@reverie/contract/webauthn';
import { textOf } from '#ui/form-text.ts';

/**
 * What a device signed, or made, as the form of its page carried it; null where it carried none. The
 * API says whether it is what it seems to be.
 */
export function readPasskey<Answer extends SignedPasskey | NewPasskey>(
  form: FormData,
): Answer | null {
  try {
    return JSON.parse(textOf(form, 'passkey'));
  } catch {
    return null;
  }
}

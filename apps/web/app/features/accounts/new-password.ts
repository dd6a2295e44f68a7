import { minimumPasswordLength } from '@reverie/contract/accounts.rules';
import type { Refusal } from '#features/accounts/refusal.ts';
import { textOf } from '#ui/form-text.ts';

export type NewPassword = { password: string; confirmPassword: string };

export function readNewPassword(form: FormData): NewPassword & { token: string } {
  return {
    token: textOf(form, 'token'),
    password: textOf(form, 'password'),
    confirmPassword: textOf(form, 'confirmPassword'),
  };
}

/** What stops a new password before it is sent, in the order of registering; null where nothing. */
export function resetRefusal({ password, confirmPassword }: NewPassword): Refusal | null {
  if (password !== confirmPassword) return { code: 'passwords_differ' };
  if ([...password].length < minimumPasswordLength) return { code: 'password_too_short' };
  return null;
}

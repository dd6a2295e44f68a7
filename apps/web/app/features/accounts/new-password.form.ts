import { minimumPasswordLength } from '@reverie/contract/accounts.rules';
import type { Refusal } from '#features/accounts/refusal.form.ts';
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

/** Nobody is asked for a password they do not have. */
export type PasswordChangeForm = NewPassword & { current?: string };

export function readPasswordChange(form: FormData): PasswordChangeForm {
  const { token: _, ...chosen } = readNewPassword(form);
  return { ...chosen, ...(form.has('current') && { current: textOf(form, 'current') }) };
}

/** What stops a change before it is sent: the password of today first. */
export function changeRefusal({ current, ...chosen }: PasswordChangeForm): Refusal | null {
  if (current === '') return { code: 'password_required', fields: ['current'] };
  return resetRefusal(chosen);
}

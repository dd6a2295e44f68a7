import type { Login } from '@reverie/contract/accounts';
import type { Refusal } from '#features/accounts/refusal.form.ts';
import { isTicked, textOf } from '#ui/form-text.ts';

export type LoginForm = Login & { remember: boolean };

export function readLogin(form: FormData): LoginForm {
  return {
    email: textOf(form, 'email').trim(),
    password: textOf(form, 'password'),
    remember: isTicked(form, 'remember'),
  };
}

/** What a refused form is filled with again. */
export function withoutPassword({ password: _, ...kept }: LoginForm) {
  return kept;
}

/** What stops a sign-in before it is sent; null where nothing does. */
export function loginRefusal({ email, password }: Login): Refusal | null {
  if (email === '') return { code: 'email_required' };
  if (password === '') return { code: 'password_required' };
  return null;
}

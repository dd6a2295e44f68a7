import { forgetItem, keepItem, recallItem } from '#keeping/keep.ts';

export function readToken(): string | null {
  return recallItem('token');
}

/** Where storage is refused, the session cookie still carries documents. */
export function keepToken(token: string) {
  keepItem('token', token);
}

export function forgetToken() {
  forgetItem('token');
}

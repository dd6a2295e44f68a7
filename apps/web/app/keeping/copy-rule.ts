import { type CopyRule, lostPath } from '#keeping/copies.ts';
import { pageAt } from '#pages/page-at.ts';

/** Null where a visitor is at a page that is no reading matter: a form to sign in, a confirmation. */
export function copyRule(address: string, isSignedIn: boolean): CopyRule | null {
  if (isSignedIn) return 'forget';
  if (address === lostPath || address === `${lostPath}=`) return null;
  return pageAt(address.replace(/\?.*/, ''))?.isKept ? 'keep' : null;
}

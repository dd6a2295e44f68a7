import type { Named } from '#read/named.ts';
import type { Deed } from '#schema.ts';

/** What a deed comes to where its parties say more than its verb; null where the rule is of others. */
export type DeedRule = (deed: Deed, named: readonly Named[]) => Deed[] | null;

/** The words by which it is told, in small letters. */
export function said(deed: Deed): string {
  return deed.evidence[0]?.text.toLowerCase() ?? '';
}

/** A thing's family; empty for somebody. */
export function categoryOf(named: readonly Named[], id: string | undefined): string {
  return named.find((one) => one.id === id)?.category ?? '';
}

export function isPartOfBody(named: readonly Named[], id: string): boolean {
  return named.some((one) => one.id === id && one.category === 'body');
}

/** Whether it is whoever dreams or a character, and no thing. */
export function isPerson(named: readonly Named[], id: string | undefined): boolean {
  return id === 'dreamer' || named.some((one) => one.id === id && one.kind === 'character');
}

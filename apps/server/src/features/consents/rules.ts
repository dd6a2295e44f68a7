import { createHash } from 'node:crypto';
import type { Recipient } from '@reverie/contract/consents';
import { type ConsentKind, consentWording } from '@reverie/contract/consents.rules';

/** A consent this server asks for, in the words and for the recipients of today. */
export type Offer = { kind: ConsentKind; textVersion: string; recipients: readonly Recipient[] };

/** Who would be sent dreams, by the consent that allows it. */
export type Recipients = Partial<Record<ConsentKind, readonly Recipient[]>>;

/** A consent is asked for where somebody would receive something, and nowhere else. */
export function offersOf(recipients: Recipients): Offer[] {
  const kinds = Object.keys(consentWording) as ConsentKind[];
  return kinds.flatMap((kind) => {
    const named = recipients[kind] ?? [];
    if (named.length === 0) return [];
    return [{ kind, textVersion: versionOf(kind, named), recipients: named }];
  });
}

/** Agreeing to one recipient is not agreeing to another: who they are is part of the version. */
function versionOf(kind: ConsentKind, recipients: readonly Recipient[]): string {
  const named = recipients.map(({ purpose, name, host }) => [purpose, name, host]);
  const digest = createHash('sha256').update(JSON.stringify(named.sort())).digest('hex');
  return `${consentWording[kind]}.${digest.slice(0, 12)}`;
}

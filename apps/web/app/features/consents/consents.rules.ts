import type { ConsentReceipt, Consents, OfferedConsent } from '@reverie/contract/consents';
import { agreementKinds, type ConsentKind, consentKinds } from '@reverie/contract/consents.rules';

/**
 * `awaited`: agreed to, and waiting for the link of a letter. `lapsed`: agreed to in other words, or
 * to send to somebody else; it holds no longer.
 */
export type ConsentState = 'granted' | 'awaited' | 'lapsed' | 'none';

export type ConsentView = {
  kind: ConsentKind;
  name: string;
  state: ConsentState;
  /** What is asked today; null where nothing of the kind is asked any more. */
  offer: OfferedConsent | null;
  receipts: readonly ConsentReceipt[];
};

/** Each kind that is asked for, or that one has ever agreed to. */
export function viewConsents({ offered, receipts }: Consents): ConsentView[] {
  return consentKinds.flatMap((kind) => {
    const offer = offered.find((each) => each.kind === kind) ?? null;
    const own = receipts.filter((each) => each.kind === kind);
    const name = (offer ?? own[0])?.words.name;
    if (name === undefined) return [];
    return [{ kind, name, state: stateOf(offer, own), offer, receipts: own }];
  });
}

function stateOf(offer: OfferedConsent | null, own: readonly ConsentReceipt[]): ConsentState {
  if (offer?.isGranted) return 'granted';
  if (offer?.isAwaited) return 'awaited';
  return own.some(({ withdrawnAt }) => withdrawnAt === null) ? 'lapsed' : 'none';
}

/** What one answered to what an account rests on: the terms first, of each the newest first. */
export function agreedTo({ receipts }: Consents): ConsentReceipt[] {
  return agreementKinds.flatMap((asked) => receipts.filter(({ kind }) => kind === asked));
}

import type { ConsentReceipt, Consents, OfferedConsent } from '@reverie/contract/consents';
import type { ConsentKind } from '@reverie/contract/consents.rules';

/** `lapsed`: agreed to in other words, or to send to somebody else; it holds no longer. */
export type ConsentState = 'granted' | 'lapsed' | 'none';

export type ConsentView = {
  kind: ConsentKind;
  state: ConsentState;
  /** What is asked today; null where nothing of the kind is asked any more. */
  offer: OfferedConsent | null;
  receipts: readonly ConsentReceipt[];
};

/** Each kind that is asked for, or that one has ever agreed to. */
export function viewConsents({ offered, receipts }: Consents): ConsentView[] {
  const kinds = new Set([...offered, ...receipts].map(({ kind }) => kind));
  return [...kinds].map((kind) => {
    const offer = offered.find((each) => each.kind === kind) ?? null;
    const own = receipts.filter((each) => each.kind === kind);
    const isOpen = own.some(({ withdrawnAt }) => withdrawnAt === null);
    const state = offer?.isGranted ? 'granted' : isOpen ? 'lapsed' : 'none';
    return { kind, state, offer, receipts: own };
  });
}

import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import type { Occasion } from '#features/accounts/passkeys.browser.ts';
import type { Refusal } from '#features/accounts/refusal.form.ts';
import { onFirstInteraction } from '#ui/first-interaction.ts';

const device = () => import('#features/accounts/passkeys.browser.ts');

/** Whether this browser knows passkeys; believed until it is asked. */
export function useKnowsPasskeys(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => typeof PublicKeyCredential === 'function',
    () => true,
  );
}

/** Asks the device to sign, once it is told to, and hands what it answered to `send`. */
export function usePasskey(occasion: Occasion, send: (passkey: string) => void) {
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const navigate = useNavigate();

  async function ask() {
    setAsking(true);
    setRefusal(undefined);
    const { sign } = await device();
    const signed = await sign(occasion);
    setAsking(false);
    if (!signed) return;
    if ('passkey' in signed) send(signed.passkey);
    else if (signed.code === 'proof_required') await navigate(proofPath());
    else setRefusal({ code: signed.code });
  }

  return { ask, isAsking, refusal };
}

function proofPath(): string {
  return `/proof?${new URLSearchParams({ from: location.pathname })}`;
}

/** Milliseconds after which something else is asked for: what was asked is dead a minute later. */
const freshness = 4 * 60_000;

/** Offers passkeys where the email is typed, while `isIdle`: nobody has to know of the button. */
export function usePasskeyAutofill(isIdle: boolean, send: (passkey: string) => void): void {
  const sendNow = useEffectEvent(send);

  useEffect(() => {
    if (!isIdle) return;
    let isOver = false;
    async function offer() {
      const { sign } = await device();
      if (isOver) return;
      const signed = await sign({ purpose: 'enter' }, { byAutofill: true });
      if (!isOver && signed && 'passkey' in signed) sendNow(signed.passkey);
    }
    const wake = onFirstInteraction(() => void offer());
    const again = setInterval(() => void offer(), freshness);
    return () => {
      isOver = true;
      wake();
      clearInterval(again);
      void device().then(({ stopAsking }) => stopAsking());
    };
  }, [isIdle]);
}

import { useEffect, useState } from 'react';

export type Copying = { outcome: 'copied' | 'failed' | null; copy: () => Promise<void> };

/** Milliseconds for which a copy says what became of it: long enough to read why it was not made. */
const saidFor = 4_000;

/**
 * Puts a text on the clipboard and says whether it got there. Browsers refuse it without a
 * permission, and have no clipboard at all on pages that came without HTTPS. `onCopied` hears of it.
 */
export function useCopy(text: string, onCopied?: () => void): Copying {
  const [outcome, setOutcome] = useState<Copying['outcome']>(null);
  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), saidFor);
    return () => clearTimeout(timer);
  }, [outcome]);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      return setOutcome('failed');
    }
    setOutcome('copied');
    onCopied?.();
  }
  return { outcome, copy };
}

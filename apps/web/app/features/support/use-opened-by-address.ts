import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Opens the fold that the address points into. Browsers do so themselves when they load a page, not
 * when a link leads from one page of ours to another.
 */
export function useOpenedByAddress() {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again opens it again
  useEffect(() => {
    const target = hash.length > 1 ? document.getElementById(hash.slice(1)) : null;
    const fold = target?.closest('details');
    if (!fold) return;
    fold.open = true;
    fold.scrollIntoView({ block: 'center' });
  }, [hash, key]);
}

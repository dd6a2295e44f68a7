import type { BlurKind } from '@reverie/contract/blurring.rules';
import { useDeferredValue, useEffect, useState } from 'react';

type Found = readonly { kind: BlurKind; text: string }[];

/** Who and where a text may tell, looked for on this device once its writer pauses. */
export function useFound(text: string): Found {
  const asked = useDeferredValue(text);
  const [found, setFound] = useState<Found>([]);
  useEffect(() => {
    let isLate = false;
    const pause = setTimeout(async () => {
      // Without it, offline and unread before, nothing is offered: words can be typed all the same.
      const engine = await import('@reverie/oneirology/private').catch(() => null);
      if (engine && !isLate) setFound(engine.findPrivate(asked));
    }, 400);
    return () => {
      isLate = true;
      clearTimeout(pause);
    };
  }, [asked]);
  return found;
}

import { useCallback, useRef } from 'react';
import { useRevalidator } from 'react-router';

/** Milliseconds between two tries to reach a server that is away. */
const pause = 4_000;

/**
 * Asks the server for the page at hand anew; where the network or the server is away, once it is
 * back: until then what is being read stays, instead of giving way to a page that says it could not
 * be fetched. Who asks again meanwhile waits for the same answer.
 */
export function useAskAnew(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  const waiting = useRef<Promise<void>>(null);
  return useCallback(() => {
    waiting.current ??= untilReached().then(() => {
      waiting.current = null;
      return revalidate();
    });
    return waiting.current;
  }, [revalidate]);
}

/** Resolves once the server is there and ready to answer. */
export async function untilReached(): Promise<void> {
  while (!(await isReached())) {
    await new Promise<void>((resolve) => {
      const again = () => {
        clearTimeout(timer);
        removeEventListener('online', again);
        resolve();
      };
      const timer = setTimeout(again, pause);
      addEventListener('online', again);
    });
  }
}

async function isReached(): Promise<boolean> {
  const answer = await fetch('/readyz', { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return answer !== null && answer.status < 500;
}

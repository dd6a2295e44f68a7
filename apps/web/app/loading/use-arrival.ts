import { useEffect, useState } from 'react';
import { retry } from '#loading/retry.ts';

/** What is fetched once it is wanted: undefined until it came, `missing` where it never did. */
export function useArrival<T>(
  fetch: () => Promise<T>,
  isWanted: boolean,
): T | 'missing' | undefined {
  const [arrived, setArrived] = useState<{ it: T | 'missing' }>();
  useEffect(() => {
    if (!isWanted) return;
    retry(fetch).then(
      (it) => setArrived({ it }),
      () => setArrived({ it: 'missing' }),
    );
  }, [isWanted, fetch]);
  return arrived?.it;
}

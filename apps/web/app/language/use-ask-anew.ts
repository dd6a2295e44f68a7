import { useCallback } from 'react';
import { useRevalidator } from 'react-router';

/**
 * Asks the server for the page at hand anew; without a network, once there is one again: until then
 * what is being read stays, instead of giving way to a page that says it could not be fetched.
 */
export function useAskAnew(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return useCallback(async () => {
    await untilOnline();
    await revalidate();
  }, [revalidate]);
}

/** Resolves at once where the browser knows of a network. */
export async function untilOnline(): Promise<void> {
  if (navigator.onLine) return;
  await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
}

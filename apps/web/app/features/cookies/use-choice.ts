import { useSyncExternalStore } from 'react';
import type { Consent } from '#keeping/consent.ts';
import { onChoice, readChoice } from '#keeping/keep.ts';

/** What was chosen in this browser. `onServer` is what the server knew when it rendered. */
export function useChoice<T>(onServer: T): Consent | null | T {
  return useSyncExternalStore<Consent | null | T>(onChoice, readChoice, () => onServer);
}

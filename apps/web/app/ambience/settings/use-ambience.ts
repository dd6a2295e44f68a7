import { useSyncExternalStore } from 'react';
import type { Ambience } from '#ambience/sky/ambience.ts';
import { onAmbience, readAmbience } from '#ambience/sky/store.ts';

/** The ambience as it is now. Only for what is drawn in the browser: the server knows no hour. */
export function useAmbience(): Ambience {
  return useSyncExternalStore(onAmbience, readAmbience);
}

import { useSyncExternalStore } from 'react';
import { currentTheme, onLook, type Theme } from '#ambience/theme.ts';

/** The colour on screen; on the server, the one it renders with. */
export function useTheme(onServer: Theme): Theme {
  return useSyncExternalStore(onLook, currentTheme, () => onServer);
}

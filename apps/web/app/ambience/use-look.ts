import { useSyncExternalStore } from 'react';
import { currentMode, currentTheme, type Mode, onLook, type Theme } from '#ambience/theme.ts';

/** The colour on screen; on the server, the one it renders with. */
export function useTheme(onServer: Theme): Theme {
  return useSyncExternalStore(onLook, currentTheme, () => onServer);
}

/** The mode on screen, chosen or the system's. Only for what is drawn in the browser. */
export function useMode(): Mode {
  return useSyncExternalStore(onLook, currentMode);
}

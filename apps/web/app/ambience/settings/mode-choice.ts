import { useSyncExternalStore } from 'react';
import { currentMode, grounds, isMode, type Mode, modes, onLook } from '#ambience/theme.ts';
import { forgetCookie, keepCookie } from '#keeping/keep.ts';

/** A mode, or whichever the system prefers. */
export type ModeChoice = Mode | 'system';

/** What was chosen. Only for what is drawn in the browser. */
export function useModeChoice(): ModeChoice {
  return useSyncExternalStore(onLook, currentChoice);
}

function currentChoice(): ModeChoice {
  const { mode } = document.documentElement.dataset;
  return isMode(mode) ? mode : 'system';
}

/**
 * Keeps a mode, or forgets the one that was kept, and wears it at once, in one cut; the server
 * renders it from the next page on.
 */
export function chooseMode(choice: ModeChoice) {
  const { classList, dataset } = document.documentElement;
  classList.add('theme-switch');
  if (choice === 'system') {
    forgetCookie('mode');
    delete dataset.mode;
  } else {
    keepCookie('mode', choice);
    dataset.mode = choice;
  }
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    // There are two where the system decides, whichever of them the browser follows.
    const own = modes.find((mode) => bar.media.includes(mode)) ?? currentMode();
    bar.content = grounds[choice === 'system' ? own : choice];
  }
  setTimeout(() => classList.remove('theme-switch'), 100);
}

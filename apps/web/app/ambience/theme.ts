import { readCookie } from '#language/language.ts';

export const themes = [
  'cyan',
  'sky',
  'blue',
  'indigo',
  'violet',
  'purple',
  'fuchsia',
  'pink',
  'rose',
  'red',
  'orange',
  'amber',
  'yellow',
  'lime',
  'green',
  'emerald',
  'teal',
] as const;
export type Theme = (typeof themes)[number];

export const modes = ['dark', 'light'] as const;
export type Mode = (typeof modes)[number];

export function isTheme(value: unknown): value is Theme {
  return themes.some((theme) => theme === value);
}

export function isMode(value: unknown): value is Mode {
  return modes.some((mode) => mode === value);
}

export type Look = {
  theme: Theme;
  /** Null follows the system: nothing was chosen. */
  mode: Mode | null;
};

/** The look a Cookie header asks for. An unknown theme is cyan, an unknown mode dark. */
export function lookOf(cookies: string | null): Look {
  const theme = readCookie(cookies, 'theme');
  const mode = readCookie(cookies, 'mode');
  return {
    theme: isTheme(theme) ? theme : 'cyan',
    mode: mode === null || isMode(mode) ? mode : 'dark',
  };
}

/** Tells developers of a theme or mode that does not exist; the page already wears the default. */
export function warnOfUnknownLook(cookies: string) {
  const theme = readCookie(cookies, 'theme');
  const mode = readCookie(cookies, 'mode');
  // biome-ignore lint/suspicious/noConsole: the specification asks for a console warning here
  if (theme !== null && !isTheme(theme)) console.warn(`Unknown theme "${theme}": using cyan.`);
  // biome-ignore lint/suspicious/noConsole: as above
  if (mode !== null && !isMode(mode)) console.warn(`Unknown mode "${mode}": using dark.`);
}

/** The mode on screen, whether chosen or the system's. */
export function currentMode(): Mode {
  const chosen = document.documentElement.dataset.mode;
  if (isMode(chosen)) return chosen;
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

/** The colour on screen. */
export function currentTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return isTheme(theme) ? theme : 'cyan';
}

/** The ground of `tokens.css`, night or paper, for the bars a browser draws around a page. */
export const grounds: Record<Mode, string> = { dark: '#070d20', light: '#faf6f0' };

/** Calls back whenever the page wears another colour or mode; answers how to stop it. */
export function onLook(listener: () => void): () => void {
  const watcher = new MutationObserver(listener);
  watcher.observe(document.documentElement, { attributeFilter: ['data-mode', 'data-theme'] });
  const system = matchMedia('(prefers-color-scheme: light)');
  system.addEventListener('change', listener);
  return () => {
    watcher.disconnect();
    system.removeEventListener('change', listener);
  };
}

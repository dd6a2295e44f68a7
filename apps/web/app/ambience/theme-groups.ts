import type { Theme } from '#ambience/theme.ts';

/** The 17 colours as they are offered: by family, in the order of the wheel. */
export const themeGroups = {
  blues: ['cyan', 'sky', 'blue', 'indigo'],
  violets: ['violet', 'purple', 'fuchsia'],
  pinks: ['pink', 'rose', 'red'],
  oranges: ['orange', 'amber', 'yellow'],
  greens: ['lime', 'green', 'emerald', 'teal'],
} as const satisfies Record<string, readonly Theme[]>;

export type ThemeGroup = keyof typeof themeGroups;
export const themeGroupNames = Object.keys(themeGroups) as ThemeGroup[];

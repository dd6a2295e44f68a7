import type { MoonPhase } from '#ambience/moon.ts';
import type { Theme } from '#ambience/theme.ts';
import type { ThemeGroup } from '#ambience/theme-groups.ts';

const moons: Record<MoonPhase, string> = {
  new: 'nouvelle lune',
  waxingCrescent: 'premier croissant',
  firstQuarter: 'premier quartier',
  waxingGibbous: 'lune gibbeuse croissante',
  full: 'pleine lune',
  waningGibbous: 'lune gibbeuse décroissante',
  lastQuarter: 'dernier quartier',
  waningCrescent: 'dernier croissant',
};

const themeGroups: Record<ThemeGroup, string> = {
  blues: 'Bleus',
  violets: 'Violets',
  pinks: 'Roses et rouges',
  oranges: 'Oranges et jaunes',
  greens: 'Verts',
};

const themes: Record<Theme, string> = {
  cyan: 'Cyan',
  sky: 'Ciel',
  blue: 'Bleu',
  indigo: 'Indigo',
  violet: 'Violet',
  purple: 'Pourpre',
  fuchsia: 'Fuchsia',
  pink: 'Rose',
  rose: 'Rose ancien',
  red: 'Rouge',
  orange: 'Orange',
  amber: 'Ambre',
  yellow: 'Jaune',
  lime: 'Citron vert',
  green: 'Vert',
  emerald: 'Émeraude',
  teal: 'Sarcelle',
};

export const ambienceFr = {
  moons,
  themeGroups,
  themes,
  night: (from: string, to: string) => `Nuit du ${from} au ${to}`,
  skyOf: (moon: string) => `Le ciel de cette nuit : ${moon}.`,
};

export type AmbienceMessages = typeof ambienceFr;

declare module '#language/messages.tsx' {
  interface Catalogue {
    ambience: AmbienceMessages;
  }
}

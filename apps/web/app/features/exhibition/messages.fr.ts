import type { SeasonName } from '#features/exhibition/seasons.rules.ts';

const seasons: Record<SeasonName, (year: string) => string> = {
  winter: (year) => `Hiver ${year}`,
  spring: (year) => `Printemps ${year}`,
  summer: (year) => `Été ${year}`,
  autumn: (year) => `Automne ${year}`,
};

export const exhibitionFr = {
  title: 'Exposition',
  lead: 'Vos rêves, accrochés ensemble et tirés dans une seule manière. Elle n’est visible que de vous.',
  look: 'Manière',
  season: 'Saison',
  allSeasons: 'Toutes les nuits',
  seasons,
  hang: 'Accrocher',
  print: 'Imprimer',
  named: (season: string, look: string): string => `${season} · ${look}`,
  keep: 'Au mur',
  explained:
    'Décochez un tirage et accrochez de nouveau : il quitte le mur, pas votre journal. Sur papier, chaque tirage a sa page.',
  left: (count: number): string =>
    count === 1 ? 'Un tirage est décroché.' : `${count} tirages sont décrochés.`,
  hangAll: 'Tout raccrocher',
  more: (most: number): string =>
    `Un mur tient ${most} peintures : les plus récentes. Une saison en montre d’autres.`,
  none: 'Rien à accrocher ici.',
  noneText:
    'Une exposition montre les rêves que la presse a imprimés. Choisissez une autre saison, ou racontez un rêve.',
  tell: 'Raconter un rêve',
};

export type ExhibitionMessages = typeof exhibitionFr;

declare module '#language/messages.tsx' {
  interface Catalogue {
    exhibition: ExhibitionMessages;
  }
}

import type { ChangeName } from '#press/scene.ts';

/** What is said of size first, then what is done to it, of what it is made, its colour. */
export const order: readonly ChangeName[] = [
  ...([
    'giant',
    'tiny',
    'growing',
    'empty',
    'invisible',
    'faceless',
    'masked',
    'naked',
    'broken',
    'burning',
    'melting',
  ] as const),
  ...(['flooded', 'falling', 'floating', 'upside-down', 'inside-out'] as const),
  ...(['red', 'orange', 'yellow', 'green', 'blue', 'violet', 'pink', 'brown'] as const),
  ...([
    'black',
    'white',
    'grey',
    'gold',
    'glass',
    'paper',
    'stone',
    'ice',
    'flesh',
    'ceiling',
  ] as const),
];

export interface AdjectiveWords {
  readonly fr: string;
  readonly f?: string;
  readonly en: string;
}

export const adjectives: Record<ChangeName, AdjectiveWords> = {
  flooded: { fr: 'sous l’eau', en: 'flooded' },
  giant: { fr: 'gigantesque', en: 'giant' },
  tiny: { fr: 'minuscule', en: 'tiny' },
  falling: { fr: 'tombant du ciel', en: 'falling' },
  many: { fr: '', en: '' },
  two: { fr: '', en: '' },
  counted: { fr: '', en: '' },
  burning: { fr: 'en flammes', en: 'burning' },
  melting: { fr: 'qui fond', en: 'melting' },
  growing: { fr: 'qui grandit', en: 'growing' },
  'upside-down': { fr: 'à l’envers', en: 'upside-down' },
  ceiling: { fr: 'au plafond', en: 'on the ceiling' },
  floating: { fr: 'flottant dans l’air', en: 'floating' },
  'inside-out': { fr: '', en: '' },
  glass: { fr: 'de verre', en: 'glass' },
  paper: { fr: 'de papier', en: 'paper' },
  gold: { fr: 'd’or', en: 'golden' },
  stone: { fr: 'de pierre', en: 'stone' },
  ice: { fr: 'de glace', en: 'icy' },
  'made-of': { fr: '', en: '' },
  'same-as': { fr: '', en: '' },
  flesh: { fr: 'de chair', en: 'living' },
  broken: { fr: 'cassé', f: 'cassée', en: 'broken' },
  faceless: { fr: 'sans visage', en: 'faceless' },
  masked: { fr: 'masqué', f: 'masquée', en: 'masked' },
  naked: { fr: 'nu', f: 'nue', en: 'naked' },
  empty: { fr: 'vide', en: 'empty' },
  invisible: { fr: 'invisible', en: 'invisible' },
  // Who is so is named so.
  baby: { fr: '', en: '' },
  child: { fr: '', en: '' },
  grown: { fr: '', en: '' },
  old: { fr: '', en: '' },
  red: { fr: 'rouge', en: 'red' },
  orange: { fr: 'orange', en: 'orange' },
  yellow: { fr: 'jaune', en: 'yellow' },
  green: { fr: 'vert', f: 'verte', en: 'green' },
  blue: { fr: 'bleu', f: 'bleue', en: 'blue' },
  violet: { fr: 'violet', f: 'violette', en: 'purple' },
  pink: { fr: 'rose', en: 'pink' },
  brown: { fr: 'marron', en: 'brown' },
  black: { fr: 'noir', f: 'noire', en: 'black' },
  white: { fr: 'blanc', f: 'blanche', en: 'white' },
  grey: { fr: 'gris', f: 'grise', en: 'grey' },
};

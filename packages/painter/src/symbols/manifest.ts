import { type SettingName, settingNames } from '#scene.ts';
import { manifestTable } from '#symbols/manifest-table.ts';

/** How a thing keeps its place: on the ground, on its feet (and so in water, where there is no
 *  ground), in the air, on water, or in water. */
export const stances = ['stands', 'walks', 'floats', 'sails', 'swims'] as const;
export type Stance = (typeof stances)[number];

/** What it is made of: flesh or wood that light models, the same in the picture's accent, a person
 *  in clothes of that accent, a dark cut-out with an edge of light, night sky full of stars, its own
 *  light, or a pale veil one can see through. */
export const substances = [
  'solid',
  'coloured',
  'dressed',
  'shadow',
  'stars',
  'luminous',
  'veil',
] as const;
export type Substance = (typeof substances)[number];

/** What its surface and edge are like under the brush. */
export const coats = ['smooth', 'built', 'fur', 'feathers', 'leaves'] as const;
export type Coat = (typeof coats)[number];

export interface SymbolEntry {
  /** The silhouette's name in `art/` and in the baked masks. */
  readonly id: string;
  /** Concept ids of the analysis that it shows. */
  readonly concepts: readonly string[];
  readonly stance: Stance;
  readonly substance: Substance;
  readonly coat: Coat;
  /** Its longer side as the hero, in thousandths of the picture's shorter side. */
  readonly size: number;
  /** How much the eye goes to it: 0.5 a prop .. 2 nobody forgets it. */
  readonly salience: number;
  /** How many make a group of them. */
  readonly flock: number;
  /** Where it lives when the dream names no place. */
  readonly home: SettingName;
  /** One and many, with article. */
  readonly fr: readonly [one: string, many: string];
  readonly en: readonly [one: string, many: string];
  readonly source: string;
  readonly licence: string;
  readonly credit: string;
}

const origins = {
  reverie: { licence: 'AGPL-3.0-only', credit: 'Drawn for Reverie' },
  'game-icons': {
    licence: 'CC-BY-3.0',
    credit: 'game-icons.net: Lorc, Delapouite and contributors',
  },
  noto: { licence: 'Apache-2.0', credit: 'Noto Emoji, Google' },
  'tux-paint': {
    licence: 'GPL-2.0-or-later',
    credit: 'Tux Paint stamps: Bill Kendrick and contributors',
  },
  openclipart: { licence: 'CC-PDDC', credit: 'Open Clip Art Library, public domain' },
} as const;

export const symbolEntries: readonly SymbolEntry[] = manifestTable
  .trim()
  .split('\n')
  .map(parseLine);

const byConcept = new Map<string, SymbolEntry>();
for (const entry of symbolEntries) {
  for (const concept of entry.concepts) byConcept.set(concept, entry);
}

/** The entry that shows a concept, or null where no silhouette does it justice. */
export function entryFor(concept: string): SymbolEntry | null {
  return byConcept.get(concept) ?? null;
}

function parseLine(line: string): SymbolEntry {
  const [id = '', concepts = '', tuning = '', fr = '', en = '', source = ''] = line
    .split('|')
    .map((cell) => cell.trim());
  const [stance = '', substance = '', size = '', salience = '', flock = '', home = '', coat = ''] =
    tuning.split(' ');
  return {
    id,
    concepts: concepts.split(' '),
    stance: oneOf(stances, stance),
    substance: oneOf(substances, substance),
    size: Number(size),
    salience: Number(salience),
    flock: Number(flock),
    home: oneOf(settingNames, home),
    coat: oneOf(coats, coat),
    fr: pairOf(fr),
    en: pairOf(en),
    source,
    ...originOf(source.split(':')[0] ?? ''),
  };
}

function originOf(name: string): { licence: string; credit: string } {
  for (const [key, origin] of Object.entries(origins)) if (key === name) return origin;
  throw new Error(`Unknown origin of a silhouette: ${name}`);
}

function oneOf<Name extends string>(list: readonly Name[], word: string): Name {
  const found = list.find((name) => name === word);
  if (found === undefined) throw new Error(`Not one of ${list.join(', ')}: ${word}`);
  return found;
}

function pairOf(text: string): [string, string] {
  const [one = '', many = ''] = text.split(', ');
  return [one, many];
}

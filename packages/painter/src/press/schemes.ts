import type { ActName, PrintScene } from '#press/scene.ts';
import type { View } from '#press/stage.ts';
import { isForHalfLength, isOfHandful } from '#press/told-by-hands.ts';
import type { Random } from '#random.ts';
import { enclosed } from '#scene-tables.ts';

/**
 * How a picture is composed: where the hero stands, how large, from where one looks, and where the
 * others are. A dream chooses one; so can whoever wants another.
 */
export const schemeNames = [
  ...(['aside', 'facing', 'close', 'vast', 'looking-up', 'looking-down', 'centred'] as const),
  ...(['diagonal', 'procession', 'split-level', 'framed', 'past-somebody', 'low-down'] as const),
  ...(['near-the-edge'] as const),
] as const;
export type SchemeName = (typeof schemeNames)[number];

export interface Scheme {
  readonly view: View;
  /** Least and most units that the hero's longer side has. */
  readonly hero: readonly [least: number, most: number];
  /** Where the hero is moved across the sheet, as a share of its width; as its slot has it unless told. */
  readonly at?: number;
  /**
   * Where the others are: in line with the hero, up the diagonal from it, on a level above it, nearer
   * than it, or, people among people, by its side; where it suits them unless told.
   */
  readonly others?: 'line' | 'diagonal' | 'above' | 'near' | 'by';
  /** Seen through an opening. */
  readonly isFramed?: boolean;
}

export const schemes: Readonly<Record<SchemeName, Scheme>> = {
  aside: { view: 'level', hero: [400, 760] },
  facing: { view: 'level', hero: [400, 760], at: 0.66 },
  close: { view: 'level', hero: [640, 900], others: 'by' },
  vast: { view: 'level', hero: [190, 270] },
  'looking-up': { view: 'low', hero: [480, 860] },
  'looking-down': { view: 'high', hero: [420, 640] },
  centred: { view: 'level', hero: [440, 760], at: 0.5 },
  diagonal: { view: 'level', hero: [400, 640], at: 0.3, others: 'diagonal' },
  procession: { view: 'level', hero: [360, 560], at: 0.28, others: 'line' },
  'split-level': { view: 'high', hero: [380, 600], at: 0.36, others: 'above' },
  framed: { view: 'level', hero: [380, 620], at: 0.52, isFramed: true },
  'past-somebody': { view: 'level', hero: [340, 560], at: 0.6, others: 'near' },
  'low-down': { view: 'low', hero: [420, 760], at: 0.34 },
  'near-the-edge': { view: 'level', hero: [480, 760], at: 0.24 },
};

/** What an act looks like best in. */
const suited: Partial<Record<ActName, readonly SchemeName[]>> = {
  chase: ['diagonal', 'procession', 'low-down', 'near-the-edge'],
  run: ['diagonal', 'near-the-edge', 'low-down', 'procession'],
  follow: ['procession', 'diagonal', 'past-somebody', 'split-level'],
  walk: ['procession', 'vast', 'near-the-edge', 'split-level'],
  fly: ['diagonal', 'looking-up', 'facing', 'near-the-edge'],
  fall: ['looking-up', 'diagonal', 'facing', 'near-the-edge'],
  float: ['centred', 'facing', 'looking-up', 'vast'],
  kiss: ['close', 'framed', 'centred', 'facing'],
  embrace: ['close', 'framed', 'centred', 'facing'],
  dance: ['centred', 'low-down', 'facing', 'framed'],
  drown: ['near-the-edge', 'facing', 'diagonal', 'aside'],
  swim: ['near-the-edge', 'facing', 'diagonal', 'aside'],
  hide: ['past-somebody', 'framed', 'near-the-edge', 'split-level'],
  climb: ['looking-up', 'aside', 'low-down', 'facing'],
  carry: ['facing', 'near-the-edge', 'close', 'aside'],
  sleep: ['split-level', 'framed', 'looking-down', 'aside'],
  lie: ['split-level', 'framed', 'looking-down', 'aside'],
  cook: ['aside', 'facing', 'near-the-edge', 'low-down'],
  ride: ['low-down', 'diagonal', 'facing', 'near-the-edge'],
};
const general: readonly SchemeName[] = [
  ...(['aside', 'facing', 'near-the-edge', 'split-level', 'low-down', 'diagonal'] as const),
  ...(['looking-down', 'past-somebody'] as const),
];

/** The scheme that a dream asks for by what is strange in it, what is done, and how many do it. */
export function schemeFor(scene: PrintScene, random: Random): SchemeName {
  const has = (change: 'tiny' | 'giant') =>
    scene.actors.some(({ changes }) => changes.includes(change));
  if (scene.inner) return one(['close', 'facing', 'centred'], random);
  const [first] = scene.deeds;
  const act = scene.hero === undefined ? first?.act : undefined;
  const isLonely = scene.actors.length === 1 && scene.actors[0]?.kind === 'person';
  if (isForHalfLength(scene) && isOfHandful(scene) && has('tiny')) return 'close';
  if (has('giant') && !has('tiny')) return one(['looking-up', 'low-down', 'facing'], random);
  if (has('tiny') && !has('giant')) return one(['close', 'looking-down', 'facing'], random);
  const suits = act === undefined ? undefined : suited[act];
  const isInside = enclosed.has(scene.setting);
  // Nobody is nearer than what passes from hand to hand.
  const isJoined = scene.deeds.some(({ whom }) => scene.actors[whom ?? -1]?.kind === 'person');
  const fitting = (names: readonly SchemeName[]) =>
    names.filter(
      (name) => !(isInside && name === 'vast') && !(isJoined && name === 'past-somebody'),
    );
  if (isForHalfLength(scene) && (random.next() < 0.65 || isOfHandful(scene))) return 'close';
  if (suits) return one(fitting(suits), random);
  if (isLonely && random.next() < 0.5)
    return one(fitting(['vast', 'framed', 'near-the-edge']), random);
  return one(fitting(general), random);
}

function one(names: readonly SchemeName[], random: Random): SchemeName {
  return names[Math.floor(random.next() * names.length)] ?? 'aside';
}

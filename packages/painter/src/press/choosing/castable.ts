import type { Change, Deed, DreamAnalysis } from '@reverie/oneirology/schema';
import type { Actor, ShownDeed } from '#press/scene.ts';

/** What no picture shows by a thing: weather and time, what happens to one, what one is told. */
export const unseen = new Set('weather time-and-signs motion trials passages family'.split(' '));

/** Seen on somebody, and nothing by itself unless it is strange or acts. */
export const worn = new Set(['body', 'clothing']);

/** Props that somebody wears. */
export const garments = new Set(['swimsuit', 'sock']);

export const outdoors = new Set(
  'house childhood-home log-cabin building castle tower lighthouse door window plane helicopter shed greenhouse bandstand pyramid silo'.split(
    ' ',
  ),
);

/** Concepts that are acts, circumstances or crowds of their own. */
export const notShown = new Set(
  'giant magic invisible flying floating falling drowning swimming chase fight kiss night day sky family friend burning wedding funeral flood theatre-play shadow-figure'.split(
    ' ',
  ),
);

export const aboard = new Set(['train', 'metro', 'bus', 'car', 'cart', 'truck']);

/** What has a wheel that somebody sits at, and goes by itself where a dream lets it. */
export const vehicles = new Set([
  'car',
  'bus',
  'truck',
  'train',
  'motorcycle',
  'tractor',
  'tram',
  'plane',
]);

/** Parts of a stage that somebody can be on or in. */
export const seats = new Set(['bed', 'table', 'chair', 'window', 'door', 'bathtub', 'desk']);

export const grasped = new Set<Deed['act']>(['hold', 'carry', 'throw', 'read']);

export const fixed = new Set(['door', 'window', 'bed', 'table', 'stairs', 'wall']);

/** Acts that show what is in one's hands, be it only clothing. */
export const inHand = new Set<Deed['act']>([
  'hold',
  'throw',
  'sew',
  'knit',
  'find',
  'cut',
  'wash',
  'give',
  'bite',
  'eat',
  'tend',
  'touch',
  'put',
]);

const ofTwo = new Set<Deed['act']>(['kiss', 'embrace', 'marry', 'hold-hands']);

export function isOfTwo(
  { who, act }: Pick<Deed, 'who' | 'act'>,
  receiver: string | undefined,
): boolean {
  return (who === 'dreamer' || act === 'marry') && receiver === undefined && ofTwo.has(act);
}

export function isVessel(actors: readonly Actor[], to: number | 'place' | undefined): boolean {
  const vessel = typeof to === 'number' ? actors[to] : undefined;
  return (
    vessel?.kind === 'thing' && /^(?:boat|ship|sleigh|coffin|bathtub|trolley|car)$/.test(vessel.id)
  );
}

const matters = new Set<Change['change']>([
  ...(['glass', 'paper', 'gold', 'stone', 'ice', 'made-of'] as const),
]);

/** `My baby was made of glass`: there is no glass. */
export function isOnlyMatter({ symbols, changes = [] }: DreamAnalysis, id: string): boolean {
  const symbol = symbols.find((one) => one.id === id);
  return (
    symbol?.evidence.every((own) =>
      changes.some(
        ({ of, change, evidence }) =>
          matters.has(change) &&
          evidence.some(({ start, end }) => of !== id && start <= own.start && own.end <= end),
      ),
    ) ?? false
  );
}

/** Who is looked for is not there. */
export function isSomebodyElse({ characters }: DreamAnalysis, id: string | undefined): boolean {
  return characters.some((one) => one.id === id && one.identity !== 'animal');
}

/** Whose mouth it is: that of who is alone with the dreamer, unless it is what comes out. */
export function bodyOwner(
  { characters, deeds = [], whoseParts = [] }: DreamAnalysis,
  comesOut: string,
  part?: string,
): string {
  // `Out of my ear while the doctor watched`: whose it is told to be.
  const own = whoseParts.find((one) => one.part === part && one.of !== 'unknown')?.of;
  if (own !== undefined && own !== comesOut) return own;
  // `I opened my mouth`: whoever opens it has it.
  const opener = deeds.find(({ whom, act }) => whom === part && act === 'open')?.who;
  if (part !== undefined && opener !== undefined && opener !== 'unknown') return opener;
  const people = characters.filter(
    ({ id, identity, number }) =>
      id !== comesOut && identity !== 'animal' && identity !== 'imaginary' && number === 'one',
  );
  return people.length === 1 ? (people[0]?.id ?? 'dreamer') : 'dreamer';
}

/** `When I opened my mouth butterflies came out`: out of it. */
export function sourceOf(
  analysis: DreamAnalysis,
  comesOut: string,
  add: (id: string) => number | null,
): NonNullable<ShownDeed['relation']> | undefined {
  const part = analysis.symbols.find(
    ({ id }) => id !== comesOut && /^(?:mouth|eye|ear|hand|hair|belly)$/.test(id),
  );
  // `The moon cracked and a bird came out`: out of what has broken.
  const shell = (analysis.changes ?? []).find(
    ({ of, change }) => change === 'broken' && of !== comesOut,
  );
  const from = part === undefined && shell ? add(shell.of) : null;
  if (from !== null) return { name: 'from', to: from };
  const owner = part && add(bodyOwner(analysis, comesOut, part.id));
  if (part === undefined || typeof owner !== 'number') return undefined;
  return { name: 'from', to: owner, at: part.id };
}

/** `On my shoulders`, « sur ses épaules »: letters between the verb and them, at most. */
const toShoulders = 44;

/** Whether who carries somebody has them on their shoulders. */
export function isOnShoulders(
  { symbols }: DreamAnalysis,
  { act, evidence = [] }: Pick<Deed, 'act'> & { readonly evidence?: Deed['evidence'] },
): boolean {
  const shoulders = symbols
    .flatMap((one) => one.evidence)
    .filter(({ text }) => /shoulder|épaule/i.test(text));
  return (
    act === 'carry' &&
    shoulders.some(({ start }) =>
      evidence.some((own) => start > own.start && start - own.start <= toShoulders),
    )
  );
}

/** `On the sofa`: one sits, whatever one does there. */
export const sofas = new Set(['sofa', 'throne', 'chair', 'bench', 'toilet', 'gravestone', 'swing']);

export const onSofa = new Set<Deed['act']>([
  'phone',
  'speak',
  'look',
  'wait',
  'stand',
  'laugh',
  'wave',
]);

/** What somebody can step out of, and a room has on its walls. */
export const framed = new Set(['painting', 'mirror', 'television', 'book', 'photograph']);

export function isThing(actor: Actor | undefined, id: string): boolean {
  return actor?.kind === 'thing' && actor.id === id;
}

export const liquids = new Set('milk blood honey wine coffee tea soup oil ink beer'.split(' '));

/** What one does to another, hands free. */
export const handsFree = new Set<Deed['act']>([
  'chase',
  'follow',
  'speak',
  'look',
  'shout',
  'ride',
]);

/** What one does in a car that another drives. */
export const riding = new Set<Deed['act']>([
  'sleep',
  'sit',
  'sing',
  'speak',
  'cry',
  'laugh',
  'shout',
]);

/** What is done standing at a part of the place. */
export const partActs = new Set<Deed['act']>([
  ...(['open', 'tend', 'touch', 'wash', 'paint', 'build', 'break', 'push', 'pull'] as const),
]);

/** A part of the place that something is done to. */
export function partAt(id: string): NonNullable<ShownDeed['relation']> | undefined {
  return seats.has(id) ? { name: 'at', to: 'place', at: id } : undefined;
}

/** Work that shows by its own tool, on whatever it is done: a broom, a heap of dough, linen. */
const byTool =
  /^(?:sweeps|rakes|mops|vacuums|hoovers|kneads|folds|irons|waters|mows|combs|shaves)\b/;

/** What is seen of these is linen: of a river that is folded nothing is. */
export function isOfLinen({ verb }: Pick<Deed, 'verb'>): boolean {
  return /^(?:folds|irons)\b/.test(verb?.en.one ?? '');
}

/** Whether a deed is seen though nothing is that it is done to. */
export function isByTool({ verb, whom }: Pick<Deed, 'verb' | 'whom'>): boolean {
  return byTool.test(verb?.en.one ?? '') && !(isOfLinen({ verb }) && whom !== undefined);
}

/** Handwork on what nothing here has a shape for: whoever does it is seen, hands busy. */
export function isHandwork(
  { characters }: DreamAnalysis,
  { who, act, whom }: Pick<Deed, 'who' | 'act' | 'whom'>,
): boolean {
  const isPerson =
    who === 'dreamer' || characters.some((one) => one.id === who && one.identity !== 'animal');
  return isPerson && whom === undefined && (act === 'tend' || act === 'cut');
}

/** Whom one carries as one does the dead: who is dead, or asleep, or drowning. */
const limp = new Set<Deed['act']>(['sleep', 'drown', 'lie']);

/**
 * How somebody carries another: on their shoulders, on their back, or limp in their arms; undefined
 * where they are held as the living are.
 */
export function carriedHow(
  analysis: DreamAnalysis,
  deed: Pick<Deed, 'act' | 'who' | 'whom' | 'where'> & { readonly evidence?: Deed['evidence'] },
): 'shoulders' | 'back' | 'limp' | undefined {
  if (deed.act !== 'carry') return undefined;
  if (isOnShoulders(analysis, deed)) return 'shoulders';
  if (deed.where.some(({ relation, what }) => relation === 'on' && what === 'back')) return 'back';
  const { characters, symbols, deeds = [] } = analysis;
  const carried = characters.find(({ id }) => id === deed.whom);
  const isDead =
    carried?.identity === 'dead' ||
    symbols.some(({ id }) => id === 'dead-person') ||
    deeds.some(({ who, act }) => who === deed.whom && limp.has(act));
  return isDead ? 'limp' : undefined;
}

/** Whether something is in a person, and in no thing. */
export function isInSomebody(
  { characters }: Pick<DreamAnalysis, 'characters'>,
  where: Deed['where'],
): boolean {
  const isPerson = (what: string) =>
    what === 'dreamer' ||
    characters.some(({ id, identity }) => id === what && identity !== 'animal');
  return where.some(({ relation, what }) => relation === 'in' && isPerson(what));
}

import { bestiaryData, type Trait, traits } from '#press/pieces/bestiary-data.ts';

/** What each beast is and can do, by its row of `bestiary-data.ts`. */
const bestiary: ReadonlyMap<string, ReadonlySet<Trait>> = new Map(
  bestiaryData
    .trim()
    .split(/\n+/)
    .map((row) => {
      const [id = '', told = ''] = row.split(' | ');
      return [id, new Set(told.split(' ').flatMap((word) => (word === '' ? [] : traitOf(word))))];
    }),
);

function traitOf(word: string): Trait {
  const trait = traits.find((one) => one === word);
  if (trait === undefined) throw new Error(`No beast is ${word}.`);
  return trait;
}

function is(id: string, ...any: readonly Trait[]): boolean {
  return any.some((trait) => bestiary.get(id)?.has(trait));
}

export const beasts: readonly string[] = [...bestiary.keys()];

export function isBeast(id: string): boolean {
  return bestiary.has(id);
}

export function isOnFours(id: string): boolean {
  return is(id, 'on-fours');
}

export function isStout(id: string): boolean {
  return is(id, 'stout');
}

export function canGraze(id: string): boolean {
  return is(id, 'grazes');
}

export function canCarry(id: string): boolean {
  return is(id, 'carries');
}

export function hasWings(id: string): boolean {
  return is(id, 'wings', 'flies');
}

export function canFly(id: string): boolean {
  return is(id, 'flies');
}

export function canPerch(id: string): boolean {
  return is(id, 'perches');
}

/** Centimetres: many beasts as long as this are a few, each seen for what it is, and no shoal or toys strewn about. */
export const looming = 100;

/** Whether it has no feet to stand on where there is no water. */
export function isFishlike(id: string): boolean {
  return is(id, 'swims');
}

export function livesUnderWater(id: string): boolean {
  return is(id, 'swims', 'dives');
}

export function canSwim(id: string): boolean {
  return is(id, 'swims', 'dives', 'paddles');
}

export function hasFishTail(id: string): boolean {
  return is(id, 'fish-tail');
}

export function isOfHouse(id: string): boolean {
  return is(id, 'house');
}

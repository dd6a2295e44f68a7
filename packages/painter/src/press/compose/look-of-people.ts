import type { Role } from '#press/drawing.ts';
import type { ClothesName, HairName, Looks } from '#press/figure/options.ts';
import type { ChangeName, Person } from '#press/scene.ts';
import type { Random } from '#random.ts';

const garments: readonly Role[] = ['accent', 'accent2', 'accent3', 'white', 'night'];
const skins: readonly Role[] = ['skin1', 'skin2', 'skin3', 'skin4'];
const hairRoles: readonly Role[] = ['hair1', 'hair2', 'hair3'];

const clothesOf: Readonly<Record<Person['gender'], readonly ClothesName[]>> = {
  female: ['dress', 'coat', 'trousers', 'gown'],
  male: ['coat', 'trousers', 'shirt', 'suit'],
  unknown: ['coat', 'trousers', 'pyjamas', 'shirt'],
};
const hairOf: Readonly<Record<Person['gender'], readonly HairName[]>> = {
  female: ['long', 'bun', 'pony', 'curly'],
  male: ['short', 'short', 'curly', 'hat'],
  unknown: ['short', 'curly', 'bun', 'pony'],
};

/** How somebody of a dream looks: told colours are worn, the rest is drawn by lot. */
export function looksOf(person: Person, place: number, act: string, random: Random): Looks {
  const told = person.changes.map(toldRole).find((role) => role !== undefined);
  const isWet = act === 'swim' || act === 'drown';
  const isAsleep = act === 'sleep' || act === 'lie';
  const drawn = pick(random, clothesOf[person.gender]);
  return {
    age: person.age === 'baby' ? 'child' : person.age,
    clothes: isWet ? 'swimsuit' : isAsleep ? 'pyjamas' : drawn,
    garment: told ?? garments[place % garments.length] ?? 'accent',
    second: 'night',
    skin: pick(random, skins),
    hair: pick(random, hairOf[person.gender]),
    hairRole: person.age === 'old' ? 'hair4' : pick(random, hairRoles),
    ...(person.changes.includes('faceless') && { face: 'faceless' as const }),
    random,
  };
}

export function toldRole(change: ChangeName): Role | undefined {
  const roles: Partial<Record<ChangeName, Role>> = {
    red: 'told.red',
    orange: 'told.orange',
    yellow: 'told.yellow',
    green: 'told.green',
    blue: 'told.blue',
    violet: 'told.violet',
    pink: 'told.pink',
    brown: 'told.brown',
    black: 'told.black',
    white: 'told.white',
    grey: 'told.grey',
    gold: 'told.gold',
    glass: 'glass',
    ice: 'glass',
    stone: 'stone',
    paper: 'white',
  };
  return roles[change];
}

export function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random.next() * items.length)];
  if (item === undefined) throw new Error('Nothing to pick from.');
  return item;
}

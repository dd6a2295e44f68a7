import type { Role } from '#press/drawing.ts';
import type { ClothesName, HairName, Looks } from '#press/figure/options.ts';
import type { ChangeName, Person, RoleName } from '#press/scene.ts';
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
  const costume = person.role === undefined ? {} : costumes[person.role];
  return {
    age: person.age === 'baby' ? 'child' : person.age,
    clothes: isWet ? 'swimsuit' : isAsleep ? 'pyjamas' : drawn,
    garment: told ?? garments[place % garments.length] ?? 'accent',
    second: 'night',
    skin: pick(random, skins),
    hair: pick(random, hairOf[person.gender]),
    hairRole: person.age === 'old' ? 'hair4' : pick(random, hairRoles),
    ...(person.changes.includes('faceless') && { face: 'faceless' as const }),
    ...(person.changes.includes('masked') && { face: 'masked' as const }),
    ...costume,
    ...(person.wears && { clothes: person.wears }),
    ...(person.wears === 'gown' && { garment: 'told.white' as const }),
    ...(told && { garment: told }),
    ...(person.changes.some((change) => matters.has(change)) && ofMatter(told ?? 'stone')),
    ...(person.changes.includes('naked') && { clothes: 'naked' as const }),
    random,
  };
}

/** Who has turned to stone is stone all over. */
const matters = new Set<ChangeName>(['stone', 'gold', 'glass', 'ice', 'paper']);

function ofMatter(role: Role): Partial<Looks> {
  return { garment: role, second: role, skin: role, hairRole: role };
}

/** What one knows people by. */
const costumes: Readonly<Record<RoleName, Partial<Looks>>> = {
  clown: {
    clothes: 'pyjamas',
    garment: 'told.yellow',
    second: 'told.red',
    hair: 'curly',
    hairRole: 'told.orange',
    face: 'masked',
  },
  doctor: { clothes: 'coat', garment: 'white', second: 'told.blue' },
  teacher: { clothes: 'suit', garment: 'told.brown' },
  police: { clothes: 'uniform', garment: 'told.blue', hair: 'cap', hairRole: 'told.blue' },
  soldier: { clothes: 'uniform', garment: 'leaf', hair: 'cap', hairRole: 'leaf' },
  priest: { clothes: 'robe', garment: 'told.black', hair: 'bald' },
  witch: { clothes: 'gown', garment: 'told.black', hair: 'hat', hairRole: 'told.black' },
  thief: { clothes: 'shirt', garment: 'told.black', hair: 'cap', hairRole: 'told.black' },
  devil: { clothes: 'robe', garment: 'told.red', hair: 'hood', hairRole: 'told.red' },
  angel: { clothes: 'gown', garment: 'told.white', hair: 'long', hairRole: 'hair3' },
  bride: { clothes: 'gown', garment: 'told.white', hair: 'bun' },
  shadow: { ...ofMatter('night'), clothes: 'coat', face: 'faceless' },
};

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

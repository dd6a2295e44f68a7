import { costumes, ofMatter } from '#press/compose/costumes.ts';
import type { Role } from '#press/drawing.ts';
import type { ClothesName, HairName, Looks } from '#press/figure/options.ts';
import type { Mood as FaceMood } from '#press/figure/pose.ts';
import { roles } from '#press/roles.ts';
import type { ActName, ChangeName, Person } from '#press/scene.ts';
import type { StageName } from '#press/stages.ts';
import type { Random } from '#random.ts';

const garments: readonly Role[] = ['accent', 'accent2', 'accent3', 'white', 'night'];
const skins: readonly Role[] = ['skin1', 'skin2', 'skin3', 'skin4'];
const hairRoles: readonly Role[] = ['hair1', 'hair2', 'hair3'];

const clothesOf: Readonly<Record<Person['gender'], readonly ClothesName[]>> = {
  female: ['dress', 'coat', 'trousers', 'gown'],
  male: ['coat', 'trousers', 'shirt', 'suit'],
  unknown: ['coat', 'trousers', 'trousers', 'shirt'],
};
const hairOf: Readonly<Record<Person['gender'], readonly HairName[]>> = {
  female: ['long', 'bun', 'pony', 'curly'],
  male: ['short', 'short', 'curly', 'hat'],
  unknown: ['short', 'curly', 'bun', 'pony'],
};

/** Where one bathes, and where one is as one gets up. */
const bathing = new Set<StageName>(['pool', 'sea', 'underwater']);
const atHome = new Set<StageName>(['bedroom', 'bathroom']);

/** What somebody has on for what they do, and where they are. */
function clothesFor(
  { gender, age }: Person,
  act: ActName | null,
  stage: StageName,
  random: Random,
): ClothesName {
  const drawn = pick(random, clothesOf[gender]);
  const isLate = random.next() < 0.4;
  if (act === 'swim' || act === 'drown' || bathing.has(stage))
    return gender === 'male' && age !== 'baby' ? 'trunks' : 'swimsuit';
  if (act === 'sleep' || act === 'lie') return 'pyjamas';
  return atHome.has(stage) && isLate ? 'pyjamas' : drawn;
}

/** Who it is, by their place in the scene, what they do, and where. */
export interface Seen {
  readonly place: number;
  readonly act: ActName | null;
  readonly stage: StageName;
  readonly mood?: FaceMood | undefined;
}

/** How somebody of a dream looks: told colours are worn, the rest is drawn by lot. */
export function looksOf(person: Person, { place, act, stage, mood }: Seen, random: Random): Looks {
  const told = person.changes.map(toldRole).find((role) => role !== undefined);
  const costume = costumeOf(person);
  return {
    age: person.age === 'baby' ? 'child' : person.age,
    clothes: clothesFor(person, act, stage, random),
    garment: told ?? garments[place % garments.length] ?? 'accent',
    second: 'night',
    skin: pick(random, skins),
    hair: pick(random, hairOf[person.gender]),
    hairRole: person.age === 'old' ? 'hair4' : pick(random, hairRoles),
    ...(person.changes.includes('faceless') && { face: 'faceless' as const }),
    ...(person.changes.includes('masked') && { face: 'masked' as const }),
    ...costume,
    ...(mood && { mood }),
    ...(person.wears && { clothes: person.wears }),
    ...(person.wears === 'gown' && { garment: 'told.white' as const }),
    ...(told && { garment: told }),
    ...(person.changes.some((change) => matters.has(change)) && ofMatter(told ?? 'stone')),
    ...(person.changes.includes('naked') && { clothes: 'naked' as const }),
    random,
  };
}

/** A dress is a woman's: what shines is a suit on a man. */
function costumeOf({ role, gender }: Person): Partial<Looks> {
  const costume = costumes[roles.get(role ?? '')?.looks ?? ''] ?? {};
  const isSkirt = costume.clothes === 'dress' || costume.clothes === 'gown';
  return isSkirt && gender === 'male' ? { ...costume, clothes: 'suit', hair: 'short' } : costume;
}

/** Who has turned to stone is stone all over. */
const matters = new Set<ChangeName>(['stone', 'gold', 'glass', 'ice', 'paper']);

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

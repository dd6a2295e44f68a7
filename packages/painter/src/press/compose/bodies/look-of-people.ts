import { bearingOf } from '#press/compose/bodies/bearing.ts';
import {
  type Circumstance,
  circumstanceOf,
  clothesFor,
  clothFor,
  hairFor,
  secondFor,
} from '#press/compose/bodies/clothes-by-sense.ts';
import { costumes, ofMatter } from '#press/compose/bodies/costumes.ts';
import { garmentOf } from '#press/compose/bodies/garment-colours.ts';
import type { Role } from '#press/drawing.ts';
import type { Looks } from '#press/figure/options.ts';
import type { Mood as FaceMood } from '#press/figure/pose.ts';
import { roles } from '#press/roles.ts';
import type { ActName, ChangeName, Person, PrintScene, WornName } from '#press/scene.ts';
import { createRandom, type Random } from '#random.ts';

const skins: readonly Role[] = ['skin1', 'skin2', 'skin3', 'skin4'];
const hairRoles: readonly Role[] = ['hair1', 'hair2', 'hair3'];

/** Who it is, by their place in the scene, what they do, and where. */
export interface Seen {
  readonly place: number;
  readonly act: ActName | null;
  readonly where: Circumstance;
  readonly mood?: FaceMood | undefined;
  /** The ink of their clothes, where neither the dream nor a costume tells it. */
  readonly garment: Role;
}

/** Somebody of a scene, as they are there: by whom they look like, and which of a crowd they are. */
export function seenIn(
  scene: PrintScene,
  place: number,
  act: ActName | null,
  { own = place, nth = 0 } = {},
): Seen {
  return {
    place: own + nth,
    act,
    where: circumstanceOf(scene),
    mood: bearingOf(scene, place, act),
    garment: garmentOf(scene, own, nth),
  };
}

/** How somebody of a dream looks: told colours are worn, the rest is drawn by lot. */
export function looksOf(
  person: Person,
  { place, act, where, mood, garment }: Seen,
  random: Random,
): Looks {
  const told = person.changes.map(toldRole).find((role) => role !== undefined);
  const costume = costumeOf(person);
  const clothes = clothesFor(person, act, where, random);
  // Dark, as one is dressed for the day.
  const isFormal = where.isWedding && clothes === 'suit';
  const worn = told ?? (isFormal ? 'night' : garment);
  const skin = pick(random, skins);
  const hair = hairFor(person, where, random);
  const ownHair = person.age === 'old' ? 'hair4' : pick(random, hairRoles);
  const lot = createRandom(Math.floor(random.next() * 0x7fffffff), 'clothes');
  const cloth = told || costume.clothes ? undefined : clothFor(clothes, lot);
  const isBearded = lot.next() < (person.age === 'old' ? 0.5 : 0.26);
  const isMan = person.gender === 'male' && isGrown(person);
  // Where there is no face, no beard is on it.
  const isFaceless = person.changes.includes('faceless');
  return {
    age: person.age === 'baby' ? 'child' : person.age,
    clothes,
    garment: worn,
    second: secondFor(worn, lot),
    ...(cloth && { cloth }),
    ...(isBearded && isMan && !isFaceless && { hasBeard: true }),
    skin,
    hair,
    // A hood is of its coat: as dark as hair it is taken for hair.
    hairRole: hair === 'hood' ? worn : ownHair,
    ...(isFaceless && { face: 'faceless' as const }),
    ...(person.changes.includes('masked') && { face: 'masked' as const }),
    ...costume,
    ...(person.hair && { hairRole: toldRole(person.hair) ?? 'hair1' }),
    ...(mood && { mood }),
    ...(person.wears && { clothes: person.wears }),
    ...(person.wears === 'gown' && { garment: 'told.white' as const }),
    ...(told &&
      (person.wears && below.has(person.wears) ? { garment, second: told } : { garment: told })),
    ...(person.changes.some((change) => matters.has(change)) && ofMatter(told ?? 'stone')),
    ...(person.changes.includes('naked') && { clothes: 'naked' as const }),
    ...(person.age === 'old' && costume.face === undefined && { hasGlasses: place % 2 === 0 }),
    random,
  };
}

/** What is worn from the waist down has its own colour. */
const below = new Set<WornName>(['trousers', 'skirt']);

function isGrown({ age }: Person): boolean {
  return age === 'adult' || age === 'old';
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

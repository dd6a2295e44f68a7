import { isVessel } from '#press/choosing/castable.ts';
import { isInside } from '#press/choosing/deeds/strange.ts';
import type { Role } from '#press/drawing.ts';
import type { Cloth, ClothesName, HairName } from '#press/figure/options.ts';
import type { ActName, Person, PrintScene } from '#press/scene.ts';
import { stageFor } from '#press/stage-of.ts';
import type { StageName } from '#press/stages.ts';
import type { Random } from '#random.ts';
import { enclosed } from '#scene-tables.ts';

/** Where and when somebody is, as far as it dresses them. */
export interface Circumstance {
  readonly stage: StageName;
  readonly isInside: boolean;
  readonly isCold: boolean;
  readonly isNight: boolean;
  readonly isWedding: boolean;
  /** In a boat, and not in the water. */
  readonly isAboard: boolean;
}

export function circumstanceOf(scene: PrintScene): Circumstance {
  const stage = stageFor(scene);
  const isWithin = enclosed.has(scene.setting) || isInside(stage);
  const isWed = scene.actors.some(
    (one) =>
      one.kind === 'person' &&
      (one.wears === 'gown' || one.role === 'bride' || one.role === 'groom'),
  );
  const isAboard = scene.deeds.some(
    ({ relation }) =>
      relation !== undefined &&
      /^(?:in|on)$/.test(relation.name) &&
      isVessel(scene.actors, relation.to),
  );
  return {
    stage,
    isAboard,
    isInside: isWithin,
    isCold: !isWithin && (stage === 'snowfield' || scene.weather === 'snow'),
    isNight: scene.time === 'night',
    isWedding: isWed || scene.deeds.some(({ act }) => act === 'marry'),
  };
}

type Gender = Person['gender'];

const everyday: Readonly<Record<Gender, readonly ClothesName[]>> = {
  female: ['dress', 'coat', 'trousers', 'skirt'],
  male: ['coat', 'trousers', 'shirt', 'suit'],
  unknown: ['coat', 'trousers', 'trousers', 'shirt'],
};
/** Indoors nobody keeps a coat on. */
const indoors: Readonly<Record<Gender, readonly ClothesName[]>> = {
  female: ['dress', 'skirt', 'trousers', 'shirt'],
  male: ['trousers', 'trousers', 'shirt', 'shirt'],
  unknown: ['trousers', 'trousers', 'trousers', 'shirt'],
};
const atWork: Readonly<Record<Gender, readonly ClothesName[]>> = {
  female: ['trousers', 'suit', 'dress', 'skirt'],
  male: ['suit', 'shirt', 'suit', 'shirt'],
  unknown: ['shirt', 'trousers', 'suit', 'shirt'],
};
const feast: Readonly<Record<Gender, ClothesName>> = {
  female: 'dress',
  male: 'suit',
  unknown: 'suit',
};

const hairs: Readonly<Record<Gender, readonly HairName[]>> = {
  female: ['long', 'bun', 'pony', 'curly', 'bob', 'bob', 'afro'],
  male: ['short', 'short', 'curly', 'hat', 'short', 'afro'],
  unknown: ['short', 'curly', 'bun', 'pony', 'bob', 'afro'],
};
const oldHairs: Readonly<Record<Gender, readonly HairName[]>> = {
  female: ['bun', 'bun', 'curly', 'bun'],
  male: ['short', 'bald', 'short', 'hat'],
  unknown: ['bun', 'short', 'bun', 'short'],
};

/** Where one bathes, and where one is as one gets up. */
const bathing = new Set<StageName>(['pool', 'sea', 'underwater']);
const atHome = new Set<StageName>(['bedroom', 'bathroom']);

/** What somebody has on for what they do, and where they are; else by lot, within reason. */
export function clothesFor(
  { gender, age, role }: Person,
  act: ActName | null,
  where: Circumstance,
  random: Random,
): ClothesName {
  const at = Math.floor(random.next() * 4);
  const isLate = random.next() < 0.4;
  const { stage } = where;
  if (act === 'swim' || act === 'drown' || (bathing.has(stage) && !where.isAboard))
    return gender === 'male' && age !== 'baby' ? 'trunks' : 'swimsuit';
  if (where.isCold) return 'coat';
  if (act === 'sleep' || (act === 'lie' && where.isInside)) return 'pyjamas';
  if (atHome.has(stage) && role === undefined && (isLate || (stage === 'bedroom' && where.isNight)))
    return 'pyjamas';
  if (where.isWedding && age !== 'baby') return feast[gender];
  const lot = stage === 'office' ? atWork : where.isInside ? indoors : everyday;
  const drawn = lot[gender][at] ?? 'trousers';
  // An old woman is in a dress, a child in no suit.
  if (age === 'old' && gender === 'female') return drawn === 'coat' ? 'coat' : 'dress';
  return age === 'child' && drawn === 'suit' ? 'shirt' : drawn;
}

/** A hat is for outdoors; in snow all have one. */
export function hairFor(
  { gender, age }: Person,
  { isCold, isInside: isWithin }: Circumstance,
  random: Random,
): HairName {
  const lot = (age === 'old' ? oldHairs : hairs)[gender];
  const drawn = lot[Math.floor(random.next() * lot.length)] ?? 'short';
  if (isCold) return gender === 'female' && age !== 'child' ? drawn : 'hood';
  return drawn === 'hat' && isWithin ? 'short' : drawn;
}

/** What is woven into what one has on: one garment of three that can have it. */
export function clothFor(clothes: ClothesName, random: Random): Cloth | undefined {
  const chance = random.next();
  if (clothes === 'dress') return chance < 0.4 ? 'dots' : undefined;
  if (!striped.has(clothes)) return undefined;
  return chance < 0.34 ? 'stripes' : undefined;
}

const striped = new Set<ClothesName>(['trousers', 'shirt', 'skirt', 'swimsuit', 'pyjamas']);

/** Trousers and skirts are of the quiet inks, and never of what is worn above them. */
export function secondFor(garment: Role, random: Random): Role {
  const lot = seconds.filter((role) => role !== garment);
  return lot[Math.floor(random.next() * lot.length)] ?? 'night';
}

const seconds: readonly Role[] = ['night', 'night', 'wood', 'stone', 'accent3'];

import type { BodyPart, Change, Deed } from '@reverie/oneirology/schema';
import type { RoleName } from '#press/roles.ts';
import type { Mood, SettingName, TimeOfDay, Weather } from '#scene.ts';

export const printSceneVersion = 2;

/**
 * What a print shows: the one source of picture, alternative text and prompt. Plain JSON, kept with
 * the dream.
 */
export interface PrintScene {
  readonly version: typeof printSceneVersion;
  /** The model that chose what is shown, where one did. */
  readonly chosenBy?: string;
  readonly setting: SettingName;
  /** The dream's own word for the place, a concept id: `library`, `parking`. */
  readonly place?: string;
  /** What the place is made to be: flooded, burning, upside down. */
  readonly placeChanges: readonly ChangeName[];
  /** What stands in it up to the knees: sand, milk. */
  readonly filled?: FillName;
  /** What its ground is made of, where that is another matter: lava, biscuits. */
  readonly ground?: Pick<Thing, 'id' | 'label'>;
  readonly time: TimeOfDay;
  readonly weather: Weather;
  /** Share of each mood, 0..1; they add up to 1. */
  readonly moods: Readonly<Record<Mood, number>>;
  /** At most six, those most worth seeing first. */
  readonly actors: readonly Actor[];
  /** What happens, by places in `actors`; the first is what the picture is of. */
  readonly deeds: readonly ShownDeed[];
  /** Of whom it is, by a place in `actors`, where somebody chose; else of who does the first deed. */
  readonly hero?: number;
  /** Another place that one of its things holds: a forest in a fridge. */
  readonly inner?: { readonly in: number; readonly scene: PrintScene };
}

export const fillNames = [
  ...(['sand', 'snow', 'salt', 'ash', 'milk', 'blood', 'honey', 'coffee', 'oil', 'wine'] as const),
  ...(['lava', 'jelly', 'mud'] as const),
] as const;
export type FillName = (typeof fillNames)[number];

export type ChangeName = Change['change'];
export type ActName = Deed['act'];
export const relationNames = [
  ...(['in', 'on', 'under', 'above', 'behind', 'before', 'beside', 'towards'] as const),
  ...(['through', 'from', 'with', 'at'] as const),
] as const satisfies readonly Deed['where'][number]['relation'][];
export type RelationName = Deed['where'][number]['relation'];

export type Actor = Person | Thing;

export interface Person {
  readonly kind: 'person';
  /** `dreamer`, or another of the dream. */
  readonly who: 'dreamer' | 'other';
  readonly gender: 'male' | 'female' | 'unknown';
  readonly age: 'adult' | 'child' | 'baby' | 'old';
  /** 1, or about how many; 100 is `hundreds`. */
  readonly count: number;
  /** The dream says so by a number. */
  readonly isCounted?: boolean;
  readonly changes: readonly ChangeName[];
  /** Whom one knows by what they do: a clown, a nurse. All others are a man, a woman, somebody. */
  readonly role?: RoleName;
  /** What the dream says they wear. */
  readonly wears?: WornName;
  /** The colour of their hair, where the dream tells it. */
  readonly hair?: ChangeName;
  /** What of them has grown as large as the rest: their hands. */
  readonly part?: GrownPart;
  /** The animal whose head they have, a concept id. */
  readonly head?: string;
  /** What they have that is no part of a person: wings. */
  readonly borrowed?: readonly BorrowedPart[];
  /** What another thing is by now: their hands forks. */
  readonly replaced?: readonly Replaced[];
  /** What is on their body: a crow on the shoulder, blood on the hands. */
  readonly joined?: readonly Joined[];
  /** Whose wings they have, where those are no bird's. */
  readonly wings?: ParticularWings;
}

/** Parts of a body where something can be. */
export const joinedParts = [
  ...(['head', 'face', 'mouth', 'neck', 'shoulder', 'back', 'chest', 'belly', 'arm'] as const),
  ...(['wrist', 'hand', 'pocket', 'leg', 'foot', 'skin'] as const),
] as const satisfies readonly BodyPart[];
export type JoinedPart = (typeof joinedParts)[number];

/** What is on a part of a body: a thing of ours, or a mark (`markNames`). */
export interface Joined extends Pick<Thing, 'id' | 'label' | 'count' | 'changes'> {
  readonly part: JoinedPart;
  /** Of what a tattoo is a picture. */
  readonly kind?: Pick<Thing, 'id' | 'label'>;
}

export const markNames = [
  'blood',
  'wound',
  'tattoo',
  'scales',
  'fur',
  'bruise',
  'leeches',
  'horns',
] as const;
export type MarkName = (typeof markNames)[number];

export function isMarkName(id: string): id is MarkName {
  return markNames.some((one) => one === id);
}

export const wingKinds = [
  'butterfly',
  'bat',
  'bat-animal',
  'dragon',
  'dragonfly',
  'fly-insect',
  'bee',
] as const;
export type ParticularWings = (typeof wingKinds)[number];

export const replacedParts = [
  ...(['hand', 'arm', 'palm', 'hair', 'beard', 'eye', 'leg', 'foot', 'head', 'teeth'] as const),
  ...(['mouth', 'nose', 'shadow'] as const),
] as const;
export type ReplacedPart = (typeof replacedParts)[number];

/** A part of the body, and the thing that it is, or (`palm`) that is in it. */
export interface Replaced {
  readonly part: ReplacedPart;
  readonly id: string;
  readonly label: Thing['label'];
}

export const borrowedParts = [
  ...(['wing', 'eye', 'mouth', 'teeth', 'face', 'hand', 'leg'] as const),
  // A belly with a child in it, hair that falls out.
  // And hair that has grown over the ground.
  ...(['belly', 'hair', 'locks'] as const),
  // A second head.
  'head',
] as const;
export type BorrowedPart = (typeof borrowedParts)[number];

export const grownParts = ['hand', 'foot'] as const;
export type GrownPart = (typeof grownParts)[number];

/** Garments that a dream may name. */
export const wornNames = [
  'dress',
  'skirt',
  'shirt',
  'trousers',
  'gown',
  'coat',
  'suit',
  'pyjamas',
  'swimsuit',
  'uniform',
  /** A dressing gown. */
  'robe',
] as const;
export type WornName = (typeof wornNames)[number];

export interface Thing {
  readonly kind: 'thing';
  /** A concept id of the analysis. */
  readonly id: string;
  readonly label: { readonly fr: string; readonly en: string };
  readonly count: number;
  /** The dream says so by a number. */
  readonly isCounted?: boolean;
  readonly changes: readonly ChangeName[];
  /** What a beast has on, that then stands as people do. */
  readonly wears?: WornName;
  /** What a beast has on its head, before its eyes or round its neck. */
  readonly joined?: readonly Joined[];
  /** Of what it is made, a thing too: a ladder of books. */
  readonly matter?: Pick<Thing, 'id' | 'label'>;
  /** What it has of a body that it has on no day: a house its eyes, a horse its wings. */
  readonly borrowed?: readonly BorrowedPart[];
}

/** What looks back out of a mirror, where that is not who looks into it. */
export interface Reflection {
  readonly as: (typeof reflectedNames)[number];
  /** Of `other`: somebody, or a beast. */
  readonly actor?: Actor;
}

export const reflectedNames = ['nobody', 'faceless', 'old', 'child', 'baby', 'other'] as const;

export interface ShownDeed {
  readonly who: number;
  readonly act: ActName;
  /** The verb that tells it, where that says more than its act. */
  readonly verb?: NonNullable<Deed['verb']>;
  readonly whom?: number;
  readonly relation?: {
    readonly name: RelationName;
    readonly to: number | 'place';
    /** The part of the place that it is said of: `bed`. */
    readonly at?: string;
  };
  readonly reflection?: Reflection;
}

/** Burning, it only shines: it is lit, and not on fire. */
export function isLight(actor: Actor): boolean {
  return (
    actor.kind === 'thing' && /^(?:candle|lamp|lantern|fire|burning|cigarette)$/.test(actor.id)
  );
}

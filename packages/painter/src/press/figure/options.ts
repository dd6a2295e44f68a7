import type { Role } from '#press/drawing.ts';
import type { Mood } from '#press/figure/pose.ts';
import type { PoseName } from '#press/figure/poses.ts';
import type { Point } from '#press/path.ts';
import type { Random } from '#random.ts';

export type Age = 'child' | 'adult' | 'old';
export type Build = 'slight' | 'middle' | 'broad';
export type FigureView = 'side' | 'front' | 'back' | 'three-quarter';
/** `plain`: a few lines; `faceless`: none, as faces in dreams; `masked`: a white mask. */
export type Face = 'plain' | 'faceless' | 'masked';

export const clothesNames = [
  ...(['coat', 'dress', 'gown', 'trousers', 'shirt', 'skirt', 'suit'] as const),
  ...(['pyjamas', 'swimsuit', 'trunks', 'naked', 'uniform', 'robe'] as const),
] as const;
export type ClothesName = (typeof clothesNames)[number];

export const hairNames = [
  ...(['short', 'long', 'bun', 'curly', 'bald', 'hat', 'hood', 'cap', 'pony'] as const),
  ...(['helmet', 'toque', 'bob', 'afro'] as const),
] as const;
export type HairName = (typeof hairNames)[number];

/** What a garment is woven or printed with. */
export type Cloth = 'stripes' | 'dots';

/** How somebody looks, whatever they do. */
export interface Looks {
  readonly age?: Age;
  readonly build?: Build;
  readonly clothes: ClothesName;
  /** What most of the clothes are coloured with. */
  readonly garment: Role;
  /** Trousers, belts, trimmings. */
  readonly second?: Role;
  readonly skin: Role;
  readonly hair: HairName;
  readonly hairRole: Role;
  readonly face?: Face;
  readonly hasBeard?: boolean;
  readonly hasGlasses?: boolean;
  readonly cloth?: Cloth;
  /** What they feel, where that says more than their pose. */
  readonly mood?: Mood;
  /** Small differences between one person and another of the same looks. */
  readonly random?: Random;
}

export interface FigureOptions extends Looks {
  readonly pose: PoseName;
  readonly view?: FigureView;
  /** Where hands are led, the near one first, in centimetres from where they stand; null as the pose has it. */
  readonly hands?: Hands;
}

export type Hands = readonly [Point | null, Point | null];

import type { ClothesName } from '#press/figure/options.ts';

/** How clothes are cut. Lengths are shares of the height. */
export interface Cut {
  readonly sleeve: 'none' | 'short' | 'long' | 'wide';
  readonly legs: 'bare' | 'trousers';
  /** Whose colour the legs have. */
  readonly legsIn: 'garment' | 'second' | 'skin';
  /** Wider trousers at the hem. */
  readonly loose?: number;
  /** Where it ends along the legs, 0.5 at the knees; none where it ends on the trunk. */
  readonly hem?: number;
  readonly flare?: number;
  readonly ease: number;
  /** A skirt that is not of one piece with what is above it. */
  readonly isTwoPiece?: boolean;
  /** Its upper edge on the trunk: above 1 it closes round the neck. */
  readonly top: number;
  readonly bottom?: number;
  readonly isBarefoot?: boolean;
  readonly trim?: 'collar' | 'lapels' | 'belt' | 'buttons' | 'stripes' | 'cord';
}

const cuts: Record<ClothesName, Cut> = {
  coat: {
    ...{ sleeve: 'long', legs: 'trousers', legsIn: 'second', hem: 0.64, flare: 0.035 },
    ...{ ease: 0.01, top: 1.08, trim: 'lapels' },
  },
  dress: {
    ...{ sleeve: 'short', legs: 'bare', legsIn: 'skin', hem: 0.62, flare: 0.072 },
    ...{ ease: 0.002, top: 1.0 },
  },
  gown: {
    ...{ sleeve: 'none', legs: 'bare', legsIn: 'skin', hem: 1.08, flare: 0.095 },
    ...{ ease: 0.002, top: 0.84 },
  },
  trousers: {
    ...{ sleeve: 'long', legs: 'trousers', legsIn: 'second', ease: 0.006, top: 1.07 },
    bottom: -0.04,
  },
  shirt: {
    ...{ sleeve: 'short', legs: 'trousers', legsIn: 'second', ease: 0.006, top: 1.05 },
    ...{ bottom: -0.02, trim: 'collar' },
  },
  skirt: {
    ...{ sleeve: 'long', legs: 'bare', legsIn: 'skin', hem: 0.68, flare: 0.05 },
    ...{ ease: 0.006, top: 1.06, bottom: 0.16, isTwoPiece: true },
  },
  suit: {
    ...{ sleeve: 'long', legs: 'trousers', legsIn: 'garment', hem: 0.13, flare: 0.006 },
    ...{ ease: 0.008, top: 1.07, trim: 'lapels' },
  },
  pyjamas: {
    ...{ sleeve: 'long', legs: 'trousers', legsIn: 'garment', loose: 0.012, ease: 0.01 },
    ...{ top: 1.05, hem: 0.12, flare: 0.012, isBarefoot: true, trim: 'stripes' },
  },
  swimsuit: {
    ...{ sleeve: 'none', legs: 'bare', legsIn: 'skin', ease: 0.001, top: 0.84, bottom: -0.17 },
    isBarefoot: true,
  },
  trunks: {
    ...{ sleeve: 'none', legs: 'bare', legsIn: 'skin', ease: 0.004, top: 0.12 },
    ...{ bottom: -0.17, hem: 0.2, flare: 0.006 },
    isBarefoot: true,
  },
  naked: { sleeve: 'none', legs: 'bare', legsIn: 'skin', ease: 0, top: 0, isBarefoot: true },
  uniform: {
    ...{ sleeve: 'long', legs: 'trousers', legsIn: 'garment', hem: 0.12, flare: 0.008 },
    ...{ ease: 0.008, top: 1.09, trim: 'buttons' },
  },
  robe: {
    ...{ sleeve: 'wide', legs: 'bare', legsIn: 'skin', hem: 0.97, flare: 0.06, ease: 0.012 },
    ...{ top: 1.07, trim: 'cord' },
  },
};

export function cutOf(clothes: ClothesName): Cut {
  return cuts[clothes];
}
